import type { Ink } from '../color/ink.ts'
import { hueDistance, inkFromHex, inkFromOklch } from '../color/ink.ts'
import { oklabDistance } from '../color/oklab.ts'
import type { DesignSpec } from './design-spec.ts'
import { castInks } from './kit/cast.ts'
import { createRandom } from './kit/random.ts'

export const COLOURWAYS_MOST = 12

/** Hues of OKLCH in degrees for the first, second and third hue family of a design, and how much of its chroma stays. */
type Turn = { readonly name: string; readonly hues: readonly [number, number, number]; readonly chroma: number }

/** Each was looked at on florals, checks and geometrics, on light and dark grounds. */
const turns: readonly Turn[] = [
  { name: 'indigo and vermilion', hues: [262, 36, 90], chroma: 1 },
  { name: 'forest and rose', hues: [155, 8, 80], chroma: 0.9 },
  { name: 'terracotta and teal', hues: [44, 200, 85], chroma: 0.95 },
  { name: 'plum and sage', hues: [338, 140, 72], chroma: 0.9 },
  { name: 'mustard and navy', hues: [84, 258, 40], chroma: 1 },
  { name: 'sea and coral', hues: [225, 32, 100], chroma: 0.95 },
  { name: 'berry and peach', hues: [8, 62, 150], chroma: 1 },
  { name: 'olive and rust', hues: [112, 48, 84], chroma: 0.85 },
  { name: 'violet and honey', hues: [298, 78, 180], chroma: 0.9 },
  { name: 'jade and copper', hues: [172, 50, 95], chroma: 0.95 },
  { name: 'slate and blush', hues: [245, 15, 70], chroma: 0.55 },
  { name: 'sepia and moss', hues: [62, 120, 35], chroma: 0.5 },
  { name: 'rose and bottle green', hues: [358, 160, 60], chroma: 1 },
  { name: 'ink and celadon', hues: [275, 165, 80], chroma: 0.7 },
]

/** Inks below this chroma are greys, papers and blacks: they are tinted, not turned. */
const NEUTRAL_CHROMA = 0.035
/** A wider gap between neighbouring hues parts two hue families, in radians. */
const FAMILY_GAP = 0.62
/** A colourway whose first hue lies nearer to the original's would not be seen as another, in radians. */
const TURN_LEAST = 0.6

/**
 * The same design in other inks: shapes, ink order and roles stay, every ink keeps its lightness, so contrasts stay too;
 * hue families are turned together to hues that go well with each other.
 *
 * @param count 1..12, the design itself being the first
 */
export function colourwaysOf(spec: DesignSpec, count: number): DesignSpec[] {
  const inks = spec.palette.inks.map((hex) => inkFromHex(hex) as Ink)
  const families = groupHues(inks, spec.palette.ground)
  const others = orderTurns(families, spec.seed)
    .slice(0, count - 1)
    .map((turn) => reink(spec, turnInks(inks, families, turn)))
  return [spec, ...others]
}

function reink(spec: DesignSpec, to: readonly Ink[]): DesignSpec {
  const { inks, ground, rolesFrom } = spec.palette
  return { ...spec, palette: { inks: to.map(({ hex }) => hex), ground, rolesFrom: rolesFrom ?? inks } }
}

/** Ink numbers by hue, the family of the main figure first. */
type HueFamily = { readonly inks: readonly number[]; readonly hue: number }

function groupHues(inks: readonly Ink[], ground: number): HueFamily[] {
  const strong = inks.map((_, at) => at).filter((at) => inks[at].chroma >= NEUTRAL_CHROMA)
  const sorted = strong.toSorted((one, other) => inks[one].hue - inks[other].hue)
  // The circle of hues is opened at its widest gap, so that no family is cut in two by the jump from 2π to 0.
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

function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI)
  return turn < 0 ? turn + 2 * Math.PI : turn
}

/** Turns that are plainly another colour first; the seed decides where the list begins. */
function orderTurns(families: readonly HueFamily[], seed: number): Turn[] {
  const start = createRandom(`${seed}/colourways`).below(turns.length)
  const rotated = turns.map((_, at) => turns[(start + at * 3) % turns.length])
  const [first] = families
  if (!first) return rotated
  const isOther = ({ hues }: Turn): boolean =>
    hueDistance({ ...neutral, hue: radians(hues[0]) }, { ...neutral, hue: first.hue }) > TURN_LEAST
  return [...rotated.filter(isOther), ...rotated.filter((turn) => !isOther(turn))]
}

const neutral = { lightness: 0.5, chroma: 0.1 } as const

function turnInks(inks: readonly Ink[], families: readonly HueFamily[], turn: Turn): Ink[] {
  const made: Ink[] = []
  inks.forEach((ink, at) => {
    const number = families.findIndex((family) => family.inks.includes(at))
    const hue = radians(turn.hues[Math.max(0, number) % turn.hues.length])
    const offset = number < 0 ? 0 : signedTurn(families[number].hue, ink.hue) * 0.7
    const chroma = number < 0 ? Math.min(ink.chroma, 0.02) : ink.chroma * turn.chroma
    made.push(keepApart(inkFromOklch({ lightness: ink.lightness, chroma, hue: hue + offset }), made))
  })
  return made
}

/** Less than this apart, two inks would print as one. */
const APART_LEAST = 0.035

/** Two inks of one lightness may meet on one hue: the later one steps aside in hue, then in lightness. */
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
