import type { Random } from '../../../kit/chance/random.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { createMotif, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { paintGhost, paintLeaf, paintTwig } from './wash-leaves.ts'

/** Leaves painted in the petal inks, where there are no petals to take them; every third keeps its green. */
export function leafScheme(palette: FlowerPalette, index: number): FlowerInks {
  const inks = flowerInksAt(palette, index)
  return index % 3 === 2
    ? inks
    : { ...inks, leaf: inks.body, leafDark: inks.shade === inks.ground ? inks.light : inks.shade }
}

/** Twigs of a spray without blooms, back to front: turn from the middle and length in radii. */
const SPRAY = [
  [-0.78, 1.9],
  [0.82, 1.75],
  [-0.36, 2.3],
  [0.42, 2.2],
  [0.02, 2.75],
] as const

/** A hero of leaves alone: twigs in several paints rise from one foot, thin washes behind them, broad leaves where they part. */
export function paintSpray(random: Random, palette: FlowerPalette, index: number, radiusMm: number): Motif {
  const motif = createMotif()
  const inks = flowerInksAt(palette, index)
  const foot = -radiusMm * 1.15
  for (const [turn, long] of [
    [-1.1, 1.5],
    [0.6, 1.9],
    [1.3, 1.3],
  ] as const)
    putMotif(motif, paintGhost(random, inks, radiusMm * long * random.between(0.9, 1.1)), { x: foot, turn })
  for (const [at, [turn, long]] of SPRAY.entries()) {
    const twig = paintTwig(random, leafScheme(palette, index + at), radiusMm * long * random.between(0.92, 1.08))
    putMotif(motif, twig, { x: foot, turn: turn + random.between(-0.08, 0.08), flip: random.sign() })
  }
  for (const [at, turn] of [-1.25, 1.2, -0.62].entries())
    putMotif(motif, paintLeaf(random, flowerInksAt(palette, index + at), radiusMm * random.between(0.9, 1.2), at), {
      x: foot,
      turn,
    })
  return motif
}
