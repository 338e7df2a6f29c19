// A step between two colours is spread over pixels by what was done to the picture, in its order. One that was sharp is spread by the reduction alone,
// differently by where in a pixel it falls, and a later blur takes its pixels as they are. One that was soft before is spread alike wherever it falls.
import { catmullRomWeights } from '../bands/catmull-rom.ts'
import { PIXELS, REACH } from './lone-edges.ts'

/** One way in which the edges of a picture may have come about. */
export type EdgeHistory = {
  /** Whether they were sharp until the picture was reduced. */
  readonly wasSharp: boolean
  /** Deviation of the blur before or after that, pixels. */
  readonly deviation: number
  /** By slant and then by place: the pixels of an upward edge, without their mean and of length one. */
  readonly profiles: readonly Float32Array[]
}

/** Places that are told apart, to a pixel; they reach from one pixel before the middle of the steepest step to one behind it. */
export const PLACES = 16
/** Slants that are told apart, pixels a line. */
const SLANTS = [0, 0.2, 0.4] as const
export const slantIndex = (slant: number): number => Math.min(SLANTS.length - 1, Math.round(Math.abs(slant) / 0.2))

/** What a point becomes: shares at fine steps, `FINE` to a pixel, `SPAN` pixels each way. */
type Spread = Float64Array
const FINE = 32
const SPAN = 7
const MIDDLE = SPAN * FINE

const BLURS_AFTER = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25] as const
/** Editors cut a blur off after one pixel as well: the share of each neighbour. */
const SHARES_OF_NEIGHBOUR = [0.21, 0.25, 0.28] as const
const BLURS_BEFORE = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.4, 1.6] as const

let known: readonly EdgeHistory[] | undefined

/** All histories that are told apart: sharp or soft, reduced by area or by the cubic. */
export function edgeHistories(): readonly EdgeHistory[] {
  known ??= [spreadOf(shareOfArea), spreadOf(shareOfCubic)].flatMap((reduction) => [
    historyOf(true, 0, reduction),
    ...BLURS_AFTER.map((deviation) => historyOf(true, deviation, convolve(reduction, blurOfPixels(deviation)))),
    ...SHARES_OF_NEIGHBOUR.map((share) =>
      historyOf(true, Math.sqrt(2 * share), convolve(reduction, neighbours(share))),
    ),
    ...BLURS_BEFORE.flatMap((deviation) =>
      [bellOf(deviation), cutBellOf(deviation), boxOf(deviation * Math.sqrt(12))].map((blur) =>
        historyOf(false, deviation, convolve(reduction, spreadOf(blur))),
      ),
    ),
  ])
  return known
}

function historyOf(wasSharp: boolean, deviation: number, spread: Spread): EdgeHistory {
  const profiles = SLANTS.map((slant) => profilesOf(slant === 0 ? spread : convolve(spread, spreadOf(boxOf(slant)))))
  return { wasSharp, deviation, profiles }
}

function profilesOf(spread: Spread): Float32Array {
  let sum = 0
  const passed = spread.map((share) => {
    sum += share
    return sum - share / 2
  })
  const count = 2 * PLACES + 1
  const profiles = new Float32Array(count * PIXELS)
  for (let place = 0; place < count; place++) {
    const edge = 0.5 + place / PLACES - 1
    const pixels = Array.from({ length: PIXELS }, (_, k) => {
      const at = MIDDLE + Math.round((k - REACH - edge) * FINE)
      return at < 0 ? 0 : (passed[at] ?? 1)
    })
    const mean = pixels.reduce((total, value) => total + value, 0) / PIXELS
    const length = Math.hypot(...pixels.map((value) => value - mean))
    profiles.set(
      pixels.map((value) => (value - mean) / length),
      place * PIXELS,
    )
  }
  return profiles
}

const boxOf =
  (width: number) =>
  (distance: number): number =>
    Math.max(0, Math.min(1, (width / 2 - Math.abs(distance)) * FINE + 0.5))
const shareOfArea = boxOf(1)
const bellOf =
  (deviation: number) =>
  (distance: number): number =>
    Math.exp(-(distance ** 2) / (2 * deviation ** 2))

/** Most editors leave the tails away. */
const cutBellOf = (deviation: number): ((distance: number) => number) => {
  const bell = bellOf(deviation)
  return (distance) => (Math.abs(distance) > 1.8 * deviation ? 0 : bell(distance))
}

function shareOfCubic(distance: number): number {
  const t = Math.abs(distance)
  if (t >= 2) return 0
  return t < 1 ? catmullRomWeights(t)[1] : catmullRomWeights(t - 1)[0]
}

function spreadOf(shareAt: (distance: number) => number): Spread {
  return normalize(Float64Array.from({ length: 2 * MIDDLE + 1 }, (_, i) => shareAt((i - MIDDLE) / FINE)))
}

function blurOfPixels(deviation: number): Spread {
  const shareAt = bellOf(deviation)
  return normalize(
    Float64Array.from({ length: 2 * MIDDLE + 1 }, (_, i) => (i % FINE === 0 ? shareAt((i - MIDDLE) / FINE) : 0)),
  )
}

function neighbours(share: number): Spread {
  const spread = new Float64Array(2 * MIDDLE + 1)
  spread[MIDDLE - FINE] = share
  spread[MIDDLE] = 1 - 2 * share
  spread[MIDDLE + FINE] = share
  return spread
}

function normalize(spread: Spread): Spread {
  const total = spread.reduce((sum, share) => sum + share, 0)
  return spread.map((share) => share / total)
}

function convolve(one: Spread, other: Spread): Spread {
  const both = new Float64Array(one.length)
  other.forEach((share, j) => {
    if (share === 0) return
    for (let i = 0; i < one.length; i++) {
      const at = i + j - MIDDLE
      if (at >= 0 && at < both.length) both[at] += share * one[i]
    }
  })
  return both
}
