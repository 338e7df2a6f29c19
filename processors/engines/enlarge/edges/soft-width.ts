// Turns the judgement of the isolated edges into a width: how soft edges were before the picture was reduced, or that
// they were sharp. The thresholds below were measured on drawn art, photographs and washes, clean, under noise and as
// JPEG.
import type { Judgement } from './judge-histories.ts'

/** With fewer edges nothing is concluded. */
const EDGES_MIN = 20
/** Pixels of blur: sharp edges, however they were reduced, seemed softer by 0.2 at most. */
const SOFTNESS_MIN_SEEN = 0.25
/**
 * Largest mean residual (variances) with which a history still counts as an explanation. It rises with the number of
 * edges (`ofFew` + `ofEdge` each) to `narrow`, or `wide` for edges softer than `SOFTNESS_OF_WIDE`. Photographs, which
 * no history explains, measured 9 and more where edges are few or wide; art measured 3 to 8, and up to 15 with narrow
 * edges, where each pixel tells more.
 */
const REMAINDER_MAX = { ofFew: 5, ofEdge: 1 / 8, narrow: 16, wide: 8.5 } as const
/** Pixels of blur from which, under noise, no drawing of softer edges was better than the cubic. */
const SOFTNESS_OF_WIDE = 0.85
/**
 * How much likelier sharp must be than soft (log-likelihood), in all and for each edge: a shape that no history has
 * leans to either side.
 */
const SURELY_SHARP = { any: 2, ofEdge: { clean: 0.12, noise: 0.05, jpeg: 0.05 } } as const
/**
 * The same for each edge and each variance of the best residual: the worse the best history fits, the further both lean
 * by chance. Soft washes leant by 0.03.
 */
const LEANING = 0.04
/** The same for soft edges under noise; JPEG makes sharp edges that were blurred look soft. */
const SURELY_SOFT = { any: 3, ofEdge: { noise: 0.01, jpeg: 0.15 } } as const
/**
 * The same for edges that no history explains and that are yet liker to soft ones, such as rings of a half-tone thinner
 * than a pixel: they are half sharpened.
 */
const UNLIKE = { any: -3, ofEdge: -0.1 } as const
/**
 * Share of the variance that is kept for edges that may as well have been sharp: sharp ones lose least by it, and soft
 * ones are not far off.
 */
const SHARE_IN_DOUBT = 0.7
/** Variance of a sharp edge after averaging, square pixels. */
const WIDTH_OF_REDUCED = 1 / 6

/**
 * A picture counts as blurred from so many pixels of blur on (`least`), and up to this residual (`remainderMax`): clean
 * pictures that were blurred measured up to 9.3, rings of a half-tone thinner than a pixel 19.
 */
const BLUR = { least: 0.3, remainderMax: 14 } as const

/** Whether the edges of a clean picture are sharp, or like nothing that a blur leaves. */
export function isUnblurred({ edges, blur, remainder }: Judgement): boolean {
  return edges >= EDGES_MIN && (blur < BLUR.least || remainder > BLUR.remainderMax)
}

/** The same as `LEANING` for edges of a clean picture that were drawn soft and of which no blur after the reduction tells. */
const LEANING_SOFT = 0.15

/** Whether there are enough edges, and a soft one explains them clearly better than a sharp one. */
export function isClearlySoft({ edges, forSharp, remainder }: Judgement): boolean {
  return edges >= EDGES_MIN && forSharp < -LEANING_SOFT * remainder * edges
}

/**
 * How much likelier sharp must be than soft (log-likelihood), in all and for each edge, where both histories are as wide and
 * a wrong answer costs most: edges drawn soft measured up to 0.03, sharp ones blurred by up to a pixel mostly 0.05 to 3.8.
 */
const SHARP_BEFORE = { any: 2, ofEdge: 0.04 } as const

/** Whether there are enough edges, of enough different pixels, and they tell that they were sharp before a blur. */
export function wasSharpBefore({ edges, kinds, forSharp }: Judgement): boolean {
  return kinds >= EDGES_MIN && (forSharp / edges) * kinds > SHARP_BEFORE.any + SHARP_BEFORE.ofEdge * kinds
}

export type Seen = {
  readonly grain: 'clean' | 'noise' | 'jpeg'
  /** Whether most edges are as soft as a blur leaves them. */
  readonly seemsBlurred: boolean
  /** Softness of the median edge, isolated or not, 0..1 (`measureSoftness`). */
  readonly softness: number
  /** Whether dense drawing passes for a part of the noise, so that edges are taken to tell less than they do. */
  readonly isDense: boolean
  /** How fast differences grow, over all edges (`measureSteepness`). */
  readonly steepness: number
}

/**
 * Mean residual of the best history from which narrow soft edges under noise explain nothing: art that was drawn soft by up to
 * 0.85 pixels measured 3.1 to 6.7; sharp art with outlines and rims, whose edges are soft only beside something else, 9.9 to 13.
 */
const REMAINDER_OF_SOFT_MAX = 8.5

/**
 * Softness of the median edge of a clean picture up to which isolated edges that look soft lie beside something else: washes
 * and discs out of focus measured 0.38 and more; tiles of thin lines that the cubic reduced 0.11, and gained 2 dB.
 */
const SOFTNESS_OF_SHARP = 0.25

/**
 * Steepness from which a clean picture is sharp, and the isolated edges that look soft are few, or all of one motif: art that
 * was drawn soft measured up to 0.80, stripes, rings and sheets with shadows 0.84 and more, and gained 2.5 to 10 dB.
 */
const STEEPNESS_OF_SHARP = 0.82

/** Whether some history explains the edges well enough. */
function isExplained({ edges, softness, remainder }: Pick<Judgement, 'edges' | 'softness' | 'remainder'>): boolean {
  const { ofFew, ofEdge, narrow, wide } = REMAINDER_MAX
  return remainder <= Math.min(ofFew + ofEdge * edges, softness > SOFTNESS_OF_WIDE ? wide : narrow)
}

function isLikelierSharp({ edges, forSharp }: Pick<Judgement, 'edges' | 'forSharp'>, grain: Seen['grain']): boolean {
  return forSharp > SURELY_SHARP.any + SURELY_SHARP.ofEdge[grain] * edges
}

/** Whether there are enough edges, some history explains them, and a sharp one does so clearly better. */
export function isSurelySharp(judged: Judgement, grain: Seen['grain']): boolean {
  const { edges, forSharp, remainder } = judged
  const isClear = grain !== 'clean' || forSharp > LEANING * remainder * edges
  return edges >= EDGES_MIN && isExplained(judged) && isLikelierSharp(judged, grain) && isClear
}

/**
 * Variance that the edges had before the picture was reduced, square pixels, where they may have been soft; 0 where
 * nothing says so.
 */
export function softWidthOf(
  { edges, forSharp, softness, remainder }: Judgement,
  { grain, seemsBlurred, softness: ofMedian, isDense, steepness }: Seen,
): number {
  if (edges < EDGES_MIN || softness < SOFTNESS_MIN_SEEN) return 0
  if (grain === 'clean' && (ofMedian <= SOFTNESS_OF_SHARP || steepness >= STEEPNESS_OF_SHARP)) return 0
  if (!isExplained({ edges, softness, remainder })) {
    const isSofter = grain === 'clean' && seemsBlurred && forSharp < UNLIKE.any + UNLIKE.ofEdge * edges
    return isSofter ? (SOFT_WIDTH.sharp + SOFT_WIDTH.soft) / 2 : 0
  }
  if (isLikelierSharp({ edges, forSharp }, grain)) return 0
  const isGuess = grain === 'noise' && (isDense || remainder > REMAINDER_OF_SOFT_MAX)
  if (isGuess && softness <= SOFTNESS_OF_WIDE) return 0
  const width = WIDTH_OF_REDUCED + softness ** 2
  const isSure = grain === 'clean' || forSharp < -SURELY_SOFT.any - SURELY_SOFT.ofEdge[grain] * edges
  return isSure || softness > SOFTNESS_OF_WIDE ? width : WIDTH_OF_REDUCED + SHARE_IN_DOUBT * softness ** 2
}

/**
 * Variances, square pixels, of edges that are as sharp as any, as soft as the cubic draws them, and as wide as
 * `SOFTNESS_OF_WIDE`.
 */
export const SOFT_WIDTH = { sharp: 0.21, soft: 0.3, widest: WIDTH_OF_REDUCED + SOFTNESS_OF_WIDE ** 2 } as const
