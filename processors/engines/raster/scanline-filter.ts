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

const ADLER_MODULUS = 65521
/** Bytes that can be summed before the second sum leaves the 32-bit range (RFC 1950 reference value). */
const ADLER_RUN = 3800

/** PNG filtering and the checksum of its result in one pass over the samples. */
export function createScanlineFilter(options: {
  readonly inputRowBytes: number
  readonly bitDepth: 1 | 2 | 4 | 8
  readonly mode: FilterMode
}): ScanlineFilter {
  const { inputRowBytes, bitDepth, mode } = options
  const packedBytes = Math.ceil((inputRowBytes * bitDepth) / 8)
  const outputRowBytes = packedBytes + 1
  const above = new Uint8Array(inputRowBytes)
  let low = 1
  let high = 0
  const sum = (bytes: Uint8Array, from: number, to: number): void => {
    for (let at = from; at < to; ) {
      const end = Math.min(at + ADLER_RUN, to)
      for (; at < end; at++) {
        low += bytes[at]
        high += low
      }
      low %= ADLER_MODULUS
      high %= ADLER_MODULUS
    }
  }
  return {
    outputRowBytes,
    adler32: () => ((high << 16) | low) >>> 0,
    apply: (rows, from, segment, to) => {
      const source = from * inputRowBytes
      const start = to * outputRowBytes
      segment[start] = mode === 'up' ? 2 : 0
      if (mode === 'up') subtractAbove(rows, source, above, segment, start + 1)
      else packRow(rows, source, inputRowBytes, bitDepth, segment, start + 1)
      sum(segment, start, start + outputRowBytes)
    },
  }
}

function subtractAbove(rows: Uint8Array, source: number, above: Uint8Array, segment: Uint8Array, start: number): void {
  for (let i = 0; i < above.length; i++) {
    const value = rows[source + i]
    segment[start + i] = value - above[i]
    above[i] = value
  }
}

/** Puts the leftmost index into the highest bits of each byte, as PNG wants. */
function packRow(
  rows: Uint8Array,
  source: number,
  count: number,
  bitDepth: number,
  segment: Uint8Array,
  start: number,
): void {
  if (bitDepth === 8) {
    segment.set(rows.subarray(source, source + count), start)
    return
  }
  const perByte = 8 / bitDepth
  segment.fill(0, start, start + Math.ceil(count / perByte))
  for (let i = 0; i < count; i++) {
    const shift = 8 - bitDepth * ((i % perByte) + 1)
    segment[start + Math.floor(i / perByte)] |= rows[source + i] << shift
  }
}
