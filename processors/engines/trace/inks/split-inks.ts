import type { Samples } from './ink-samples.ts'

// Distance of two halves' means in their own deviations: halves of a normal distribution have 2.7, of an even one 3.5.
const APART_MIN = 4
// Of an ink's pixels; less is the blends beside it.
const HALF_SHARE_MIN = 0.15
const POWER_ROUNDS = 12

/**
 * Centers of which each has but one heap of colours: under grain inks are sought far apart, and two that are near, as dark ones are,
 * were taken for one. Grain scatters round an ink and leaves nothing out between.
 *
 * @param members place in `centers` of each sample's nearest
 * @param countMax most centers to return
 */
export function splitInks(
  samples: Samples,
  centers: readonly number[][],
  members: Uint8Array,
  countMax: number,
): number[][] {
  const split: number[][] = []
  let room = countMax - centers.length
  centers.forEach((center, index) => {
    const halves = room > 0 ? halvesOf(samples, members, index) : undefined
    if (halves) room--
    split.push(...(halves ?? [center]))
  })
  return split
}

/** The means of both halves of an ink's colours, parted across the way along which they scatter most; undefined where they are one heap. */
function halvesOf({ rgb, weight, count }: Samples, members: Uint8Array, own: number): number[][] | undefined {
  const colors: WeighedColor[] = []
  for (let index = 0; index < count; index++)
    if (members[index] === own && weight[index] > 0)
      colors.push({ rgb: [...rgb.subarray(index * 3, index * 3 + 3)], weight: weight[index], place: 0 })
  if (colors.length < 2) return undefined
  const mean = meanOf(colors)
  const axis = longestAxis(colors, mean)
  for (const color of colors) color.place = color.rgb.reduce((sum, level, c) => sum + (level - mean[c]) * axis[c], 0)
  return partsAt(colors.sort((a, b) => a.place - b.place))
}

type WeighedColor = { readonly rgb: readonly number[]; readonly weight: number; place: number }

function meanOf(colors: readonly WeighedColor[]): number[] {
  const total = colors.reduce((sum, { weight }) => sum + weight, 0)
  return [0, 1, 2].map((c) => colors.reduce((sum, { rgb, weight }) => sum + rgb[c] * weight, 0) / total)
}

/** The direction of greatest variance, by repeated multiplication with the covariance. */
function longestAxis(colors: readonly WeighedColor[], mean: readonly number[]): number[] {
  let axis = [0.6, 0.64, 0.48]
  for (let round = 0; round < POWER_ROUNDS; round++) {
    const next = [0, 0, 0]
    for (const { rgb, weight } of colors) {
      const along = rgb.reduce((sum, level, c) => sum + (level - mean[c]) * axis[c], 0) * weight
      for (let c = 0; c < 3; c++) next[c] += along * (rgb[c] - mean[c])
    }
    const length = Math.hypot(...next)
    if (length < 1e-9) return axis
    axis = next.map((part) => part / length)
  }
  return axis
}

/**
 * Both parts of colours in order of their place, cut where they scatter least about their means.
 * Source: Otsu, "A threshold selection method from gray-level histograms" (1979).
 */
function partsAt(colors: readonly WeighedColor[]): number[][] | undefined {
  const whole = sumsOf(colors)
  const below: Sums = { weight: 0, first: 0, second: 0 }
  let best = 0
  let cut = 0
  for (let at = 0; at + 1 < colors.length; at++) {
    addTo(below, colors[at])
    const above = { weight: whole.weight - below.weight, first: whole.first - below.first }
    const gap = above.first / above.weight - below.first / below.weight
    const between = below.weight * above.weight * gap * gap
    if (between <= best) continue
    best = between
    cut = at + 1
  }
  const [one, other] = [colors.slice(0, cut), colors.slice(cut)]
  const [low, high] = [sumsOf(one), sumsOf(other)]
  if (Math.min(low.weight, high.weight) < HALF_SHARE_MIN * whole.weight) return undefined
  const gap = high.first / high.weight - low.first / low.weight
  const spread = Math.sqrt((varianceOf(low) + varianceOf(high)) / 2)
  return gap < APART_MIN * spread ? undefined : [meanOf(one), meanOf(other)]
}

type Sums = { weight: number; first: number; second: number }

function addTo(sums: Sums, { place, weight }: WeighedColor): void {
  sums.weight += weight
  sums.first += weight * place
  sums.second += weight * place * place
}

function sumsOf(colors: readonly WeighedColor[]): Sums {
  const sums: Sums = { weight: 0, first: 0, second: 0 }
  for (const color of colors) addTo(sums, color)
  return sums
}

// Colours are counted in steps of four levels.
const STEP_VARIANCE = 4 ** 2 / 12

function varianceOf({ weight, first, second }: Sums): number {
  return Math.max(0, second / weight - (first / weight) ** 2) + STEP_VARIANCE
}
