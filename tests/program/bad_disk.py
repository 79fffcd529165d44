"""A disk whose power can be cut, and which fails when it is told to: disk/bad_disk.cpp from the side of the tests."""

import os
import random
import shutil
import struct
import subprocess
import tempfile

PART = struct.Struct("qq")  # where a write began, and its size
SECTOR = 512


class BadDisk:
    """`folder` is the disk. Programs that are started with `environment` keep its books."""

    def __init__(self):
        self.place = tempfile.TemporaryDirectory(prefix="quinta-disk-")
        os.chmod(self.place.name, 0o777)
        self.library = shutil.copy(os.environ["QUINTA_BAD_DISK"], self.place.name)  # where every user may read it
        self.folder, self.platter, self.notes = (
            os.path.join(self.place.name, name) for name in ("disk", "platter", "platter.unsynced"))
        self.mood_file = os.path.join(self.place.name, "mood")
        self.be("")
        os.mkdir(self.folder)
        os.chmod(self.folder, 0o777)
        self.settle()

    @property
    def environment(self):
        return {"LD_PRELOAD": self.library, "BAD_DISK": self.folder, "BAD_DISK_PLATTER": self.platter,
                "BAD_DISK_MOOD": self.mood_file,
                "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0"}

    def be(self, mood):
        """From here on the disk lies, fails or is full, as bad_disk.cpp says; "" makes it good."""
        with open(self.mood_file, "w", encoding="ascii") as file:
            file.write(mood)
        os.chmod(self.mood_file, 0o666)

    def settle(self):
        """All that was written is safe from here on. Nobody may write meanwhile."""
        shutil.rmtree(self.platter, ignore_errors=True)
        shutil.rmtree(self.notes, ignore_errors=True)
        subprocess.run(["cp", "-a", self.folder, self.platter], check=True)
        os.mkdir(self.notes)
        os.chmod(self.notes, 0o777)

    def cut(self, keeps_some=True):
        """The power is cut, after all who write have been killed. What was not synced is lost, or, as disks do, some
        sectors of it are there. How many writes were lost."""
        lost = 0
        here, there = below(self.folder), below(self.platter)
        changed = {name for name in here | there if name not in here or name not in there}
        by_number = {str(os.stat(os.path.join(self.folder, name)).st_ino): name for name in here}
        for number in os.listdir(self.notes):
            with open(os.path.join(self.notes, number), "rb") as file:
                parts = list(PART.iter_unpack(file.read()))
            os.remove(os.path.join(self.notes, number))
            name = by_number.get(number)
            if not name or not parts:
                continue
            changed.add(name)
            if name not in there:  # nor ever was, like the shared memory of SQLite
                continue
            lost += len(parts)
            if keeps_some and random.random() < 0.5:
                self.keep_some(name, parts)
        for name in changed:
            self.show_platter(name)
        return lost

    def show_platter(self, name):
        """What is on the platter is all there is of this file."""
        here, there = (os.path.join(folder, name) for folder in (self.folder, self.platter))
        if os.path.exists(there):
            subprocess.run(["cp", "-a", there, here], check=True)
        else:
            os.remove(here)

    def keep_some(self, name, parts):
        with (open(os.path.join(self.folder, name), "rb") as source,
              open(os.path.join(self.platter, name), "r+b") as target):
            for at, size in parts:
                for sector in range(at, at + size, SECTOR):
                    if random.random() < 0.5:
                        source.seek(sector)
                        target.seek(sector)
                        target.write(source.read(min(SECTOR, at + size - sector)))

    def remove(self):
        self.place.cleanup()


def below(folder):
    """The names of all files in a folder and its folders."""
    return {os.path.relpath(os.path.join(parent, name), folder)
            for parent, _, names in os.walk(folder) for name in names}
