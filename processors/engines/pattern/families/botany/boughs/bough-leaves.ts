import type { Random } from '../../../kit/chance/random.ts'
import type { Station } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { createMotif, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { flowerInksFor } from '../flowers/bloom-table.ts'
import { drawLeaf } from '../leaves/leaf.ts'

/** What the leaves of a bough are drawn after; `unit` is 1 mm at the scale of the cloth. */
type Leafing = { readonly palette: FlowerPalette; readonly noun: string; readonly unit: number }

/** What no blossom of this kind takes colours every other leaf: chinoiserie has blue ones, and camellias have no blue petals. */
export function leafInks({ palette, noun }: Leafing, index: number): FlowerInks {
  const worn = palette.schemes.flatMap((_, at) => {
    const { body, shade, light } = flowerInksFor(palette, noun, at)
    return [body, shade, light]
  })
  const free = palette.schemes.filter(({ body }) => !worn.includes(body))
  const own = flowerInksAt(palette, index)
  const other = index % 2 ? free[(index >> 1) % free.length] : undefined
  return other ? { ...own, leaf: other.body, leafDark: own.leafDark } : own
}

/** Two leaves, one to each side, behind the blooms of a twig: camellias and peonies flower among leaves. */
export function growLeaves(
  orchard: Leafing,
  random: Random,
  { x, y }: Station,
  heading: number,
  blooms: [Motif, Point][],
  index: number,
): void {
  for (const side of [-1, 1]) {
    const lengthMm = 34 * orchard.unit * random.between(0.85, 1.15)
    const leaf = drawLeaf(random, leafInks(orchard, index + (side > 0 ? 1 : 0)), { lengthMm, width: 0.42, stalk: 0.1 })
    const turned = createMotif()
    putMotif(turned, leaf, { turn: heading + side * random.between(0.6, 1.1) })
    blooms.unshift([turned, [x, y]])
  }
}
