import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Curve } from '../../kit/line/curve.ts'
import { headingAt, ribbon, stationAt } from '../../kit/line/curve.ts'
import { TURN } from '../../kit/line/knot.ts'
import { rectangle } from '../../kit/line/outline.ts'
import { wobbleMotif } from '../../kit/motif/motif.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Plan } from '../family.ts'
import { leavesAsked } from './asked-plants.ts'
import type { FlowerInks } from './flower-inks.ts'
import { drawLeafage } from './leaves/leaf-table.ts'

/** The style of stripes of plants in which nothing blooms. */
export const LEAF_STRIPES = 'leaf stripes'

/** From one climbing stem to the next, mm at scale 1; length of a leaf, its step along the stem, how far that swings, as shares of it. */
const [COLUMN_MM, LEAF, STEP, SWING] = [64, 0.4, 0.15, 0.06]
/** From the middle between two stems, in columns: where each bar of the stripe begins, and how wide it is. */
const BARS = [
  [-0.13, 0.26],
  [-0.19, 0.02],
  [0.17, 0.02],
] as const
/** Greatest number of stems beside each other. */
const COLUMNS_MOST = 16

/** Stems that climb between the stripes of a cloth, leaf after leaf to both sides; every second one leans the other way. */
export function drawLeafStripes(plan: Plan, tones: readonly FlowerInks[]): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const random = plan.random.fork('stripes')
  const toss = createToss(random.fork('fit'), cloth)
  const columns = fitCells(widthMm, Math.max(COLUMN_MM * plan.scale, widthMm / COLUMNS_MOST), 2)
  const wide = columns.sizeMm
  const named = leavesAsked(plan)
  const noun = named.find((one) => one !== 'leaf') ?? 'leaf'
  const isSingle = SINGLE.includes(noun)
  const leafMm = wide * LEAF * (isSingle ? 1 : 0.92)
  for (let column = 0; column < columns.count; column++) {
    for (const [from, width] of BARS)
      paint(cloth, barInk(plan), rectangle((column + 1 + from) * wide, 0, width * wide, heightMm))
    const waves = Math.max(1, Math.round(heightMm / (wide * 2)))
    const side = column % 2 ? -1 : 1
    const steps = waves * 24
    const stem: Curve = Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps
      return [(column + 0.5 + side * SWING * Math.sin(TURN * waves * t)) * wide, (1 - t) * heightMm]
    })
    const leaves = Math.max(4, Math.round(heightMm / (wide * STEP * (isSingle ? 1 : 1.7)) / 2) * 2)
    paint(
      cloth,
      tones[0].leafDark,
      ribbon(stem, () => Math.max(0.2, wide * 0.006)),
    )
    for (let leaf = 0; leaf < leaves; leaf++) {
      const t = (leaf + 0.5) / leaves
      const { x, y } = stationAt(stem, t)
      const turn = headingAt(stem, t) + (leaf % 2 ? 1 : -1) * random.between(0.62, 0.82)
      const length = leafMm * random.between(0.86, 1.1)
      const drawn = drawLeafage(random, noun, tones[leaf % tones.length], length)
      toss.place(wobbleMotif(drawn, random, length, 0.01), { x, y, turn, flip: leaf % 2 ? -1 : 1 })
    }
  }
  return cloth
}

/** Leaves that stand on a stem one by one; all others are twigs themselves. */
const SINGLE = ['leaf', 'ivy', 'oak', 'maple', 'ginkgo', 'birch', 'beech', 'holly', 'philodendron']

/** Stripes lie behind, in the colour nearest to the ground; a grey is the shade of white leaves, and no stripe beside colours. */
function barInk({ cast: { inks, ground, figures } }: Plan): number {
  const far = (ink: number): number => Math.abs(inks[ink].lightness - inks[ground].lightness)
  const colours = figures.filter((ink) => inks[ink].chroma > 0.02)
  return (colours.length > 0 ? colours : figures).reduce((best, ink) => (far(ink) < far(best) ? ink : best))
}
