import { ribbon } from '../../../kit/line/curve.ts'
import { curveThrough } from '../../../kit/line/flowing-curve.ts'
import type { Knot, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import { circle } from '../../../kit/line/outline.ts'
import { addDetail, addForm } from '../../../kit/motif/motif.ts'
import type { Engraver } from './engraver.ts'
import { body, lineThrough, path, solid, stroke } from './engraver.ts'

/** A sheep looking to the right: a long fleece with curls over thin legs, a dark face held before it. */
export function sheep(pen: Engraver): void {
  for (const [x, foot] of [
    [-0.25, -0.29],
    [-0.15, -0.15],
    [0.1, 0.09],
    [0.19, 0.22],
  ] as const)
    solid(
      pen,
      ribbon(
        [
          [x, -0.28],
          [(x + foot) / 2, -0.12],
          [foot, 0],
        ],
        (t) => 0.026 - 0.01 * t,
      ),
    )
  const fleece: Knot[] = []
  for (let lobe = 0; lobe < LOCKS; lobe++) {
    const angle = (lobe / LOCKS) * TURN
    fleece.push([...onFleece(angle, 0.97), 1], onFleece(angle + 0.1, 1.12), onFleece(angle + TURN / LOCKS - 0.1, 1.12))
  }
  body(pen, fleece, 0.35)
  for (const [angle, far] of CURLS) {
    const [x, y] = onFleece(angle, far)
    stroke(
      pen,
      [
        [x - 0.026, y - 0.012],
        [x - 0.006, y + 0.018],
        [x + 0.026, y - 0.004],
      ],
      1,
    )
  }
  for (const part of [FACE, EAR]) {
    addDetail(pen.motif, pen.paper, offsetRing(part, pen.line * 0.7))
    addForm(pen.motif, pen.ink, part)
  }
  addDetail(pen.motif, pen.paper, circle(0.37, -0.49, 0.016, 8))
}

const FACE: Ring = path(
  '0.25 -0.58!, 0.34 -0.61, 0.42 -0.54, 0.53 -0.38, 0.51 -0.32, 0.44 -0.32, 0.34 -0.4, 0.25 -0.42!',
)
const EAR: Ring = path('0.31 -0.57!, 0.24 -0.6, 0.15 -0.54, 0.17 -0.49, 0.29 -0.51!')

/** Locks round the fleece, and where curls lie on it: angle and share of the way out. */
const LOCKS = 17
const CURLS = [
  [3.3, 0.72],
  [2.5, 0.62],
  [4, 0.6],
  [4.9, 0.62],
  [5.7, 0.6],
  [0.3, 0.5],
  [1.4, 0.45],
  [3.1, 0.32],
  [4.6, 0.2],
] as const

/** A point of the fleece: a long barrel, flatter under the belly. */
function onFleece(angle: number, far: number): readonly [x: number, y: number] {
  const height = Math.sin(angle) > 0 ? 0.13 : 0.18
  return [-0.03 + Math.cos(angle) * 0.33 * far, -0.36 + Math.sin(angle) * height * far]
}

const STAG: readonly Knot[] = path(
  '0.52 -0.98!, 0.6 -0.95, 0.66 -0.88!, 0.58 -0.84, 0.5 -0.84, 0.44 -0.66, 0.4 -0.5, 0.38 -0.3, 0.37 0!, 0.32 0!, 0.32 -0.3, 0.26 -0.42!, 0.1 -0.4, -0.1 -0.42!, -0.16 -0.3, -0.11 -0.16, -0.14 0!, -0.19 0!, -0.18 -0.15, -0.25 -0.3, -0.27 -0.5, -0.33 -0.56!, -0.24 -0.62, -0.05 -0.6, 0.2 -0.62, 0.32 -0.72, 0.42 -0.92',
)

/** A deer looking to the right; a stag bears antlers. */
export function deer(pen: Engraver, hasAntlers: boolean): void {
  for (const [x, to] of [
    [0.3, 0.24],
    [-0.2, -0.28],
  ] as const)
    solid(
      pen,
      ribbon(
        curveThrough(
          [
            [x, -0.42],
            [x - 0.02, -0.22],
            [to, 0],
          ],
          3,
        ),
        (t) => 0.034 - 0.014 * t,
      ),
    )
  body(pen, STAG, 0.8, 0.35, 1.7)
  solid(pen, circle(0.565, -0.92, 0.014, 8))
  solid(pen, path('0.48 -0.96!, 0.42 -1.04, 0.44 -1.06!, 0.51 -0.99'))
  if (!hasAntlers) return
  for (const lean of [-0.05, 0.09]) {
    stroke(
      pen,
      [
        [0.52, -0.98],
        [0.46 + lean, -1.12],
        [0.5 + lean, -1.3],
      ],
      1.9,
    )
    for (const [y, reach] of [
      [-1.1, 0.12],
      [-1.2, 0.1],
    ] as const)
      stroke(
        pen,
        [
          [0.47 + lean, y],
          [0.53 + lean, y - 0.03],
          [0.47 + lean + reach, y - 0.1],
        ],
        1.4,
      )
  }
}

/** A swan on the water, looking to the right. */
export function swan(pen: Engraver): void {
  const neck = lineThrough(path('0.2 -0.1, 0.32 -0.2, 0.22 -0.38, 0.3 -0.5, 0.38 -0.46'))
  body(pen, path('0.28 -0.12, 0.24 0.01, -0.1 0.02, -0.3 -0.06, -0.44 -0.24!, -0.2 -0.26, 0.1 -0.2'), 0.4, 0.3, 2.2)
  body(
    pen,
    ribbon(neck, (t) => 0.045 * (1 - 0.35 * t)),
  )
  solid(pen, path('0.37 -0.49!, 0.46 -0.42!, 0.37 -0.43!'))
  for (const lift of [0, 0.06])
    stroke(
      pen,
      [
        [-0.34, -0.2 + lift * 0.6],
        [-0.1, -0.18 + lift],
        [0.12, -0.1 + lift],
      ],
      1,
    )
  for (const y of [0.05, 0.1])
    stroke(
      pen,
      [
        [-0.5 + y * 2, y],
        [0, y + 0.015],
        [0.45 - y, y],
      ],
      1.1,
    )
}

/** A bird on the wing, looking to the right; `beat` is how high its wings are raised. */
export function flyingBird(pen: Engraver, beat: number): void {
  const raised = (ring: Ring): Ring => ring.map(([x, y, sharp]) => [x, y * beat, sharp] as const)
  solid(pen, raised(path('0.1 -0.02!, 0.26 -0.24, 0.3 -0.56!, 0.12 -0.3, -0.02 -0.02!')))
  body(
    pen,
    path(
      '0.34 -0.06!, 0.26 -0.12, 0.16 -0.1, 0 -0.07, -0.2 -0.01, -0.42 0.02!, -0.32 0.05!, -0.4 0.12!, -0.16 0.08, 0.1 0.07, 0.24 0.01',
    ),
    0.5,
    0.2,
    2,
  )
  solid(pen, raised(path('0.14 -0.02!, 0.1 -0.32, -0.14 -0.62!, -0.16 -0.3, -0.12 0.01!')))
}

/** A bird at rest, its feet at the origin. */
export function perchedBird(pen: Engraver): void {
  body(
    pen,
    path(
      '0.26 -0.32!, 0.2 -0.4, 0.1 -0.38, 0.02 -0.28, -0.16 -0.14, -0.44 0.1!, -0.38 0.14!, -0.12 0.0, 0.08 0.0, 0.2 -0.14, 0.2 -0.27',
    ),
    0.5,
    -0.5,
    2,
  )
  solid(pen, path('0.06 -0.22!, 0.0 -0.04, -0.34 0.08!, -0.12 -0.14'))
  addDetail(pen.motif, pen.ink, circle(0.16, -0.34, 0.015, 8))
}
