import type { Random } from '../../kit/chance/random.ts'
import { ribbon, spine, stationAt } from '../../kit/line/curve.ts'
import type { Point } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'

/** Bristles that leave the ground between them where the brush runs dry, and how wide a sweep is in shares of its length. */
const [BRISTLES, SWEEP] = [7, 0.21] as const

/** One sweep of a brush, laid down full and lifted dry: at its end the bristles part. */
export function brushedSweep(random: Random, ink: number, ground: number, lengthMm: number): Motif {
  const motif = createMotif()
  const line = spine(lengthMm, random.between(0.5, 1.1), random.between(0.2, 0.5), 10)
  const half = (t: number): number =>
    lengthMm * SWEEP * (0.72 + 0.42 * Math.sin(Math.PI * t ** 0.8)) * Math.min(1, 0.34 + t * 6)
  addForm(motif, ink, ribbon(line, half))
  for (let bristle = 0; bristle < BRISTLES; bristle++) {
    const across = ((bristle + 0.5) / BRISTLES) * 2 - 1 + random.between(-0.08, 0.08)
    const from = random.between(0.52, 0.86)
    const at = (t: number): Point => {
      const { x, y, tangentX, tangentY } = stationAt(line, t)
      const out = half(Math.min(t, 1)) * across
      return [x - tangentY * out, y + tangentX * out]
    }
    const path = Array.from({ length: 6 }, (_, step): Point => at(from + ((1 - from) * step) / 5))
    const end = stationAt(line, 1)
    path.push([path[5][0] + end.tangentX * lengthMm * 0.05, path[5][1] + end.tangentY * lengthMm * 0.05])
    const wide = lengthMm * random.between(0.008, 0.016)
    addDetail(
      motif,
      ground,
      ribbon(path, (t) => Math.max(0.15, wide * t ** 0.6)),
    )
  }
  return motif
}
