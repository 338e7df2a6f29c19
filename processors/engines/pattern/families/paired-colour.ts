import { inkFromHex } from '../../color/ink.ts'
import type { Colourway, LoneColour } from './family.ts'

const PAPER = '#f7f1e6'
const DEEP = '#26262c'
/**
 * OKLCH lightness up to which a colour is a ground for white marks, and from which it is a mark that needs a deep
 * ground.
 */
const DEEP_LIGHTNESS = 0.42
const PALE_LIGHTNESS = 0.88

/** White below pastels, and the OKLCH chroma that separates pastels from creams, which need a deep ground. */
const [WHITE, PASTEL_CHROMA] = ['#fdfbf6', 0.035]

/**
 * One named colour on off-white, or a pastel on white, as the only two inks. Undefined for a named ground, whose
 * figures depend on the mood.
 */
export function pairOnPaper(hex: string, asked?: LoneColour): Colourway | undefined {
  if (asked?.isGround) return undefined
  const isPale = lightnessOf(hex) > PALE_LIGHTNESS
  const isPastel = (inkFromHex(hex)?.chroma ?? 0) > PASTEL_CHROMA
  return { inks: [isPale ? (isPastel ? WHITE : DEEP) : PAPER, hex], ground: 0 }
}

/** The named colour as the ground, with off-white marks, or deep ones on a pale ground. */
export function pairAsGround(hex: string): Colourway {
  return { inks: [hex, lightnessOf(hex) > 0.7 ? DEEP : PAPER], ground: 0 }
}

/**
 * A deep colour becomes the ground and any other the marks, the usual meaning of "navy polka dots" and "pink polka
 * dots".
 */
export function pairByDepth(hex: string, asked: LoneColour): Colourway | undefined {
  if (asked.isGround) return undefined
  return lightnessOf(hex) < DEEP_LIGHTNESS ? pairAsGround(hex) : pairOnPaper(hex)
}

/** A deep colour that is named before a pale one ("navy and white") becomes the ground with pale marks. */
export function pairInOrder(hexes: readonly string[]): Colourway | undefined {
  const [first, second, ...others] = hexes
  const isPair = second !== undefined && others.length === 0
  if (!isPair || lightnessOf(first) >= DEEP_LIGHTNESS || lightnessOf(second) <= PALE_LIGHTNESS) return undefined
  return { inks: [first, second], ground: 0 }
}

/** Cream as the ground where deep colours are only lines; a pale colour among them is the ground instead. */
export function linesOnCream(hexes: readonly string[]): Colourway | undefined {
  if (hexes.some((hex) => lightnessOf(hex) > CREAM_LEAST)) return undefined
  return { inks: [CREAM, ...new Set(hexes)], ground: 0 }
}

const [CREAM, CREAM_LEAST] = ['#efe6d0', 0.8]

function lightnessOf(hex: string): number {
  return inkFromHex(hex)?.lightness ?? 0.5
}
