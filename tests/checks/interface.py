#!/usr/bin/python3
"""What C++ programs may rely on: reads the declarations of the headers below out of the XML that
tools/reference makes, and compares them with tests/data/interface.txt.

usage: interface.py REFERENCE [LIBRARIES]   which declarations are gone or without a symbol
       interface.py REFERENCE --write       writes the list anew
       interface.py --self-test
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

ROOT = pathlib.Path(__file__).resolve().parents[2]
KEPT = ROOT / "tests/data/interface.txt"
# docs/library.md names them, too.
PROMISED = ("base/budget.hpp", "base/result.hpp", "core/frame.hpp", "core/game.hpp",
            "core/options.hpp", "core/rulebook.hpp", "core/session.hpp", "core/side.hpp",
            "core/view.hpp", "analysis/engine.hpp", "analysis/oracle.hpp", "analysis/review.hpp",
            "games/catalogue.hpp", "games/games.hpp", "learn/lessons.hpp", "learn/puzzles.hpp",
            "match/match.hpp", "match/statistics.hpp", "players/player.hpp", "record/record.hpp",
            "search/search_options.hpp", "solver/table_store.hpp")


def words(element):
    """The text of an element in one line, names of types without what links them."""
    return " ".join("".join(element.itertext()).split()) if element is not None else ""


def template_of(member):
    parameters = member.findall("templateparamlist/param")
    return f"template <{', '.join(words(each.find('type')) for each in parameters)}> " if parameters else ""


def declaration(member):
    kind, name = member.get("kind"), words(member.find("qualifiedname")) or words(member.find("name"))
    text = words(member.find("definition")) or name
    if kind == "function":
        return template_of(member) + text + words(member.find("argsstring"))
    if kind == "enum":
        values = ", ".join(words(each.find("name")) for each in member.findall("enumvalue"))
        return f"enum {name} {{ {values} }}"
    return template_of(member) + text


def header_of(element):
    file = element.find("location").get("file")
    return file.removeprefix("src/")


def members(reference):
    """Each public member of a promised header with its place."""
    for file in sorted((reference / "xml").glob("*.xml")):
        if not re.match(r"(namespace|class|struct|union|concept)", file.name):
            continue
        for compound in xml.parse(file).iter("compounddef"):
            location = compound.find("location")
            if compound.get("kind") != "namespace" and location is not None and header_of(compound) in PROMISED:
                if compound.get("prot", "public") == "public":
                    yield header_of(compound), f"{compound.get('kind')} {words(compound.find('compoundname'))}", None
            for member in compound.iter("memberdef"):
                is_open = member.get("prot") == "public" and "::detail" not in words(compound.find("compoundname"))
                if is_open and member.get("kind") != "friend" and header_of(member) in PROMISED:
                    yield header_of(member), declaration(member), member


def listed(reference):
    return sorted({f"{header}: {text}" for header, text, _ in members(reference)})


def functions_without_body(reference):
    """The names of those that a library must bring along."""
    for _, _, member in members(reference):
        if member is None or member.get("kind") != "function" or member.get("inline") == "yes":
            continue
        is_template = member.find("templateparamlist") is not None
        ending = words(member.find("argsstring")).replace(" ", "")
        body = member.find("location").get("bodyfile", "")
        if not is_template and not body.endswith(".hpp") and not re.search(r"=(0|default|delete)$", ending):
            yield words(member.find("qualifiedname"))


def symbols(libraries):
    files = sorted(str(file) for file in libraries.glob("libquinta_*.a"))
    said = subprocess.run(["nm", "-C", "--defined-only", "--extern-only", *files], check=True,
                          capture_output=True, text=True).stdout
    return {line.split(" ", 2)[2].split("(")[0].split("[")[0] for line in said.splitlines()
            if re.match(r"[0-9a-f]+ [TWBDRV] ", line)}


def complaints(kept, found):
    return [f"is gone or has changed: {line}" for line in kept if line not in set(found)]


def check(reference, libraries):
    kept = [line for line in KEPT.read_text().splitlines() if not line.startswith("#")]
    wrong = complaints(kept, listed(reference))
    if libraries:
        there = symbols(libraries)
        wrong += [f"is declared, but no library has it: {name}"
                  for name in sorted(set(functions_without_body(reference))) if name not in there]
    for line in wrong:
        print(line)
    if wrong:
        print("Programs that use the library may no longer build. If that is meant: write the list anew with\n"
              "  tools/reference && tests/checks/interface.py build/reference --write\n"
              "tell it in CHANGELOG.md, and raise the version in CMakeLists.txt, its minor number below 1.0,\n"
              "unless that was done since the last release.")
        return 1
    print(f"{len(kept)} declarations are as promised")
    return 0


def write(reference):
    head = "# What C++ programs may rely on; tests/checks/interface.py writes it and explains it.\n"
    KEPT.write_text(head + "".join(line + "\n" for line in listed(reference)))
    return 0


SAMPLE = """<doxygen><compounddef kind="namespace"><compoundname>quinta</compoundname><sectiondef>
<memberdef kind="function" prot="public" inline="no"><type>int</type><definition>int quinta::f</definition>
<argsstring>(int a=1, int b=2)</argsstring><name>f</name><qualifiedname>quinta::f</qualifiedname>
<location file="src/core/view.hpp"/></memberdef>
<memberdef kind="function" prot="public"><definition>int quinta::hidden</definition><argsstring>()</argsstring>
<name>hidden</name><location file="src/core/perft.hpp"/></memberdef></sectiondef></compounddef></doxygen>"""


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        reference = pathlib.Path(folder)
        (reference / "xml").mkdir()
        (reference / "xml/namespacequinta.xml").write_text(SAMPLE)
        found = listed(reference)
        assert found == ["core/view.hpp: int quinta::f(int a=1, int b=2)"], found
        assert list(functions_without_body(reference)) == ["quinta::f"]
        assert not complaints(found, found + ["more"])
        assert complaints(["core/view.hpp: int quinta::f(long a, int b)"], found)
    print("a change is seen, an addition is none")
    return 0


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    reference = pathlib.Path(arguments[0])
    if arguments[1:] == ["--write"]:
        return write(reference)
    return check(reference, pathlib.Path(arguments[1]) if arguments[1:] else None)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
