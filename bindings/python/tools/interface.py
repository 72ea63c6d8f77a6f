# SPDX-License-Identifier: MIT
"""Writes a C header with the signatures and the documentation of the extension module.

    python interface.py _core.pyi interface.h

For each function and method NAME or Class_name the header defines SIGNATURE_NAME, the initializer
of a `signature` (binding.h), and DOC_NAME, a docstring from which `inspect.signature` works; for
each property DOC_NAME, and for each class DOC_NAME and the signature of its constructor.
"""

import ast
import sys
from pathlib import Path


def quoted(text: str) -> str:
    """Return a C string literal, one line of the text a line."""
    escaped = [line.replace("\\", "\\\\").replace('"', '\\"') + "\\n" for line in text.split("\n")]
    escaped[-1] = escaped[-1].removesuffix("\\n")
    return " \\\n    ".join(f'"{line}"' for line in escaped)


def cleaned(node: ast.ClassDef | ast.FunctionDef) -> str:
    return ast.get_docstring(node) or ""


class Interface:
    """Collects the lines of the header."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def default(self, node: ast.expr) -> str:
        """Return a default value as `inspect` can evaluate it: enumerators with their module."""
        if isinstance(node, ast.Constant) and node.value is ...:
            return "..."
        return ast.unparse(node) if isinstance(node, ast.Constant) else f"resin.{ast.unparse(node)}"

    def text_signature(self, name: str, first: str, arguments: ast.arguments) -> str:
        positional = arguments.args
        defaults: list[ast.expr | None] = [None] * (len(positional) - len(arguments.defaults))
        defaults += arguments.defaults
        parts = [first] if first else []
        for argument, default in zip(positional, defaults, strict=True):
            parts.append(argument.arg + (f"={self.default(default)}" if default else ""))
        if arguments.kwonlyargs:
            parts.append("*")
        for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True):
            parts.append(argument.arg + (f"={self.default(default)}" if default else ""))
        return f"{name}({', '.join(parts)})"

    def add_function(
        self, key: str, name: str, node: ast.FunctionDef, *, doc: str, first: str, is_method: bool
    ) -> None:
        """Add a function; `first` is the first parameter in its text, "" for none."""
        arguments = node.args
        if is_method:
            del arguments.args[0]
        names = [argument.arg for argument in arguments.args + arguments.kwonlyargs]
        required = len(arguments.args) - len(arguments.defaults)
        listed = ", ".join(f'"{parameter}"' for parameter in names) or "NULL"
        self.lines.append(
            f"#define SIGNATURE_{key} "
            f'{{"{name}", {required}, {len(arguments.args)}, {len(names)}, {{{listed}}}}}'
        )
        text = self.text_signature(name, first, arguments) + f"\n--\n\n{doc}"
        self.lines.append(f"#define DOC_{key} {quoted(text)}")

    def add_member(self, owner: str, node: ast.FunctionDef) -> None:
        """Add a property or a method."""
        decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
        key = f"{owner}_{node.name}"
        if "property" in decorators:
            self.lines.append(f"#define DOC_{key} {quoted(cleaned(node))}")
        elif f"{node.name}.setter" not in decorators:
            first = "$type" if "classmethod" in decorators else "$self"
            doc = cleaned(node)
            self.add_function(key, node.name, node, doc=doc, first=first, is_method=True)

    def add_class(self, node: ast.ClassDef) -> None:
        """Add a class, with the signature of its `__new__`, and its members."""
        functions = [member for member in node.body if isinstance(member, ast.FunctionDef)]
        doc = cleaned(node)
        for member in functions:
            if member.name == "__new__":
                name = node.name
                self.add_function(name, name, member, doc=doc, first="", is_method=True)
            elif not member.name.startswith("__"):
                self.add_member(node.name, member)
        if not any(member.name == "__new__" for member in functions):
            self.lines.append(f"#define DOC_{node.name} {quoted(doc)}")


def main() -> None:
    stub, header = map(Path, sys.argv[1:])
    interface = Interface()
    for node in ast.parse(stub.read_text()).body:
        if isinstance(node, ast.FunctionDef):
            doc = cleaned(node)
            interface.add_function(node.name, node.name, node, doc=doc, first="", is_method=False)
        elif isinstance(node, ast.ClassDef):
            interface.add_class(node)
    lines = [f"// Written by {Path(__file__).name} from {stub.name}.", *interface.lines, ""]
    header.write_text("\n".join(lines))


main()
