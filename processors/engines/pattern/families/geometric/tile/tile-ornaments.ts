import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../../kit/line/knot.ts'
import { ornamentPetal } from '../../../kit/line/ornament.ts'
import { circle, regularPolygon, star } from '../../../kit/line/outline.ts'

/** Inks of one ornament: its outline, its body, a light inside and a spark in the middle. */
export type OrnamentInks = {
  readonly line: number
  readonly body: number
  readonly light: number
  readonly spark: number
}

/** A figure with the symmetry of a square round a point; `reach` is its radius in mm. */
export type Ornament = (cloth: Cloth, centre: Point, reach: number, inks: OrnamentInks) => void

const rosette: Ornament = (cloth, [x, y], reach, inks) => {
  for (const [ink, from, to, half] of [
    [inks.line, 0.1, 1, 0.22],
    [inks.body, 0.16, 0.92, 0.165],
    [inks.light, 0.4, 0.74, 0.07],
  ] as const)
    for (let petal = 0; petal < 8; petal++)
      paint(cloth, ink, ornamentPetal(x, y, (petal / 8) * TURN, reach * from, reach * to, reach * half))
  paint(cloth, inks.line, circle(x, y, reach * 0.22, 8))
  paint(cloth, inks.spark, circle(x, y, reach * 0.15, 8))
}

const quatrefoil: Ornament = (cloth, [x, y], reach, inks) => {
  const lobes = (share: number, ink: number): void => {
    for (let lobe = 0; lobe < 4; lobe++) {
      const turn = (lobe / 4) * TURN
      paint(cloth, ink, circle(x + Math.cos(turn) * reach * 0.52, y + Math.sin(turn) * reach * 0.52, reach * share))
    }
    paint(cloth, ink, regularPolygon(x, y, reach * (0.38 + share * 0.6), 4, TURN / 8))
  }
  lobes(0.46, inks.line)
  lobes(0.39, inks.body)
  for (let lobe = 0; lobe < 4; lobe++)
    paint(cloth, inks.light, ornamentPetal(x, y, (lobe / 4) * TURN, reach * 0.2, reach * 0.8, reach * 0.13))
  paint(cloth, inks.spark, circle(x, y, reach * 0.13, 8))
}

const pointedStar: Ornament = (cloth, [x, y], reach, inks) => {
  paint(cloth, inks.line, star(x, y, reach, reach * 0.56, 8))
  paint(cloth, inks.body, star(x, y, reach * 0.88, reach * 0.48, 8))
  paint(cloth, inks.light, star(x, y, reach * 0.52, reach * 0.29, 8))
  paint(cloth, inks.spark, circle(x, y, reach * 0.17, 8))
}

/** Four lilies with curling side leaves, back to back. */
const lilyCross: Ornament = (cloth, [x, y], reach, inks) => {
  for (let arm = 0; arm < 4; arm++) {
    const place = placeKnot({ x, y, turn: (arm / 4) * TURN, size: reach })
    for (const side of [1, -1] as const) {
      const leaf: Ring = [
        [0.34, 0, 1],
        [0.5, side * 0.1],
        [0.62, side * 0.34],
        [0.5, side * 0.52],
        [0.36, side * 0.42],
        [0.46, side * 0.36],
        [0.44, side * 0.18],
      ]
      paint(cloth, inks.line, leaf.map(place))
    }
    paint(cloth, inks.line, ornamentPetal(0, 0, 0, 0.12, 1, 0.24).map(place))
    paint(cloth, inks.body, ornamentPetal(0, 0, 0, 0.22, 0.9, 0.17).map(place))
    paint(cloth, inks.light, ornamentPetal(0, 0, 0, 0.45, 0.76, 0.07).map(place))
  }
  paint(cloth, inks.line, circle(x, y, reach * 0.24, 8))
  paint(cloth, inks.spark, circle(x, y, reach * 0.16, 8))
}

const beadedDisc: Ornament = (cloth, [x, y], reach, inks) => {
  paint(cloth, inks.line, circle(x, y, reach))
  paint(cloth, inks.body, circle(x, y, reach * 0.9))
  for (let bead = 0; bead < 12; bead++) {
    const turn = (bead / 12) * TURN
    paint(
      cloth,
      inks.light,
      circle(x + Math.cos(turn) * reach * 0.74, y + Math.sin(turn) * reach * 0.74, reach * 0.08, 8),
    )
  }
  paint(cloth, inks.light, circle(x, y, reach * 0.54))
  paint(cloth, inks.line, star(x, y, reach * 0.48, reach * 0.2, 4, 0))
  paint(cloth, inks.spark, circle(x, y, reach * 0.14, 8))
}

/** A small lozenge of hollow sides, for the middles of edges. */
export const drop: Ornament = (cloth, [x, y], reach, inks) => {
  for (const [ink, share] of [
    [inks.line, 1],
    [inks.body, 0.7],
  ] as const)
    paint(cloth, ink, star(x, y, reach * share, reach * share * 0.42, 4, 0))
  paint(cloth, inks.spark, circle(x, y, reach * 0.2, 8))
}

export const ornaments: readonly Ornament[] = [rosette, quatrefoil, pointedStar, lilyCross, beadedDisc]
