"""What the networks learn from: pieces of designs, photographs and made-up scenes, all as 8-bit RGB arrays."""

import bz2
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

PIECE = 224
# Left to validation: no network sees them while it learns.
VALIDATION_PHOTOGRAPHS = ("rocket.jpg", "brick.png")
VALIDATION_EVERY = 17


def design_pieces(path):
    """Pieces written by write-designs.ts so far, parted into those to learn from and those to judge by."""
    count = Path(path).stat().st_size // (PIECE * PIECE * 3)
    pieces = np.memmap(path, np.uint8, "r", shape=(count, PIECE, PIECE, 3))
    numbers = np.arange(count)
    judged = (numbers // 24) % VALIDATION_EVERY == 3
    return pieces, numbers[~judged], numbers[judged]


def photographs(folder):
    """Every picture in a folder, by name. Small ones are left out."""
    found = {}
    for path in sorted(Path(folder).iterdir()):
        if path.suffix == ".dat":
            found[path.name] = np.frombuffer(bz2.decompress(path.read_bytes()), np.uint8).reshape(768, 1024, 3)
        elif path.suffix in (".png", ".jpg"):
            found[path.name] = np.asarray(Image.open(path).convert("RGB"))
    return {name: picture for name, picture in found.items() if min(picture.shape[:2]) >= PIECE}


def shrunk(picture, share):
    """The picture made smaller, which also makes it sharper than its camera did."""
    height, width = (round(side * share) for side in picture.shape[:2])
    return np.asarray(Image.fromarray(picture).resize((width, height), Image.Resampling.BOX if share <= 0.5 else Image.Resampling.LANCZOS))


def cut(picture, random):
    top = random.integers(picture.shape[0] - PIECE + 1)
    left = random.integers(picture.shape[1] - PIECE + 1)
    return picture[top : top + PIECE, left : left + PIECE]


def waves(random, side, channels=1):
    """Noise whose strength falls with frequency, as in clouds, stone and cloth; mean 0, deviation 1, closed over the side."""
    u, v = np.meshgrid(np.fft.fftfreq(side), np.fft.rfftfreq(side), indexing="ij")
    stretch = np.exp(random.normal(0, 0.4))
    frequency = np.hypot(u * stretch, v / stretch)
    frequency[0, 0] = np.inf
    strength = frequency ** -random.uniform(0.7, 2.4)
    field = []
    for _ in range(channels):
        phase = random.normal(size=u.shape) + 1j * random.normal(size=u.shape)
        plane = np.fft.irfft2(phase * strength, s=(side, side))
        field.append((plane - plane.mean()) / (plane.std() + 1e-9))
    return np.stack(field, -1).astype(np.float32)


def leaf_scene(random, fields):
    """Shapes over shapes, their sizes by a power law, plain or shaded or grainy: the "dead leaves" picture of the world.

    fields: slopes and grains, side x side x 1 around 0, to shade the shapes with.
    """
    side = PIECE * 2
    canvas = (random.uniform(0, 255, 3) + random_of(random, fields) * random.uniform(0, 20)).astype(np.float32)
    smallest, power = random.uniform(6, 16), random.uniform(1.6, 2.6)
    for _ in range(int(random.integers(30, 160))):
        radius = min(smallest * random.random() ** (-1 / power), side / 2)
        mask = Image.new("L", (side, side))
        paint_shape(ImageDraw.Draw(mask), random, radius, side)
        box = mask.getbbox()
        if box is None:
            continue
        rows, columns = slice(box[1], box[3]), slice(box[0], box[2])
        colour = random.uniform(0, 255, 3).astype(np.float32)
        if random.random() < 0.5:
            colour = colour + random_of(random, fields)[rows, columns] * np.float32(random.uniform(3, 50))
        inside = np.asarray(mask)[rows, columns, None] > 0
        canvas[rows, columns] = np.where(inside, colour, canvas[rows, columns])
    small = canvas.reshape(PIECE, 2, PIECE, 2, 3).mean((1, 3))
    return np.clip(small, 0, 255).round().astype(np.uint8)


def random_of(random, things):
    return things[random.integers(len(things))]


def paint_shape(draw, random, radius, side):
    x, y = random.uniform(0, side, 2)
    kind = random.random()
    turn = random.uniform(0, 2 * np.pi)
    if kind < 0.3:
        draw.ellipse((x - radius, y - radius * random.uniform(0.3, 1), x + radius, y + radius), fill=255)
    elif kind < 0.6:
        corners = int(random.integers(3, 8))
        angles = np.sort(random.uniform(0, 2 * np.pi, corners))
        draw.polygon([(x + radius * np.cos(a), y + radius * np.sin(a)) for a in angles], fill=255)
    elif kind < 0.8:
        length = radius * random.uniform(2, 8)
        ends = (x, y, x + length * np.cos(turn), y + length * np.sin(turn))
        draw.line(ends, fill=255, width=max(1, int(radius * random.uniform(0.1, 0.5))))
    else:
        steps = np.linspace(0, 1, 24)
        bend = random.uniform(-2, 2)
        points = [(x + radius * 4 * t * np.cos(turn + bend * t), y + radius * 4 * t * np.sin(turn + bend * t)) for t in steps]
        draw.line(points, fill=255, width=max(1, int(random.uniform(2, 9))))


def ramp(random, side):
    """A slope across the piece, -1..1, straight or bent."""
    y, x = np.mgrid[0:side, 0:side].astype(np.float32) / side - 0.5
    turn = random.uniform(0, 2 * np.pi)
    along = x * np.cos(turn) + y * np.sin(turn)
    if random.random() < 0.4:
        along = np.hypot(x - random.uniform(-0.5, 0.5), y - random.uniform(-0.5, 0.5)) - 0.4
    return (along * random.uniform(0.6, 2.5))[..., None].astype(np.float32)


def surface(random):
    """Nothing but texture."""
    field = waves(random, PIECE, 1) * random.normal(0.8, 0.3, 3) + waves(random, PIECE, 3) * random.uniform(0, 0.4)
    return np.clip(random.uniform(60, 200, 3) + field * random.uniform(5, 50), 0, 255).round().astype(np.uint8)


def shaded(piece, random):
    """Flat art with what flat art is not: slopes of light and colour, grain, paper."""
    picture = piece.astype(np.float32)
    kind = random.random()
    if kind < 0.45:
        other = picture[..., random.permutation(3)] if random.random() < 0.5 else random.uniform(0, 255, 3)
        blend = np.clip(ramp(random, PIECE) * random.uniform(0.5, 1.5) + 0.5, 0, 1) * random.uniform(0.3, 1)
        picture = picture * (1 - blend) + other * blend
    elif kind < 0.75:
        picture = picture * (1 + waves(random, PIECE) * random.uniform(0.02, 0.2))
    else:
        picture = picture + waves(random, PIECE, 3) * random.uniform(1, 14)
    return np.clip(picture, 0, 255).round().astype(np.uint8)
