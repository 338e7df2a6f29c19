import { type Cubic, cutCubic } from './cubic.ts'
import type { Curve } from './curve.ts'

/** Lines that divide the plane into tiles: x = left + k × width and y = top + k × height for all integers k. */
export type TileGrid = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** A part of a curve that lies in one tile. */
export type CurvePart = { readonly curve: Curve; readonly column: number; readonly row: number }

/** Cuts a curve at every tile line that it crosses; parts come in order and share their cut points exactly. */
export function splitByTiles(curve: Curve, grid: TileGrid): CurvePart[] {
  const parts: {
    curve: { x: number; y: number; coords: number[]; straight: boolean[] }
    column: number
    row: number
  }[] = []
  let [x, y] = [curve.x, curve.y]
  for (let i = 0; i < curve.straight.length; i++) {
    const [x1, y1, x2, y2, endX, endY] = curve.coords.slice(i * 6, i * 6 + 6)
    const isLine = curve.straight[i]
    const cubic: Cubic = isLine
      ? [x, y, x + (endX - x) / 3, y + (endY - y) / 3, endX - (endX - x) / 3, endY - (endY - y) / 3, endX, endY]
      : [x, y, x1, y1, x2, y2, endX, endY]
    for (const piece of cutByGrid(cubic, grid)) {
      const [middleX, middleY] = pointAt(piece, 0.5)
      const column = Math.floor((middleX - grid.left) / grid.width)
      const row = Math.floor((middleY - grid.top) / grid.height)
      const last = parts.at(-1)
      const target =
        last && last.column === column && last.row === row
          ? last
          : { curve: { x: piece[0], y: piece[1], coords: [], straight: [] }, column, row }
      if (target !== last) parts.push(target)
      const handles = isLine ? [piece[6], piece[7], piece[6], piece[7]] : piece.slice(2, 6)
      target.curve.coords.push(...handles, piece[6], piece[7])
      target.curve.straight.push(isLine)
    }
    ;[x, y] = [endX, endY]
  }
  return parts
}

function cutByGrid(cubic: Cubic, grid: TileGrid): Cubic[] {
  const cuts = [...crossings(cubic, 0, grid.left, grid.width), ...crossings(cubic, 1, grid.top, grid.height)].sort(
    (a, b) => a.t - b.t,
  )
  const pieces: Cubic[] = []
  let rest = cubic
  let done = 0
  for (const { t, axis, value } of cuts) {
    const [before, after] = cutCubic(rest, (t - done) / (1 - done))
    // The cut lies exactly on the line, so both tiles get the same number.
    const onLine = (piece: Cubic, at: 0 | 6): Cubic =>
      piece.map((v, i) => (i === at + axis ? value : v)) as unknown as Cubic
    pieces.push(onLine(before, 6))
    rest = onLine(after, 0)
    done = t
  }
  pieces.push(rest)
  return pieces
}

function crossings(
  cubic: Cubic,
  axis: 0 | 1,
  origin: number,
  step: number,
): { readonly t: number; readonly axis: 0 | 1; readonly value: number }[] {
  const values = [cubic[axis], cubic[2 + axis], cubic[4 + axis], cubic[6 + axis]]
  const first = Math.ceil((Math.min(...values) - origin) / step)
  const last = Math.floor((Math.max(...values) - origin) / step)
  const found: { t: number; axis: 0 | 1; value: number }[] = []
  for (let k = first; k <= last; k++) {
    const value = origin + k * step
    for (const t of solveMonotone(values, value)) found.push({ t, axis, value })
  }
  return found
}

const BISECTIONS = 60

/** All t strictly inside 0..1 at which the coordinate passes `value`, by bisection between the turning points. */
function solveMonotone(values: readonly number[], value: number): number[] {
  const [p0, p1, p2, p3] = values
  const a = -p0 + 3 * p1 - 3 * p2 + p3
  const b = 2 * (p0 - 2 * p1 + p2)
  const c = p1 - p0
  const turns = solveQuadratic(a, b, c).filter((t) => t > 0 && t < 1)
  const stops = [0, ...turns.sort((one, other) => one - other), 1]
  const at = (t: number): number => {
    const u = 1 - t
    return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3 - value
  }
  const roots: number[] = []
  for (let i = 0; i + 1 < stops.length; i++) {
    let [low, high] = [stops[i], stops[i + 1]]
    const rises = at(high) > at(low)
    if (at(low) === 0 || at(low) > 0 === at(high) > 0) continue
    for (let round = 0; round < BISECTIONS; round++) {
      const middle = (low + high) / 2
      if (at(middle) > 0 === rises) high = middle
      else low = middle
    }
    if (low > 0 && high < 1) roots.push((low + high) / 2)
  }
  return roots
}

function solveQuadratic(a: number, b: number, c: number): number[] {
  if (Math.abs(a) < 1e-12) return Math.abs(b) < 1e-12 ? [] : [-c / b]
  const root = b * b - 4 * a * c
  if (root < 0) return []
  return [(-b - Math.sqrt(root)) / (2 * a), (-b + Math.sqrt(root)) / (2 * a)]
}

function pointAt(cubic: Cubic, t: number): readonly [number, number] {
  const [, after] = cutCubic(cubic, t)
  return [after[0], after[1]]
}
