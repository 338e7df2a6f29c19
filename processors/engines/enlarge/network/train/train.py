"""Trains one network for a number of minutes; goes on from its checkpoint if there is one.

python train.py DATA OUT.npz --scale 4 --minutes 45 [--spoiled] [--start OTHER.npz] [--width 32] [--depth 6]
"""

import argparse
import time
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from network import correct, start_weights
from samples import Maker, load, stream

# A piece this well drawn (mean square of 0..1) is good enough: 45 dB.
FLOOR = 3e-5
CHECKPOINT_S = 120
# Edges this wide, in small pixels, are not judged, so that networks of every depth are judged alike.
DEPTH_MOST = 8


def read_options():
    parser = argparse.ArgumentParser()
    parser.add_argument("data")
    parser.add_argument("out")
    parser.add_argument("--scale", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=45)
    parser.add_argument("--spoiled", action="store_true")
    parser.add_argument("--start", help="weights to begin with; layers of another shape begin anew")
    parser.add_argument("--width", type=int, default=32)
    parser.add_argument("--depth", type=int, default=6)
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--scenes", type=int, default=600)
    return parser.parse_args()


def square_error(layers, up, small, large):
    """Mean square error of each piece of the batch, away from its edges; without layers the base's own."""
    small, large = small / 255.0, large / 255.0
    edge = DEPTH_MOST * (large.shape[1] // small.shape[1])
    drawn = jnp.einsum("hs,bstc,wt->bhwc", up, small, up)
    if layers:
        margin = len(layers) * (large.shape[1] // small.shape[1])
        drawn = drawn[:, margin:-margin, margin:-margin] + correct(layers, small)
    drawn, large = middle(drawn, large.shape[1] - 2 * edge), middle(large, large.shape[1] - 2 * edge)
    return jnp.mean((drawn - large) ** 2, (1, 2, 3))


def middle(values, side):
    edge = (values.shape[1] - side) // 2
    return values[:, edge : edge + side, edge : edge + side]


def loss(layers, up, small, large):
    """The mean of decibels, so that an easy picture counts as much as a hard one."""
    return jnp.mean(jnp.log(square_error(layers, up, small, large) + FLOOR))


@jax.jit
def step(state, up, batch, rate):
    layers, mean, spread, smooth, count = state
    value, slope = jax.value_and_grad(loss)(layers, up, *batch)
    size = jnp.sqrt(sum(jnp.sum(part**2) for part in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda part: part * jnp.minimum(1, 1 / (size + 1e-9)), slope)
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
    spread = jax.tree.map(lambda s, g: 0.99 * s + 0.01 * g * g, spread, slope)
    count = count + 1
    move = lambda w, m, s: w - rate * (m / (1 - 0.9**count)) / (jnp.sqrt(s / (1 - 0.99**count)) + 1e-8)
    layers = jax.tree.map(move, layers, mean, spread)
    keep = jnp.minimum(0.998, count / (count + 20))
    smooth = jax.tree.map(lambda e, w: keep * e + (1 - keep) * w, smooth, layers)
    return (layers, mean, spread, smooth, count), value


def gains(layers, up, judged):
    """Mean gain in dB over the base, by class, and the worst piece's."""
    found = {}
    for name, batch in judged.items():
        before, after = (np.asarray(jax.jit(square_error)(weights, up, *batch)) for weights in ([], layers))
        gain = 10 * np.log10((before + 1e-6) / (after + 1e-6))
        found[name] = (gain.mean(), gain.min())
    return found


def start(options):
    fresh = start_weights(np.random.default_rng(1), options.width, options.depth, options.scale)
    if options.start:
        known = read(options.start)[0]
        fresh = [old if old[0].shape == new[0].shape else new for old, new in zip(known, fresh)]
    zero = jax.tree.map(jnp.zeros_like, fresh)
    return (fresh, zero, zero, fresh, jnp.zeros(())), 0.0


def write(path, state, elapsed):
    leaves = jax.tree.leaves(state)
    draft = f"{path}.part.npz"
    np.savez(draft, elapsed=elapsed, depth=len(state[0]), **{f"part{i:04d}": leaf for i, leaf in enumerate(leaves)})
    Path(draft).replace(path)


def read(path):
    """The smoothed weights, the whole state and the seconds trained."""
    with np.load(path) as file:
        leaves = [file[name] for name in sorted(file.files) if name.startswith("part")]
        depth, elapsed = int(file["depth"]), float(file["elapsed"])
    parts = [[(leaves[k + 2 * i], leaves[k + 2 * i + 1]) for i in range(depth)] for k in range(0, 8 * depth, 2 * depth)]
    return parts[3], (*parts, leaves[-1]), elapsed


def main():
    options = read_options()
    state, elapsed = read(options.out)[1:] if Path(options.out).exists() else start(options)
    maker = Maker(load(options.data, options.scenes), options.scale, options.spoiled)
    judged = maker.judged()
    print("before", jax.devices()[0], report(gains(state[3], maker.up, judged)), flush=True)
    total = options.minutes * 60
    began, saved, values = time.monotonic() - elapsed, time.monotonic(), []
    for batch in stream(maker, options.batch, int(state[4]) + 5):
        share = min(1, (time.monotonic() - began) / total)
        rate = options.rate * min(1, (float(state[4]) + 1) / 200) * (0.01 + 0.99 * 0.5 * (1 + np.cos(np.pi * share)))
        state, value = step(state, maker.up, batch, rate)
        values.append(value)
        if time.monotonic() - saved > CHECKPOINT_S or share == 1:
            saved = time.monotonic()
            write(options.out, state, saved - began)
            print(f"{share:.3f} steps {int(state[4])} loss {np.mean(values[-400:]):.4f}", report(gains(state[3], maker.up, judged)), flush=True)
            values.clear()
        if share == 1:
            break


def report(found):
    return " ".join(f"{name} {mean:+.2f} ({worst:+.2f})" for name, (mean, worst) in found.items())


if __name__ == "__main__":
    main()
