// The image file directory of a TIFF (TIFF 6.0) or BigTIFF file, always little-endian.

/** SHORT and LONG are 2 and 4 bytes; RATIONAL two LONGs; OFFSET is a LONG in classic TIFF and 8 bytes in BigTIFF. */
export type TiffFieldType = 'byte' | 'short' | 'long' | 'rational' | 'offset'

/** A tag with its values; a rational is one number, written to a thousandth. */
export type TiffField = {
  readonly tag: number
  readonly type: TiffFieldType
  readonly values: readonly number[] | Uint8Array
}

const RATIONAL_DENOMINATOR = 1000
const typeCodes = { byte: 1, short: 3, long: 4, rational: 5 } as const

/** The first bytes of the file, pointing at the directory. */
export function tiffHeader(big: boolean, directoryOffset: number): Uint8Array {
  const header = Buffer.alloc(big ? 16 : 8)
  header.write('II', 0, 'latin1')
  header.writeUInt16LE(big ? 43 : 42, 2)
  if (big) {
    header.writeUInt16LE(8, 4)
    header.writeBigUInt64LE(BigInt(directoryOffset), 8)
  } else {
    header.writeUInt32LE(directoryOffset, 4)
  }
  return header
}

/**
 * The directory as it must stand at `offset` (an even position) of the file, followed by the values too long for it.
 *
 * @param fields in ascending order of their tags
 */
export function tiffDirectory(fields: readonly TiffField[], offset: number, big: boolean): Uint8Array {
  const entryBytes = big ? 20 : 12
  const countBytes = big ? 8 : 2
  const pointerBytes = big ? 8 : 4
  const head = Buffer.alloc(countBytes + fields.length * entryBytes + pointerBytes)
  if (big) head.writeBigUInt64LE(BigInt(fields.length), 0)
  else head.writeUInt16LE(fields.length, 0)
  const overflow: Buffer[] = []
  let overflowAt = offset + head.length
  fields.forEach((field, index) => {
    const at = countBytes + index * entryBytes
    const values = encodeValues(field, big)
    head.writeUInt16LE(field.tag, at)
    head.writeUInt16LE(typeCode(field.type, big), at + 2)
    writePointer(head, field.values.length, at + 4, big)
    if (values.length <= pointerBytes) {
      values.copy(head, at + 4 + pointerBytes)
    } else {
      writePointer(head, overflowAt, at + 4 + pointerBytes, big)
      const padded = values.length % 2 === 0 ? values : Buffer.concat([values, Buffer.alloc(1)])
      overflow.push(padded)
      overflowAt += padded.length
    }
  })
  return Buffer.concat([head, ...overflow])
}

function typeCode(type: TiffFieldType, big: boolean): number {
  if (type !== 'offset') return typeCodes[type]
  return big ? 16 : typeCodes.long
}

function writePointer(buffer: Buffer, value: number, at: number, big: boolean): void {
  if (big) buffer.writeBigUInt64LE(BigInt(value), at)
  else buffer.writeUInt32LE(value, at)
}

function encodeValues({ type, values }: TiffField, big: boolean): Buffer {
  const valueBytes = { byte: 1, short: 2, long: 4, rational: 8, offset: big ? 8 : 4 }[type]
  const bytes = Buffer.alloc(values.length * valueBytes)
  values.forEach((value, index) => {
    const at = index * valueBytes
    if (type === 'byte') bytes[at] = value
    else if (type === 'short') bytes.writeUInt16LE(value, at)
    else if (type === 'offset') writePointer(bytes, value, at, big)
    else if (type === 'long') bytes.writeUInt32LE(value, at)
    else {
      bytes.writeUInt32LE(Math.round(value * RATIONAL_DENOMINATOR), at)
      bytes.writeUInt32LE(RATIONAL_DENOMINATOR, at + 4)
    }
  })
  return bytes
}
