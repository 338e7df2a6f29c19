import type { Point } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'

/** One face of folded paper: its tone (0 lit, 1 turned away, 2 shaded, 3 the paper's white back) and its corners. */
export type Facet = { readonly tone: 0 | 1 | 2 | 3; readonly points: readonly Point[] }

/** A folded figure about the origin with a reach of about 1. */
export type OrigamiFigure = readonly Facet[]

function facet(tone: Facet['tone'], ...points: Point[]): Facet {
  return { tone, points }
}

/** Wings up: the far one behind, tail and neck folded along their ridges, the near wing over the body. */
const crane: OrigamiFigure = [
  facet(2, [-0.16, 0.1], [-0.6, -0.94], [0.06, -0.3]),
  facet(1, [-0.16, 0.1], [0.06, -0.3], [0.3, 0.06]),
  facet(1, [0.14, 0.08], [1, -0.52], [0.3, 0.26]),
  facet(2, [0.3, 0.26], [1, -0.52], [0.3, 0.42]),
  facet(0, [-0.06, 0.1], [-0.86, -0.56], [-0.26, 0.24]),
  facet(1, [-0.26, 0.24], [-0.86, -0.56], [-0.2, 0.4]),
  facet(3, [-0.86, -0.56], [-1.12, -0.28], [-0.72, -0.36]),
  facet(1, [-0.3, 0.2], [0.06, 0.16], [0.04, 0.66]),
  facet(2, [0.06, 0.16], [0.46, 0.2], [0.04, 0.66]),
  facet(0, [-0.2, 0.2], [0.44, -1], [0.16, 0.2]),
  facet(3, [0.16, 0.2], [0.44, -1], [0.52, 0.16]),
]

/** A bird in flight to the left, seen from the side: one wing raised, one behind, a fan for a tail. */
const bird: OrigamiFigure = [
  facet(2, [-0.1, -0.06], [-0.16, -0.86], [0.26, 0.02]),
  facet(0, [-0.62, 0.02], [-0.1, -0.1], [0.02, 0.36]),
  facet(1, [-0.1, -0.1], [0.56, 0.1], [0.02, 0.36]),
  facet(2, [-0.62, 0.02], [0.02, 0.36], [-0.4, 0.3]),
  facet(3, [-0.62, 0.02], [-0.4, 0.3], [-0.98, 0.14]),
  facet(1, [0.44, 0.06], [1.02, -0.16], [0.72, 0.14]),
  facet(2, [0.44, 0.08], [0.72, 0.14], [0.98, 0.4]),
  facet(0, [-0.08, -0.06], [0.36, -1], [0.22, 0.02]),
  facet(3, [0.22, 0.02], [0.36, -1], [0.66, -0.5]),
  facet(1, [0.22, 0.02], [0.66, -0.5], [0.48, 0.06]),
]

const boat: OrigamiFigure = [
  facet(1, [0, -0.86], [0.5, 0.14], [0, 0.14]),
  facet(3, [0, -0.86], [0, 0.14], [-0.5, 0.14]),
  facet(0, [-0.98, -0.06], [0, 0.2], [-0.54, 0.64]),
  facet(1, [0.98, -0.06], [0.54, 0.64], [0, 0.2]),
  facet(2, [0, 0.2], [0.54, 0.64], [-0.54, 0.64]),
]

const fish: OrigamiFigure = [
  facet(0, [-0.5, -0.3], [-0.16, -0.58], [0.44, 0], [-0.34, 0]),
  facet(1, [-0.5, 0.3], [-0.34, 0], [0.44, 0], [-0.16, 0.58]),
  facet(3, [-0.94, 0], [-0.5, -0.3], [-0.34, 0]),
  facet(2, [-0.94, 0], [-0.34, 0], [-0.5, 0.3]),
  facet(2, [-0.16, -0.58], [0.34, -0.7], [0.14, -0.26]),
  facet(2, [0.44, 0], [0.96, -0.52], [0.76, 0]),
  facet(0, [0.44, 0], [0.76, 0], [0.96, 0.52]),
]

const butterfly: OrigamiFigure = [
  ...[1, -1].flatMap((side): Facet[] => [
    facet(0, [0.05 * side, -0.02], [0.5 * side, -0.62], [0.98 * side, -0.7]),
    facet(1, [0.05 * side, 0], [0.98 * side, -0.7], [0.82 * side, 0.02]),
    facet(3, [0.3 * side, -0.35], [0.18 * side, -0.56], [0.5 * side, -0.62]),
    facet(2, [0.05 * side, 0.06], [0.74 * side, 0.1], [0.6 * side, 0.44]),
    facet(1, [0.05 * side, 0.08], [0.6 * side, 0.44], [0.38 * side, 0.8]),
    facet(0, [0.05 * side, 0.1], [0.38 * side, 0.8], [0.12 * side, 0.5]),
  ]),
  facet(2, [0, -0.34], [0.07, 0.06], [0, 0.56], [-0.07, 0.06]),
]

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
  facet(2, [-0.54, 0.5], [-0.24, 0.1], [-0.46, -0.66]),
  facet(1, [-0.24, 0.1], [-0.46, -0.66], [-0.34, -0.5], [-0.14, 0.2]),
  facet(3, [-0.46, -0.66], [-0.5, -0.4], [-0.9, -0.44]),
  facet(1, [0.2, 0.1], [1, -0.36], [0.72, 0.2]),
  facet(0, [-0.54, 0.5], [-0.24, 0.1], [0.44, 0.06], [0.12, 0.56]),
  facet(1, [0.44, 0.06], [0.86, 0.1], [0.62, 0.56], [0.12, 0.56]),
  facet(0, [-0.2, 0.2], [0.82, -0.52], [0.4, 0.16]),
  facet(3, [-0.2, 0.24], [0.4, 0.16], [0.66, 0.04], [0.2, 0.42]),
]

const whale: OrigamiFigure = [
  facet(0, [-0.96, 0.04], [-0.5, -0.4], [0.1, -0.1]),
  facet(1, [-0.5, -0.4], [0.14, -0.44], [0.1, -0.1]),
  facet(2, [0.14, -0.44], [0.62, 0.1], [0.1, -0.1]),
  facet(1, [-0.96, 0.04], [0.1, -0.1], [-0.2, 0.24]),
  facet(0, [0.1, -0.1], [0.62, 0.1], [-0.2, 0.24]),
  facet(3, [-0.94, 0.1], [-0.2, 0.24], [-0.5, 0.46]),
  facet(3, [-0.2, 0.24], [0.62, 0.1], [0.24, 0.42], [-0.5, 0.46]),
  facet(2, [0.56, 0.06], [0.62, -0.5], [0.84, -0.1]),
  facet(0, [0.6, 0.1], [0.84, -0.1], [1.06, -0.4]),
]

const heart: OrigamiFigure = [
  ...[1, -1].flatMap((side): Facet[] => [
    facet(side > 0 ? 1 : 0, [0, -0.34], [0.28 * side, -0.72], [0.62 * side, -0.72], [0.5 * side, -0.2]),
    facet(side > 0 ? 2 : 1, [0.62 * side, -0.72], [0.9 * side, -0.4], [0.9 * side, -0.06], [0.5 * side, -0.2]),
    facet(side > 0 ? 0 : 3, [0, -0.34], [0.5 * side, -0.2], [0, 0.2]),
    facet(side > 0 ? 1 : 0, [0.5 * side, -0.2], [0.9 * side, -0.06], [0, 0.86], [0, 0.2]),
  ]),
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
export const origamiFigures = {
  crane,
  boat,
  fish,
  butterfly,
  fox,
  swan,
  whale,
  windmill,
  bird,
  heart,
} as const satisfies Record<string, OrigamiFigure>
