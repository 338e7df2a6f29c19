import type { Whole } from '../../kernels/whole.ts'

/** Pixels of the patch. */
export const patch = new Int32Array(0)
/** Blur kernels of lightness and of colour, with equally many taps. */
export const lightTaps = new Float32Array(0)
export const colorTaps = new Float32Array(0)
/** The patch blurred along rows, and then along columns, by each kernel; with equal kernels one plane serves both. */
export const rowLight = new Float32Array(0)
export const rowColor = new Float32Array(0)
export const light = new Float32Array(0)
export const color = new Float32Array(0)
/** Marks and lists of the nonzero pixels, in no particular order. */
export const isRowTouched = new Uint8Array(0)
export const isTouched = new Uint8Array(0)
export const rowPixels = new Int32Array(0)
export const pixels = new Int32Array(0)

let rowCount: Whole = 0
let count: Whole = 0

/**
 * Blurs a patch along rows, then along columns, and replaces the previous one. What falls outside the frame is lost.
 *
 * @param radius taps on either side of the middle one
 * @param isOne 1 where lightness and colour have the same blur
 * @returns number of nonzero pixels
 */
export function drawPatch(size: Whole, width: Whole, height: Whole, radius: Whole, isOne: Whole): Whole {
  clearPlanes()
  for (let i: Whole = 0; i < size; i++) {
    const x = patch[i] % width
    spreadAlong(patch[i], Math.min(radius, x), Math.min(radius, width - 1 - x), radius, isOne)
  }
  for (let i: Whole = 0; i < rowCount; i++) {
    const y = Math.floor(rowPixels[i] / width) | 0
    spreadDown(rowPixels[i], width, Math.min(radius, y), Math.min(radius, height - 1 - y), radius, isOne)
  }
  return count
}

function clearPlanes(): void {
  for (let i: Whole = 0; i < rowCount; i++) {
    rowLight[rowPixels[i]] = 0
    rowColor[rowPixels[i]] = 0
    isRowTouched[rowPixels[i]] = 0
  }
  for (let i: Whole = 0; i < count; i++) {
    light[pixels[i]] = 0
    color[pixels[i]] = 0
    isTouched[pixels[i]] = 0
  }
  rowCount = 0
  count = 0
}

/** Adds a pixel's blur along its row, up to `before` and `after` columns from it. */
function spreadAlong(pixel: Whole, before: Whole, after: Whole, radius: Whole, isOne: Whole): void {
  for (let step: Whole = -before; step <= after; step++) {
    const at = pixel + step
    if (isRowTouched[at] === 0) {
      isRowTouched[at] = 1
      rowPixels[rowCount] = at
      rowCount++
    }
    rowLight[at] += lightTaps[radius + step]
    if (isOne === 0) rowColor[at] += colorTaps[radius + step]
  }
}

/** The same along a column, of what a pixel has of the rows' blur. */
function spreadDown(pixel: Whole, width: Whole, before: Whole, after: Whole, radius: Whole, isOne: Whole): void {
  const ownLight = rowLight[pixel]
  const ownColor = rowColor[pixel]
  for (let step: Whole = -before; step <= after; step++) {
    const at = pixel + step * width
    if (isTouched[at] === 0) {
      isTouched[at] = 1
      pixels[count] = at
      count++
    }
    light[at] += lightTaps[radius + step] * ownLight
    if (isOne === 0) color[at] += colorTaps[radius + step] * ownColor
  }
}
