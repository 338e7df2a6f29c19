// Beyond the rim of a picture that does not repeat, a network is shown copies of the last pixels. A line along the rim
// then looks like a broad band, whose edge it sharpens. So the drawing fades into another one towards the rim.

import { rise } from '../../numbers/ramp.ts'
import type { PixelRows } from '../bands/pixel-rows.ts'

/**
 * Source pixels from the rim up to which only the other drawing is used (`left`), and from which on only the network's
 * (`drawn`).
 */
const RIM = { left: 0.5, drawn: 2 } as const

/**
 * One drawing, faded into another of the same size along those sides where the picture does not repeat.
 *
 * @param scale how many times larger both are than the source
 */
export function leaveRim(drawn: PixelRows, other: PixelRows, scale: number): PixelRows {
  const { width, height, channels, wrap } = drawn
  if (wrap.x && wrap.y) return drawn
  const columns = sharesAlong(width, scale, wrap.x)
  const rows = sharesAlong(height, scale, wrap.y)
  const line = new Uint8ClampedArray(width * channels)
  const bytes = new Uint8Array(line.buffer)
  return {
    ...drawn,
    row: async (y) => {
      const [values, others] = [await drawn.row(y), await other.row(y)]
      for (let i = 0; i < line.length; i++) {
        const share = Math.min(rows[y], columns[Math.floor(i / channels)])
        line[i] = others[i] + share * (values[i] - others[i])
      }
      return bytes
    },
  }
}

/** Weight of the drawing, 0..1, at each place along one axis. */
function sharesAlong(length: number, scale: number, wraps: boolean): Float32Array {
  return Float32Array.from({ length }, (_, at) => {
    if (wraps) return 1
    const distance = (Math.min(at, length - 1 - at) + 0.5) / scale
    return rise(distance, RIM.left, RIM.drawn)
  })
}
