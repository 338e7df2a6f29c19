import type { Curve } from '../fit/curve.ts'
import type { Pen } from './pen.ts'

// Segments of the line that is read. A copy is no longer than what it holds; lists that grew keep room for as much again.
const coords: number[] = []
const straight: boolean[] = []

/** The segments that the pen has drawn, from a place on. */
export function readCurve({ coords: written, straight: lines }: Pen, x: number, y: number, count: number): Curve {
  for (let i = 0; i < count * 6; i++) coords[i] = written[i]
  for (let i = 0; i < count; i++) straight[i] = lines[i] === 1
  return { x, y, coords: coords.slice(0, count * 6), straight: straight.slice(0, count) }
}
