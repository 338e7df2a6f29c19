import type { Cloth } from '../kit/area/cloth.ts'
import type { Random } from '../kit/chance/random.ts'
import type { Point } from '../kit/line/knot.ts'
import { wrap } from '../kit/line/knot.ts'
import { fillIndexPlane } from '../render/index-plane.ts'

const PROBE_PIXELS = 160
const VIEWS = 40
/** More inks in one chamber make it busy, not rich. */
const INKS_ENOUGH = 4
/** Excess of ground share over the cloth's that halves the merit of a view. */
const COVERAGE_SLACK = 0.15

/**
 * The best view for a kaleidoscope: of many places on the cloth, the one whose chamber shows the most inks, in about
 * the cloth's own proportion of figure to ground.
 *
 * @param chamber corners in mm, clockwise
 * @returns the translation that brings the place into the chamber
 */
export function chooseView(cloth: Cloth, chamber: readonly Point[], random: Random): Point {
  const height = Math.max(1, Math.round((PROBE_PIXELS * cloth.heightMm) / cloth.widthMm))
  const plane = fillIndexPlane(cloth, PROBE_PIXELS, height)
  const pixelMm = cloth.widthMm / PROBE_PIXELS
  const pixels = pixelsInside(chamber, pixelMm)
  const all = 1 - plane.data.reduce((sum, ink) => sum + (ink === cloth.ground ? 1 : 0), 0) / plane.data.length
  let best: Point = [0, 0]
  let bestMerit = -1
  for (let view = 0; view < VIEWS; view++) {
    const [left, top] = [random.below(PROBE_PIXELS), random.below(height)]
    const inks = new Set<number>()
    let covered = 0
    for (const [x, y] of pixels) {
      const ink = plane.data[wrap(y + top, height) * PROBE_PIXELS + wrap(x + left, PROBE_PIXELS)]
      inks.add(ink)
      if (ink !== cloth.ground) covered++
    }
    const miss = Math.abs(covered / Math.max(1, pixels.length) - all)
    const merit = Math.min(INKS_ENOUGH, inks.size) / (1 + miss / COVERAGE_SLACK)
    if (merit <= bestMerit) continue
    bestMerit = merit
    best = [-left * pixelMm, -top * pixelMm]
  }
  return best
}

function pixelsInside(chamber: readonly Point[], pixelMm: number): Point[] {
  const xs = chamber.map(([x]) => x / pixelMm)
  const ys = chamber.map(([, y]) => y / pixelMm)
  const inside: Point[] = []
  for (let y = Math.floor(Math.min(...ys)); y < Math.max(...ys); y++)
    for (let x = Math.floor(Math.min(...xs)); x < Math.max(...xs); x++)
      if (isInside(chamber, (x + 0.5) * pixelMm, (y + 0.5) * pixelMm)) inside.push([x, y])
  return inside
}

/** Whether a point is inside every side of a clockwise convex polygon. */
function isInside(corners: readonly Point[], x: number, y: number): boolean {
  return corners.every(([fromX, fromY], at) => {
    const [toX, toY] = corners[(at + 1) % corners.length]
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >= 0
  })
}
