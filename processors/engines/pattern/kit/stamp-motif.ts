import type { Cloth } from './cloth.ts'
import { paint } from './cloth.ts'
import type { Placing } from './knot.ts'
import type { Motif } from './motif.ts'
import { placeMotif } from './motif.ts'

/** Paints a motif at its place over everything so far. */
export function stampMotif(cloth: Cloth, motif: Motif, placing: Placing): void {
  for (const { ink, ring, holes } of placeMotif(motif, placing).layers) paint(cloth, ink, ring, holes)
}
