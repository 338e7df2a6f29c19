import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { stampMotif } from '../../../kit/motif/stamp-motif.ts'
import { bloomOn, paintRosette } from './rug-blooms.ts'
import type { RugInks } from './rug-inks.ts'

/** Width of all borders of a rug as a share of its shorter side. */
export const BORDER_SHARE = 0.17

/**
 * The borders round a whole rug, over what lies there: guard, main border, guard. Palmettes looking in and out stand on a
 * meander in the main one, a rosette in each corner.
 */
export function paintBorders(cloth: Cloth, inks: RugInks): void {
  const { widthMm: wide, heightMm: tall } = cloth
  const border = Math.min(wide, tall) * BORDER_SHARE
  const frame = (from: number, to: number, ink: number): void => {
    const [outer, inner] = [from, to].map((share) =>
      rectangle(border * share, border * share, wide - border * share, tall - border * share),
    )
    paint(cloth, ink, outer, [inner])
  }
  frame(-0.1, 1, inks.shield)
  frame(0.06, 0.24, inks.corner)
  frame(0.24, 0.28, inks.line)
  frame(0.76, 0.8, inks.line)
  frame(0.8, 0.95, inks.corner)
  frame(0.95, 1, inks.line)
  for (const at of [0.15, 0.875]) paintBeads(cloth, inks, border * at, border * 0.045)
  const middle = border * 0.52
  const corners: readonly Point[] = [
    [middle, middle],
    [wide - middle, middle],
    [wide - middle, tall - middle],
    [middle, tall - middle],
  ]
  for (const [side, from] of corners.entries()) paintSide(cloth, inks, from, corners[(side + 1) % 4], border)
  for (const corner of corners) paintRosette(cloth, corner, border * 0.22, inks, inks.shield)
}

function rectangle(left: number, top: number, right: number, bottom: number): Ring {
  return [
    [left, top, 1],
    [right, top, 1],
    [right, bottom, 1],
    [left, bottom, 1],
  ]
}

/** Dots along a guard stripe, evenly from corner to corner. */
function paintBeads(cloth: Cloth, inks: RugInks, inset: number, half: number): void {
  const { widthMm: wide, heightMm: tall } = cloth
  const along = (from: number, to: number): number[] => {
    const count = Math.max(4, Math.round((to - from) / (half * 5)))
    return Array.from({ length: count }, (_, at) => from + ((to - from) * (at + 0.5)) / count)
  }
  const beads = [
    ...along(inset, wide - inset).flatMap((x): Point[] => [
      [x, inset],
      [x, tall - inset],
    ]),
    ...along(inset, tall - inset).flatMap((y): Point[] => [
      [inset, y],
      [wide - inset, y],
    ]),
  ]
  for (const [at, [x, y]] of beads.entries())
    paint(cloth, at % 4 < 2 ? inks.line : inks.bloom, [
      [x, y - half, 1],
      [x + half, y, 1],
      [x, y + half, 1],
      [x - half, y, 1],
    ])
}

/** One side of the main border, mirrored about its middle: palmettes by turns in and out, the meander between. */
function paintSide(cloth: Cloth, inks: RugInks, from: Point, to: Point, border: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const count = Math.max(3, Math.round(length / (border * 0.72) / 2) * 2 + 1)
  const turn = Math.atan2(dy, dx)
  const at = (share: number, off: number): Point => [
    from[0] + dx * share - Math.sin(turn) * off,
    from[1] + dy * share + Math.cos(turn) * off,
  ]
  const wave = Array.from({ length: count * 8 + 1 }, (_, step): Point => {
    const share = step / (count * 8)
    return at(share, border * 0.13 * Math.cos(share * count * (TURN / 2) + TURN / 4))
  })
  paint(
    cloth,
    inks.leaf,
    ribbon(wave, () => border * 0.025),
  )
  for (let bloom = 0; bloom < count; bloom++) {
    const [x, y] = at((bloom + 0.5) / count, 0)
    if (bloom % 2) paintRosette(cloth, [x, y], border * 0.15, inks, inks.shield)
    else stampMotif(cloth, bloomOn(inks, inks.shield, border * 0.38), { x, y, turn: turn + (bloom % 4 ? 0 : TURN / 2) })
  }
}
