# SPDX-License-Identifier: MIT
"""Text, code and declarations of DocC's render JSON as HTML. Imported by render.py."""

import html
import re

KEYWORDS = set("""actor any as associatedtype async await bool break case catch char class const continue def default
    defer deinit do double else enum extension extern false final fileprivate float for from func function get guard
    if impl import in init inout int internal is lazy let mut nil None null nullptr open override package private
    protocol pub public repeat required rethrows return self Self set sizeof size_t some static struct subscript super
    switch template this throw throws true True try type typealias typedef typename uint32_t uint64_t unowned use
    using var void weak where while with yield""".split())
CODE = re.compile(r'(?P<c>//[^\n]*|/\*.*?\*/)|(?P<s>"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*")|(?P<n>\b\d[\w.]*)|(?P<w>[@#]?[A-Za-z_]\w*)',
                  re.DOTALL)
DOCUMENT = re.compile(r"\bdocs/[\w/]+\.md\b")
LANGUAGES = {"swift", "c", "cpp", "c++", "rust", "go", "js", "ts", "javascript", "typescript", "python", "py"}
WIDTH = 76


def escape(text):
    return html.escape(text, quote=True)


def breaking(name):
    """A name that a narrow page may break before capitals and after punctuation."""
    return "<wbr>".join(escape(part) for part in re.split(r"(?<=[a-z])(?=[A-Z])|(?<=[_.:(])(?=\w)", name))


def unique(anchor, used):
    """An anchor that the page does not have yet; the second of two equal ones ends in -1."""
    used[anchor] = used.get(anchor, -1) + 1
    return anchor if not used[anchor] else unique(f"{anchor}-{used[anchor]}", used)


def slug(heading, used):
    """The anchor that code hosts give to a heading."""
    return unique(re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") or "section", used)


def highlighted(code):
    def mark(match):
        kind, text = match.lastgroup, match[0]
        if kind == "w":
            kind = "k" if text in KEYWORDS or text[0] in "@#" else "t" if text[0].isupper() else None
        return f'<span class="{kind}">{escape(text)}</span>' if kind else escape(text)

    out, end = [], 0
    for match in CODE.finditer(code):
        out += [escape(code[end:match.start()]), mark(match)]
        end = match.end()
    return "".join(out) + escape(code[end:])


def declaration(tokens, resolve, link):
    """A declaration with links; long parameter lists get a line for each parameter."""
    is_long = sum(len(token["text"]) for token in tokens) > WIDTH and any(
        token["kind"] in ("externalParam", "internalParam") for token in tokens)
    depth, state, previous, out = 0, "before" if is_long else "after", "", []
    for token in tokens:
        text, kind = token["text"], token["kind"]
        if kind != "text":
            target = resolve(token.get("preciseIdentifier"))
            name = {"keyword": "k", "attribute": "a", "identifier": "i", "typeIdentifier": "t",
                    "internalParam": "p", "externalParam": "i", "number": "n", "string": "s"}.get(kind)
            shown = f'<span class="{name}">{escape(text)}</span>' if name else escape(text)
            url = target and link(target)
            out.append(f'<a href="{escape(url)}">{shown}</a>' if url else shown)
            previous = text[-1:]
            continue
        for char in text:
            if char in ")]>" and not (char == ">" and previous == "-"):
                depth -= 1
                if state == "inside" and char == ")" and depth == 0:
                    out.append("\n")
                    state = "after"
            skipped = char == " " and previous == "," and state == "inside" and depth == 1
            if not skipped:
                out.append(escape(char))
            if char in "([<":
                depth += 1
                if state == "before" and char == "(" and depth == 1:
                    state = "inside"
                    out.append("\n  ")
            if char == "," and state == "inside" and depth == 1:
                out.append("\n  ")
            previous = char
    return f'<pre class="declaration"><code>{"".join(out)}</code></pre>'


class Blocks:
    """The text of one node on one page."""

    def __init__(self, site, node, page):
        self.site, self.node, self.page = site, node, page
        self.references = node.data["references"]
        self.used, self.level, self.prefix = {}, 2, ""

    def all(self, content):
        return "\n".join(self.block(block) for block in content)

    def block(self, block):
        kind = block["type"]
        if kind == "paragraph":
            return f"<p>{self.inline(block['inlineContent'])}</p>"
        if kind == "heading":
            level = min(block["level"] - 2 + self.level, 6)
            return f'<h{level} id="{escape(self.prefix + slug(block["text"], self.used))}">{escape(block["text"])}</h{level}>'
        if kind == "codeListing":
            code = "\n".join(block["code"])
            shown = highlighted(code) if (block.get("syntax") or "").lower() in LANGUAGES or (
                not block.get("syntax") and self.node.kind) else escape(code)
            return f'<pre class="listing"><code>{shown}</code></pre>'
        if kind == "aside":
            content = self.all(block["content"])
            if block.get("name") == "Since":
                return content.replace("<p>", '<p class="since">Since ', 1)
            return f'<div class="aside"><p><b>{escape(block.get("name") or block["style"].title())}</b></p>{content}</div>'
        if kind in ("unorderedList", "orderedList"):
            tag = "ul" if kind == "unorderedList" else "ol"
            items = "".join(f"<li>{self.all(item['content'])}</li>" for item in block["items"])
            return f"<{tag}>{items}</{tag}>"
        if kind == "table":
            return self.table(block)
        if kind == "termList":
            items = "".join(f"<dt>{self.inline(item['term']['inlineContent'])}</dt>"
                            f"<dd>{self.all(item['definition']['content'])}</dd>" for item in block["items"])
            return f"<dl>{items}</dl>"
        if kind == "thematicBreak":
            return "<hr>"
        raise ValueError(f"unknown block {kind} in {self.node.id}")

    def table(self, block):
        rows, aligned = [], block.get("alignments") or []
        for number, row in enumerate(block["rows"]):
            tag = "th" if number == 0 and block["header"] in ("row", "both") else "td"
            cells = []
            for column, cell in enumerate(row):
                align = aligned[column] if column < len(aligned) else "unset"
                style = f' class="{align}"' if align in ("right", "center") else ""
                cells.append(f"<{tag}{style}>{self.inline(self.flat(cell))}</{tag}>")
            if tag == "td" or any("<th></th>" != cell for cell in cells):
                rows.append(f"<tr>{''.join(cells)}</tr>")
        return f'<div class="table"><table>{"".join(rows)}</table></div>'

    def flat(self, cell):
        return [inline for block in cell for inline in block.get("inlineContent", [])]

    def inline(self, content):
        return "".join(self.one(item) for item in content)

    def one(self, item):
        kind = item["type"]
        if kind == "text":
            return DOCUMENT.sub(self.document, escape(item["text"]))
        if kind == "codeVoice":
            target = self.site.by_name.get(item["code"])
            code = f"<code>{breaking(item['code'])}</code>"
            return f'<a href="{self.site.link(target, self.page)}">{code}</a>' if target else code
        if kind in ("emphasis", "strong", "strikethrough", "subscript", "superscript", "newTerm", "inlineHead"):
            tag = {"emphasis": "em", "strong": "strong", "strikethrough": "s", "subscript": "sub",
                   "superscript": "sup"}.get(kind, "b")
            return f"<{tag}>{self.inline(item['inlineContent'])}</{tag}>"
        if kind == "image":
            reference = self.references[item["identifier"]]
            up = "../" if "/" in self.page else ""
            return (f'<img src="{up}{escape(reference["variants"][0]["url"].lstrip("/"))}" '
                    f'alt="{escape(reference.get("alt") or "")}" loading="lazy">')
        if kind in ("reference", "link"):
            return self.linked(item)
        raise ValueError(f"unknown text {kind} in {self.node.id}")

    def document(self, match):
        target = self.site.by_source.get(match[0])
        return f'<a href="{self.site.link(target, self.page)}">{match[0]}</a>' if target else match[0]

    def linked(self, item):
        reference = self.references.get(item.get("identifier"), item)
        if reference["type"] == "topic":
            target = self.site.nodes.get(reference["identifier"].split("#")[0])
            url = target and self.site.link(target, self.page)
            title = item.get("overridingTitleInlineContent")
            shown = self.inline(title) if title else (
                escape(reference["title"]) if target and target.is_article else
                f"<code>{breaking(reference['title'])}</code>")
            return f'<a href="{url}">{shown}</a>' if url else shown
        url = reference.get("url") or reference.get("destination") or ""
        title = item.get("overridingTitleInlineContent") or reference.get("titleInlineContent")
        shown = self.inline(title) if title else escape(reference.get("title", url))
        if not re.match(r"(?:https?|mailto):", url):
            path, url = url, url and self.site.source_link(self.node.source or "", url, self.page)
            if not url:
                return f'<span class="file" title="{escape(path)}">{shown}</span>'
        return f'<a href="{escape(url)}">{shown}</a>'
