import type { CellSamples } from './cell-sampler.ts'

/** Inks that are counted in one pixel of the result. */
const MET_MAX = 8

/** Inks met in one pixel of the result, and how much of it each covers. */
export type InkTally = { readonly inks: Int16Array; readonly sums: Float32Array; count: number }

/** An empty tally. */
export function createInkTally(): InkTally {
  return { inks: new Int16Array(MET_MAX), sums: new Float32Array(MET_MAX), count: 0 }
}

/** Adds to the coverage of an ink; inks beyond `MET_MAX` are left out. */
export function addToTally(tally: InkTally, ink: number, share: number): void {
  let index = 0
  while (index < tally.count && tally.inks[index] !== ink) index++
  if (index === MET_MAX) return
  if (index === tally.count) {
    tally.inks[index] = ink
    tally.sums[index] = 0
    tally.count++
  }
  tally.sums[index] += share
}

/** Writes the two inks with the largest sums; of equal ones, those that were met first. */
export function takeStrongest({ inks, sums, count }: InkTally, into: CellSamples, pixel: number): void {
  let first = 0
  let second = -1
  for (let i = 1; i < count; i++)
    if (sums[i] > sums[first]) {
      second = first
      first = i
    } else if (second === -1 || sums[i] > sums[second]) second = i
  into.first[pixel] = inks[first]
  into.second[pixel] = second === -1 ? inks[first] : inks[second]
  into.share[pixel] = second === -1 ? 1 : sums[first] / (sums[first] + sums[second])
}
