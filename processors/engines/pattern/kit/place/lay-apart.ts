import type { Random } from '../chance/random.ts'
import type { Point } from '../line/knot.ts'
import type { Lattice } from './lattice.ts'
import { createShortestStep } from './shortest-step.ts'

/** What a neighbour of the same ink weighs over a side, and over a corner. */
const [OVER_SIDE, OVER_CORNER] = [3, 1]
/** How far chance moves a choice: a little, so that no order shows. */
const CHANCE = 2.2
/** Changes of place tried for each. */
const SWAPS = 24
/** Others as near as this, in shares of the way to the nearest, lie side by side; those farther off but as near as this meet at a corner. */
const [BESIDE, AT_CORNER] = [1.25, 2.1]

/** The neighbours of a place in a net: those it shares a side with, and those it only touches. */
export type Near = { readonly sides: readonly number[]; readonly corners: readonly number[] }

/** The inks of a deck by place: dealt by lot, then two change places as long as both lie farther from their own afterwards. */
export function layApart(random: Random, near: readonly Near[], deck: readonly number[]): number[] {
  const inks = random.shuffle(deck)
  const crowd = (at: number, ink: number): number =>
    near[at].sides.reduce((sum, other) => sum + (inks[other] === ink ? OVER_SIDE : 0), 0) +
    near[at].corners.reduce((sum, other) => sum + (inks[other] === ink ? OVER_CORNER : 0), 0)
  for (let turn = 0; turn < inks.length * SWAPS; turn++) {
    const [one, other] = [turn % inks.length, random.below(inks.length)]
    const [a, b] = [inks[one], inks[other]]
    if (a === b) continue
    const before = crowd(one, a) + crowd(other, b)
    const after = crowd(one, b) + crowd(other, a)
    if (after + random.between(0, CHANCE) >= before) continue
    inks[one] = b
    inks[other] = a
  }
  return inks
}

/**
 * An ink for each of the places of a lattice on the torus: every ink as often as the others, and none in columns, rows or lumps. Where one ink is
 * to come more often it stands in `turns` more often.
 */
export function inksApart(
  random: Random,
  area: { readonly widthMm: number; readonly heightMm: number; readonly lattice: Lattice },
  places: readonly Point[],
  turns: readonly number[],
): number[] {
  if (turns.length === 0) return []
  const step = createShortestStep(area)
  const far = places.map((from) => places.map((to) => Math.hypot(...step(from, to))))
  const nearest = Math.min(...far.flatMap((row, at) => row.filter((_, other) => other !== at)))
  const within = (at: number, least: number, most: number): number[] =>
    far[at].flatMap((mm, other) => (other !== at && mm > least * nearest && mm <= most * nearest ? [other] : []))
  const near = places.map((_, at): Near => ({ sides: within(at, 0, BESIDE), corners: within(at, BESIDE, AT_CORNER) }))
  return layApart(
    random,
    near,
    places.map((_, at) => turns[at % turns.length]),
  )
}
