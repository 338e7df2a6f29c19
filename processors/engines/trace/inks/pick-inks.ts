import { greater, lesser } from '../../numbers/clamp.ts'
import { labDistance, type Samples } from './ink-samples.ts'

export type InkSearch = {
  /** Largest number of inks to return, without the transparent one. */
  readonly colorsMax: number
  /** Largest number of inks where more than `colorsMax` are isolated colours. */
  readonly aloneMax: number
  /** OKLab distance under which two colours are one ink. */
  readonly mergeDistance: number
  /** Overshoot of edges beyond an ink as a share of their contrast, 0..1. */
  readonly overshoot: number
  /** Largest number of refinement rounds. */
  readonly iterMax: number
  /** Least number of pixels of an ink. */
  readonly pixelsMin: number
  /** Whether inks are exact flat colours, so that the most frequent colour of a cluster is the ink. */
  readonly exact: boolean
}

/**
 * The heaviest colours that are at least `mergeDistance` apart, or that are isolated where inks are exact; the distance
 * grows until at most `colorsMax` remain.
 */
export function pickInks(samples: Samples, search: InkSearch): number[][] {
  let distance = search.mergeDistance
  const lonely = search.exact ? findLonely(samples) : undefined
  const whole = samples.weight.reduce((sum, weight) => sum + weight, 0)
  for (;;) {
    const picked: number[] = []
    for (let index = 0; index < samples.count && picked.length <= search.colorsMax; index++) {
      if (samples.weight[index] < search.pixelsMin && picked.length > 0) break
      const isAlone =
        lonely?.has(index) === true &&
        distance <= search.mergeDistance * standing(samples, index, whole) &&
        picked.every((other) => levelsApart(samples, index, other) >= LEVELS_APART_MIN)
      if (isAlone || picked.every((other) => labDistance(samples.lab, index, samples.lab, other) > distance))
        picked.push(index)
    }
    if (picked.length <= search.colorsMax)
      return picked.map((index) => [...samples.rgb.subarray(index * 3, index * 3 + 3)])
    distance *= 1.2
  }
}

// Room for further inks beside isolated colours, as a share of the largest number.
const ROOM_BESIDE = 0.25

/** Largest number of inks of a picture; isolated colours are all kept where they are far from each other. */
export function roomFor(samples: Samples, { exact, colorsMax, aloneMax, mergeDistance }: InkSearch): number {
  if (!exact || samples.count <= colorsMax || aloneMax <= colorsMax) return colorsMax
  const apart: number[] = []
  for (const index of findLonely(samples)) {
    if (apart.length === aloneMax) break
    if (apart.every((other) => labDistance(samples.lab, index, samples.lab, other) > mergeDistance)) apart.push(index)
  }
  return lesser(aloneMax, greater(colorsMax, apart.length + ROOM_BESIDE * colorsMax))
}

// Distance in levels below which colours differ by rounding only.
const LEVELS_APART_MIN = 2.5

/** Largest difference of red, green or blue, levels. */
function levelsApart({ rgb }: Samples, one: number, other: number): number {
  let most = 0
  for (let c = 0; c < 3; c++) most = greater(most, Math.abs(rgb[one * 3 + c] - rgb[other * 3 + c]))
  return most
}

// Number of pixels below which an isolated colour is a blend or a speck.
const LONELY_PIXELS_MIN = 48
// Steps of four levels within which an isolated colour has few neighbours, and their largest weight relative to it.
const LONELY_STEPS = 2
const LONELY_NEIGHBOURS_MAX = 0.04
// The same for a colour of flat areas, where other such colours do not count: blends weigh less, while steps of a ramp
// weigh as much as the colour.
const PLAIN_STEPS = 1
const PLAIN_NEIGHBOURS_MAX = 0.5

// Share of all pixels at which the factor below is 1, and its largest value.
const STANDING_SHARE = 1 / 2000
const STANDING_MAX = 4

/**
 * Factor by which the distance between inks may grow before an isolated colour is merged: the error of merging grows
 * with its pixels and with the square of the distance.
 */
function standing({ weight }: Samples, index: number, whole: number): number {
  return lesser(STANDING_MAX, greater(1, Math.sqrt(weight[index] / (STANDING_SHARE * whole))))
}

/**
 * Exact colours that are isolated in RGB, or colours of flat areas with only blends near them; these are inks however
 * similar they look. Colours of a ramp have similar ones near them, several per step.
 */
function findLonely({ count, bins, weight, plain }: Samples): Set<number> {
  const weights = new Map<number, number>()
  const mixed = new Map<number, number>()
  for (let index = 0; index < count; index++) {
    weights.set(bins[index], weight[index])
    if (plain[index] === 0) mixed.set(bins[index], weight[index])
  }
  const lonely = new Set<number>()
  for (let index = 0; index < count && weight[index] >= LONELY_PIXELS_MIN; index++) {
    const isPlain =
      plain[index] === 1 && weightBeside(bins[index], mixed, PLAIN_STEPS) <= PLAIN_NEIGHBOURS_MAX * weight[index]
    if (isPlain || weightBeside(bins[index], weights, LONELY_STEPS) <= LONELY_NEIGHBOURS_MAX * weight[index])
      lonely.add(index)
  }
  return lonely
}

function weightBeside(bin: number, weights: ReadonlyMap<number, number>, steps: number): number {
  const [red, green, blue] = [bin >> 12, (bin >> 6) & 63, bin & 63]
  let sum = -(weights.get(bin) ?? 0)
  for (let r = Math.max(0, red - steps); r <= Math.min(63, red + steps); r++)
    for (let g = Math.max(0, green - steps); g <= Math.min(63, green + steps); g++)
      for (let b = Math.max(0, blue - steps); b <= Math.min(63, blue + steps); b++)
        sum += weights.get((r << 12) | (g << 6) | b) ?? 0
  return sum
}
