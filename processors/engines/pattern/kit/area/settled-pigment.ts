import { clamp } from '../../../numbers/clamp.ts'
import { quantile } from '../../../numbers/quantile.ts'
import { createGrain } from '../chance/noise.ts'
import type { Random } from '../chance/random.ts'
import { crossingsAt } from '../line/crossings.ts'
import { silhouette } from '../line/flatten.ts'
import type { Knot, Point, Ring } from '../line/knot.ts'
import { boxOf, signedArea } from '../line/knot.ts'
import { traceLevel } from './contour.ts'

/** How pigment settles in a wet wash. */
export type Settling = {
  /** Direction in which the water ran, radians. */
  readonly towards: number
  /** Shares of the wash covered by each strength of paint, the thinnest first. */
  readonly shares: readonly number[]
  /** Distance between the edge of the wash and the thicker paint inside, mm. */
  readonly insetMm: number
  /** Cell size of the grid on which it is computed, mm. */
  readonly cellMm: number
}

/**
 * Distances by which cloud-like noise, and the tongues of a drying edge, displace pigment, as shares of the wash's
 * length.
 */
const [CLOUDS, TONGUES] = [0.42, 0.17]
/** Sizes of clouds and tongues in a large wash, mm; a small one has three clouds and nine tongues. */
const [CLOUD_MM, TONGUE_MM] = [34, 9]
/** Patches of thicker paint with fewer cells are left out. */
const LEAST_CELLS = 6
/** Nodes of the grid beyond the outline on each side. */
const MARGIN = 2

/**
 * The areas of thicker paint in a wash, one list per strength, each inside the one before. Paint is denser where the
 * water ran to, with clouds and rounded tongues as it dries unevenly.
 *
 * @param holes areas of the wash that stay dry
 * @returns bodies without holes, in mm
 */
export function settledPigment(random: Random, ring: Ring, settling: Settling, holes: readonly Ring[] = []): Ring[][] {
  const depths = depthsInside([ring, ...holes].map(silhouette), settling.cellMm)
  const amounts = amountsOf(random, depths, settling)
  const sorted = amounts.filter((_, node) => depths.values[node] > 0).sort()
  if (sorted.length < LEAST_CELLS) return []
  return settling.shares.map((share) => {
    const level = quantile(sorted, 1 - share)
    const values = amounts.map((amount, node) => Math.min(amount - level, depths.values[node] - settling.insetMm))
    return traceLevel({ ...depths, values }, 0)
      .filter((loop) => signedArea(loop) > LEAST_CELLS)
      .map((loop) => loop.map((knot) => depths.toCloth(knot)))
  })
}

type Depths = {
  /** Signed distance from the outline in mm, negative outside; limited to that of the margin. */
  readonly values: Float64Array
  readonly columns: number
  readonly rows: number
  readonly toCloth: (knot: Knot) => Knot
}

/** Depth of each node of a grid inside the first outline and outside the others. */
function depthsInside(outlines: readonly Point[][], cellMm: number): Depths {
  const { left, right, top, bottom } = boxOf([outlines[0]])
  const [columns, rows] = [right - left, bottom - top].map((long) => Math.ceil(long / cellMm) + 2 * MARGIN + 1)
  const toCloth = ([x, y, corner]: Knot): Knot => [left + (x - MARGIN) * cellMm, top + (y - MARGIN) * cellMm, corner]
  const values = new Float64Array(columns * rows).fill(-MARGIN * cellMm)
  for (let row = 0; row < rows; row++)
    outlines.forEach((outline, at) => {
      const crossings = crossingsAt(outline, toCloth([0, row])[1]).map((x) => (x - left) / cellMm + MARGIN)
      for (let run = 0; run + 1 < crossings.length; run += 2)
        values.fill(
          (at === 0 ? MARGIN : -MARGIN) * cellMm,
          row * columns + Math.max(0, Math.ceil(crossings[run])),
          row * columns + Math.min(columns, Math.floor(crossings[run + 1]) + 1),
        )
    })
  const grid: Depths = { values, columns, rows, toCloth }
  for (const outline of outlines)
    outline.forEach((point, at) => {
      measureBeside(grid, [point, outline[(at + 1) % outline.length]], cellMm)
    })
  return grid
}

/** Updates the depths of the nodes near one side of the outline. */
function measureBeside(
  { values, columns, rows, toCloth }: Depths,
  side: readonly [Point, Point],
  cellMm: number,
): void {
  const [[left, top]] = [toCloth([0, 0])]
  const { left: west, right: east, top: north, bottom: south } = boxOf([side])
  const span = (low: number, high: number, origin: number, most: number): readonly [number, number] => [
    Math.max(0, Math.floor((low - origin) / cellMm) - MARGIN),
    Math.min(most - 1, Math.ceil((high - origin) / cellMm) + MARGIN),
  ]
  const [[fromColumn, toColumn], [fromRow, toRow]] = [span(west, east, left, columns), span(north, south, top, rows)]
  for (let row = fromRow; row <= toRow; row++)
    for (let column = fromColumn; column <= toColumn; column++) {
      const node = row * columns + column
      const far = distanceTo([left + column * cellMm, top + row * cellMm], side)
      if (far < Math.abs(values[node])) values[node] = Math.sign(values[node]) * far
    }
}

function distanceTo([x, y]: Point, [[fromX, fromY], [toX, toY]]: readonly [Point, Point]): number {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const along = clamp(((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1), 0, 1)
  return Math.hypot(x - fromX - along * dx, y - fromY - along * dy)
}

/** Amount of pigment at each node, in mm along the direction in which the water ran. */
function amountsOf(random: Random, { columns, rows }: Depths, { towards, cellMm }: Settling): Float64Array {
  const seed = `${random.next()}`
  const [along, across] = [Math.cos(towards) * cellMm, Math.sin(towards) * cellMm]
  const most = Math.max(columns, rows)
  const [clouds, tongues] = [CLOUD_MM, TONGUE_MM].map((mm, kind) =>
    createGrain(`${seed}/${kind}`, Math.max(kind === 0 ? 3 : 9, Math.round((most * cellMm) / mm))),
  )
  return Float64Array.from({ length: columns * rows }, (_, node) => {
    const [column, row] = [node % columns, Math.floor(node / columns)]
    const [x, y] = [column / most, row / most]
    const uneven = CLOUDS * clouds(x, y) + TONGUES * tongues(x, y)
    return column * along + row * across + uneven * most * cellMm
  })
}
