import { TURN } from '../../../kit/line/knot.ts'
import type { Pen } from '../../../kit/motif/motif.ts'
import { putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../../botany/flower-inks.ts'
import { isSpike, isTopView } from '../../botany/flowers/bloom-table.ts'
import { growPlant } from '../../botany/plants/plant.ts'
import type { Engraver, Island } from './engraver.ts'
import { tuft } from './engraver.ts'
import { cypress, mound } from './greenery.ts'

/** Plants are drawn at this size and shrunk, because their small parts are judged in mm. */
const DRAWN_MM = 100
/** Radius of a head against the length of its stem: on an island flowers are taller than people. */
const [HEAD, SIDE_HEAD] = [0.3, 0.25]

/** A flower that a prompt names, as an island: a shrub of it in bloom, taller than a man, beside a cypress. */
export function plantIsland(noun: string): Island {
  return {
    name: noun,
    nouns: [noun],
    draw: (pen) => {
      cypress(pen, 1.95, 1.5)
      mound(pen, 2.4)
      for (const [x, high, lean] of [
        [-1.25, 1.7, -0.42],
        [1.05, 1.75, 0.4],
        [-0.55, 2.3, -0.2],
        [0.5, 2.2, 0.22],
        [0, 1.6, 0.02],
      ] as const)
        putPlant(pen, noun, x * 0.62, high, lean)
      for (const x of [-1, -0.2, 0.7]) tuft(pen, x, 0.06, 0.32)
    },
  }
}

/** The same flower as a small tuft. */
export function plantIslet(noun: string): Island {
  return {
    name: `small ${noun}`,
    nouns: [noun],
    draw: (pen) => {
      mound(pen, 1.2, 0.2)
      for (const [x, high, lean] of [
        [-0.3, 1.5, -0.35],
        [0.3, 1.4, 0.4],
        [0, 1.9, 0.05],
      ] as const)
        putPlant(pen, noun, x, high, lean)
    },
  }
}

/** One stem, `high` statures tall, that leans by `lean` radians. */
function putPlant(pen: Engraver, noun: string, x: number, high: number, lean: number): void {
  const { ink, paper, random } = pen
  const hand: Pen = { mode: 'line', ink, paper, widthMm: (pen.line * DRAWN_MM) / high, washes: new Map([[ink, ink]]) }
  const head = isSpike(noun) ? undefined : isTopView(noun) ? HEAD : SIDE_HEAD
  const plant = growPlant(random, noun, inLine(ink, paper), { lengthMm: DRAWN_MM, head, pen: hand, bend: lean * 1.4 })
  putMotif(pen.motif, plant, { x, y: 0.06, turn: -TURN / 4 + lean * 0.6, size: high / DRAWN_MM })
}

/** Petals are paper within a contour, leaves are solid with veins cut out of them: islands weigh as much as their trees. */
function inLine(ink: number, paper: number): FlowerInks {
  return {
    ground: paper,
    body: paper,
    shade: ink,
    flame: ink,
    light: ink,
    heart: ink,
    seed: ink,
    deep: ink,
    leaf: ink,
    leafDark: ink,
    leafLight: paper,
    chroma: 0,
    hueDegrees: 0,
    lightness: 0,
    groundDistance: 1,
    pots: [],
  }
}
