import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { rectangle } from '../../kit/line/outline.ts'
import { wobbleMotif } from '../../kit/motif/motif.ts'
import type { Toss } from '../../kit/place/toss.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Plan } from '../family.ts'
import { asksForWatercolour } from '../techniques/line-or-wash.ts'
import type { FlowerPalette } from './flower-inks.ts'
import { flowerInksAt, mixFlowerPalette } from './flower-inks.ts'
import { flowerInksFor, isSpike } from './flowers/bloom-table.ts'
import { drawGrass } from './leaves/fronds.ts'
import { growPlant } from './plants/plant.ts'
import { growWashed } from './watercolour/wash-plant.ts'
import { chooseFlowers, growWild } from './wild-plants.ts'

const UP = -Math.PI / 2
/** Depths from the back to the front: least and largest height as shares of the repeat, and plants per repeat. */
const DEPTHS = [
  { low: 0.56, high: 0.78, count: 9 },
  { low: 0.34, high: 0.52, count: 12 },
  { low: 0.16, high: 0.28, count: 15 },
] as const
/** Blades of grass per repeat, their heights, and blossoms blown off above the flowers. */
const [BLADES, BLADE_LOW, BLADE_HIGH, BLOWN] = [34, 0.12, 0.34, 9]
/** Height of the band that the plants stand on, and of the cloth below it, as a share of the repeat. */
const HEM = 0.014

/**
 * A border print: plants of three heights stand on the hem, the tall ones behind, grass between their feet, and a few blossoms fly above
 * them where the cloth is bare.
 */
export function drawFromHem(plan: Plan): Cloth {
  const { widthMm, heightMm, cast } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const palette = mixFlowerPalette(cast)
  const random = plan.random.fork('hem')
  const toss = createToss(random, cloth)
  const flowers = chooseFlowers(plan)
  const grow = asksForWatercolour(plan) ? growWashed : growPlant
  const wide = widthMm / heightMm
  const foot = heightMm * (1 - 2 * HEM)
  growBlades(plan, toss, palette, foot)
  DEPTHS.forEach(({ low, high, count }, depth) => {
    const plants = Math.max(3, Math.round((count * wide) / plan.scale))
    for (let at = 0; at < plants; at++) {
      const noun = flowers[(at * 2 + depth) % flowers.length]
      const lengthMm = heightMm * random.between(low, high)
      const inks = flowerInksFor(palette, noun, at + depth)
      // What stands in front is small, and its heads are larger for it.
      const plant =
        depth === 0
          ? growWild(random, noun, inks, lengthMm, grow)
          : grow(random, noun, inks, { lengthMm, head: isSpike(noun) ? undefined : 0.14 + 0.07 * depth })
      toss.place(wobbleMotif(plant, random, lengthMm, 0.01), {
        x: ((at + random.between(0.2, 0.8)) * widthMm) / plants,
        y: foot,
        turn: UP + random.between(-0.1, 0.1),
        flip: random.sign(),
      })
    }
  })
  paint(cloth, palette.leaves[0] ?? cast.line, rectangle(0, foot, widthMm, heightMm * HEM))
  blowBlossoms(plan, toss, palette, flowers)
  return cloth
}

function growBlades(plan: Plan, toss: Toss, palette: FlowerPalette, foot: number): void {
  const { widthMm, heightMm } = plan
  const random = plan.random.fork('blades')
  const count = Math.round((BLADES * widthMm) / heightMm)
  for (let at = 0; at < count; at++)
    toss.place(drawGrass(random, flowerInksAt(palette, at), heightMm * random.between(BLADE_LOW, BLADE_HIGH)), {
      x: ((at + random.between(0, 1)) * widthMm) / count,
      y: foot,
      turn: UP + random.between(-0.16, 0.16),
      flip: random.sign(),
    })
}

/** Small heads, each higher and rarer than the last. */
function blowBlossoms(plan: Plan, toss: Toss, palette: FlowerPalette, flowers: readonly string[]): void {
  const { widthMm, heightMm } = plan
  const random = plan.random.fork('blown')
  const noun = flowers.find((one) => !isSpike(one)) ?? 'blossom'
  const count = Math.round((BLOWN * widthMm) / heightMm)
  for (let at = 0; at < count; at++) {
    const lengthMm = heightMm * random.between(0.045, 0.07)
    const plant = growPlant(random, noun, flowerInksFor(palette, noun, at), { lengthMm, head: 0.5, hasShoot: false })
    toss.place(plant, {
      x: ((at + random.between(0.2, 0.8)) * widthMm) / count,
      y: heightMm * (0.05 + 0.17 * ((at * 0.618) % 1)),
      turn: UP + random.between(-1, 1),
    })
  }
}
