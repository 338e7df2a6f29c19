import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { wobbleMotif } from '../../kit/motif/motif.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Plan } from '../family.ts'
import { asksForWatercolour } from '../techniques/line-or-wash.ts'
import { flowersAsked } from './asked-plants.ts'
import { mixFlowerPalette } from './flower-inks.ts'
import { flowerInksFor, isSpike } from './flowers/bloom-table.ts'
import { growPlant } from './plants/plant.ts'
import { growWashed } from './watercolour/wash-plant.ts'

/** Height of a flower at scale 1, mm; distance of rows and of flowers in a row as shares of it; size of a head. */
const [STEM_MM, ROW, STEP, HEAD] = [92, 0.84, 0.53, 0.23]

/** What stands in rows where no flower is named, row by row. */
const GARDEN = ['tulip', 'daisy', 'poppy', 'lavender', 'cosmos', 'cornflower']

/**
 * Flowers that stand in rows as in a bulb field, each row of one kind and one colour, those of every second row in the gaps of the row
 * above, whose feet they hide.
 */
export function drawFlowerRows(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const palette = mixFlowerPalette(plan.cast)
  const random = plan.random.fork('rows')
  const toss = createToss(random, cloth)
  const asked = flowersAsked(plan)
  const flowers = asked.length > 0 ? asked : plan.random.fork('garden').shuffle(GARDEN)
  const grow = asksForWatercolour(plan) ? growWashed : growPlant
  const stemMm = STEM_MM * plan.scale
  const rows = fitCells(plan.heightMm, stemMm * ROW, 2)
  const columns = fitCells(plan.widthMm, stemMm * STEP)
  for (let row = 0; row < rows.count; row++) {
    const noun = flowers[row % flowers.length]
    const inks = flowerInksFor(palette, noun, row)
    for (let column = 0; column < columns.count; column++) {
      const lengthMm = stemMm * random.between(0.94, 1.04)
      const plant = grow(random, noun, inks, { lengthMm, head: isSpike(noun) ? undefined : HEAD, hasShoot: false })
      const flip = random.sign()
      toss.place(wobbleMotif(plant, random, lengthMm, 0.008), {
        // Heads stand at equal distances and feet where their stems come down: bent together and apart, heads would collide.
        x: (column + (row % 2) / 2) * columns.sizeMm - flip * asideOfHead(plant),
        y: row * rows.sizeMm,
        turn: -Math.PI / 2 + random.between(-0.05, 0.05),
        flip,
      })
    }
  }
  return cloth
}

/** How far along a plant its head begins. */
const HEAD_FROM = 0.74

/** How far the head of a plant that grows along x lies aside of its foot, mm. */
function asideOfHead({ layers }: Motif): number {
  const knots = layers.flatMap(({ ring }) => ring)
  const reach = Math.max(...knots.map(([x]) => x))
  const sides = knots.filter(([x]) => x > reach * HEAD_FROM).map(([, y]) => y)
  return (Math.min(...sides) + Math.max(...sides)) / 2
}
