import type { Toss } from '../../../kit/place/toss.ts'
import type { Plan } from '../../family.ts'
import type { FlowerPalette } from '../flower-inks.ts'
import { guestsOf } from './guests.ts'

/** As many guests on a cloth of the area that the flowers were counted for, and their size in heroes. */
const GUESTS = 7
const [SIZE, BIRD_SIZE] = [2.3, 1.75] as const
const LEAN = 0.5

type Meadow = {
  readonly plan: Plan
  readonly palette: FlowerPalette
  readonly toss: Toss
  /** Radius of a hero. */
  readonly heroMm: number
  readonly gapMm: number
  /** Cloth area in units of what the counts were set for. */
  readonly area: number
}

/** Birds, butterflies and fruit among tossed flowers, where the largest gaps are. */
export function tossGuests({ plan, palette, toss, heroMm, gapMm, area }: Meadow): void {
  const random = plan.random.fork('guests')
  const guests = guestsOf(plan, palette)
  const count = Math.max(guests.length, Math.round(GUESTS * area))
  for (let at = 0; guests.length > 0 && at < count; at++) {
    const { isBird, share, draw } = guests[at % guests.length]
    const sizeMm = heroMm * (isBird ? BIRD_SIZE : SIZE * Math.max(0.48, share)) * random.between(0.9, 1.08)
    const turn = Math.floor(at / guests.length)
    toss.fit([draw(random, turn, sizeMm), draw(random, turn + 1, sizeMm)], {
      gapMm: gapMm * 0.7,
      tries: 320,
      mayFlip: false,
      turnAt: () => random.between(-LEAN, LEAN),
    })
  }
}

/** True where something else than flowers and leaves is asked for. */
export function hasGuests(plan: Plan, palette: FlowerPalette): boolean {
  return guestsOf(plan, palette).length > 0
}
