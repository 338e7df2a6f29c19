import type { Random } from '../../../kit/chance/random.ts'
import { headingAt, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { signedArea, TURN } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif, putMotif } from '../../../kit/motif/motif.ts'
import type { Plan } from '../../family.ts'
import type { FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt } from '../flower-inks.ts'
import {
  drawFlower,
  drawFlowerInProfile,
  flowerInksFor,
  hasProfile,
  isSpike,
  isTopView,
} from '../flowers/bloom-table.ts'
import { drawFruit } from '../fruit/fruit.ts'
import { fruitInks } from '../fruit/fruit-inks.ts'
import { drawFruitLeaf } from '../fruit/fruit-leaf.ts'
import { fruits, isFruit } from '../fruit/fruit-table.ts'
import { drawLeafage, isLeaf } from '../leaves/leaf-table.ts'
import { drawTropicalLeaf, isTropicalLeaf } from '../leaves/tropical-leaf.ts'
import { growPlant } from '../plants/plant.ts'

/** What specimens are drawn with. */
export type Herbarium = { readonly plan: Plan; readonly palette: FlowerPalette }

/** The whole plant along +x from its foot: a flower with its stem and leaves, a frond or leafy twig, a twig that bears fruit. */
export function drawSpecimen(herbarium: Herbarium, random: Random, noun: string, at: number, lengthMm: number): Motif {
  if (isFruit(noun)) return drawBearingTwig(herbarium, random, noun, at, lengthMm)
  const inks = flowerInksFor(herbarium.palette, noun, at)
  if (isTropicalLeaf(noun)) return drawTropicalLeaf(random, noun, inks, lengthMm * 0.9)
  if (isLeaf(noun)) return drawLeafage(random, noun, inks, lengthMm * 0.9)
  const head = isTopView(noun) ? 0.2 : undefined
  return growPlant(random, noun, inks, { lengthMm, head, hasShoot: true })
}

/** A part of the plant as a plate shows it beside the whole: the flower alone, a leaf, a fruit. */
export function drawDetail(herbarium: Herbarium, random: Random, noun: string, at: number, sizeMm: number): Motif {
  const { palette, plan } = herbarium
  const inks = flowerInksFor(palette, noun, at)
  if (isFruit(noun)) return drawFruit(random, fruits[noun], fruitInks(plan, palette, noun, at), sizeMm * 0.8)
  if (isTropicalLeaf(noun)) return drawTropicalLeaf(random, noun, inks, sizeMm * 0.9)
  if (isLeaf(noun)) return drawLeafage(random, noun, inks, sizeMm * 0.9)
  if (at % 3 === 2 || isSpike(noun)) return drawLeafage(random, at % 2 ? 'twig' : 'leaf', inks, sizeMm)
  if (at % 3 === 1 && hasProfile(noun)) return drawFlowerInProfile(random, noun, inks, sizeMm * 0.4)
  return drawFlower(random, noun, inks, sizeMm * 0.42)
}

/** Leaves at the nodes, first one side, then the other, fruit from every other node, and the flower it comes from at the tip. */
function drawBearingTwig(
  { plan, palette }: Herbarium,
  random: Random,
  noun: string,
  at: number,
  lengthMm: number,
): Motif {
  const motif = createMotif()
  const row = fruits[noun]
  const inks = flowerInksAt(palette, at)
  const stem = spine(lengthMm * 0.94, random.sign() * random.between(0.35, 0.7), random.between(-0.2, 0.2), 12)
  const half = lengthMm * 0.0085
  addForm(
    motif,
    inks.leafDark,
    ribbon(stem, (t) => half * (1.4 - t)),
    { plain: true },
  )
  const sizeMm = Math.min(row.sizeMm * plan.scale * 1.25, lengthMm * 0.34)
  const leafMm = Math.min(row.leaf[1] * plan.scale * 1.1, lengthMm * 0.36)
  const most = row.leaf[2] > WIDE ? 4 : 8
  const nodes = Math.max(4, Math.min(most, Math.round((lengthMm / leafMm) * 2)))
  const hung: Motif = createMotif()
  for (let node = 1; node <= nodes; node++) {
    const t = node / nodes
    const { x, y } = stationAt(stem, t)
    const side = node % 2 ? 1 : -1
    const turn = headingAt(stem, t) + (node === nodes ? 0 : side * random.between(0.6, 0.95))
    putMotif(motif, drawFruitLeaf(random, row.leaf, inks, leafMm * random.between(0.82, 1.08), -side), { x, y, turn })
    if (node % 2 === 0 || t > 0.8) continue
    // The twig stands: what hangs from it falls back along -x.
    for (let one = 0; one < Math.min(3, row.together); one++) {
      const fruit = drawFruit(
        random,
        row,
        fruitInks(plan, palette, noun, at + one),
        sizeMm * random.between(0.88, 1.04),
      )
      putMotif(hung, fruit, { x, y, turn: TURN / 2 - side * random.between(0.25, 0.6) + (one - 0.5) * 0.4 })
    }
  }
  putMotif(motif, hung)
  const tip = stationAt(stem, 1)
  putMotif(motif, drawFlower(random, row.blossom, flowerInksFor(palette, row.blossom, at), lengthMm * 0.06), tip)
  return motif
}

/** Leaves of more width than this, as a share of their length, are broad. */
const WIDE = 0.7

/** The pen round every form: a plate is engraved first and tinted afterwards. Needles and stems are too slight to have a contour. */
export function engrave(motif: Motif, ink: number, widthMm: number): Motif {
  const engraved = createMotif(motif.pen)
  for (const layer of motif.layers) {
    if (layer.isForm && meanWidth(layer.ring) > SLIGHT * widthMm)
      engraved.layers.push({ ...layer, ink, ring: offsetRing(layer.ring, widthMm) })
    engraved.layers.push(layer)
  }
  return engraved
}

/** Forms less than so many lines wide are drawn without one. */
const SLIGHT = 4

/** Area over half the girth: how wide a long shape is in the mean. */
function meanWidth(ring: Ring): number {
  const girth = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]
    return sum + Math.hypot(nextX - x, nextY - y)
  }, 0)
  return (2 * Math.abs(signedArea(ring))) / Math.max(girth, Number.EPSILON)
}
