import type { Point } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'

/** One face of folded paper: its tone (0 lit, 1 turned away, 2 shaded, 3 the paper's white back) and its corners. */
export type Facet = { readonly tone: 0 | 1 | 2 | 3; readonly points: readonly Point[] }

/** A folded figure about the origin with a reach of about 1. */
export type OrigamiFigure = readonly Facet[]

function facet(tone: Facet['tone'], ...points: Point[]): Facet {
  return { tone, points }
}

const crane: OrigamiFigure = [
  facet(1, [-0.2, 0.12], [-0.56, -0.86], [0.32, 0.06]),
  facet(2, [0.36, -0.04], [0.3, 0.36], [1.02, -0.46]),
  facet(0, [-0.24, -0.06], [-0.26, 0.34], [-0.94, -0.4], [-0.8, -0.54]),
  facet(1, [-0.76, -0.56], [-0.9, -0.32], [-1.18, -0.2]),
  facet(2, [-0.38, 0.04], [0.5, 0.04], [0.06, 0.62]),
  facet(0, [-0.16, 0.22], [0.46, -0.92], [0.5, 0.14]),
]

const boat: OrigamiFigure = [
  facet(1, [0, -0.86], [0.46, 0.14], [0, 0.14]),
  facet(3, [0, -0.86], [0, 0.14], [-0.6, 0.14]),
  facet(0, [-0.96, 0.2], [0.96, 0.2], [0.52, 0.64], [-0.52, 0.64]),
  facet(2, [-0.96, 0.2], [0.02, 0.2], [-0.52, 0.64]),
]

const fish: OrigamiFigure = [
  facet(0, [-0.92, 0], [-0.2, -0.52], [0.42, 0]),
  facet(1, [-0.92, 0], [0.42, 0], [-0.2, 0.52]),
  facet(2, [0.3, 0], [0.94, -0.54], [0.7, 0]),
  facet(0, [0.3, 0], [0.7, 0], [0.94, 0.54]),
  facet(3, [-0.92, 0], [-0.5, -0.3], [-0.42, 0], [-0.5, 0.3]),
]

const butterfly: OrigamiFigure = [1, -1].flatMap((side): Facet[] => [
  facet(0, [0.03 * side, 0.04], [0.95 * side, -0.72], [0.78 * side, 0.04]),
  facet(1, [0.03 * side, 0.04], [0.24 * side, -0.46], [0.95 * side, -0.72]),
  facet(2, [0.03 * side, 0.08], [0.74 * side, 0.08], [0.52 * side, 0.72]),
  facet(1, [0.03 * side, 0.08], [0.52 * side, 0.72], [0.1 * side, 0.46]),
])

/** The face from the front: tall ears, a white cheek each side, eyes aslant and the nose at the point. */
const fox: OrigamiFigure = [
  ...[1, -1].flatMap((side): Facet[] => [
    facet(side > 0 ? 0 : 1, [0.88 * side, -0.98], [0.2 * side, -0.42], [0.78 * side, -0.2]),
    facet(2, [0.75 * side, -0.72], [0.43 * side, -0.43], [0.7 * side, -0.32]),
    facet(3, [0.8 * side, -0.17], [1 * side, 0.3], [0.5 * side, 0.52], [0, 0.95], [0, 0.58]),
    facet(side > 0 ? 1 : 0, [0.78 * side, -0.2], [0.2 * side, -0.42], [0, -0.42], [0, 0.58]),
    facet(2, [0.5 * side, -0.06], [0.2 * side, 0.08], [0.32 * side, 0.16]),
  ]),
  facet(2, [-0.17, 0.72], [0.17, 0.72], [0, 0.95]),
]

const swan: OrigamiFigure = [
  facet(0, [-0.58, 0.52], [0.74, 0.52], [0.96, -0.26]),
  facet(1, [-0.34, 0.46], [0.96, -0.26], [0.3, 0.5]),
  facet(2, [-0.62, 0.52], [-0.24, 0.52], [-0.44, -0.64]),
  facet(3, [-0.44, -0.64], [-0.5, -0.36], [-0.88, -0.42]),
]

const whale: OrigamiFigure = [
  facet(0, [-0.94, -0.06], [0.16, -0.5], [0.58, 0.16]),
  facet(3, [-0.94, -0.06], [0.58, 0.16], [-0.32, 0.5]),
  facet(2, [0.48, 0.04], [0.98, -0.6], [0.84, 0.02]),
  facet(1, [0.48, 0.04], [0.84, 0.02], [0.6, 0.26]),
]

const windmill: OrigamiFigure = [0, 1, 2, 3].flatMap((blade): Facet[] => {
  const [cos, sin] = [Math.cos((blade / 4) * TURN), Math.sin((blade / 4) * TURN)]
  const turned = (x: number, y: number): Point => [x * cos - y * sin, x * sin + y * cos]
  return [
    facet(blade % 2 ? 1 : 0, turned(0, 0), turned(0, -0.94), turned(0.48, -0.48)),
    facet(3, turned(0, 0), turned(0.48, -0.48), turned(0.34, -0.05)),
  ]
})

/** Figures by the nouns that ask for them. */
export const origamiFigures = { crane, boat, fish, butterfly, fox, swan, whale, windmill } as const satisfies Record<
  string,
  OrigamiFigure
>
