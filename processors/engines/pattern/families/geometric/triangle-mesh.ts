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
const [STRAY, SPREAD] = [0.3, 0.1]
/** Size of a dale or a crest, in mm at scale 1. */
const DALE_MM = 54
/** How much lighter a facet is that leans to the light, and darker one that leans away. */
const LIGHT = 0.12
/** Facets are drawn so much over their edges, in mm, that no viewer shows the cloth between them. */
const OVERLAP_MM = 0.12

type Facet = { readonly points: readonly Point[]; readonly corners: readonly number[]; readonly tone: number }

/**
 * A mesh of facets edge to edge: triangles of uneven sides whose tones run from dark to light and back over dales and crests, each facet
 * a little lighter or darker as it leans to the light or away. No two that share a side have one ink, unless there are fewer than four.
 */
export function drawMesh(cloth: Cloth, plan: Plan, sideMm: number): Cloth {
  const { cast } = plan
  const facets = cutMesh(plan, sideMm)
  const chain = [cast.byLightness[0], ...chainInks(cast, cast.byLightness[0])]
  const order = facets.map((_, at) => at).toSorted((one, other) => facets[one].tone - facets[other].tone)
  const beside = neighboursOf(facets)
  const inks = new Map<number, number>()
  // Every ink on about as many facets as the others, so that none is lost where the field is level.
  order.forEach((at, rank) => {
    const wanted = ((rank + 0.5) / order.length) * chain.length - 0.5
    const taken = beside[at].flatMap((other) => inks.get(other) ?? [])
    const steps = chain
      .map((_, step) => step)
      .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))
    inks.set(at, steps.find((step) => !taken.includes(step)) ?? steps[0])
  })
  const inked = new Map<number, Ring[]>()
  facets.forEach(({ points }, at) => {
    gather(inked, chain[inks.get(at) ?? 0], [grown(points)])
  })
  for (const [ink, rings] of inked) paintScattered(cloth, ink, rings)
  return cloth
}

/** Two triangles to each place of a net whose corners are thrown about; `corners` are numbered on the torus. */
function cutMesh({ random: chance, scale, ...plan }: Plan, sideMm: number): Facet[] {
  const { widthMm, heightMm } = plan
  const random = chance.fork('mesh')
  const side = sideMm * scale
  const cells = fitCellPair(plan, { wideMm: side, tallMm: side * 0.8660254 }, { rows: 2 })
  const dale = (mm: number): number => Math.max(1, Math.round(mm / (DALE_MM * Math.max(1, scale))))
  const name = `mesh ${random.below(1e6)}`
  const [dales, slopes] = [1, 2].map((octave) =>
    createNoise(`${name} ${octave}`, dale(widthMm) * octave, dale(heightMm) * octave),
  )
  // Smaller slopes upon the dales keep these from lying in rows.
  const field = (x: number, y: number): number => dales(x, y) + 0.35 * slopes(x, y)
  const stray = Array.from(
    { length: cells.columns * cells.rows },
    (): Point => [random.between(-STRAY, STRAY), random.between(-STRAY, STRAY)],
  )
  const numberOf = (column: number, row: number): number =>
    ((row + cells.rows) % cells.rows) * cells.columns + ((column + cells.columns) % cells.columns)
  const corner = (column: number, row: number): Point => {
    const [dx, dy] = stray[numberOf(column, row)]
    return [(column + (row % 2 ? 0.5 : 0) + dx) * cells.wideMm, (row + dy) * cells.tallMm]
  }
  const facet = (lean: number, ...places: readonly (readonly [column: number, row: number])[]): Facet => {
    const points = places.map(([column, row]) => corner(column, row))
    const [x, y] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length)
    const tone = field(x / widthMm, y / heightMm) + lean + random.between(-SPREAD, SPREAD)
    return { points, corners: places.map(([column, row]) => numberOf(column, row)), tone }
  }
  return Array.from({ length: cells.columns * cells.rows }, (_, at): Facet[] => {
    const [column, row] = [at % cells.columns, Math.floor(at / cells.columns)]
    // Odd rows lie half a cell to the right of even ones.
    const [below, beside] = row % 2 ? [column + 1, column] : [column, column - 1]
    return [
      facet(-LIGHT, [column, row], [column + 1, row], [below, row + 1]),
      facet(LIGHT, [column, row], [below, row + 1], [beside, row + 1]),
    ]
  }).flat()
}

/** The facets that share a side with each. */
function neighboursOf(facets: readonly Facet[]): number[][] {
  const bySide = new Map<string, number[]>()
  const sidesOf = ({ corners }: Facet): string[] =>
    corners.map((corner, at) => [corner, corners[(at + 1) % 3]].sort((one, other) => one - other).join())
  facets.forEach((facet, at) => {
    for (const side of sidesOf(facet)) bySide.set(side, [...(bySide.get(side) ?? []), at])
  })
  return facets.map((facet, at) =>
    sidesOf(facet).flatMap((side) => (bySide.get(side) ?? []).filter((one) => one !== at)),
  )
}

/** A triangle whose sides are moved outwards a little. */
function grown(points: readonly Point[]): Ring {
  const sides = points.map((point, at) => {
    const next = points[(at + 1) % 3]
    return Math.hypot(next[0] - point[0], next[1] - point[1])
  })
  const around = sides[0] + sides[1] + sides[2]
  // The middle of the inner circle is equally far from all sides, so growing about it moves them all by the same.
  const weigh = (axis: 0 | 1): number =>
    points.reduce((sum, point, at) => sum + point[axis] * sides[(at + 1) % 3], 0) / around
  const [x, y] = [weigh(0), weigh(1)]
  const [[ax, ay], [bx, by], [cx, cy]] = points
  const radius = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / around
  const share = 1 + Math.min(0.1, OVERLAP_MM / (radius || 1))
  return polygon(points.map(([px, py]): Point => [x + (px - x) * share, y + (py - y) * share]))
}
