import { silhouette } from './flatten.ts'
import type { Point, Ring } from './knot.ts'
import { wrap } from './knot.ts'
import type { Lattice } from './lattice.ts'

/** How far every place of the torus is from the nearest silhouette, in mm; 0 inside one. */
export type ClearanceField = {
  readonly clearanceAt: (x: number, y: number) => number
  /** Marks silhouettes as taken; distances are known up to `reachMm`. */
  readonly stamp: (rings: readonly Ring[]) => void
  /** Share of the cloth under a silhouette. */
  readonly coverage: () => number
  readonly cellMm: number
}

const CELLS_ALONG = 256
const FAR_MM = 1e4

/**
 * A grid of about 256 cells along the long edge, kept for one cell of the lattice, so that stamping once stamps every copy.
 */
export function createClearanceField(
  widthMm: number,
  heightMm: number,
  lattice: Lattice,
  reachMm: number,
): ClearanceField {
  const cellMm = Math.max(widthMm, heightMm) / CELLS_ALONG
  const spanMm = widthMm / lattice.order
  const dropMm = (heightMm * lattice.step) / lattice.order
  const columns = Math.max(1, Math.round(spanMm / cellMm))
  const rows = Math.max(1, Math.round(heightMm / cellMm))
  const [stepX, stepY] = [spanMm / columns, heightMm / rows]
  const field = new Float32Array(columns * rows).fill(FAR_MM)
  const indexAt = (x: number, y: number): number => {
    const copy = Math.floor(x / spanMm)
    const column = Math.min(columns - 1, Math.floor((x - copy * spanMm) / stepX))
    const row = Math.min(rows - 1, Math.floor(wrap(y - copy * dropMm, heightMm) / stepY))
    return row * columns + column
  }
  const spread = spreadOffsets(stepX, stepY, reachMm)
  const isInside = (x: number, y: number): boolean => field[indexAt(x, y)] === 0
  const isRim = (x: number, y: number): boolean =>
    !(isInside(x - stepX, y) && isInside(x + stepX, y) && isInside(x, y - stepY) && isInside(x, y + stepY))
  const pour = (x: number, y: number): void => {
    for (const { dx, dy, distance } of spread) {
      const at = indexAt(x + dx, y + dy)
      if (field[at] > distance) field[at] = distance
    }
  }
  return {
    cellMm,
    clearanceAt: (x, y) => field[indexAt(x, y)],
    coverage: () => field.reduce((count, distance) => count + (distance === 0 ? 1 : 0), 0) / field.length,
    stamp: (rings) => {
      const outlines = rings.map(silhouette)
      for (const outline of outlines)
        scanInside(outline, stepX, stepY, (x, y) => {
          field[indexAt(x, y)] = 0
        })
      for (const outline of outlines)
        walkOutline(outline, cellMm * 2.2, (x, y) => {
          field[indexAt(x, y)] = 0
          if (isRim(x, y)) pour(x, y)
        })
    },
  }
}

function spreadOffsets(stepX: number, stepY: number, reachMm: number): { dx: number; dy: number; distance: number }[] {
  const offsets: { dx: number; dy: number; distance: number }[] = []
  for (let dx = -Math.floor(reachMm / stepX) * stepX; dx <= reachMm; dx += stepX)
    for (let dy = -Math.floor(reachMm / stepY) * stepY; dy <= reachMm; dy += stepY) {
      const distance = Math.hypot(dx, dy)
      if (distance <= reachMm) offsets.push({ dx, dy, distance: Math.fround(distance) })
    }
  return offsets
}

function scanInside(
  outline: readonly Point[],
  stepX: number,
  stepY: number,
  visit: (x: number, y: number) => void,
): void {
  let [top, bottom] = [Infinity, -Infinity]
  for (const [, y] of outline) {
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  for (let y = (Math.floor(top / stepY) + 0.5) * stepY; y <= bottom; y += stepY) {
    const crossings = crossingsAt(outline, y)
    for (let at = 0; at + 1 < crossings.length; at += 2)
      for (let x = crossings[at]; x < crossings[at + 1]; x += stepX) visit(x, y)
  }
}

function crossingsAt(outline: readonly Point[], y: number): number[] {
  const crossings: number[] = []
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
    const [from, to] = [outline[before], outline[at]]
    if (from[1] <= y !== to[1] <= y) crossings.push(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]))
  }
  return crossings.sort((one, other) => one - other)
}

/** Visits points along a closed outline no farther apart than `stepMm`. */
function walkOutline(outline: readonly Point[], stepMm: number, visit: (x: number, y: number) => void): void {
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
    const [from, to] = [outline[before], outline[at]]
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / stepMm))
    for (let step = 0; step < steps; step++)
      visit(from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps)
  }
}
