import type { Random } from '../../../kit/chance/random.ts'
import { strengthsOf } from '../../../kit/ink/pots.ts'
import { blade, headingAt, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { leafCoordinates } from '../leaves/leaf.ts'
import type { Strengths } from './wash.ts'
import { addWash } from './wash.ts'

/** The paint of the n-th leaf: from thin, from the middle green, from nearly the darkest. */
function leafStrengths({ leaf, leafDark, leafLight, ground, pots }: FlowerInks, turn: number): Strengths {
  const pot = strengthsOf(pots, leaf)
  if (pot.length > 2) return pot.slice([1, 0, 2][turn % 3], pot.length).slice(0, 3)
  const pale = leafLight === ground ? leaf : leafLight
  return [...new Set([turn % 3 === 1 ? pale : leaf, turn % 3 === 1 ? leaf : leafDark])]
}

/** A leaf in two strokes, one beside the other, with a sliver of paper between them; `turn` deals the greens. */
export function paintLeaf(random: Random, inks: FlowerInks, lengthMm: number, turn = 0): Motif {
  const motif = createMotif()
  const bend = random.sign() * random.between(0.3, 0.8)
  const at = leafCoordinates(random, lengthMm, bend, random.between(0.36, 0.5))
  const halves = [1, -1].map(
    (side): Ring => [
      at(0, 0, 1),
      ...[0.12, 0.34, 0.58, 0.82].map((t) => at(t, side * random.between(0.92, 1.08))),
      at(1, 0, 1),
      ...[0.75, 0.45, 0.2].map((t) => at(t, side * 0.07)),
    ],
  )
  addWash(motif, random, leafStrengths(inks, turn), halves[0])
  addWash(motif, random, leafStrengths(inks, turn + 2), halves[1])
  return motif
}

/** A pale leaf in one thin wash, for behind flowers. */
export function paintGhost(random: Random, inks: FlowerInks, lengthMm: number): Motif {
  const motif = createMotif()
  const [wash] = leafStrengths(inks, 1)
  const at = leafCoordinates(random, lengthMm, random.sign() * random.between(0.3, 0.7), random.between(0.34, 0.46))
  const side = (sign: 1 | -1): readonly number[] => (sign > 0 ? [0.12, 0.34, 0.58, 0.82] : [0.82, 0.58, 0.34, 0.12])
  addForm(
    motif,
    wash,
    [
      at(0, 0, 1),
      ...side(1).map((t) => at(t, random.between(0.9, 1.1))),
      at(1, 0, 1),
      ...side(-1).map((t) => at(t, -random.between(0.9, 1.1))),
    ],
    { plain: true },
  )
  return motif
}

/** A twig of single-stroke leaves in three greens. */
export function paintTwig(random: Random, inks: FlowerInks, lengthMm: number): Motif {
  const motif = createMotif()
  const stem = spine(lengthMm * 0.9, random.sign() * random.between(0.3, 0.8), random.between(-0.2, 0.2), 7)
  addForm(
    motif,
    inks.leafDark,
    ribbon(stem, (t) => Math.max(0.2, lengthMm * 0.007) * (1.2 - t * 0.6)),
    { plain: true },
  )
  const leaves = 9
  const laid: Ring[] = []
  const start = random.below(3)
  for (let leaf = 0; leaf <= leaves; leaf++) {
    const t = leaf === leaves ? 1 : 0.14 + (0.8 * leaf) / leaves
    const side = leaf === leaves ? 0 : leaf % 2 ? 1 : -1
    const { x, y } = stationAt(stem, t)
    const length = lengthMm * random.between(0.26, 0.35) * (1.1 - 0.4 * t)
    const ring = blade(
      x,
      y,
      headingAt(stem, t) + side * random.between(0.55, 0.85),
      length,
      length * 0.48,
      -side * 0.14,
    )
    const strengths = leafStrengths(inks, start + leaf)
    if (length > 9) addWash(motif, random, strengths, ring, laid.slice(-2))
    else addForm(motif, strengths[0], ring, { plain: true })
    laid.push(ring)
  }
  return motif
}
