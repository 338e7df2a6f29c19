import type { Knot } from '../../../kit/line/knot.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import type { Engraver } from './engraver.ts'
import { body, path, solid, stroke, turned } from './engraver.ts'

/** A wall seen from the front. */
export function block(pen: Engraver, left: number, top: number, wide: number, high: number, shade = 0): void {
  body(pen, rectangle(left, top, wide, high), shade, 0, 2.4)
}

/** A thatched cottage with a smoking chimney. */
export function cottage(pen: Engraver): void {
  body(pen, path('0.35 -0.72!, 0.95 -0.62!, 0.95 0!, 0.35 0.02!'), 1, 0.1, 2.2)
  body(pen, path('-0.8 -0.7!, 0.35 -0.72!, 0.35 0.02!, -0.8 0!'))
  thatch(pen)
  block(pen, -0.45, -1.62, 0.2, 0.36, 0.5)
  stroke(pen, path('-0.36 -1.66, -0.26 -1.8, -0.38 -1.96, -0.2 -2.14'), 1.3)
  stroke(pen, path('-0.36 -1.82, -0.26 -1.96, -0.38 -2.12, -0.2 -2.3'), 1.3)
  solid(pen, path('-0.1 0!, -0.1 -0.4!, -0.05 -0.52, 0.12 -0.52, 0.16 -0.4!, 0.16 0!'))
  for (const x of [-0.62, -0.38]) {
    block(pen, x, -0.48, 0.17, 0.22, 1)
    const bar = [[x + 0.085, -0.48] as const, [x + 0.085, -0.26] as const]
    stroke(pen, bar, 0.8)
  }
  stroke(pen, path('0.55 -0.4, 0.75 -0.38'), 3)
}

function thatch(pen: Engraver): void {
  body(pen, path('0.2 -1.34!, 0.5 -1.1, 1.05 -0.58!, 0.35 -0.64!'), 0.9, 0.9, 2)
  body(pen, path('-0.98 -0.62!, -0.86 -1.1, -0.75 -1.3!, 0.2 -1.34!, 0.32 -0.98, 0.46 -0.62!, -0.3 -0.66'))
  for (let line = 0; line < 13; line++) {
    const t = line / 12
    const straw = [
      [-0.72 + t * 0.9, -1.29],
      [-0.8 + t * 1.02, -1],
      [-0.93 + t * 1.34, -0.66 - (line % 2) * 0.1],
    ] as const
    stroke(pen, straw, 1.2)
  }
}

/** Columns with a broken entablature. */
export function ruin(pen: Engraver): void {
  for (const [x, high] of [
    [-0.6, 1.7],
    [-0.1, 1.7],
    [0.45, 1.05],
  ] as const) {
    body(
      pen,
      turned(
        [
          [0.11, -high, 1],
          [0.1, -high / 2],
          [0.125, 0, 1],
        ],
        x,
      ),
      0.5,
      1.55,
      2,
    )
    block(pen, x - 0.17, -0.08, 0.34, 0.09, 0.4)
    if (high > 1.5) block(pen, x - 0.16, -high - 0.06, 0.32, 0.1, 0.4)
  }
  body(pen, path('-0.85 -1.98!, 0.2 -1.98!, 0.12 -1.88!, 0.24 -1.82!, 0.1 -1.74!, -0.85 -1.74!'), 0.5, 0, 2.2)
  stroke(
    pen,
    [
      [-0.85, -1.86],
      [0.14, -1.86],
    ],
    1,
  )
  body(pen, path('0.33 -1.05!, 0.4 -1.16!, 0.47 -1.1!, 0.56 -1.18!, 0.58 -1.04!'))
  body(pen, path('0.75 0!, 0.72 -0.16!, 1.15 -0.22!, 1.2 -0.02!'), 0.6, 0.1, 2)
}

/** A windmill with latticed sails. */
export function windmill(pen: Engraver, turn: number): void {
  body(pen, path('-0.3 -1.5!, 0.3 -1.5!, 0.5 0!, -0.5 0!'), 0.45, 0, 2.6)
  body(pen, path('-0.38 -1.46!, -0.26 -1.84, 0.26 -1.84, 0.38 -1.46!'), 0.6, 0.3, 2)
  solid(pen, path('-0.12 0!, -0.12 -0.34, 0.12 -0.34, 0.12 0!'))
  block(pen, -0.08, -0.98, 0.16, 0.2, 1)
  for (let sail = 0; sail < 4; sail++) {
    const angle = turn + (sail * Math.PI) / 2
    const along = (far: number, side: number): Knot => [
      Math.cos(angle) * far - Math.sin(angle) * side,
      -1.55 + Math.sin(angle) * far + Math.cos(angle) * side,
      1,
    ]
    body(pen, [along(0.25, 0), along(0.25, 0.2), along(1.15, 0.24), along(1.15, 0)])
    for (let bar = 0; bar < 6; bar++) {
      const [x, y] = along(0.35 + bar * 0.14, 0)
      const [tx, ty] = along(0.35 + bar * 0.14, 0.2)
      stroke(
        pen,
        [
          [x, y],
          [tx, ty],
        ],
        0.9,
      )
    }
    const [x, y] = along(1.18, 0)
    stroke(
      pen,
      [
        [0, -1.55],
        [x, y],
      ],
      2.2,
    )
  }
}

/** A castle of two towers and a gate. */
export function castle(pen: Engraver): void {
  block(pen, -0.5, -0.95, 1, 0.95, 0.2)
  for (const [x, high] of [
    [-0.72, 1.5],
    [0.34, 1.85],
  ] as const) {
    block(pen, x, -high, 0.42, high, 0.45)
    for (let merlon = 0; merlon < 3; merlon++) block(pen, x - 0.03 + merlon * 0.18, -high - 0.12, 0.12, 0.13)
    solid(pen, rectangle(x + 0.16, -high + 0.25, 0.08, 0.22))
    solid(pen, rectangle(x + 0.16, -high + 0.7, 0.08, 0.22))
  }
  body(pen, path('0.28 -1.95!, 0.55 -2.5!, 0.82 -1.95!'), 0.6, 0.8, 2)
  stroke(
    pen,
    [
      [0.55, -2.48],
      [0.55, -2.7],
    ],
    1.2,
  )
  solid(pen, path('0.55 -2.7!, 0.78 -2.64!, 0.55 -2.58!'))
  solid(pen, path('-0.22 0!, -0.22 -0.36, 0 -0.52, 0.22 -0.36, 0.22 0!'))
}

/** A pagoda of three roofs with turned-up eaves. */
export function pagoda(pen: Engraver): void {
  for (let storey = 0; storey < 3; storey++) {
    const [half, y] = [0.5 - storey * 0.12, -storey * 0.66]
    block(pen, -half, y - 0.42, half * 2, 0.42, 0.35)
    for (const x of [-0.5, 0, 0.5]) solid(pen, rectangle(x * half - 0.05, y - 0.32, 0.1, 0.26))
    const eave = half * 1.65
    body(
      pen,
      [
        [-eave - 0.06, y - 0.52, 1],
        [-eave * 0.7, y - 0.44],
        [0, y - 0.4],
        [eave * 0.7, y - 0.44],
        [eave + 0.06, y - 0.52, 1],
        [half * 0.9, y - 0.5],
        [half * 0.55, y - 0.68, 1],
        [-half * 0.55, y - 0.68, 1],
        [-half * 0.9, y - 0.5],
      ],
      0.9,
      1.57,
      2.2,
    )
    for (const side of [-1, 1])
      stroke(
        pen,
        [
          [side * (eave + 0.03), y - 0.5],
          [side * (eave + 0.03), y - 0.36],
        ],
        1.5,
      )
  }
  stroke(
    pen,
    [
      [0, -2],
      [0, -2.4],
    ],
    2.2,
  )
}
