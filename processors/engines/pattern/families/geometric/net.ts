import type { Cloth } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../family.ts'
import { halfLineMm } from '../line-weight.ts'

const MESH_MM = 16
/** How far the twine of a mesh hangs in, as a share of the mesh. */
const SLACK = 0.07

/** A knotted net: twine that hangs in a little between its knots, each knot two turns of it. */
export function drawNet(cloth: Cloth, plan: Plan): Cloth {
  const { cast, coverage, scale, isDensityAsked } = plan
  const size = MESH_MM * scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size * 1.35 })
  const half = halfLineMm(plan, cells.wideMm * 0.045 * (isDensityAsked ? coverage / 0.6 : 1), 0.3)
  const twine: Ring[] = []
  // Knots in all other inks, a column each; in one ink a turn of the twine is left open.
  const others = cast.figures.slice(1)
  const knots: { readonly ink: number; readonly ring: Ring }[] = []
  const turns: Ring[] = []
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++)
      for (const shift of [0, 0.5]) {
        const [x, y] = [(column + shift) * cells.wideMm, (row + shift) * cells.tallMm]
        for (const side of [1, -1]) twine.push(strand([x, y], [(side * cells.wideMm) / 2, cells.tallMm / 2], half))
        const ink = others[(column * 2 + shift * 2) % others.length] ?? cast.main
        knots.push({ ink, ring: knot([x, y], half * 2.3, half * 2.7) })
        turns.push(knot([x - half * 0.3, y - half * 0.35], half * 1.5, half * 0.6))
      }
  paintScattered(cloth, cast.main, twine)
  for (const one of new Set(knots.map(({ ink }) => ink)))
    paintScattered(
      cloth,
      one,
      knots.flatMap(({ ink, ring }) => (ink === one ? [ring] : [])),
    )
  paintScattered(cloth, others.length > 0 ? cast.main : cast.ground, turns)
  return cloth
}

/** One side of a mesh, drawn to the middle by its own weight; thinner there than at the knots. */
function strand([x, y]: Point, [dx, dy]: Point, half: number): Ring {
  const points = [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
    const sag = Math.sin(share * Math.PI * 2) * SLACK * dx
    return [x + dx * share - sag, y + dy * share]
  })
  return ribbon(points, (t) => half * (0.8 + 0.35 * Math.abs(Math.cos(t * Math.PI))))
}

function knot([x, y]: Point, wide: number, tall: number): Ring {
  const corner = 0.62
  return [
    [x - wide, y],
    [x - wide * corner, y - tall * corner],
    [x, y - tall],
    [x + wide * corner, y - tall * corner],
    [x + wide, y],
    [x + wide * corner, y + tall * corner],
    [x, y + tall],
    [x - wide * corner, y + tall * corner],
  ]
}
