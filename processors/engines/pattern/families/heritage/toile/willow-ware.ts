import { blade, ribbon, stationAt } from '../../../kit/line/curve.ts'
import { curveThrough } from '../../../kit/line/flowing-curve.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { flyingBird, swan } from './beasts.ts'
import { pagoda } from './buildings.ts'
import type { Engraver, Island } from './engraver.ts'
import { body, put, solid, stroke } from './engraver.ts'
import { clump, mound } from './greenery.ts'
import { lady, piper } from './people.ts'
import { boat, bridge, water } from './waterside.ts'

const NOUNS = ['willow', 'willow tree', 'weeping willow']
const [STRANDS, LEAVES] = [15, 9]

/** A weeping willow: a bent trunk, a crown of boughs that arch over and strands of narrow leaves that hang nearly to the ground. */
function weepingWillow(pen: Engraver, x: number, high: number, lean: number): void {
  const { random } = pen
  const trunk = curveThrough([
    [x, 0],
    [x - lean * high * 0.07, -high * 0.3],
    [x + lean * high * 0.08, -high * 0.6],
    [x + lean * high * 0.16, -high * 0.86],
  ])
  const top = trunk[trunk.length - 1]
  for (let strand = 0; strand < STRANDS; strand++) {
    const side = (strand / (STRANDS - 1)) * 2 - 1
    const reach = side * high * 0.5 * random.between(0.9, 1.1)
    const rise = high * 0.13 * (1 - side * side)
    // Strands of the middle hang short, so that the trunk is seen.
    const fall = high * (0.3 + 0.42 * Math.abs(side)) * random.between(0.82, 1.12)
    const from = top[1] + high * 0.06
    const line = curveThrough([
      [top[0], from],
      [top[0] + reach * 0.55, from - rise - high * 0.05],
      [top[0] + reach * 0.95, from - rise * 0.3 + high * 0.06],
      [top[0] + reach * 1.06, from + fall * 0.55],
      [top[0] + reach * 1.02, from + fall],
    ])
    stroke(
      pen,
      line.map(([px, py]) => [px, py]),
      0.8,
    )
    for (let leaf = 0; leaf < LEAVES; leaf++) {
      const { x: px, y: py } = stationAt(line, 0.24 + (0.76 * leaf) / (LEAVES - 1))
      const turn = TURN / 4 + (leaf % 2 ? 0.5 : -0.5)
      solid(pen, blade(px, py, turn, high * random.between(0.085, 0.125), high * 0.024, 0.1))
    }
  }
  body(
    pen,
    ribbon(trunk, (t) => high * (0.042 * (1 - 0.7 * t) + 0.03 * (1 - t) ** 9)),
    0.55,
    0.5,
    2.2,
  )
  clump(pen, top[0], top[1] + high * 0.02, high * 0.34, high * 0.17)
}

/** Two doves that meet in flight. */
function doves(pen: Engraver, x: number, y: number): void {
  put(pen, (sheet) => flyingBird(sheet, 0.7), x - 0.36, y, 0.8)
  put(pen, (sheet) => flyingBird(sheet, 1.1), x + 0.36, y - 0.12, 0.8, -1)
}

/** The scenes of the plates: the house by the willow with two doves over it, the bridge with those who flee, and their boat. */
export const willowIslands: readonly Island[] = [
  {
    name: 'willow house',
    nouns: [...NOUNS, 'pagoda'],
    draw: (pen) => {
      weepingWillow(pen, 1.35, 2.5, -0.8)
      mound(pen, 2.4)
      put(pen, pagoda, -0.75, 0.02, 1)
      put(pen, lady, 0.35, 0.1, 0.9, -1)
      doves(pen, 0.3, -2.55)
    },
  },
  {
    name: 'willow bridge',
    nouns: NOUNS,
    draw: (pen) => {
      weepingWillow(pen, -1.6, 2.5, 0.7)
      put(pen, bridge, 0.25, 0.06, 1.15)
      put(pen, lady, 0.05, -0.72, 0.8)
      put(pen, piper, 0.75, -0.66, 0.8)
      put(pen, (sheet) => mound(sheet, 0.9, 0.2), -1.6, 0.06)
      put(pen, (sheet) => mound(sheet, 0.8, 0.2), 2, 0.06)
    },
  },
]

export const willowIslets: readonly Island[] = [
  {
    name: 'willow boat',
    nouns: NOUNS,
    draw: (pen) => {
      put(pen, boat, 0, 0, 1)
      water(pen, 0, 0.3, 1.1)
    },
  },
  {
    name: 'willow pond',
    nouns: NOUNS,
    draw: (pen) => {
      weepingWillow(pen, -0.5, 1.7, 0.8)
      put(pen, (sheet) => mound(sheet, 0.9, 0.2), -0.5, 0.04)
      put(pen, swan, 0.75, 0.14, 0.9, -1)
    },
  },
]
