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

/** Flowers that nobody sees as large as a rose: beside larger ones they fill. */
const SMALL =
  'forget-me-not forget violet primrose buttercup jasmine daisy chamomile snowdrop heather gypsophila blossom bud rosebud edelweiss mimosa wildflower'.split(
    ' ',
  )

/** The flowers a prompt names, with buds and blossom beside them, or a set that belongs together. */
export function chooseFlowers(plan: Plan): Flowerbed {
  const asked = flowersAsked(plan)
  const leaves = leavesAsked(plan)
  const garden = plan.random.fork('flowers').pick(GARDENS)
  if (asked.length === 0) return { ...garden, leaves }
  // Beside spikes a bud as large as they are long would be a bulb.
  const beside = asked.every(isSpike) ? [] : ['bud', 'blossom']
  const large = asked.filter((noun) => !SMALL.includes(noun))
  return { heroes: large.length > 0 ? large : asked, secondaries: [...asked, ...asked, ...beside], leaves }
}
