import { inkFromHex } from '../../color/ink.ts'
import type { Colourway, LoneColour } from './family.ts'

const PAPER = '#f7f1e6'
const DEEP = '#26262c'
/** Colours deeper than this make a good cloth to mark in white; lighter than the other they are marks that need a deep one. */
const DEEP_LIGHTNESS = 0.42
const PALE_LIGHTNESS = 0.88

/** Pastels lie on white; creams need a deep cloth. In OKLCH. */
const [WHITE, PASTEL_CHROMA] = ['#fdfbf6', 0.035]

/** One named colour on off-white, a pastel on white: two inks and no more. A named ground leaves its figures to the moods. */
export function pairOnPaper(hex: string, asked?: LoneColour): Colourway | undefined {
  if (asked?.isGround) return undefined
  const isPale = lightnessOf(hex) > PALE_LIGHTNESS
  const isPastel = (inkFromHex(hex)?.chroma ?? 0) > PASTEL_CHROMA
  return { inks: [isPale ? (isPastel ? WHITE : DEEP) : PAPER, hex], ground: 0 }
}

/** The named colour as the cloth, its marks off-white, or deep on a pale cloth. */
export function pairAsGround(hex: string): Colourway {
  return { inks: [hex, lightnessOf(hex) > 0.7 ? DEEP : PAPER], ground: 0 }
}

/** Deep colours are the cloth, others the marks, as "navy polka dots" and "pink polka dots" are mostly meant. */
export function pairByDepth(hex: string, asked: LoneColour): Colourway | undefined {
  if (asked.isGround) return undefined
  return lightnessOf(hex) < DEEP_LIGHTNESS ? pairAsGround(hex) : pairOnPaper(hex)
}

/** "Navy and white": a deep colour named before a pale one is the cloth, the pale one its marks. */
export function pairInOrder(hexes: readonly string[]): Colourway | undefined {
  const [first, second, ...others] = hexes
  const isPair = second !== undefined && others.length === 0
  if (!isPair || lightnessOf(first) >= DEEP_LIGHTNESS || lightnessOf(second) <= PALE_LIGHTNESS) return undefined
  return { inks: [first, second], ground: 0 }
}

/** Cream for the cloth of which deep colours are only the lines; a pale one among them is the cloth itself. */
export function linesOnCream(hexes: readonly string[]): Colourway | undefined {
  if (hexes.some((hex) => lightnessOf(hex) > CREAM_LEAST)) return undefined
  return { inks: [CREAM, ...new Set(hexes)], ground: 0 }
}

const [CREAM, CREAM_LEAST] = ['#efe6d0', 0.8]

function lightnessOf(hex: string): number {
  return inkFromHex(hex)?.lightness ?? 0.5
}
