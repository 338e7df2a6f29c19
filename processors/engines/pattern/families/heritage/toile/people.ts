import type { Knot, Point } from '../../../kit/line/knot.ts'
import { circle } from '../../../kit/line/outline.ts'
import { addDetail } from '../../../kit/motif/motif.ts'
import type { Engraver } from './engraver.ts'
import { body, limb, path, solid, stroke, toned, turned } from './engraver.ts'

const SKIRT: readonly Knot[] = path('0.05 -0.57!, 0.1 -0.53, 0.2 -0.3, 0.27 -0.04, 0.25 0.0!')
const BODICE: readonly Knot[] = path('0.03 -0.78!, 0.085 -0.75, 0.07 -0.66, 0.045 -0.56!')

/** A head looking to the right, hair gathered behind; the face has no contour, for it is only a few lines wide. */
function head(pen: Engraver, x: number, y: number): void {
  solid(pen, circle(x - 0.012, y - 0.008, 0.08))
  solid(pen, circle(x - 0.085, y + 0.03, 0.036, 8))
  addDetail(pen.motif, pen.paper, [
    [x - 0.026, y - 0.028],
    [x + 0.03, y - 0.056],
    [x + 0.066, y - 0.02],
    [x + 0.088, y + 0.018, 1],
    [x + 0.05, y + 0.066],
    [x - 0.006, y + 0.056],
  ])
}

function strawHat(pen: Engraver, x: number, y: number): void {
  body(pen, [
    [x - 0.13, y + 0.012, 1],
    [x - 0.05, y - 0.03],
    [x + 0.06, y - 0.05],
    [x + 0.13, y - 0.03, 1],
    [x + 0.04, y + 0.015],
    [x - 0.06, y + 0.03],
  ])
  solid(pen, [
    [x - 0.055, y - 0.008, 1],
    [x - 0.05, y - 0.07],
    [x + 0.04, y - 0.09],
    [x + 0.06, y - 0.03, 1],
  ])
}

function dress(pen: Engraver, x: number): void {
  const skirt = turned(SKIRT, x)
  body(pen, skirt, 0.42, 1.35, 2.4)
  for (const fold of [-0.1, -0.03, 0.05])
    stroke(
      pen,
      [
        [x + fold * 0.4, -0.5],
        [x + fold * 1.1, -0.28],
        [x + fold * 1.7, -0.05],
      ],
      0.9,
    )
  // An apron over it, and a frill at the hem.
  toned(pen, [
    [x + 0.02, -0.55, 1],
    [x + 0.1, -0.5],
    [x + 0.17, -0.2],
    [x + 0.13, -0.13],
    [x + 0.04, -0.18],
    [x, -0.4],
  ])
  stroke(
    pen,
    [
      [x - 0.25, -0.035],
      [x, -0.01],
      [x + 0.25, -0.035],
    ],
    1.2,
  )
  body(pen, turned(BODICE, x), 0.3, 1.5, 2)
}

/** A shepherdess with her crook. */
export function shepherdess(pen: Engraver): void {
  dress(pen, 0)
  limb(pen, path('-0.06 -0.73, -0.13 -0.6, -0.05 -0.53'), 0.026)
  head(pen, 0.005, -0.86)
  strawHat(pen, 0, -0.91)
  stroke(pen, path('0.25 0, 0.24 -0.5, 0.235 -0.95, 0.29 -1.05, 0.34 -0.99, 0.31 -0.94'), 1.6)
  limb(pen, path('0.06 -0.73, 0.15 -0.64, 0.24 -0.68'), 0.026)
}

/** A lady under a parasol. */
export function lady(pen: Engraver): void {
  dress(pen, 0)
  limb(pen, path('-0.06 -0.73, -0.15 -0.63, -0.1 -0.54'), 0.026)
  head(pen, 0.005, -0.86)
  stroke(pen, path('0.18 -0.5, 0.2 -0.8, 0.2 -1.2'), 1.3)
  const canopy: Knot[] = [...path('0.2 -1.3!, 0.4 -1.24, 0.52 -1.04, 0.52 -1.02!')]
  for (let scallop = 0; scallop < 4; scallop++)
    canopy.push([0.44 - scallop * 0.16, -1.07], [0.36 - scallop * 0.16, -1.02, 1])
  canopy.push([-0.12, -1.04], [0, -1.24])
  body(pen, canopy, 0.4, 1.2, 2.4)
  for (const rib of [0.04, 0.2, 0.36])
    stroke(
      pen,
      [
        [0.2, -1.29],
        [(rib + 0.2) / 2, -1.17],
        [rib, -1.05],
      ],
      0.8,
    )
  limb(pen, path('0.06 -0.73, 0.14 -0.63, 0.2 -0.66'), 0.026)
}

const COAT: readonly Knot[] = path(
  '-0.075 -0.78!, 0.06 -0.79!, 0.09 -0.66, 0.08 -0.52, 0.13 -0.34!, 0.02 -0.38!, -0.01 -0.42!, -0.05 -0.32, -0.2 -0.27!, -0.09 -0.52, -0.1 -0.68',
)

function legs(pen: Engraver, to: readonly [Point, Point]): void {
  for (const [x, y] of to) {
    limb(
      pen,
      [
        [x * 0.3, -0.42],
        [x * 0.7, -0.22],
        [x, y],
      ],
      0.042,
    )
    solid(pen, [
      [x - 0.035, y - 0.05, 1],
      [x + 0.03, y - 0.045],
      [x + 0.09, y - 0.012],
      [x + 0.085, y, 1],
      [x - 0.03, y, 1],
    ])
  }
}

function tricorn(pen: Engraver, x: number, y: number): void {
  solid(pen, [
    [x - 0.12, y - 0.02, 1],
    [x - 0.06, y - 0.075],
    [x + 0.04, y - 0.1],
    [x + 0.12, y - 0.035, 1],
    [x + 0.02, y + 0.012],
  ])
}

/** A shepherd leaning on his staff. */
export function shepherd(pen: Engraver): void {
  legs(pen, [
    [-0.1, 0],
    [0.08, 0],
  ])
  stroke(pen, path('0.27 0, 0.26 -0.4, 0.24 -0.85'), 1.6)
  body(pen, COAT, 0.5, 1.3, 2.1)
  limb(pen, path('0.04 -0.73, 0.14 -0.6, 0.25 -0.64'), 0.03)
  head(pen, 0.01, -0.87)
  tricorn(pen, 0.005, -0.91)
}

/** A gentleman who plays the flute. */
export function piper(pen: Engraver): void {
  legs(pen, [
    [-0.06, 0],
    [0.14, 0],
  ])
  body(pen, COAT, 0.5, 1.3, 2.1)
  head(pen, 0.01, -0.87)
  tricorn(pen, 0.005, -0.91)
  stroke(pen, path('0.06 -0.83, 0.2 -0.8, 0.34 -0.76'), 1.7)
  limb(pen, path('0.03 -0.73, 0.12 -0.64, 0.2 -0.78'), 0.026)
  limb(pen, path('-0.02 -0.72, 0.14 -0.6, 0.29 -0.75'), 0.026)
}

/** A lady on a swing; it hangs from (0, -high), its seat half a stature above the ground. */
export function swing(pen: Engraver, high: number): void {
  for (const side of [-0.16, 0.2]) {
    const rope = [
      [side * 0.5, -high],
      [side * 0.8, (-0.5 - high) / 2],
      [side, -0.5],
    ] as const
    stroke(pen, rope, 0.9)
  }
  // Her skirt flies up as she swings forward.
  const skirt = path('-0.12 -0.52!, 0.1 -0.56, 0.32 -0.48, 0.5 -0.2, 0.42 -0.08!, 0.16 -0.12, -0.02 -0.26, -0.16 -0.44')
  body(pen, skirt, 0.5, 0.6, 2.3)
  stroke(pen, path('0 -0.5, 0.2 -0.36, 0.34 -0.14'), 0.9)
  limb(pen, path('0.4 -0.14, 0.5 -0.06, 0.58 -0.08'), 0.026)
  body(pen, turned(BODICE, 0.02, 0.04), 0.3, 1.5, 2)
  limb(pen, path('-0.03 -0.68, -0.13 -0.7, -0.13 -0.82'), 0.024)
  limb(pen, path('0.07 -0.68, 0.16 -0.66, 0.17 -0.8'), 0.024)
  head(pen, 0.03, -0.82)
  strawHat(pen, 0.025, -0.87)
  stroke(pen, path('-0.2 -0.49, 0 -0.48, 0.24 -0.49'), 1.8)
}
