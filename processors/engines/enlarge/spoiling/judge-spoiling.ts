// What the measures of a picture mean: thresholds, and the questions that drawing asks. Each threshold says what was
// measured on either side of it.

import { fall, rise } from '../../numbers/ramp.ts'
import { SOFT_WIDTH } from '../edges/soft-width.ts'
import { PLAIN_OF_ART } from './measure-plain.ts'
import type { Grain, Spoiling } from './spoiling.ts'

/**
 * Noise, levels of 255, worth removing: `any`, or `even` where its growth is at most `EVEN_GROWTH_MAX`. Clean
 * photographs measured up to 1.9, but weak texture grows by 1.25 and more, noise by 1.07 at most.
 */
const NOISE_MIN = { any: 2, even: 1 } as const
const EVEN_GROWTH_MAX = 1.15
/** Grain measured up to 14; waves too fine for the pixels 30 to 64. */
const NOISE_MAX = 20
/** Growth from which it is texture: as strong as noise, it measured 1.65 and more, noise 1 to 1.6. */
const GROWTH_MAX = 1.62
/**
 * Whiteness from which it is noise even so: between soft motifs it grows because these are seen at twice the distance.
 * Under noise of 2 and more such pictures measured 0.88 and more, textures without noise 0.61 to 0.86.
 */
const WHITENESS_MIN = 0.87
/** JPEGs measured 0.56 and more, all others up to 0.47. */
const BLOCKS_MIN = 0.52
/** Blurred pictures measured 0.45 to 0.58, clean ones up to 0.48. */
export const SOFTNESS_MIN = 0.5

/**
 * Share of slopes that are edges: blurred pictures and soft textures measured 0.12 and more, soft ones that nothing
 * blurred up to 0.025.
 */
const EDGES_OF_BLUR_MIN = 0.06
const EDGES_OF_SOFT_MAX = 0.025

/** Whether enough slopes are edges for the picture to have any. */
export function hasEdges({ edgesOfSlopes }: Pick<Spoiling, 'edgesOfSlopes'>): boolean {
  return edgesOfSlopes >= EDGES_OF_BLUR_MIN
}

/**
 * Softness of glows and shadows that are wide themselves: 0.63 to 0.66; sharpened, they were drawn up to 17 dB worse
 * than by the cubic. Art under a blur of 1.1 pixels, the widest that the networks learnt, measured up to 0.60, of 1.5
 * pixels up to 0.62.
 */
const SOFTNESS_OF_GLOWS = { from: 0.605, to: 0.635 } as const

/** Confidence, 0..1, that soft edges were blurred and are not soft by themselves, as glows and washes are. */
export function edgesToSharpen(spoiling: Grainy & Pick<Spoiling, 'softness' | 'edgesOfSlopes'>): number {
  const { softness, edgesOfSlopes } = spoiling
  if (softness < SOFTNESS_MIN) return 1
  const byEdges = rise(edgesOfSlopes, EDGES_OF_SOFT_MAX, EDGES_OF_BLUR_MIN)
  // Noise and JPEG hide how soft the softest edges are, and a network is wanted for them.
  return isGrainy(spoiling) || wasJpeg(spoiling)
    ? byEdges
    : Math.min(byEdges, 1 - rise(softness, SOFTNESS_OF_GLOWS.from, SOFTNESS_OF_GLOWS.to))
}

/** Variance of a sharp edge after averaging, square pixels. */
const WIDTH_OF_AVERAGED = 0.2

/**
 * Weight of a sharpening drawing, 0..1, where edges may be soft by themselves. Under noise all of it: it is softened
 * afterwards (`softeningOf`).
 */
export function sharpenedOfWidth(spoiling: Grainy & Pick<Spoiling, 'softWidth'>): number {
  if (isGrainy(spoiling) || wasJpeg(spoiling)) return spoiling.softWidth > SOFT_WIDTH.widest ? 0 : 1
  return fall(spoiling.softWidth, SOFT_WIDTH.sharp, SOFT_WIDTH.soft)
}

/** Share of the extra variance of soft edges that a sharp drawing is given, so that it ends as soft as they are. */
const SOFTENED = 0.9

/**
 * Deviation, pixels, of the blur that makes a sharp drawing of a noisy picture as soft as its edges are; 0 for clean
 * pictures.
 */
export function softeningOf(spoiling: Grainy & Pick<Spoiling, 'softWidth'>): number {
  if (!isGrainy(spoiling) && !wasJpeg(spoiling)) return 0
  return Math.sqrt(SOFTENED * Math.max(0, spoiling.softWidth - WIDTH_OF_AVERAGED))
}

/**
 * Whether edges may be drawn as sharp as those between inks: some are to be sharpened, and none is known to be soft.
 */
export function mayBeSharp(spoiling: Spoiling): boolean {
  const isSoftened = isGrainy(spoiling) || wasJpeg(spoiling)
  return edgesToSharpen(spoiling) > 0 && spoiling.softWidth <= SOFT_WIDTH[isSoftened ? 'widest' : 'sharp']
}

/**
 * `stairs` from which edges are aliased. Averaged pictures measured up to 0.044 (full of small bars or of one motif),
 * sampled ones 0.05 and more, except a few with hardly an edge. After JPEG: sampled art 0.06 and more; sampled
 * photographs less, and they go unnoticed.
 */
const STAIRS_MIN = { clean: 0.046, jpeg: 0.055 } as const
/**
 * JPEG makes stairs of straight edges as well, and mixtures between those of sampled art. `stairs` over `between`
 * squared: sampled art at qualities from 80 on 0.47 and more, averaged art at any quality up to 0.34.
 */
const STAIRS_OF_BETWEEN_MIN = 0.4

/**
 * Thin and grainy lines hide most stairs but no mixtures: among pictures with a few stairs, averaged ones measured a
 * `between` of 0.37 and more, sampled ones up to 0.25.
 */
const FEW_STAIRS_MIN = 0.01
const BETWEEN_PICKED_MAX = 0.25

/**
 * Share of mixtures (`mixtures`) of picked pictures whose stairs are hidden by grain, a weave or little contrast. Of 320
 * pictures averaged ones measured 0.4 and more, 0.43 but for two, picked ones mostly up to 0.4. Below `least` lies what
 * was set in squares of pixels and has no edge between two (0).
 */
const MIXED = { least: 0.05, picked: 0.4, averaged: 0.45 } as const
/** What steepness beyond that of averaged edges takes off: picked textures measured 1.1 to 1.2. */
const TAKEN_OFF = { perSteepness: 0.5, most: 0.09 } as const

/**
 * A JPEG brings mixtures to picked pixels, up to as many as averaged ones have, but they stay steeper than edges that were
 * averaged (`STEEPNESS_OF_AVERAGED`). Mixtures less what is steeper, of 19 picked pictures as JPEG 40 to 85: up to 0.5,
 * but for two; of 17 averaged ones 0.51 and more, but for tartans finer than their pixels, of which little is gained. Not
 * asked of art that is plain between its edges: thin lines as JPEG 80 measured 0.44, icons 0.51.
 */
const MIXED_OF_JPEG = { picked: 0.44, averaged: 0.6 } as const
const STEEPNESS_OF_AVERAGED = 1
/**
 * Dense averaged art is as steep as picked pixels are, and has mixtures by both measures. `mixed` and `between` together,
 * less half of what is steeper: averaged art of thin lines, rings and small motifs 0.88 and more, clean, under noise and as
 * JPEG from quality 75 on; picked pixels up to 0.76, as JPEG 0.83. Of both `between` counts for `most` more than `mixed` at
 * most, since it is 1 where it tells nothing. Coarser JPEGs have as many mixtures either way, so that the network has no more
 * than `ofJpeg`: less than half of it errs little.
 */
const BY_BOTH = { picked: 0.84, averaged: 0.92, perSteepness: 0.5, most: 0.1, ofJpeg: 0.4 } as const

type Stairs = Pick<Spoiling, 'stairs' | 'between' | 'mixed' | 'steepness' | 'blocks'>
type Mixtures = Stairs & Pick<Spoiling, 'plain'>

/** How many edges are mixed, 0..1, and 1 where that tells nothing. */
function mixtures({ mixed, steepness }: Stairs): number {
  if (mixed < MIXED.least) return 1
  return mixed - Math.min(TAKEN_OFF.most, TAKEN_OFF.perSteepness * Math.max(0, steepness - 1))
}

/** Whether the picture was reduced by picking pixels (nearest neighbour), so that its edges are stairs. */
export function hasStairs(spoiling: Stairs): boolean {
  const { stairs, between, blocks } = spoiling
  const isUnmixed = between <= BETWEEN_PICKED_MAX || mixtures(spoiling) <= MIXED.picked
  if (stairs >= FEW_STAIRS_MIN && isUnmixed) return true
  if (!wasJpeg({ blocks })) return stairs >= STAIRS_MIN.clean && !isSurelyAveraged(spoiling)
  return stairs >= Math.max(STAIRS_MIN.jpeg, STAIRS_OF_BETWEEN_MIN * between ** 2)
}

/**
 * Weight of a sharpening network, 0..1, where pixels may have been picked. Inks ask for stairs as well: hinted icons have
 * many edges along the pixels.
 */
export function sharpenedOfMixtures(spoiling: Mixtures): number {
  if (hasStairs(spoiling)) return 0
  const { mixed, steepness, plain } = spoiling
  const ofBoth = averagedByBoth(spoiling)
  const ofMixtures = Math.max(rise(mixtures(spoiling), MIXED.picked, MIXED.averaged), ofBoth)
  if (!wasJpeg(spoiling) || mixed < MIXED.least || plain >= PLAIN_OF_ART) return ofMixtures
  const { picked, averaged } = MIXED_OF_JPEG
  const ofJpeg = rise(mixed - (steepness - STEEPNESS_OF_AVERAGED), picked, averaged)
  return Math.min(ofMixtures, Math.max(ofJpeg, BY_BOTH.ofJpeg * ofBoth))
}

/** `between` of averaged pictures: of those with stairs 0.67 and more, of picked ones up to 0.28. */
const BETWEEN_AVERAGED_MIN = 0.45

/**
 * Whether both measures tell that pixels were averaged, however many stairs there are: joints of a parquet at 45 degrees come
 * again every few pixels, and where they end in a corner each of them has one.
 */
function isSurelyAveraged(spoiling: Stairs): boolean {
  const { mixed, between } = spoiling
  const areTold = mixed < 1 && between < 1
  return areTold && between >= BETWEEN_AVERAGED_MIN && averagedByBoth(spoiling) >= 1
}

/** Confidence, 0..1, that pixels were averaged, as both measures of mixtures tell. */
function averagedByBoth({ mixed, between, steepness }: Stairs): number {
  const { picked, averaged, perSteepness, most } = BY_BOTH
  const steeper = Math.max(0, steepness - STEEPNESS_OF_AVERAGED)
  return rise(mixed + Math.min(between, mixed + most) - perSteepness * steeper, picked, averaged)
}

/**
 * `between` from which there are mixtures at all, as a drawing that was antialiased at its own size keeps where it was picked
 * (bark 0.03 to 0.08, waves 0.02 to 0.14). Art laid out in whole pixels has none (0).
 */
const BETWEEN_SOME_MIN = 0.02

/** Whether hardly an edge is mixed, though the picture is not laid out in whole pixels. */
export function hasFewMixtures(spoiling: Mixtures): boolean {
  const { between } = spoiling
  return sharpenedOfMixtures(spoiling) <= 0 || (between >= BETWEEN_SOME_MIN && between <= BETWEEN_PICKED_MAX)
}

/** Whether what looks like noise is as strong at any distance, as noise is. */
export function isEven({ growth }: Pick<Spoiling, 'growth'>): boolean {
  return growth <= EVEN_GROWTH_MAX
}

/**
 * Whether what looks like noise grows with the distance where there is hardly an edge. Noise grows beside edges only;
 * grass measured 1.6, stucco 1.3 to 1.5.
 */
export function isTexture(spoiling: Pick<Spoiling, 'growth' | 'edgesOfSlopes'>): boolean {
  return !isEven(spoiling) && spoiling.edgesOfSlopes < EDGES_OF_BLUR_MIN
}

export type Trace = 'noise' | 'JPEG' | 'blur'

/** Whether what was estimated can be noise, and not texture or lines too fine for the pixels. */
export function isGrain({ noise, growth, whiteness }: Grain): boolean {
  // Rounding is white as well.
  const isWhite = noise >= NOISE_MIN.even && whiteness >= WHITENESS_MIN
  return noise <= NOISE_MAX && (growth <= GROWTH_MAX || isWhite)
}

type Grainy = Grain & Pick<Spoiling, 'blocks'>

/** Whether there is noise that is worth removing. */
export function isGrainy(spoiling: Grain): boolean {
  const least = isEven(spoiling) ? NOISE_MIN.even : NOISE_MIN.any
  return spoiling.noise >= least && isGrain(spoiling)
}

/** Whether the picture was a JPEG at some time. */
export function wasJpeg({ blocks }: Pick<Spoiling, 'blocks'>): boolean {
  return blocks >= BLOCKS_MIN
}

/** What happened to the picture, in words for the report: nothing for a clean one. */
export function tracesOf(spoiling: Spoiling): readonly Trace[] {
  const { softness, isWaves, isUnblurred } = spoiling
  const isSoft = softness >= SOFTNESS_MIN && !isWaves && hasEdges(spoiling)
  return [
    ...(isGrainy(spoiling) && !isTexture(spoiling) ? ['noise' as const] : []),
    ...(wasJpeg(spoiling) ? ['JPEG' as const] : []),
    ...(isSoft && !isUnblurred ? ['blur' as const] : []),
  ]
}
