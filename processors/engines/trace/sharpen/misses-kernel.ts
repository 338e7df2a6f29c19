import type { Whole } from '../../kernels/whole.ts'

/**
 * Width and height of the picture, pixels; taps of its blur, taken twice, in lightness and in colour on either side of the
 * middle one; how many of its pixels are open, how many components it has, and blocks in a row.
 */
export const frame = new Int32Array(7)
/** Blur of the picture beyond what its pixels and their quarters are blurred by anyway, twice, from the middle outwards. */
export const lightTaps = new Float32Array(24)
export const colorTaps = new Float32Array(24)
/** For each row and each block of 16 pixels in it, whether an open pixel sees it. */
export const seen = new Uint8Array(0)
/** How far the estimate, blurred like the picture, is from it, a plane per component; and a plane to blur in. */
export const missed = new Float32Array(0)
export const half = new Float32Array(0)

export const BLOCK = 16

/** Blurs the seen blocks of a plane along both axes; values at the border are repeated outwards. */
export function blurPlane(first: Whole, component: Whole): void {
  const reach: Whole = component === 0 ? frame[2] : frame[3]
  if (reach === 0) return
  for (let y: Whole = 0; y < frame[1]; y++)
    for (let b: Whole = 0; b < frame[6]; b++)
      if (seen[y * frame[6] + b] !== 0) blurAlong(first + y * frame[0], y * frame[0], b * BLOCK, reach, component)
  for (let y: Whole = 0; y < frame[1]; y++)
    for (let b: Whole = 0; b < frame[6]; b++)
      if (seen[y * frame[6] + b] !== 0) blurDown(first, y, b * BLOCK, reach, component)
}

function tapOf(component: Whole, at: Whole): number {
  return component === 0 ? lightTaps[at] : colorTaps[at]
}

function blurAlong(first: Whole, to: Whole, start: Whole, reach: Whole, component: Whole): void {
  const last: Whole = first + frame[0] - 1
  const end: Whole = Math.min(frame[0], start + BLOCK)
  const own = tapOf(component, 0)
  for (let x: Whole = start; x < end; x++) half[to + x] = own * missed[first + x]
  const isInside: Whole = start >= reach && end + reach <= frame[0] ? 1 : 0
  for (let i: Whole = 1; i <= reach; i++) {
    const tap = tapOf(component, i)
    if (isInside === 1)
      for (let x: Whole = start; x < end; x++)
        half[to + x] = half[to + x] + tap * (missed[first + x - i] + missed[first + x + i])
    else
      for (let x: Whole = start; x < end; x++)
        half[to + x] =
          half[to + x] + tap * (missed[Math.max(first, first + x - i)] + missed[Math.min(last, first + x + i)])
  }
}

function blurDown(plane: Whole, y: Whole, start: Whole, reach: Whole, component: Whole): void {
  const width = frame[0]
  const end: Whole = Math.min(width, start + BLOCK)
  const first = plane + y * width
  const own = tapOf(component, 0)
  for (let x: Whole = start; x < end; x++) missed[first + x] = own * half[y * width + x]
  for (let i: Whole = 1; i <= reach; i++) {
    const tap = tapOf(component, i)
    const up: Whole = Math.max(0, y - i) * width
    const low: Whole = Math.min(frame[1] - 1, y + i) * width
    for (let x: Whole = start; x < end; x++)
      missed[first + x] = missed[first + x] + tap * (half[up + x] + half[low + x])
  }
}
