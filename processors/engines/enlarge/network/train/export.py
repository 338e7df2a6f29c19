"""Writes a trained network as ONNX: RGB bytes in, RGB bytes out, with the cubic it corrects inside.

python export.py WEIGHTS.npz OUT.onnx --base projected|cubic [--halve]

The small picture (1 x height x width x 3) must come with `margin` pixels more on every side than are wanted; the answer is
1 x scale * (height - 2 margin) x scale * (width - 2 margin) x 3. Fails when onnxruntime and JAX differ by more than 1e-4.
"""

import argparse
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

from degrade import base_matrix
from network import correct, halve
from train import read

REACH = 4
DIFFERENCE_MAX = 1e-4


def base_taps(scale, projected):
    """The base as `scale` filters of nine taps along one axis."""
    length = 4 * REACH + 1
    up = base_matrix(length, scale, projected)
    middle = 2 * REACH
    return up[middle * scale : (middle + 1) * scale, middle - REACH : middle + REACH + 1]


def build(layers, scale, projected, as_bytes):
    """The graph; with `as_bytes` false it answers 0..255 floats before rounding, to be compared."""
    depth = len(layers)
    margin = max(depth, REACH)
    taps = base_taps(scale, projected)
    constants, nodes = [], []

    def constant(name, values):
        constants.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def node(operator, inputs, output, **attributes):
        nodes.append(helper.make_node(operator, inputs, [output], **attributes))
        return output

    def crop(source, by):
        if by == 0:
            return source
        limits = [constant(f"{source}_crop{i}", np.array(v, np.int64)) for i, v in enumerate(([by, by], [-by, -by], [2, 3]))]
        return node("Slice", [source, *limits], f"{source}_cropped")

    values = node("Transpose", [node("Cast", ["small"], "samples", to=TensorProto.FLOAT)], "planes", perm=[0, 3, 1, 2])
    rows = constant("base_rows", np.tile(taps.reshape(1, scale, 1, -1, 1), (3, 1, 1, 1, 1)).reshape(3 * scale, 1, -1, 1))
    columns = constant("base_columns", np.tile(taps.reshape(1, scale, 1, 1, -1), (3 * scale, 1, 1, 1, 1)).reshape(3 * scale * scale, 1, 1, -1))
    tall = node("Conv", [crop(values, margin - REACH), rows], "base_tall", group=3)
    base = node("Conv", [tall, columns], "base", group=3 * scale)
    if margin > depth:
        values = crop(values, margin - depth)
    for number, (kernel, bias) in enumerate(layers):
        kernel, bias = kernel.transpose(3, 2, 0, 1), bias
        if number == 0:
            # Pictures are learnt as 0..1 around one half, and come as 0..255.
            bias = bias - 0.5 * kernel.sum((1, 2, 3))
            kernel = kernel / 255
        if number == depth - 1:
            kernel, bias = kernel * 255, bias * 255
        inputs = [values, constant(f"kernel{number}", kernel.astype(np.float32)), constant(f"bias{number}", bias.astype(np.float32))]
        values = node("Conv", inputs, f"conv{number}", kernel_shape=[3, 3])
        if number < depth - 1:
            values = node("Relu", [values], f"relu{number}")
    values = node("Add", [base, values], "phases")
    values = node("DepthToSpace", [values], "large_planes", blocksize=scale, mode="CRD")
    if as_bytes:
        values = node("Clip", [values, constant("black", np.float32(0)), constant("white", np.float32(255))], "bounded")
        values = node("Cast", [node("Round", [values], "whole")], "bytes", to=TensorProto.UINT8)
    node("Transpose", [values], "large", perm=[0, 2, 3, 1])
    kind = TensorProto.UINT8 if as_bytes else TensorProto.FLOAT
    ports = [helper.make_tensor_value_info(*port) for port in (("small", TensorProto.UINT8, [1, "height", "width", 3]), ("large", kind, [1, "large_height", "large_width", 3]))]
    graph = helper.make_graph(nodes, "heddle-enlarge", [ports[0]], [ports[1]], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8, producer_name="heddle")
    helper.set_model_props(model, {"scale": str(scale), "margin": str(margin), "base": "projected" if projected else "cubic"})
    onnx.checker.check_model(model)
    return model, margin


def differ(layers, model, margin, scale, projected):
    """Largest difference, in 0..1, between onnxruntime and JAX on noise."""
    small = np.random.default_rng(3).integers(0, 256, (1, 48, 40, 3)).astype(np.uint8)
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    ours = session.run(None, {"small": small})[0] / 255
    corrected = np.asarray(correct(layers, small / np.float32(255)))
    spare = (margin - len(layers)) * scale
    corrected = corrected[:, spare : corrected.shape[1] - spare, spare : corrected.shape[2] - spare]
    tall, wide = (base_matrix(side, scale, projected) for side in small.shape[1:3])
    base = np.einsum("hs,bstc,wt->bhwc", tall, small / 255, wide)
    edge = margin * scale
    return np.abs(ours - (base[:, edge:-edge, edge:-edge] + corrected)).max()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("weights")
    parser.add_argument("out")
    parser.add_argument("--base", choices=("projected", "cubic"), required=True)
    parser.add_argument("--halve", action="store_true", help="write the x2 network that a x4 one holds")
    options = parser.parse_args()
    layers = read(options.weights)[0]
    layers = halve(layers) if options.halve else layers
    projected = options.base == "projected"
    scale = int(round((layers[-1][1].size // 3) ** 0.5))
    floats, margin = build(layers, scale, projected, as_bytes=False)
    difference = differ(layers, floats, margin, scale, projected)
    if difference > DIFFERENCE_MAX:
        raise SystemExit(f"onnxruntime differs from JAX by {difference}")
    Path(options.out).write_bytes(build(layers, scale, projected, as_bytes=True)[0].SerializeToString())
    weights = sum(kernel.size + bias.size for kernel, bias in layers)
    print(f"{options.out}: x{scale}, {weights} weights, margin {margin}, {difference:.1e} from JAX")


if __name__ == "__main__":
    main()
