import { ribbon } from '../../../kit/line/curve.ts'
import { curveThrough } from '../../../kit/line/flowing-curve.ts'
import type { Knot, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { circle, polar } from '../../../kit/line/outline.ts'
import { addDetail } from '../../../kit/motif/motif.ts'
import type { Engraver } from './engraver.ts'
import { body, lineThrough, path, solid, stroke } from './engraver.ts'

/** A sheep looking to the right, its fleece a scalloped cloud with curls. */
export function sheep(pen: Engraver): void {
  for (const x of [-0.14, -0.06, 0.08, 0.15])
    solid(
      pen,
      ribbon(
        [
          [x, -0.16],
          [x, -0.08],
          [x, 0],
        ],
        () => 0.018,
      ),
    )
  const fleece: Knot[] = []
  for (let lobe = 0; lobe < 13; lobe++) {
    const place = (angle: number, far: number): readonly [number, number] => [
      Math.cos(angle) * 0.24 * far,
      -0.28 + Math.sin(angle) * 0.15 * far,
    ]
    const angle = (lobe / 13) * TURN
    fleece.push([...place(angle, 0.95), 1], place(angle + 0.14, 1.26), place(angle + TURN / 13 - 0.14, 1.26))
  }
  body(pen, fleece)
  for (let curl = 0; curl < 12; curl++) {
    const [x, y] = polar(0, 0, 0.82 * Math.sqrt((curl + 0.5) / 12), curl * 2.4)
    const [px, py] = [x * 0.22 + 0.02, -0.27 + y * 0.13]
    stroke(
      pen,
      [
        [px - 0.025, py],
        [px, py + 0.022],
        [px + 0.026, py - 0.004],
      ],
      1,
    )
  }
  solid(pen, path('0.2 -0.4!, 0.27 -0.42, 0.36 -0.3, 0.33 -0.25, 0.24 -0.28'))
  solid(pen, path('0.22 -0.4!, 0.15 -0.41, 0.13 -0.35, 0.21 -0.36!'))
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
