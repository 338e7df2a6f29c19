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

/** The two kinds of file differ in how many bytes their counts and offsets have. */
export type TiffVariant = {
  readonly magic: number
  /** Of the number of fields that begins the directory. */
  readonly countBytes: 2 | 8
  /** Of an offset in the file, and of a field's number of values. */
  readonly pointerBytes: 4 | 8
  /** Type code of an offset. */
  readonly offsetCode: number
}

/** TIFF 6.0: offsets of 32 bits. */
export const classicTiff: TiffVariant = { magic: 42, countBytes: 2, pointerBytes: 4, offsetCode: typeCodes.long }
/** BigTIFF: offsets of 64 bits. */
export const bigTiff: TiffVariant = { magic: 43, countBytes: 8, pointerBytes: 8, offsetCode: 16 }

/** The first bytes of the file, pointing at the directory. */
export function tiffHeader({ magic, pointerBytes }: TiffVariant, directoryOffset: number): Uint8Array {
  const header = Buffer.alloc(2 * pointerBytes)
  header.write('II', 0, 'latin1')
  header.writeUInt16LE(magic, 2)
  // BigTIFF says here how long its offsets are; in a classic file the offset itself overwrites it.
  header.writeUInt16LE(pointerBytes, 4)
  writeWhole(header, directoryOffset, pointerBytes, pointerBytes)
  return header
}

/**
 * The directory as it must stand at `offset` (an even position) of the file, followed by the values too long for it.
 *
 * @param fields in ascending order of their tags
 */
export function tiffDirectory(fields: readonly TiffField[], offset: number, variant: TiffVariant): Uint8Array {
  const { countBytes, pointerBytes } = variant
  const entryBytes = 4 + 2 * pointerBytes
  const head = Buffer.alloc(countBytes + fields.length * entryBytes + pointerBytes)
  writeWhole(head, fields.length, 0, countBytes)
  const overflow: Buffer[] = []
  let overflowAt = offset + head.length
  fields.forEach((field, index) => {
    const at = countBytes + index * entryBytes
    const values = encodeValues(field, pointerBytes)
    head.writeUInt16LE(field.tag, at)
    head.writeUInt16LE(field.type === 'offset' ? variant.offsetCode : typeCodes[field.type], at + 2)
    writeWhole(head, field.values.length, at + 4, pointerBytes)
    if (values.length <= pointerBytes) {
      values.copy(head, at + 4 + pointerBytes)
    } else {
      writeWhole(head, overflowAt, at + 4 + pointerBytes, pointerBytes)
      const padded = values.length % 2 === 0 ? values : Buffer.concat([values, Buffer.alloc(1)])
      overflow.push(padded)
      overflowAt += padded.length
    }
  })
  return Buffer.concat([head, ...overflow])
}

function writeWhole(buffer: Buffer, value: number, at: number, bytes: 2 | 4 | 8): void {
  if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
  else buffer.writeUIntLE(value, at, bytes)
}

function encodeValues({ type, values }: TiffField, pointerBytes: 4 | 8): Buffer {
  const valueBytes = { byte: 1, short: 2, long: 4, rational: 8, offset: pointerBytes }[type]
  const bytes = Buffer.alloc(values.length * valueBytes)
  values.forEach((value, index) => {
    const at = index * valueBytes
    if (type === 'byte') bytes.writeUInt8(value, at)
    else if (type === 'short') bytes.writeUInt16LE(value, at)
    else if (type === 'long') bytes.writeUInt32LE(value, at)
    else if (type === 'offset') writeWhole(bytes, value, at, pointerBytes)
    else {
      bytes.writeUInt32LE(Math.round(value * RATIONAL_DENOMINATOR), at)
      bytes.writeUInt32LE(RATIONAL_DENOMINATOR, at + 4)
    }
  })
  return bytes
}
