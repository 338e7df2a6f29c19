import { mainColour } from '../../palette/nature/depicted-colours.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import type { Wishes } from '../wishes.ts'

const hues = new Set('red grey gray brown black white golden terracotta ginger marmalade'.split(' '))
/** The orange of cats, which is more of one among other colours than by itself. */
const GINGER = '#c9702f'

/** "Red foxes and ferns, navy and cream": who is named with a hue keeps it among colours that are named for the cloth. */
export function wearHuesOfBreeds(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  const { families, colours, motifs, motifColours, isTonal, colourCount } = wishes
  if (families[0] !== CONVERSATIONAL || colours.length === 0 || isTonal || colourCount !== undefined) return
  for (const { motif, words, isNegated, chosen } of phrases) {
    const noun = motif?.noun ?? ''
    const isBreed = chosen?.kind === 'motif' && words.length > 1 && hues.has(words[0]) && !isNegated
    const hex = isBreed && motifs.includes(noun) && !motifColours[noun] ? colourOfBreed(words[0], noun) : undefined
    if (!hex) continue
    motifColours[noun] = hex
    colours.push({ hex, isGround: false, isOfOneThing: true })
  }
}

function colourOfBreed(hue: string, noun: string): string | undefined {
  return hue === 'ginger' || hue === 'marmalade' ? GINGER : mainColour(noun)?.hex
}
