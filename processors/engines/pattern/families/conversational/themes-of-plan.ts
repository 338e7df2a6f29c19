import { flowerNouns } from '../botany/flowers/bloom-table.ts'
import type { Plan } from '../family.ts'
import type { Theme } from './noun-book.ts'
import { findDepiction } from './noun-book.ts'
import { WINTER } from './trees-in-season.ts'

const scenes: readonly Theme[] = [
  'water',
  'sea',
  'snow',
  'meadow',
  'forest',
  'sky',
  'garden',
  'desert',
  'kitchen',
  'space',
]

/** Worlds whose marks are flowers and leaves, of which winter has none. */
const inBloom: readonly Theme[] = ['meadow', 'garden', 'orchard', 'forest']

/** The scene of the prompt first, then the worlds of the things. */
export function themesOf({ details }: Plan, nouns: readonly string[]): Theme[] {
  const scene = scenes.find((name) => name === details.scene)
  const own = nouns.flatMap((noun): Theme[] => {
    if (flowerNouns.includes(noun)) return ['garden']
    const found = findDepiction(noun)
    return found ? [found.theme] : []
  })
  // Birds that visit flowers are in the garden, and under no clouds.
  const worlds = own.filter((theme) => theme !== 'sky' || !own.includes('garden'))
  const inSeason =
    details.season === WINTER ? worlds.map((theme) => (inBloom.includes(theme) ? 'snow' : theme)) : worlds
  return [...(scene ? [scene] : []), ...inSeason]
}
