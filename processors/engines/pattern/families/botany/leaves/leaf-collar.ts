import type { Random } from '../../../kit/chance/random.ts'
import { TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { putMotif } from '../../../kit/motif/motif.ts'
import type { LeafInks } from '../flower-inks.ts'
import { drawLeaf } from './leaf.ts'

/** Three leaves that look out from under a flower of the given radius about the origin. */
export function addCollar(motif: Motif, random: Random, inks: LeafInks, radiusMm: number): void {
  const start = random.between(0, TURN)
  for (let leaf = 0; leaf < 3; leaf++) {
    const turn = start + leaf * 1.1
    putMotif(motif, drawLeaf(random, inks, { lengthMm: radiusMm * 1.2, width: 0.44, stalk: 0 }), {
      x: Math.cos(turn) * radiusMm * 0.5,
      y: Math.sin(turn) * radiusMm * 0.5,
      turn,
    })
  }
}
