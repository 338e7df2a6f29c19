import { askedInk } from '../../conversational/asked-parts.ts'
import type { Plan } from '../../family.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'
import { fruits } from './fruit-table.ts'

/** Degrees in OKLCH between the colour of a ripe fruit and a second ink that passes for it. */
const RIPE_REACH = 36
/** Of what stays green so many are unripe to one that is ripe; its hues then, and how far a shade of one colour may turn. */
const UNRIPE = 3
const [BLACK_OLIVE, YELLOW, KIN_REACH] = [310, 95, 62]
/** In OKLCH: more than this below the fruit is no shade of it. */
const STEP_MOST = 0.34
/** Inks of less chroma have no hue, and lie as far off as so many degrees. */
const [GREY, NO_HUE] = [0.04, 90]
/** Degrees that the step from black to white counts for where a fruit is dark. */
const DARKNESS = 120

/** The inks of a fruit: those asked for it, else of the petals' those nearest to it when ripe, else the greens of what stays green. */
export function fruitInks(plan: Plan, palette: FlowerPalette, noun: string, index: number): FlowerInks {
  const asked = askedInk(plan, noun)
  const own = palette.schemes.find(({ body }) => body === asked)
  if (own) return own
  const { hue, isDeep } = fruits[noun]
  const unripe = hue === undefined && index % UNRIPE !== 0
  if (unripe) return greenInks(palette)
  const ripe = hue ?? (isDeep ? BLACK_OLIVE : YELLOW)
  const away = ({ hueDegrees, chroma, lightness }: FlowerInks): number =>
    turnBetween(hueDegrees, ripe) + (chroma < GREY ? NO_HUE : 0) + (isDeep ? lightness * DARKNESS : 0)
  const [nearest, next = nearest] = palette.schemes.toSorted((one, other) => away(one) - away(other))
  return shaded(index % 3 === 2 && away(next) < RIPE_REACH ? next : nearest, palette)
}

/** Near black is no shade of a lemon, and the ground is a hole in it: the shade is a petal's ink a step darker, or none. */
function shaded(inks: FlowerInks, { schemes }: FlowerPalette): FlowerInks {
  const { body, shade, lightness, hueDegrees, chroma } = inks
  const own = schemes.find((scheme) => scheme.body === shade)
  if (chroma < GREY || (own && isStepBelow(own.lightness, lightness))) return inks
  const [near] = schemes
    .filter((one) => one.body !== body && one.chroma > GREY && isStepBelow(one.lightness, lightness))
    .filter((one) => turnBetween(one.hueDegrees, hueDegrees) < KIN_REACH)
    .toSorted((one, other) => other.lightness - one.lightness)
  return { ...inks, shade: near?.body ?? body }
}

function isStepBelow(lightness: number, from: number): boolean {
  return lightness < from && lightness > from - STEP_MOST
}

function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}

function greenInks({ schemes, foliage, lit }: FlowerPalette): FlowerInks {
  return { ...schemes[0], body: foliage.leafDark, shade: foliage.leaf, light: lit, leaf: foliage.leaf }
}
