import { clamp } from '../../../../numbers/clamp.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { ribbon, stationAt } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { createMotif, type Motif, placeMotif, putMotif, wobbleMotif } from '../../../kit/motif/motif.ts'
import { createShortestStep } from '../../../kit/place/shortest-step.ts'
import { createToss } from '../../../kit/place/toss.ts'
import type { Colourway, Family, Plan } from '../../family.ts'
import { flowersAsked } from '../asked-plants.ts'
import { isWithoutLeaves } from '../bare-blooms.ts'
import { flowerInksAt, mixFlowerPalette } from '../flower-inks.ts'
import { drawFlower, flowerInksFor } from '../flowers/bloom-table.ts'
import { drawFruit } from '../fruit/fruit.ts'
import { fruitInks } from '../fruit/fruit-inks.ts'
import { drawFruitLeaf } from '../fruit/fruit-leaf.ts'
import { fruits, isFruit } from '../fruit/fruit-table.ts'
import { addShadow, guestsOf } from '../guests/guests.ts'
import { composeCroquis } from '../plants/croquis.ts'
import { chooseWood } from './bark.ts'
import type { FruitOrchard, FruitTwig } from './fruit-twigs.ts'
import { blossomInks, dressTwig, FRUIT_COVERAGE, growTwigs, RIM_MM } from './fruit-twigs.ts'

const REPEAT_MM = 320
/** Fruit keeps this far from other fruit, in its own lengths. */
const APART = 1.5
const GUEST_MM = 62
/** Fruit under this length is small. */
const SMALL_MM = 32

export const fruitBoughs: Family = {
  name: 'fruit-boughs',
  summary: 'an orchard: boughs that climb in long curves, fruit hanging from their twigs among leaves and blossom',
  words: ['fruit bough', 'fruit boughs', 'fruit branch', 'fruit branches', 'fruiting branch', 'fruiting branches'],
  motifs: [],
  coverage: { low: 0.3, medium: FRUIT_COVERAGE, high: 0.58 },
  inks: { least: 3, natural: 7, needsTones: true },
  moods: ['mediterranean', 'midcentury'],
  ground: 'light',
  motifMm: 46,
  repeatMm: REPEAT_MM,
  layouts: ['block'],
  orientation: 'one-way',
  isLayered: true,
  colourway: ({ motifs = [] }) => (motifs.length > 0 && motifs.every((noun) => noun === 'olive') ? olives : undefined),
  compose: composeFruit,
  draw: drawFruitBoughs,
}

/** Silver leaves, and fruit that goes from green to black. */
const olives: Colourway = {
  inks: ['#f4ecd9', '#6f8163', '#a9b59a', '#49563f', '#8c9440', '#4a3a48', '#75604c'],
  ground: 0,
}

function drawFruitBoughs(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const palette = mixFlowerPalette(plan.cast)
  const nouns = plan.motifs.filter(isFruit)
  const bearing = nouns.length > 0 ? nouns : ['lemon']
  const { isSoft } = fruits[bearing[0]]
  const orchard: FruitOrchard = {
    plan,
    cloth,
    palette,
    toss: createToss(plan.random.fork('fit'), cloth),
    bark: chooseWood(plan, palette, isSoft === true),
    unit: plan.scale,
    nouns: bearing,
    blossoms: flowersAsked(plan),
    isBare: isWithoutLeaves(plan),
  }
  const twigs = growTwigs(orchard)
  for (const twig of twigs) dressTwig(orchard, twig)
  hangFruit(orchard, twigs)
  letFly(orchard)
  fillGaps(orchard)
  return cloth
}

/** A placement print: one bough of fruit, the largest hanging where it bends. */
function composeFruit(plan: Plan): Cloth {
  const palette = mixFlowerPalette(plan.cast)
  const nouns = plan.motifs.filter(isFruit)
  const bearing = nouns.length > 0 ? nouns : ['lemon']
  const blossoms = flowersAsked(plan)
  const bark = chooseWood(plan, palette, fruits[bearing[0]].isSoft === true)
  const { leaf } = fruits[bearing[0]]
  const short = Math.min(plan.widthMm, plan.heightMm)
  const leafAt = (random: Random, index: number, lengthMm: number): Motif =>
    drawFruitLeaf(random, leaf, flowerInksAt(palette, index), lengthMm, index % 2 ? 1 : -1)
  // Birds perch on it; fruit grows there already.
  const guests = plan.motifs.filter((noun) => !isFruit(noun))
  return composeCroquis(
    { ...plan, motifs: guests },
    {
      hangs: true,
      layStem: (cloth, curve, half) => paint(cloth, bark.body, ribbon(curve, half)),
      drawLeaf: leafAt,
      drawSprig: (random, index, lengthMm) => {
        const blossom = blossoms[index % Math.max(1, blossoms.length)]
        if (!blossom) return leafAt(random, index + 1, lengthMm * 0.6)
        return drawFlower(random, blossom, flowerInksFor(palette, blossom, index), lengthMm * 0.2)
      },
      drawBloom: (random, index, radiusMm) => {
        const noun = bearing[index % bearing.length]
        const row = fruits[noun]
        const share = clamp(row.sizeMm / USUAL_MM, 0.5, 1.15)
        const cluster = createMotif()
        for (let one = row.together - 1; one >= 0; one--) {
          const size = (BORNE * short + LARGER * radiusMm) * share * (one % 2 ? 0.9 : 1)
          const fruit = wobbleMotif(
            drawFruit(random, row, fruitInks(plan, palette, noun, index), size),
            random,
            size,
            0.01,
          )
          const spread = (one - (row.together - 1) / 2) * 0.7
          putMotif(cluster, addShadow(fruit, plan.cast.ground, size * 0.02), { turn: TURN / 4 + spread })
        }
        for (const turn of [-0.35, 0.6])
          putMotif(cluster, leafAt(random, index + 1, short * BORNE * 0.9), { turn: turn * Math.PI })
        return cluster
      },
    },
  )
}

/** Length of a fruit on a print's bough, as a share of its short side and of the radius of a bloom in its place: fruit of one bough is alike. */
const [BORNE, LARGER] = [0.125, 0.3]
/** Fruit of this length is neither large nor small. */
const USUAL_MM = 42

/** Where on its twig fruit may hang: small fruit from every node. */
function nodesOf(twig: FruitTwig): (readonly [FruitTwig, number])[] {
  const shares = twig.row.sizeMm < SMALL_MM ? [0.4, 0.66, 0.92] : [0.62]
  return shares.map((share) => [twig, share])
}

/** Fruit hangs from the middle of its twig, straight down but for a little, and never over other fruit. */
function hangFruit({ plan, toss, palette, unit, isBare }: FruitOrchard, twigs: readonly FruitTwig[]): void {
  const random = plan.random.fork('fruit')
  const between = createShortestStep({ ...plan })
  const hung: { readonly at: Point; readonly sizeMm: number }[] = []
  for (const [{ curve, row, noun, at }, share] of twigs.flatMap(nodesOf)) {
    const sizeMm = row.sizeMm * unit * random.between(0.9, 1.08)
    const { x, y } = stationAt(curve, share + random.between(-0.08, 0.08))
    const middle: Point = [x, y + sizeMm * (row.stalk + 0.5)]
    const isFree = hung.every(
      (other) =>
        Math.hypot(...between(middle, other.at, false)) >
        APART * Math.max(sizeMm, other.sizeMm) * Math.sqrt(row.together),
    )
    if (!isFree) continue
    hung.push({ at: middle, sizeMm })
    const inks = fruitInks(plan, palette, noun, at)
    for (let one = row.together - 1; one >= 0; one--) {
      const spread = (one - (row.together - 1) / 2) * 0.7
      const size = sizeMm * (one % 2 ? 0.9 : 1)
      const fruit = wobbleMotif(drawFruit(random, row, inks, size), random, size, 0.01)
      const turned = placeMotif(fruit, { turn: TURN / 4 + spread + random.between(-0.22, 0.22) })
      toss.place(addShadow(turned, plan.cast.ground, RIM_MM * unit), { x, y })
    }
    if (isBare) continue
    const cap = drawFruitLeaf(random, row.leaf, flowerInksAt(palette, at + 1), row.leaf[1] * unit * 0.62, 1)
    toss.place(cap, { x, y, turn: random.between(0.1, 0.6) + (at % 2 ? Math.PI / 2 : 0) })
  }
}

/** Birds, bees and whatever else is named, where the largest gaps are. */
function letFly({ plan, toss, palette, unit }: FruitOrchard): void {
  const random = plan.random.fork('guests')
  const guests = guestsOf({ ...plan, motifs: plan.motifs.filter((noun) => !isFruit(noun)) }, palette)
  for (let at = 0; at < guests.length * 2; at++) {
    const { draw, share } = guests[at % guests.length]
    const sizeMm = GUEST_MM * unit * Math.max(0.5, share)
    toss.fit([draw(random, at, sizeMm), draw(random, at + 1, sizeMm * 0.8)], {
      gapMm: 2 * unit,
      tries: 300,
      mayFlip: false,
      turnAt: () => random.between(-0.2, 0.2),
    })
  }
}

/** Sprigs of young leaves and single blossoms even the ground out. */
function fillGaps(orchard: FruitOrchard): void {
  const { plan, toss, palette, unit, nouns, blossoms, isBare } = orchard
  if (isBare && blossoms.length === 0) return
  const random = plan.random.fork('fill')
  const { leaf } = fruits[nouns[0]]
  const fullness = Math.max(1, plan.coverage / FRUIT_COVERAGE)
  const most = Math.round(((plan.widthMm * plan.heightMm) / (3600 * unit * unit)) * fullness ** 5)
  for (let at = 0; at < most && toss.field.coverage() < plan.coverage; at++) {
    const inks = flowerInksAt(palette, at)
    const sprig = createMotif()
    for (const side of [-1, 1, 0])
      putMotif(sprig, drawFruitLeaf(random, leaf, inks, leaf[1] * unit * (side ? 0.44 : 0.54), side), {
        turn: side * random.between(0.7, 0.95),
      })
    const blossom = blossoms[at % Math.max(1, blossoms.length)]
    const single = blossom ? drawFlower(random, blossom, blossomInks(orchard, blossom, nouns[0], at), 8 * unit) : sprig
    toss.fit(isBare ? [single] : at % 3 ? [sprig] : [single, sprig], { gapMm: (3 * unit) / fullness ** 3, tries: 120 })
  }
}
