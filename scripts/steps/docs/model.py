# SPDX-License-Identifier: MIT
"""What DocC's archives contain, and where the site has it. Imported by render.py."""

import json
import posixpath
import re
from urllib.parse import unquote

from blocks import unique

TYPES = {"class", "struct", "enum", "protocol", "extension", "module"}


class Node:
    """A page or a section of a page: a symbol or an article of DocC."""

    def __init__(self, archive, data):
        self.archive, self.data = archive, data
        self.id = data["identifier"]["url"]
        self.path = self.id.split("/documentation/")[1].split("/")
        self.kind = data["metadata"].get("symbolKind")
        self.title = data["metadata"]["title"]
        self.is_article = data["kind"] == "article"
        # The members that a conformance adds are a page of their own in DocC.
        self.is_member_list = self.is_article and data["metadata"]["role"] == "collectionGroup" and (
            self.path[-1].endswith("-Implementations"))
        # Members of C's structs and enumerations are entries of a list.
        self.is_field = self.archive == "CResin" and len(self.path) == 3
        self.source = self.url = self.anchor = None


class Site:
    """All nodes, and where each is: the page and, for a section, its anchor."""

    def __init__(self, work, out, modules):
        self.work, self.out, self.modules = work, out, modules
        self.nodes, self.by_usr, self.by_name, self.by_source = {}, {}, {}, {}
        self.files, self.faults = {}, []
        for archive in (*modules, "CResin", "Pages"):
            for path in sorted((work / "archives" / archive / "data").rglob("*.json")):
                node = Node(archive, json.loads(path.read_text()))
                self.nodes[node.id] = node
                self.by_usr[node.data["metadata"].get("externalID")] = node
        self.pages = json.loads((work / "pages.json").read_text())
        self.lines = json.loads((work / "lines.json").read_text())
        self.root = {name: self.nodes[f"doc://{name}/documentation/{name}"] for name in (*modules, "CResin", "Pages")}
        self.children = {}
        for node in self.nodes.values():
            self.children.setdefault(node.id.rpartition("/")[0], []).append(node)
        self.place()

    def place(self):
        taken = set()
        for node in self.nodes.values():
            if node.archive == "CResin" and not node.is_article and len(node.path) > 1 or node.is_member_list:
                continue
            parent = self.nodes.get(node.id.rpartition("/")[0])
            if node.is_article or node.kind in TYPES or parent is None or parent.kind == "module":
                name = ".".join(node.path[1:]) or "index"
                name = re.sub(r"[^\w.-]+", "-", name).strip("-")
                while (node.archive, name.lower()) in taken:
                    name += "-"
                taken.add((node.archive, name.lower()))
                node.url = f"{node.archive}/{name}.html"
            if node.is_article and len(node.path) > 1:
                node.source = (self.pages.get(node.path[-1]) if node.archive == "Pages" else
                               f"Sources/{node.archive}/{node.archive}.docc/{node.path[-1]}.md")
                self.by_source[node.source] = node
        for module in self.modules:
            self.root[module].source = f"Sources/{module}/{module}.docc/{module}.md"
            self.by_source[self.root[module].source] = self.root[module]
        self.root["Pages"].url = None
        for node in list(self.nodes.values()):
            if node.url:
                self.place_members(node, node.url, {})
        for node in self.nodes.values():
            # A name in code is linked if it has one meaning only.
            if node.url and not node.is_article and len(node.path) == 2:
                self.by_name[node.title] = None if node.title in self.by_name else node

    def place_members(self, node, url, used):
        for _, _, members in self.sections(node):
            for member in members:
                if member.url is None:
                    name = ".".join(member.path[1 if member.archive == "CResin" else 2:])
                    member.url, member.anchor = url, unique(re.sub(r"[^\w.:-]+", "-", name).strip("-"), used)
                    self.place_members(member, url, used)

    def sections(self, node):
        """The titled groups of a page, with their nodes; members of conformances are in groups of their own."""
        found, seen = [], set()
        for title, group, nodes in self.all_sections(node):
            nodes = [n for n in nodes if not (n.id in seen or seen.add(n.id))]
            if all(n.kind == "case" or n.is_field for n in nodes):
                nodes.sort(key=lambda n: self.lines.get(n.data["metadata"].get("externalID"), 0))
            if nodes:
                found.append((title, group, nodes))
        return found

    def all_sections(self, node):
        for group in node.data.get("topicSections", []):
            title = group.get("title", "")
            nodes = [self.nodes[i] for i in group["identifiers"] if i in self.nodes]
            plain = [n for n in nodes if not n.is_member_list]
            if title == "Extended Modules":
                title, plain = "Extended types", [t for n in plain for t in self.children.get(n.id, [])]
            yield title, group, plain
            for added in nodes:
                if added.is_member_list:
                    inner = [n for _, _, some in self.sections(added) for n in some]
                    yield added.title.replace(" Implementations", ": default implementations"), {}, inner

    def link(self, node, page):
        if node.url is None:
            return None
        url = "" if node.url == page and node.anchor else posixpath.relpath(node.url, posixpath.dirname(page) or ".")
        return url + (f"#{node.anchor}" if node.anchor else "")

    def source_link(self, source, target, page):
        """The link to a file of the repository, which is a page of the site or nothing."""
        path, _, anchor = target.partition("#")
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), unquote(path))) if path else source
        node = self.by_source.get(path) or self.by_source.get(path + "/README.md")
        return node and self.link(node, page) + (f"#{anchor}" if anchor else "")
