import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import { isLight } from '../../../color/tone.ts'
import { asksFor } from '../choose-kind.ts'
import type { Colourway, KindAsked, LoneColour } from '../family.ts'
import { bleachOf } from './bleach.ts'

/** The ink of mended cracks. */
export const GOLD = '#b8934a'
const [PORCELAIN, VERDIGRIS] = ['#eef0ec', '#6f9a8f']

export const kindNames = ['patina', 'plaster', 'bleached', 'kintsugi', 'earth', 'glaze'] as const

/** The words of each kind. */
export const kinds = {
  patina:
    'patina|verdigris patina|rust texture|rusty|rusted|rusted metal|oxidised|oxidized|corroded|corrosion|grunge|grunge texture|flaking paint|peeling paint|distressed texture|weathered|weathered texture|worn texture|lichen|eroded|edelrost',
  plaster:
    'plaster|plaster wall|stucco|limewash|lime wash|concrete|cement|cement texture|concrete texture|plaster texture|stone texture|sandstone|slate texture|handmade paper|paper texture|suede texture|mottled|mottled texture|texture|beton|putz|béton|hormigón|intonaco',
  bleached:
    'acid wash|acid washed|acid-wash|acid-washed|acid wash denim|acid washed denim|stonewashed denim|stone washed denim|bleached denim|bleach dye|bleach dyed|bleach splatter denim|snow wash|snow washed|snow wash denim|ice wash|ice washed denim|moonwash',
  kintsugi: 'kintsugi|kintsugi repair|crack|cracks|cracked|金継ぎ',
  glaze:
    'crazing|crazed glaze|craquelure|crackle glaze|crackled glaze|cracked glaze|celadon crackle|crackle celadon|raku|raku glaze|貫入',
  earth:
    'cracked earth|cracked desert earth|cracked dry earth|dry earth|parched earth|cracked mud|mud crack|mud cracks|cracked clay|dried mud|dry riverbed|dried riverbed|dry lakebed|drought|crocodile cracking',
} as const

/** What each is known by. */
export const colourways: Readonly<Record<(typeof kindNames)[number], Colourway>> = {
  patina: { inks: ['#3a3533', '#6b3d2b', '#a3552f', '#c98548', VERDIGRIS], ground: 0 },
  plaster: { inks: ['#d9d4ca', '#cbc5b9', '#bdb6a9', '#e6e2da'], ground: 0 },
  bleached: { inks: ['#2f4c74', '#4a6c97', '#7d9dbf', '#b3cadd', '#e4edf2'], ground: 0 },
  kintsugi: { inks: [PORCELAIN, '#d5dedb', GOLD], ground: 0 },
  glaze: { inks: ['#b3c7b4', '#a6bcaa', '#c1d2bf', '#6d7562'], ground: 0 },
  earth: { inks: ['#c79c6e', '#b98959', '#d6b083', '#a97949', '#4a3224'], ground: 0 },
}

/** The kind that is asked for. "Weathered plaster" is plaster: only alone does the word mean rust. */
export function kindOf(asked: KindAsked): (typeof kindNames)[number] | undefined {
  const found = kindNames.filter((kind) => asksFor(asked, kind))
  return found.find((kind) => kind !== 'patina') ?? found[0]
}

/** One colour is what the wall is washed with, the glaze of the pot, or the crust on the iron; the ink of the cracks is gold. */
export function colourOfWall(hex: string, { styles, isGround }: LoneColour): Colourway | undefined {
  const ink = inkFromHex(hex)
  if (!ink) return undefined
  const tone = (step: number): string => inkFromOklch({ ...ink, lightness: Math.min(0.96, ink.lightness + step) }).hex
  if (styles.includes('kintsugi')) {
    const isGlaze = isGround || ink.lightness > 0.8 || ink.lightness < 0.45
    return isGlaze
      ? { inks: [hex, tone(isLight(ink) ? -0.06 : 0.06), GOLD], ground: 0 }
      : { inks: [PORCELAIN, hex, GOLD], ground: 0 }
  }
  if (styles.includes('bleached')) return { inks: bleachOf(ink), ground: 0 }
  if (styles.includes('earth')) return { inks: [hex, tone(-0.06), tone(0.06), tone(-0.3)], ground: 0 }
  if (styles.includes('glaze')) return { inks: [hex, tone(-0.035), tone(0.03), tone(-0.28)], ground: 0 }
  if (kindOf({ styles, details: {} }) === 'patina')
    return { inks: [tone(-0.24), tone(-0.12), hex, tone(0.12), VERDIGRIS], ground: 0 }
  return { inks: [...new Set([hex, tone(-0.045), tone(0.04), tone(-0.09)])], ground: 0 }
}
