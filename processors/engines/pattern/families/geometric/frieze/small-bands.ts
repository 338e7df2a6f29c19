import type { Ring } from '../../../kit/line/knot.ts'
import { circle, polygon, rectangle } from '../../../kit/line/outline.ts'
import type { FriezeBand } from './frieze-band.ts'
import { bandPart } from './frieze-band.ts'

/** A round bead and two thin discs on edge. */
export function beadAndReel(): FriezeBand {
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
    parts: [bandPart('figure', circle(0.45, 0.5, 0.37)), bandPart('second', reel(1.025), reel(1.225))],
  }
}

/** Small blocks with gaps of half their width. */
export function dentils(): FriezeBand {
  return { group: 'pmm2', wide: 0.75, tall: 0.26, parts: [bandPart('figure', rectangle(0.12, 0.08, 0.5, 0.84))] }
}

/** A twisted cord: round-ended strands that lean and lie close, with a hair of the ground between them. */
export function cord(): FriezeBand {
  const half: readonly (readonly [number, number])[] = [
    [0.02, 0.8],
    [0.1, 0.6],
    [0.42, 0.22],
    [0.62, 0.06],
    [0.84, 0.07],
  ]
  const strand = (x: number): Ring => [
    ...half.map(([along, down]) => [x + along, down] as const),
    ...half.map(([along, down]) => [x + 0.95 - along, 1 - down] as const),
  ]
  return {
    group: 'p112',
    wide: 1.1,
    tall: 0.34,
    parts: [bandPart('figure', strand(0)), bandPart('second', strand(0.55))],
  }
}

/** Saw teeth from above and below that leave a zigzag between them. */
export function zigzag(): FriezeBand {
  return {
    group: 'pma2',
    wide: 1,
    tall: 0.5,
    parts: [
      bandPart(
        'figure',
        polygon([
          [0, 0.02],
          [1, 0.02],
          [0.5, 0.72],
        ]),
      ),
      bandPart(
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
