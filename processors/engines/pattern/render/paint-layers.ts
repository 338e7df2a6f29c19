import type { Cloth, Shape } from '../kit/area/cloth.ts'
import { shapeBox } from '../kit/area/cloth.ts'
import type { Box } from '../kit/line/knot.ts'
import { latticeShares } from '../kit/place/lattice.ts'
import { createLevels } from './paint-levels.ts'

/** A shape and the translations, in shares of the period, at which some part of it shows. */
export type PlacedShape = { readonly shape: Shape; readonly places: readonly (readonly [x: number, y: number])[] }

/** Shapes of one ink that can be painted together. */
export type PaintLayer = { readonly ink: number; readonly shapes: readonly PlacedShape[] }

const INKS_MOST = 256

/** Groups a cloth into few layers, back to front: one per ink and depth, without the ground. */
export function paintLayersOf(cloth: Cloth): PaintLayer[] {
  const copies = latticeShares(cloth.lattice)
  const levels = createLevels(cloth)
  const layers = new Map<number, PlacedShape[]>()
  for (const shape of cloth.shapes) {
    const key = levels.levelOf(shape) * INKS_MOST + shape.ink
    const places = placesOf(cloth, shape, copies)
    if (places.length === 0) continue
    const layer = layers.get(key)
    if (layer) layer.push({ shape, places })
    else layers.set(key, [{ shape, places }])
  }
  return [...layers].sort(([one], [other]) => one - other).map(([key, shapes]) => ({ ink: key % INKS_MOST, shapes }))
}

function placesOf(cloth: Cloth, shape: Shape, copies: readonly (readonly [number, number])[]): [number, number][] {
  const box = shareBox(cloth, shapeBox(shape))
  if (!cloth.wraps)
    return copies
      .filter(([x, y]) => box.left + x < 1 && box.right + x > 0 && box.top + y < 1 && box.bottom + y > 0)
      .map(([x, y]) => [x, y])
  return copies.flatMap(([x, y]) => {
    const places: [number, number][] = []
    for (let column = firstPlace(box.right + x); column + x + box.left < 1 - EDGE; column++)
      for (let row = firstPlace(box.bottom + y); row + y + box.top < 1 - EDGE; row++) places.push([column + x, row + y])
    return places
  })
}

/** Share of the period; shapes that only touch an edge do not show beyond it. */
const EDGE = 1e-7

/** The first integer translation at which a box that ends at `end` reaches into the window. */
function firstPlace(end: number): number {
  return Math.floor(-end + EDGE) + 1
}

function shareBox(cloth: Cloth, box: Box): Box {
  return {
    left: box.left / cloth.widthMm,
    right: box.right / cloth.widthMm,
    top: box.top / cloth.heightMm,
    bottom: box.bottom / cloth.heightMm,
  }
}
