import { wrap } from '../../kit/line/knot.ts'
import type { Plan } from '../family.ts'
import type { BandInks, Row } from './kilim-bands.ts'
import { ACROSS, borderBands } from './kilim-bands.ts'

/**
 * Warp-faced stripes of the Andes and Guatemala across the cloth: broad plain fields, groups of thin stripes, and
 * columns of small figures, all symmetrical about the middle of a field. Returns at least `count` rows; each is one
 * end, `ACROSS` picks long.
 */
export function warpManta({ cast, random }: Plan, count: number): Row[] {
  const chance = random.fork('manta')
  const inks = chance.shuffle(cast.figures)
  const at = (step: number): number => inks[wrap(step, inks.length)]
  const plain = (ink: number, ends: number): Row[] =>
    Array.from({ length: ends }, () => Array.from({ length: ACROSS }, () => ink))
  const thin = (step: number): Row[] =>
    chance
      .pick([
        [1, 1, 3, 1, 2],
        [2, 1, 1, 1, 4],
        [1, 2, 1, 4, 1, 1],
      ])
      .flatMap((ends, place) => plain(place % 2 ? cast.ground : at(step + (place >> 1)), ends))
  const columns = chance.shuffle(borderBands)
  const figured = (step: number): readonly Row[] => {
    const parts: BandInks = [at(step + 3), at(step), at(step + 1), cast.ground, at(step + 2)]
    return columns[wrap(step, columns.length)](parts)
  }
  const half: Row[] = []
  for (let step = 0; half.length < count / 2; step++) {
    const isBroad = step % 2 === 0
    half.push(
      ...plain(isBroad ? at(step >> 1) : cast.ground, isBroad ? 12 : 5),
      ...thin(step),
      ...plain(at(step + 2), 2),
    )
    half.push(...figured(step), ...plain(at(step + 2), 2), ...thin(step + 1).toReversed())
  }
  const field = plain(at(0), 12)
  return [...field, ...half, ...field, ...half.toReversed()]
}
