import type { Curve } from '../../../kit/line/curve.ts'
import { headingAt, stationAt } from '../../../kit/line/curve.ts'
import { circle } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { drawLeafage } from '../leaves/leaf-table.ts'
import type { Binding, Garlands } from './bind-garland.ts'
import { lengthOf } from './bind-garland.ts'
import { drawBow } from './ribbons.ts'

/** Steps from twig to twig and from berry to berry, as shares of the largest bloom of a garland of flowers. */
const [TWIG_STEP, BERRY_STEP] = [0.14, 0.5]
/** Length of a twig, and the size of a cluster of berries, beside that bloom. */
const [TWIG, CLUSTER] = [1.05, 0.17]
/** Berries of a cluster, from its middle, in their own radii. */
const BERRIES = [
  [0, -0.95],
  [0.92, 0.45],
  [-0.92, 0.45],
] as const

/** A garland of leaves alone: twigs to both sides, dense enough to hide the line, and clusters of three berries over them. */
export function bindGreens(work: Garlands, curve: Curve, { sizeMm, isClosed, seed }: Binding): void {
  const random = work.plan.random.fork(seed)
  const fullness = (t: number): number => (isClosed ? 1 : 0.5 + 0.5 * Math.sin(Math.PI * t) ** 0.8)
  const lengthMm = lengthOf(curve)
  const greens = work.leaves.filter((noun) => noun !== 'berry')
  const twigs = Math.round(lengthMm / (sizeMm * TWIG_STEP))
  for (let at = 0; at < twigs; at++) {
    const t = (at + 0.5) / twigs
    const { x, y } = stationAt(curve, t)
    const turn = headingAt(curve, t) + (at % 2 ? 1 : -1) * random.between(0.2, 1)
    const noun = greens[(at >> 1) % Math.max(1, greens.length)] ?? 'leaf'
    work.toss.place(drawLeafage(random, noun, greenInks(work, at), sizeMm * fullness(t) * TWIG), { x, y, turn })
  }
  const clusters = Math.max(2, Math.round(lengthMm / (sizeMm * BERRY_STEP)))
  for (let at = 0; at < clusters; at++) {
    const t = (at + 0.5) / clusters
    const { x, y, tangentX, tangentY } = stationAt(curve, t)
    const aside = (at % 2 ? 1 : -1) * sizeMm * 0.17
    work.toss.place(drawBerries(work, at, sizeMm * CLUSTER * fullness(t)), {
      x: x - tangentY * aside,
      y: y + tangentX * aside,
      turn: random.between(0, 6),
    })
  }
}

/** Every third twig lies in the shade of the others; cones and fruit are left to one in seven, among berries they would be too many. */
function greenInks({ palette: { foliage, ...palette } }: Garlands, at: number): FlowerInks {
  const own = flowerInksAt({ foliage, ...palette }, 0)
  const leaves = at % 3 === 2 ? { leaf: foliage.leafDark, leafDark: foliage.leaf } : foliage
  const plain = { body: leaves.leafDark, shade: leaves.leafDark, light: leaves.leaf }
  return { ...own, ...leaves, ...(at % 7 === 3 ? {} : plain) }
}

/** Three berries with a light on each. */
export function drawBerries(work: Garlands, index: number, radiusMm: number): Motif {
  const motif = createMotif()
  const { body, light } = flowerInksAt(work.palette, index % 4 === 3 ? 1 : 0)
  const berry = radiusMm * 0.52
  for (const [dx, dy] of BERRIES) {
    const [x, y] = [dx * berry, dy * berry]
    addForm(motif, body, circle(x, y, berry), { plain: true })
    addDetail(motif, light, circle(x - berry * 0.3, y - berry * 0.35, berry * 0.28))
  }
  return motif
}

/** A few twigs tied with a bow, where garlands of flowers have a nosegay. */
export function drawFaggot(work: Garlands, radiusMm: number, index: number): Motif {
  const motif = createMotif()
  const greens = work.leaves.filter((noun) => noun !== 'berry')
  for (const [at, lean] of [-0.7, 0.7, -0.3, 0.3, 0].entries()) {
    const noun = greens[(at + index) % Math.max(1, greens.length)] ?? 'leaf'
    const twig = drawLeafage(work.random, noun, greenInks(work, at), radiusMm * 1.7)
    putMotif(motif, twig, { y: radiusMm * 0.9, turn: -Math.PI / 2 + lean })
  }
  putMotif(motif, drawBerries(work, index, radiusMm * 0.34), { y: radiusMm * 0.34 })
  putMotif(motif, drawBow(work.ribbon, radiusMm * 0.85), { y: radiusMm * 1.05 })
  return motif
}
