import type { Random } from '../../kit/chance/random.ts'
import type { Point } from '../../kit/line/knot.ts'

/** A piece of land by its corners, clockwise; the side from each corner to the next lies on a street so many mm to either side of it. */
export type Plot = readonly { readonly at: Point; readonly half: number }[]

/** Area in mm². */
export function areaOf(plot: Plot): number {
  return Math.abs(
    plot.reduce((sum, { at: [x, y] }, index) => {
      const [nextX, nextY] = plot[(index + 1) % plot.length].at
      return sum + x * nextY - y * nextX
    }, 0) / 2,
  )
}

/** Two plots with a new street between them, across the longest side and nearly square to it. */
export function halve(plot: Plot, random: Random, half: number): Plot[] {
  const side = (index: number): Point => {
    const [from, to] = [plot[index].at, plot[(index + 1) % plot.length].at]
    return [to[0] - from[0], to[1] - from[1]]
  }
  const long = plot.reduce(
    (best, _, index) => (Math.hypot(...side(index)) > Math.hypot(...side(best)) ? index : best),
    0,
  )
  const [dx, dy] = side(long)
  const share = random.between(0.4, 0.6)
  const on: Point = [plot[long].at[0] + dx * share, plot[long].at[1] + dy * share]
  const lean = random.between(-0.14, 0.14)
  const normal: Point = [dx - dy * lean, dy + dx * lean]
  return [cut(plot, on, normal, half), cut(plot, on, [-normal[0], -normal[1]], half)].filter(({ length }) => length > 2)
}

/** What is left of a plot without its streets and a further strip along every side; nothing where it is too narrow. */
export function drawnIn(plot: Plot, stripMm: number): Point[] {
  let left: Plot = plot
  plot.forEach(({ at: [x, y], half }, index) => {
    const [nextX, nextY] = plot[(index + 1) % plot.length].at
    const length = Math.hypot(nextX - x, nextY - y) || 1
    // Clockwise with y down: the inside lies to the right of the way from corner to corner.
    const inward: Point = [-(nextY - y) / length, (nextX - x) / length]
    const far = half + stripMm
    left = cut(left, [x + inward[0] * far, y + inward[1] * far], [-inward[0], -inward[1]], 0)
  })
  return left.map(({ at }) => at)
}

/** The part of a convex plot behind a line through a point, seen along the normal; the cut is a side of the width given. */
function cut(plot: Plot, [x, y]: Point, [normalX, normalY]: Point, half: number): Plot {
  const before = ([px, py]: Point): number => (px - x) * normalX + (py - y) * normalY
  return plot.flatMap((corner, index) => {
    const next = plot[(index + 1) % plot.length]
    const [here, there] = [before(corner.at), before(next.at)]
    const kept = here <= 0 ? [corner] : []
    if (here <= 0 === there <= 0) return kept
    const share = here / (here - there)
    const at: Point = [
      corner.at[0] + (next.at[0] - corner.at[0]) * share,
      corner.at[1] + (next.at[1] - corner.at[1]) * share,
    ]
    return [...kept, { at, half: here <= 0 ? half : corner.half }]
  })
}
