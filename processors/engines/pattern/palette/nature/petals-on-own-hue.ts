import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromOklch, isGreen } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { flowerColour } from './flower-colours.ts'

/** Difference of OKLCH hues in radians up to which colours are of one family. */
const KIN = 0.42
/** In OKLCH: from this lightness on a cloth is a tint, on which flowers keep their colour; below it, what a deeper and a paler petal differ by. */
const TINT_FROM = 0.84
const [DEEPER, PALER, DEEP_FROM] = [-0.25, 0.28, 0.5]
/** Chroma of such a petal at least; of an ink that is one already; and its OKLab distance from the cloth. */
const [CHROMA_LEAST, PETAL_CHROMA, SEEN] = [0.115, 0.04, 0.14]

/**
 * "Peonies on dusty pink": on a cloth of a flower's own hue its petals are a deep shade of it (on deep cloths a tint), in place of the
 * figure that would come nearest to the cloth, such as a brown. Unchanged where there is such an ink, and for other flowers.
 */
export function petalsOnOwnHue(cloth: Ink, figures: readonly Ink[], nouns: readonly string[]): Ink[] {
  const isOwn = nouns.some((noun) => {
    const petal = flowerColour(noun)
    return petal !== undefined && hueDistance(petal, cloth) <= KIN
  })
  const isPetal = (ink: Ink): boolean =>
    ink.chroma > PETAL_CHROMA && hueDistance(ink, cloth) <= KIN && oklabDistance(ink.lab, cloth.lab) > SEEN
  if (!isOwn || cloth.lightness > TINT_FROM || figures.some(isPetal)) return [...figures]
  const petal = inkFromOklch({
    lightness: cloth.lightness + (cloth.lightness > DEEP_FROM ? DEEPER : PALER),
    chroma: Math.max(CHROMA_LEAST, cloth.chroma),
    hue: cloth.hue,
  })
  const others = figures.filter((ink) => !isGreen(ink))
  const near = (ink: Ink): number => oklabDistance(ink.lab, cloth.lab)
  const [given] = others.toSorted((one, other) => near(one) - near(other))
  return given ? figures.map((ink) => (ink === given ? petal : ink)) : [...figures, petal]
}
