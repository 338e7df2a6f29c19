import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar, rectangle } from '../../kit/line/outline.ts'

/** Bodies of a cross that reaches half a unit from its middle, y down, and what is cut out of them. */
export type CrossForm = { readonly bodies: readonly Ring[]; readonly holes: readonly Ring[] }

const HALF = 0.5

/** One arm to the right, from the corner above it to its lower end; the next arm's corner follows. */
const arms = {
  plus: [
    [0.15, -0.15, 1],
    [HALF, -0.15, 1],
    [HALF, 0.15, 1],
  ],
  patee: [
    [0.08, -0.08, 1],
    [0.27, -0.1],
    [HALF, -0.29, 1],
    [HALF, 0.29, 1],
    [0.27, 0.1],
  ],
  maltese: [
    [0.035, -0.035, 1],
    [HALF, -0.27, 1],
    [0.37, 0, 1],
    [HALF, 0.27, 1],
  ],
  potent: [
    [0.055, -0.055, 1],
    [0.37, -0.055, 1],
    [0.37, -0.2, 1],
    [HALF, -0.2, 1],
    [HALF, 0.2, 1],
    [0.37, 0.2, 1],
    [0.37, 0.055, 1],
  ],
  fleury: [
    [0.07, -0.07, 1],
    [0.25, -0.06],
    [0.28, -0.12],
    [0.26, -0.24],
    [0.36, -0.24],
    [0.38, -0.12],
    [HALF, 0, 1],
    [0.38, 0.12],
    [0.36, 0.24],
    [0.26, 0.24],
    [0.28, 0.12],
    [0.25, 0.06],
  ],
} as const satisfies Record<string, readonly Knot[]>

export const crossNames = ['plus', 'patee', 'maltese', 'jerusalem', 'fleury', 'latin', 'celtic'] as const
export type CrossName = (typeof crossNames)[number]

/** The Jerusalem cross has four lesser ones in its corners; the Latin stands on a longer foot; the Celtic bears a ring. */
export function crossForm(name: CrossName): CrossForm {
  if (name === 'jerusalem') {
    const lesser = [0.125, 0.375, 0.625, 0.875].map((turn) => polar(0, 0, 0.4, turn * TURN))
    const small = lesser.map(([x, y]) =>
      fourArms(arms.plus).map(([u, v, corner]): Knot => [x + u * 0.3, y + v * 0.3, corner]),
    )
    return { bodies: [fourArms(arms.potent), ...small], holes: [] }
  }
  if (name === 'latin') return { bodies: latin, holes: [] }
  if (name === 'celtic')
    return { bodies: [...latin, circle(0, -0.14, 0.27)], holes: [0.125, 0.375, 0.625, 0.875].map(quarterOfRing) }
  return { bodies: [fourArms(arms[name])], holes: [] }
}

const latin: readonly Ring[] = [rectangle(-0.075, -HALF, 0.15, 1), rectangle(-0.34, -0.215, 0.68, 0.15)]

/** What is cut between two arms inside the ring. */
function quarterOfRing(turn: number): Ring {
  return circle(...polar(0, -0.14, 0.165, turn * TURN), 0.06, 8)
}

function fourArms(arm: readonly Knot[]): Ring {
  return [0, 1, 2, 3].flatMap((quarter) => {
    const [cos, sin] = [Math.round(Math.cos((quarter * TURN) / 4)), Math.round(Math.sin((quarter * TURN) / 4))]
    return arm.map(([x, y, corner]): Knot => [x * cos - y * sin, x * sin + y * cos, corner])
  })
}
