import type { LabelMap } from '../labels/merge-specks.ts'

/** Pixels of each ink. Neighbours are mostly of one: they are counted as stretches, since a sum waits for the one before it. */
export function inkAreas({ ink }: LabelMap, inks: number): Float64Array {
  const areas = new Float64Array(inks)
  let own = ink[0]
  let from = 0
  for (let pixel = 1; pixel < ink.length; pixel++) {
    if (ink[pixel] === own) continue
    areas[own] += pixel - from
    own = ink[pixel]
    from = pixel
  }
  areas[own] += ink.length - from
  return areas
}
