// The floor: what is drawn where nothing better is known. The cubic leaves a picture softer than it was;
// back-projection (the cubic corrected until its reduction is the picture) was nearer to the truth on every clean
// picture tried. It sharpens noise and compression as well, and is used less where there are any.
import { projectBack } from '../bands/back-projection.ts'
import { createCubicRows, type PixelRows, preferWhereAlike } from '../bands/pixel-rows.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'
import { grainAlone } from '../spoiling/grain-alone.ts'
import { sharpenedOfMixtures, tracesOf } from '../spoiling/judge-spoiling.ts'
import type { Spoiling } from '../spoiling/spoiling.ts'
import { isLatticeOfThirds, ribsOfJpeg } from './share-of-network.ts'

/**
 * Share of the correction: half of it after JPEG, or where a picture is too small to tell. Of 34 JPEGs the whole
 * correction left seven worse than the cubic, half of it one, by 0.03 dB.
 */
const SHARE = { clean: 1, blocks: 0.5 } as const
/**
 * Confidence that a picture is nothing but grain (`grainAlone`) from which there is no correction: it gained nothing on
 * average and lost up to 0.95 dB.
 */
const GRAIN_MIN = 0.5
/** The same for ribs that were a JPEG (`ribsOfJpeg`): the correction sharpens blocks, and braid lost 0.1 dB by it. */
const RIBS_MIN = 0.5
/** Smaller pictures have too few blocks to be known as a JPEG. */
const PIXELS_MIN = 96 * 96
/** The correction takes up to 40 bytes a pixel, and larger pictures are drawn sharp already. */
const PIXELS_MAX = 2048 * 2048

export type Floor = {
  /** Whether it differs from the cubic. */
  readonly isCorrected: boolean
  readonly open: () => PixelRows
}

/**
 * The floor of a picture. It is the cubic alone where a correction would sharpen noise, stairs or a beat, and wherever
 * both differ by at most one level.
 *
 * @param scale how many times larger it is drawn
 */
export function openFloor(grid: SampleGrid, scale: number, spoiling: Spoiling): Floor {
  const corrected = correctForFloor(grid, scale, spoiling)
  const cubic = (): PixelRows => createCubicRows(grid, scale)
  if (!corrected) return { isCorrected: false, open: cubic }
  return { isCorrected: true, open: () => preferWhereAlike(createCubicRows(corrected, scale), cubic()) }
}

/** The grid whose cubic is the floor; undefined where a correction would sharpen noise, stairs or a beat. */
export function correctForFloor(grid: SampleGrid, scale: number, spoiling: Spoiling): SampleGrid | undefined {
  const pixels = grid.width * grid.height
  const traces = tracesOf(spoiling)
  const ofMixtures = sharpenedOfMixtures(spoiling)
  const isGrain = traces.includes('noise') || grainAlone(spoiling) >= GRAIN_MIN
  const isRibbed = ribsOfJpeg(spoiling) >= RIBS_MIN
  const isKept = isGrain || isRibbed || ofMixtures <= 0 || isLatticeOfThirds(spoiling)
  if (isKept || pixels > PIXELS_MAX) return undefined
  const ofKind = traces.includes('JPEG') || pixels < PIXELS_MIN ? SHARE.blocks : SHARE.clean
  const share = ofKind * ofMixtures
  const corrected = projectBack(grid, scale)
  if (share === 1) return corrected
  const { samples } = grid
  return {
    ...grid,
    samples: Float32Array.from(corrected.samples, (value, i) => samples[i] + share * (value - samples[i])),
  }
}
