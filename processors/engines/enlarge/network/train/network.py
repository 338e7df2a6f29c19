"""The networks: 3x3 convolutions without padding, ReLU between, on the small grid; their answer is the correction of the cubic, one
channel for each colour of each enlarged pixel."""

import jax
import jax.numpy as jnp
import numpy as np


def start_weights(random, width, depth, scale):
    """Weights of `depth` convolutions; the last one is zero, so an untrained network corrects nothing."""
    channels = [3, *[width] * (depth - 1), 3 * scale * scale]
    layers = []
    for number, (take, give) in enumerate(zip(channels, channels[1:])):
        spread = 0.0 if number == depth - 1 else np.sqrt(2 / (9 * take))
        layers.append((random.normal(0, 1, (3, 3, take, give)).astype(np.float32) * np.float32(spread), np.zeros(give, np.float32)))
    return layers


def halve(layers):
    """The network whose answer is the mean of every two by two pixels of this one's: a x2 one of a x4 one."""
    kernel, bias = layers[-1]
    scale = int(round((bias.size // 3) ** 0.5))
    mean = lambda values: values.reshape(*values.shape[:-1], 3, scale // 2, 2, scale // 2, 2).mean((-3, -1)).reshape(*values.shape[:-1], -1)
    return [*layers[:-1], (mean(kernel), mean(bias))]


def correct(layers, small):
    """Correction in 0..1 units: batch x (h - 2 depth) * scale x (w - 2 depth) * scale x 3, of pictures in 0..1."""
    values = small - 0.5
    for number, (kernel, bias) in enumerate(layers):
        values = jax.lax.conv_general_dilated(values, kernel, (1, 1), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC")) + bias
        if number < len(layers) - 1:
            values = jax.nn.relu(values)
    batch, height, width, channels = values.shape
    scale = int(round((channels // 3) ** 0.5))
    # Channels stand as the depth-to-space of ONNX (mode CRD) reads them: colour, then row, then column.
    values = values.reshape(batch, height, width, 3, scale, scale)
    return jnp.transpose(values, (0, 1, 4, 2, 5, 3)).reshape(batch, height * scale, width * scale, 3)
