// What is drawn where nothing better is known. The cubic leaves a picture softer than it was; made to agree with the picture when it is reduced
// again it is nearer to the truth than the cubic of any clean picture tried. It sharpens what was done to the picture as well, and does so less.
import { projectBack } from '../bands/back-projection.ts'
import { createCubicRows, type PixelRows, preferWhereAlike } from '../bands/pixel-rows.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'
import { grainAlone } from '../spoiling/grain-alone.ts'
import { hasStairs, tracesOf } from '../spoiling/judge-spoiling.ts'
import type { Spoiling } from '../spoiling/spoiling.ts'
import { isLatticeOfThirds } from './share-of-network.ts'

/**
 * Share of the correction: half of it where there were blocks of a JPEG, or where a picture is too small to show them. Of 34 pictures that were a JPEG all of it left seven
 * below the cubic, half of it one, by 0.03 dB.
 */
const SHARE = { clean: 1, blocks: 0.5 } as const
/** Of what is nothing but grain a correction gained nothing in the mean and lost up to 0.95 dB. */
const GRAIN_MIN = 0.5
/** Smaller pictures have too few blocks to tell. */
const PIXELS_MIN = 96 * 96
/** The correction takes up to 40 bytes a pixel; larger pictures are drawn sharp already. */
const PIXELS_MAX = 2048 * 2048

export type Floor = {
  /** Whether it is nearer to the picture than the cubic anywhere. */
  readonly isCorrected: boolean
  readonly open: () => PixelRows
}

/**
 * The floor of a picture: the cubic alone where the correction would sharpen grain, stairs or a beat, and where both differ by a level at most.
 *
 * @param scale how many times larger it is drawn
 */
export function openFloor(grid: SampleGrid, scale: number, spoiling: Spoiling): Floor {
  const corrected = correct(grid, scale, spoiling)
  const cubic = (): PixelRows => createCubicRows(grid, scale)
  if (!corrected) return { isCorrected: false, open: cubic }
  return { isCorrected: true, open: () => preferWhereAlike(createCubicRows(corrected, scale), cubic()) }
}

function correct(grid: SampleGrid, scale: number, spoiling: Spoiling): SampleGrid | undefined {
  const pixels = grid.width * grid.height
  const traces = tracesOf(spoiling)
  const isGrain = traces.includes('noise') || grainAlone(spoiling) >= GRAIN_MIN
  const isKept = isGrain || hasStairs(spoiling) || isLatticeOfThirds(spoiling)
  if (isKept || pixels > PIXELS_MAX) return undefined
  const share = traces.includes('JPEG') || pixels < PIXELS_MIN ? SHARE.blocks : SHARE.clean
  const corrected = projectBack(grid, scale)
  if (share === 1) return corrected
  const { samples } = grid
  return {
    ...grid,
    samples: Float32Array.from(corrected.samples, (value, i) => samples[i] + share * (value - samples[i])),
  }
}
