import type { Plan } from '../family.ts'
import { flowersAsked, leavesAsked } from './asked-plants.ts'
import { isSpike } from './flowers/bloom-table.ts'

/** The plants of one cloth: large blooms, the flowers between them, and leaves by name. */
export type Flowerbed = {
  readonly heroes: readonly string[]
  readonly secondaries: readonly string[]
  readonly leaves: readonly string[]
}

/** Sets of flowers that belong together when the prompt names none: a full one, an open one, and small ones of other build. */
const GARDENS = [
  { heroes: ['peony', 'rose', 'anemone'], secondaries: ['daisy', 'blossom', 'tulip', 'cornflower'] },
  { heroes: ['dahlia', 'poppy', 'camellia'], secondaries: ['cosmos', 'blossom', 'carnation', 'forget'] },
  { heroes: ['rose', 'lily', 'poppy'], secondaries: ['half-open', 'daisy', 'blossom', 'bluebell'] },
  { heroes: ['poppy', 'chrysanthemum', 'peony'], secondaries: ['blossom', 'aster', 'tulip', 'cosmos'] },
  { heroes: ['rose', 'hydrangea', 'ranunculus'], secondaries: ['sweet pea', 'wild rose', 'daisy', 'forget'] },
  { heroes: ['anemone', 'ranunculus', 'dahlia'], secondaries: ['cosmos', 'scabiosa', 'blossom', 'lavender'] },
  { heroes: ['peony', 'clematis', 'rose'], secondaries: ['honeysuckle', 'buttercup', 'wild rose', 'columbine'] },
] as const

/** What grows where and when a mood is set: nobody takes tulips for a kimono, or roses for Christmas. */
const GARDENS_OF: Readonly<Record<string, Flowerbed>> = {
  japanese: {
    heroes: ['chrysanthemum', 'peony', 'camellia'],
    secondaries: ['cherry blossom', 'iris', 'balloon flower', 'cherry blossom'],
    leaves: ['maple', 'bamboo'],
  },
  autumn: {
    heroes: ['dahlia', 'chrysanthemum', 'sunflower'],
    secondaries: ['rudbeckia', 'cosmos', 'aster', 'zinnia'],
    leaves: ['oak', 'rowan', 'fern'],
  },
  spring: {
    heroes: ['ranunculus', 'anemone', 'daffodil'],
    secondaries: ['tulip', 'cherry blossom', 'primrose', 'crocus', 'bluebell'],
    leaves: [],
  },
  winter: {
    heroes: ['hellebore', 'camellia', 'amaryllis'],
    secondaries: ['snowdrop', 'jasmine'],
    leaves: ['pine', 'berry'],
  },
  christmas: {
    heroes: ['poinsettia', 'amaryllis', 'hellebore'],
    secondaries: ['snowdrop', 'poinsettia'],
    leaves: ['holly', 'pine', 'mistletoe'],
  },
  mexican: { heroes: ['dahlia', 'hibiscus', 'marigold'], secondaries: ['zinnia', 'cosmos', 'marigold'], leaves: [] },
  indian: { heroes: ['marigold', 'poppy', 'carnation'], secondaries: ['jasmine', 'rose', 'iris'], leaves: [] },
  provence: {
    heroes: ['sunflower', 'rose', 'poppy'],
    secondaries: ['lavender', 'cornflower', 'lavender'],
    leaves: ['olive'],
  },
  victorian: {
    heroes: ['rose', 'pansy', 'peony'],
    secondaries: ['violet', 'forget', 'fuchsia'],
    leaves: ['ivy', 'fern'],
  },
  cottagecore: {
    heroes: ['rose', 'hydrangea', 'peony'],
    secondaries: ['foxglove', 'daisy', 'sweet william', 'delphinium'],
    leaves: [],
  },
  'palm-springs': { heroes: ['hibiscus', 'plumeria'], secondaries: ['bougainvillea', 'jasmine'], leaves: ['fern'] },
  western: { heroes: ['protea', 'poppy', 'sunflower'], secondaries: ['coneflower', 'indian paintbrush'], leaves: [] },
}

/** Families whose flowers, unnamed, are those of the mood. */
const planted: readonly string[] = ['tossed-floral', 'watercolour-floral']

/** The `garden` of a spec, where the prompt sets a mood that has one and names no flower. */
export function gardenDetails(
  family: string,
  wishes: Pick<Plan, 'motifs' | 'styles'> & { readonly moods: readonly string[] },
): { readonly garden?: string } {
  const garden = wishes.moods.find((mood) => Object.hasOwn(GARDENS_OF, mood))
  return garden && planted.includes(family) && flowersAsked(wishes).length === 0 ? { garden } : {}
}

/** Flowers that nobody sees as large as a rose: beside larger ones they fill. */
const SMALL =
  'forget-me-not forget violet primrose buttercup jasmine daisy chamomile snowdrop heather gypsophila blossom bud rosebud edelweiss mimosa wildflower'.split(
    ' ',
  )

/** The flowers a prompt names, with buds and blossom beside them, or a set that belongs together. */
export function chooseFlowers(plan: Plan): Flowerbed {
  const asked = flowersAsked(plan)
  const leaves = leavesAsked(plan)
  const usual = plan.random.fork('flowers').pick(GARDENS)
  const garden: Flowerbed | undefined = GARDENS_OF[`${plan.details.garden}`]
  if (asked.length === 0) return leaves.length > 0 || !garden ? { ...(garden ?? usual), leaves } : garden
  // Beside spikes a bud as large as they are long would be a bulb.
  const beside = asked.every(isSpike) ? [] : ['bud', 'blossom']
  const large = asked.filter((noun) => !SMALL.includes(noun))
  return { heroes: large.length > 0 ? large : asked, secondaries: [...asked, ...asked, ...beside], leaves }
}
