import { paint } from '../../../kit/area/cloth.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import type { Trail } from './trailing-foliage.ts'

/** Laths to a column, half their width in columns, and the gap where one crosses another. */
const [LATHS, HALF, GAP] = [3, 0.014, 0.006]
/** A lath runs on beyond the edge, so that it has no end there. */
const BEYOND = 0.02

/** Garden trellis behind a climber: laths both ways across the cloth in its quietest ink, one set nailed over the other. */
export function layTrellis({ cloth, palette, columnMm }: Trail): void {
  const { widthMm, heightMm } = cloth
  const laths = Math.max(2, Math.round((widthMm / columnMm) * LATHS))
  for (const lean of [-1, 1])
    for (let lath = 0; lath < laths; lath++) {
      const foot = (lath / laths) * widthMm
      const at = (t: number): Point => [foot + lean * t * widthMm, t * heightMm]
      const line = [at(-BEYOND), at(1 + BEYOND)]
      if (lean > 0)
        paint(
          cloth,
          cloth.ground,
          ribbon(line, () => columnMm * (HALF + GAP)),
        )
      paint(
        cloth,
        palette.whisper,
        ribbon(line, () => columnMm * HALF),
      )
    }
}
