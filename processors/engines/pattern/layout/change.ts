import type { Cloth } from '../kit/area/cloth.ts'
import type { Random } from '../kit/chance/random.ts'
import type { Knot, Ring } from '../kit/line/knot.ts'
import { boxOf, TURN, windRing } from '../kit/line/knot.ts'
import { rectangle } from '../kit/line/outline.ts'
import { fitCells } from '../kit/place/fit-cells.ts'
import type { Lattice } from '../kit/place/lattice.ts'
import { blockLattice } from '../kit/place/lattice.ts'

/** How one cloth changes into something else halfway up the repeat, and back: into things, dots of itself, or waves. */
export type Change = 'things' | 'dots' | 'waves'

/**
 * Where the things lie into which a cloth dissolves: the strip where nothing of it is left, and part of the transition.
 */
export const openLattice: Lattice = {
  ...blockLattice,
  lanes: { isUpright: false, middles: [0.5], halfWidth: 0.33, spread: 0.7 },
}

/**
 * Distances from the middle as shares of the height: closer than the first nothing of the cloth is left, beyond the
 * second all of it.
 */
const [GONE, WHOLE] = [0.14, 0.38] as const
/** Side of a fragment at scale 1, mm: the check of a gingham, half a houndstooth. */
const FRAGMENT_MM = 10
/** Randomness in the size of fragments where a cloth breaks up, 0..1. */
const UNEVEN = 0.5
/**
 * Side of what is left of a fragment, as a share of its cell: the smallest that prints, and that of the dots in which a
 * cloth ends.
 */
const [LEAST, DOT] = [0.1, 0.46] as const

/** The cloth seen through openings that shrink towards the middle of the repeat, from square to round. */
export function dissolve(
  cloth: Cloth,
  { scale, random }: { scale: number; random: Random },
  into: 'things' | 'dots',
): Cloth {
  const { widthMm, heightMm, ground } = cloth
  const columns = fitCells(widthMm, FRAGMENT_MM * scale, 2)
  const rows = fitCells(heightMm, FRAGMENT_MM * scale, 2)
  const covers: Ring[] = []
  const openings: Ring[] = []
  for (let row = 0; row < rows.count; row++) {
    const far = Math.abs((row + 0.5) / rows.count - 0.5)
    const whole = (far - GONE) / (WHOLE - GONE)
    if (whole >= 1 + UNEVEN) continue
    for (let column = 0; column < columns.count; column++) {
      const chance = into === 'dots' ? 0 : UNEVEN * (random.next() - 0.5)
      const share = into === 'dots' ? DOT + (1 - DOT) * Math.max(0, whole) : whole + chance
      if (share >= 1) continue
      covers.push(rectangle(column * columns.sizeMm, row * rows.sizeMm, columns.sizeMm, rows.sizeMm))
      if (share > LEAST)
        openings.push(opening((column + 0.5) * columns.sizeMm, (row + 0.5) * rows.sizeMm, columns.sizeMm, share))
    }
  }
  const rings = [...covers.map((ring) => windRing(ring, 1)), ...openings.map((ring) => windRing(ring, -1))]
  return covers.length === 0 ? cloth : { ...cloth, shapes: [...cloth.shapes, { ink: ground, rings }] }
}

/** A square whose corners become rounder the more it has shrunk (superellipse). */
function opening(x: number, y: number, cellMm: number, share: number): Ring {
  const half = (cellMm / 2) * Math.min(0.97, share)
  const power = 2 + 10 * Math.max(0, share - 0.35) ** 1.5
  return Array.from({ length: 16 }, (_, at): Knot => {
    const angle = ((at + 0.5) / 16) * TURN
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const reach = (half * 1.02) / (Math.abs(cos) ** power + Math.abs(sin) ** power) ** (1 / power)
    return [x + cos * reach, y + sin * reach]
  })
}

/** Number of waves in the height of the cloth, and their amplitude at its middle as a share of the height. */
const [WAVES, SWING] = [4, 0.05] as const
/** Longer sides, mm, are subdivided so that they can bend. */
const SIDE_MM = 4

/**
 * Bends every line of a cloth, more towards the middle of the repeat: straight stripes become waves and then straight
 * again.
 */
export function ripple(cloth: Cloth): Cloth {
  const isAcross = cloth.shapes.some(({ rings }) => {
    const { left, right, top, bottom } = boxOf(rings)
    return right - left >= cloth.widthMm && bottom - top < cloth.heightMm / 2
  })
  const [along, across] = isAcross ? [cloth.widthMm, cloth.heightMm] : [cloth.heightMm, cloth.widthMm]
  const bend = ([x, y, corner]: Knot): Knot => {
    const [run, side] = isAcross ? [x / along, y / across] : [y / along, x / across]
    const swing = SWING * along * ((1 - Math.cos(TURN * run)) / 2) ** 1.5 * Math.sin(TURN * (WAVES * run + side))
    return isAcross ? [x, y + swing, corner] : [x + swing, y, corner]
  }
  const shapes = cloth.shapes.map(({ ink, rings }) => ({ ink, rings: rings.map((ring) => divide(ring).map(bend)) }))
  return { ...cloth, shapes }
}

/** The same outline with smooth knots along its straight sides. */
function divide(ring: Ring): Ring {
  return ring.flatMap((knot, at) => {
    const next = ring[(at + 1) % ring.length]
    const steps =
      knot[2] === 1 && next[2] === 1 ? Math.ceil(Math.hypot(next[0] - knot[0], next[1] - knot[1]) / SIDE_MM) : 1
    return Array.from({ length: Math.max(1, steps) }, (_, step): Knot => {
      if (step === 0) return knot
      const share = step / steps
      return [knot[0] + (next[0] - knot[0]) * share, knot[1] + (next[1] - knot[1]) * share]
    })
  })
}
