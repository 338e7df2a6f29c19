import { TURN } from '../../../kit/line/knot.ts'
import { circle, polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif } from '../../../kit/motif/motif.ts'
import type { Toss } from '../../../kit/place/toss.ts'
import type { Plan } from '../../family.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { drawCombLeaf, drawFolkHeart, drawFolkRound, putPair } from './folk-parts.ts'

const UP = -Math.PI / 2

/** Dots, hearts and little flowers, upright, wherever two plants leave room. */
export function fillBetween(plan: Plan, palette: FlowerPalette, toss: Toss, size: number): void {
  const random = plan.random.fork('between')
  const limit = plan.coverage * 1.2
  const most = Math.min(420, Math.round((190 * plan.widthMm * plan.heightMm) / (size * size * 4)))
  for (let at = 0; at < most && toss.field.coverage() < limit; at++) {
    const inks = flowerInksAt(palette, at)
    const other = flowerInksAt(palette, at + 1)
    const part = size * (at < most * 0.12 ? 0.13 : at < most * 0.4 ? 0.085 : 0.055) * random.between(0.85, 1.15)
    const inTurn = [
      () => drawFolkHeart(random, inks, other, part),
      () => drawFolkRound(random, inks, other, part),
      () => leafPair(inks, part),
      () => dotRing(inks, part),
    ]
    const motif = inTurn[at % inTurn.length]()
    toss.fit([motif], { gapMm: size * Math.max(0.003, 0.05 - 0.085 * plan.coverage), tries: 90, turnAt: () => UP })
  }
}

function leafPair(inks: FlowerInks, sizeMm: number): Motif {
  const motif = createMotif()
  putPair(motif, drawCombLeaf(inks, sizeMm * 1.1, 0.4), 0, 0, 0.5)
  addForm(motif, inks.body, circle(sizeMm * 0.75, 0, sizeMm * 0.16, 8))
  return motif
}

function dotRing(inks: FlowerInks, sizeMm: number): Motif {
  const motif = createMotif()
  addForm(motif, inks.heart, circle(0, 0, sizeMm * 0.18, 8))
  for (let dot = 0; dot < 6; dot++) {
    const [x, y] = polar(0, 0, sizeMm * 0.42, (dot / 6) * TURN)
    addForm(motif, inks.body, circle(x, y, sizeMm * 0.1, 8))
  }
  return motif
}
