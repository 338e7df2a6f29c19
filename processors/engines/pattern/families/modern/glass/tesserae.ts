import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import { paintScattered } from '../../../kit/area/paint-scattered.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { lightnessStep } from '../../../kit/ink/lightness-step.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN, wrap } from '../../../kit/line/knot.ts'
import { polygon, rectangle } from '../../../kit/line/outline.ts'
import { blockLattice } from '../../../kit/place/lattice.ts'
import { scatterPoints } from '../../../kit/place/scatter.ts'
import type { Plan } from '../../family.ts'
import { halfLineMm } from '../../line-weight.ts'
import { cutPanes } from './leaded-panes.ts'

/** Edge of a stone, and the most stones that are cut: cutting is quadratic in their number. */
const [STONE_MM, STONES_MOST] = [7.4, 1500]
/** Cloth for each round in stones squared, and what its radius takes of the way to the next. */
const [ROUND_STONES, ROUND_SHARE] = [150, [0.36, 0.62]] as const
/** Two stones nearer than this share of an edge are one. */
const CROWDED = 0.56

type Figure = 'flower' | 'star' | 'rings'

/** A round of stones: its middle and radius in mm, what is laid in it, how many petals or points, and the inks from its heart outwards. */
type Round = {
  readonly middle: Point
  readonly radius: number
  readonly figure: Figure
  readonly petals: number
  readonly turn: number
  readonly inks: readonly number[]
}

/**
 * A mosaic laid in rows as it is laid by hand: rings of stones about every round, flowers, stars and targets in them, a dark ring as
 * their outline, and the field in rings that run on until those of the next round meet them.
 */
export function paintTesserae(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('tesserae')
  const area = plan.widthMm * plan.heightMm
  const stoneMm = Math.max(STONE_MM * plan.scale, Math.sqrt(area / STONES_MOST))
  const rounds = layRounds(plan, random, stoneMm)
  const stones = layStones(plan, rounds, stoneMm)
  const half = halfLineMm(plan, stoneMm * 0.065, 0.32)
  const panes = cutPanes(
    stones.map(({ place }) => place),
    plan,
    half,
    stoneMm * 3.2,
  )
  const inkAt = inksOfStones(plan, rounds, stoneMm, random.fork('inks'))
  const inks = panes.map(({ centre }) => inkAt(stones.find(({ place }) => place === centre) as Stone))
  const { grout } = bedOf(plan)
  if (grout !== cloth.ground) paint(cloth, grout, rectangle(0, 0, plan.widthMm, plan.heightMm))
  for (const ink of new Set(inks))
    paintScattered(
      cloth,
      ink,
      panes.filter((_, at) => inks[at] === ink).map(({ points }) => polygon(points)),
    )
}

function layRounds(plan: Plan, random: Random, stoneMm: number): Round[] {
  const { cast } = plan
  const count = Math.max(2, Math.round((plan.widthMm * plan.heightMm) / stoneMm ** 2 / ROUND_STONES))
  const spaceMm = Math.sqrt((plan.widthMm * plan.heightMm) / count)
  const { field, grout } = bedOf(plan)
  const strong = cast.figures.filter((ink) => !field.includes(ink) && ink !== grout)
  const pool =
    cast.figures.length > FEW ? strong : strong.length > 1 ? [...strong, ...field] : [...strong, grout, ...field]
  const figures = random.shuffle(['flower', 'star', 'rings', 'flower'] as const)
  const middles = scatterPoints(random, { ...plan, lattice: blockLattice }, count, { rounds: 18, rowAversion: 0.5 })
  const wished = middles.map((_, at) => (spaceMm / 2) * random.between(...ROUND_SHARE) * (at % 2 === 0 ? 1.45 : 0.95))
  return middles.map(
    (middle, at): Round => ({
      middle,
      radius: roomAt(plan, middles, wished, at, stoneMm),
      figure: figures[at % figures.length],
      petals: random.pick([5, 6, 8]),
      turn: random.between(0, TURN),
      inks: [0, 1, 2].map((part) => pool[(at + part) % pool.length]),
    }),
  )
}

/** The radius wished for, or as much of it as leaves the field three stones between two rounds. */
function roomAt(
  plan: Pick<Plan, 'widthMm' | 'heightMm'>,
  middles: readonly Point[],
  wished: readonly number[],
  at: number,
  stoneMm: number,
): number {
  return middles.reduce((radius, other, near) => {
    if (near === at) return radius
    const share = wished[at] / (wished[at] + wished[near])
    return Math.max(stoneMm * 2, Math.min(radius, (wayBetween(plan, middles[at], other) - 3 * stoneMm) * share))
  }, wished[at])
}

function wayBetween(
  { widthMm, heightMm }: Pick<Plan, 'widthMm' | 'heightMm'>,
  [x, y]: Point,
  [otherX, otherY]: Point,
): number {
  return Math.hypot(
    wrap(x - otherX + widthMm / 2, widthMm) - widthMm / 2,
    wrap(y - otherY + heightMm / 2, heightMm) - heightMm / 2,
  )
}

/** A stone: where it lies, the round whose rings it is laid in, and how far from its middle and at which angle. */
type Stone = { readonly place: Point; readonly round: Round; readonly away: number; readonly angle: number }

/** Stones ring by ring about every round, each only as far as the next round's rings are no nearer; what would crowd is left out. */
function layStones(plan: Plan, rounds: readonly Round[], stoneMm: number): Stone[] {
  const { widthMm, heightMm } = plan
  const stones: Stone[] = []
  const reach = Math.max(widthMm, heightMm) * 0.75
  const between = (one: Point, other: Point): number => wayBetween(plan, one, other)
  const isOwn = (place: Point, round: Round): boolean => {
    const own = between(place, round.middle) - round.radius
    return rounds.every((other) => other === round || between(place, other.middle) - other.radius >= own)
  }
  for (const round of rounds) {
    // Whole rings fill the round exactly; outside it they go on at the same step.
    const rings = Math.max(2, Math.round(round.radius / stoneMm))
    const step = round.radius / rings
    for (let ring = 0; (ring + 0.5) * step < reach; ring++) {
      const away = ring === 0 ? 0 : (ring + 0.5) * step
      const around = ring === 0 ? 1 : Math.round((TURN * away) / stoneMm)
      let found = 0
      for (let turn = 0; turn < around; turn++) {
        const angle = round.turn + (TURN * (turn + (ring % 2) / 2)) / around
        const place: Point = [
          wrap(round.middle[0] + Math.cos(angle) * away, widthMm),
          wrap(round.middle[1] + Math.sin(angle) * away, heightMm),
        ]
        // A ring wider than the period would meet itself: the nearest image of its middle counts.
        if (Math.abs(between(place, round.middle) - away) > 1e-6 || !isOwn(place, round)) continue
        found++
        const isCrowded = stones.some((other) => between(other.place, place) < stoneMm * CROWDED)
        if (!isCrowded) stones.push({ place, round, away, angle: angle - round.turn })
      }
      if (found === 0 && away > round.radius) break
    }
  }
  return stones
}

/** What lies between the stones, and what the field is laid in: the leading ink, and the one of its flecks. */
type Bed = { readonly grout: number; readonly field: readonly number[] }

/**
 * Of many inks the ground is the grout and the field is of the quietest, flecked with the next. Of few the field is of the ground, or one of the
 * colours that were named would hardly be seen; the grout is then what has least hue.
 */
function bedOf({ cast }: Plan): Bed {
  const apart = (ink: number): number => lightnessStep(cast, ink, cast.ground)
  const quiet = cast.figures.toSorted((one, other) => apart(one) - apart(other))
  if (cast.figures.length > FEW) return { grout: cast.ground, field: quiet.slice(0, 2) }
  const seen = quiet.filter((ink) => ink !== cast.main && apart(ink) > SEEN)
  const [grout = quiet[0]] = seen.toSorted((one, other) => cast.inks[one].chroma - cast.inks[other].chroma)
  return { grout, field: [cast.ground] }
}

const FEW = 3
/** In OKLCH lightness: grout nearer to its stones is not seen. */
const SEEN = 0.08

/** How often a stone of the field is of the second ink. */
const FLECKED = 0.2

function inksOfStones(plan: Plan, rounds: readonly Round[], stoneMm: number, random: Random): (stone: Stone) => number {
  const { cast } = plan
  const bed = bedOf(plan)
  const [field, fleck = field] = bed.field
  const deep = cast.byLightness.find((ink) => ink !== bed.grout && ink !== field) ?? cast.main
  // Other rounds have other outlines, as far as there are inks.
  const outlines = new Map(rounds.map((round) => [round, round.inks[1] === deep ? round.inks[0] : deep]))
  return ({ round, away, angle }) => {
    if (away > round.radius + stoneMm) return random.chance(FLECKED) ? fleck : field
    if (away > round.radius) return outlines.get(round) ?? deep
    return round.inks[partOf(round, away / round.radius, angle)]
  }
}

/** Which part of a round lies at a share of its radius and an angle: 0 its heart, 1 what is drawn, 2 what lies around it. */
function partOf({ figure, petals, radius }: Round, share: number, angle: number): 0 | 1 | 2 {
  if (share * radius < 0.28 * radius) return 0
  const turn = Math.abs(wrap((angle / TURN) * petals, 1) - 0.5) * 2
  if (figure === 'rings') return Math.floor(share * 4.2) % 2 === 0 ? 1 : 2
  // Petals are widest half way and round at their ends, points narrow all the way.
  const edge = figure === 'flower' ? Math.sqrt(Math.max(0, 1 - (share * 1.55 - 0.62) ** 2 / 0.9)) * 0.82 : 1.18 - share
  return turn < edge ? 1 : 2
}
