import { arcKnots } from '../../../kit/line/arc.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../../kit/line/knot.ts'
import { ornamentLeaf, ornamentPetal } from '../../../kit/line/ornament.ts'
import { circle, rectangle } from '../../../kit/line/outline.ts'
import type { FriezeBand } from './frieze-band.ts'
import { bandPart } from './frieze-band.ts'

/** Fans of seven petals and three-petalled lotus buds by turns on a running stem of arcs. */
export function palmette(): FriezeBand {
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
      bandPart('figure', ...petals),
      bandPart('second', ...lotus, ...lotusAgain),
      bandPart('figure', arc(0), arc(0.55)),
      bandPart('second', circle(0.55, 0.86, 0.085, 8)),
      bandPart('figure', circle(0, 0.85, 0.06, 8), circle(1.1, 0.85, 0.06, 8)),
    ],
  }
}

/** Pairs of leaves along a rib, mirrored about it. */
export function laurel(): FriezeBand {
  const upper = ornamentLeaf(0.05, 0.47, 0.62, 0.1, 0.24, -0.1)
  const leaves = [upper, upper.map(([x, y, corner]): Knot => [x, 1 - y, corner])]
  const berries = [1, -1].map((side): Ring => circle(0.72, 0.5 + side * 0.17, 0.07, 8))
  return {
    group: 'p1m1',
    wide: 0.7,
    tall: 0.75,
    parts: [bandPart('figure', rectangle(-0.02, 0.47, 0.74, 0.06), ...leaves), bandPart('second', ...berries)],
  }
}

/** A waving stem with a leaf in each hollow, above and below by turns. */
export function vine(): FriezeBand {
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
      bandPart(
        'figure',
        ribbon(wave, () => 0.035),
      ),
      bandPart('figure', ...leaf(0.42, 1), ...leaf(1.42, -1)),
      bandPart('second', berry(0.5, 1), berry(1.5, -1)),
    ],
  }
}

/** Rosettes of eight petals between upright bars. */
export function rosettes(): FriezeBand {
  const petals = Array.from({ length: 8 }, (_, at): Ring => ornamentPetal(0.6, 0.5, (at / 8) * TURN, 0.1, 0.42, 0.1))
  const bars = [-0.09, 0, 0.09].map((x): Ring => rectangle(x - 0.025, 0.08, 0.05, 0.84))
  const again = bars.map((ring) => ring.map(([x, y, corner]): Knot => [x + 1.2, y, corner]))
  return {
    group: 'pmm2',
    wide: 1.2,
    tall: 0.95,
    parts: [
      bandPart('figure', ...petals),
      bandPart('second', circle(0.6, 0.5, 0.1, 8)),
      bandPart('second', ...bars, ...again),
    ],
  }
}
