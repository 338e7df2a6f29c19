import type { Wishes } from '../wishes.ts'
import { placeNouns } from '../words/backdrop-words.ts'

/** Places that form the ground instead of being drawn on it. */
const grounds: readonly string[] = ['snow', 'rain', 'grass', 'wave', 'ripple', 'kelp', 'seaweed']

/**
 * Assigns colours named for the place behind the things: "skiers on white snow" has a white ground; in "balloons over
 * clouds in pink, mint and peach" the list belongs to the whole design.
 */
export function colourPlace(wishes: Wishes): void {
  const { backdrop, motifColours, coloursInTurn = {} } = wishes
  const nouns = Object.keys(motifColours).filter((noun) => backdrop && placeNouns[noun] === backdrop)
  for (const noun of nouns) {
    const said = coloursInTurn[noun] ?? [motifColours[noun]]
    const isGround = said.length === 1 && grounds.includes(noun) && wishes.colours.every((one) => !one.isGround)
    if (said.length === 1 && !isGround) continue
    wishes.colours = wishes.colours.map((colour) =>
      said.includes(colour.hex) ? { ...colour, isGround, isOfOneThing: false } : colour,
    )
    delete motifColours[noun]
    if (said.length > 1)
      wishes.coloursInTurn = Object.fromEntries(Object.entries(coloursInTurn).filter(([of]) => of !== noun))
  }
}
