import type { LabelSamples } from './label-samples.ts'

/** Ways along cracks: east, south, west, north. */
export const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** The cracks between unlike samples, by the corner of samples that they begin at and the way that they go. */
export type CrackGrid = {
  readonly isCrack: (x: number, y: number, way: number) => boolean
  readonly isSeen: (x: number, y: number, way: number) => boolean
  readonly markSeen: (x: number, y: number, way: number) => void
  /** How many cracks meet at a corner. */
  readonly countAt: (x: number, y: number) => number
}

/** Looks at the cracks of samples; none is seen yet. */
export function createCrackGrid({ width, height, inks }: LabelSamples): CrackGrid {
  const columns = width + 1
  const seen = [new Uint8Array(columns * (height + 1)), new Uint8Array(columns * (height + 1))]
  /** Every crack is kept as one to the east or south. */
  const placeOf = (x: number, y: number, way: number): number =>
    way >= 2 ? (y + STEPS[way][1]) * columns + x + STEPS[way][0] : y * columns + x
  const isCrack = (x: number, y: number, way: number): boolean => {
    if (way >= 2) return isCrack(x + STEPS[way][0], y + STEPS[way][1], way - 2)
    const at = y * width + x
    if (way === 0) return x >= 0 && x < width && y > 0 && y < height && inks[at - width] !== inks[at]
    return y >= 0 && y < height && x > 0 && x < width && inks[at - 1] !== inks[at]
  }
  /** Most corners lie within one ink, and their cracks need not be looked at. */
  const isPlainAround = (x: number, y: number): boolean => {
    if (x === 0 || y === 0 || x === width || y === height) return false
    const at = y * width + x
    const ink = inks[at]
    return inks[at - 1] === ink && inks[at - width] === ink && inks[at - width - 1] === ink
  }
  return {
    isCrack,
    isSeen: (x, y, way) => seen[way % 2][placeOf(x, y, way)] === 1,
    markSeen: (x, y, way) => {
      seen[way % 2][placeOf(x, y, way)] = 1
    },
    countAt: (x, y) => {
      if (isPlainAround(x, y)) return 0
      return Number(isCrack(x, y, 0)) + Number(isCrack(x, y, 1)) + Number(isCrack(x, y, 2)) + Number(isCrack(x, y, 3))
    },
  }
}

/** The inks to the left and to the right of a crack, y downwards. */
export function sidesOf({ width, inks }: LabelSamples, x: number, y: number, way: number): readonly [number, number] {
  const at = y * width + x
  if (way === 0) return [inks[at - width], inks[at]]
  if (way === 1) return [inks[at], inks[at - 1]]
  if (way === 2) return [inks[at - 1], inks[at - 1 - width]]
  return [inks[at - 1 - width], inks[at - width]]
}
