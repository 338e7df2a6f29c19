import type { Random } from '../../kit/chance/random.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { rimMotif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'

/** Width of a rim as a share of its thing, and the least in mm. */
const [RIM, RIM_MM_LEAST] = [0.022, 0.5]

type Drawn = { readonly draw: (random: Random, sizeMm: number, turn: number, isTurned?: boolean) => Motif }

/** On a cloth in its full colours things stand in a rim of paper (`details['rim ink']`), as appliqué does; elsewhere in none. */
export function inRims<Thing extends Drawn>({ details }: Plan, things: readonly Thing[]): Thing[] {
  const ink = details['rim ink']
  if (typeof ink !== 'number') return [...things]
  return things.map((thing) => ({
    ...thing,
    draw: (random, sizeMm, ...rest) =>
      rimMotif(thing.draw(random, sizeMm, ...rest), ink, Math.max(RIM_MM_LEAST, sizeMm * RIM)),
  }))
}
