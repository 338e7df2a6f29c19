import { inkOf } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import { isBacklit, isInSilhouette } from '../families/conversational/silhouettes.ts'
import type { Colourway, Family } from '../families/family.ts'
import type { Random } from '../kit/chance/random.ts'
import { CONVERSATIONAL } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { chooseMood } from './choose-mood.ts'
import { readInks } from './read-inks.ts'

const [PAPER, BLACK] = [inkOf('#f3ead9'), inkOf('#1d1c20')]
/** Skies and what shines in them. */
const [DAY, NIGHT] = [
  ['#ef8a4c', '#fbe3a2'],
  ['#3c5d86', '#f6e9c4'],
] as const
/** In OKLab: so far from the ground a silhouette is seen. */
const APART = 0.3
/** In OKLCH: the sky behind silhouettes is as light as this. */
const SKY = 0.6

/**
 * Things cut out of one colour: black on paper, black on the warmest light of a dark mood ("palm silhouettes at sunset"), black
 * before the sky of a sun or a moon that is named, else in the colours
 * that are named and in no other. Undefined for other things, and on a cloth of its own pattern.
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

/** The ground of a light mood; of a dark one what shines in it. */
function lightOf(wishes: Wishes, family: Family, random: Random): typeof PAPER {
  const mood = chooseMood(wishes, family, random)
  const [ground, ...figures] = readInks(mood.inks)
  if (ground.lightness > SKY) return ground
  const lit = figures.filter(({ lightness, lab }) => lightness > SKY && oklabDistance(lab, BLACK.lab) > APART)
  return lit.toSorted((one, other) => other.chroma - one.chroma)[0] ?? PAPER
}
