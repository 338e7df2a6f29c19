import type { Cloth } from '../../../kit/area/cloth.ts'
import type { Toss } from '../../../kit/place/toss.ts'
import type { Plan } from '../../family.ts'
import type { FlowerPalette } from '../flower-inks.ts'
import type { Bark } from './bark.ts'
import type { Seats } from './seats.ts'

/** A cloth under boughs; `unit` is 1 mm at its scale. */
export type Orchard = {
  readonly plan: Plan
  readonly cloth: Cloth
  readonly toss: Toss
  readonly palette: FlowerPalette
  readonly bark: Bark
  readonly unit: number
  /** What twigs bear in turn: flowers, fruit, or leaves that are named. */
  readonly bearing: readonly string[]
  /** Where who leads sits: no twig and no bloom crosses them. */
  readonly heroes: Seats
  /** Where large blooms and fruit are, which never lie in heaps. */
  readonly heads: Seats
}
