import type { Curve } from '../fit/curve.ts'
import type { Pen } from './pen.ts'

// Scratch lists, copied into results: a copy is no longer than its content, while a list that grew holds spare
// capacity.
const coords: number[] = []
const straight: boolean[] = []

/** Copies `count` segments that a kernel wrote into a curve that starts at (x, y). */
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
