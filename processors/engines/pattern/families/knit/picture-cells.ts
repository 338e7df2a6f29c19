import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { boxOf } from '../../kit/line/knot.ts'
import { fillIndexPlane } from '../../render/index-plane.ts'
import { subjectOf } from '../conversational/subject.ts'
import type { Plan } from '../family.ts'

/** A thing as stitches: ink indices row by row, -1 for the ground. */
export type PictureCells = readonly (readonly number[])[]

/**
 * Stitches of a thing's longer side: with fewer, faces and legs are lost; with more, stitches are no longer visible.
 */
const STITCHES = 28
/** Size in mm at which a thing is rendered, and samples per stitch in each direction. */
const [DRAWN_MM, POINTS] = [60, 5]
const NO_INK = 255
/** Covered share from which a stitch belongs to the thing. */
const COVERED = 0.42
/** Weight by which rare inks of a thing win over frequent ones, so that eyes and beaks are kept. */
const RARITY = 0.34

/**
 * Stitched versions of the thing that a noun names, one per turn, possibly in other poses; none where it has no
 * picture.
 */
export function pictureCellsOf(
  plan: Plan,
  noun: string,
  at: number,
): ((random: Random, turn: number) => PictureCells)[] {
  return subjectOf(plan, noun, at).map((subject) => (random, turn) => {
    const { layers } = subject.draw(random, DRAWN_MM, turn)
    const { left, right, top, bottom } = boxOf(layers.map(({ ring }) => ring))
    const stitchMm = Math.max(right - left, bottom - top) / STITCHES
    const [columns, rows] = [right - left, bottom - top].map((side) => Math.max(1, Math.ceil(side / stitchMm - 0.01)))
    const cloth = createCloth(columns * stitchMm, rows * stitchMm, NO_INK, { wraps: false })
    const place = (ring: Ring): Ring => ring.map(([x, y, corner]) => [x - left, y - top, corner])
    for (const { ink, ring, holes } of layers) paint(cloth, ink, place(ring), holes.map(place))
    return cellsOf(fillIndexPlane(cloth, columns * POINTS, rows * POINTS).data, columns, rows)
  })
}

function cellsOf(plane: Uint8Array, columns: number, rows: number): number[][] {
  const totals = new Map<number, number>()
  for (const ink of plane) if (ink !== NO_INK) totals.set(ink, (totals.get(ink) ?? 0) + 1)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const counts = new Map<number, number>()
      for (let point = 0; point < POINTS * POINTS; point++) {
        const y = row * POINTS + Math.floor(point / POINTS)
        const ink = plane[y * columns * POINTS + column * POINTS + (point % POINTS)]
        if (ink !== NO_INK) counts.set(ink, (counts.get(ink) ?? 0) + 1)
      }
      const covered = [...counts.values()].reduce((sum, count) => sum + count, 0)
      if (covered < COVERED * POINTS * POINTS) return -1
      const weight = (ink: number): number => (counts.get(ink) ?? 0) * (totals.get(ink) ?? 1) ** -RARITY
      return [...counts.keys()].reduce((best, ink) => (weight(ink) > weight(best) ? ink : best))
    }),
  )
}
