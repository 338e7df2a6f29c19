import { BLOCK_BITS, type RowSpans } from '../measure/near-edges.ts'

/**
 * Blurs rows, then columns; the border repeats outwards.
 *
 * @param taps half of the blur, from its middle outwards
 * @param spans what is blurred, all when left out; the plane must be even as far as the blur reaches beyond it
 */
export function blurInPlace(
  plane: Float32Array,
  width: number,
  height: number,
  taps: Float32Array,
  spans: RowSpans = wholeRows(width, height),
): void {
  const radius = taps.length - 1
  // The rows that are blurred along themselves and still needed, round and round.
  const window = new Float32Array(width * (2 * radius + 1))
  const above = new Int32Array(radius + 1)
  const below = new Int32Array(radius + 1)
  let read = 0
  for (let y = 0; y < height; y++) {
    for (; read < height && read <= y + radius; read++)
      blurRow(plane, read, width, taps, spans, window, (read % (2 * radius + 1)) * width)
    for (let tap = 0; tap <= radius; tap++) {
      above[tap] = (Math.max(0, y - tap) % (2 * radius + 1)) * width
      below[tap] = (Math.min(height - 1, y + tap) % (2 * radius + 1)) * width
    }
    blurDown(window, above, below, taps, plane, y, width, spans)
  }
}

function wholeRows(width: number, height: number): RowSpans {
  const rows = ((height - 1) >> BLOCK_BITS) + 1
  return {
    first: Int32Array.from({ length: rows + 1 }, (_, row) => row),
    from: new Int32Array(rows),
    to: new Int32Array(rows).fill(width),
  }
}

/** Blurs a row along itself into the window, at `line`. */
function blurRow(
  plane: Float32Array,
  y: number,
  width: number,
  taps: Float32Array,
  { first, from, to }: RowSpans,
  window: Float32Array,
  line: number,
): void {
  const start = y * width
  const radius = taps.length - 1
  window.set(plane.subarray(start, start + width), line)
  for (let span = first[y >> BLOCK_BITS]; span < first[(y >> BLOCK_BITS) + 1]; span++) {
    for (let x = from[span]; x < to[span]; x++) {
      const at = start + x
      let sum = taps[0] * plane[at]
      if (x >= radius && x + radius < width)
        for (let tap = 1; tap <= radius; tap++) sum += taps[tap] * (plane[at - tap] + plane[at + tap])
      else
        for (let tap = 1; tap <= radius; tap++)
          sum += taps[tap] * (plane[start + Math.max(0, x - tap)] + plane[start + Math.min(width - 1, x + tap)])
      window[line + x] = sum
    }
  }
}

/** Blurs row `y` across the rows of the window that begin at `above` and `below` for each tap. */
function blurDown(
  window: Float32Array,
  above: Int32Array,
  below: Int32Array,
  taps: Float32Array,
  plane: Float32Array,
  y: number,
  width: number,
  { first, from, to }: RowSpans,
): void {
  const start = y * width
  for (let span = first[y >> BLOCK_BITS]; span < first[(y >> BLOCK_BITS) + 1]; span++) {
    for (let x = from[span]; x < to[span]; x++) {
      let sum = taps[0] * window[above[0] + x]
      for (let tap = 1; tap < taps.length; tap++) sum += taps[tap] * (window[above[tap] + x] + window[below[tap] + x])
      plane[start + x] = sum
    }
  }
}
