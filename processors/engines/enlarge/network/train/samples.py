"""Endless pairs of a small picture and the large one it came from."""

import queue
import threading
from dataclasses import dataclass

import numpy as np

import pictures
from degrade import Reducer, base_matrix, spoil

SMALL = 56


@dataclass
class Sources:
    designs: np.ndarray
    learn: np.ndarray
    judge: np.ndarray
    photographs: dict
    scenes: list


def load(folder, scenes, seed=7):
    designs, learn, judge = pictures.design_pieces(f"{folder}/designs.rgb")
    random = np.random.default_rng(seed)
    side = pictures.PIECE * 2
    fields = [field(random, side) for field in (pictures.ramp, pictures.waves) for _ in range(20)]
    made = [pictures.leaf_scene(random, fields) if random.random() < 0.65 else pictures.surface(random) for _ in range(scenes)]
    return Sources(designs, learn, judge, pictures.photographs(f"{folder}/photographs"), made)


class Maker:
    """Makes samples for one kind of network: its scale, and whether pictures arrive spoiled."""

    def __init__(self, sources, scale, spoiled):
        self.sources, self.scale, self.spoiled = sources, scale, spoiled
        self.reducer = Reducer(SMALL, scale)
        self.up = base_matrix(SMALL, scale, projected=not spoiled)
        # Papers are many and alike: one of their sizes is enough.
        names = [n for n in sources.photographs if n not in pictures.VALIDATION_PHOTOGRAPHS]
        sizes = {name: (0.75,) if name.startswith("paper") else (1, 0.75, 0.5) for name in names}
        self.shots = [pictures.shrunk(sources.photographs[n], s) for n in names for s in sizes[n] if self.fits(n, s)]
        shares = [np.sqrt(shot.shape[0] * shot.shape[1]) for shot in self.shots]
        self.shares = np.array(shares) / sum(shares)

    def fits(self, name, share):
        return min(self.sources.photographs[name].shape[:2]) * share >= pictures.PIECE

    def large(self, random):
        kind = random.random()
        if kind < 0.42:
            piece = self.sources.designs[random.choice(self.sources.learn)]
            return pictures.shaded(piece, random) if random.random() < 0.4 else piece
        if kind < 0.78:
            return pictures.cut(self.shots[random.choice(len(self.shots), p=self.shares)], random)
        return self.sources.scenes[random.integers(len(self.sources.scenes))]

    def varied(self, piece, random):
        """Turned, mirrored, its colours exchanged or inverted: all as likely as the piece itself."""
        piece = np.rot90(piece, random.integers(4))
        if random.random() < 0.5:
            piece = piece[:, ::-1]
        if random.random() < 0.5:
            piece = piece[..., random.permutation(3)]
        return 255 - piece if random.random() < 0.2 else piece

    def pair(self, piece, random):
        side = SMALL * self.scale
        inset = random.integers(pictures.PIECE - side + 1, size=2)
        piece = piece[inset[0] : inset[0] + side, inset[1] : inset[1] + side]
        small = self.reducer.reduce(piece.astype(np.float32), random)
        small = spoil(small, random) if self.spoiled and random.random() < 0.8 else small.round()
        return small.astype(np.uint8), piece

    def batch(self, count, random):
        pairs = [self.pair(self.varied(self.large(random), random), random) for _ in range(count)]
        return [np.stack(part) for part in zip(*pairs)]

    def judged(self, per_class=48):
        """The same pairs in every run, by class."""
        random = np.random.default_rng(99)
        designs = [self.sources.designs[i] for i in self.sources.judge[:: max(1, len(self.sources.judge) // per_class)]][:per_class]
        shots = [self.sources.photographs[name] for name in pictures.VALIDATION_PHOTOGRAPHS]
        classes = {
            "designs": designs,
            "shaded": [pictures.shaded(piece, random) for piece in designs],
            "photographs": [pictures.cut(shots[0], random) for _ in range(per_class)],
            "surfaces": [pictures.cut(shots[1], random) for _ in range(per_class // 2)],
        }
        return {
            name: [np.stack(part) for part in zip(*[self.pair(piece, random) for piece in pieces])]
            for name, pieces in classes.items()
        }


def stream(maker, count, seed, ahead=6):
    """Batches made on a thread of their own while the last one is learnt from."""
    ready = queue.Queue(ahead)

    def make():
        random = np.random.default_rng(seed)
        while True:
            ready.put(maker.batch(count, random))

    threading.Thread(target=make, daemon=True).start()
    while True:
        yield ready.get()
