import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import { arcKnots } from '../../kit/line/arc.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { rectangle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../family.ts'

const CELL_MM = 52
/** Half the width of a track, in cells; the ground shows so much beside it where it runs over another. */
const [HALF, EDGE] = [0.36, 0.035]
/** So far a track runs into the next cell, in cells, that no hairline parts the two. */
const OVERLAP = 0.01
/** Cells in which two tracks cross instead of turning. */
const CROSSINGS = 0.22

/** Half widths of the lanes as shares of the track's, thick and thin. */
const LANES = [1, 0.7, 0.6, 0.26, 0.14] as const

/** One track through a cell of 1 × 1: the ring of its lane of that half width. */
type Track = (half: number) => Ring

/**
 * Supergraphics: tracks of parallel lanes that turn by quarters and run over and under each other, as painted along walls. A track meets
 * the middle of a cell's side with its lanes the same from both edges inward, so that any two cells fit.
 */
export function drawTracks(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('tracks')
  const size = CELL_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, {})
  const lanes = lanesOf(plan, random.shuffle(plan.cast.figures))
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const crosses = random.chance(CROSSINGS)
      const pair = random.pick(crosses ? crossings : turnings)
      for (const track of pair) {
        const place = ([x, y, corner]: Knot): Knot => [(column + x) * cells.wideMm, (row + y) * cells.tallMm, corner]
        paint(cloth, cloth.ground, track(HALF + EDGE).map(place))
        lanes.forEach((ink, lane) => {
          paint(cloth, ink, track(HALF * LANES[lane]).map(place))
        })
      }
    }
}

/** From the edge to the middle; where inks are few the ground parts them. */
function lanesOf({ cast }: Plan, inks: readonly number[]): readonly number[] {
  const turn = (at: number): number => inks[at % inks.length]
  return inks.length > 3
    ? [0, 1, 2, 3, 4].map(turn)
    : [turn(0), cast.ground, turn(1), cast.ground, turn(inks.length > 2 ? 2 : 0)]
}

/** A quarter turn about a corner of the cell. */
function turning(corner: Point): Track {
  const [x, y] = corner
  const from = x === 0 ? (y === 0 ? 0 : -TURN / 4) : y === 0 ? TURN / 4 : TURN / 2
  const lean = OVERLAP
  return (half) => [
    ...arcKnots(corner, 0.5 + half, from - lean, from + TURN / 4 + lean),
    ...arcKnots(corner, 0.5 - half, from + TURN / 4 + lean, from - lean),
  ]
}

const across: Track = (half) => rectangle(-OVERLAP, 0.5 - half, 1 + 2 * OVERLAP, half * 2)
const down: Track = (half) => rectangle(0.5 - half, -OVERLAP, half * 2, 1 + 2 * OVERLAP)

const corners = { nw: turning([0, 0]), ne: turning([1, 0]), se: turning([1, 1]), sw: turning([0, 1]) } as const
const turnings: readonly (readonly Track[])[] = [
  [corners.nw, corners.se],
  [corners.se, corners.nw],
  [corners.ne, corners.sw],
  [corners.sw, corners.ne],
]
const crossings: readonly (readonly Track[])[] = [
  [across, down],
  [down, across],
]
