import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'

/** Lines of one rectangular cell in units of its width; a line may hang over the cell's edges but is never drawn twice. */
export type StitchedPattern = {
  readonly wide: number
  readonly tall: number
  readonly cellMm: number
  readonly lines: readonly (readonly Point[])[]
}

const ROOT3 = Math.sqrt(3)

/** Both diagonals and sides of a triangle lattice with spokes: hemp leaf. */
function asanoha(): StitchedPattern {
  const lines: Point[][] = []
  for (const [x, y] of [
    [0, 0],
    [0.5, ROOT3 / 2],
  ]) {
    const corner = (dx: number, dy: number): Point => [x + dx, y + dy * (ROOT3 / 2)]
    const [home, right, below, left] = [corner(0, 0), corner(1, 0), corner(0.5, 1), corner(-0.5, 1)]
    lines.push([home, right], [home, below], [home, left])
    for (const triangle of [
      [home, right, below],
      [home, below, left],
    ]) {
      const centre = meanOf(triangle)
      lines.push(...triangle.map((tip) => [tip, centre]))
    }
  }
  return { wide: 1, tall: ROOT3, cellMm: 40, lines }
}

/** Circles a radius apart share petals: quarter arcs from node to node. */
function shippo(): StitchedPattern {
  const quarter = (x: number, y: number, from: number): Point[] => arc([x, y], 0.5, from, from + TURN / 4)
  const lines = [0, 1, 2, 3].flatMap((turn) => [quarter(0, 0, (turn * TURN) / 4), quarter(0.5, 0.5, (turn * TURN) / 4)])
  return { wide: 1, tall: 1, cellMm: 40, lines }
}

/** Scales of concentric arcs in brick order. */
function seigaiha(): StitchedPattern {
  const lines = [
    [0, 0],
    [0.5, 0.25],
  ].flatMap(([x, y]) =>
    [0.5, 0.37, 0.24].map((radius) => {
      // Only the part outside the two scales of the next row shows.
      const most = radius > 0.3 ? Math.acos(cutCosine(radius)) : TURN / 4
      return arc([x, y], radius, -TURN / 4 - most, -TURN / 4 + most)
    }),
  )
  return { wide: 1, tall: 0.5, cellMm: 53, lines }
}

/** Cosine from upright at which a ring of a scale meets the scale half a cell aside and a quarter below. */
function cutCosine(radius: number): number {
  for (let angle = TURN / 4; angle > 0; angle -= 0.005) {
    const [x, y] = [Math.sin(angle) * radius, -Math.cos(angle) * radius]
    if (Math.hypot(x - 0.5, y - 0.25) >= 0.5) return Math.cos(angle)
  }
  return 1
}

/** Persimmon flower: a grid of short crossing bars round open squares. */
function kakiNoHana(): StitchedPattern {
  const lines: Point[][] = []
  const bar = (x: number, y: number, dx: number, dy: number): void => {
    lines.push([
      [x, y],
      [x + dx, y + dy],
    ])
  }
  for (const [x, y] of [
    [0, 0],
    [0.5, 0.5],
  ])
    for (const side of [-1, 1]) {
      for (const far of [0.08, 0.17, 0.25]) {
        const reach = 0.25 - Math.abs(far - 0.17) * 0.8
        bar(x - reach, y + side * far, reach * 2, 0)
        bar(x + side * far, y - reach, 0, reach * 2)
      }
    }
  return { wide: 1, tall: 1, cellMm: 46, lines }
}

/** Crosses in rows, each second row moved by half: the figure ten. */
function juji(): StitchedPattern {
  const lines = [
    [0.25, 0.25],
    [0.75, 0.75],
  ].flatMap(([x, y]): Point[][] => [
    [
      [x - 0.19, y],
      [x + 0.19, y],
    ],
    [
      [x, y - 0.19],
      [x, y + 0.19],
    ],
  ])
  return { wide: 1, tall: 1, cellMm: 20, lines }
}

/** Cypress fence: bundles of slanting lines laid over and under. */
function higaki(): StitchedPattern {
  const lines: Point[][] = []
  for (const offset of [0.06, 0.19, 0.31, 0.44]) {
    lines.push([
      [offset, 0.5 - offset],
      [0.5 + offset, 1 - offset],
    ])
    lines.push([
      [0.5 + offset, offset],
      [offset, 0.5 + offset],
    ])
  }
  const moved = lines.map((line) => line.map(([x, y]): Point => [x + 0.5, y + 0.5]))
  return { wide: 1, tall: 1, cellMm: 46, lines: [...lines, ...moved] }
}

/** Lozenges nested in lozenges. */
function hishi(): StitchedPattern {
  const lozenge = (x: number, y: number, share: number): Point[][] => {
    const tips: Point[] = [
      [x, y - 0.3 * share],
      [x + 0.5 * share, y],
      [x, y + 0.3 * share],
      [x - 0.5 * share, y],
    ]
    return tips.map((tip, at) => [tip, tips[(at + 1) % 4]])
  }
  const nested = [
    [0, 0],
    [0.5, 0.3],
  ].flatMap(([x, y]) => [0.64, 0.3].flatMap((share) => lozenge(x, y, share)))
  return { wide: 1, tall: 0.6, cellMm: 40, lines: [...lozenge(0, 0, 1), ...nested] }
}

/** Hexagons in contact, a smaller one in each: tortoiseshell. */
function kikkoStitched(): StitchedPattern {
  const unit = 1 / ROOT3
  const lines = [
    [0, 0],
    [0.5, unit * 1.5],
  ].flatMap(([x, y]) => {
    const tips = (share: number): Point[] =>
      Array.from({ length: 6 }, (_, at) => polar(x, y, unit * share, (at / 6) * TURN + TURN / 12))
    const [outer, inner] = [tips(1), tips(0.56)]
    return [...[0, 1, 2].map((at) => [outer[at], outer[at + 1]]), ...inner.map((tip, at) => [tip, inner[(at + 1) % 6]])]
  })
  return { wide: 1, tall: unit * 3, cellMm: 40, lines }
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce(([sx, sy], [x, y]): Point => [sx + x, sy + y], [0, 0] as Point)
  return [sum[0] / points.length, sum[1] / points.length]
}

function arc([x, y]: Point, radius: number, from: number, to: number): Point[] {
  const steps = 10
  return Array.from({ length: steps + 1 }, (_, at) => polar(x, y, radius, from + ((to - from) * at) / steps))
}

export const stitchedPatterns = {
  'stitched-asanoha': asanoha,
  'stitched-shippo': shippo,
  'stitched-seigaiha': seigaiha,
  'kaki-no-hana': kakiNoHana,
  juji,
  higaki,
  hishi,
  'stitched-kikko': kikkoStitched,
} as const satisfies Record<string, () => StitchedPattern>
