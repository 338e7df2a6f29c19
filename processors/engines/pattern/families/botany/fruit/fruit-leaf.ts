import type { Random } from '../../../kit/chance/random.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { drawCompoundLeaf, drawLeaf } from '../leaves/leaf.ts'
import { drawFig, drawMaple } from '../leaves/shaped-leaves.ts'
import type { FruitLeaf } from './fruit-table.ts'

/** The leaf of a fruit along +x from its node; `side` is where it curls to: -1, 1, or 0 for either. */
export function drawFruitLeaf(
  random: Random,
  leaf: FruitLeaf,
  inks: FlowerInks,
  lengthMm: number,
  side: number,
): Motif {
  const [kind, , width] = leaf
  if (kind === 'fig') return drawFig(random, inks, lengthMm)
  if (kind === 'vine') return drawMaple(random, inks, lengthMm)
  if (kind === 'three') return drawCompoundLeaf(random, inks, { lengthMm, pairs: 1 })
  const bend = (side || random.sign()) * random.between(0.25, 0.7)
  return drawLeaf(random, inks, {
    lengthMm,
    width: width * random.between(0.92, 1.08),
    bend,
    stalk: 0.1,
    teeth: kind === 'toothed' && lengthMm > 20 ? 9 : 0,
    style: random.pick(['half', 'half', 'light', 'dark']),
  })
}
