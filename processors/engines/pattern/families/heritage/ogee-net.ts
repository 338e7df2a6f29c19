import type { Curve } from '../../kit/line/curve.ts'
import type { Point } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Plan } from '../family.ts'

/** Cells of a net of pointed ovals: one oval at every cell corner and one at every middle. */
export type OgeeNet = {
  readonly columns: number
  readonly rows: number
  readonly wide: number
  readonly tall: number
}

/**
 * Whole cells nearest to `cellMm` wide whose height is near `ratio` times their width. A period seldom allows both, so every
 * count near is weighed: a wrong ratio costs more than a wrong size.
 */
export function fitOgeeNet(plan: Plan, cellMm: number, ratio: number): OgeeNet {
  const aim = cellMm * plan.scale
  const around = (count: number): number[] => {
    const middle = Math.max(1, Math.round(count))
    return [...new Set([middle - 1, middle, middle + 1].map((value) => Math.max(1, value)))]
  }
  let best: { cost: number; net: OgeeNet } | undefined
  for (const columns of around(plan.widthMm / aim))
    for (const rows of around(plan.heightMm / aim / ratio)) {
      const net = { columns, rows, wide: plan.widthMm / columns, tall: plan.heightMm / rows }
      const cost = 1.5 * Math.log(net.tall / net.wide / ratio) ** 2 + Math.log(net.wide / aim) ** 2
      if (!best || cost < best.cost) best = { cost, net }
    }
  return best?.net ?? { columns: 1, rows: 1, wide: plan.widthMm, tall: plan.heightMm }
}

/** Middles of all ovals in mm; `isOther` tells the two half-drop places apart. */
export function ovalsOf({ columns, rows, wide, tall }: OgeeNet): { x: number; y: number; isOther: boolean }[] {
  return Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, row) =>
      [0, 0.5].map((half) => ({ x: (column + half) * wide, y: (row + half) * tall, isOther: half > 0 })),
    ),
  ).flat(2)
}

/** The right upper side of an oval, from its widest place to its top: x = (W/4)(1 + cos θ + sin 2θ / 10), θ = 2πy/H. */
export function ovalSide({ wide, tall }: Pick<OgeeNet, 'wide' | 'tall'>, steps: number): Curve {
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps / 2
    return [(wide / 4) * (1 + Math.cos(TURN * t) + 0.1 * Math.sin(2 * TURN * t)), -t * tall]
  })
}
