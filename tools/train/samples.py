"""Positions as self-play writes them (src/analysis/self_play.hpp), ready to be learnt from."""

import json
import zlib
from pathlib import Path

import numpy as np
import torch

EXACT, HAS_POLICY, HAS_WINS = 1, 2, 4
HELD_OUT = 48  # one chunk of so many is never learnt, but measured


class Game:
    """What `self_play GAME --describe` says, with each board laid on one grid for all."""

    def __init__(self, path):
        said = json.loads(Path(path).read_text())
        self.name, self.planes, self.heads = said["game"], said["planes"], said["heads"]
        self.boards = said["boards"]
        self.rows = 1 + max(r for b in self.boards for r, _ in b["cells"])
        self.columns = 1 + max(c for b in self.boards for _, c in b["cells"])
        self.places = [np.array([r * self.columns + c for r, c in b["cells"]])
                       for b in self.boards]
        self.offsets = self.find_offsets(said["taps"])
        self.images, self.slot_images = self.find_images()

    def find_offsets(self, taps):
        offsets = [None] * taps
        for board in self.boards:
            for (row, column), beside in zip(board["cells"], board["beside"]):
                for tap, cell in enumerate(beside):
                    if cell < 0:
                        continue
                    r, c = board["cells"][cell]
                    if offsets[tap] not in (None, (r - row, c - column)):
                        raise SystemExit("a direction of the board is no direction of the grid")
                    offsets[tap] = (r - row, c - column)
        return offsets

    def find_images(self):
        """[boards, symmetries, places]: which place's facts stand there in the image; the same for
        the moves, [boards, symmetries, heads · places]."""
        most = max(len(b["symmetries"]) for b in self.boards)
        places = self.rows * self.columns
        images = np.tile(np.arange(places), (len(self.boards), most, 1))
        slots = np.tile(np.arange(self.heads * places), (len(self.boards), most, 1))
        for i, board in enumerate(self.boards):
            for s in range(most):
                s_here = s % len(board["symmetries"])
                map_ = self.places[i][np.array(board["symmetries"][s_here])]
                images[i, s, map_] = self.places[i]
                for head, to in enumerate(board["heads"][s_here]):
                    slots[i, s, to * places + map_] = head * places + self.places[i]
        return torch.from_numpy(images), torch.from_numpy(slots)

    def record_type(self, board):
        cells = len(self.places[board])
        return np.dtype([("flags", "u1"), ("result", "u1"), ("searched", "<u2"),
                         ("planes", "<u2", (cells,)),
                         ("policy", "u1", (cells, self.heads))])


class Window:
    """The latest positions, in the trainer's memory."""

    def __init__(self, game, most, device):
        places = game.rows * game.columns
        self.game, self.most, self.device = game, most, device
        self.planes = torch.zeros(most, places, dtype=torch.int16, device=device)
        self.policy = torch.full((most, game.heads * places), 255, dtype=torch.uint8, device=device)
        self.about = torch.zeros(most, 4, dtype=torch.float32, device=device)
        self.size = self.next = 0

    def add(self, board, records):
        count, places = len(records), self.game.places[board]
        planes = np.zeros((count, self.game.rows * self.game.columns), np.int16)
        planes[:, places] = records["planes"].astype(np.int16)
        policy = np.full((count, self.game.heads, planes.shape[1]), 255, np.uint8)
        policy[:, :, places] = records["policy"].transpose(0, 2, 1)
        result = records["result"] / np.float32(2)
        searched = records["searched"] / np.float32(65535)
        value = np.where(records["flags"] & EXACT, result, (result + searched) / 2)
        flags = records["flags"].astype(np.float32)
        about = np.stack([np.full(count, board, np.float32), flags, value, result], 1)
        at = (self.next + torch.arange(count)) % self.most
        at = at.to(self.device)
        self.planes[at] = torch.from_numpy(planes).to(self.device)
        self.policy[at] = torch.from_numpy(policy.reshape(count, -1)).to(self.device)
        self.about[at] = torch.from_numpy(about.astype(np.float32)).to(self.device)
        self.next = (self.next + count) % self.most
        self.size = min(self.size + count, self.most)

    def batch(self, index, images=None):
        """Planes, policy target [N, heads · places], where there is one, value target, result and
        flags; with `images` each position as one of its images."""
        about, planes, policy = self.about[index], self.planes[index], self.policy[index]
        if images is not None:
            places, slots = images
            board = about[:, 0].long()
            chosen = torch.randint(places.shape[1], (len(index),), device=self.device)
            planes = planes.gather(1, places[board, chosen])
            policy = policy.gather(1, slots[board, chosen])
        bits = torch.arange(self.game.planes, device=self.device, dtype=torch.int16)
        planes = (planes[:, None] >> bits[None, :, None] & 1).float()
        planes = planes.unflatten(2, (self.game.rows, self.game.columns))
        return planes, policy, about


class Stream:
    """Reads the chunks of a growing file, or of a saved window."""

    def __init__(self, game, window, held_out):
        self.game, self.window, self.held_out = game, window, held_out
        self.types = [game.record_type(b) for b in range(len(game.boards))]
        self.kept, self.chunks, self.positions, self.offset = [], 0, 0, 0
        self.joined = {}

    def read(self, path):
        """What the file has more than before; the number of positions."""
        with open(path, "rb") as file:
            file.seek(self.offset)
            data = file.read(256 << 20)
        before, used = self.positions, self.take(data)
        self.offset += used
        return self.positions - before

    def take(self, data):
        at = 0
        while len(data) - at >= 8:
            if data[at:at + 2] != b"QS":
                raise SystemExit("the samples are damaged")
            board, count = data[at + 2], int.from_bytes(data[at + 4:at + 8], "little")
            end = at + 8 + count * self.types[board].itemsize
            if end > len(data):
                break
            self.keep(board, data[at:end])
            at = end
        self.flush()
        return at

    def keep(self, board, chunk):
        self.kept.append(chunk)
        self.chunks += 1
        records = np.frombuffer(chunk, self.types[board], offset=8)
        self.positions += len(records)
        window = self.held_out if zlib.crc32(chunk) % HELD_OUT == 0 else self.window
        self.joined.setdefault((board, window is self.held_out), []).append(records)

    def flush(self):
        for (board, is_held_out), parts in self.joined.items():
            window = self.held_out if is_held_out else self.window
            window.add(board, np.concatenate(parts)[-window.most:])
        self.joined = {}

    def save(self, folder, files, bytes_each):
        """The latest chunks, packed; as many as fit."""
        chunks = list(reversed(self.kept))
        for number in range(files):
            packer, packed = zlib.compressobj(2), bytearray()
            while chunks and len(packed) < bytes_each:
                packed += packer.compress(chunks.pop(0)) if len(chunks) < 1000 else \
                    packer.compress(b"".join(chunks[:50]))
                if len(chunks) >= 1000:
                    del chunks[:50]
            packed += packer.flush()
            (folder / f"window-{number}.z").write_bytes(packed)
            if not chunks:
                break

    def load(self, folder):
        for path in sorted(folder.glob("window-*.z"), reverse=True):
            self.take(zlib.decompress(path.read_bytes()))
