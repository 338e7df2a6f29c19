import { clamp } from '../../numbers/clamp.ts'
import { labOf, type Samples } from './ink-samples.ts'
import { openResiduals } from './open-residuals.ts'
import type { InkSearch } from './pick-inks.ts'
import { segmentDistance } from './segment-distance.ts'

// OKLab distance from every mix of two inks beyond what blending, rounding and slight blur explain.
const CREST_RESIDUAL_MIN = 0.07
const CREST_INKS_MAX = 8

/**
 * Adds the inks of lines so thin that no pixel neighbourhood is wholly theirs, to the end of `centers`: colours of
 * crests (pixels unlike a mix of their opposite neighbours) that no mix of two known inks explains.
 *
 * @param centers the inks (RGB, 0..255) that have areas; changed in place
 */
export function addCrests(centers: number[][], crests: Samples, search: InkSearch): void {
  const residuals = openResiduals(crests, search.exact)
  for (let ink = 0; ink < centers.length; ink++)
    explainCrests(residuals, crests.lab, labOf(centers.slice(0, ink + 1)), search.overshoot)
  for (let added = 0; added < CREST_INKS_MAX && centers.length < search.colorsMax; added++) {
    let best = -1
    let bestResidual = CREST_RESIDUAL_MIN
    for (let index = 0; index < residuals.length; index++) {
      if (residuals[index] <= bestResidual) continue
      bestResidual = residuals[index]
      best = index
    }
    if (best < 0) return
    const farthest = [...crests.rgb.subarray(best * 3, best * 3 + 3)]
    explainCrests(residuals, crests.lab, labOf([...centers, farthest]), 0)
    const found = search.exact ? farthest : fullOf(crests, farthest, centers)
    if (search.exact || liesApart(found, centers, search.overshoot)) centers.push(found)
  }
}

// An ink seen only in thin lines is estimated by this quantile of the pixels' shares of it: most pixels show less than
// all of it, and ringing of compression pushes a few beyond.
const FULL_QUANTILE = 0.85
const LINE_SHARE_MIN = 0.5
// RGB levels. A line nearer than this to an ink, a mix of two, or a colour slightly past one is explained by those;
// OKLab distances alone would not do, because noise spreads farther in the dark, which OKLab stretches.
const LINE_APART_MIN = 24
// Largest distance of a pixel from the line between ground and ink, RGB levels.
const LINE_GAP_MAX = 24
const LEVEL_MAX = 255

function liesApart(found: readonly number[], centers: readonly number[][], overshoot: number): boolean {
  const point = Float64Array.from(found)
  const inks = Float64Array.from(centers.flat())
  for (let one = 0; one < inks.length; one += 3)
    for (let other = one; other < inks.length; other += 3)
      if (segmentDistance(point, 0, inks, one, other, overshoot) <= LINE_APART_MIN) return false
  return true
}

/** What the pixels of lines tell about the mixtures of a ground with a colour. */
type LineShares = {
  readonly ground: readonly number[]
  /** Share of the colour in each pixel, with the pixel's weight. */
  readonly shares: (readonly [number, number])[]
  /** Sum of those weights. */
  readonly pixels: number
  /**
   * The colour in the mean direction of those pixels, as far from the ground as the given one. The given colour, being
   * the farthest of all, is displaced sideways by noise.
   */
  readonly middle: readonly number[]
}

/**
 * Estimates the ink of lines that show it nowhere pure: a high quantile of their pixels along the line from ground to
 * ink.
 *
 * @param farthest the colour (RGB, 0..255) that lies farthest out
 * @param grounds inks that such lines may lie on
 */
function fullOf(crests: Samples, farthest: readonly number[], grounds: readonly number[][]): number[] {
  const seen = grounds.map((ground) => sharesOf(crests, farthest, ground))
  const fullest = seen.toSorted((a, b) => b.pixels - a.pixels).at(0)
  if (!fullest) return [...farthest]
  const { ground, middle } = fullest
  const { shares, pixels } = sharesOf(crests, middle, ground)
  let passed = 0
  for (const [share, weight] of shares.toSorted((a, b) => a[0] - b[0])) {
    passed += weight
    if (passed >= FULL_QUANTILE * pixels)
      return ground.map((level, c) => clamp(level + Math.min(1, share) * (middle[c] - level), 0, LEVEL_MAX))
  }
  return [...farthest]
}

function sharesOf({ rgb, weight, count }: Samples, farthest: readonly number[], ground: readonly number[]): LineShares {
  const span = ground.map((level, c) => farthest[c] - level)
  const length = Math.hypot(...span)
  const shares: (readonly [number, number])[] = []
  const sums = [0, 0, 0]
  let pixels = 0
  for (let index = 0; index < count; index++) {
    const way = ground.map((level, c) => rgb[index * 3 + c] - level)
    const share = way.reduce((sum, part, c) => sum + part * span[c], 0) / (length * length)
    if (!(share >= LINE_SHARE_MIN) || Math.hypot(...way.map((part, c) => part - share * span[c])) > LINE_GAP_MAX)
      continue
    shares.push([share, weight[index]])
    way.forEach((part, c) => {
      sums[c] += part * weight[index]
    })
    pixels += weight[index]
  }
  const stretch = length / Math.hypot(...sums)
  const middle = pixels === 0 ? farthest : ground.map((level, c) => level + sums[c] * stretch)
  return { ground, shares, pixels, middle }
}

/**
 * Lowers each crest's residual to its distance from the nearest mix of the last ink with another, extended by
 * `overshoot`.
 */
function explainCrests(residuals: Float64Array, crests: Float64Array, inks: Float64Array, overshoot: number): void {
  const last = inks.length - 3
  for (let index = 0; index < residuals.length; index++)
    for (let other = 0; other <= last && residuals[index] > CREST_RESIDUAL_MIN; other += 3)
      residuals[index] = Math.min(residuals[index], segmentDistance(crests, index * 3, inks, other, last, overshoot))
}
