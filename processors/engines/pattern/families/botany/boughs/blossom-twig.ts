import type { Random } from '../../../kit/chance/random.ts'
import { headingAt, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif, gouache, putMotif } from '../../../kit/motif/motif.ts'
import type { Plan } from '../../family.ts'
import type { FlowerPalette } from '../flower-inks.ts'
import { drawFlower, flowerInksFor } from '../flowers/bloom-table.ts'
import { chooseBark } from './bark.ts'
import { addStalkedBuds } from './stalked-buds.ts'

/** Where a blossom opens: share of the twig, side of it, and size as a share of half the twig's length. */
const OPEN: readonly (readonly [t: number, side: -1 | 0 | 1, size: number])[] = [
  [0.26, -1, 0.27],
  [0.78, 1, 0.26],
  [0.72, -1, 0.29],
  [0.36, 1, 0.32],
  [0.54, 0, 0.38],
]
/** Stalked buds were drawn for boughs of this half length. */
const BOUGH_HALF_MM = 34

/** Blossoms of a tree as they are known: a twig that bends at a knee, flowers on both sides, buds to the tip. It lies along +x. */
export function drawBlossomTwig(
  random: Random,
  plan: Plan,
  palette: FlowerPalette,
  noun: string,
  halfMm: number,
): Motif {
  const motif = createMotif(gouache)
  const stem = spine(halfMm * 2, random.sign() * random.between(0.35, 0.7), random.between(-0.2, 0.2))
  const middle = stationAt(stem, 0.5)
  const twig = createMotif(gouache)
  const thick = Math.max(0.4, halfMm * 0.026)
  addForm(
    twig,
    chooseBark(plan, palette).body,
    ribbon(stem, (t) => thick * (1.3 - t)),
    { plain: true },
  )
  const tip = stationAt(stem, 0.97)
  const buds = createMotif(gouache)
  addStalkedBuds(buds, random, flowerInksFor(palette, noun, 0), headingAt(stem, 0.97), halfMm / BOUGH_HALF_MM)
  putMotif(twig, buds, { x: tip.x, y: tip.y })
  OPEN.forEach(([t, side, size], at) => {
    const foot = stationAt(stem, t + random.between(-0.03, 0.03))
    const [x, y] = polar(foot.x, foot.y, halfMm * size * 0.8 * Math.abs(side), headingAt(stem, t) + side * 1.4)
    const inks = flowerInksFor(palette, noun, at)
    putMotif(twig, drawFlower(random, noun, inks, halfMm * size * random.between(0.92, 1.08)), { x, y })
  })
  putMotif(motif, twig, { x: -middle.x, y: -middle.y })
  return motif
}
