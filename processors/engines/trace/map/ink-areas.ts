import type { LabelMap } from '../labels/merge-specks.ts'

/** Number of pixels of each ink. */
export function inkAreas({ ink, width }: LabelMap, inks: number): Int32Array {
  const areas = new Int32Array(inks)
  for (let first = 0; first < ink.length; first += width) addAreas(areas, ink, first, first + width)
  return areas
}

/**
 * Counts the pixels of a row by runs: neighbours mostly have the same ink, and each increment would wait for the one
 * before.
 */
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
