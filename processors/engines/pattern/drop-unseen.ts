import type { Cloth, Shape } from './kit/area/cloth.ts'
import type { Knot, Ring } from './kit/line/knot.ts'
import { latticeShares } from './kit/place/lattice.ts'
import { flattenRing } from './render/flatten-shape.ts'
import { fillRun, type PlaneRows } from './render/index-plane.ts'
import { scanShape } from './render/scan-shape.ts'

/** Least size of a cell of the search: finer than a screen's dots says nothing. */
const CELL_MM = 0.3
/** So many cells along the long edge are enough up to 640 mm; beyond it as many as keep a cell smaller than what a speck is. */
const CELLS_ENOUGH = 1024
const CELL_MM_MOST = 0.625
/** Of four bytes each, squared. */
const CELLS_MOST = 4096
/** A shape of which less than this can be seen, in square millimetres, is a speck no screen prints. */
const SPECK_MM2 = 0.25
/** How far a knot may lie from the line between its neighbours and still say nothing: half of it is what the curve moves. */
const IDLE_MM = 0.13

/**
 * The same cloth without what nobody sees: shapes that lie under others, specks, and knots that bend their contour by less
 * than 0.07 mm. Drawings built back to front lose a third of their weight. For cloths whose lattice draws every copy alike.
 */
export function dropUnseen(cloth: Cloth): Cloth {
  const seen = countSeenCells(cloth)
  const shapes = cloth.shapes.filter((_, at) => seen[at])
  return { ...cloth, shapes: shapes.map(thinShape) }
}

/** True for every shape of which enough cells can be seen, in some copy of it. */
function countSeenCells(cloth: Cloth): boolean[] {
  const { widthMm, heightMm, shapes } = cloth
  const long = Math.max(widthMm, heightMm)
  const wanted = Math.max(CELLS_ENOUGH, Math.ceil(long / CELL_MM_MOST))
  const cells = Math.min(CELLS_MOST, wanted, Math.ceil(long / CELL_MM))
  const [width, height] = [Math.ceil((cells * widthMm) / long), Math.ceil((cells * heightMm) / long)]
  const owner = new Int32Array(width * height).fill(-1)
  const rows: PlaneRows = { data: owner, width, height, wraps: cloth.wraps }
  const copies = latticeShares(cloth.lattice).map(([x, y]) => [Math.round(x * width), Math.round(y * height)] as const)
  shapes.forEach((shape, at) => {
    const outlines = shape.rings.map((ring) => flattenRing(ring, width / widthMm, height / heightMm))
    scanShape(outlines, (row, from, to) => {
      for (const [dx, dy] of copies) fillRun(rows, row + dy, from + dx, to + dx, at)
    })
  })
  const counts = new Int32Array(shapes.length)
  for (const at of owner) if (at >= 0) counts[at]++
  const least = Math.max(1, Math.round((SPECK_MM2 * width * height) / (widthMm * heightMm)))
  return shapes.map((_, at) => counts[at] > least)
}

function thinShape(shape: Shape): Shape {
  return { ...shape, rings: shape.rings.map(thin) }
}

/** Drops idle knots, never two in a row, so that errors cannot add up along a slow bend. */
function thin(ring: Ring): Ring {
  if (ring.length < 7) return ring
  const kept: Knot[] = []
  let isLastDropped = true
  ring.forEach((knot, at) => {
    const [before, after] = [ring[(at + ring.length - 1) % ring.length], ring[(at + 1) % ring.length]]
    const isIdle = !isLastDropped && knot[2] !== 1 && distanceToLine(knot, before, after) < IDLE_MM
    if (!isIdle) kept.push(knot)
    isLastDropped = isIdle
  })
  return kept.length > 3 ? kept : ring
}

function distanceToLine(knot: Knot, from: Knot, to: Knot): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  if (length < 1e-9) return Math.hypot(knot[0] - from[0], knot[1] - from[1])
  return Math.abs((knot[0] - from[0]) * dy - (knot[1] - from[1]) * dx) / length
}
