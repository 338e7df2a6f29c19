import { traceCells } from '../../../kit/area/cell-grid.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { circle, polygon } from '../../../kit/line/outline.ts'
import { DEEP_KEY, railKey } from '../meander-cells.ts'
import type { BandPart, FriezeBand } from './frieze-band.ts'
import { bandPart } from './frieze-band.ts'

const KEY = railKey(DEEP_KEY)

/** Meander: one line on an integer grid that winds in and out again, hooks all one way, between two rules. */
export function meander(): FriezeBand {
  const size = 1 / KEY.length
  const rings = traceCells(KEY[0].length, KEY.length, (column, row) => KEY[row][column] === '#')
  const scaled = rings.map((ring) => ring.map(([x, y]): Knot => [x * size, y * size, 1]))
  return { group: 'p111', wide: KEY[0].length * size, tall: 1, parts: [{ ink: 'figure', rings: scaled }] }
}

/** Running dog: waves that curl over, each out of the foot of the one before. */
export function runningDog(): FriezeBand {
  const crest: Ring = [
    [0, 1, 1],
    [0.12, 0.62],
    [0.42, 0.1],
    [0.8, 0.06],
    [1.06, 0.32],
    [1, 0.62],
    [0.78, 0.66],
    [0.68, 0.5],
    [0.78, 0.4],
    [0.84, 0.46],
    [0.9, 0.36],
    [0.76, 0.26],
    [0.55, 0.38],
    [0.56, 0.7],
    [0.86, 0.94],
    [1.2, 1, 1],
  ]
  return { group: 'p111', wide: 1.2, tall: 0.7, parts: [bandPart('figure', crest)] }
}

/** Two strands winding round a row of eyes, over and under by turns. */
export function guilloche(): FriezeBand {
  const wave = (phase: 1 | -1, from: number, to: number): Point[] =>
    Array.from({ length: 9 }, (_, at): Point => {
      const x = from + ((to - from) * at) / 8
      return [x, 0.5 - phase * 0.31 * Math.sin((x / 0.8) * Math.PI)]
    })
  const strand = (phase: 1 | -1, from: number, to: number, half: number): Ring =>
    ribbon(wave(phase, from, to), () => half)
  // Each strand lies over for one crossing and under for the next: painted in halves about the crossings at 0, 0.8 and 1.6.
  const halves: BandPart[] = []
  for (const [phase, from, to] of [
    [-1, -0.4, 0.4],
    [1, 0.4, 1.2],
  ] as const)
    halves.push(
      bandPart('back', strand(phase, from, to, 0.17)),
      bandPart(phase > 0 ? 'second' : 'figure', strand(phase, from, to, 0.12)),
    )
  for (const [phase, from, to] of [
    [1, -0.4, 0.4],
    [-1, 0.4, 1.2],
  ] as const)
    halves.push(
      bandPart('back', strand(phase, from, to, 0.17)),
      bandPart(phase > 0 ? 'second' : 'figure', strand(phase, from, to, 0.12)),
    )
  const eyes = [0.4, 1.2].map((x) => circle(x, 0.5, 0.1, 8))
  return { group: 'p112', wide: 1.6, tall: 0.85, parts: [...halves, bandPart('figure', ...eyes)] }
}

/** Eggs in their shells with a dart between. */
export function eggAndDart(): FriezeBand {
  const egg = (share: number): Ring => {
    const [half, tall] = [0.36 * share, 0.86 * share]
    return [
      [0.5 - half, 0.06, 1],
      [0.5 - half * 1.06, 0.06 + tall * 0.5],
      [0.5 - half * 0.62, 0.06 + tall * 0.97],
      [0.5, 0.06 + tall * 1.05],
      [0.5 + half * 0.62, 0.06 + tall * 0.97],
      [0.5 + half * 1.06, 0.06 + tall * 0.5],
      [0.5 + half, 0.06, 1],
    ]
  }
  const dart = polygon([
    [-0.075, 0.06],
    [0.075, 0.06],
    [0.03, 0.5],
    [0, 0.95],
    [-0.03, 0.5],
  ])
  return {
    group: 'pm11',
    wide: 1,
    tall: 0.8,
    parts: [
      bandPart('figure', egg(1)),
      bandPart('back', egg(0.84)),
      bandPart('second', egg(0.66)),
      bandPart('figure', dart),
    ],
  }
}
