#!/usr/bin/env python3
"""Learns a net from positions of self-play while they are being made.

usage: train.py --game JSON --samples FILE --net FILE --state FOLDER [--seconds N] …
"""

import argparse
import csv
import hashlib
import math
import os
import time
from pathlib import Path

import torch
import torch.nn.functional as F

import qnet
from samples import EXACT, HAS_POLICY, HAS_WINS, Game, Stream, Window


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", type=Path, required=True)
    parser.add_argument("--samples", type=Path, required=True)
    parser.add_argument("--net", type=Path, required=True, help="written again and again")
    parser.add_argument("--state", type=Path, required=True, help="gone on from, if there is one")
    parser.add_argument("--out", type=Path, help="where the state is saved (the same folder)")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--blocks", type=int, default=3)
    parser.add_argument("--batch", type=int)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--times", type=float, default=6, help="that each position is learnt")
    parser.add_argument("--window", type=int)
    parser.add_argument("--every", type=float, default=12, help="seconds between two nets")
    parser.add_argument("--files", type=int, default=3, help="of the saved window")
    parser.add_argument("--file-bytes", type=int, default=11_000_000)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Trainer:
    def __init__(self, args):
        self.args, self.start = args, time.monotonic()
        torch.manual_seed(args.seed)
        self.on_gpu = torch.cuda.is_available()
        self.device = torch.device("cuda" if self.on_gpu else "cpu")
        if self.on_gpu:
            torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
            torch.backends.cudnn.benchmark = True
        self.batch_size = args.batch or (4096 if self.on_gpu else 512)
        self.game = Game(args.game)
        window = args.window or (6_000_000 if self.on_gpu else 300_000)
        self.window = Window(self.game, window, self.device)
        self.held_out = Window(self.game, 16_384, self.device)
        self.images = (self.game.images.to(self.device), self.game.slot_images.to(self.device))
        self.stream = Stream(self.game, self.window, self.held_out)
        self.net, self.mean = self.new_net(), self.new_net()
        self.mean.load_state_dict(self.net.state_dict())
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=args.rate, weight_decay=0.01)
        self.step, self.allowed, self.seconds_before, self.log = 0, 0.0, 0.0, []
        self.began_at = 0
        self.load()

    def new_net(self):
        net = qnet.Net(self.game.planes, self.game.offsets, self.game.heads, self.args.blocks)
        net = net.to(self.device)
        return net.to(memory_format=torch.channels_last) if self.on_gpu else net

    def elapsed(self):
        return time.monotonic() - self.start

    def load(self):
        path = self.args.state / "trainer.pt"
        if not path.exists():
            return
        state = torch.load(path, map_location=self.device)
        self.net.load_state_dict(state["net"])
        self.mean.load_state_dict(state["mean"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.step, self.log = state["step"], state["log"]
        self.seconds_before = state["seconds"]
        self.began_at = self.step
        self.stream.load(self.args.state)
        self.stream.kept_before = len(self.stream.kept)
        self.stream.positions = state["positions"]
        print(f"goes on after {self.step} steps and {state['positions']} positions, "
              f"{self.window.size} of them at hand", flush=True)

    def rate(self):
        """Rises at first and falls over the last third."""
        done = min(self.elapsed() / self.args.seconds, 1)
        rise = min((self.step - self.began_at + 1) / 200, 1)
        fall = 1 if done < 0.65 else 0.5 * (1 + math.cos(math.pi * (done - 0.65) / 0.35))
        return self.args.rate * rise * max(fall, 0.05)

    def losses(self, net, batch):
        planes, policy, about = batch
        flags = about[:, 1].long()
        if self.on_gpu:
            with torch.autocast("cuda", torch.bfloat16):
                logits, value = net(planes.contiguous(memory_format=torch.channels_last))
        else:
            logits, value = net(planes)
        logits, value = logits.float().flatten(1), value.float()
        legal = policy != 255
        wanted = policy.float() * legal
        has_policy = ((flags & HAS_POLICY) > 0) & (wanted.sum(1) > 0)
        wanted = wanted / wanted.sum(1, keepdim=True).clamp(min=1)
        chances = F.log_softmax(logits.masked_fill(~legal, -1e9), 1)
        of_policy = -(wanted * chances).sum(1)[has_policy]
        of_policy = of_policy.sum() / max(len(of_policy), 1)
        of_value = F.binary_cross_entropy_with_logits(value, about[:, 2])
        return of_policy, of_value, logits, value

    def learn(self):
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate()
        index = torch.randint(self.window.size, (self.batch_size,), device=self.device)
        of_policy, of_value, *_ = self.losses(self.net, self.window.batch(index, self.images))
        self.optimizer.zero_grad(set_to_none=True)
        (of_policy + of_value).backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 2.0)
        self.optimizer.step()
        self.step += 1
        self.allowed -= self.batch_size
        keep = min(0.999, (1 + self.step) / (10 + self.step))
        with torch.no_grad():
            mine, theirs = list(self.mean.parameters()), list(self.net.parameters())
            torch._foreach_mul_(mine, keep)
            torch._foreach_add_(mine, theirs, alpha=1 - keep)

    @torch.no_grad()
    def measure(self):
        """How good the mean net is on positions it never learnt."""
        total, out = self.held_out.size, {}
        sums = {name: [0.0, 0] for name in ("policy", "value", "winner", "wins", "search")}
        for first in range(0, total, 4096):
            index = torch.arange(first, min(first + 4096, total), device=self.device)
            batch = self.held_out.batch(index)
            of_policy, of_value, logits, value = self.losses(self.mean, batch)
            policy, flags, result = batch[1], batch[2][:, 1].long(), batch[2][:, 3]
            exact, wins = (flags & EXACT) > 0, (flags & HAS_WINS) > 0
            best = logits.masked_fill(policy == 255, -1e9).argmax(1, keepdim=True)
            is_best = policy.gather(1, best)[:, 0] == 254
            searched = ((flags & HAS_POLICY) > 0) & ~wins
            count = len(index)
            for name, got, of in (("policy", of_policy.item() * count, count),
                                  ("value", of_value.item() * count, count),
                                  ("winner", (((value > 0) == (result > 0.5)) & exact).sum(),
                                   exact.sum()),
                                  ("wins", (is_best & wins).sum(), wins.sum()),
                                  ("search", (is_best & searched).sum(), searched.sum())):
                sums[name][0] += float(got)
                sums[name][1] += int(of)
        for name, (got, of) in sums.items():
            out[name] = round(got / max(of, 1), 4)
        return out

    def publish(self):
        data = qnet.to_bytes(self.mean, self.game.name)
        part = self.args.net.with_suffix(".part")
        part.write_bytes(data)
        os.replace(part, self.args.net)
        line = {"seconds": round(self.seconds_before + self.elapsed(), 1), "step": self.step,
                "positions": self.stream.positions, "window": self.window.size,
                **self.measure(), "sha256": hashlib.sha256(data).hexdigest()}
        self.log.append(line)
        print(" ".join(f"{k} {v}" for k, v in line.items() if k != "sha256"), flush=True)
        return line

    def save(self):
        out = self.args.out or self.args.state
        out.mkdir(parents=True, exist_ok=True)
        torch.save({"net": self.net.state_dict(), "mean": self.mean.state_dict(),
                    "optimizer": self.optimizer.state_dict(), "step": self.step,
                    "log": self.log, "positions": self.stream.positions,
                    "seconds": self.seconds_before + self.elapsed()}, out / "trainer.pt")
        (out / f"{self.game.name}.qnet").write_bytes(qnet.to_bytes(self.mean, self.game.name))
        with open(out / "log.csv", "w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, self.log[-1].keys())
            writer.writeheader()
            writer.writerows(self.log)
        self.stream.save(out, self.args.files, self.args.file_bytes)

    def run(self):
        args = self.args
        least = 20_000 if self.on_gpu else 3000
        next_net = next_read = 0.0
        published = False
        if self.began_at:
            self.publish()
            published, next_net = True, args.every
        while self.elapsed() < args.seconds:
            if self.elapsed() >= next_read and args.samples.exists():
                self.allowed += args.times * self.stream.read(args.samples)
                next_read = self.elapsed() + 1
            if self.window.size < least or self.allowed < self.batch_size:
                time.sleep(0.05)
                continue
            self.learn()
            enough = published or self.step >= (400 if self.on_gpu else 60)
            if enough and self.elapsed() >= next_net:
                self.publish()
                published, next_net = True, self.elapsed() + args.every
        if self.step > self.began_at or published:
            print("last: sha256", self.publish()["sha256"], flush=True)
            self.save()


if __name__ == "__main__":
    Trainer(arguments()).run()
