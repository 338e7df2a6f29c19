import { ribbon } from '../../kit/line/curve.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentLeaf, ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail } from '../../kit/motif/motif.ts'
import type { BotehInks } from './boteh-form.ts'
import { pathAt, RICH_LEAST_MM, radiusAt, walkContour } from './boteh-form.ts'

export const botehFillings = ['flower', 'feather', 'nested', 'florets'] as const
export type BotehFilling = (typeof botehFillings)[number]

/** What grows inside a boteh; `contour` gives its inner outlines by their inset as a share of the radius. */
export function fillBoteh(
  motif: Motif,
  inks: BotehInks,
  sizeMm: number,
  filling: BotehFilling,
  contour: (inset: number) => Ring | undefined,
): void {
  const isRich = sizeMm > RICH_LEAST_MM
  if (filling === 'flower') {
    addTailSprig(motif, inks, sizeMm, isRich)
    addBellyFlower(motif, inks, sizeMm, isRich)
  } else if (filling === 'feather') addFeather(motif, inks, sizeMm)
  else if (filling === 'florets') addFlorets(motif, inks, sizeMm)
  else {
    const bands = [
      [inks.ground, 0.4],
      [inks.third, 0.43],
      [inks.line, 0.56],
      [inks.ground, 0.6],
      [inks.first, 0.66],
      [inks.line, 0.82],
    ] as const
    for (const [ink, inset] of bands) {
      const ring = contour(inset)
      if (ring) addDetail(motif, ink, ring)
    }
    for (const { x, y } of walkContour(sizeMm, 0.495, sizeMm * 0.15))
      addDetail(motif, inks.ground, circle(x, y, sizeMm * 0.028, 8))
  }
}

/** Leaves in pairs from belly to tail, on one rib. */
function addFeather(motif: Motif, inks: BotehInks, sizeMm: number): void {
  const rib = Array.from({ length: 11 }, (_, step) => pathAt(-0.12 + step * 0.088, sizeMm))
  for (let pair = 0; pair < 11; pair++) {
    const t = -0.06 + pair * 0.068
    const [x, y] = pathAt(t, sizeMm)
    const [nextX, nextY] = pathAt(t + 0.01, sizeMm)
    const heading = Math.atan2(nextY - y, nextX - x)
    const length = (radiusAt(t, sizeMm) - sizeMm * 0.34) * 1.12
    if (length < sizeMm * 0.06) continue
    for (const side of [1, -1]) {
      const [toX, toY] = polar(x, y, length, heading + side * 0.86)
      addDetail(motif, pair % 2 ? inks.third : inks.ground, ornamentLeaf(x, y, toX, toY, 0.17, side * 0.03))
    }
  }
  addDetail(
    motif,
    inks.line,
    ribbon(rib, (t) => sizeMm * 0.026 * (1 - 0.7 * t)),
  )
}

/** Small four-petalled florets down the middle, shrinking with the tail. */
function addFlorets(motif: Motif, inks: BotehInks, sizeMm: number): void {
  const rows = [
    { t: -0.16, across: [0] },
    { t: 0.0, across: [-0.36, 0.36] },
    { t: 0.13, across: [0, -0.6, 0.6] },
    { t: 0.27, across: [-0.3, 0.3] },
    { t: 0.4, across: [0] },
    { t: 0.54, across: [0] },
  ]
  for (const { t, across } of rows) {
    const [x, y] = pathAt(t, sizeMm)
    const [nextX, nextY] = pathAt(t + 0.01, sizeMm)
    const heading = Math.atan2(nextY - y, nextX - x)
    const room = radiusAt(t, sizeMm) - sizeMm * 0.3
    for (const share of across) {
      const [fx, fy] = polar(x, y, share * room, heading + TURN / 4)
      const size = Math.min(sizeMm * 0.2, room * 0.5)
      for (let petal = 0; petal < 5; petal++)
        addDetail(
          motif,
          share === 0 ? inks.ground : inks.third,
          ornamentPetal(fx, fy, heading + (petal / 5) * TURN, 0, size, size * 0.36),
        )
      addDetail(motif, inks.line, circle(fx, fy, size * 0.24, 8))
    }
  }
}

function addTailSprig(motif: Motif, inks: BotehInks, sizeMm: number, isRich: boolean): void {
  const stem = Array.from({ length: 9 }, (_, step) =>
    pathAt(isRich ? 0.14 + (step / 8) * 0.62 : 0.3 + (step / 8) * 0.4, sizeMm),
  )
  addDetail(
    motif,
    inks.ground,
    ribbon(stem, (t) => sizeMm * (isRich ? 0.023 : 0.05) * (1 - 0.7 * t)),
  )
  if (!isRich) return
  for (let pair = 0; pair < 7; pair++) {
    const t = 0.3 + pair * 0.066
    const [x, y] = pathAt(t, sizeMm)
    const [nextX, nextY] = pathAt(t + 0.01, sizeMm)
    const heading = Math.atan2(nextY - y, nextX - x)
    const length = (radiusAt(t, sizeMm) - sizeMm * 0.33) * 0.92
    if (length < sizeMm * 0.05) continue
    for (const side of [1, -1]) {
      const [toX, toY] = polar(x, y, length, heading + side * 0.82)
      addDetail(motif, pair % 2 ? inks.third : inks.ground, ornamentLeaf(x, y, toX, toY, 0.34, side * 0.04))
    }
  }
}

function addBellyFlower(motif: Motif, inks: BotehInks, sizeMm: number, isRich: boolean): void {
  const [x, y] = pathAt(0.055, sizeMm)
  const petals = isRich ? 10 : 6
  for (let petal = 0; petal < petals; petal++) {
    const turn = (petal / petals) * TURN - TURN / 4
    addDetail(motif, inks.ground, ornamentPetal(x, y, turn, sizeMm * 0.14, sizeMm * 0.6, sizeMm * 0.14))
    if (!isRich) continue
    addDetail(
      motif,
      petal % 2 ? inks.first : inks.third,
      ornamentPetal(x, y, turn, sizeMm * 0.2, sizeMm * 0.53, sizeMm * 0.092),
    )
    addDetail(motif, inks.line, ornamentPetal(x, y, turn, sizeMm * 0.2, sizeMm * 0.4, sizeMm * 0.03))
  }
  addDetail(motif, isRich ? inks.line : inks.third, circle(x, y, sizeMm * (isRich ? 0.235 : 0.17)))
  if (!isRich) return
  for (let bead = 0; bead < 12; bead++) {
    const [bx, by] = polar(x, y, sizeMm * 0.185, (bead / 12) * TURN)
    addDetail(motif, inks.ground, circle(bx, by, sizeMm * 0.028, 8))
  }
  addDetail(motif, inks.third, circle(x, y, sizeMm * 0.135, 8))
}
