import type { Random } from '../../kit/chance/random.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'
import { flowersAsked, leavesAsked } from './asked-plants.ts'
import type { FlowerInks } from './flower-inks.ts'
import { isSpike } from './flowers/bloom-table.ts'
import { drawLeafage, isLeaf } from './leaves/leaf-table.ts'
import type { growPlant } from './plants/plant.ts'

/** What grows together where the prompt names no flower. */
const FIELDS = [
  ['poppy', 'cornflower', 'daisy', 'cow parsley', 'buttercup', 'wheat'],
  ['cosmos', 'lavender', 'daisy', 'foxglove', 'cow parsley', 'aster'],
  ['foxglove', 'buttercup', 'thistle', 'bluebell', 'daisy', 'poppy'],
  ['coneflower', 'delphinium', 'chamomile', 'cornflower', 'allium', 'yarrow'],
] as const

const GRASSES = ['grass', 'wheat', 'reed', 'grass', 'barley', 'cow parsley']

/** Named flowers fill the field; named leaves stand among the flowers of some field. */
export function chooseFlowers(plan: Plan): readonly string[] {
  const flowers = flowersAsked(plan)
  const leaves = leavesAsked(plan).filter((noun) => noun !== 'leaf')
  const random = plan.random.fork('field')
  if (flowers.length === 0 && [plan.details.kind, ...plan.styles].includes('grasses')) return GRASSES
  if (flowers.length === 0) return random.shuffle([...random.pick(FIELDS), ...leaves, ...leaves])
  if (flowers.length > 2) return [...flowers, ...leaves]
  // Nothing else blooms in a field of lavender.
  return [...flowers, ...flowers, ...flowers, ...leaves, 'grass', ...(flowers.length > 1 ? ['cow parsley'] : [])]
}

/** Plants of a meadow are slight: small heads on long stems. */
export function growWild(
  random: Random,
  noun: string,
  inks: FlowerInks,
  lengthMm: number,
  grow: typeof growPlant,
): Motif {
  if (isLeaf(noun)) return drawLeafage(random, noun, inks, lengthMm * 0.8)
  const head = noun === 'cow parsley' || isSpike(noun) ? undefined : random.between(0.13, 0.17)
  return grow(random, noun, inks, { lengthMm, head, hasShoot: random.chance(0.6) })
}
