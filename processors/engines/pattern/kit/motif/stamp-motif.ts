import type { Cloth } from '../area/cloth.ts'
import { paint } from '../area/cloth.ts'
import type { Placing } from '../line/knot.ts'
import type { Motif } from './motif.ts'
import { placeMotif } from './motif.ts'

/** Paints a motif at its place, on top. */
export function stampMotif(cloth: Cloth, motif: Motif, placing: Placing): void {
  for (const { ink, ring, holes } of placeMotif(motif, placing).layers) paint(cloth, ink, ring, holes)
}
