"""The net as PyTorch knows it, and the file that the program reads (src/net/net.hpp)."""

import struct

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

CHANNELS = 32
FRACTION_BITS = 8  # a cell's numbers are whole in the program, 1/256 each …
GREATEST = (16 * 256 - 1) / 256  # … and at most this
MOST_SUM = (1 << 30) - (1 << 24)  # what the sums of one layer may come to
VERSION = 1


def clamp(x):
    return torch.clamp(x, 0, GREATEST)


def pooled(x, mask, count):
    """The mean and the greatest of each number over the cells that matter."""
    mean = x.sum(dim=(2, 3)) / count
    return torch.cat([mean, x.amax(dim=(2, 3))], dim=1)


class Conv(nn.Module):
    """A convolution over a cell and its neighbours: 3 × 3 on the grid, less what is no neighbour."""

    def __init__(self, inputs, offsets, bias=True):
        super().__init__()
        self.register_buffer("taps", torch.tensor([(r + 1) * 3 + c + 1 for r, c in offsets]))
        self.weight = nn.Parameter(
            torch.randn(CHANNELS, inputs, len(offsets)) * (2 / (inputs * len(offsets))) ** 0.5)
        self.bias = nn.Parameter(torch.zeros(CHANNELS)) if bias else None

    def forward(self, x):
        kernel = torch.zeros(*self.weight.shape[:2], 9, dtype=x.dtype, device=x.device)
        kernel = kernel.index_copy(2, self.taps, self.weight.to(x.dtype))
        bias = None if self.bias is None else self.bias.to(x.dtype)
        return F.conv2d(x, kernel.unflatten(2, (3, 3)), bias, padding=1)


class Block(nn.Module):
    def __init__(self, offsets):
        super().__init__()
        self.first = Conv(CHANNELS, offsets)
        self.pooled = nn.Linear(2 * CHANNELS, CHANNELS, bias=False)
        self.second = Conv(CHANNELS, offsets)
        nn.init.zeros_(self.pooled.weight)
        with torch.no_grad():
            self.second.weight.mul_(0.3)

    def forward(self, x, mask, count):
        y = self.first(x) + self.pooled(pooled(x, mask, count))[:, :, None, None]
        y = clamp(y) * mask
        return clamp(x + self.second(y)) * mask


class Net(nn.Module):
    def __init__(self, planes, offsets, heads=1, blocks=3):
        super().__init__()
        self.sizes = {"planes": planes, "taps": len(offsets), "heads": heads, "blocks": blocks}
        self.input = Conv(planes, offsets)
        self.blocks = nn.ModuleList(Block(offsets) for _ in range(blocks))
        self.policy_cell = nn.Conv2d(CHANNELS, CHANNELS, 1)
        self.policy_pooled = nn.Linear(2 * CHANNELS, CHANNELS, bias=False)
        self.policy = nn.Conv2d(CHANNELS, heads, 1)
        self.value_cell = nn.Conv2d(CHANNELS, CHANNELS, 1)
        self.value_pooled = nn.Linear(2 * CHANNELS, CHANNELS)
        self.value = nn.Linear(CHANNELS, 1)

    def forward(self, planes):
        """Of planes [N, P, R, C] the policy's logits [N, heads, R, C] and the value's [N]."""
        mask = (planes.amax(dim=1, keepdim=True) > 0).to(planes.dtype)
        count = mask.sum(dim=(2, 3)).clamp(min=1)
        x = clamp(self.input(planes))
        mask = mask.to(x.dtype)
        x = x * mask
        for block in self.blocks:
            x = block(x, mask, count)
        p = self.policy_cell(x) + self.policy_pooled(pooled(x, mask, count))[:, :, None, None]
        policy = self.policy(clamp(p))
        v = clamp(self.value_cell(x)) * mask
        v = clamp(self.value_pooled(pooled(v, mask, count)))
        return policy, self.value(v)[:, 0]


def mix(x):
    mask = (1 << 64) - 1
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & mask
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & mask
    return x ^ (x >> 31)


def checksum(data):
    """As src/base/checksum.hpp."""
    mask = (1 << 64) - 1
    total = mix(len(data))
    for i in range(0, len(data), 8):
        word = int.from_bytes(data[i:i + 8], "big")
        seeded = ((total * 0xD1B54A32D192ED03) & mask) ^ word
        total = mix((seeded + 0x9E3779B97F4A7C15) & mask)
    return total


def whole(array, scale, bits):
    most = (1 << (bits - 1)) - 1
    return np.clip(np.rint(np.asarray(array, np.float64) * scale), -most, most).astype(np.int64)


def shift_for(*weights_and_bias):
    """The finest unit 2^−shift in which weights fit into 16 bits and no sum overflows. Each part is
    (weights [rows, 32 inputs, outputs], bias or None)."""
    for shift in range(13, -1, -1):
        if all(fits(w, b, shift) for w, b in weights_and_bias):
            return shift
    raise ValueError("weights too large for the net file")


def fits(weights, bias, shift):
    if np.abs(weights).max() * 2**shift > 32766:
        return False
    sums = np.abs(whole(weights, 2**shift, 16)).sum(axis=(0, 1)) * 4095
    if bias is not None:
        sums = sums + np.abs(whole(bias, 2**(shift + FRACTION_BITS), 32))
    return sums.max() <= MOST_SUM


def taps_of(conv):
    """[taps, inputs, outputs]"""
    return conv.weight.detach().float().cpu().numpy().transpose(2, 1, 0)


def rows_of(layer):
    """A layer over some rows of 32 numbers: [rows, 32, outputs]."""
    weight = layer.weight.detach().float().cpu().numpy().reshape(layer.weight.shape[0], -1)
    return weight.T.reshape(-1, CHANNELS, weight.shape[0])


def bias_of(layer):
    return None if layer.bias is None else layer.bias.detach().float().cpu().numpy()


def put_layer(out, weights, bias, pooled_weights=None):
    parts = [(weights, bias)] + ([] if pooled_weights is None else [(pooled_weights, None)])
    shift = shift_for(*parts)
    out += struct.pack("<I", shift)
    out += whole(bias, 2**(shift + FRACTION_BITS), 32).astype("<i4").tobytes()
    for part, _ in parts:
        out += whole(part, 2**shift, 16).astype("<i2").tobytes()


def put_dots(out, layer):
    weights, bias = rows_of(layer), bias_of(layer)
    shift = shift_for((weights, bias))
    out += struct.pack("<I", shift)
    out += whole(bias, 2**(shift + FRACTION_BITS), 32).astype("<i4").tobytes()
    out += whole(weights[0].T, 2**shift, 16).astype("<i2").tobytes()


def to_bytes(net, game):
    """The net in whole numbers, as a file."""
    sizes = net.sizes
    out = bytearray(b"QNET" + struct.pack("<I", VERSION) + game.encode().ljust(16, b"\0"))
    out += struct.pack("<IIIII", sizes["taps"], sizes["planes"], sizes["heads"], CHANNELS,
                       sizes["blocks"])
    scale = 2**FRACTION_BITS
    out += whole(bias_of(net.input), scale, 16).astype("<i4").tobytes()
    out += whole(taps_of(net.input), scale, 16).astype("<i2").tobytes()
    for block in net.blocks:
        put_layer(out, taps_of(block.first), bias_of(block.first), rows_of(block.pooled))
        put_layer(out, taps_of(block.second), bias_of(block.second))
    put_layer(out, rows_of(net.policy_cell), bias_of(net.policy_cell), rows_of(net.policy_pooled))
    put_dots(out, net.policy)
    put_layer(out, rows_of(net.value_cell), bias_of(net.value_cell))
    put_layer(out, rows_of(net.value_pooled), bias_of(net.value_pooled))
    put_dots(out, net.value)
    return bytes(out) + struct.pack("<Q", checksum(out))
