import type { Point } from '../../../kit/line/knot.ts'
import { clipByLine } from '../../../kit/line/polygon.ts'
import { blockLattice } from '../../../kit/place/lattice.ts'
import { createShortestStep } from '../../../kit/place/shortest-step.ts'

/** One pane: what lies nearer to its middle than to any other, less half a lead all round. */
export type Pane = {
  readonly centre: Point
  /** Corners in order; never fewer than three. */
  readonly points: readonly Point[]
  /** Numbers of the panes it shares a lead with. */
  readonly neighbours: readonly number[]
}

/**
 * Cuts the torus into the Voronoi cells of some points and draws each back by half the width of a lead, exactly: every side is
 * the bisector moved inwards. Quadratic in the number of points, so keep to some hundreds, or to some more where none lies
 * farther than `reachMm` from those it shares a side with.
 *
 * @param halfMm half the width of the leads
 */
export function cutPanes(
  points: readonly Point[],
  area: { readonly widthMm: number; readonly heightMm: number },
  halfMm: number,
  reachMm = Infinity,
): Pane[] {
  const { widthMm, heightMm } = area
  const step = createShortestStep({ widthMm, heightMm, lattice: blockLattice })
  return points.flatMap((centre, at) => {
    // The cell cannot reach past half a period, where its own image begins.
    let corners: Point[] = [
      [-widthMm / 2, -heightMm / 2],
      [widthMm / 2, -heightMm / 2],
      [widthMm / 2, heightMm / 2],
      [-widthMm / 2, heightMm / 2],
    ]
    const others = points
      .map((other, index) => ({ index, way: step(centre, other) }))
      .filter(({ index }) => index !== at)
      .map(({ index, way: [dx, dy] }) => ({ index, dx, dy, far: Math.hypot(dx, dy) }))
      .filter(({ far }) => far < reachMm)
      .sort((one, other) => one.far - other.far)
    const neighbours: number[] = []
    for (const { index, dx, dy, far } of others) {
      const reach = Math.max(...corners.map(([x, y]) => Math.hypot(x, y)))
      // Points twice as far as the farthest corner cut nothing any more.
      if (far / 2 - halfMm > reach) break
      const cut = cutBy(corners, [dx / far, dy / far], far / 2 - halfMm)
      if (cut.length === corners.length && cut.every((point, corner) => point === corners[corner])) continue
      corners = cut
      neighbours.push(index)
    }
    if (corners.length < 3) return []
    return [{ centre, points: corners.map(([x, y]): Point => [centre[0] + x, centre[1] + y]), neighbours }]
  })
}

/** What of a convex polygon about the origin lies on the near side of a line: those points whose way along `normal` is at most `far`. */
function cutBy(corners: readonly Point[], normal: Point, far: number): Point[] {
  return clipByLine(corners, ([x, y]) => far - (x * normal[0] + y * normal[1]))
}
