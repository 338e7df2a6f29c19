import { createEdgeJudge, type Judgement } from '../edges/judge-histories.ts'
import { visitLoneEdges } from '../edges/lone-edges.ts'
import { measureBetween } from '../edges/measure-between.ts'
import { measureRibs } from '../edges/measure-ribs.ts'
import { measureSoftness, type Softness } from '../edges/measure-softness.ts'
import { measureStairs } from '../edges/measure-stairs.ts'
import { measureSteepness } from '../edges/measure-steepness.ts'
import { measureThirds } from '../edges/measure-thirds.ts'
import { isSurelySharp, isUnblurred, SOFT_WIDTH, softWidthOf } from '../edges/soft-width.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'
import { estimateNoise } from './estimate-noise.ts'
import { isQuantised } from './find-quantising.ts'
import { measureBlocks } from './measure-blocks.ts'
import { measurePlain } from './measure-plain.ts'
import { measureRinging } from './measure-ringing.ts'

/** What happened to a picture before it came here. All are the same for a repeat however it is rolled. */
export type Spoiling = Softness & {
  /** Standard deviation of noise, levels of 255. */
  readonly noise: number
  /** The same between neighbours two pixels apart over that between next ones: 1 for noise, more for texture. */
  readonly growth: number
  /**
   * How much emptier the highest frequencies are in blocks of 8 × 8 on one grid than on the others, in octaves: about 0 for
   * a picture that was never a JPEG, 1 and more for one that was.
   */
  readonly blocks: number
  /** Share of the strong steps that are hard and one pixel long: stairs, as where pixels were picked and not averaged. */
  readonly stairs: number
  /** Share of the strong edges, 0..1, that have a mixture between their sides; few where pixels were picked. */
  readonly between: number
  /** Share of the pixels that change and are the same again three pixels on, along the axis that has more of them. */
  readonly thirds: number
  /** Share of the steps between neighbours on which nothing changes, 0..1. */
  readonly plain: number
  /** Whether the weave of a scan was taken back, which leaves a grain of its own. */
  readonly isBare: boolean
  /** Variance of the edges that stand alone, square pixels, where nothing tells that they were sharp; 0 where it does, or too few are seen. */
  readonly softWidth: number
  /** Whether the edges that stand alone tell that nothing blurred them: they are sharp, or nothing like any blur. */
  readonly isUnblurred: boolean
  /** Whether the edges that stand alone tell that they were sharp before anything blurred them. */
  readonly isSharp: boolean
  /** How many edges stand alone, along rows and along columns. */
  readonly loneEdges: number
  /** How steep its steepest places are (`../edges/measure-steepness.ts`). */
  readonly steepness: number
  /** How much of what changes comes again a few pixels on (`../edges/measure-ribs.ts`). */
  readonly ribs: number
}

/** Deviation, levels of 255, of what is left of a weave that was taken back: its threads are not all alike. */
const NOISE_OF_BARE = 1

/**
 * Measures all of it over the whole picture, one without the weave that it had where `isBare`. `blocks` is 0 where edges do not ring, as in art that is laid out on a multiple of 8 pixels and so
 * has emptier grids of its own.
 */
export function measureSpoiling(grid: SampleGrid, isBare = false): Spoiling {
  const noise = Math.max(estimateNoise(grid), isBare ? NOISE_OF_BARE : 0)
  const blocks = blocksOf(grid)
  const growth = noise === 0 || isBare ? 1 : estimateNoise(grid, 2) / noise
  const grain = Math.max(isGrainy({ noise, growth }) ? noise : 0, wasJpeg({ blocks }) ? GRAIN_OF_JPEG : 0)
  const judged = judgeEdges(grid, grain)
  const kindOfGrain = grain === 0 ? 'clean' : wasJpeg({ blocks }) ? 'jpeg' : 'noise'
  const softness = measureSoftness(grid)
  const isNoisy = isGrainy({ noise, growth }) && !isTexture({ growth, ...softness })
  return {
    noise,
    growth,
    blocks,
    plain: measurePlain(grid),
    isBare,
    ...softness,
    stairs: measureStairs(grid, blocks >= BLOCKS_MIN),
    between: measureBetween(grid),
    thirds: measureThirds(grid),
    softWidth: softWidthOf(judged, { grain: kindOfGrain, seemsBlurred: softness.softness >= SOFTNESS_MIN }),
    isSharp: isSurelySharp(judged, kindOfGrain),
    isUnblurred: grain === 0 && isUnblurred(judged),
    loneEdges: judged.edges,
    steepness: measureSteepness(grid, isNoisy ? noise : 0),
    ribs: measureRibs(grid),
  }
}

/** Octaves that a picture counts as which was a JPEG by its cosines alone: too few to be read as flat art, since such pictures are mostly small ones and surfaces. */
const BLOCKS_OF_QUANTISED = 0.75

function blocksOf(grid: SampleGrid): number {
  const found = measureBlocks(grid)
  const seen = found >= BLOCKS_MIN && measureRinging(grid) < RINGING_MIN ? 0 : found
  return seen < BLOCKS_MIN && isQuantised(grid) ? BLOCKS_OF_QUANTISED : seen
}

function judgeEdges(grid: SampleGrid, grain: number): Judgement {
  const judge = createEdgeJudge(grain)
  visitLoneEdges(grid, grain, judge.add)
  return judge.judge()
}

/**
 * Noise from this deviation on is worth smoothing. Clean photographs measured up to 1.9, but weak texture grows with the distance: by 1.25 and more, noise of
 * any strength by 1.07 at most.
 */
const NOISE_MIN = { any: 2, even: 1 } as const
const EVEN_GROWTH_MAX = 1.15
/** Grain was seen up to 14; waves too fine for the picture measure 30 to 64. */
const NOISE_MAX = 20
/** Texture is no noise: where it was as strong, it measured 1.65 and more, noise 1 to 1.6. */
const GROWTH_MAX = 1.62
/** Pictures that were a JPEG measured 0.56 and more, all others up to 0.47. */
const BLOCKS_MIN = 0.52
/** Of qualities 20 to 95 art measured 0.73 and more, drawn art on grids of 16 to 32 pixels up to 0.13. */
const RINGING_MIN = 0.4
/** Blurred pictures measured 0.45 to 0.58, clean ones up to 0.48. */
const SOFTNESS_MIN = 0.5

/**
 * Of the slopes of blurred pictures and of soft textures 0.12 and more were edges, of soft ones that nothing had blurred up to 0.025.
 */
const EDGES_OF_BLUR_MIN = 0.06
const EDGES_OF_SOFT_MAX = 0.025

/** Whether as many of the slopes are edges as in a picture that has any. */
export function hasEdges({ edgesOfSlopes }: Softness): boolean {
  return edgesOfSlopes >= EDGES_OF_BLUR_MIN
}

/**
 * Art under a blur of 1.1 pixels, the widest that the networks were taught, measured up to 0.60, of 1.5 up to 0.62; a glow or a shadow that is
 * wide itself measures 0.63 to 0.66, and sharpened it was drawn up to 17 dB worse than by the cubic.
 */
const SOFTNESS_OF_GLOWS = { from: 0.605, to: 0.635 } as const

/** How much a picture looks like one whose edges were blurred, 0..1, beside one whose things are soft themselves: few slopes are edges, or none is as steep. */
export function edgesToSharpen(
  spoiling: Pick<Spoiling, 'softness' | 'edgesOfSlopes' | 'noise' | 'growth' | 'blocks'>,
): number {
  const { softness, edgesOfSlopes } = spoiling
  if (softness < SOFTNESS_MIN) return 1
  const byEdges = Math.min(1, Math.max(0, edgesOfSlopes - EDGES_OF_SOFT_MAX) / (EDGES_OF_BLUR_MIN - EDGES_OF_SOFT_MAX))
  // Grain and JPEG hide how soft the softest edges are, and a network is wanted for them.
  return isGrainy(spoiling) || wasJpeg(spoiling) ? byEdges : Math.min(byEdges, 1 - glowOf(softness))
}

/** What a JPEG leaves beside edges counts as noise of this deviation. */
const GRAIN_OF_JPEG = 2.5
/** Sharp edges that were averaged are as wide. */
const WIDTH_OF_AVERAGED = 0.2

/**
 * How much of a sharpening drawing is good for a picture whose edges may be soft themselves, 0..1: nobody knows whether something blurred them.
 * Under grain all of it is, made as soft as they are.
 */
export function sharpenedOfWidth(spoiling: Grainy & Pick<Spoiling, 'softWidth'>): number {
  if (isGrainy(spoiling) || wasJpeg(spoiling)) return spoiling.softWidth > SOFT_WIDTH.widest ? 0 : 1
  return Math.min(1, Math.max(0, (SOFT_WIDTH.soft - spoiling.softWidth) / (SOFT_WIDTH.soft - SOFT_WIDTH.sharp)))
}

/** Of the variance that soft edges have and sharp ones have not, what a drawing that is as sharp as any wants to be as soft as they are. */
const SOFTENED = 0.9

/** Deviation, pixels, of the blur that makes a sharp drawing of a picture under grain as soft as its edges are. */
export function softeningOf(spoiling: Grainy & Pick<Spoiling, 'softWidth'>): number {
  if (!isGrainy(spoiling) && !wasJpeg(spoiling)) return 0
  return Math.sqrt(SOFTENED * Math.max(0, spoiling.softWidth - WIDTH_OF_AVERAGED))
}

/** Whether edges may be drawn as sharp as between inks: some are to be sharpened, and none is known to be soft. */
export function mayBeSharp(spoiling: Spoiling): boolean {
  const isSoftened = isGrainy(spoiling) || wasJpeg(spoiling)
  return edgesToSharpen(spoiling) > 0 && spoiling.softWidth <= SOFT_WIDTH[isSoftened ? 'widest' : 'sharp']
}

function glowOf(softness: number): number {
  const { from, to } = SOFTNESS_OF_GLOWS
  return Math.min(1, Math.max(0, (softness - from) / (to - from)))
}

/**
 * Averaged pictures measured up to 0.044, where they are full of small bars or of one motif again and again, picked pixels 0.05 and more, but for a few
 * that hardly have edges. Of those that were a JPEG picked art measured 0.06 and more, picked photographs less, and they stay unseen.
 */
const STAIRS_MIN = { clean: 0.046, jpeg: 0.055 } as const
/**
 * Straight edges between pixels are stairs of a JPEG as well, and a strong JPEG puts mixtures between those of picked art: stairs over the square
 * of the mixtures were 0.47 and more in picked art of qualities from 80 on, and in averaged art of any quality up to 0.34.
 */
const STAIRS_OF_BETWEEN_MIN = 0.4

/**
 * Thin and grainy lines hide most stairs, but hide no mixtures: averaged pictures with a few stairs measured 0.37 and more between the sides of
 * their edges, picked ones up to 0.25.
 */
const FEW_STAIRS_MIN = 0.01
const BETWEEN_PICKED_MAX = 0.25

/** Whether the picture's pixels were picked and not averaged, so that its edges are stairs. */
export function hasStairs({ stairs, between, blocks }: Pick<Spoiling, 'stairs' | 'between' | 'blocks'>): boolean {
  if (stairs >= FEW_STAIRS_MIN && between <= BETWEEN_PICKED_MAX) return true
  if (blocks < BLOCKS_MIN) return stairs >= STAIRS_MIN.clean
  return stairs >= Math.max(STAIRS_MIN.jpeg, STAIRS_OF_BETWEEN_MIN * between ** 2)
}

/** Whether what looks like grain is as strong at any distance, as noise is but for what edges add to it. */
export function isEven({ growth }: Pick<Spoiling, 'growth'>): boolean {
  return growth <= EVEN_GROWTH_MAX
}

/**
 * Whether what looks like grain grows with the distance where there is hardly an edge. Of noise it does beside edges alone: grass measured a growth of 1.6,
 * stucco 1.3 to 1.5.
 */
export function isTexture(spoiling: Pick<Spoiling, 'growth' | 'edgesOfSlopes'>): boolean {
  return !isEven(spoiling) && spoiling.edgesOfSlopes < EDGES_OF_BLUR_MIN
}

export type Trace = 'noise' | 'JPEG' | 'blur'

/** Whether what was estimated can be noise, and not texture or lines too fine for the picture. */
export function isGrain({ noise, growth }: Pick<Spoiling, 'noise' | 'growth'>): boolean {
  return noise <= NOISE_MAX && growth <= GROWTH_MAX
}

type Grainy = Pick<Spoiling, 'noise' | 'growth' | 'blocks'>

function isGrainy(spoiling: Pick<Spoiling, 'noise' | 'growth'>): boolean {
  const least = isEven(spoiling) ? NOISE_MIN.even : NOISE_MIN.any
  return spoiling.noise >= least && isGrain(spoiling)
}

function wasJpeg({ blocks }: Pick<Spoiling, 'blocks'>): boolean {
  return blocks >= BLOCKS_MIN
}

/** What the measures tell, in words: nothing for a clean picture. */
export function tracesOf(spoiling: Spoiling): readonly Trace[] {
  const { softness, isWaves, isUnblurred } = spoiling
  const isSoft = softness >= SOFTNESS_MIN && !isWaves && hasEdges(spoiling)
  return [
    ...(isGrainy(spoiling) && !isTexture(spoiling) ? ['noise' as const] : []),
    ...(wasJpeg(spoiling) ? ['JPEG' as const] : []),
    ...(isSoft && !isUnblurred ? ['blur' as const] : []),
  ]
}
