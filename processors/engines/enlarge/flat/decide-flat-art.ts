// The last of three steps of reading flat art: whether the picture is art that is better drawn from its inks.
import { sharpenedBySteepness } from '../edges/judge-steepness.ts'
import { ribsSeen, softRibs } from '../edges/measure-ribs.ts'
import { isGrey } from '../picture/is-grey.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'
import {
  hasEdges,
  hasStairs,
  isEven,
  isGrain,
  isTexture,
  mayBeSharp,
  sharpenedOfMixtures,
  tracesOf,
} from '../spoiling/judge-spoiling.ts'
import type { Spoiling } from '../spoiling/spoiling.ts'
import { isExplained } from './explained-share.ts'
import type { Inks } from './find-inks.ts'
import { type InkJudgement, isSoftnessKnown } from './judge-inks.ts'
import { type InkReading, NOISY } from './read-inks.ts'
import { keepsEdgesSharp, type ReductionName } from './reduction.ts'
import { GRAINY } from './trust-gate.ts'

/** Whether a picture is flat art, and if not, the first thing that speaks against it. */
export type FlatVerdict =
  | { readonly kind: 'flat art' }
  /** Too few of its pixels are explained: `trustMin` is the least trust that such a picture needs, 0..1. */
  | { readonly kind: 'too little trust'; readonly trustMin: number }
  /**
   * `no art`: its inks are chance, tones or grain. `soft edges`: they were soft before it was reduced, and inks would
   * draw them sharp. `picked pixels`: where in a pixel its edges ran is lost. `much unexplained`: inks leave more of it
   * than they leave of art.
   */
  | { readonly kind: 'other'; readonly reason: 'no art' | 'soft edges' | 'picked pixels' | 'much unexplained' }

/**
 * Least trust of art, 0..1. A noisy photograph hides its shades in the noise and reached 0.32, noisy art stays above
 * 0.85. Clean pictures hide nothing, so half of one may well be art. JPEG hides whole gradients, which reached 0.81, and
 * the grain of walnut, which reached 0.86.
 */
const TRUST_MIN = { clean: 0.35, noisy: 0.6, jpeg: 0.87 } as const
/**
 * The same under noise where only a blur explains the picture, which may be tones between that were not found: inks of waves
 * on water reached 0.62 and were drawn 0.9 dB worse than by the cubic.
 */
const TRUST_OF_BLURRED_MIN = 0.7

/**
 * Decides whether a picture is flat art.
 *
 * @param picture as it came, not the view of a JPEG in which its inks were read
 */
export function decideFlatArt(
  picture: SampleGrid,
  reading: InkReading,
  { trust, isExact }: Pick<InkJudgement, 'trust' | 'isExact'>,
  spoiling: Spoiling,
): FlatVerdict {
  const { grid, wasJpeg, inks, refined } = reading
  const reduction = refined.reduction.name
  const isArt = wasJpeg ? isJpegOfArt(picture, inks, reduction, spoiling) : isArtOf(inks, reduction, isExact, spoiling)
  if (!isArt) return { kind: 'other', reason: 'no art' }
  const isSharp = isSteep(spoiling, reduction, inks.noise, trust)
  if (!mayBeSharp(spoiling) || !isSharp) return { kind: 'other', reason: 'soft edges' }
  if (isPickedUnseen(spoiling)) return { kind: 'other', reason: 'picked pixels' }
  const kind = wasJpeg ? 'jpeg' : inks.noise < NOISY ? 'clean' : 'noisy'
  const hidingRest = wasJpeg ? 'jpeg' : isEven(spoiling) ? 'even' : 'uneven'
  if (kind !== 'clean' && !isExplained(grid, refined.rest, hidingRest))
    return { kind: 'other', reason: 'much unexplained' }
  const isBlurredNoise = kind === 'noisy' && !keepsEdgesSharp(reduction)
  const trustMin = isBlurredNoise ? TRUST_OF_BLURRED_MIN : TRUST_MIN[kind]
  return trust >= trustMin ? { kind: 'flat art' } : { kind: 'too little trust', trustMin }
}

/**
 * Weight of a sharpening drawing, 0..1 (`sharpenedBySteepness`), from which edges are sharp. Art drawn soft, without an
 * isolated edge to tell, measured up to 0.68 and lost 2 to 6 dB between inks; sharp art 0.74 and more, even after a blur
 * where isolated edges show that they were sharp. Noise that was taken for texture (`grainy`) makes a picture seem
 * steeper.
 */
const SHARPENED_MIN = { clean: 0.72, grainy: 0.85, explained: 0.3 } as const
/**
 * Trust, 0..1, from which art under noise is `explained` by sharp edges: slanted ones reduced by the cubic are less steep than
 * level ones, and a knot at a trust of 0.99 was left to the network, 5.3 dB worse. Art that was drawn soft is explained best by
 * a soft reduction; of 70 such pictures four were not, at a trust up to 0.92.
 */
const TRUST_OF_EXPLAINED = 0.94
/**
 * Confidence in soft ribs, 0..1 (`softRibs`), from which there are no stripes of inks: round cords of five pixels were
 * drawn 1.8 dB worse than by the cubic.
 */
const SOFT_RIBS_MAX = 0.5
/** The steepness is judged for one scale: inks are read before it is known. */
const ANY_SCALE = 4

/** Whether edges were sharp before the picture was reduced. */
function isSteep(spoiling: Spoiling, reduction: ReductionName, noise: number, trust: number): boolean {
  const traces = tracesOf(spoiling)
  const isKnownSoft = spoiling.softWidth > 0 || traces.includes('JPEG')
  if (traces.includes('blur') && (isKnownSoft || keepsEdgesSharp(reduction))) return true
  if (softRibs(spoiling) > SOFT_RIBS_MAX) return false
  const isNoisy = noise >= NOISY && !traces.includes('JPEG')
  const isExplained = isNoisy && keepsEdgesSharp(reduction) && trust >= TRUST_OF_EXPLAINED
  const kind = isExplained ? 'explained' : isNoisy && !isGrain(spoiling) ? 'grainy' : 'clean'
  return sharpenedBySteepness(spoiling, ANY_SCALE) >= SHARPENED_MIN[kind]
}

/** Confidence that pixels were averaged, 0..1 (`sharpenedOfMixtures`), below which they count as picked. */
const AVERAGED_MIN = 0.5

/**
 * Whether pixels were picked, and a weave or noise hides the stairs by which that is drawn softly: a brocade of two inks
 * was drawn 1.1 dB worse than by the cubic. Not asked of clean art: hinted icons have few mixtures as well.
 */
function isPickedUnseen(spoiling: Spoiling): boolean {
  if (!spoiling.isBare && !tracesOf(spoiling).includes('noise')) return false
  return !hasStairs(spoiling) && sharpenedOfMixtures(spoiling) < AVERAGED_MIN
}

/**
 * Most inks of grey art that was a JPEG. Of three greys the middle one is also a mixture of the others, and under JPEG
 * noise lines between two of them fell into dashes.
 */
const GREY_INKS_MAX = 2

/**
 * Least share of flat pixels, 0..1. Strong noise makes some by chance (`grainy`), and inks found in them explain any
 * mixture: motifs of one pixel measured 0.01, noisy art 0.06 and more. Shades under JPEG make a few as well: scales of a
 * skin measured 0.04, art of inks 0.15 and more.
 */
const FLAT_SHARE_MIN = { grainy: 0.03, jpeg: 0.1 } as const

/** Confidence in ribs, 0..1 (`ribsSeen`), from which edges are all of one motif. */
const RIBS_MAX = 0.25

/**
 * Whether a JPEG has flat places and edges between few enough inks. As under noise, edges must tell how soft they were where
 * a blur explains the picture best: it may be a tone between that was not found, and grain of three tones was drawn in two.
 * Edges of one motif that comes again tell no more than one does: rounded canes of a basket were drawn 4 dB worse than by
 * the cubic.
 */
function isJpegOfArt(
  picture: SampleGrid,
  { count, flatShare }: Inks,
  reduction: ReductionName,
  spoiling: Spoiling,
): boolean {
  const isTold = isSoftnessKnown(spoiling) && ribsSeen(spoiling) < RIBS_MAX
  if (!keepsEdgesSharp(reduction) && !isTold) return false
  return (!isGrey(picture) || count <= GREY_INKS_MAX) && hasEdges(spoiling) && flatShare >= FLAT_SHARE_MIN.jpeg
}

/**
 * Whether there is anything to draw from inks. A single ink that is not exact has no edge. A clean picture with soft
 * edges is blurred art only if its inks are exact and no edge is softer than editors leave it: photographs of bright
 * cells on black read as two inks and were drawn 14 dB worse than by the cubic. Under noise, edges must tell how soft
 * they were: the inks of soft waves were steps, drawn up to 6 dB worse, those of soft dots discs, up to 9 dB.
 */
function isArtOf(
  { count, noise, flatShare, areMixed }: Inks,
  reduction: ReductionName,
  isExact: boolean,
  spoiling: Spoiling,
): boolean {
  if (areMixed) return false
  if (noise >= GRAINY && (flatShare < FLAT_SHARE_MIN.grainy || isTexture(spoiling))) return false
  if (count === 1 && !isExact) return false
  if (keepsEdgesSharp(reduction)) return true
  if (noise >= NOISY) return hasEdges(spoiling) && isSoftnessKnown(spoiling)
  return isExact && reduction !== 'softest'
}
