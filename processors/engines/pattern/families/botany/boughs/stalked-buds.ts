import type { Random } from '../../../kit/chance/random.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { drawBud } from '../flowers/side-blooms.ts'

/**
 * Adds two buds on stalks that part from the origin to both sides of `turn` (radians). `unit` is 1 mm at the scale of
 * the cloth.
 */
export function addStalkedBuds(motif: Motif, random: Random, inks: FlowerInks, turn: number, unit: number): void {
  for (const lean of [-0.5, 0.35]) {
    const length = unit * random.between(11, 17)
    const end = polar(0, 0, length, turn + lean)
    addForm(
      motif,
      inks.leafDark,
      ribbon([[0, 0], polar(0, 0, length * 0.5, turn + lean * 0.7), end], () => Math.max(0.28, 0.5 * unit)),
      { plain: true },
    )
    putMotif(motif, drawBud(random, inks, 5.4 * unit), { x: end[0], y: end[1], turn: turn + lean })
  }
}
