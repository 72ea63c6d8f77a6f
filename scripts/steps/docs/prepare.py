#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prepares what scripts/docs passes to DocC.

    scripts/steps/docs/prepare.py WORK

WORK/lines.json gets the line of each symbol, because DocC sorts members by name. Symbol graphs in WORK/graphs lose the members that come from protocols of the standard library and of Foundation.
Comments of C, in WORK/graphs/CResin, get DocC's spelling of parameters, results and versions. WORK/catalogs
gets two catalogs: CResin.docc with an article for each header, and Pages.docc with the repository's documents.
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
IMAGE = re.compile(r"!\[([^\]]*)\]\((?!\w+:)([^)\s]+)\)")
COMMENTED = re.compile(r"((?:^///.*\n)+)typedef struct (\w+) \2;", re.MULTILINE)
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/*.md", "docs/languages/*.md", "docs/design/*.md",
         "Sources/*/README.md")


def without_foreign_members(graph, modules):
    """Removes members that conformances to protocols of other packages add, such as those of `Sequence`."""
    own = re.compile("s:(?:%s)" % "|".join(f"{len(name)}{name}" for name in modules))
    foreign = {edge["source"] for edge in graph["relationships"]
               if "::SYNTHESIZED::" in edge["source"] and not own.match(edge["source"])}
    graph["symbols"] = [s for s in graph["symbols"] if s["identifier"]["precise"] not in foreign]
    graph["relationships"] = [e for e in graph["relationships"] if e["source"] not in foreign]


def docc_comment(lines):
    """Spells Doxygen's commands as DocC does."""
    spellings = ((r"@param(?:\[\w+\])? (\w+) ", r"- Parameter \1: "), (r"@return ", "- Returns: "),
                 (r"@since ", "- Since: version "))
    for line in lines:
        for pattern, spelling in spellings:
            line["text"] = re.sub("^" + pattern, spelling, line["text"])


def opaque_struct(name, comment, header, line):
    """A symbol for a declaration without members, which clang leaves out."""
    keyword, text = {"kind": "keyword"}, {"kind": "text", "spelling": " "}
    return {
        "accessLevel": "public", "identifier": {"interfaceLanguage": "c", "precise": f"c:@S@{name}"},
        "kind": {"identifier": "c.struct", "displayName": "Structure"}, "pathComponents": [name],
        "names": {"title": name, "subHeading": [{"kind": "identifier", "spelling": name}]},
        "declarationFragments": [keyword | {"spelling": "typedef"}, text, keyword | {"spelling": "struct"}, text,
                                 {"kind": "identifier", "spelling": name}, text | {"spelling": f" {name};"}],
        "docComment": {"lines": [{"text": text} for text in re.findall(r"^/// ?(.*)$", comment, re.MULTILINE)]},
        "location": {"uri": f"file://{header}", "position": {"line": line, "character": 0}},
    }


def c_article(header, symbols):
    """The article of a header: the comment at its head, and its symbols below the headings of its sections."""
    text = header.read_text()
    lines = text.splitlines()
    start = next((n for n, line in enumerate(lines) if line.startswith("// ") and "SPDX" not in line), None)
    about, sections = [], [(0, "Declarations", [])]
    for number, line in enumerate(lines):
        if line.startswith("// ----"):
            sections.append((number, lines[number + 1][3:], []))
            for more in lines[number + 2:]:
                if not more.startswith("//") or more.startswith("///"):
                    break
                sections[-1][2].append(more[3:])
    if start is not None and not lines[start].startswith("// ----"):
        for line in lines[start:]:
            if not line.startswith("//"):
                break
            about.append(line[3:])
    article = [f"# resin/{header.name}", "", *about, "", "## Topics", ""]
    for index, (first, title, prose) in enumerate(sections):
        end = sections[index + 1][0] if index + 1 < len(sections) else len(lines)
        names = [name for line, name in symbols if first <= line < end]
        if names:
            article += [f"### {title}", "", *prose, "", *(f"- ``{name}``" for name in names), ""]
    return "\n".join(article)


def prepare_c(work):
    path = work / "graphs/CResin/CResin.symbols.json"
    graph = json.loads(path.read_text())
    headers = sorted((ROOT / "core/include/resin").glob("*.h"))
    for header in headers:
        text = header.read_text()
        for match in COMMENTED.finditer(text):
            line = text[:match.end()].count("\n")
            graph["symbols"].append(opaque_struct(match[2], match[1], header, line))
    # Macros without a comment are guards and helpers of the headers themselves.
    graph["symbols"] = [s for s in graph["symbols"] if s["kind"]["identifier"] != "c.macro" or "docComment" in s]
    for symbol in graph["symbols"]:
        docc_comment(symbol.get("docComment", {}).get("lines", []))
    path.write_text(json.dumps(graph))

    catalog = work / "catalogs/CResin.docc"
    catalog.mkdir(parents=True)
    listed = []
    for header in headers:
        symbols = sorted((s["location"]["position"]["line"], s["names"]["title"]) for s in graph["symbols"]
                         if len(s["pathComponents"]) == 1 and s["location"]["uri"].endswith("/" + header.name))
        if symbols:
            (catalog / f"{header.stem}.md").write_text(c_article(header, symbols))
            listed.append(f"- <doc:{header.stem}>")
    (catalog / "CResin.md").write_text("\n".join([
        "# ``CResin``", "", "The C library: a header for each part, with contracts, units, ranges and errors.", "",
        "## Topics", "", "### Headers", "", *listed, ""]))


def prepare_pages(work):
    catalog = work / "catalogs/Pages.docc"
    catalog.mkdir(parents=True)
    names = {}
    for pattern in PAGES:
        for path in sorted(ROOT.glob(pattern)):
            source = path.relative_to(ROOT)
            name = "-".join(source.with_suffix("").parts)
            names[name] = str(source)

            def image(match, folder=path.parent):
                file = (folder / match[2]).resolve()
                flat = "-".join(file.relative_to(ROOT).parts)
                (catalog / flat).write_bytes(file.read_bytes())
                return f"![{match[1]}]({flat})"

            (catalog / f"{name}.md").write_text(IMAGE.sub(image, path.read_text()))
    (catalog / "Pages.md").write_text("# Documents\n\n@Metadata {\n  @TechnologyRoot\n}\n\nThe documents of the "
                                      "repository.\n\n## Topics\n\n### Pages\n\n"
                                      + "".join(f"- <doc:{name}>\n" for name in names))
    (work / "pages.json").write_text(json.dumps(names))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    work = Path(sys.argv[1])
    modules = [folder.name for folder in sorted((work / "graphs").iterdir())]
    lines = {}
    for path in (work / "graphs").glob("*/*.json"):
        graph = json.loads(path.read_text())
        without_foreign_members(graph, modules)
        path.write_text(json.dumps(graph))
        for symbol in graph["symbols"]:
            if "location" in symbol:
                lines[symbol["identifier"]["precise"]] = symbol["location"]["position"]["line"]
    (work / "lines.json").write_text(json.dumps(lines))
    prepare_c(work)
    prepare_pages(work)


main()
