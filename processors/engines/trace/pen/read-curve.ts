import type { Curve } from '../fit/curve.ts'
import type { Pen } from './pen.ts'

// Segments of the line that is read. A copy is no longer than what it holds; lists that grew keep room for as much again.
const coords: number[] = []
const straight: boolean[] = []

/** So many segments that were drawn, from a place on. */
export function readCurve(
  { coords: written, straight: lines }: Pick<Pen, 'coords' | 'straight'>,
  x: number,
  y: number,
  count: number,
): Curve {
  for (let i = 0; i < count * 6; i++) coords[i] = written[i]
  for (let i = 0; i < count; i++) straight[i] = lines[i] === 1
  return { x, y, coords: coords.slice(0, count * 6), straight: straight.slice(0, count) }
}
