import type { Whole } from '../../kernels/whole.ts'

/**
 * Width and height of the picture, pixels; taps of its blur in lightness and in colour on either side of the middle one;
 * how many shares each quarter of a pixel has, and how many components the picture.
 */
export const frame = new Int32Array(6)
/** Blur of the picture beyond what its pixels and their quarters are blurred by anyway, from the middle outwards. */
export const lightTaps = new Float32Array(16)
export const colorTaps = new Float32Array(16)
/** How far the estimate, blurred like the picture, is from it, a plane per component; and a plane to blur in. */
export const missed = new Float32Array(0)
export const half = new Float32Array(0)

/** Blurs a plane of misses along both axes; values at the border are repeated outwards. */
export function blurPlane(first: Whole, component: Whole): void {
  const reach: Whole = component === 0 ? frame[2] : frame[3]
  if (reach === 0) return
  for (let y: Whole = 0; y < frame[1]; y++) blurRow(first, y, reach, component)
  for (let y: Whole = 0; y < frame[1]; y++) blurDown(first, y, reach, component)
}

function tapOf(component: Whole, at: Whole): number {
  return component === 0 ? lightTaps[at] : colorTaps[at]
}

function blurRow(plane: Whole, y: Whole, reach: Whole, component: Whole): void {
  const width = frame[0]
  const first = plane + y * width
  const last = first + width - 1
  const to = y * width
  for (let x: Whole = 0; x < width; x++) {
    const from = first + x
    let sum = tapOf(component, 0) * missed[from]
    if (x >= reach && x + reach < width)
      for (let i: Whole = 1; i <= reach; i++) sum += tapOf(component, i) * (missed[from - i] + missed[from + i])
    else
      for (let i: Whole = 1; i <= reach; i++)
        sum += tapOf(component, i) * (missed[Math.max(first, from - i)] + missed[Math.min(last, from + i)])
    half[to + x] = sum
  }
}

function blurDown(plane: Whole, y: Whole, reach: Whole, component: Whole): void {
  const width = frame[0]
  const first = plane + y * width
  for (let x: Whole = 0; x < width; x++) missed[first + x] = tapOf(component, 0) * half[y * width + x]
  for (let i: Whole = 1; i <= reach; i++) {
    const tap = tapOf(component, i)
    const up = Math.max(0, y - i) * width
    const low = Math.min(frame[1] - 1, y + i) * width
    for (let x: Whole = 0; x < width; x++) missed[first + x] = missed[first + x] + tap * (half[up + x] + half[low + x])
  }
}
