// Writes small ONNX networks, so that tests can run the real runtime on networks whose answers are known.
// Field numbers: onnx.proto of ONNX 1.16 (IR version 8).
import { bytesField, floatField, type Message, wholeField } from './protobuf.ts'

const IR_VERSION = 8
const OPSET = 17
const elementTypes = { float: 1, int32: 6, int64: 7 } as const
const attributeTypes = { float: 1, int: 2, string: 3, ints: 7 } as const

export type ElementType = keyof typeof elementTypes
export type Dimension = number | string

export type GraphNode = {
  readonly operator: string
  readonly inputs: readonly string[]
  readonly output: string
  readonly attributes?: Readonly<Record<string, number | string | readonly number[]>>
}
export type Constant = {
  readonly name: string
  readonly shape: readonly number[]
  readonly values: readonly number[] | Float32Array
  readonly type?: ElementType
}
export type Port = { readonly name: string; readonly shape: readonly Dimension[]; readonly type?: ElementType }

export type Graph = {
  readonly nodes: readonly GraphNode[]
  readonly constants: readonly Constant[]
  readonly inputs: readonly Port[]
  readonly outputs: readonly Port[]
}

/** Bytes of a model.onnx. Whole-number attributes are written as integers; give `1.5` for a float. */
export function writeOnnx({ nodes, constants, inputs, outputs }: Graph): Uint8Array {
  const graph = [
    ...nodes.map((node) => bytesField(1, nodeMessage(node))),
    bytesField(2, 'graph'),
    ...constants.map((constant) => bytesField(5, constantMessage(constant))),
    ...inputs.map((port) => bytesField(11, portMessage(port))),
    ...outputs.map((port) => bytesField(12, portMessage(port))),
  ]
  const opset = bytesField(8, [bytesField(1, ''), wholeField(2, OPSET)])
  return Buffer.concat([wholeField(1, IR_VERSION), opset, bytesField(7, graph)])
}

function nodeMessage({ operator, inputs, output, attributes = {} }: GraphNode): Message {
  return [
    ...inputs.map((name) => bytesField(1, name)),
    bytesField(2, output),
    bytesField(3, output),
    bytesField(4, operator),
    ...Object.entries(attributes).map(([name, value]) => bytesField(5, attributeMessage(name, value))),
  ]
}

function attributeMessage(name: string, value: number | string | readonly number[]): Message {
  if (typeof value === 'string')
    return [bytesField(1, name), bytesField(4, value), wholeField(20, attributeTypes.string)]
  if (typeof value !== 'number')
    return [bytesField(1, name), ...value.map((item) => wholeField(8, item)), wholeField(20, attributeTypes.ints)]
  if (Number.isInteger(value)) return [bytesField(1, name), wholeField(3, value), wholeField(20, attributeTypes.int)]
  return [bytesField(1, name), floatField(2, value), wholeField(20, attributeTypes.float)]
}

function constantMessage({ name, shape, values, type = 'float' }: Constant): Message {
  const raw =
    type === 'float'
      ? Float32Array.from(values)
      : type === 'int32'
        ? Int32Array.from(values)
        : BigInt64Array.from([...values], BigInt)
  return [
    ...shape.map((size) => wholeField(1, size)),
    wholeField(2, elementTypes[type]),
    bytesField(8, name),
    bytesField(9, new Uint8Array(raw.buffer)),
  ]
}

function portMessage({ name, shape, type = 'float' }: Port): Message {
  const dimensions = shape.map((size) =>
    bytesField(1, [typeof size === 'string' ? bytesField(2, size) : wholeField(1, size)]),
  )
  const tensor = [wholeField(1, elementTypes[type]), bytesField(2, dimensions)]
  return [bytesField(1, name), bytesField(2, [bytesField(1, tensor)])]
}
