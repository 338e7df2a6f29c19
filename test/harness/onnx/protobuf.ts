// The few parts of the protobuf wire format that ONNX files are made of.

const VARINT = 0
const LENGTH_PREFIXED = 2
const FOUR_BYTES = 5

export type Message = readonly Uint8Array[]

export function wholeField(field: number, value: number): Uint8Array {
  return Uint8Array.from([...varint((field << 3) | VARINT), ...varint(value)])
}

export function floatField(field: number, value: number): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return Buffer.concat([Buffer.from(varint((field << 3) | FOUR_BYTES)), bytes])
}

export function bytesField(field: number, content: string | Uint8Array | Message): Uint8Array {
  const bytes =
    typeof content === 'string'
      ? Buffer.from(content)
      : content instanceof Uint8Array
        ? content
        : Buffer.concat([...content])
  return Buffer.concat([Buffer.from([...varint((field << 3) | LENGTH_PREFIXED), ...varint(bytes.length)]), bytes])
}

/** Seven bits a byte, lowest first; negative numbers as 64-bit two's complement. */
function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = BigInt.asUintN(64, BigInt(value))
  do {
    const low = Number(rest & 0x7fn)
    rest >>= 7n
    bytes.push(rest ? low | 0x80 : low)
  } while (rest)
  return bytes
}
