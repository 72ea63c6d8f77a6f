#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Renders DocC's archives into pages that open as files.

    scripts/steps/docs/render.py WORK SITE MODULE...

WORK is the folder that scripts/docs has filled: archives of MODULE..., of CResin and of Pages. Types, articles
and functions have pages; members are sections of their type's page, and all of C is on the pages of its headers.
Fails if a module's page does not name a public type, or if a link leads nowhere.
"""

import html
import json
import posixpath
import re
import shutil
import sys
from pathlib import Path

from blocks import Blocks, breaking, declaration, escape, slug
from model import Site, TYPES

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
GROUPS = (("Guides", r"docs/\w+\.md"), ("Languages", "docs/languages/"), ("Design notes", "docs/design/"),
          ("Modules of the headless UIKit", "Sources/"), ("Project", r"\w+\.md"))


class Renderer(Site):
    """The pages of the site, in `files`, and what is wrong with them, in `faults`."""

    def page(self, url, title, body, nav, toc=""):
        up = "../" if "/" in url else ""
        self.files[url] = f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<link rel="stylesheet" href="{up}style.css">
</head>
<body>
<header><a class="home" href="{up}index.html">Resin</a>
<input id="site-search" type="search" placeholder="Search" aria-label="Search" autocomplete="off" hidden>
<a class="contents" href="#site-contents">Contents</a><ol id="site-found" hidden></ol></header>
<div class="columns">
<main>
{body}
</main>
{toc}
<nav id="site-contents" class="side" aria-label="Contents">{nav}</nav>
</div>
<script src="{up}site.js" data-root="{up}"></script>
</body>
</html>
"""

    def navigation(self, archive, page):
        """The contents of one archive, which every page of it has at its side."""
        items = []
        if archive == "Pages":
            groups = [(title, {}, nodes) for title, nodes in self.page_groups()]
        else:
            root = self.root[archive]
            name = "C library" if archive == "CResin" else archive
            items.append(f'<p class="module"><a href="{self.link(root, page)}">{name}</a></p>')
            groups = self.sections(root)
        for title, _, nodes in groups:
            links = "".join(f'<li><a href="{self.link(n, page)}"{" aria-current=page" if n.url == page else ""}>'
                            f"{self.shown(n)}</a></li>" for n in nodes)
            items.append(f"<h2>{escape(title)}</h2><ul>{links}</ul>")
        return "".join(items)

    def short(self, node):
        return node.title if node.is_article or node.kind != "extension" else ".".join(node.path[2:])

    def shown(self, node):
        return escape(node.title) if node.is_article else breaking(self.short(node))

    def page_groups(self):
        order = re.findall(r"\]\(([\w/.-]+)\)", (ROOT / "docs/README.md").read_text())
        for title, pattern in GROUPS:
            nodes = [n for s, n in self.by_source.items() if n.archive == "Pages" and re.match(pattern, s)]
            nodes.sort(key=lambda n: (order + [n.source[5:]]).index(n.source[5:]))
            yield title, nodes

    def render(self):
        for node in self.nodes.values():
            if node.url and not node.anchor:
                self.render_page(node)
        self.front_page()
        self.search_index()
        return self

    def render_page(self, node):
        page, data, blocks = node.url, node.data, Blocks(self, node, node.url)
        out, used = [], {}
        crumbs = [self.nodes[f"doc://{node.archive}/documentation/" + "/".join(node.path[:n])]
                  for n in range(1, len(node.path)) if node.archive != "Pages"]
        if crumbs:
            out.append('<p class="crumbs">' + " / ".join(
                f'<a href="{self.link(n, page)}">{escape(n.title)}</a>' for n in crumbs if n.url) + "</p>")
        if data["metadata"].get("roleHeading") and not node.is_article:
            out.append(f'<p class="eyebrow">{escape(data["metadata"]["roleHeading"])}</p>')
        code = ' class="code"' if not node.is_article and node.kind != "module" else ""
        out.append(f"<h1{code}>{breaking(node.title)}</h1>")
        out.append(self.text_of(node, page, used, 2))
        out.append(self.relationships(node, page))
        toc = []
        for title, group, nodes in self.sections(node):
            anchor = slug(title, used)
            out.append(f'<h2 id="{anchor}">{escape(title)}</h2>')
            toc.append(f'<h2><a href="#{anchor}">{escape(title)}</a></h2>')
            out.append(blocks.all(group.get("discussion", {}).get("content", [])))
            listed = [n for n in nodes if n.url != page or not n.anchor]
            members = [n for n in nodes if n.url == page and n.anchor]
            if listed:
                out.append('<dl class="list">' + "".join(self.entry(n, page) for n in listed) + "</dl>")
            out += [self.member(n, page) for n in members]
            toc.append("<ul>" + "".join(f'<li><a href="{self.link(n, page)}">{self.shown(n)}</a></li>'
                                        for n in nodes) + "</ul>")
            if node.kind == "module" and group.get("generated") and title != "Extended types":
                self.faults += [f"{node.source} does not name {n.title}" for n in nodes]
        has_members = node.kind in TYPES - {"module"} or node.archive == "CResin" and node.is_article
        side = f'<nav class="toc" aria-label="On this page">{"".join(toc)}</nav>' if toc and has_members else ""
        self.page(page, f"{node.title} – Resin", "\n".join(out), self.navigation(node.archive, page), side)

    def entry(self, node, page):
        code = escape(self.short(node)) if node.is_article else f"<code>{escape(self.short(node))}</code>"
        about = Blocks(self, node, page).inline(node.data.get("abstract", []))
        return f'<dt><a href="{self.link(node, page)}">{code}</a></dt><dd>{about}</dd>'

    def member(self, node, page, level=3):
        if node.is_field:
            return self.field(node, page)
        inner = "".join(self.member(n, page, level + 1) for _, _, some in self.sections(node) for n in some)
        if node.archive == "CResin" and inner:
            inner = f'<dl class="parameters">{inner}</dl>'
        anchor = escape(node.anchor)
        return (f'<section class="member" id="{anchor}"><h{level}><a href="#{anchor}">{escape(node.title)}</a></h{level}>'
                f"{self.text_of(node, page, {}, 4)}{inner}</section>")

    def field(self, node, page):
        sections = node.data.get("primaryContentSections", [])
        tokens = next((s["declarations"][0]["tokens"] for s in sections if s["kind"] == "declarations"), [])
        code = "".join(escape(token["text"]) for token in tokens) or escape(node.title)
        about = Blocks(self, node, page).inline(node.data.get("abstract", []))
        more = Blocks(self, node, page).all([b for s in sections if s["kind"] == "content" for b in s["content"]
                                            if b["type"] != "heading"])
        return f'<dt id="{escape(node.anchor)}"><code>{code}</code></dt><dd>{about}{more}</dd>'

    def text_of(self, node, page, used, level):
        """Abstract, declaration, parameters and discussion."""
        blocks, out = Blocks(self, node, page), []
        blocks.used, blocks.level, blocks.prefix = used, level, f"{node.anchor}." if node.anchor else ""
        if node.data.get("deprecationSummary"):
            out.append('<div class="aside"><p><b>Deprecated.</b></p>' + "".join(
                blocks.block(b) for b in node.data["deprecationSummary"]) + "</div>")
        if node.data.get("abstract"):
            out.append(f'<p class="abstract">{blocks.inline(node.data["abstract"])}</p>')
        for section in node.data.get("primaryContentSections", []):
            if section["kind"] == "declarations" and node.kind not in ("extension", "module"):
                out += [declaration(d["tokens"], self.by_usr.get, lambda target: self.link(target, page))
                        for d in section["declarations"]]
            elif section["kind"] == "parameters":
                out.append('<dl class="parameters">' + "".join(
                    f"<dt><code>{escape(p['name'])}</code></dt><dd>{blocks.all(p['content'])}</dd>"
                    for p in section["parameters"]) + "</dl>")
            elif section["kind"] == "content":
                content = section["content"]
                if content and content[0].get("text") in ("Overview", "Discussion"):
                    content = content[1:]
                out.append(blocks.all(content))
        return "\n".join(out)

    def relationships(self, node, page):
        rows = []
        for section in node.data.get("relationshipsSections", []):
            names = []
            for identifier in section["identifiers"]:
                target = self.nodes.get(identifier) or self.by_usr.get("s:" + identifier.rsplit("/", 1)[-1])
                title = node.data["references"][identifier]["title"].rsplit(".", 1)[-1]
                if target and target.url:
                    names.append(f'<a href="{self.link(target, page)}"><code>{escape(title)}</code></a>')
                elif title not in ("Copyable", "Escapable", "SendableMetatype"):
                    names.append(f"<code>{escape(title)}</code>")
            if names:
                rows.append(f"<dt>{section['title']}</dt><dd>{', '.join(names)}</dd>")
        return f'<dl class="relations">{"".join(rows)}</dl>' if rows else ""

    def front_page(self):
        page = "index.html"
        listed = re.findall(r"\]\(\.\./([\w/.]+\.docc/\w+\.md)\)", (ROOT / "docs/swift.md").read_text())
        articles = {n.source: n for n in self.by_source.values() if n.archive in self.modules and n.is_article}
        self.faults += [f"docs/swift.md does not link {source}" for source in articles.keys() - set(listed)]
        out = ["<h1>Resin</h1>", '<p class="abstract">Build UIKit and Epoxy screens in Swift; run them, test them and '
               "look at them on Linux. Underneath is a small C library for any language.</p>"]
        toc = []

        def section(title, nodes):
            anchor = slug(title, {})
            toc.append(f'<li><a href="#{anchor}">{title}</a></li>')
            out.append(f'<h2 id="{anchor}">{title}</h2><dl class="list">'
                       + "".join(self.entry(n, page) for n in nodes) + "</dl>")

        section("By task", [articles[source] for source in listed])
        section("Swift modules", [self.root[m] for m in self.modules])
        section("C library", [n for _, _, nodes in self.sections(self.root["CResin"]) for n in nodes])
        for title, nodes in self.page_groups():
            section(title, nodes)
        self.page(page, "Resin", "\n".join(out), f'<ul>{"".join(toc)}</ul>')

    def search_index(self):
        entries = []
        for node in self.nodes.values():
            if node.url and (node.kind or node.is_article) and not node.is_member_list:
                name = node.title if node.is_article or len(node.path) == 2 else ".".join(node.path[1:])
                entries.append([name, "" if node.archive == "Pages" else node.archive, self.link(node, "x.html")])
        self.files["search-index.js"] = "const index = " + json.dumps(entries, separators=(",", ":")) + ";\n"

    def write(self):
        for name in ("style.css", "site.js"):
            self.files[name] = (HERE / name).read_text()
        for url, text in self.files.items():
            path = self.out / url
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        for images in (self.work / "archives").glob("*/images/*"):
            if any(images.iterdir()):
                shutil.copytree(images, self.out / "images" / images.name)

    def check(self):
        """Adds a fault for each link that leads nowhere; returns the numbers of pages and of links."""
        pages = {url: text for url, text in self.files.items() if url.endswith(".html")}
        ids = {url: re.findall(r'\bid="([^"]*)"', text) for url, text in pages.items()}
        links = 0
        for url, text in pages.items():
            if len(set(ids[url])) < len(ids[url]):
                twice = {anchor for anchor in ids[url] if ids[url].count(anchor) > 1}
                self.faults += [f"{url} has the anchor {anchor} twice" for anchor in twice]
            for link in re.findall(r'\b(?:href|src)="([^"]*)"', text):
                link = html.unescape(link)
                if re.match(r"(?:https?|mailto):", link):
                    continue
                links += 1
                path, _, anchor = link.partition("#")
                target = posixpath.normpath(posixpath.join(posixpath.dirname(url), path)) if path else url
                if not (self.out / target).is_file():
                    self.faults.append(f"{url} links to {link}, which is not there")
                elif anchor and anchor not in ids.get(target, ()):
                    self.faults.append(f"{url} links to {link}, an anchor that is not there")
        return len(pages), links


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    site = Renderer(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]).render()
    site.write()
    pages, links = site.check()
    for fault in site.faults:
        print(f"scripts/docs: {fault}", file=sys.stderr)
    if site.faults:
        sys.exit(1)
    print(f"{pages} pages, {links} links that lead to a page of the site: {sys.argv[2]}/index.html")


main()
