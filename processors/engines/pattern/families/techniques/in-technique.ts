import type { Random } from '../../kit/chance/random.ts'
import { potsOfCast } from '../../kit/ink/pots.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { signedArea } from '../../kit/line/knot.ts'
import { offsetRing } from '../../kit/line/offset.ts'
import type { Layer, Motif } from '../../kit/motif/motif.ts'
import { addDetail, createMotif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'
import { straightened } from './facets.ts'
import { techniqueOf } from './technique-of.ts'
import { workArea } from './work-area.ts'

/** Size in mm below which a technique would not show, and area in mm² below which a layer stays flat. */
const [SIZE_LEAST_MM, AREA_LEAST_MM2] = [16, 14]
/** Width in mm of the dry paper between two washes. */
const DRY_MM = 0.42
/** Angles in radians in which neighbouring areas are worked. */
export const ANGLES = [0.55, -0.65, 1.25, -1.2, 0.1] as const

/**
 * A motif drawn in its technique: washes with dry paper between them, gouged or engraved areas, threads, wax strokes or
 * a halftone screen.
 */
export function inTechnique({ cast, ...plan }: Plan, motif: Motif, random: Random, sizeMm: number): Motif {
  const technique = techniqueOf(plan)
  if (!technique || sizeMm < SIZE_LEAST_MM || motif.pen.mode !== 'gouache') return motif
  const worked = createMotif(motif.pen)
  const working = { technique, cast, pots: potsOfCast(cast), random, sizeMm }
  for (const [at, layer] of motif.layers.entries()) {
    const isFlat = Math.abs(signedArea(layer.ring)) < AREA_LEAST_MM2
    // Dry paper is left between washes that would otherwise run together.
    if (!isFlat && !layer.isForm && technique === 'wash')
      addDetail(worked, cast.ground, offsetRing(layer.ring, DRY_MM), layer.holes)
    const cut = technique === 'facet' ? straightLayer(layer, sizeMm) : layer
    worked.layers.push(cut)
    if (!isFlat) workArea(worked, cut, { ...working, angle: ANGLES[at % ANGLES.length] })
  }
  return worked
}

/** A layer with straight sides; unchanged where too little of it would be left. */
function straightLayer(layer: Layer, sizeMm: number): Layer {
  const [ring, ...holes] = [layer.ring, ...layer.holes].map(
    (one): Ring => straightened(one, sizeMm).map(([x, y]) => [x, y, 1]),
  )
  return ring.length < 3 ? layer : { ...layer, ring, holes: holes.filter((hole) => hole.length > 2) }
}
