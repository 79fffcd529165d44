#!/usr/bin/python3
"""Fails when two types of one program have the same name, namespaces included: the linker takes one of two
different things for both, and says nothing. Unnamed namespaces are a file's own.

usage: one_definition.py PROJECT_FOLDER | one_definition.py --self-test
"""

import pathlib
import re
import sys
import tempfile

COMMENTS_AND_TEXTS = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])\'(?:\\.|[^\'\\\n])+\''
    r"|^[ \t]*#(?:\\\n|[^\n])*", re.DOTALL | re.MULTILINE)
TOKEN = re.compile(r"\w+|::|\S")
KINDS = {"class", "struct", "union", "enum"}
NO_PROGRAM = re.compile(r"^src/(server/built_in|bot/built_in|wasm/browser)/")  # files of which a program has one or none



def blank(match):
    return "\n" * match[0].count("\n")


def skip_angles(tokens, at):
    """Behind the closing bracket of the `<` at this place."""
    depth = 0
    while at < len(tokens):
        depth += (tokens[at] == "<") - (tokens[at] == ">")
        at += 1
        if depth == 0:
            break
    return at


def outer_keyword(tokens):
    """The place of class, struct, union or enum that begins a definition, or None."""
    at, depth, round_depth = 0, 0, 0
    while at < len(tokens):
        if tokens[at] == "template" and tokens[at + 1:at + 2] == ["<"]:
            at = skip_angles(tokens, at + 1)
            continue
        round_depth += (tokens[at] == "(") - (tokens[at] == ")")
        if round_depth == 0:  # within, `<` may be a comparison
            depth += (tokens[at] in ("<", "[")) - (tokens[at] in (">", "]"))
        depth = max(depth, 0)
        if round_depth == depth == 0 and tokens[at] in KINDS:
            return at
        if round_depth == depth == 0 and tokens[at] in ("=", "return", "concept", "using", "friend"):
            return None
        at += 1
    return None


def type_name(tokens):
    """The name of the type that begins with these tokens before its brace; None for anything else."""
    at = outer_keyword(tokens)
    if at is None:
        return None
    rest = tokens[at + 1:]
    while rest and (rest[0] in KINDS or rest[0] in ("[", "alignas")):
        if rest[0] == "[":
            rest = rest[len(rest) - rest[::-1].index("]"):]
        elif rest[0] == "alignas":
            rest = rest[rest.index(")") + 1:]
        else:
            rest = rest[1:]
    name, angles = "", 0
    for token in rest:
        if angles == 0 and (token in (":", "final") or "(" in token):
            break
        angles += (token == "<") - (token == ">")
        name += token
    return name if re.match(r"[A-Za-z_]", name) and "(" not in rest else None


def opened(tokens):
    """What a brace after these tokens opens: a kind and a name."""
    if "namespace" in tokens and tokens[0] in ("namespace", "inline"):
        name = "".join(tokens[tokens.index("namespace") + 1:])
        return ("space", name) if name else ("hidden", "")
    if tokens == ["extern"]:
        return "space", ""
    name = type_name(tokens)
    return ("type", name) if name else ("block", "")


def types_of(text):
    """Each type that is defined, with its namespaces, and its line."""
    text = COMMENTS_AND_TEXTS.sub(blank, text)
    stack, head, found = [], [], []
    for match in TOKEN.finditer(text):
        token = match[0]
        if token == "{":
            kind, name = opened(head)
            if kind == "type" and not {"hidden", "block"} & {outer for outer, _ in stack}:
                scope = [outer for _, outer in stack if outer]
                line = text.count("\n", 0, match.start()) + 1
                found.append(("::".join([*scope, name]), line))
            stack.append((kind, name))
            head = []
        elif token == "}":
            if stack:
                stack.pop()
            head = []
        elif token == ";" or token == ":" and head in (["public"], ["private"], ["protected"]):
            head = []
        else:
            head.append(token)
    return found


def programs(root):
    """The files of each program: the libraries with the tools, and with the tests of a folder."""
    files = [path for path in sorted((root / "src").rglob("*")) if path.suffix in (".cpp", ".hpp")]
    files = [path for path in files if not NO_PROGRAM.match(str(path.relative_to(root)))]
    own = [path for path in files if not re.search(r"_(test|bench|fit)\.cpp$|_test_support\.hpp$|/reference\.cpp$", str(path))]
    groups = {}
    for path in set(files) - set(own):
        if not path.name.endswith(("_bench.cpp", "_fit.cpp")):
            groups.setdefault(path.relative_to(root / "src").parts[0], []).append(path)
    yield "the program", own
    for folder, tests in sorted(groups.items()):
        yield f"{folder}_test", own + sorted(tests)
    tests = root / "tests"
    yield "tests", own + sorted(tests.glob("*.?pp"))
    for folder in sorted(path for path in tests.glob("*") if any(path.glob("*_test.cpp"))):
        yield folder.name, own + sorted(folder.glob("*.?pp"))


def check(root):
    known, found = {}, {}
    for program, files in programs(root):
        places = {}
        for file in files:
            if file not in known:
                known[file] = types_of(file.read_text(encoding="utf-8"))
            for name, line in dict(known[file]).items():  # in one file the compiler sees to it
                places.setdefault(name, []).append(f"{file.relative_to(root)}:{line}")
        for name, where in places.items():
            if len(where) > 1:
                found.setdefault(f"{name} is defined in {' and '.join(where)}", program)
    return sorted(f"{complaint} ({program})" for complaint, program in found.items())


def self_test():
    """Each text beside `good` gives exactly one complaint, or none where it stands alone."""
    good = ("namespace quinta {\nstruct Reply { int x; enum class Kind : char { a }; };\nclass Later;\n"
            "template <class T, class U = struct Q> struct Box { T t{}; };\ntemplate <> struct Box<int> {};\n"
            "int f() { struct Local {}; return 0; }\nnamespace { struct Own {}; }\n"
            "struct [[nodiscard]] Marked final : Reply {};\nconst char* text = \"struct Reply { \";\n}\n")
    others = {
        "namespace quinta { struct Reply { int y; }; }": 1,
        "namespace quinta::server { struct Reply {}; }": 0,
        "namespace quinta { namespace { struct Reply {}; } }": 0,
        "namespace quinta { struct Local {}; struct Own {}; struct Q {}; class Later {}; }": 0,
        "namespace quinta { struct Reply::Kind {}; }": 1,
        "namespace quinta { template <class T> requires (sizeof(T) > 1) class Box {}; }": 1,
        "namespace quinta { template <> struct Box<char> {}; }": 0,
        "namespace quinta { class Marked {}; }": 1,
        "namespace quinta { const char* s = R\"x(struct Reply {)x\"; auto c = '{'; struct Reply f(); }": 0,
        "#define X struct Reply {\nnamespace quinta { concept C = requires(int Reply) { 1; }; }": 0,
    }
    for text, expected in others.items():
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "src/a").mkdir(parents=True)
            (root / "tests").mkdir()
            (root / "src/a/good.hpp").write_text(good)
            (root / "src/a/other.cpp").write_text(text)
            found = check(root)
        if len(found) != expected:
            return [f"{text}: expected {expected}, got {found}"]
    return []


def main(argument):
    found = self_test() if argument == "--self-test" else check(pathlib.Path(argument))
    print("\n".join(found) or "ok")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
