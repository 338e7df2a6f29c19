import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'

/** Dyes of today's mills by the letters of the Register, as wool takes them rather than as a screen would. */
const dyes: Readonly<Record<string, string>> = {
  R: '#b2202e',
  C: '#8a1c36',
  O: '#cf6a2a',
  Y: '#e3b437',
  G: '#1f5138',
  A: '#6d9dbd',
  B: '#233668',
  P: '#55305f',
  K: '#17191d',
  N: '#85888a',
  W: '#f1ebdd',
  T: '#5d4231',
  E: '#4b3a2f',
  M: '#7a2138',
  S: '#c5283a',
  H: '#8a6f92',
}

const shades: Readonly<Record<string, number>> = { L: 0.14, D: -0.09 }

/**
 * The colour of a letter of a threadcount. A second letter names the dye and the first shifts it, as `LG` light green and
 * `DB` dark blue do; any other pair is read by its last letter. Undefined when no letter is known.
 */
export function dyeOf(letter: string): string | undefined {
  const base = dyes[letter.at(-1) ?? ''] ?? dyes[letter[0]]
  const shift = letter.length > 1 ? shades[letter[0]] : undefined
  const ink = base === undefined ? undefined : inkFromHex(base)
  if (!ink || shift === undefined) return base
  return inkFromOklch({ ...ink, lightness: ink.lightness + shift }).hex
}

export type DyeAge = 'modern' | 'ancient' | 'weathered'

/** Ancient colours are those of vegetable dyes, lighter and softer; weathered ones are as if from the peat, greyed and browned. */
export function ageDye(hex: string, age: DyeAge): string {
  const ink = inkFromHex(hex)
  if (!ink || age === 'modern') return hex
  const { lightness, chroma, hue } = ink
  if (age === 'ancient')
    return inkFromOklch({
      lightness: Math.min(0.94, lightness + (lightness < 0.55 ? 0.17 : 0.05)),
      chroma: Math.min(0.14, chroma * 0.95 + 0.01),
      hue,
    }).hex
  return inkFromOklch({ lightness: 0.18 + lightness * 0.72, chroma: chroma * 0.55 + 0.012, hue }).hex
}
