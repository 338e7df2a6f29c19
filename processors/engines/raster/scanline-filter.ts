/** `up` subtracts the row above (PNG filter 2), which leaves little of enlarged art; `none` keeps the bytes. */
export type FilterMode = 'none' | 'up'

export type ScanlineFilter = {
  /** Filter byte and packed samples of one row. */
  readonly outputRowBytes: number
  /** Filters row `from` of `rows` into row `to` of `segment`; rows must come in order. */
  readonly apply: (rows: Uint8Array, from: number, segment: Uint8Array, to: number) => void
  /** Adler-32 (RFC 1950) of everything filtered so far. */
  readonly adler32: () => number
}

/** A row held both as bytes and as 32-bit words, so that four bytes are worked on at once. */
type Row = { readonly bytes: Uint8Array; readonly words: Uint32Array }

/** PNG filtering and the checksum of its result. */
export function createScanlineFilter(options: {
  readonly inputRowBytes: number
  readonly bitDepth: 1 | 2 | 4 | 8
  readonly mode: FilterMode
}): ScanlineFilter {
  const { inputRowBytes, bitDepth, mode } = options
  const packedBytes = Math.ceil((inputRowBytes * bitDepth) / 8)
  const outputRowBytes = packedBytes + 1
  const filterType = mode === 'up' ? 2 : 0
  const checksum = createAdler32()
  const result = createRow(packedBytes)
  let current = createRow(inputRowBytes)
  let above = createRow(inputRowBytes)
  return {
    outputRowBytes,
    adler32: checksum.value,
    apply: (rows, from, segment, to) => {
      current.bytes.set(rows.subarray(from * inputRowBytes, (from + 1) * inputRowBytes))
      if (mode === 'up') subtractBytes(current.words, above.words, result.words)
      else packRow(current.bytes, inputRowBytes, bitDepth, result.bytes)
      ;[current, above] = [above, current]
      checksum.addByte(filterType)
      checksum.addRow(result, packedBytes)
      segment[to * outputRowBytes] = filterType
      segment.set(result.bytes.subarray(0, packedBytes), to * outputRowBytes + 1)
    },
  }
}

function createRow(length: number): Row {
  const words = new Uint32Array(Math.ceil(length / 4))
  return { words, bytes: new Uint8Array(words.buffer) }
}

/** Subtracts each byte modulo 256 without letting a borrow reach the byte beside it. */
function subtractBytes(from: Uint32Array, subtracted: Uint32Array, into: Uint32Array): void {
  for (let i = 0; i < into.length; i++) {
    const x = from[i]
    const y = subtracted[i]
    into[i] = ((x | 0x80808080) - (y & 0x7f7f7f7f)) ^ ((x ^ ~y) & 0x80808080)
  }
}

/** Puts the leftmost index into the highest bits of each byte, as PNG wants. */
function packRow(indices: Uint8Array, count: number, bitDepth: number, into: Uint8Array): void {
  if (bitDepth === 8) {
    into.set(indices)
    return
  }
  const perByte = 8 / bitDepth
  into.fill(0)
  for (let i = 0; i < count; i++) into[Math.floor(i / perByte)] |= indices[i] << (8 - bitDepth * ((i % perByte) + 1))
}

const ADLER_MODULUS = 65521
/** Words summed before taking the remainder: both sums stay within 30 bits, where they are fast. */
const ADLER_RUN_WORDS = 500

function createAdler32() {
  let low = 1
  let high = 0
  const addByte = (byte: number): void => {
    low = (low + byte) % ADLER_MODULUS
    high = (high + low) % ADLER_MODULUS
  }
  const addWords = ({ bytes, words }: Row, count: number): void => {
    for (let word = 0; word < count; ) {
      const end = Math.min(word + ADLER_RUN_WORDS, count)
      let a = low
      let b = high
      for (; word < end; word++) {
        b = (b + 4 * a) | 0
        if (words[word] === 0) continue
        const at = word * 4
        const p = bytes[at]
        const q = bytes[at + 1]
        const r = bytes[at + 2]
        const s = bytes[at + 3]
        b = (b + 4 * p + 3 * q + 2 * r + s) | 0
        a = (a + p + q + r + s) | 0
      }
      low = a % ADLER_MODULUS
      high = b % ADLER_MODULUS
    }
  }
  return {
    value: () => ((high << 16) | low) >>> 0,
    addByte,
    addRow: (row: Row, length: number): void => {
      addWords(row, length >> 2)
      for (let at = length & ~3; at < length; at++) addByte(row.bytes[at])
    },
  }
}
