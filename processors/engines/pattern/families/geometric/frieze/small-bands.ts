import type { Knot, Ring } from '../../../kit/line/knot.ts'
import { windRing } from '../../../kit/line/knot.ts'
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

/** A chain: oval links seen from the front, by turns with links seen edge on that pass through them. */
export function chain(): FriezeBand {
  const oval = (x: number, half: number, across: number): Ring =>
    circle(0, 0, 1, 12).map(([u, v]): Knot => [x + u * half, 0.5 + v * across])
  const link = [windRing(oval(0, 0.66, 0.46), 1), windRing(oval(0, 0.44, 0.25), -1)]
  const edge = oval(0.85, 0.6, 0.13)
  return {
    group: 'pmm2',
    wide: 1.7,
    tall: 0.5,
    parts: [{ ink: 'figure', rings: link }, bandPart('second', edge), bandPart('back', oval(0.85, 0.34, 0.028))],
  }
}

/** A strap of leather with a seam along each edge, and a buckle with its tongue in every unit. */
export function strap(): FriezeBand {
  const wide = 4.4
  const steps = Array.from({ length: 23 }, (_, at) => (at / 22) * wide)
  const leather: Ring = [...steps.map((x): Knot => [x, 0.14, 1]), ...steps.toReversed().map((x): Knot => [x, 0.86, 1])]
  const stitches = Array.from({ length: 16 }, (_, at) => (at + 0.22) * (wide / 16)).flatMap((x): Ring[] =>
    [0.225, 0.735].map((y) => rectangle(x, y, 0.16, 0.04)),
  )
  const eyelets = [0.55, 0.95, 3.45, 3.85].map((x): Ring => circle(x, 0.5, 0.07, 8))
  return {
    group: 'p1m1',
    wide,
    tall: 0.6,
    parts: [
      bandPart('figure', leather),
      bandPart('second', ...stitches, ...eyelets),
      bandPart('back', rectangle(1.52, -0.04, 1.36, 1.08)),
      bandPart('second', rectangle(1.6, 0, 1.2, 1)),
      bandPart('back', rectangle(1.78, 0.17, 0.84, 0.66)),
      bandPart('figure', rectangle(1.78, 0.22, 0.84, 0.56)),
      bandPart('back', rectangle(1.7, 0.43, 1.16, 0.14)),
      bandPart('second', rectangle(1.7, 0.46, 1.13, 0.08)),
    ],
  }
}
