import type { Point, Ring } from '../../../kit/line/knot.ts'
import { polygon } from '../../../kit/line/outline.ts'

/** Share of a stitch's own length that shows as thread; the rest is the gap to the next. */
const SHOWN = 0.8

/** One stitch of a running stitch between two needle holes: a short straight thread, `half` its half width in mm. */
export function stitchRing(from: Point, to: Point, half: number, shown = SHOWN): Ring {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / length) * half, (dx / length) * half]
  const gap = (1 - shown) / 2
  const [startX, startY] = [from[0] + dx * gap, from[1] + dy * gap]
  const [endX, endY] = [to[0] - dx * gap, to[1] - dy * gap]
  // Four corners: at a thread's width no eye sees a round end, and a cloth holds thousands of stitches.
  return polygon([
    [startX - nx, startY - ny],
    [endX - nx, endY - ny],
    [endX + nx, endY + ny],
    [startX + nx, startY + ny],
  ])
}

/** Stitches shown as 3 parts thread to 2 parts gap, as the craft counts them. */
const RUNNING_SHOWN = 0.64

/**
 * Running stitches along a line: a whole number of equal ones, a gap at both ends so that threads never meet at a crossing.
 *
 * @param stitchMm length of stitch and gap together that is aimed at
 */
export function runningStitch(line: readonly Point[], stitchMm: number, half: number): Ring[] {
  const lengths = line.slice(1).map((point, at) => Math.hypot(point[0] - line[at][0], point[1] - line[at][1]))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.max(1, Math.round(total / stitchMm))
  const at = (far: number): Point => {
    let rest = far
    let leg = 0
    while (leg < lengths.length - 1 && rest > lengths[leg]) rest -= lengths[leg++]
    const share = lengths[leg] === 0 ? 0 : rest / lengths[leg]
    const [from, to] = [line[leg], line[leg + 1]]
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  }
  return Array.from({ length: count }, (_, stitch) =>
    stitchRing(at((total * stitch) / count), at((total * (stitch + 1)) / count), half, RUNNING_SHOWN),
  )
}
