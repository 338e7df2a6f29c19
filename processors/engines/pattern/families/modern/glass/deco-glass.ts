import type { Cloth } from '../../../kit/area/cloth.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polygon, rectangle } from '../../../kit/line/outline.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../../family.ts'
import type { Glazing } from './set-glass.ts'
import { sector, setPane, setPanes } from './set-glass.ts'

const [CELL_WIDE_MM, CELL_TALL_MM] = [120, 160]
/** Ends of the strips across a cell, as shares of its width. */
const STRIPS = [0, 0.09, 0.16, 0.34, 0.66, 0.84, 0.91, 1] as const
/** Chevrons over each other, and rays of the sun below. */
const [CHEVRONS, RAYS] = [4, 9] as const

/** How a part of a cell is put where it belongs: shares of the cell to mm. */
type Place = (x: number, y: number) => Point

/**
 * Windows of 1920: upright strips of quiet glass, a stack of chevrons on a stem with small squares at its sides, and a rising sun at the foot.
 *
 * @param isRuled whether all lines are straight, as in prairie houses: squares instead of the sun
 */
export function setDecoGlass(cloth: Cloth, plan: Plan, glazing: Glazing, isRuled: boolean): void {
  const { scale } = plan
  const cells = fitCellPair(plan, { wideMm: CELL_WIDE_MM * scale, tallMm: CELL_TALL_MM * scale }, { columns: 2 })
  for (let column = 0; column < cells.columns; column++)
    for (let row = 0; row < cells.rows; row++) {
      const drop = (column % 2) / 2
      const place: Place = (x, y) => [(column + x) * cells.wideMm, (row + y + drop) * cells.tallMm]
      setStrips(cloth, glazing, place)
      setChevrons(cloth, glazing, place)
      setSquares(cloth, glazing, place)
      if (isRuled) setSteps(cloth, glazing, place)
      else setSun(cloth, glazing, place, Math.min(cells.wideMm * 0.42, cells.tallMm * 0.3))
    }
}

function box(place: Place, left: number, top: number, right: number, foot: number): Ring {
  const [[x, y], [toX, toY]] = [place(left, top), place(right, foot)]
  return rectangle(x, y, toX - x, toY - y)
}

/** Upright strips, the outer ones cut by a few cross leads. */
function setStrips(cloth: Cloth, glazing: Glazing, place: Place): void {
  const { quiet, strong } = glazing
  for (let at = 0; at + 1 < STRIPS.length; at++) {
    const [left, right] = [STRIPS[at], STRIPS[at + 1]]
    const isThin = right - left < 0.08
    const ink = isThin ? strong[0] : quiet[Math.abs(3 - at) % quiet.length]
    const cuts = isThin ? [0, 1] : at === 3 ? [0, 0.5, 1] : [0, 0.22, 0.61, 1]
    for (let cut = 0; cut + 1 < cuts.length; cut++)
      setPane(cloth, glazing, ink, box(place, left, cuts[cut], right, cuts[cut + 1]))
  }
}

/** Chevrons that narrow upwards, each half of two colours, on a thin stem. */
function setChevrons(cloth: Cloth, glazing: Glazing, place: Place): void {
  const { strong } = glazing
  setPane(cloth, glazing, strong[1 % strong.length], box(place, 0.465, 0.1, 0.535, 0.62))
  for (let at = CHEVRONS - 1; at >= 0; at--) {
    const [reach, top, deep] = [0.34 - at * 0.035, 0.4 - at * 0.098, 0.068]
    for (const side of [-1, 1]) {
      const tip = place(0.5, top)
      const outer = place(0.5 + side * reach, top - 0.11)
      const outerFoot = place(0.5 + side * reach, top - 0.11 + deep)
      const foot = place(0.5, top + deep)
      setPane(cloth, glazing, strong[(at + 2) % strong.length], polygon([tip, outer, outerFoot, foot]))
      const wedge = [
        outer,
        place(0.5 + side * reach, top - 0.11 + deep),
        place(0.5 + side * (reach - 0.1), top - 0.078 + deep),
      ]
      if (at % 2 === 0)
        setPane(cloth, glazing, strong[(at + 3) % strong.length], polygon(side > 0 ? wedge : wedge.toReversed()))
    }
  }
}

/** Small squares on the thin strips. */
function setSquares(cloth: Cloth, glazing: Glazing, place: Place): void {
  const { strong } = glazing
  for (const side of [0, 1])
    for (const [at, y] of [0.03, 0.1, 0.17, 0.55, 0.78].entries()) {
      const [left, right] = side ? [0.84, 0.91] : [0.09, 0.16]
      setPane(cloth, glazing, strong[(at + 1) % strong.length], box(place, left, y, right, y + 0.045))
    }
}

/** Half a sun of rays in two rings over the foot of the cell. */
function setSun(cloth: Cloth, glazing: Glazing, place: Place, radius: number): void {
  const { strong, quiet } = glazing
  const middle = place(0.5, 0.93)
  const rays = (radii: readonly [number, number], count: number, part: number): Ring[] =>
    Array.from({ length: count }, (_, at) =>
      sector(middle, radii, (-TURN / 2) * (1 - at / count), (-TURN / 2) * (1 - (at + 1) / count)),
    ).filter((_, at) => at % 2 === part)
  for (const part of [0, 1]) {
    setPanes(cloth, glazing, strong[(part + 1) % strong.length], rays([radius * 0.62, radius], RAYS, part))
    setPanes(cloth, glazing, part ? quiet[0] : strong[0], rays([radius * 0.3, radius * 0.62], RAYS, part))
  }
  setPane(cloth, glazing, strong[2 % strong.length], sector(middle, [0.001, radius * 0.3], -TURN / 2, 0))
  setPane(cloth, glazing, strong[0], box(place, 0.08, 0.93, 0.92, 0.97))
}

/** Squares in steps under the stem. */
function setSteps(cloth: Cloth, glazing: Glazing, place: Place): void {
  const { strong } = glazing
  for (let row = 0; row < 4; row++)
    for (let at = -row; at <= row; at += 2) {
      const [x, y] = [0.5 + at * 0.06, 0.64 + row * 0.075]
      const ink = strong[(row + Math.abs(at)) % strong.length]
      setPane(cloth, glazing, ink, box(place, x - 0.045, y, x + 0.045, y + 0.06))
    }
  setPane(cloth, glazing, strong[0], box(place, 0.09, 0.95, 0.91, 0.985))
}
