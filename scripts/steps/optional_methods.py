# SPDX-License-Identifier: MIT
"""The calls of optional methods of UIKit's protocols, as in `delegate.scrollViewDidScroll?(scrollView)`.

The table is the protocol. A method is optional if the last line of its comment is one of

    /// Optional.
    /// Optional; by default `true`.
    /// Optional; by default `nil`: the content is not zoomed.

Its default implementation does nothing, or returns the value, unless the file of the protocol has one written by hand.
A call with a question mark requires an optional value: a property with the base name of the methods. Where a method has
one argument without a label, the property is a closure, and elsewhere a structure with a call for each method, since
closures have no labels and no overloads.
"""

import re

PROTOCOL = re.compile(r"^public protocol (\w+)(?:: ([^{]*))? \{$")
OPTIONAL = re.compile(r" */// Optional(?:; by default `([^`]*)`(?:: .*)?)?\.$")

HEAD = """// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.
"""


def split(text, separator=","):
    """Splits a text at a separator outside of brackets."""
    parts, depth, last = [""], 0, ""
    for character in text:
        depth += (character in "([{<") - (character in ")]}" or character == ">" and last != "-")
        if character == separator and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
        last = character
    return [part.strip() for part in parts if part.strip()]


def closing(text, start):
    """The index of the bracket that closes the one at an index."""
    depth = 0
    for index in range(start, len(text)):
        depth += (text[index] in "([{") - (text[index] in ")]}")
        if depth == 0:
            return index
    raise ValueError(text[start:start + 80])


class Parameter:
    def __init__(self, text):
        names, self.type = (part.strip() for part in text.split(":", 1))
        self.label, self.name = (names.split() * 2)[:2]

    @property
    def declared(self):
        names = self.label if self.label == self.name else f"{self.label} {self.name}"
        # As Swift imports parameters that are dictionaries of options.
        default = " = nil" if re.fullmatch(r"\[.*: Any\]\?", self.type) else ""
        return f"{names}: {self.type}{default}"

    @property
    def passed(self):
        return self.name if self.label == "_" else f"{self.label}: {self.name}"


class Method:
    def __init__(self, text, is_optional, default):
        opening = text.index("(")
        end = closing(text, opening)
        self.name = text[:opening].removeprefix("func ").strip()
        self.parameters = [Parameter(part) for part in split(text[opening + 1:end])]
        self.result = text[end + 1:].strip().removeprefix("->").strip()
        self.is_optional, self.default = is_optional, default

    @property
    def key(self):
        return self.name, tuple((parameter.label, parameter.type) for parameter in self.parameters)

    @property
    def is_closure(self):
        return len(self.parameters) == 1 and self.parameters[0].label == "_" and "->" not in self.parameters[0].type

    def signature(self, name):
        attribute = "  @discardableResult\n" if self.result else ""
        result = f" -> {self.result}" if self.result else ""
        return f"{attribute}  public func {name}({', '.join(parameter.declared for parameter in self.parameters)}){result}"

    def call(self, receiver):
        return f"{receiver}.{self.name}({', '.join(parameter.passed for parameter in self.parameters)})"


def declaration(lines, index):
    """The declaration that begins in a line, in one line, and the index after it."""
    text = ""
    while True:
        text = f"{text} {lines[index].strip()}".strip()
        index += 1
        following = lines[index].strip() if index < len(lines) else ""
        if text.count("(") == text.count(")") and not following.startswith("->"):
            return re.sub(r"\( | \)", lambda match: match[0].strip(), text), index


class Protocol:
    def __init__(self, name, parents, lines, text):
        self.name, self.parents, self.methods = name, parents, []
        index, is_optional, default = 0, False, None
        while index < len(lines):
            line = lines[index].strip()
            if line.startswith("///"):
                match = OPTIONAL.match(lines[index])
                is_optional, default = match is not None, match and match[1]
            if not line.startswith("func "):
                index += 1
                continue
            method, index = declaration(lines, index)
            self.methods.append(Method(method, is_optional, default))
            is_optional, default = False, None
        self.by_hand = self.written_by_hand(text)

    def written_by_hand(self, text):
        keys, lines = set(), text.splitlines()
        for match in re.finditer(rf"^extension {self.name} \{{$", text, re.MULTILINE):
            for index in range(text.count("\n", 0, match.start()) + 1, len(lines)):
                if lines[index] == "}":
                    break
                if lines[index].startswith("  public func "):
                    method, _ = declaration(lines, index)
                    method = re.sub(r" \{.*", "", method.removeprefix("public "))
                    keys.add(Method(method, False, None).key)
        return keys

    @property
    def optional(self):
        return [method for method in self.methods if method.is_optional]

    @property
    def stem(self):
        return re.sub(r"^(?:UIViewController|UI|CA|NS)(?=[A-Z])|Controller(?=(?:Delegate|DataSource)$)|Delegate$", "", self.name)

    @property
    def role(self):
        return "dataSource" if "DataSource" in self.name else "delegate"


def structure(protocol, name):
    return f"_{protocol.stem}{name[0].upper()}{name[1:]}"


def properties(protocol, groups):
    for name, methods in groups.items():
        plural = "methods" if len(methods) > 1 else "method"
        yield f"  /// The {plural} of this name, to be called with a question mark."
        if len(methods) == 1 and methods[0].is_closure:
            method = methods[0]
            yield (f"  public var {name}: (({method.parameters[0].type}) -> {method.result or 'Void'})? "
                   f"{{ {{ self.{name}($0) }} }}\n")
        else:
            yield (f"  public var {name}: {structure(protocol, name)}? "
                   f"{{ {structure(protocol, name)}({protocol.role}: self) }}\n")


def structures(protocol, groups):
    for name, methods in groups.items():
        if len(methods) == 1 and methods[0].is_closure:
            continue
        yield f"\n/// The {'methods' if len(methods) > 1 else 'method'} named `{name}`."
        yield f"@preconcurrency @MainActor\npublic struct {structure(protocol, name)} {{"
        yield f"  fileprivate let {protocol.role}: any {protocol.name}"
        for method in methods:
            yield f"\n{method.signature('callAsFunction')} {{\n    {method.call(protocol.role)}\n  }}"
        yield "}"


def source(protocol, protocols):
    """The file of a protocol; lines are not broken yet."""
    own = {}
    for method in protocol.optional:
        own.setdefault(method.name, []).append(method)
    # A property of a protocol hides the one of its parent, and so has the calls of both.
    groups = {name: methods + [method for parent in protocol.parents if parent in protocols
                               for method in protocols[parent].optional if method.name == name]
              for name, methods in own.items()}
    lines = [HEAD]
    defaults = [method for method in protocol.optional if method.key not in protocol.by_hand]
    if defaults:
        lines.append(f"extension {protocol.name} {{")
        for method in defaults:
            if method.result and method.default is None:
                raise ValueError(f"{protocol.name}.{method.name} has no default: write \"Optional; by default `value`.\"")
            lines.append(f"{method.signature(method.name)} {{{f' {method.default} ' if method.default else ''}}}\n")
        lines.append("}\n")
    lines += [f"extension {protocol.name} {{", *properties(protocol, groups), "}", *structures(protocol, groups)]
    return "\n".join(lines).replace("\n\n}", "\n}") + "\n"


def protocols_of(text):
    lines = text.splitlines()
    for index, line in enumerate(lines):
        match = PROTOCOL.match(line)
        if match:
            yield Protocol(match[1], split(match[2] or ""), lines[index + 1:lines.index("}", index)], text)


def files(root):
    """The files, as pairs of a path and an unformatted text."""
    found = {}
    for path in sorted((root / "Sources/HeadlessUIKit").rglob("*.swift")):
        text = path.read_text()
        if "public protocol " in text:
            found |= {protocol.name: (path, protocol) for protocol in protocols_of(text)}
    protocols = {name: protocol for name, (_, protocol) in found.items()}
    for name, (path, protocol) in found.items():
        if protocol.optional:
            yield path.with_name(f"{name}+Optional.swift"), source(protocol, protocols)
