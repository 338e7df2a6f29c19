import type { Cloth } from '../../kit/cloth.ts'
import type { Knot, Ring } from '../../kit/knot.ts'
import { TURN } from '../../kit/knot.ts'
import type { Motif } from '../../kit/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif.ts'
import { ornamentPetal } from '../../kit/ornament.ts'
import { circle } from '../../kit/outline.ts'
import type { LeafInks } from '../botany/flower-inks.ts'

/** Sizes of one ogee cell and the inks of what grows in it. */
export type Damask = {
  readonly cloth: Cloth
  readonly wide: number
  readonly tall: number
  readonly leaves: LeafInks
  readonly second: LeafInks
  readonly crown: number
  readonly body: number
  readonly seed: number
  readonly frame: number
}

/** The heart of the figure, on the stem: a crown of petals, the fruit with its net of seeds, a foot. */
export function drawPomegranate(damask: Damask): Motif {
  const { wide, tall, crown, body, cloth, leaves } = damask
  const motif = createMotif()
  const ground = cloth.ground
  const top = -tall * 0.09
  const fan = (ink: number, from: number, reach: number, half: number): void => {
    for (const step of [-2, 2, -1, 1, 0])
      addForm(
        motif,
        ink,
        ornamentPetal(
          0,
          top,
          -TURN / 4 + step * 0.36,
          wide * from,
          wide * (reach - 0.012 * Math.abs(step)),
          wide * half,
        ),
      )
  }
  fan(ground, 0, 0.185, 0.045)
  fan(crown, 0, 0.17, 0.032)
  fan(ground, 0.06, 0.14, 0.008)
  const fruit = (size: number): Ring => {
    const side = (sign: 1 | -1): Knot[] => [
      [sign * 0.1 * size, 0.165 * size],
      [sign * 0.185 * size, 0.03 * size],
      [sign * 0.11 * size, -0.1 * size],
    ]
    const knots: Knot[] = [[0, 0.2 * size, 1], ...side(1), [0, -0.15 * size, 1], ...side(-1).reverse()]
    return knots.map(([px, py, corner]) => [px * wide, py * wide * 1.15 + tall * 0.03, corner])
  }
  addForm(motif, ground, fruit(1.12))
  addForm(motif, body, fruit(1))
  addDetail(motif, ground, fruit(0.86))
  addDetail(motif, body, fruit(0.8))
  addSeedNet(motif, damask)
  for (const step of [-1, 1, 0])
    addForm(
      motif,
      leaves.leaf,
      ornamentPetal(0, tall * 0.33, TURN / 4 + step * 0.5, wide * 0.01, wide * 0.12, wide * 0.026),
    )
  addForm(motif, crown, circle(0, tall * 0.31, wide * 0.026, 8))
  addDetail(motif, ground, circle(0, tall * 0.31, wide * 0.011, 8))
  return motif
}

/** Lozenges in brick order over the fruit. */
function addSeedNet(motif: Motif, { wide, tall, seed }: Damask): void {
  for (let row = -4; row <= 4; row++)
    for (let column = -3; column <= 3; column++) {
      const [x, y] = [(column + (row & 1 ? 0.5 : 0)) * 0.044, row * 0.036 + 0.01]
      if ((x / 0.1) ** 2 + ((y - 0.005) / 0.13) ** 2 > 0.92) continue
      addDetail(motif, seed, diamond(x * wide, y * wide * 1.15 + tall * 0.03, wide * 0.0145, wide * 0.018))
    }
}

/** A fan of petals in the void beside the crown. */
export function drawSideFlower({ wide, tall, crown, cloth, body }: Damask): Motif {
  const motif = createMotif()
  const [x, y] = [wide * 0.29, -tall * 0.03]
  for (const [ink, reach, half] of [
    [cloth.ground, 0.175, 0.04],
    [crown, 0.16, 0.028],
  ] as const)
    for (const step of [-2, 2, -1, 1, 0])
      addForm(
        motif,
        ink,
        ornamentPetal(
          x,
          y,
          -TURN / 4 + 0.12 + step * 0.37,
          wide * 0.013,
          wide * (reach - 0.016 * Math.abs(step)),
          wide * half,
        ),
      )
  for (const step of [-1, 0, 1])
    addDetail(
      motif,
      cloth.ground,
      ornamentPetal(x, y, -TURN / 4 + 0.12 + step * 0.37, wide * 0.055, wide * 0.13, wide * 0.007),
    )
  addForm(motif, cloth.ground, circle(x, y, wide * 0.034, 8))
  addDetail(motif, body, circle(x, y, wide * 0.025, 8))
  return motif
}

function diamond(x: number, y: number, half: number, high: number): Ring {
  return [
    [x, y - high, 1],
    [x + half, y, 1],
    [x, y + high, 1],
    [x - half, y, 1],
  ]
}
