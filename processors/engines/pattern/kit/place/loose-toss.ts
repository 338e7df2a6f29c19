import type { Cloth } from '../area/cloth.ts'
import { paint } from '../area/cloth.ts'
import type { Random } from '../chance/random.ts'
import { silhouette } from '../line/flatten.ts'
import type { Box, Placing, Point } from '../line/knot.ts'
import { boxOf } from '../line/knot.ts'
import type { Motif } from '../motif/motif.ts'
import { placeMotif } from '../motif/motif.ts'
import type { ClearanceField } from './clearance-field.ts'
import { evenGaps } from './even-gaps.ts'
import type { FitOptions } from './fit-motif.ts'
import { findEmptyNeighbourhood, fitMotif } from './fit-motif.ts'
import { createShortestStep } from './shortest-step.ts'
import { createTossField } from './toss.ts'

/** A toss whose motifs can still move until they are painted, so that early ones can make room for later ones. */
export type LooseToss = {
  readonly field: () => ClearanceField
  readonly place: (motif: Motif, placing: Placing, kind: string) => void
  /** Places a motif where it fits best; false when it fits nowhere. */
  readonly fit: (motif: Motif, options: FitOptions, kind: string) => boolean
  /** The emptiest of several random places. */
  readonly emptiest: () => Point
  /** How crowded a place is with things of a kind. */
  readonly crowdOf: (kind: string, place: Point) => number
  /** Moves everything placed so far until the gaps are about equal. */
  readonly evenOut: (rounds: number, gapMm: number) => void
  /** Paints everything in the order in which it was placed. */
  readonly paintAll: () => void
}

type Laid = { readonly motif: Motif; readonly kind: string; readonly middle: Point }

/** A loose toss on an empty cloth. */
export function createLooseToss(random: Random, cloth: Cloth): LooseToss {
  let known: ClearanceField | undefined = createTossField(cloth)
  let laid: Laid[] = []
  const step = createShortestStep(cloth)
  const field = (): ClearanceField => {
    if (known) return known
    known = createTossField(cloth)
    for (const { motif } of laid) known.stamp(formsOf(motif))
    return known
  }
  const place = (motif: Motif, placing: Placing, kind: string): void => {
    const placed = placeMotif(motif, placing)
    const forms = formsOf(placed)
    field().stamp(forms)
    laid.push({ motif: placed, kind, middle: middleOf(boxOf(forms)) })
  }
  return {
    field,
    place,
    fit: (motif, options, kind) => {
      const found = fitMotif(random, field(), [motif], cloth, options)
      if (found) place(motif, found.placing, kind)
      return found !== undefined
    },
    emptiest: () => findEmptyNeighbourhood(random, field(), cloth),
    crowdOf: (kind, from) => {
      let crowd = 0
      for (const one of laid) {
        if (one.kind !== kind) continue
        const [dx, dy] = step(from, one.middle)
        crowd += 1 / (1 + dx * dx + dy * dy)
      }
      return crowd
    },
    evenOut: (rounds, gapMm) => {
      const bodies = laid.map(({ motif }) => formsOf(motif).map(silhouette))
      const ways = evenGaps(cloth, bodies, { rounds, gapMm })
      laid = laid.map(({ motif, kind, middle }, at) => {
        const [x, y] = ways[at]
        return { motif: placeMotif(motif, { x, y }), kind, middle: [middle[0] + x, middle[1] + y] }
      })
      known = undefined
    },
    paintAll: () => {
      for (const { motif } of laid) for (const { ink, ring, holes } of motif.layers) paint(cloth, ink, ring, holes)
    },
  }
}

function formsOf({ layers }: Motif): Motif['layers'][number]['ring'][] {
  return layers.filter(({ isForm }) => isForm).map(({ ring }) => ring)
}

function middleOf({ left, right, top, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2]
}
