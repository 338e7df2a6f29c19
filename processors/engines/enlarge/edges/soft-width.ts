// What the edges that stand alone tell of how soft they are.
import type { Judgement } from './judge-histories.ts'

/** Fewer edges say nothing. */
const EDGES_MIN = 20
/** Pixels: sharp edges, whatever reduced them, seemed softer by 0.2 at most. */
const SOFTNESS_MIN_SEEN = 0.25
/**
 * Variances: no history explains what is in photographs, whose edges leave 9 and more where they are few or wide. Art leaves 3 to 8, and up to 15
 * of narrow edges, where each pixel tells more.
 */
const REMAINDER_MAX = { ofFew: 5, ofEdge: 1 / 8, narrow: 16, wide: 8.5 } as const
/** Pixels: under grain no drawing of softer edges was better than the cubic's. */
const SOFTNESS_OF_WIDE = 0.85
/** How much likelier than soft edges sharp ones must be, as a logarithm, and by how much more for each edge: shapes that no history has lean either way. */
const SURELY_SHARP = { any: 2, ofEdge: { clean: 0.12, noise: 0.05, jpeg: 0.05 } } as const
/** And by how much for each edge and each variance that the best history leaves: the worse it explains them, the further both lean by chance. Soft washes leant by 0.03. */
const LEANING = 0.04
/** The same for soft edges under grain; JPEG smoothes sharp ones that were blurred. */
const SURELY_SOFT = { any: 3, ofEdge: { noise: 0.01, jpeg: 0.15 } } as const
/** The same for edges that are like no history and yet like soft ones more: rings of a tone between that are thinner than a pixel, of which half is sharpened. */
const UNLIKE = { any: -3, ofEdge: -0.1 } as const
/** Of the variance of edges that may as well have been sharp: sharp ones lose least by it and soft ones are not far off. */
const SHARE_IN_DOUBT = 0.7
/** Square pixels that a sharp edge is wide once it was averaged. */
const WIDTH_OF_REDUCED = 1 / 6

/**
 * A blur is at least this many pixels wide, and leaves at most these variances: clean pictures that were blurred measured up to 9.3, rings of a tone
 * between that are thinner than a pixel 19.
 */
const BLUR = { least: 0.3, remainderMax: 14 } as const

/** Whether edges of a picture without grain are sharp, or like nothing that a blur leaves. */
export function isUnblurred({ edges, blur, remainder }: Judgement): boolean {
  return edges >= EDGES_MIN && (blur < BLUR.least || remainder > BLUR.remainderMax)
}

export type Seen = {
  readonly grain: 'clean' | 'noise' | 'jpeg'
  /** Whether most of its edges are as soft as a blur leaves them. */
  readonly seemsBlurred: boolean
}

/** Whether one of the histories makes such edges. */
function isExplained({ edges, softness, remainder }: Pick<Judgement, 'edges' | 'softness' | 'remainder'>): boolean {
  const { ofFew, ofEdge, narrow, wide } = REMAINDER_MAX
  return remainder <= Math.min(ofFew + ofEdge * edges, softness > SOFTNESS_OF_WIDE ? wide : narrow)
}

function isLikelierSharp({ edges, forSharp }: Pick<Judgement, 'edges' | 'forSharp'>, grain: Seen['grain']): boolean {
  return forSharp > SURELY_SHARP.any + SURELY_SHARP.ofEdge[grain] * edges
}

/** Whether enough edges are seen, are like some history, and most like one of sharp edges. */
export function isSurelySharp(judged: Judgement, grain: Seen['grain']): boolean {
  const { edges, forSharp, remainder } = judged
  const isClear = grain !== 'clean' || forSharp > LEANING * remainder * edges
  return edges >= EDGES_MIN && isExplained(judged) && isLikelierSharp(judged, grain) && isClear
}

/** Variance of the edges, square pixels, where they may have been soft before the picture was reduced; 0 where nothing tells so. */
export function softWidthOf(
  { edges, forSharp, softness, remainder }: Judgement,
  { grain, seemsBlurred }: Seen,
): number {
  if (edges < EDGES_MIN || softness < SOFTNESS_MIN_SEEN) return 0
  if (!isExplained({ edges, softness, remainder })) {
    const isSofter = grain === 'clean' && seemsBlurred && forSharp < UNLIKE.any + UNLIKE.ofEdge * edges
    return isSofter ? (SOFT_WIDTH.sharp + SOFT_WIDTH.soft) / 2 : 0
  }
  if (isLikelierSharp({ edges, forSharp }, grain)) return 0
  const width = WIDTH_OF_REDUCED + softness ** 2
  const isSure = grain === 'clean' || forSharp < -SURELY_SOFT.any - SURELY_SOFT.ofEdge[grain] * edges
  return isSure || softness > SOFTNESS_OF_WIDE ? width : WIDTH_OF_REDUCED + SHARE_IN_DOUBT * softness ** 2
}

/** Square pixels: as sharp as any, as soft as the cubic draws it, and as wide as `SOFTNESS_OF_WIDE`. */
export const SOFT_WIDTH = { sharp: 0.21, soft: 0.3, widest: WIDTH_OF_REDUCED + SOFTNESS_OF_WIDE ** 2 } as const
