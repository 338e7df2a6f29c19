import { oklabFromRgb, type Rgb } from '../../color/oklab.ts'
import type { InkEvidence } from './ink-evidence.ts'
import { labDistance, readSamples, type Samples } from './ink-samples.ts'
import { openResiduals } from './open-residuals.ts'
import { type InkSearch, pickInks } from './pick-inks.ts'
import { segmentDistance } from './segment-distance.ts'
import { splitInks } from './split-inks.ts'

/** The colours of the drawing, premultiplied RGBA, four numbers (0..255) an ink. */
export type Inks = {
  readonly count: number
  readonly values: Float64Array
  /** Index of the ink that means "nothing here", or -1. It is never drawn. */
  readonly transparent: number
  /** Rounds of refinement used. */
  readonly rounds: number
  /** Inks from this one on are shown pure by no place, and known only roughly. */
  readonly roughFrom?: number
}

/**
 * Finds the inks without being told how many. Colours with an inside are taken by weight, far ones first; thin inks
 * are then added from crests that no mix of two inks explains.
 */
export function findInks(evidence: InkEvidence, search: InkSearch): Inks {
  const interior = readSamples(evidence.interior)
  const crests = readSamples(evidence.crests)
  const samples = interior.count > 0 ? interior : crests
  const { moved, rounds } = refine(samples, pickInks(samples, search), search)
  const centers = search.exact ? moved : partedOf(samples, oneHeapEach(samples, moved, search))
  addCrests(centers, crests, search)
  return assemble(centers, evidence.transparent > 0, rounds)
}

/** Inks given by the user, in their order. */
export function inksOfPalette(colors: readonly Rgb[], withTransparent: boolean): Inks {
  return assemble(
    colors.map((rgb) => [...rgb]),
    withTransparent,
    0,
  )
}

function assemble(centers: readonly (readonly number[])[], withTransparent: boolean, rounds: number): Inks {
  const count = centers.length + (withTransparent ? 1 : 0)
  const values = new Float64Array(count * 4)
  centers.forEach(([red, green, blue], index) => {
    values.set([red, green, blue, 255], index * 4)
  })
  return { count, values, transparent: withTransparent ? centers.length : -1, rounds }
}

/** Lloyd's rounds in OKLab. Exact inks keep the heaviest colour of their members, others take the mean. */
function refine(
  samples: Samples,
  start: number[][],
  search: InkSearch,
): { readonly moved: number[][]; readonly rounds: number } {
  let centers = start
  let rounds = 0
  for (; rounds < search.iterMax; rounds++) {
    const members = assign(samples, centers)
    const next = search.exact ? heaviest(samples, members, centers) : means(samples, members, centers)
    const shift = Math.max(
      0,
      ...next.map((center, index) => Math.hypot(...center.map((v, c) => v - centers[index][c]))),
    )
    centers = next
    if (shift < 0.05) break
  }
  return { moved: centers, rounds: Math.min(rounds + 1, search.iterMax) }
}

// Inks are sought farther apart than this only under grain; what compression leaves beside an ink is a heap too.
const GRAINY_DISTANCE = 0.032

/** Inks that were taken for one are parted, and all settle anew where any was. */
function oneHeapEach(samples: Samples, centers: number[][], search: InkSearch): number[][] {
  if (search.mergeDistance < GRAINY_DISTANCE) return centers
  const split = splitInks(samples, centers, assign(samples, centers), search.colorsMax)
  return split.length > centers.length ? refine(samples, split, search).moved : centers
}

// Ripples beside edges split an ink: means as near as this in OKLab, which stretches the dark, or in RGB levels are one.
const RIPPLE_DISTANCE = 0.021
const RIPPLE_LEVELS = 11

/** Centers that are still apart once they are means; of those that came together the heaviest stands. */
function partedOf(samples: Samples, centers: readonly number[][]): number[][] {
  const members = assign(samples, centers)
  const weights = new Float64Array(centers.length)
  for (let index = 0; index < samples.count; index++) weights[members[index]] += samples.weight[index]
  const lab = labOf(centers)
  const parted: number[] = []
  for (const center of Array.from(centers.keys()).sort((a, b) => weights[b] - weights[a])) {
    const isApart = (other: number): boolean =>
      labDistance(lab, center, lab, other) > RIPPLE_DISTANCE &&
      levelsBetween(centers[center], centers[other]) > RIPPLE_LEVELS
    if (parted.every(isApart)) parted.push(center)
  }
  return parted.sort((a, b) => a - b).map((center) => centers[center])
}

function levelsBetween(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((level, channel) => level - other[channel]))
}

function assign(samples: Samples, centers: readonly number[][]): Uint8Array {
  const lab = labOf(centers)
  const members = new Uint8Array(samples.count)
  for (let index = 0; index < samples.count; index++) {
    let best = Number.POSITIVE_INFINITY
    for (let center = 0; center < centers.length; center++) {
      const distance = labDistance(samples.lab, index, lab, center)
      if (distance < best) {
        best = distance
        members[index] = center
      }
    }
  }
  return members
}

function means(samples: Samples, members: Uint8Array, centers: readonly number[][]): number[][] {
  const sums = new Float64Array(centers.length * 4)
  for (let index = 0; index < samples.count; index++) {
    const at = members[index] * 4
    const weight = samples.weight[index]
    for (let channel = 0; channel < 3; channel++) sums[at + channel] += samples.rgb[index * 3 + channel] * weight
    sums[at + 3] += weight
  }
  return centers.map((center, index) =>
    sums[index * 4 + 3] === 0 ? center : center.map((_, channel) => sums[index * 4 + channel] / sums[index * 4 + 3]),
  )
}

function heaviest(samples: Samples, members: Uint8Array, centers: readonly number[][]): number[][] {
  const best = new Int32Array(centers.length).fill(-1)
  for (let index = 0; index < samples.count; index++) {
    const center = members[index]
    if (best[center] < 0 || samples.weight[index] > samples.weight[best[center]]) best[center] = index
  }
  return centers.map((center, index) =>
    best[index] < 0 ? center : [...samples.rgb.subarray(best[index] * 3, best[index] * 3 + 3)],
  )
}

// Farther from every mix of two inks than blending, rounding and slight blur explain.
const CREST_RESIDUAL_MIN = 0.07
const CREST_INKS_MAX = 8

function addCrests(centers: number[][], crests: Samples, search: InkSearch): void {
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
    if (search.exact || centers.every((center) => levelsBetween(found, center) > LINE_APART_MIN)) centers.push(found)
  }
}

// Of what a line shows of its ink most is less than all, and ripples of compression push few of its pixels past it.
const FULL_QUANTILE = 0.85
const LINE_SHARE_MIN = 0.5
// Grain scatters the dark, which OKLab stretches: lines nearer to an ink than this (RGB levels) have it.
const LINE_APART_MIN = 24
// RGB levels beside the way from the ground to an ink.
const LINE_GAP_MAX = 24

/** Shares of the way from a ground to a colour that the pixels of lines show, with their weights, and these together. */
type LineShares = { readonly ground: readonly number[]; readonly shares: (readonly [number, number])[]; pixels: number }

/**
 * The ink of lines that show it nowhere in a whole area: what few of their pixels pass on the way from their ground.
 *
 * @param farthest the colour (0..255) that lies farthest out
 * @param grounds inks that such lines may lie on
 */
function fullOf(crests: Samples, farthest: readonly number[], grounds: readonly number[][]): number[] {
  const seen = grounds.map((ground) => sharesOf(crests, farthest, ground))
  const fullest = seen.toSorted((a, b) => b.pixels - a.pixels).at(0)
  if (!fullest) return [...farthest]
  const { ground, shares, pixels } = fullest
  let passed = 0
  for (const [share, weight] of shares.toSorted((a, b) => a[0] - b[0])) {
    passed += weight
    if (passed >= FULL_QUANTILE * pixels)
      return ground.map((level, c) => level + Math.min(1, share) * (farthest[c] - level))
  }
  return [...farthest]
}

function sharesOf({ rgb, weight, count }: Samples, farthest: readonly number[], ground: readonly number[]): LineShares {
  const span = ground.map((level, c) => farthest[c] - level)
  const length = Math.hypot(...span)
  const seen: LineShares = { ground, shares: [], pixels: 0 }
  for (let index = 0; index < count; index++) {
    const way = ground.map((level, c) => rgb[index * 3 + c] - level)
    const share = way.reduce((sum, part, c) => sum + part * span[c], 0) / (length * length)
    if (!(share >= LINE_SHARE_MIN) || Math.hypot(...way.map((part, c) => part - share * span[c])) > LINE_GAP_MAX)
      continue
    seen.shares.push([share, weight[index]])
    seen.pixels += weight[index]
  }
  return seen
}

/** Lowers each crest's distance from the nearest straight mix of two inks, or just past one, to what the last of them can explain. */
function explainCrests(residuals: Float64Array, crests: Float64Array, inks: Float64Array, overshoot: number): void {
  const last = inks.length - 3
  for (let index = 0; index < residuals.length; index++)
    for (let other = 0; other <= last && residuals[index] > CREST_RESIDUAL_MIN; other += 3)
      residuals[index] = Math.min(residuals[index], segmentDistance(crests, index * 3, inks, other, last, overshoot))
}

function labOf(centers: readonly number[][]): Float64Array {
  const lab = new Float64Array(centers.length * 3)
  centers.forEach(([red, green, blue], index) => {
    lab.set(oklabFromRgb([red, green, blue]), index * 3)
  })
  return lab
}
