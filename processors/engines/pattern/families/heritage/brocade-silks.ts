import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import type { Colourway, LoneColour } from '../family.ts'

const [ZARI, ZARI_PALE, ZARI_DEEP] = ['#d0a850', '#f0dfae', '#a67f35'] as const

/** In OKLCH, hues in radians: cloths of gold and of silver. */
const [GOLD, SILVER] = [
  { from: 1.1, to: 1.75, lightness: 0.55 },
  { chroma: 0.02, lightness: 0.6 },
] as const

/** Silk of the one named colour figured in gold thread; cloth of gold and all other jacquards in tones of themselves. */
export function silkAround(hex: string, { styles, isGround }: LoneColour): Colourway | undefined {
  const silk = inkFromHex(hex)
  if (!silk || isGround) return undefined
  const { lightness, chroma, hue } = silk
  const tone = (step: number): string => inkFromOklch({ ...silk, lightness: lightness + step }).hex
  const isMetal =
    (hue > GOLD.from && hue < GOLD.to && lightness > GOLD.lightness) ||
    (chroma < SILVER.chroma && lightness > SILVER.lightness)
  if (isMetal)
    return { inks: [tone(lightness > 0.8 ? -0.14 : -0.16), hex, tone(Math.min(0.14, 0.97 - lightness))], ground: 0 }
  const isTonal = styles.some((style) => style.includes('jacquard')) && !styles.includes('butis')
  if (isTonal) return { inks: [hex, tone(lightness < 0.45 ? 0.14 : -0.13)], ground: 0 }
  return { inks: lightness > 0.72 ? [hex, ZARI_DEEP, tone(-0.16)] : [hex, ZARI, ZARI_PALE], ground: 0 }
}
