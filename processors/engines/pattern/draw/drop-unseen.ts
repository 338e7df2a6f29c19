import type { Cloth, Shape } from '../kit/area/cloth.ts'
import type { Knot, Ring } from '../kit/line/knot.ts'
import { latticeShares } from '../kit/place/lattice.ts'
import { flattenRing } from '../render/flatten-shape.ts'
import { fillRun, type PlaneRows } from '../render/index-plane.ts'
import { scanShape } from '../render/scan-shape.ts'

/** Smallest cell of the search, mm: finer than the dots of a screen tells nothing. */
const CELL_MM = 0.3
/** Cells along the long edge, enough up to 640 mm; beyond it as many as keep a cell smaller than a speck. */
const CELLS_ENOUGH = 1024
const CELL_MM_MOST = 0.625
/** Most cells along the edge; each takes four bytes. */
const CELLS_MOST = 4096
/** A shape of which less than this is visible, mm², is a speck that no screen prints. */
const SPECK_MM2 = 0.25
/**
 * Largest distance of a knot from the line between its neighbours, mm, at which it is redundant: the curve moves by
 * half of it.
 */
const IDLE_MM = 0.13

/**
 * Removes what is invisible: shapes under others, specks, and knots that bend their outline by less than 0.07 mm.
 * Drawings built back to front lose a third of their size. For cloths whose lattice draws every copy alike.
 */
export function dropUnseen(cloth: Cloth): Cloth {
  const seen = countSeenCells(cloth)
  const shapes = cloth.shapes.filter((_, at) => seen[at])
  return { ...cloth, shapes: shapes.map(thinShape) }
}

/** For every shape whether enough cells of it are visible, in some copy. */
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

/** Drops redundant knots, but never two in a row, so that errors cannot add up along a gentle bend. */
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
