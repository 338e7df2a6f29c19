import type { Ink } from '../../../color/ink.ts'
import type { Family } from '../../families/family.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { buildPalette } from '../build-palette.ts'
import { softMoods } from '../lone-colour.ts'
import { readInks } from '../read-inks.ts'
import { fillUp, tonesOf } from '../tones/tones.ts'

/** Inks of the things on a ground, without the ground. */
export function thingsOn(ground: Ink, wishes: Wishes, family: Family, random: Random): Ink[] {
  const told = readInks(wishes.motifs.map((noun) => wishes.motifColours[noun] ?? ''))
  // Where each thing has a colour of its own, there is no other.
  const areTold = told.length > 0 && wishes.motifs.every((noun) => wishes.motifColours[noun])
  if (areTold && !family.inks.needsTones) return fillUp(told, tonesOf(told), told.length + 2)
  const { under: _, ...said } = wishes
  // Named flowers get leaves and companions; among several things the others keep their own colours.
  const colours = family.inks.needsTones ? wishes.colours.map(({ hex }) => ({ hex, isGround: false })) : wishes.colours
  // The mood belongs to the cloth: dogs on a Christmas plaid are brown and not green and red.
  const isPlaced = family.inks.needsTones !== true && wishes.tone === undefined
  const moods = isPlaced ? wishes.moods.filter((mood) => !softMoods.includes(mood)) : wishes.moods
  const asked = { ...said, moods, colours: [...colours, { hex: ground.hex, isGround: true }] }
  const { inks, ground: at } = buildPalette(asked, family, random)
  return readInks(inks.filter((hex, index) => index !== at && hex !== ground.hex))
}
