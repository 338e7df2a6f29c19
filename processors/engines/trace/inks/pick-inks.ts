import { greater, lesser } from '../clamp.ts'
import { labDistance, type Samples } from './ink-samples.ts'

export type InkSearch = {
  /** Most inks to return, transparent not counted. */
  readonly colorsMax: number
  /** OKLab distance under which two colours are one ink. */
  readonly mergeDistance: number
  /** How far past an ink the edges beside it swing, in shares of their contrast, 0..1. */
  readonly overshoot: number
  /** Most rounds of refinement. */
  readonly iterMax: number
  /** Pixels an ink needs at least. */
  readonly pixelsMin: number
  /** True when inks are exact flats, so that the commonest colour of an ink is the ink. */
  readonly exact: boolean
}

/**
 * The heaviest colours that are at least `mergeDistance` apart, or that stand alone where inks are exact; the distance grows until
 * no more than `colorsMax` remain.
 */
export function pickInks(samples: Samples, search: InkSearch): number[][] {
  let distance = search.mergeDistance
  const lonely = search.exact ? findLonely(samples) : undefined
  const whole = samples.weight.reduce((sum, weight) => sum + weight, 0)
  for (;;) {
    const picked: number[] = []
    for (let index = 0; index < samples.count && picked.length <= search.colorsMax; index++) {
      if (samples.weight[index] < search.pixelsMin && picked.length > 0) break
      const isAlone = lonely?.has(index) === true && distance <= search.mergeDistance * standing(samples, index, whole)
      if (isAlone || picked.every((other) => labDistance(samples.lab, index, samples.lab, other) > distance))
        picked.push(index)
    }
    if (picked.length <= search.colorsMax)
      return picked.map((index) => [...samples.rgb.subarray(index * 3, index * 3 + 3)])
    distance *= 1.2
  }
}

// Less is a blend or a crumb.
const LONELY_PIXELS_MIN = 48
// Steps of four levels to the next colour, and what colours nearer than that may weigh.
const LONELY_STEPS = 2
const LONELY_NEIGHBOURS_MAX = 0.04

// Of all pixels, and of the least distance.
const STANDING_SHARE = 1 / 2000
const STANDING_MAX = 4

/**
 * How many times the distance between inks may have grown before a colour that stands alone gives way to others: what is lost
 * with it goes as its pixels and as the square of the distance.
 */
function standing({ weight }: Samples, index: number, whole: number): number {
  return lesser(STANDING_MAX, greater(1, Math.sqrt(weight[index] / (STANDING_SHARE * whole))))
}

/**
 * Exact colours with next to nothing round them in RGB: inks, however little the eye parts them from another one. The colours of
 * a ramp have their like beside them.
 */
function findLonely({ count, bins, weight }: Samples): Set<number> {
  const weights = new Map<number, number>()
  for (let index = 0; index < count; index++) weights.set(bins[index], weight[index])
  const lonely = new Set<number>()
  for (let index = 0; index < count && weight[index] >= LONELY_PIXELS_MIN; index++)
    if (weightBeside(bins[index], weights) <= LONELY_NEIGHBOURS_MAX * weight[index]) lonely.add(index)
  return lonely
}

function weightBeside(bin: number, weights: ReadonlyMap<number, number>): number {
  const [red, green, blue] = [bin >> 12, (bin >> 6) & 63, bin & 63]
  let sum = -(weights.get(bin) ?? 0)
  for (let r = Math.max(0, red - LONELY_STEPS); r <= Math.min(63, red + LONELY_STEPS); r++)
    for (let g = Math.max(0, green - LONELY_STEPS); g <= Math.min(63, green + LONELY_STEPS); g++)
      for (let b = Math.max(0, blue - LONELY_STEPS); b <= Math.min(63, blue + LONELY_STEPS); b++)
        sum += weights.get((r << 12) | (g << 6) | b) ?? 0
  return sum
}
