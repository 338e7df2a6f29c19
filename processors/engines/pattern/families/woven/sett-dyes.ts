import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import { isGreyish } from '../../../color/tone.ts'
import { TURN } from '../../kit/line/knot.ts'

/** Modern dyes by the letters of the Scottish Register, as colours of dyed wool. */
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
 * The colour of a letter of a threadcount. In a pair the second letter names the dye and the first shifts it (`LG`
 * light green, `DB` dark blue); any other pair is read by its last letter. Undefined when no letter is known.
 */
export function dyeOf(letter: string): string | undefined {
  const base = dyes[letter.at(-1) ?? ''] ?? dyes[letter[0]]
  const shift = letter.length > 1 ? shades[letter[0]] : undefined
  const ink = base === undefined ? undefined : inkFromHex(base)
  if (!ink || shift === undefined) return base
  return inkFromOklch({ ...ink, lightness: ink.lightness + shift }).hex
}

export type DyeAge = 'modern' | 'ancient' | 'weathered'

/** Ages a dye: ancient colours imitate vegetable dyes, lighter and softer; weathered ones are greyed and browned. */
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

const PALE = '#f1ebdd'
const DEEP_WARM = '#2a2226'
const DEEP_COOL = '#191f2e'
const accents = { gold: '#d8a93c', red: '#bf3a38', grey: '#8d9296' } as const

/**
 * A tartan in one named colour: the colour is the field; a deep dye and a shade of the field are the second stripes,
 * with a pale and a bright line. The bright line is gold on a warm field, red on a blue one and grey on a pale one.
 */
export function dyesAround(hex: string): { readonly inks: readonly string[]; readonly ground: number } {
  const field = inkFromHex(hex)
  if (!field) return { inks: [PALE, DEEP_COOL], ground: 0 }
  const { lightness, chroma, hue } = field
  const round = hue < 0 ? hue + TURN : hue
  const isBlue = round > 3.6 && round < 5.2
  const isPale = lightness > 0.75
  const isGrey = isGreyish({ chroma })
  const onDeep = isBlue || isGrey ? accents.red : accents.gold
  const accent = isPale && !isGrey ? accents.grey : onDeep
  const shade = inkFromOklch({
    lightness: lightness + (lightness > 0.42 ? -0.15 : 0.14),
    chroma: chroma * 0.9,
    hue,
  }).hex
  const deep = round > 2 && round < 5.2 ? DEEP_COOL : DEEP_WARM
  // On a pale field black would dominate, so its stripes are two and four steps deeper in its own dye.
  const own = (step: number): string =>
    inkFromOklch({ lightness: lightness - step, chroma: Math.max(chroma * 1.15, 0.03), hue }).hex
  const inks = isPale
    ? [field.hex, own(0.13), own(0.3), lightness > 0.9 ? own(0.05) : PALE, accent]
    : [field.hex, lightness < 0.3 ? accents.grey : deep, shade, PALE, accent]
  return { inks: [...new Set(inks)], ground: 0 }
}
