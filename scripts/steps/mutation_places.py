# SPDX-License-Identifier: MIT
"""Finds the places of the core's sources that scripts/mutation changes. Not to be executed.

Kinds of mutants: relation (< and <=, == and !=), arithmetic (+ and -, * and /), logic (&& and ||), constant
(0 and 1, any other number larger by 1), negation (of a condition), statement (a call or an assignment left
out), status (an error that a function returns, RESIN_OK instead) and extreme (minimum and maximum).

Left out are changes that cannot be observed: in assertions and hints, in declarations of types, in
initializers of zeros, and of the factor by which a capacity grows.
"""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
CORE = ROOT / "core"
UNITS = ["diff", "spring", "motion", "bar", "solver", "shared"]

TOKEN = re.compile(r"""(?P<space>\s+) | (?P<comment>//[^\n]*|/\*.*?\*/)
    | (?P<directive>(?m:^)[ \t]*\#(?:\\\n|[^\n])*) | (?P<literal>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+')
    | (?P<number>0[xX][0-9a-fA-F.]+(?:[pP][-+]?\d+)?\w*|\.?\d(?:[eE][-+]?\d+|[\w.])*) | (?P<name>[A-Za-z_]\w*)
    | (?P<sign><<=|>>=|\.\.\.|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)""", re.X | re.S)
SWAPS = {
    "relation": {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="},
    "arithmetic": {"+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*="},
    "logic": {"&&": "||", "||": "&&"},
}
EXTREMES = [("min", "max"), ("max", "min"), ("at_least", "at_most"), ("at_most", "at_least"),
            ("smaller", "larger"), ("larger", "smaller")]
KEYWORDS = set("break case const continue default do else enum extern for goto if inline register return "
               "sizeof static struct switch typedef union unsigned void volatile while _Static_assert".split())
ASSIGNMENTS = set("= += -= *= /= %= &= |= ^= <<= >>=".split())
# Calls that change no result: assertions and hints to the compiler, the processor or the system.
NO_EFFECT = re.compile(r"_Static_assert$|(RSN_)?(ASSERT|assert)$|__attribute__$|RSN_PREFETCH_|__builtin_prefetch|"
                       r"madvise$|(.*_)?(prefetch|expect|advise)(_|$)")
CAPACITY = re.compile(r"capacity|grown")


class Token:
    def __init__(self, match):
        self.kind, self.text = match.lastgroup, match.group()
        self.start, self.end = match.span()
        self.spaced = self.skipped = self.is_block = False
        self.partner = None  # the index of the bracket that closes or opens this one


def tokens_of(text):
    """Returns the tokens of a source without space and comments, with brackets matched."""
    tokens = []
    for token in map(Token, TOKEN.finditer(text)):
        if token.kind not in ("space", "comment"):
            around = text[token.start - 1:token.start] + text[token.end:token.end + 1]
            token.spaced = len(around) == 2 and around.isspace()
            line = text[text.rfind("\n", 0, token.start) + 1:token.start]
            token.is_block = token.text == "{" and not line.strip()
            tokens.append(token)
    opened = []
    for index, token in enumerate(tokens):
        if token.kind == "sign" and token.text in "([{":
            opened.append(index)
        elif token.kind == "sign" and token.text in ")]}" and opened:
            token.partner = opened.pop()
            tokens[token.partner].partner = index
    return tokens


def mark_skipped(tokens):
    """Marks tokens without effect: arguments and bodies of hints, assertions, declarations of types."""
    for index, token in enumerate(tokens):
        if index + 1 == len(tokens):
            break
        end, after = None, tokens[index + 1]
        if token.kind == "name" and NO_EFFECT.match(token.text) and after.text == "(":
            end = after.partner
            body = tokens[end + 1] if end + 1 < len(tokens) else token
            end = body.partner if body.text == "{" else end
        elif token.text in ("struct", "union", "enum"):
            brace = index + 1 + (after.kind == "name")
            end = tokens[brace].partner if tokens[brace].text == "{" else None
        for skipped in tokens[index:end + 1] if end else []:
            skipped.skipped = True


def other_number(text):
    """Returns the number that replaces a literal: 0 and 1 swapped, others larger by 1."""
    match = re.fullmatch(r"(0[xX][0-9a-fA-F]+|\d+)([uUlL]*)", text)
    if match:
        value = int(match[1], 0)
        value = 1 - value if value < 2 else value + 1
        return (f"{value:#x}" if match[1][:2] in ("0x", "0X") else str(value)) + match[2]
    value = float.fromhex(text) if text[:2] in ("0x", "0X") else float(text)
    if value in (0.0, 1.0):
        return str(1.0 - value)
    return repr(value + 1.0 if value + 1.0 != value else value * 2.0)


def statement_around(tokens, index):
    """Returns the range of tokens between semicolons and braces around a token."""
    first = last = index
    while first > 0 and tokens[first - 1].text not in (";", "{", "}"):
        first -= 1
    while last < len(tokens) and tokens[last].text not in (";", "{", "}"):
        last += 1
    return tokens[first:last]


def is_single_equation(tokens):
    """Whether a condition is one equation, whose negation is the mutant of its operator."""
    texts = [token.text for token in tokens]
    return sum(text in ("==", "!=") for text in texts) == 1 and not {"&&", "||", "?", "!"} & set(texts)


def conditions(tokens):
    """Yields conditions as ranges of tokens."""
    for index, token in enumerate(tokens):
        if token.text in ("if", "while", "for") and tokens[index + 1].text == "(":
            first, last = index + 2, tokens[index + 1].partner
            if token.text == "for":
                stops = [k for k in range(first, last) if tokens[k].text == ";"]
                first, last = stops[0] + 1, stops[1]
            yield first, last
        elif token.text == "?":
            first = index
            while tokens[first - 1].text not in ASSIGNMENTS | {",", "(", "{", "[", ";", "?", ":", "return"}:
                before = tokens[first - 1]
                first = before.partner if before.text in (")", "]", "}") else first - 1
            yield first, index


def statements(tokens):
    """Yields statements that can be left out, calls and assignments, as ranges of tokens."""
    enclosed = 0  # the end of the last parentheses: the clauses of a loop are no statements
    for index in range(1, len(tokens)):
        before, first = tokens[index - 1], tokens[index]
        if before.text == "(" and index > enclosed:
            enclosed = before.partner
        if index <= enclosed:
            continue
        begins = before.is_block or before.text in (";", "}") or before.kind == "directive" or (
            before.text == ":" and tokens[index - 3].text == "case")
        if not begins or first.text in KEYWORDS or first.kind not in ("name", "sign") or first.text in "{}#;":
            continue
        last, has_effect = index, first.text in ("++", "--")
        while last < len(tokens) and tokens[last].text != ";":
            text = tokens[last].text
            has_effect |= text in ASSIGNMENTS | {"++", "--"}
            last = tokens[last].partner + 1 if text in ("(", "[", "{") else last + 1
        texts = [token.text for token in tokens[index:index + 3]] + [""] * 3
        declares = tokens[index].kind == tokens[index + 1].kind == "name" or (
            texts[1] == "*" and not tokens[index + 1].spaced)
        calls = last < len(tokens) and tokens[last - 1].text == ")" and first.kind == "name"
        voids = texts[:2] == ["(", "void"]
        if last < len(tokens) and not declares and (has_effect or calls or (voids and tokens[last - 1].text == ")")):
            yield index, last


def places(path, names):
    """Yields the mutants of a source as (kind, start, end, replacement)."""
    text = path.read_text()
    tokens = tokens_of(text)
    mark_skipped(tokens)
    for index, token in enumerate(tokens):
        after = tokens[index + 1].text if index + 1 < len(tokens) else ""
        found = []
        if token.skipped:
            continue
        for kind, swaps in SWAPS.items():
            if token.kind == "sign" and token.text in swaps and token.spaced:
                found.append((kind, swaps[token.text]))
        if token.kind == "number":
            grows = tokens[index - 1].text == "*" and any(
                CAPACITY.search(each.text) for each in statement_around(tokens, index))
            zeroes = tokens[index - 1].text == "{" and after == "}"
            if not grows and not zeroes:
                found.append(("constant", other_number(token.text)))
        if token.text in ("true", "false"):
            found.append(("constant", "false" if token.text == "true" else "true"))
        if token.kind == "name" and after == "(":
            for word, other in EXTREMES:
                name = re.sub(rf"(?<![a-z]){word}(?![a-z])|(?<=^f){word}$", other, token.text)
                if name != token.text and name in names:
                    found.append(("extreme", name))
        if token.text.startswith("RESIN_ERROR_") and statement_around(tokens, index)[0].text == "return":
            found.append(("status", "RESIN_OK"))
        for kind, replacement in found:
            yield kind, token.start, token.end, replacement
    for first, last in conditions(tokens):
        if first < last and not tokens[first].skipped and not is_single_equation(tokens[first:last]) and (
                tokens[first:last][0].text not in ("true", "1") or last - first > 1):
            start, end = tokens[first].start, tokens[last - 1].end
            yield "negation", start, end, f"!({text[start:end]})"
    for first, last in statements(tokens):
        if not tokens[first].skipped:
            start, end = tokens[first].start, tokens[last - 1].end
            yield "statement", start, end, "\n" * text.count("\n", start, end)


def unit_of(name):
    return next((unit for unit in UNITS if name.startswith(unit)), "shared")


def source_path(name):
    """Returns the path of a source in core/src, whose folder is its unit's."""
    unit = unit_of(name)
    return Path("base" if unit == "shared" else unit) / name


def all_mutants():
    """Returns the mutants of each unit, in the order of their places."""
    paths = sorted((CORE / "src").rglob("*.[ch]"))
    names = {name for path in paths for name in re.findall(r"\w+", path.read_text())} | {"fmin", "fmax"}
    found = {unit: [] for unit in UNITS}
    for path in paths:
        text = path.read_text()
        for kind, start, end, replacement in sorted(places(path, names), key=lambda place: place[1:]):
            line, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
            short = " ".join(replacement.split())
            found[unit_of(path.name)].append({
                "id": f"{path.name}:{line}:{column}:{kind}:{short}", "file": path.name, "line": line,
                "kind": kind, "start": start, "end": end, "replacement": replacement})
    return found


def change_of(mutant):
    """Returns the lines of a mutant before and after the change."""
    text = (CORE / "src" / source_path(mutant["file"])).read_text()
    first, last = text.rfind("\n", 0, mutant["start"]) + 1, text.find("\n", mutant["end"])
    new = text[first:mutant["start"]] + mutant["replacement"] + text[mutant["end"]:last]
    return " ".join(text[first:last].split()), " ".join(new.split())
