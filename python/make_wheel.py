#!/usr/bin/python3
"""Makes a wheel of a built package, with nothing but the standard library.

usage: make_wheel.py FOLDER_WITH_THE_PACKAGE OUTPUT_FOLDER

FOLDER_WITH_THE_PACKAGE/quinta is what can be imported, as the target quinta_python leaves it.
"""

import base64
import hashlib
import pathlib
import subprocess
import sys
import sysconfig
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
EPOCH = (1980, 1, 1, 0, 0, 0)  # so that the same files make the same wheel
METADATA = """Metadata-Version: 2.1
Name: quinta
Version: {version}
Summary: Board games for two, to play, to study and to learn by
License: MIT
Requires-Python: >={python}
Classifier: License :: OSI Approved :: MIT License
Classifier: Programming Language :: Python :: 3
Classifier: Topic :: Games/Entertainment :: Board Games
Classifier: Typing :: Typed
Description-Content-Type: text/markdown

{description}"""
WHEEL = """Wheel-Version: 1.0
Generator: quinta
Root-Is-Purelib: false
Tag: {tag}
"""


def version_of(package):
    """What the module itself says, asked in another process so that nothing of it stays here."""
    done = subprocess.run([sys.executable, "-c", "import quinta; print(quinta.__version__)"], cwd=package.parent,
                          capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{package} cannot be imported:\n{done.stderr}")
    return done.stdout.strip()


def tag():
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{platform}"


def stripped(file):
    """The module without what only a debugger wants."""
    out = file.with_suffix(".stripped")
    try:
        subprocess.run(["strip", "--strip-unneeded", "-o", out, file], check=True)
        return out.read_bytes()
    finally:
        out.unlink(missing_ok=True)


def contents(package):
    """Each file of the package: its name in the wheel, and what is in it."""
    for file in sorted(package.iterdir()):
        if file.suffix in (".py", ".pyi") or file.name == "py.typed":
            yield f"quinta/{file.name}", file.read_bytes()
        elif file.suffix == ".so":
            yield f"quinta/{file.name}", stripped(file)


def hash_of(data):
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def make(package, folder):
    version = version_of(package)
    info = f"quinta-{version}.dist-info"
    description = (ROOT / "docs/python.md").read_text(encoding="utf-8")
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    files = [*contents(package),
             (f"{info}/METADATA", METADATA.format(version=version, python=python, description=description).encode()),
             (f"{info}/WHEEL", WHEEL.format(tag=tag()).encode()),
             (f"{info}/LICENSE", (ROOT / "LICENSE").read_bytes())]
    record = [f"{name},{hash_of(data)},{len(data)}" for name, data in files] + [f"{info}/RECORD,,"]
    files.append((f"{info}/RECORD", ("\n".join(record) + "\n").encode()))
    wheel = folder / f"quinta-{version}-{tag()}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files:
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.external_attr = (0o755 if name.endswith(".so") else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    return wheel


def main(arguments):
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    package, folder = pathlib.Path(arguments[0], "quinta"), pathlib.Path(arguments[1])
    if not any(package.glob("*.so")):
        print(f"{package} holds no module; build the target quinta_python", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    print(make(package, folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
