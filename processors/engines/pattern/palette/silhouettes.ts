import { inkOf } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import { isBacklit, isInSilhouette } from '../families/conversational/silhouettes.ts'
import type { Colourway, Family } from '../families/family.ts'
import type { Random } from '../kit/chance/random.ts'
import { CONVERSATIONAL } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { chooseMood } from './moods/choose-mood.ts'
import { readInks } from './read-inks.ts'

const [PAPER, BLACK] = [inkOf('#f3ead9'), inkOf('#1d1c20')]
/** Skies with the colour of sun or moon in them. */
const [DAY, NIGHT] = [
  ['#ef8a4c', '#fbe3a2'],
  ['#3c5d86', '#f6e9c4'],
] as const
/** OKLab distance from the ground from which a silhouette shows. */
const APART = 0.3
/** Least OKLCH lightness of the sky behind silhouettes. */
const SKY = 0.6

/**
 * Colourway of silhouettes: black on paper; black on the warmest light of a dark mood ("palm silhouettes at sunset");
 * black on the sky of a named sun or moon; otherwise only the named colours. Undefined for other things, and on a
 * patterned ground.
 */
export function silhouetteColourway(wishes: Wishes, family: Family, random: Random): Colourway | undefined {
  if (family.name !== CONVERSATIONAL || !isInSilhouette(wishes) || wishes.under || wishes.backdrop) return undefined
  const [cloth] = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [hex] : [])))
  const named = readInks(wishes.colours.flatMap(({ hex, isGround }) => (isGround ? [] : [hex])))
  if (named.length === 0 && !cloth && isBacklit(wishes)) {
    const [sky, light] = wishes.motifs.includes('sun') ? DAY : NIGHT
    return { inks: [sky, BLACK.hex, light], ground: 0 }
  }
  const ground = cloth ?? (named.length === 0 && wishes.moods.length > 0 ? lightOf(wishes, family, random) : PAPER)
  const figures = named.filter(({ lab }) => oklabDistance(lab, ground.lab) > APART / 2)
  const shadow = ground.lightness > SKY - 0.1 ? BLACK : PAPER
  return { inks: [ground, ...(figures.length > 0 ? figures : [shadow])].map(({ hex }) => hex), ground: 0 }
}

/** The ground of a light mood, or the brightest colour of a dark one. */
function lightOf(wishes: Wishes, family: Family, random: Random): typeof PAPER {
  const mood = chooseMood(wishes, family, random)
  const [ground, ...figures] = readInks(mood.inks)
  if (ground.lightness > SKY) return ground
  const lit = figures.filter(({ lightness, lab }) => lightness > SKY && oklabDistance(lab, BLACK.lab) > APART)
  return lit.toSorted((one, other) => other.chroma - one.chroma)[0] ?? PAPER
}
