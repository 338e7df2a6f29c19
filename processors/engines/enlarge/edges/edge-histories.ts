// Models of how the edges of a picture may have come about. The profile of an edge (its values along a line across it)
// shows in which order things were done:
// - Sharp when the picture was reduced: the reduction alone spreads the step, and the profile depends on where inside a
//   pixel the step fell. A blur afterwards works on whole pixels and keeps that dependence.
// - Soft before the reduction: the profile is the same wherever the step fell.
import { clamp } from '../../numbers/clamp.ts'
import { catmullRomWeights } from '../bands/catmull-rom.ts'
import { PIXELS, REACH } from './lone-edges.ts'

/** One way in which the edges of a picture may have come about, as the profiles it makes. */
export type EdgeHistory = {
  /** Whether the edges were sharp until the picture was reduced. */
  readonly wasSharp: boolean
  /** Standard deviation of the blur before the reduction (soft edges) or after it (sharp ones), pixels. */
  readonly deviation: number
  /** By slant, then by place: `PIXELS` values across an upward edge, their mean taken off and scaled to length one. */
  readonly profiles: readonly Float32Array[]
}

/**
 * Sub-pixel positions of an edge that are told apart in each pixel. Profiles cover one pixel before and one behind the
 * middle of the steepest step.
 */
export const PLACES = 16
/** Slants that are told apart: pixels that the edge moves sideways from one line to the next. */
const SLANTS = [0, 0.1, 0.2, 0.3, 0.4, 0.5] as const
export const slantIndex = (slant: number): number => Math.min(SLANTS.length - 1, Math.round(Math.abs(slant) / 0.1))

/** What a single point becomes: weights at fine steps, `FINE` of them a pixel, for `SPAN` pixels each way. */
type Spread = Float64Array
const FINE = 32
const SPAN = 7
const MIDDLE = SPAN * FINE

/** Deviations of a Gaussian blur after the reduction, pixels. */
const BLURS_AFTER = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25] as const
/** Some editors cut a small blur off after one pixel: the weight of each of the two neighbours then. */
const SHARES_OF_NEIGHBOUR = [0.21, 0.25, 0.28] as const
/** Deviations of a blur, or of drawn softness, before the reduction, in pixels of the reduced picture. */
const BLURS_BEFORE = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.4, 1.6] as const

let known: readonly EdgeHistory[] | undefined

/** All histories that are told apart: sharp or soft edges, each reduced by area or by the cubic. Made once and kept. */
export function edgeHistories(): readonly EdgeHistory[] {
  known ??= [spreadOf(shareOfArea), spreadOf(shareOfCubic)].flatMap((reduction) => [
    historyOf({ wasSharp: true, deviation: 0 }, reduction),
    ...BLURS_AFTER.map((deviation) =>
      historyOf({ wasSharp: true, deviation }, convolve(reduction, blurOfPixels(deviation))),
    ),
    ...SHARES_OF_NEIGHBOUR.map((share) =>
      historyOf({ wasSharp: true, deviation: Math.sqrt(2 * share) }, convolve(reduction, neighbours(share))),
    ),
    ...BLURS_BEFORE.flatMap((deviation) =>
      softnessesOf(deviation).map((blur) =>
        historyOf({ wasSharp: false, deviation }, convolve(reduction, spreadOf(blur))),
      ),
    ),
  ])
  return known
}

/** Deviations, as shares of a kernel's own, that it stands for: the kernels that are told apart are a tenth apart. */
const NEAR_KERNEL = [0.92, 0.94, 0.96, 0.98, 1, 1.02, 1.04, 1.06, 1.08] as const
/**
 * The same for softness before the reduction. Its shapes are told apart as finely as the blurs after it: were they a tenth of
 * a pixel apart, soft edges of a width between would look like sharp ones. A kernel that is found for soft edges is up to a
 * third wider than they are.
 */
const NEAR_SOFTNESS = [0.68, 0.72, 0.76, 0.8, 0.84, 0.88, 0.92, 0.96, 1, 1.04, 1.08] as const

/**
 * The histories between which a blur is to be told: edges that were sharp until the picture was reduced, and that these
 * weights of whole pixels, or a bell about as wide, blurred then; and edges that were about as soft before.
 */
export function historiesOfBlur(taps: Float64Array, deviation: number): readonly EdgeHistory[] {
  const blur = new Float64Array(2 * MIDDLE + 1)
  for (let k = 0; k < taps.length; k++) blur[MIDDLE + (k - (taps.length >> 1)) * FINE] = taps[k]
  const [blurs, softnesses] = [NEAR_KERNEL, NEAR_SOFTNESS].map((shares) => shares.map((share) => share * deviation))
  return [spreadOf(shareOfArea), spreadOf(shareOfCubic)].flatMap((reduction) => [
    historyOf({ wasSharp: true, deviation }, convolve(reduction, blur)),
    ...blurs.map((width) => historyOf({ wasSharp: true, deviation: width }, convolve(reduction, blurOfPixels(width)))),
    ...softnesses.flatMap((width) =>
      softnessesOf(width).map((soft) =>
        historyOf({ wasSharp: false, deviation: width }, convolve(reduction, spreadOf(soft))),
      ),
    ),
  ])
}

function historyOf(kind: Pick<EdgeHistory, 'wasSharp' | 'deviation'>, spread: Spread): EdgeHistory {
  const profiles = SLANTS.map((slant) => profilesOf(slant === 0 ? spread : convolve(spread, squeeze(spread, slant))))
  return { ...kind, profiles }
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
    clamp((width / 2 - Math.abs(distance)) * FINE + 0.5, 0, 1)
const shareOfArea = boxOf(1)
const bellOf =
  (deviation: number) =>
  (distance: number): number =>
    Math.exp(-(distance ** 2) / (2 * deviation ** 2))

/** A Gaussian without its tails, as most editors compute it; 1.8 deviations is where they cut. */
const cutBellOf = (deviation: number): ((distance: number) => number) => {
  const bell = bellOf(deviation)
  return (distance) => (Math.abs(distance) > 1.8 * deviation ? 0 : bell(distance))
}

/** The slope of an edge that is half a cosine wave, as smooth steps and falloffs of brushes are drawn. */
const cosineOf = (deviation: number): ((distance: number) => number) => {
  const width = deviation / Math.sqrt(1 - 8 / Math.PI ** 2)
  return (distance) => (Math.abs(distance) > width ? 0 : Math.cos((Math.PI * distance) / (2 * width)))
}

/** The slope of an edge that is a hyperbolic tangent, as distance fields are mostly drawn. */
const sechOf =
  (deviation: number) =>
  (distance: number): number =>
    Math.cosh((Math.PI * distance) / (2 * Math.sqrt(3) * deviation)) ** -2

/** The slopes that edges are drawn soft with. */
const softnessesOf = (deviation: number) => [
  bellOf(deviation),
  cutBellOf(deviation),
  boxOf(deviation * Math.sqrt(12)),
  cosineOf(deviation),
  sechOf(deviation),
]

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

/** What the rows above and below add to one row of an edge that moves by `slant` from row to row. */
function squeeze(spread: Spread, slant: number): Spread {
  const squeezed = new Float64Array(spread.length)
  spread.forEach((share, i) => {
    const at = MIDDLE + slant * (i - MIDDLE)
    const [low, part] = [Math.floor(at), at - Math.floor(at)]
    squeezed[low] += share * (1 - part)
    squeezed[low + 1] += share * part
  })
  return squeezed
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
