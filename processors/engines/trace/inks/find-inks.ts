import type { Rgb } from '../../color/oklab.ts'
import { addCrests } from './add-crests.ts'
import type { InkEvidence } from './ink-evidence.ts'
import { labDistance, labOf, nearestOf, readSamples, type Samples } from './ink-samples.ts'
import { SCATTERED_MAX } from './open-residuals.ts'
import { type InkSearch, pickInks, roomFor } from './pick-inks.ts'
import { areHeaps, type HeapRule, splitInks } from './split-inks.ts'

/** The inks of a drawing: premultiplied RGBA, four numbers (0..255) per ink. */
export type Inks = {
  readonly count: number
  readonly values: Float64Array
  /** Index of the ink that stands for transparency, or -1. It is never drawn. */
  readonly transparent: number
  /** Number of refinement rounds used. */
  readonly rounds: number
  /** Inks from this index on have no pure pixel, so that their colour is only approximate. */
  readonly roughFrom?: number
}

/**
 * Finds the inks without knowing their number: colours of flat areas by weight, with a minimum distance; then inks of
 * thin lines, from crests that no mix of two inks explains.
 */
export function findInks(evidence: InkEvidence, limits: InkSearch): Inks {
  const interior = readSamples(evidence.interior)
  const search = { ...limits, colorsMax: roomFor(interior, limits) }
  // Where there are flat areas, crests are only used as far as they may add an ink.
  const isAll = search.exact || interior.count === 0
  const crests = readSamples(evidence.crests, isAll ? undefined : SCATTERED_MAX)
  const samples = interior.count > 0 ? interior : crests
  const { moved, rounds } = refine(samples, pickInks(samples, search), search)
  const centers = search.exact ? moved : partedOf(samples, oneHeapEach(samples, moved, search), search)
  const shown = centers.length
  addCrests(centers, crests, search)
  const inks = assemble(centers, evidence.transparent > 0, rounds)
  return search.exact || inks.transparent >= 0 ? inks : { ...inks, roughFrom: shown }
}

/** Inks given by the user, in the given order. */
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

/**
 * Lloyd's algorithm (k-means) in OKLab. For exact inks the centre is the most frequent colour of a cluster instead of
 * its mean.
 */
function refine(
  samples: Samples,
  start: number[][],
  search: InkSearch,
): { readonly moved: number[][]; readonly rounds: number } {
  let centers = start
  let rounds = 0
  const members = new Uint8Array(samples.count)
  for (; rounds < search.iterMax; rounds++) {
    assign(samples, centers, members)
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

// Least OKLab distance of inks in noisy pictures; at smaller distances compression artefacts beside an ink may form a
// cluster too.
const GRAINY_DISTANCE = 0.032

function heapRule({ mergeDistance }: InkSearch): HeapRule {
  return { mergeDistance, ripples: mergeDistance < GRAINY_DISTANCE }
}

/** Splits clusters with more than one peak and repeats the k-means where any was split. */
function oneHeapEach(samples: Samples, centers: number[][], search: InkSearch): number[][] {
  const split = splitInks(samples, centers, assign(samples, centers), heapRule(search), search.colorsMax)
  if (split.length === centers.length) return centers
  const { moved } = refine(samples, split, search)
  const parted = partedOf(samples, moved, search)
  return parted.length === moved.length ? moved : refine(samples, parted, search).moved
}

// Limits below which two means are one ink split by ringing at edges: OKLab distance, or difference in RGB levels
// (OKLab expands dark colours). The limit in levels is larger for dark inks, mostly outlines, which are affected from
// both sides; it falls from black to middle levels.
const RIPPLE_DISTANCE = 0.021
const RIPPLE_LEVELS = 11
const RIPPLE_LEVELS_OF_BLACK = 22
const WHITE = 3 * 255

/** Centres that stay apart after averaging; of those that meet the heaviest is kept. */
function partedOf(samples: Samples, centers: readonly number[][], search: InkSearch): number[][] {
  const rule = heapRule(search)
  const members = assign(samples, centers)
  const weights = new Float64Array(centers.length)
  for (let index = 0; index < samples.count; index++) weights[members[index]] += samples.weight[index]
  const lab = labOf(centers)
  const parted: number[] = []
  for (const center of Array.from(centers.keys()).sort((a, b) => weights[b] - weights[a])) {
    const isApart = (other: number): boolean =>
      (labDistance(lab, center, lab, other) > RIPPLE_DISTANCE &&
        levelsBetween(centers[center], centers[other]) > rippleLevels(centers[center])) ||
      areHeaps(samples, centers[center], centers[other], rule)
    if (parted.every(isApart)) parted.push(center)
  }
  return parted.sort((a, b) => a - b).map((center) => centers[center])
}

function rippleLevels([red, green, blue]: readonly number[]): number {
  return Math.max(RIPPLE_LEVELS, RIPPLE_LEVELS_OF_BLACK * (1 - (red + green + blue) / WHITE))
}

function levelsBetween(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((level, channel) => level - other[channel]))
}

/** Index in `centers` of each sample's nearest one; the search is faster where `members` holds the previous result. */
function assign(samples: Samples, centers: readonly number[][], members = new Uint8Array(samples.count)): Uint8Array {
  const lab = labOf(centers)
  for (let index = 0; index < samples.count; index++)
    members[index] = nearestOf(samples.lab, index, lab, Math.min(members[index], centers.length - 1))
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
