import { arcKnots } from '../../../kit/arc.ts'
import { traceCells } from '../../../kit/cell-grid.ts'
import { ribbon } from '../../../kit/curve.ts'
import type { Knot, Point, Ring } from '../../../kit/knot.ts'
import { placeKnot, TURN, windRing } from '../../../kit/knot.ts'
import { ornamentLeaf, ornamentPetal } from '../../../kit/ornament.ts'
import { circle, polygon, rectangle } from '../../../kit/outline.ts'

/** Which ink of a band a part takes: its figure, a second figure, or the band's own ground again. */
export type BandInk = 'figure' | 'second' | 'back'
export type BandPart = { readonly ink: BandInk; readonly rings: readonly Ring[] }

/** The seven frieze groups in the crystallographers' notation. */
export type FriezeGroup = 'p111' | 'p1a1' | 'p1m1' | 'pm11' | 'p112' | 'pma2' | 'pmm2'

/** One unit of a band in its own space: x from 0 to `wide`, y from 0 to 1; it repeats along x. */
export type FriezeBand = {
  readonly group: FriezeGroup
  readonly wide: number
  /** Height against the tallest bands. */
  readonly tall: number
  readonly parts: readonly BandPart[]
}

/** Bodies, all turned clockwise. */
function part(ink: BandInk, ...rings: Ring[]): BandPart {
  return { ink, rings: rings.map((ring) => windRing(ring, 1)) }
}

/** One hook of a key on its grid of nine by ten, rails above and below. */
const KEY = [
  '##########',
  '..........',
  '########..',
  '#......#..',
  '#.####.#..',
  '#.##.#.#..',
  '#....#.#..',
  '######.###',
  '..........',
  '##########',
] as const

/** Meander: a line on an integer grid that turns into itself and out again, hooks all one way. */
function meander(): FriezeBand {
  const size = 1 / KEY.length
  const rings = traceCells(KEY[0].length, KEY.length, (column, row) => KEY[row][column] === '#')
  const scaled = rings.map((ring) => ring.map(([x, y]): Knot => [x * size, y * size, 1]))
  return { group: 'p111', wide: KEY[0].length * size, tall: 0.8, parts: [{ ink: 'figure', rings: scaled }] }
}

/** Running dog: waves that curl over, each out of the foot of the one before. */
function runningDog(): FriezeBand {
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
  return { group: 'p111', wide: 1.2, tall: 0.7, parts: [part('figure', crest)] }
}

/** Two strands winding round a row of eyes, over and under by turns. */
function guilloche(): FriezeBand {
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
      part('back', strand(phase, from, to, 0.17)),
      part(phase > 0 ? 'second' : 'figure', strand(phase, from, to, 0.12)),
    )
  for (const [phase, from, to] of [
    [1, -0.4, 0.4],
    [-1, 0.4, 1.2],
  ] as const)
    halves.push(
      part('back', strand(phase, from, to, 0.17)),
      part(phase > 0 ? 'second' : 'figure', strand(phase, from, to, 0.12)),
    )
  const eyes = [0.4, 1.2].map((x) => circle(x, 0.5, 0.1, 8))
  return { group: 'p112', wide: 1.6, tall: 0.85, parts: [...halves, part('figure', ...eyes)] }
}

/** Eggs in their shells with a dart between. */
function eggAndDart(): FriezeBand {
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
    parts: [part('figure', egg(1)), part('back', egg(0.84)), part('second', egg(0.66)), part('figure', dart)],
  }
}

/** Fans of seven petals and three-petalled lotus buds by turns on a running stem of arcs. */
function palmette(): FriezeBand {
  const petals = Array.from({ length: 7 }, (_, at): Ring => {
    const lean = ((at - 3) / 3) * 1.12
    const reach = 0.78 - Math.abs(at - 3) * 0.085
    return ornamentPetal(0.55, 0.86, -TURN / 4 + lean, 0.12, reach, 0.085)
  })
  const lotus = [-0.42, 0, 0.42].map(
    (lean): Ring => ornamentPetal(0, 0.84, -TURN / 4 + lean, 0.06, lean === 0 ? 0.6 : 0.56, lean === 0 ? 0.09 : 0.075),
  )
  const lotusAgain = lotus.map((ring) => ring.map(placeKnot({ x: 1.1 })))
  const arc = (from: number): Ring => {
    const over = arcKnots([from + 0.275, 0.8], 0.27, 0.15, TURN / 2 - 0.15)
    const under = arcKnots([from + 0.275, 0.8], 0.2, TURN / 2 - 0.15, 0.15)
    return [...over, ...under]
  }
  return {
    group: 'pm11',
    wide: 1.1,
    tall: 1.25,
    parts: [
      part('figure', ...petals),
      part('second', ...lotus, ...lotusAgain),
      part('figure', arc(0), arc(0.55)),
      part('second', circle(0.55, 0.86, 0.085, 8)),
      part('figure', circle(0, 0.85, 0.06, 8), circle(1.1, 0.85, 0.06, 8)),
    ],
  }
}

/** A round bead and two thin discs on edge. */
function beadAndReel(): FriezeBand {
  const reel = (x: number): Ring =>
    polygon([
      [x - 0.07, 0.5],
      [x, 0.1],
      [x + 0.07, 0.5],
      [x, 0.9],
    ])
  return {
    group: 'pmm2',
    wide: 1.35,
    tall: 0.26,
    parts: [part('figure', circle(0.45, 0.5, 0.37)), part('second', reel(1.025), reel(1.225))],
  }
}

/** Small blocks with gaps of half their width. */
function dentils(): FriezeBand {
  return { group: 'pmm2', wide: 0.75, tall: 0.26, parts: [part('figure', rectangle(0.12, 0.08, 0.5, 0.84))] }
}

/** Pairs of leaves along a rib, mirrored about it. */
function laurel(): FriezeBand {
  const upper = ornamentLeaf(0.05, 0.47, 0.62, 0.1, 0.24, -0.1)
  const leaves = [upper, upper.map(([x, y, corner]): Knot => [x, 1 - y, corner])]
  const berries = [1, -1].map((side): Ring => circle(0.72, 0.5 + side * 0.17, 0.07, 8))
  return {
    group: 'p1m1',
    wide: 0.7,
    tall: 0.75,
    parts: [part('figure', rectangle(-0.02, 0.47, 0.74, 0.06), ...leaves), part('second', ...berries)],
  }
}

/** A twisted cord: leaning strands that overlap like scales. */
function cord(): FriezeBand {
  const strand = (x: number): Ring => [
    [x, 0.92, 1],
    [x + 0.12, 0.5],
    [x + 0.5, 0.08],
    [x + 0.72, 0.08, 1],
    [x + 0.6, 0.5],
    [x + 0.22, 0.92],
  ]
  return { group: 'p112', wide: 1.1, tall: 0.34, parts: [part('figure', strand(0)), part('second', strand(0.55))] }
}

/** Saw teeth from above and below that leave a zigzag between them. */
function zigzag(): FriezeBand {
  return {
    group: 'pma2',
    wide: 1,
    tall: 0.5,
    parts: [
      part(
        'figure',
        polygon([
          [0, 0.02],
          [1, 0.02],
          [0.5, 0.72],
        ]),
      ),
      part(
        'second',
        polygon([
          [-0.5, 0.98],
          [0.5, 0.98],
          [0, 0.28],
        ]),
        polygon([
          [0.5, 0.98],
          [1.5, 0.98],
          [1, 0.28],
        ]),
      ),
    ],
  }
}

/** A waving stem with a leaf in each hollow, above and below by turns. */
function vine(): FriezeBand {
  const wave = Array.from({ length: 17 }, (_, at): Point => {
    const x = (at / 16) * 2
    return [x, 0.5 - 0.2 * Math.sin(x * Math.PI)]
  })
  const leaf = (x: number, up: 1 | -1): Ring[] => [
    ornamentLeaf(x, 0.5 - up * 0.1, x + 0.16, 0.5 + up * 0.42, 0.3, up * 0.08),
    ornamentLeaf(x + 0.02, 0.5 - up * 0.1, x + 0.44, 0.5 + up * 0.2, 0.26, -up * 0.06),
  ]
  const berry = (x: number, up: 1 | -1): Ring => circle(x - 0.2, 0.5 + up * 0.2, 0.075, 8)
  return {
    group: 'p1a1',
    wide: 2,
    tall: 0.85,
    parts: [
      part(
        'figure',
        ribbon(wave, () => 0.035),
      ),
      part('figure', ...leaf(0.42, 1), ...leaf(1.42, -1)),
      part('second', berry(0.5, 1), berry(1.5, -1)),
    ],
  }
}

/** Rosettes of eight petals between upright bars. */
function rosettes(): FriezeBand {
  const petals = Array.from({ length: 8 }, (_, at): Ring => ornamentPetal(0.6, 0.5, (at / 8) * TURN, 0.1, 0.42, 0.1))
  const bars = [-0.09, 0, 0.09].map((x): Ring => rectangle(x - 0.025, 0.08, 0.05, 0.84))
  const again = bars.map((ring) => ring.map(([x, y, corner]): Knot => [x + 1.2, y, corner]))
  return {
    group: 'pmm2',
    wide: 1.2,
    tall: 0.95,
    parts: [part('figure', ...petals), part('second', circle(0.6, 0.5, 0.1, 8)), part('second', ...bars, ...again)],
  }
}

export const friezeBands = {
  meander,
  'running-dog': runningDog,
  guilloche,
  'egg-and-dart': eggAndDart,
  palmette,
  'bead-and-reel': beadAndReel,
  dentils,
  laurel,
  cord,
  zigzag,
  vine,
  rosettes,
} as const satisfies Record<string, () => FriezeBand>

export type FriezeName = keyof typeof friezeBands
