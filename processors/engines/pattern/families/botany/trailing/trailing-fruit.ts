import type { Random } from '../../../kit/chance/random.ts'
import { TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { createMotif, putMotif } from '../../../kit/motif/motif.ts'
import type { Plan } from '../../family.ts'
import type { FlowerInks, FlowerPalette, LeafInks } from '../flower-inks.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { drawFlower, flowerInksFor } from '../flowers/bloom-table.ts'
import { drawFruit } from '../fruit/fruit.ts'
import { fruitInks } from '../fruit/fruit-inks.ts'
import { drawFruitLeaf } from '../fruit/fruit-leaf.ts'
import { fruits } from '../fruit/fruit-table.ts'
import { addShadow } from '../guests/guests.ts'
import { growShoot } from '../plants/plant.ts'

type Vine = {
  readonly plan: Plan
  readonly palette: FlowerPalette
  readonly leafInks: readonly [LeafInks, LeafInks]
}

/** Fruit from this length, in mm at scale 1, hangs alone or in pairs, and from this one alone. */
const [IN_PAIRS, ALONE] = [32, 50]
/** Fruit of one head: how long it is as a share of the head's radius, and where each hangs to in radians from straight down. */
const clusters = {
  small: { length: 0.98, leans: [0.62, -0.6, 0] },
  pairs: { length: 1.12, leans: [0.5, -0.44] },
  alone: { length: 1.9, leans: [0.06] },
} as const

/** Bare ground round what lies over something else, as a share of the head's radius. */
const RIM = 0.02

/** What a scroll of a fruiting vine ends in: its own leaves in a fan, blossom of its own, and fruit that hangs over them. */
export function drawFruitHead(vine: Vine, random: Random, noun: string, index: number, radiusMm: number): Motif {
  const { plan, palette, leafInks } = vine
  const row = fruits[noun]
  const head = createMotif()
  const rimMm = radiusMm * RIM
  const inks = flowerInksAt(palette, index)
  const fan = row.leaf[2] > 0.7 ? [-2.2, -0.1, 1.9] : [-2.7, -1.9, -0.9, -0.1, 2.2, 0.9]
  fan.forEach((turn, at) => {
    const own = { ...inks, ...leafInks[at % 2 ? 1 : 0] }
    const leaf = drawFruitLeaf(random, row.leaf, own, radiusMm * random.between(1.15, 1.4), 0)
    putMotif(head, addShadow(leaf, inks.ground, rimMm), { turn: turn + random.between(-0.15, 0.15) })
  })
  if (row.blossom !== 'bud') {
    const side = random.sign()
    // Two of a size, side by side over fruit, would be a face.
    for (const [across, up, size] of [
      [0.15, 0.85, 0.2],
      [0.62, 0.44, 0.36],
    ]) {
      const petals = blossomBeside(vine, row.blossom, noun, index)
      const bloom = drawFlower(random, row.blossom, petals, radiusMm * size * random.between(0.92, 1.06))
      putMotif(head, addShadow(bloom, inks.ground, rimMm), { x: side * radiusMm * across, y: -radiusMm * up })
    }
  }
  const { length, leans } = clusters[row.sizeMm < IN_PAIRS ? 'small' : row.sizeMm < ALONE ? 'pairs' : 'alone']
  leans.forEach((lean, at) => {
    // Cherries hang from stalks that are longer than they are.
    const sizeMm = (radiusMm * length * (at % 2 ? 0.9 : 1)) / Math.max(1, row.stalk)
    const fruit = drawFruit(random, row, fruitInks(plan, palette, noun, index + at), sizeMm)
    putMotif(head, addShadow(fruit, inks.ground, rimMm), { turn: TURN / 4 + lean + random.between(-0.1, 0.1) })
  })
  return head
}

/** A small fruit on the end of a sprig. */
export function drawSprigFruit({ plan, palette }: Vine, random: Random, noun: string, sizeMm: number): Motif {
  return drawFruit(random, fruits[noun], fruitInks(plan, palette, noun, 0), sizeMm)
}

/** The leaf, or the leafy shoot, with which a fruiting vine takes the place of the acanthus. */
export function drawVineLeaf(random: Random, noun: string, inks: FlowerInks, lengthMm: number, bend: number): Motif {
  const { leaf } = fruits[noun]
  if (leaf[0] === 'plain' || leaf[0] === 'toothed')
    return growShoot(random, leaf[0] === 'plain' ? 'oval' : 'lobed', inks, lengthMm, bend)
  return drawFruitLeaf(random, leaf, inks, lengthMm * BROAD, Math.sign(bend))
}

/** A vine's own leaf is shorter and broader than an acanthus. */
const BROAD = 0.72

/** Petals of the blossom, the palest there are where its own are those of the fruit. */
function blossomBeside({ plan, palette }: Vine, blossom: string, noun: string, index: number): FlowerInks {
  const own = flowerInksFor(palette, blossom, index)
  if (own.body !== fruitInks(plan, palette, noun, index).body) return own
  return palette.schemes.toSorted((one, other) => other.lightness - one.lightness)[0]
}
