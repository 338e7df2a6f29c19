import { createEdgeJudge, type Judgement } from '../edges/judge-histories.ts'
import { visitLoneEdges } from '../edges/lone-edges.ts'
import { measureBetween } from '../edges/measure-between.ts'
import { measureMixtures } from '../edges/measure-mixtures.ts'
import { measureRibs } from '../edges/measure-ribs.ts'
import { measureSoftness } from '../edges/measure-softness.ts'
import { measureStairs } from '../edges/measure-stairs.ts'
import { measureSteepness } from '../edges/measure-steepness.ts'
import { measureThirds } from '../edges/measure-thirds.ts'
import { isSurelySharp, isUnblurred, softWidthOf } from '../edges/soft-width.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'
import { canBeQuantised, isQuantised } from './find-quantising.ts'
import { isGrainy, isTexture, SOFTNESS_MIN, wasJpeg } from './judge-spoiling.ts'
import { measureBlocks } from './measure-blocks.ts'
import { measureGrain, partNoise } from './measure-grain.ts'
import { measurePlain } from './measure-plain.ts'
import { measureRinging } from './measure-ringing.ts'
import type { Spoiling } from './spoiling.ts'

/** Noise, levels of 255, that removing a weave leaves: its threads are not all alike. */
const NOISE_OF_BARE = 1
const NO_NOISE = { white: 0, crossings: 0 } as const
/** Noise, levels of 255, that the ringing of a JPEG beside edges counts as. */
const GRAIN_OF_JPEG = 2.5

/**
 * Growth of the noise and steepness from which much of what passes for noise is drawing: sharp argyle and sunflowers measured
 * 1.85 to 2.2 and 0.8 to 0.96, art that was drawn soft up to 1.15, or bells up to 2.3 and 0.63.
 */
const DENSE = { growth: 1.5, steepness: 0.75 } as const

/**
 * Measures the whole picture. `blocks` is set to 0 where edges do not ring: art laid out on a multiple of 8 pixels has
 * emptier grids of its own.
 *
 * @param isBare whether a weave was removed from it
 * @param isCleaned whether white noise was
 */
export function measureSpoiling(
  grid: SampleGrid,
  { isBare = false, isCleaned = false }: { readonly isBare?: boolean; readonly isCleaned?: boolean } = {},
): Spoiling {
  const seen = measureGrain(grid, { isCleaned })
  const ofGrain = isBare ? { noise: Math.max(seen.noise, NOISE_OF_BARE), growth: 1, whiteness: 1 } : seen
  const { noise } = ofGrain
  const blocks = blocksOf(grid)
  const grain = Math.max(isGrainy(ofGrain) ? noise : 0, wasJpeg({ blocks }) ? GRAIN_OF_JPEG : 0)
  const judged = judgeEdges(grid, grain)
  const kindOfGrain = grain === 0 ? 'clean' : wasJpeg({ blocks }) ? 'jpeg' : 'noise'
  const softness = measureSoftness(grid)
  const isNoisy = isGrainy(ofGrain) && !isTexture({ ...ofGrain, ...softness })
  const steepness = measureSteepness(grid, isNoisy ? partNoise(ofGrain) : NO_NOISE)
  const isDense = ofGrain.growth >= DENSE.growth && steepness >= DENSE.steepness
  const seemsBlurred = softness.softness >= SOFTNESS_MIN
  return {
    ...ofGrain,
    blocks,
    plain: measurePlain(grid),
    isBare,
    ...softness,
    stairs: measureStairs(grid, wasJpeg({ blocks })),
    between: measureBetween(grid),
    mixed: measureMixtures(grid),
    thirds: measureThirds(grid),
    softWidth: softWidthOf(judged, {
      grain: kindOfGrain,
      seemsBlurred,
      softness: softness.softness,
      isDense,
      steepness,
    }),
    isSharp: isSurelySharp(judged, kindOfGrain),
    isUnblurred: grain === 0 && isUnblurred(judged),
    loneEdges: judged.edges,
    steepness,
    ribs: measureRibs(grid),
  }
}

/**
 * What `blocks` is set to where only the DCT coefficients tell of a JPEG: a JPEG, and too little to be read as flat
 * art, as most of these are small or surfaces.
 */
const BLOCKS_OF_QUANTISED = 0.75
/** Art at JPEG qualities 20 to 95 measured 0.73 and more, drawn art on grids of 16 to 32 pixels up to 0.13. */
const RINGING_MIN = 0.4
/**
 * Octaves from which one grid is emptier than the others by no chance, and ringing that no reduction leaves. Below both,
 * the DCT coefficients must tell of a JPEG as well, where they are read: sheets of motifs on a grid of 16 pixels, whose
 * sides ring after a cubic or Lanczos, measured up to 1.8 octaves and 0.85. JPEGs that coefficients do not tell measured
 * 3.4 octaves, as colours were clipped, or a ringing of 0.91 at quality 93.
 */
const SURE = { blocks: 2, ringing: 0.9 } as const

function blocksOf(grid: SampleGrid): number {
  const found = measureBlocks(grid)
  const ringing = wasJpeg({ blocks: found }) ? measureRinging(grid) : 0
  if (ringing >= RINGING_MIN) {
    const isSure = found >= SURE.blocks || ringing >= SURE.ringing || !canBeQuantised(grid)
    return isSure || isQuantised(grid) ? found : 0
  }
  return isQuantised(grid) ? BLOCKS_OF_QUANTISED : wasJpeg({ blocks: found }) ? 0 : found
}

function judgeEdges(grid: SampleGrid, grain: number): Judgement {
  const judge = createEdgeJudge(grain)
  visitLoneEdges(grid, grain, judge.add)
  return judge.judge()
}
