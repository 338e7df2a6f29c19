import type { Cloth } from '../../kit/area/cloth.ts'
import { gather } from '../../kit/area/gather.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import { createNoise } from '../../kit/chance/noise.ts'
import { chainInks } from '../../kit/ink/ink-chain.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { polygon } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../family.ts'

/** How far a corner strays from its place in the net, as a share of a cell, and how far a facet's tone from its neighbours'. */
const [STRAY, SPREAD] = [0.3, 0.13]
/** Size of a dale or a crest, in mm at scale 1. */
const DALE_MM = 80
/** The field and the light on a facet share its tone so. */
const LIGHT = 0.3

/**
 * A mesh of facets: triangles of uneven sides with a thread of ground between, their tones running from dark to light and back over dales and crests, each facet
 * a little lighter or darker as it leans to the light or away.
 */
export function drawMesh(cloth: Cloth, plan: Plan, sideMm: number): Cloth {
  const { cast, widthMm, heightMm } = plan
  const random = plan.random.fork('mesh')
  const side = sideMm * plan.scale
  const cells = fitCellPair(plan, { wideMm: side, tallMm: side * 0.8660254 }, { rows: 2 })
  const dale = (mm: number): number => Math.max(1, Math.round(mm / (DALE_MM * Math.max(1, plan.scale))))
  const field = createNoise(`mesh ${random.below(1e6)}`, dale(widthMm), dale(heightMm))
  const stray = Array.from(
    { length: cells.columns * cells.rows },
    (): Point => [random.between(-STRAY, STRAY), random.between(-STRAY, STRAY)],
  )
  const corner = (column: number, row: number): Point => {
    const [c, r] = [(column + cells.columns) % cells.columns, (row + cells.rows) % cells.rows]
    const [dx, dy] = stray[r * cells.columns + c]
    return [(column + (row % 2 ? 0.5 : 0) + dx) * cells.wideMm, (row + dy) * cells.tallMm]
  }
  const facets: { readonly points: readonly Point[]; readonly tone: number }[] = []
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const [here, next] = [corner(column, row), corner(column + 1, row)]
      // Odd rows lie half a cell to the right of even ones.
      const [below, beside] = row % 2 ? [column + 1, column] : [column, column - 1]
      const low = corner(below, row + 1)
      for (const [points, lean] of [
        [[here, next, low], -LIGHT],
        [[here, low, corner(beside, row + 1)], LIGHT],
      ] as const) {
        const [x, y] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length)
        facets.push({ points, tone: field(x / widthMm, y / heightMm) + lean * 0.3 + random.between(-SPREAD, SPREAD) })
      }
    }
  const first = cast.byLightness.find((ink) => ink !== cast.ground) ?? cast.main
  const chain = [first, ...chainInks(cast, first).filter((ink) => ink !== cast.ground)]
  const order = facets.map((_, at) => at).toSorted((one, other) => facets[one].tone - facets[other].tone)
  // Every ink on as many facets as the others, so that none is lost where the field is level.
  const inked = new Map<number, Ring[]>()
  order.forEach((at, rank) => {
    gather(inked, chain[Math.floor((rank / order.length) * chain.length)], [
      drawnIn(facets[at].points, Math.max(0.25, side * SEAM)),
    ])
  })
  for (const [ink, rings] of inked) paintScattered(cloth, ink, rings)
  return cloth
}

/** Half the thread of ground that is left around a facet, as a share of its side. Without it, facets of one ink would be one. */
const SEAM = 0.014

/** A triangle whose sides are moved inwards by so much. */
function drawnIn(points: readonly Point[], byMm: number): Ring {
  const sides = points.map((point, at) => {
    const next = points[(at + 1) % 3]
    return Math.hypot(next[0] - point[0], next[1] - point[1])
  })
  const around = sides[0] + sides[1] + sides[2]
  // The middle of the inner circle is equally far from all sides, so shrinking about it moves them all by the same.
  const weigh = (axis: 0 | 1): number =>
    points.reduce((sum, point, at) => sum + point[axis] * sides[(at + 1) % 3], 0) / around
  const [x, y] = [weigh(0), weigh(1)]
  const [[ax, ay], [bx, by], [cx, cy]] = points
  const radius = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / around
  const share = 1 - Math.min(0.6, byMm / (radius || 1))
  return polygon(points.map(([px, py]): Point => [x + (px - x) * share, y + (py - y) * share]))
}
