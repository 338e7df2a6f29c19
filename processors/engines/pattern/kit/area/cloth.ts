import type { Box, Point, Ring } from '../line/knot.ts'
import { boxOf, windRing } from '../line/knot.ts'
import type { Lattice } from '../place/lattice.ts'
import { blockLattice } from '../place/lattice.ts'
import { countKnots } from './drawing-limit.ts'

/** A flat area: rings filled with one ink by the non-zero rule; bodies run clockwise, holes counter-clockwise. */
export type Shape = { readonly ink: number; readonly rings: readonly Ring[] }

/**
 * A drawing on the torus, back to front. Shapes may extend over any edge: the renderers wrap them. A cloth that does
 * not wrap (a placement print) is cut at its edges instead.
 */
export type Cloth = {
  readonly widthMm: number
  readonly heightMm: number
  /** Ink that fills the cloth before any shape. */
  readonly ground: number
  readonly wraps: boolean
  /** Every shape is drawn once for each copy of this lattice. */
  readonly lattice: Lattice
  readonly shapes: Shape[]
  /** Points on the outlines of what a viewer looks for, such as birds among leaves: a mirror should not cut them. */
  readonly subjects: (readonly Point[])[]
}

/** An empty cloth, only ground; by default it wraps and has a lattice of one cell. */
export function createCloth(
  widthMm: number,
  heightMm: number,
  ground: number,
  options: { readonly lattice?: Lattice; readonly wraps?: boolean } = {},
): Cloth {
  return {
    widthMm,
    heightMm,
    ground,
    wraps: options.wraps ?? true,
    lattice: options.lattice ?? blockLattice,
    shapes: [],
    subjects: [],
  }
}

/** Paints a body on top; `holes` are left open. */
export function paint(cloth: Cloth, ink: number, body: Ring, holes: readonly Ring[] = []): void {
  if (body.length < 3) return
  addShape(cloth, { ink, rings: [windRing(body, 1), ...holes.map((hole) => windRing(hole, -1))] })
}

/** Paints several bodies of one ink that do not overlap as one shape, so that neighbours meet without a hairline. */
export function paintTogether(cloth: Cloth, ink: number, bodies: readonly Ring[]): void {
  const rings = bodies.filter((ring) => ring.length > 2).map((ring) => windRing(ring, 1))
  if (rings.length > 0) addShape(cloth, { ink, rings })
}

/** Paints an area whose rings already have the right directions, as `traceLevel` gives them. */
export function paintArea(cloth: Cloth, ink: number, rings: readonly Ring[]): void {
  if (rings.length > 0) addShape(cloth, { ink, rings })
}

/**
 * Adds a shape on top.
 *
 * @throws DrawingTooLarge when the cloth already holds as much as it may
 */
function addShape(cloth: Cloth, shape: Shape): void {
  countKnots(cloth, shape.rings)
  cloth.shapes.push(shape)
}

/** Bounding box of all knots of a shape, in mm; B-splines stay inside it. */
export function shapeBox(shape: Shape): Box {
  return boxOf(shape.rings)
}
