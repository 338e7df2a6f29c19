import type { Random } from '../../../kit/chance/random.ts'
import type { Knot, Ring } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm } from '../../../kit/motif/motif.ts'
import { blob } from './heart.ts'
import type { PetalOptions } from './petal.ts'
import { shapePetal } from './petal.ts'

export type OrnatePetal = PetalOptions & {
  readonly ink: number
  /** Inks of the petals drawn inside this one, the widest first. */
  readonly tongues?: readonly number[]
  /** Dots inside the rim, and their ink. */
  readonly dots?: number
  readonly dotInk?: number
  /** Strokes between the tongue and the rim. */
  readonly rays?: number
}

type At = (t: number, v: number, corner?: 0 | 1) => Knot

/** A petal as chintz and folk painting know it: petal in petal in petal, with dots along its rim. */
export function addOrnatePetal(motif: Motif, random: Random, options: OrnatePetal): void {
  const { tongues = [], dots = 0, rays = 0 } = options
  const { ring, at } = shapePetal(random, options)
  addForm(motif, options.ink, ring)
  const inner = options.dotInk ?? options.ink
  for (let ray = 0; ray < rays; ray++) {
    const v = ((ray + 0.5) / rays - 0.5) * 1.3
    addDetail(motif, inner, dash(at, 0.5, 0.84 - Math.abs(v) * 0.1, v))
  }
  tongues.forEach((ink, depth) => {
    addDetail(motif, ink, tongue(at, 0.74 - depth * 0.24, 0.62 - depth * 0.2))
  })
  for (let dot = 0; dot < dots; dot++) {
    const v = dots === 1 ? 0 : (dot / (dots - 1) - 0.5) * 1.24
    const [x, y] = at(0.88 - Math.abs(v) * 0.12, v)
    addDetail(motif, inner, blob(random, x, y, Math.max(0.24, options.lengthMm * 0.032), 5))
  }
}

function tongue(at: At, reach: number, wide: number): Ring {
  return [
    at(0.05, 0, 1),
    at(reach * 0.42, wide * 0.95),
    at(reach * 0.84, wide * 0.82),
    at(reach, 0, 1),
    at(reach * 0.84, -wide * 0.82),
    at(reach * 0.42, -wide * 0.95),
  ]
}

function dash(at: At, from: number, to: number, v: number): Ring {
  return [at(from, v, 1), at((from + to) / 2, v + 0.05), at(to, v, 1), at((from + to) / 2, v - 0.05)]
}
