import { greater, lesser } from '../clamp.ts'
import { labDistance, type Samples } from './ink-samples.ts'

export type InkSearch = {
  /** Most inks to return, transparent not counted. */
  readonly colorsMax: number
  /** Most inks of a picture that shows more than `colorsMax` which stand alone. */
  readonly aloneMax: number
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

// Beside so many that stand alone there is room for others, in shares of the most inks of all.
const ROOM_BESIDE = 0.25

/** The most inks a picture may have: those that stand alone are all kept where they are far from each other. */
export function roomFor(samples: Samples, { exact, colorsMax, aloneMax, mergeDistance }: InkSearch): number {
  if (!exact || samples.count <= colorsMax || aloneMax <= colorsMax) return colorsMax
  const apart: number[] = []
  for (const index of findLonely(samples)) {
    if (apart.length === aloneMax) break
    if (apart.every((other) => labDistance(samples.lab, index, samples.lab, other) > mergeDistance)) apart.push(index)
  }
  return lesser(aloneMax, greater(colorsMax, apart.length + ROOM_BESIDE * colorsMax))
}

// Nearer colours are one that a program has rounded.
const LEVELS_APART_MIN = 2.5

/** Largest difference of red, green or blue. */
function levelsApart({ rgb }: Samples, one: number, other: number): number {
  let most = 0
  for (let c = 0; c < 3; c++) most = greater(most, Math.abs(rgb[one * 3 + c] - rgb[other * 3 + c]))
  return most
}

// Less is a blend or a crumb.
const LONELY_PIXELS_MIN = 48
// Steps of four levels to the next colour, and what colours nearer than that may weigh.
const LONELY_STEPS = 2
const LONELY_NEIGHBOURS_MAX = 0.04
// The same of a plain one, beside which others that are plain do not count: blends weigh less, the steps of a ramp as much as it.
const PLAIN_STEPS = 1
const PLAIN_NEIGHBOURS_MAX = 0.5

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
 * Exact colours with next to nothing round them in RGB, or plain ones with nothing else beside them: inks, however little the eye
 * parts them from another one. The colours of a ramp have their like beside them, and several to a step.
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
