import { isMixture, type MixtureRule } from './mixture.ts'
import { type PixelChanges, visitPixels } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'

/** Two equal sides explain nothing: the pixel between them is a crest or an inside. */
const BETWEEN: MixtureRule = { stepMin: 2, shareMin: 0.08, slack: 4 }

/** Colours seen at 6 bits a channel, in the order in which they were met. */
export type ColorBins = {
  readonly bins: number[]
  /** Pixels, and their sums of red, green and blue: four numbers a bin. */
  readonly sums: number[]
  /** Place in `bins` of each colour, counted from 1; 0 where it was not met. */
  readonly places: Int32Array
}

export type InkEvidence = {
  /** Pixels that equal their four neighbours within the grain: the inside of an area. */
  readonly interior: ColorBins
  /** Pixels that no mix of opposite neighbours explains: the crest of a line too thin to have an inside. */
  readonly crests: ColorBins
  /** Pixels that are (nearly) fully transparent. */
  readonly transparent: number
}

export const BIN_COUNT: number = 64 ** 3
export const TRANSPARENT_ALPHA = 8
const OPAQUE_ALPHA = 248

export function binOf(red: number, green: number, blue: number): number {
  return ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2)
}

/**
 * Sorts every pixel into inside, crest or blend. Position decides, not colour: a ramp colour lies between its
 * neighbours, an ink does not.
 *
 * @param tolerance levels (0..255) two pixels may differ and still count as equal
 * @param reach pixels from the middle of an edge to its pure sides: 2 for anti-aliasing, more for soft edges
 */
export function collectInkEvidence(
  plane: PixelPlane,
  changes: PixelChanges,
  tolerance: number,
  reach: number,
): InkEvidence {
  const { data, width } = plane
  const interior = createBins()
  const crests = createBins()
  let transparent = 0
  visitPixels(changes, width, (pixel, count, isFlat) => {
    const alpha = data[pixel * 4 + 3]
    if (alpha < TRANSPARENT_ALPHA) transparent += count
    if (alpha < OPAQUE_ALPHA) return
    const y = Math.floor(pixel / width)
    const x = pixel - y * width
    if (isFlat || isInterior(plane, x, y, tolerance)) addToBin(interior, data, pixel * 4, count)
    else if (isCrest(plane, x, y, tolerance, reach)) addToBin(crests, data, pixel * 4, 1)
  })
  return { interior, crests, transparent }
}

function createBins(): ColorBins {
  return { bins: [], sums: [], places: new Int32Array(BIN_COUNT) }
}

function addToBin({ bins, sums, places }: ColorBins, data: Uint8Array, at: number, count: number): void {
  const bin = binOf(data[at], data[at + 1], data[at + 2])
  if (places[bin] === 0) {
    places[bin] = bins.push(bin)
    sums.push(0, 0, 0, 0)
  }
  const place = (places[bin] - 1) * 4
  sums[place] += count
  sums[place + 1] += count * data[at]
  sums[place + 2] += count * data[at + 1]
  sums[place + 3] += count * data[at + 2]
}

/** True when the pixel equals its four neighbours within `tolerance` levels; the border repeats outwards. */
export function isInterior(plane: PixelPlane, x: number, y: number, tolerance: number): boolean {
  const { data, width, height } = plane
  const at = (y * width + x) * 4
  const row = width * 4
  return (
    (x === 0 || isNear(data, at, at - 4, tolerance)) &&
    (x + 1 === width || isNear(data, at, at + 4, tolerance)) &&
    (y === 0 || isNear(data, at, at - row, tolerance)) &&
    (y + 1 === height || isNear(data, at, at + row, tolerance))
  )
}

function isNear(data: Uint8Array, one: number, other: number, tolerance: number): boolean {
  return (
    Math.abs(data[one] - data[other]) <= tolerance &&
    Math.abs(data[one + 1] - data[other + 1]) <= tolerance &&
    Math.abs(data[one + 2] - data[other + 2]) <= tolerance &&
    Math.abs(data[one + 3] - data[other + 3]) <= tolerance
  )
}

const AXES: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
]

function isCrest(plane: PixelPlane, x: number, y: number, tolerance: number, reach: number): boolean {
  const { width, height, data } = plane
  if (x < reach || y < reach || x + reach >= width || y + reach >= height) return false
  const at = (y * width + x) * 4
  for (const [stepX, stepY] of AXES) {
    const stride = (stepY * width + stepX) * 4
    for (let one = 1; one <= reach; one++)
      for (let other = 1; other <= reach; other++)
        if (isMixture(data, at, at - one * stride, at + other * stride, tolerance, BETWEEN)) return false
  }
  return true
}
