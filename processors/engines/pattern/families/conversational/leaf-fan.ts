import { TURN } from '../../kit/line/knot.ts'
import { createMotif, type Motif, placeMotif, putMotif } from '../../kit/motif/motif.ts'
import { putBefore } from './heap.ts'
import { axisOf } from './placement/plant-axis.ts'
import { drawableLeaf } from './plant-pictures.ts'
import type { Subject } from './subject.ts'

/** Of several who lead those that are large leaves, where others lead with them: "tiger head with tropical leaves". */
export function leavesAmong(leads: readonly Subject[]): Subject[] {
  const leaves = leads.filter(({ kind }) => drawableLeaf(kind))
  return leaves.length < leads.length ? leaves : []
}

/**
 * A drawn leaf whose stalk is at the origin and whose tip points so many radians off upright to a side of it.
 * Both sides are mirror images.
 *
 * @param ground ink of a line round it, where it lies over others
 */
export function leafFrom(
  { drawn, subject, sizeMm }: { readonly drawn: Motif; readonly subject: Subject; readonly sizeMm: number },
  ground: number | undefined,
  { off, side }: { readonly off: number; readonly side: -1 | 1 },
): Motif {
  const leaf = createMotif(drawn.pen)
  if (ground === undefined) putMotif(leaf, drawn)
  else putBefore(leaf, drawn, ground, sizeMm)
  const axis = axisOf(subject) ?? 0
  const [x, y] = [Math.cos(axis) * sizeMm * STALK, Math.sin(axis) * sizeMm * STALK]
  const turn = off - TURN / 4 - axis
  return placeMotif(placeMotif(leaf, { x, y }), { flip: side, turn: side > 0 ? turn : TURN / 2 - turn })
}

/** From a leaf's middle to the beginning of its stalk, as a share of its length. */
const STALK = 0.5
