import type { Ink } from '../../color/ink.ts'
import { inkFromOklch, inkOf } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import { createRandom } from '../kit/chance/random.ts'
import { castInks } from '../kit/ink/cast.ts'
import { CONVERSATIONAL, growing } from '../prompt/meaning/family-kinds.ts'
import type { DesignSpec } from './design-spec.ts'
import { dyeStrength } from './dye-strength.ts'

export const COLOURWAYS_MOST = 12

/**
 * One recolouring: OKLCH hues in degrees that go well together, to be assigned to the hue families of a design; the
 * factor on strength; and the hues of neutrals (paper, black, grey) and of leaves.
 */
type Turn = {
  readonly name: string
  readonly hues: readonly [number, number, number]
  readonly strength: number
  readonly paper: number
  readonly leaf: number
}

/** Each was judged by eye on florals, checks, geometrics, animal skins and things, on light and dark grounds. */
const turns: readonly Turn[] = [
  { name: 'indigo and vermilion', hues: [262, 34, 90], strength: 1, paper: 85, leaf: 160 },
  { name: 'forest and rose', hues: [155, 8, 80], strength: 0.9, paper: 60, leaf: 150 },
  { name: 'terracotta and teal', hues: [44, 200, 85], strength: 0.95, paper: 75, leaf: 175 },
  { name: 'plum and sage', hues: [338, 140, 72], strength: 0.85, paper: 40, leaf: 140 },
  { name: 'mustard and navy', hues: [84, 258, 36], strength: 1, paper: 90, leaf: 130 },
  { name: 'sea and coral', hues: [232, 30, 95], strength: 0.95, paper: 220, leaf: 170 },
  { name: 'berry and peach', hues: [4, 58, 330], strength: 1, paper: 50, leaf: 135 },
  { name: 'olive and rust', hues: [46, 112, 84], strength: 0.85, paper: 90, leaf: 118 },
  { name: 'violet and honey', hues: [298, 80, 250], strength: 0.9, paper: 85, leaf: 145 },
  { name: 'bottle green and copper', hues: [165, 50, 92], strength: 0.95, paper: 80, leaf: 162 },
  { name: 'slate and blush', hues: [245, 18, 270], strength: 0.55, paper: 250, leaf: 200 },
  { name: 'sepia and moss', hues: [58, 120, 235], strength: 0.5, paper: 80, leaf: 122 },
  { name: 'rose and bottle green', hues: [0, 160, 50], strength: 1, paper: 20, leaf: 158 },
  { name: 'navy and celadon', hues: [262, 168, 85], strength: 0.75, paper: 150, leaf: 165 },
]

/** Inks below this chroma are greys, papers and blacks: they are tinted, not changed in hue. */
const NEUTRAL_CHROMA = 0.035
/** In OKLCH: an ink this light and this pale is paper, even if it is warm. */
const PAPER = { lightness: 0.86, chroma: 0.07 }
const TINT = 0.02
/** A wider gap between neighbouring hues separates two hue families, radians. */
const FAMILY_GAP = 0.62
/** Range of hues of leaves in the design, radians. */
const LEAVES = [1.85, 2.95] as const
/** Factor on the strength of leaves, which are quieter than flowers. */
const LEAF_STRENGTH = 0.85

/**
 * The same design in other inks: shapes, ink order and roles stay. Every ink keeps its lightness, so contrasts stay
 * too. Hue families are rotated together to hues that go well together, each to the one that suits its lightness, with
 * the same strength relative to its hue. Paper stays paper, and leaves among flowers and things stay green. Those least
 * like the design and each other come first.
 *
 * @param count 1..12, the design itself being the first
 */
export function colourwaysOf(spec: DesignSpec, count: number): DesignSpec[] {
  const inks = spec.palette.inks.map(inkOf)
  const families = groupHues(inks, spec.palette.ground)
  const hasLeaves = growing.includes(spec.family) || spec.family === CONVERSATIONAL
  const made = orderTurns(spec.seed).map((turn) => turnInks(inks, families, turn, hasLeaves))
  return [
    spec,
    ...leastAlike(inks, made, spec.palette.ground)
      .slice(0, count - 1)
      .map((to) => reink(spec, to)),
  ]
}

/** Farthest-first order: each next colourway is the one whose nearest neighbour among those taken is farthest away. */
function leastAlike(original: readonly Ink[], made: readonly (readonly Ink[])[], ground: number): (readonly Ink[])[] {
  const taken: (readonly Ink[])[] = [original]
  const left = [...made]
  while (left.length > 0) {
    const near = left.map((inks) => Math.min(...taken.map((other) => farBetween(inks, other, ground))))
    const [next] = left.splice(near.indexOf(Math.max(...near)), 1)
    taken.push(next)
  }
  return taken.slice(1)
}

/** Weight of the ground, which is seen as much as all other main inks together. */
const GROUND_WEIGHT = 2

function farBetween(one: readonly Ink[], other: readonly Ink[], ground: number): number {
  return one.reduce(
    (sum, ink, at) => sum + oklabDistance(ink.lab, other[at].lab) * (at === ground ? GROUND_WEIGHT : 1),
    0,
  )
}

function reink(spec: DesignSpec, to: readonly Ink[]): DesignSpec {
  const { inks, ground, rolesFrom } = spec.palette
  return { ...spec, palette: { inks: to.map(({ hex }) => hex), ground, rolesFrom: rolesFrom ?? inks } }
}

/** Ink numbers grouped by hue, the family of the main figure first. */
type HueFamily = { readonly inks: readonly number[]; readonly hue: number }

function groupHues(inks: readonly Ink[], ground: number): HueFamily[] {
  const strong = inks.map((_, at) => at).filter((at) => !isPaper(inks[at]))
  const sorted = strong.toSorted((one, other) => inks[one].hue - inks[other].hue)
  // The hue circle is opened at its widest gap, so that no family is split where 2π meets 0.
  const gapBefore = (at: number): number =>
    turnBetween(inks[sorted[(at + sorted.length - 1) % sorted.length]].hue, inks[sorted[at]].hue)
  const start = sorted.reduce((best, _, at) => (gapBefore(at) > gapBefore(best) ? at : best), 0)
  const groups: number[][] = []
  for (let step = 0; step < sorted.length; step++) {
    const at = (start + step) % sorted.length
    if (step === 0 || gapBefore(at) > FAMILY_GAP) groups.push([])
    groups[groups.length - 1].push(sorted[at])
  }
  const ranks = [...castInks(inks, ground).figures, ground]
  const rank = (group: readonly number[]): number => Math.min(...group.map((ink) => ranks.indexOf(ink)))
  return groups
    .toSorted((one, other) => rank(one) - rank(other))
    .map((group) => ({ inks: group, hue: inks[group[Math.floor(group.length / 2)]].hue }))
}

function isPaper({ lightness, chroma }: Ink): boolean {
  return chroma < NEUTRAL_CHROMA || (lightness > PAPER.lightness && chroma < PAPER.chroma)
}

function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI)
  return turn < 0 ? turn + 2 * Math.PI : turn
}

/** The seed decides where the list starts. */
function orderTurns(seed: number): Turn[] {
  const start = createRandom(`${seed}/colourways`).below(turns.length)
  return turns.map((_, at) => turns[(start + at * 3) % turns.length])
}

function turnInks(inks: readonly Ink[], families: readonly HueFamily[], turn: Turn, hasLeaves: boolean): Ink[] {
  const isLeaf = ({ hue }: HueFamily): boolean => hasLeaves && hue > LEAVES[0] && hue < LEAVES[1]
  const dealt = dealHues(
    inks,
    families.filter((family) => !isLeaf(family)),
    turn,
  )
  const made: Ink[] = []
  inks.forEach((ink, at) => {
    const family = families.find((one) => one.inks.includes(at))
    const { lightness } = ink
    if (!family) {
      const tint = inkFromOklch({ lightness, chroma: Math.min(ink.chroma, TINT), hue: radians(turn.paper) })
      made.push(keepApart(tint, made))
      return
    }
    const offset = signedTurn(family.hue, ink.hue) * SPREAD
    const hue = (dealt.get(family) ?? radians(turn.leaf)) + offset
    const quiet = dealt.has(family) ? 1 : LEAF_STRENGTH
    const chroma = relativeStrength(ink) * dyeStrength(lightness, hue) * turn.strength * quiet
    made.push(keepApart(inkFromOklch({ lightness, chroma, hue }), made))
  })
  return made
}

/** Share of an ink's hue distance from the middle of its family that is kept. */
const SPREAD = 0.7

/** An ink's chroma relative to the strongest of its hue at its lightness. */
function relativeStrength({ lightness, chroma, hue }: Ink): number {
  return Math.min(STRONGEST, chroma / dyeStrength(lightness, hue))
}

const STRONGEST = 1.1

/**
 * Assigns the hues of a recolouring to the families such that they lose least strength: yellow to light ones, navy to
 * dark ones.
 */
function dealHues(inks: readonly Ink[], families: readonly HueFamily[], { hues }: Turn): Map<HueFamily, number> {
  const lost = (order: readonly number[]): number =>
    families.reduce((sum, family, at) => {
      const hue = radians(hues[order[at % order.length]])
      const kept = family.inks.map((ink) => dyeStrength(inks[ink].lightness, hue) / MOST)
      return sum + 1 - kept.reduce((total, share) => total + share, 0) / kept.length
    }, 0)
  // Of equally good assignments, the one in which the first hue is the main figure's.
  const best = ORDERS.reduce((least, order) => (lost(order) < lost(least) - WORTH ? order : least))
  return new Map(families.map((family, at) => [family, radians(hues[best[at % best.length]])]))
}

const ORDERS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [1, 0, 2],
  [0, 2, 1],
  [2, 1, 0],
  [1, 2, 0],
  [2, 0, 1],
]
/** Chroma of the strongest dye, and the share of it that another assignment must save. */
const [MOST, WORTH] = [0.16, 0.04]

/** OKLab distance below which two inks would print as one. */
const APART_LEAST = 0.035

/** Two inks of equal lightness may get the same hue: the later one is moved in hue, then in lightness. */
function keepApart(ink: Ink, others: readonly Ink[]): Ink {
  const isClear = (made: Ink): boolean => others.every((other) => oklabDistance(other.lab, made.lab) > APART_LEAST)
  const steps = [0, 0.5, -0.5, 1, -1].flatMap((hue) => [0, 0.02, -0.02].map((lightness) => ({ hue, lightness })))
  const tries = steps.map((step) =>
    inkFromOklch({ lightness: ink.lightness + step.lightness, chroma: ink.chroma, hue: ink.hue + step.hue }),
  )
  return tries.find(isClear) ?? tries.find(({ hex }) => others.every((other) => other.hex !== hex)) ?? ink
}

function signedTurn(from: number, to: number): number {
  const turn = turnBetween(from, to)
  return turn > Math.PI ? turn - 2 * Math.PI : turn
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
