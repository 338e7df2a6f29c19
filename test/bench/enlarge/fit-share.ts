// Fits what the network's share goes by (`network/share-of-network.ts`): logistic regression on the gain itself. Of
// each picture three numbers are enough, since the mean square of a mix is a parabola in the share.

import { createCubicRows, type PixelRows } from '../../../processors/engines/enlarge/bands/pixel-rows.ts'
import { type SteepnessTerms, steepnessTermsOf } from '../../../processors/engines/enlarge/edges/judge-steepness.ts'
import { openCascade } from '../../../processors/engines/enlarge/network/cascade.ts'
import { drawInViews, viewsFor } from '../../../processors/engines/enlarge/network/many-views.ts'
import { createNetworkRows } from '../../../processors/engines/enlarge/network/network-rows.ts'
import { openFloor } from '../../../processors/engines/enlarge/network/safe-floor.ts'
import { mostOfNetwork } from '../../../processors/engines/enlarge/network/share-of-network.ts'
import { removeWeave } from '../../../processors/engines/enlarge/picture/remove-weave.ts'
import { createSampleGrid } from '../../../processors/engines/enlarge/picture/sample-grid.ts'
import { tracesOf } from '../../../processors/engines/enlarge/spoiling/judge-spoiling.ts'
import { measureSpoiling } from '../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { mean } from '../../../processors/engines/numbers/mean.ts'
import type { Case } from './case.ts'
import { fittingCases } from './fitting.ts'

type Sample = {
  readonly family: string
  readonly terms: readonly number[]
  /** The largest share that the other measures leave. */
  readonly most: number
  /**
   * Mean squares: of what the cubic and the floor err by, and of the step from the floor to the network; and the mean
   * product of the last two.
   */
  readonly cubic: number
  readonly floor: number
  readonly step: number
  readonly product: number
}

/** Below the cubic a decibel counts as so many more. */
const LOSS_WEIGHT = 4
/** What keeps odds small, per square of an odd of a term spread to one. */
const RIDGE = 0.003
/** Rounding to whole levels, and whatever else keeps a mean square from nothing. */
const LEAST = 0.02
const FOLDS = 8

export async function fitShare(): Promise<void> {
  const samples: Sample[] = []
  let names: readonly string[] = []
  for await (const { family, one } of fittingCases()) {
    const { terms, ...rest } = await takeSample(one)
    names = Object.keys(terms)
    samples.push({ family, terms: Object.values(terms), ...rest })
  }
  const odds = fitOdds(samples)
  console.log(`\n${samples.length} pictures of ${new Set(samples.map(({ family }) => family)).size} families`)
  console.log(names.map((name, i) => `${name}: ${odds[i].toFixed(2)}`).join(', '))
  const families = [...new Set(samples.map(({ family }) => family))]
  const left = samples.map((sample) => families.indexOf(sample.family) % FOLDS)
  const folds = Array.from({ length: FOLDS }, (_, fold) => fitOdds(samples.filter((_, i) => left[i] !== fold)))
  tell('the floor', samples, () => 0)
  tell('the network', samples, () => 1)
  tell('as far as other measures let it', samples, ({ most }) => most)
  tell('fitted', samples, (sample) => shareBy(odds, sample))
  tell('fitted without its family', samples, (sample, i) => shareBy(folds[left[i]], sample))
}

async function takeSample({
  small,
  truth,
  scale,
  tile,
}: Case): Promise<Omit<Sample, 'family' | 'terms'> & { terms: SteepnessTerms }> {
  const seen = createSampleGrid(
    { ...small, format: 'png', hasAlpha: false, dpi: undefined, notes: [] },
    { x: tile, y: tile },
  )
  const first = measureSpoiling(seen)
  const grid = tracesOf(first).includes('JPEG') ? seen : removeWeave(seen)
  const spoiling = grid === seen ? first : measureSpoiling(grid, { isBare: true })
  const [network] = await openCascade(scale, tracesOf(spoiling).length > 0 ? 'spoiled' : 'clean')
  const { width, height, wrap } = grid
  const bytes = Uint8Array.from(grid.samples)
  const row = (y: number): Uint8Array => bytes.subarray(y * width * 3, (y + 1) * width * 3)
  const source: PixelRows = { width, height, channels: 3, wrap, row }
  const drawn = createNetworkRows(source, drawInViews(network, viewsFor(width * height)), {})
  const sums = { cubic: 0, floor: 0, step: 0, product: 0 }
  const [cubic, floor] = [createCubicRows(seen, scale), openFloor(grid, scale, spoiling).open()]
  for (let y = 0; y < truth.height; y++) {
    const [ofCubic, ofFloor, ofNetwork] = [await cubic.row(y), await floor.row(y), await drawn.row(y)]
    for (let i = 0, at = y * truth.width * 3; i < ofCubic.length; i++, at++) {
      const [error, step] = [truth.data[at] - ofFloor[i], ofNetwork[i] - ofFloor[i]]
      sums.cubic += (truth.data[at] - ofCubic[i]) ** 2
      sums.floor += error ** 2
      sums.step += step ** 2
      sums.product += error * step
    }
  }
  const mean = (sum: number): number => sum / truth.data.length
  return {
    terms: steepnessTermsOf(spoiling, scale),
    most: mostOfNetwork(spoiling).share,
    cubic: mean(sums.cubic),
    floor: mean(sums.floor),
    step: mean(sums.step),
    product: mean(sums.product),
  }
}

function logistic(odds: readonly number[], terms: readonly number[]): number {
  return 1 / (1 + Math.exp(-odds.reduce((sum, odd, i) => sum + odd * terms[i], 0)))
}

function shareBy(odds: readonly number[], { terms, most }: Sample): number {
  return most * logistic(odds, terms)
}

function gainOf({ cubic, floor, step, product }: Sample, share: number): number {
  return 10 * Math.log10((cubic + LEAST) / (floor - 2 * share * product + share ** 2 * step + LEAST))
}

function tell(title: string, samples: readonly Sample[], share: (sample: Sample, i: number) => number): void {
  const gains = samples.map((sample, i) => gainOf(sample, share(sample, i)))
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
  const low = gains.filter((gain) => gain < -0.1).length
  console.log(`${title.padEnd(34)} mean ${mean.toFixed(3)}, worst ${Math.min(...gains).toFixed(2)}, below -0.1: ${low}`)
}

const ROUNDS = 4000
const STEP = 0.5

/**
 * Odds of the terms that make the sum of gains the largest, by ascending its slope with each term spread to a deviation
 * of one.
 */
function fitOdds(samples: readonly Sample[]): readonly number[] {
  const count = samples[0].terms.length
  const middle = Array.from({ length: count }, (_, i) => (i === 0 ? 0 : mean(samples.map(({ terms }) => terms[i]))))
  const spread = middle.map((ofTerm, i) =>
    i === 0 ? 1 : Math.sqrt(mean(samples.map(({ terms }) => (terms[i] - ofTerm) ** 2))) + 1e-6,
  )
  const spreadTerms = samples.map(({ terms }) => terms.map((term, i) => (term - middle[i]) / spread[i]))
  const odds = Array.from({ length: count }, (_, i) => (i === 0 ? 1 : 0))
  for (let round = 0; round < ROUNDS; round++) {
    const slope = odds.map((odd, i) => (i === 0 ? 0 : -2 * RIDGE * odd))
    samples.forEach((sample, at) => {
      const share = logistic(odds, spreadTerms[at])
      const steepness = slopeOfGain(sample, share * sample.most) * sample.most * share * (1 - share)
      for (let i = 0; i < count; i++) slope[i] += (steepness * spreadTerms[at][i]) / samples.length
    })
    for (let i = 0; i < count; i++) odds[i] += STEP * slope[i]
  }
  const own = odds.map((odd, i) => odd / spread[i])
  return own.map((odd, i) =>
    i === 0 ? odd - own.reduce((sum, other, k) => sum + (k === 0 ? 0 : other * middle[k]), 0) : odd,
  )
}

function slopeOfGain(sample: Sample, share: number): number {
  const { floor, step, product } = sample
  const left = floor - 2 * share * product + share ** 2 * step + LEAST
  const slope = ((10 / Math.LN10) * (2 * product - 2 * share * step)) / left
  return gainOf(sample, share) < 0 ? slope * (1 + LOSS_WEIGHT) : slope
}
