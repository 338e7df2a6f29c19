"""How large pictures become the small ones people send: reduced, and often blurred, compressed, grainy or scanned."""

import io

import numpy as np
from PIL import Image


def cubic(t):
    """Catmull-Rom, the cubic of Keys with a = -1/2."""
    t = np.abs(t)
    return np.where(t < 1, 1.5 * t**3 - 2.5 * t**2 + 1, np.where(t < 2, -0.5 * t**3 + 2.5 * t**2 - 4 * t + 2, 0))


def lanczos(t):
    return np.where(np.abs(t) < 3, np.sinc(t) * np.sinc(t / 3), 0)


def resize_matrix(length, scale, weigh, reach):
    """Rows of weights that reduce `length * scale` samples to `length`, half-pixel centres, edges repeated."""
    matrix = np.zeros((length, length * scale), np.float32)
    for to in range(length):
        centre = (to + 0.5) * scale
        taps = np.arange(int(centre - reach * scale), int(centre + reach * scale))
        weights = weigh((taps + 0.5 - centre) / scale)
        np.add.at(matrix[to], np.clip(taps, 0, length * scale - 1), weights / weights.sum())
    return matrix


def area_matrix(length, scale, blur=0.0):
    if blur == 0:
        return np.kron(np.eye(length, dtype=np.float32), np.full((1, scale), 1 / scale, np.float32))
    steps = np.linspace(-0.5, 0.5, 33)
    return resize_matrix(length, scale, lambda t: np.exp(-((t[:, None] + steps) ** 2) / (2 * blur**2)).sum(1), 0.5 + 3 * blur)


def enlarge_matrix(length, scale):
    """The centred cubic of catmull-rom.ts."""
    at = (np.arange(length * scale) + 0.5) / scale - 0.5
    matrix = np.zeros((length * scale, length), np.float64)
    for k in range(-1, 3):
        base = np.floor(at).astype(int) + k
        np.add.at(matrix, (np.arange(length * scale), np.clip(base, 0, length - 1)), cubic(at - base))
    return matrix.astype(np.float32)


def projection_matrix(length, scale):
    """The five-tap filter that reduction after cubic enlargement is, on the small grid."""
    inner = (area_matrix(9, scale) @ enlarge_matrix(9, scale))[4, 2:7]
    matrix = np.zeros((length, length), np.float32)
    for k, weight in zip(range(-2, 3), inner):
        np.add.at(matrix, (np.arange(length), np.clip(np.arange(length) + k, 0, length - 1)), weight)
    return matrix


def base_matrix(length, scale, projected):
    """What a network corrects: the centred cubic, sharpened by one back-projection (back-projection.ts) where `projected`."""
    up = enlarge_matrix(length, scale)
    return up @ (2 * np.eye(length, dtype=np.float32) - projection_matrix(length, scale)) if projected else up


def along_both(matrix, picture):
    """The matrix applied along rows and columns of height × width × 3."""
    tall = (matrix @ picture.reshape(picture.shape[0], -1)).reshape(len(matrix), -1, 3)
    return matrix @ tall


class Reducer:
    """Reduces pieces in the ways the world does."""

    def __init__(self, side, scale):
        self.clean = [
            (0.42, area_matrix(side, scale)),
            (0.28, resize_matrix(side, scale, cubic, 2)),
            (0.12, resize_matrix(side, scale, lanczos, 3)),
            (0.06, area_matrix(side, scale, 0.15)),
            (0.06, area_matrix(side, scale, 0.25)),
            (0.06, resize_matrix(side, scale, lambda t: np.maximum(0, 1 - np.abs(t)), 1)),
        ]
        self.shares = np.cumsum([share for share, _ in self.clean])

    def reduce(self, large, random):
        matrix = self.clean[min(np.searchsorted(self.shares, random.random()), len(self.clean) - 1)][1]
        return np.clip(along_both(matrix, large), 0, 255)


def spoil(small, random):
    """Blur, scan weave, noise and JPEG, one or several."""
    picture = small
    if random.random() < 0.35:
        picture = blurred(picture, random.uniform(0.4, 1.1))
    if random.random() < 0.25:
        picture = woven(picture, random)
    if random.random() < 0.4:
        spread = random.uniform(1, 9)
        shape = picture.shape if random.random() < 0.75 else picture.shape[:2] + (1,)
        picture = picture + random.normal(0, spread, shape)
    picture = np.clip(picture, 0, 255).round().astype(np.uint8)
    if random.random() < 0.5:
        file = io.BytesIO()
        Image.fromarray(picture).save(file, "JPEG", quality=int(random.integers(50, 96)), subsampling=2 if random.random() < 0.8 else 0)
        picture = np.asarray(Image.open(file))
    return picture


def blurred(picture, deviation):
    taps = np.exp(-(np.arange(-4, 5) ** 2) / (2 * deviation**2))
    taps /= taps.sum()
    side = picture.shape[0]
    matrix = np.zeros((side, side), np.float32)
    for k, weight in zip(range(-4, 5), taps):
        np.add.at(matrix, (np.arange(side), np.clip(np.arange(side) + k, 0, side - 1)), weight)
    return along_both(matrix, picture)


def woven(picture, random):
    """The threads of a scanned cloth: brightness that rises and falls with warp and weft."""
    side = picture.shape[0]
    y, x = np.mgrid[0:side, 0:side]
    period = random.uniform(2, 6)
    phase = random.uniform(0, 2 * np.pi, 2)
    threads = np.sin(2 * np.pi * x / period + phase[0]) + np.sin(2 * np.pi * y / (period * random.uniform(0.7, 1.4)) + phase[1])
    if random.random() < 0.5:
        threads = threads * np.where((x + y) % 2, 1, -1)
    return picture * (1 + threads[..., None] * random.uniform(0.005, 0.04))
