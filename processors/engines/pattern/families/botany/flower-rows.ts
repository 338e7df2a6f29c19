import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { wobbleMotif } from '../../kit/motif/motif.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Plan } from '../family.ts'
import { asksForWatercolour } from '../techniques/line-or-wash.ts'
import { flowersAsked } from './asked-plants.ts'
import type { FlowerInks, FlowerPalette } from './flower-inks.ts'
import { mixFlowerPalette } from './flower-inks.ts'
import { flowerInksFor, isSpike, turnBetween } from './flowers/bloom-table.ts'
import { tellInks } from './flowers/told-inks.ts'
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
  const palette = tellInks(plan, mixFlowerPalette(plan.cast))
  const random = plan.random.fork('rows')
  const toss = createToss(random, cloth)
  const asked = flowersAsked(plan)
  const flowers = asked.length > 0 ? asked : plan.random.fork('garden').shuffle(GARDEN)
  const grow = asksForWatercolour(plan) ? growWashed : growPlant
  const stemMm = STEM_MM * plan.scale
  const hues = hueTurns(palette)
  const told = palette.told?.get(flowersAsked(plan)[0] ?? '')
  const rows = fitRows(plan.heightMm, stemMm * ROW, told?.length ?? hues.length)
  const unit = Math.min(1, rows.sizeMm / (stemMm * ROW))
  const columns = fitCells(plan.widthMm, stemMm * STEP)
  for (let row = 0; row < rows.count; row++) {
    const noun = flowers[row % flowers.length]
    const inks = flowerInksFor({ ...palette, schemes: hues }, noun, row)
    for (let column = 0; column < columns.count; column++) {
      const lengthMm = stemMm * unit * random.between(0.94, 1.04)
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

/** One scheme of each hue in the order in which they are remembered: a row in a second pink would be a colour that another row lacks. */
function hueTurns({ schemes }: FlowerPalette): readonly FlowerInks[] {
  const coloured = schemes.filter(({ chroma }) => chroma > PETAL_CHROMA)
  const hues = coloured.filter(
    ({ hueDegrees }, at) => !coloured.slice(0, at).some((one) => turnBetween(one.hueDegrees, hueDegrees) < SAME_HUE),
  )
  return hues.length > 1 ? hues : schemes
}

/** In OKLCH: what is no white, and degrees within which two petals are tones of one colour. */
const [PETAL_CHROMA, SAME_HUE] = [0.04, 16]

/** As many rows as are high enough, in whole turns of the colours where that leaves them no lower than `LOWEST` of their height. */
function fitRows(heightMm: number, rowMm: number, turns: number): { readonly count: number; readonly sizeMm: number } {
  const whole = fitCells(heightMm, rowMm, turns % 2 ? turns * 2 : turns)
  return whole.sizeMm > rowMm * LOWEST ? whole : fitCells(heightMm, rowMm, 2)
}

const LOWEST = 0.62

/** How far along a plant its head begins. */
const HEAD_FROM = 0.74

/** How far the head of a plant that grows along x lies aside of its foot, mm. */
function asideOfHead({ layers }: Motif): number {
  const knots = layers.flatMap(({ ring }) => ring)
  const reach = Math.max(...knots.map(([x]) => x))
  const sides = knots.filter(([x]) => x > reach * HEAD_FROM).map(([, y]) => y)
  return (Math.min(...sides) + Math.max(...sides)) / 2
}
