// The first of three steps of reading flat art: the inks, how much of each pixel every ink covers, and what they leave
// unexplained. Nothing is judged here (`judge-inks.ts`), nothing decided (`decide-flat-art.ts`).
import type { SampleGrid } from '../picture/sample-grid.ts'
import { isQuantised } from '../spoiling/find-quantising.ts'
import { isGrain } from '../spoiling/judge-spoiling.ts'
import { measureGrain } from '../spoiling/measure-grain.ts'
import type { Spoiling } from '../spoiling/spoiling.ts'
import { chooseReduction } from './choose-reduction.ts'
import { type CoverageMap, createCoverageMap } from './coverage-map.ts'
import { findDenseInks } from './find-dense-inks.ts'
import { findInks, type Inks } from './find-inks.ts'
import { addLineInks } from './find-line-inks.ts'
import { toLightAndColour } from './jpeg-view.ts'
import { keepsEdgesSharp, type Reduction, type ReductionName, rings } from './reduction.ts'
import { createRefining, type Refinement, type Refining, refineCoverage } from './refine-coverage.ts'
import { settleLineInks } from './settle-line-inks.ts'
import { largestOf } from './trust-gate.ts'
import { type Unmixed, unmixPixels } from './unmix-pixels.ts'

/** A picture as inks and their coverage. */
export type InkReading = {
  /** What was read: the picture, or after JPEG its luma and scaled-down chroma. Colours and residuals are in these. */
  readonly grid: SampleGrid
  readonly wasJpeg: boolean
  /** Inks of flat places, followed by those that only thin lines have. */
  readonly inks: Inks
  /** Number of inks of flat places. */
  readonly flatCount: number
  /** 1 for inks that thin lines have and that the picture tells nevertheless, as a reduction that rings lets it. */
  readonly isSettled: Uint8Array
  /** The one or two inks of each pixel before refinement. */
  readonly unmixed: Unmixed
  /** Coverage after refinement. */
  readonly map: CoverageMap
  /** The reduction that explains the picture best, and the residual under it. */
  readonly refined: Refinement
}

/** Standard deviation of noise, levels of 255, from which art counts as noisy. */
export const NOISY = 1

/**
 * Strength of the block grid (`Spoiling.blocks`, octaves) from which art is read as a JPEG: art from JPEGs measured 1.4
 * and more, clean art of at least `JPEG_PIXELS_MIN` pixels 0.3 at most. Smaller pictures have too few 8 × 8 blocks to
 * tell, and their cosines are asked as well. A false alarm would cost clean art its exact inks.
 */
const JPEG_BLOCKS_MIN = 1
const JPEG_PIXELS_MIN = 96 * 96

/**
 * Rounds of refinement. Clean art gains with every round up to about twelve; after four, art that noise or blur has
 * degraded is fitted to its noise.
 */
export const REFINING_ROUNDS = { clean: 12, degraded: 4 } as const

/**
 * Reads a picture without alpha as inks; undefined where it has none.
 *
 * @param step awaited after each step and each round of refinement
 */
export async function readInks(
  picture: SampleGrid,
  spoiling: Spoiling,
  step: () => Promise<void>,
): Promise<InkReading | undefined> {
  const wasJpeg = isReadAsJpeg(picture, spoiling)
  const grid = wasJpeg ? toLightAndColour(picture) : picture
  const inks = findInks(grid, wasJpeg)
  await step()
  const dense = mayBeDense(grid, inks, wasJpeg, spoiling) ? await readDense(grid, step) : undefined
  return dense ?? readFrom(grid, inks, { wasJpeg, isBare: spoiling.isBare }, step)
}

type Origin = Pick<InkReading, 'wasJpeg'> & Pick<Spoiling, 'isBare'>

/** Reads a picture of which the inks of flat places are known. */
async function readFrom(
  grid: SampleGrid,
  flatInks: Inks,
  { wasJpeg, isBare }: Origin,
  step: () => Promise<void>,
): Promise<InkReading | undefined> {
  if (flatInks.count < 1) return undefined
  const roughly = unmixPixels(grid, flatInks)
  await step()
  const allInks = addLineInks(grid, flatInks, roughly)
  // Removing a weave leaves noise that the inks alone do not show.
  const inks = isBare ? { ...allInks, noise: Math.max(NOISY, allInks.noise) } : allInks
  await step()
  const unmixed = allInks.count === flatInks.count ? roughly : unmixPixels(grid, inks)
  const map = createCoverageMap(grid, unmixed)
  await step()
  const refining = createRefining(grid, inks, map, step)
  const reduction = await chooseReduction(refining)
  const settled = await settleInks(refining, reduction, flatInks.count, allInks.grounds)
  const refined = await refineCoverage(settled.refining, reduction, roundsFor(inks, reduction.name))
  const told = { inks, isSettled: new Uint8Array(inks.count), unmixed, map, ...settled.changed }
  return { grid, wasJpeg, flatCount: flatInks.count, ...told, refined }
}

/**
 * Noise, levels of 255, that inks of clean dense art are looked for with: what rings across a stripe of a few pixels differs
 * by as much within it.
 */
const NOISE_OF_DENSE = 0.9

/** Larger pictures have still places however dense they are, and a second reading would take seconds. */
const DENSE_PIXELS_MAX = 1024 * 512
/**
 * Share of the pixels that inks of dense art fill, 0..1: chevrons, herringbones and dots measured 0.054 and more, surfaces,
 * some tones of which come again by chance, up to 0.036.
 */
const FILLED_MIN = 0.045

/** Whether what passes for noise among the inks may be edges: dense art leaves no place still. */
function mayBeDense(grid: SampleGrid, { noise }: Inks, wasJpeg: boolean, { isBare }: Spoiling): boolean {
  if (wasJpeg || isBare || noise < NOISY || grid.width * grid.height > DENSE_PIXELS_MAX) return false
  // White as noise is, dense art shows by its growth alone.
  return !isGrain({ ...measureGrain(grid), whiteness: 0 })
}

/** Levels that a right drawing of a pixel may leave, and the share of the pixels that must leave no more. */
const LEFT_OF_DENSE = { levels: 1.5, shareMin: 0.7 } as const

/** The picture read as clean art, if its inks leave hardly anything: of noise they leave as much as there is. */
async function readDense(grid: SampleGrid, step: () => Promise<void>): Promise<InkReading | undefined> {
  const exact = findDenseInks(grid, NOISE_OF_DENSE)
  if (exact.count < 2 || exact.flatShare < FILLED_MIN) return undefined
  for (const inks of [findInks(grid, false, NOISE_OF_DENSE), exact]) {
    const reading = await readFrom(grid, inks, { wasJpeg: false, isBare: false }, step)
    if (reading && isExplainedExactly(reading)) return reading
  }
  return undefined
}

function isExplainedExactly({ grid, inks, refined }: InkReading): boolean {
  if (inks.count < 2) return false
  const left = largestOf(refined.rest, grid.channels)
  const explained = left.reduce((sum, levels) => sum + (levels <= LEFT_OF_DENSE.levels ? 1 : 0), 0)
  return explained >= LEFT_OF_DENSE.shareMin * left.length
}

/** Coverage as it stands, or with the inks of lines where a reduction that rings leaves them. */
async function settleInks(
  refining: Refining,
  reduction: Reduction,
  flatCount: number,
  grounds: Float32Array,
): Promise<{
  readonly refining: Refining
  readonly changed?: Pick<InkReading, 'inks' | 'isSettled' | 'unmixed' | 'map'>
}> {
  const { grid, step, drawing } = refining
  if (grounds.length === 0 || refining.inks.noise >= NOISY || !rings(reduction.name)) return { refining }
  const { inks, isSettled } = await settleLineInks(refining, reduction, flatCount, grounds)
  const unmixed = unmixPixels(grid, inks)
  const map = createCoverageMap(grid, unmixed)
  return {
    refining: createRefining(grid, inks, map, step, drawing.samples),
    changed: { inks, isSettled, unmixed, map },
  }
}

function isReadAsJpeg(picture: SampleGrid, { blocks }: Spoiling): boolean {
  if (blocks < JPEG_BLOCKS_MIN) return false
  return picture.width * picture.height >= JPEG_PIXELS_MIN || isQuantised(picture)
}

/** Rounds of refinement by how the picture was reduced. */
function roundsFor({ noise }: Inks, reduction: ReductionName): number {
  return REFINING_ROUNDS[noise < NOISY && keepsEdgesSharp(reduction) ? 'clean' : 'degraded']
}
