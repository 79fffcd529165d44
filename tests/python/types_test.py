"""The stubs say what the module has: names, parameters and defaults here, the rest by mypy."""

import ast
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import quinta
from quinta import _core

FOLDER = pathlib.Path(quinta.__file__).parent
STUBS = ast.parse((FOLDER / "_core.pyi").read_text(encoding="utf-8"))


def parameters_of_stub(function):
    """Each parameter with whether it may be left out, in order; "*" where only names are allowed from there."""
    arguments = function.args
    missing = len(arguments.args) - len(arguments.defaults)
    found = [(each.arg, number >= missing) for number, each in enumerate(arguments.args)]
    if arguments.kwonlyargs:
        found.append(("*", False))
    found += [(each.arg, default is not None) for each, default in zip(arguments.kwonlyargs, arguments.kw_defaults)]
    if arguments.kwarg:
        found.append(("**" + arguments.kwarg.arg, False))
    return found


def split_at_top(text):
    """The parts between commas that stand in no bracket."""
    parts, depth, start = [], 0, 0
    for at, sign in enumerate(text):
        depth += (sign in "([{") - (sign in ")]}")
        if sign == "," and depth == 0:
            parts.append(text[start:at])
            start = at + 1
    return parts + [text[start:]]


def parameters_of_module(function):
    """The same from the first line of the docstring, which pybind11 writes."""
    first = function.__doc__.split("\n", 1)[0]
    found = []
    for part in split_at_top(re.fullmatch(r"\w+\((.*)\) -> .*", first)[1]):
        name = re.match(r"\s*(\**\w*)", part)[1]
        if name:
            found.append((name, "=" in part))
    return found


class TypesTest(unittest.TestCase):
    def check_function(self, stub, actual, where):
        self.assertEqual(parameters_of_stub(stub), parameters_of_module(actual), where)

    def names_in(self, thing):
        ignored = {"__doc__", "__module__", "__dict__", "__weakref__", "__new__", "__reduce__", "__ne__"}
        return {name for name in vars(thing) if name not in ignored and not name.startswith("__pybind11")}

    def check_class(self, stub, actual):
        where = stub.name
        members = {}
        for each in stub.body:
            if isinstance(each, ast.FunctionDef):
                members[each.name] = each
            elif isinstance(each, ast.AnnAssign):
                members[each.target.id] = each
        if issubclass(actual, BaseException):
            return
        there = self.names_in(actual) - {"__repr__", "__str__", "__init__", "__hash__"}
        self.assertEqual(there, set(members) - {"__init__", "__hash__"}, where)
        for name, member in members.items():
            is_property = not isinstance(member, ast.FunctionDef) or bool(member.decorator_list)
            self.assertEqual(is_property, isinstance(vars(actual).get(name), property), f"{where}.{name}")
            if not is_property and name not in ("__setstate__", "__hash__"):
                self.check_function(member, getattr(actual, name), f"{where}.{name}")

    def test_names_parameters_and_defaults(self):
        known = set()
        for each in STUBS.body:
            if isinstance(each, ast.FunctionDef):
                self.check_function(each, getattr(_core, each.name), each.name)
                known.add(each.name)
            elif isinstance(each, ast.ClassDef):
                self.check_class(each, getattr(_core, each.name))
                known.add(each.name)
        there = {name for name in vars(_core) if not name.startswith("_")}
        self.assertEqual(there, known)
        self.assertLessEqual(known, set(quinta.__all__))

    def run_tool(self, *command, cwd):
        environment = {**os.environ, "MYPYPATH": str(FOLDER.parent), "PYTHONPATH": str(FOLDER.parent)}
        done = subprocess.run(command, capture_output=True, text=True, cwd=cwd, env=environment)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_mypy_agrees(self):
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder, "program.py")
            page = pathlib.Path(__file__).resolve().parents[2] / "docs/python.md"
            lines = re.findall(r"^(?:>>>|\.\.\.) ?(.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
            program.write_text("\n".join(lines) + "\n", encoding="utf-8")
            self.run_tool(sys.executable, "-m", "mypy", "--strict", "--cache-dir", folder, str(FOLDER), cwd=folder)
            self.run_tool(sys.executable, "-m", "mypy", "--no-strict-optional", "--cache-dir", folder,
                          str(program), cwd=folder)


if __name__ == "__main__":
    unittest.main()
