import { block } from './buildings.ts'
import type { Engraver } from './engraver.ts'
import { body, path, solid, stroke, toned, turned } from './engraver.ts'
import { flower } from './greenery.ts'

/** An arched stone bridge over water. */
export function bridge(pen: Engraver): void {
  body(
    pen,
    path(
      '-1.3 0.05!, -1.3 -0.35!, -0.6 -0.62, 0 -0.74, 0.6 -0.62, 1.3 -0.35!, 1.3 0.05!, 0.72 0.05!, 0.55 -0.4, 0 -0.55, -0.55 -0.4, -0.72 0.05!',
    ),
    0.3,
    0,
    2.6,
  )
  stroke(pen, path('-1.3 -0.26, -0.6 -0.52, 0 -0.63, 0.6 -0.52, 1.3 -0.26'), 1)
  for (const side of [-1, 1])
    for (let stone = 0; stone < 4; stone++)
      stroke(
        pen,
        [
          [side * (0.62 + stone * 0.16), -0.06 - (stone % 2) * 0.1],
          [side * (0.74 + stone * 0.16), -0.06 - (stone % 2) * 0.1],
        ],
        1,
      )
  water(pen, 0, 0.08, 1.2)
}

/** Long strokes of still water. */
export function water(pen: Engraver, x: number, y: number, half: number): void {
  for (let row = 0; row < 5; row++) {
    const reach = half * (1 - row * 0.15)
    const shift = pen.random.between(-0.2, 0.2) * half
    stroke(
      pen,
      [
        [x - reach + shift, y + row * 0.085],
        [x, y + row * 0.085 + 0.02],
        [x + reach + shift, y + row * 0.085],
      ],
      1.2,
    )
  }
}

/** A sailing boat, afloat. */
export function boat(pen: Engraver): void {
  stroke(pen, path('0 -0.1, 0.02 -0.8, 0 -1.75'), 2.2)
  body(pen, path('0.06 -1.6!, 0.55 -1.1, 0.72 -0.42!, 0.4 -0.4, 0.06 -0.44!, 0.14 -1'), 0.4, 1.3, 2.6)
  body(pen, path('-0.06 -1.45!, -0.2 -0.9, -0.62 -0.4!, -0.3 -0.36, -0.06 -0.42!'), 0.35, 1.9, 2.6)
  solid(pen, path('0 -1.75!, 0.14 -1.8, 0.3 -1.7!, 0.14 -1.68, 0 -1.64!'))
  toned(pen, path('-0.85 -0.32!, -0.3 -0.22, 0.4 -0.24, 0.95 -0.36!, 0.78 -0.06, 0.6 0.05!, -0.6 0.05!, -0.78 -0.1'))
  stroke(pen, path('-0.78 -0.2, 0 -0.1, 0.85 -0.22'), 1.2)
  water(pen, 0, 0.1, 1.25)
}

/** A garden urn full of flowers on its plinth. */
export function urn(pen: Engraver): void {
  block(pen, -0.36, -0.55, 0.72, 0.55, 0.4)
  block(pen, -0.44, -0.64, 0.88, 0.1, 0.4)
  body(pen, turned(path('0.1 -0.86!, 0.12 -0.74, 0.24 -0.64!')), 0.5, 0, 2)
  body(pen, turned(path('0.4 -1.56!, 0.34 -1.48, 0.42 -1.16, 0.3 -0.94, 0.1 -0.86!')), 0.45, 1.5, 2.4)
  for (const y of [-1.42, -1.3])
    stroke(
      pen,
      [
        [-0.36, y],
        [0, y + 0.06],
        [0.36, y],
      ],
      1.1,
    )
  for (const side of [-1, 1])
    stroke(
      pen,
      [
        [side * 0.36, -1.44],
        [side * 0.58, -1.34],
        [side * 0.4, -1.12],
      ],
      1.8,
    )
  for (let stem = 0; stem < 9; stem++) {
    const [x, y] = [(stem - 4) * 0.13, -1.72 - 0.34 * Math.cos(((stem - 4) / 4) * 1.3) - (stem % 2) * 0.14]
    stroke(
      pen,
      [
        [x * 0.4, -1.54],
        [x * 0.8, (y - 1.54) / 2],
        [x, y],
      ],
      1,
    )
    flower(pen, [x, y], 0.13)
  }
}
