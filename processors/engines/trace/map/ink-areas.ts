import type { LabelMap } from '../labels/merge-specks.ts'

/** Pixels of each ink. */
export function inkAreas({ ink, width }: LabelMap, inks: number): Int32Array {
  const areas = new Int32Array(inks)
  for (let first = 0; first < ink.length; first += width) addAreas(areas, ink, first, first + width)
  return areas
}

/** Adds those of a row. Neighbours are mostly of one ink: they are counted as stretches, since a sum waits for the one before it. */
function addAreas(areas: Int32Array, ink: Uint8Array, first: number, end: number): void {
  let own = ink[first]
  let from = first
  for (let pixel = first + 1; pixel < end; pixel++) {
    const next = ink[pixel]
    if (next === own) continue
    areas[own] += pixel - from
    own = next
    from = pixel
  }
  areas[own] += end - from
}
