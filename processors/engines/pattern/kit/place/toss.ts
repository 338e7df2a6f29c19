import type { Cloth } from '../area/cloth.ts'
import { paint } from '../area/cloth.ts'
import type { Random } from '../chance/random.ts'
import type { Placing, Point } from '../line/knot.ts'
import type { Motif } from '../motif/motif.ts'
import { placeMotif } from '../motif/motif.ts'
import type { ClearanceField } from './clearance-field.ts'
import { createClearanceField } from './clearance-field.ts'
import type { Fit, FitOptions } from './fit-motif.ts'
import { fitMotif } from './fit-motif.ts'

/** A cloth with the places of its silhouettes, so that motifs can be fitted into the gaps. */
export type Toss = {
  readonly field: ClearanceField
  /** Paints a motif at a place and marks its silhouette as occupied. */
  readonly place: (motif: Motif, placing: Placing) => void
  /** The same for what a viewer looks for, which is noted on the cloth. */
  readonly placeSubject: (motif: Motif, placing: Placing) => void
  /** Paints the best fitting of several motifs where it fits best; undefined when none fits. */
  readonly fit: (motifs: readonly Motif[], options: FitOptions) => Fit | undefined
}

/**
 * Distances beyond this share of the cloth count as far: computing them would take most of the time and change no fit.
 */
const REACH_SHARE = 1 / 25

/** A toss on a cloth. Anything painted before is not kept clear of. */
export function createToss(random: Random, cloth: Cloth): Toss {
  const field = createTossField(cloth)
  const place = (motif: Motif, placing: Placing): Motif => {
    const placed = placeMotif(motif, placing)
    for (const { ink, ring, holes } of placed.layers) paint(cloth, ink, ring, holes)
    field.stamp(placed.layers.filter((layer) => layer.isForm).map((layer) => layer.ring))
    return placed
  }
  return {
    field,
    place,
    placeSubject: (motif, placing) => {
      const forms = place(motif, placing).layers.filter((layer) => layer.isForm)
      cloth.subjects.push(forms.flatMap(({ ring }) => ring.map(([x, y]): Point => [x, y])))
    },
    fit: (motifs, options) => {
      const found = fitMotif(random, field, motifs, cloth, options)
      if (found) place(motifs[found.motif], found.placing)
      return found
    },
  }
}

/** The clearance field of an empty cloth. */
export function createTossField({ widthMm, heightMm, lattice }: Cloth): ClearanceField {
  return createClearanceField(widthMm, heightMm, lattice, Math.max(widthMm, heightMm) * REACH_SHARE)
}
