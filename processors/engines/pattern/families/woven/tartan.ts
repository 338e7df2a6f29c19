import { inkFromHex } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isGreyish } from '../../../color/tone.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import type { DyeAge } from './sett-dyes.ts'
import { ageDye, dyeOf, dyesAround } from './sett-dyes.ts'
import { phrasesOfAge, settPhrases, setts } from './setts.ts'
import type { Stripe } from './threadcount.ts'
import { closeThreadcount, expandThreadcount, readThreadcount, reduceThreadcount } from './threadcount.ts'
import type { ThreadOrder } from './threads.ts'
import { addOverchecks, repeatOrder } from './threads.ts'
import { drawWashedCheck, isWashed, washesOf } from './washed-check.ts'
import { twillWeave } from './weave.ts'
import type { Weaving } from './weaving.ts'
import { paintWeaving } from './weaving.ts'

/**
 * Setts of our own in traditional proportions, for prompts that name none. F field, S second field, D dark, A accent
 * overcheck, L light overcheck, T third.
 */
const ownSetts = [
  'F/60 D40',
  'F/48 D8 F8 D8 F8 D36',
  'F/56 D6 F6 D30 A/4',
  'L/4 F44 D4 F6 D4 F6 D28',
  'F/40 D28 L4 D28 S/36',
  'L/4 D6 F32 D4 F4 D4 S24 D16 L/4',
  'F/48 S10 L4 S10 F12 D28 F12 A/4',
  'D/24 F4 D4 F4 D4 F24 S24 D2 L2 D2 S24 F/24',
  'L/4 D6 F36 D4 F4 D4 S26 D18 A3 D2 A/6',
  'F/44 L4 F4 D14 A3 D14 S20 T/6',
  'S/22 D8 A4 D8 F36 T4 F8 L/4',
] as const

/** A repeat with more threads would be finer than screens show. */
const THREADS_MOST = 400
/** Thickness of a thread in mm, somewhat coarser than in kilt cloth, so that a repeat of 16 cm holds about one sett. */
const THREAD_MM = 0.62

export const tartan: Family = {
  name: 'tartan',
  summary: 'one threadcount for warp and weft, turned back at its pivots, woven in 2/2 twill; old setts by name',
  words: [
    'tartan',
    'plaid',
    'scottish check',
    'highland',
    'kilt',
    'flannel plaid',
    'lumberjack plaid',
    'christmas plaid',
    'plaid check',
    'schottenkaro',
    'écossais',
    'ecossais',
    'escocés',
    'scozzese',
    'タータン',
  ],
  generalWords: ['flannel', 'scottish'],
  kinds: {
    ...settPhrases,
    washed:
      'watercolour plaid|watercolor plaid|watercolour tartan|watercolor tartan|painted plaid|painterly plaid|hand painted plaid|brushed plaid|plaid watercolour|plaid watercolor',
    ancient: `${phrasesOfAge('ancient')}|ancient tartan|ancient colours|ancient colors|ancient dyes`,
    weathered: `${phrasesOfAge('weathered')}|weathered tartan|weathered colours|weathered colors|muted tartan`,
  },
  colourway: settColourway,
  colourwayAround: (hex, asked) => (isWashed(asked) ? washesOf([hex]) : dyesAround(hex)),
  colourwayAmong: (hexes, asked) => (isWashed(asked) ? washesOf(hexes) : undefined),
  motifs: [],
  coverage: { low: 0.25, medium: 0.5, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 3, natural: 5, company: ['#1c2130', '#f1ebdd'], companyBeside: 2, isDiluted: isWashed },
  moods: ['christmas', 'heritage', 'autumn', 'moody', 'scandinavian'],
  ground: 'dark',
  repeatMm: 160,
  layouts: ['block'],
  draw: (plan) => (isWashed(plan) ? drawWashedCheck(plan, true) : paintWeaving(plan, weaveTartan(plan))),
}

/** `details.threadcount` (up to 64 stripes), or else the sett named in the prompt, or else one of ours by the seed. */
export function weaveTartan(plan: Plan): Weaving {
  const stripes = namedSett(plan) ?? ownSett(plan)
  const inks = dyeLetters(stripes, plan.cast, ageOf(plan.styles))
  const order = (lengthMm: number): ThreadOrder => layOrder(stripes, inks, lengthMm, plan)
  return { warp: order(plan.widthMm), weft: order(plan.heightMm), weave: twillWeave }
}

/** At small scales several setts with fewer threads each, so that no thread is thinner than a screen shows. */
function layOrder(
  stripes: readonly Stripe[],
  inks: ReadonlyMap<string, number>,
  lengthMm: number,
  { scale, cast }: Plan,
): ThreadOrder {
  const threads = expandThreadcount(stripes).length
  const setts = Math.max(1, Math.round(lengthMm / (threads * THREAD_MM * scale)))
  const share = Math.min(1, THREADS_MOST / (setts * threads))
  const fitting = share < 1 ? reduceThreadcount(stripes, share) : stripes
  const letters = expandThreadcount(closeThreadcount(fitting, 4))
  const order = letters.map((letter) => inks.get(letter) ?? cast.ground)
  const lined = addOverchecks(order, [cast.ground, ...cast.figures])
  return repeatOrder(lined, setts * lined.length, 1)
}

function namedSett({ details, styles }: Pick<Plan, 'details' | 'styles'>): Stripe[] | undefined {
  const written = readWritten(details.threadcount)
  if (written) return written
  const name = [details.kind, ...styles].find((style) => typeof style === 'string' && Object.hasOwn(setts, style))
  return typeof name === 'string' ? readThreadcount(setts[name].threadcount) : undefined
}

/** An invalid threadcount is ignored. */
function readWritten(threadcount: unknown): Stripe[] | undefined {
  if (typeof threadcount !== 'string') return undefined
  try {
    return readThreadcount(threadcount)
  } catch {
    return undefined
  }
}

/** One of our setts, as near as possible to the number of inks. */
function ownSett({ random, cast }: Plan): Stripe[] {
  const read = ownSetts.map((sett) => readThreadcount(sett))
  const lettersOf = (stripes: readonly Stripe[]): number => new Set(stripes.map(({ letter }) => letter)).size
  const inks = Math.min(6, cast.inks.length)
  const near = read.filter((stripes) => lettersOf(stripes) === inks)
  return random.fork('sett').pick(near.length > 0 ? near : read)
}

function settColourway(asked: Pick<Plan, 'styles' | 'details'>): Colourway | undefined {
  const stripes = namedSett(asked)
  if (!stripes) return undefined
  const age = ageOf(asked.styles)
  const inks = [...new Set(byWidth(stripes).flatMap((letter) => colourOf(letter, age) ?? []))]
  return inks.length > 1 ? { inks, ground: 0 } : undefined
}

function ageOf(styles: readonly string[]): DyeAge {
  return (['ancient', 'weathered'] as const).find((name) => styles.includes(name)) ?? 'modern'
}

function colourOf(letter: string, age: DyeAge): string | undefined {
  const dye = dyeOf(letter)
  return dye && ageDye(dye, age)
}

/** Letters from the widest to the narrowest in total width. */
function byWidth(stripes: readonly Stripe[]): string[] {
  const widths = new Map<string, number>()
  for (const letter of expandThreadcount(stripes)) widths.set(letter, (widths.get(letter) ?? 0) + 1)
  return [...widths.keys()].sort((one, other) => (widths.get(other) ?? 0) - (widths.get(one) ?? 0))
}

/** OKLab distance up to which an ink counts as the dye of a letter. */
const SAME_DYE = 0.09

/**
 * Gives each letter its own dye when the palette has them all; otherwise assigns inks in order, the main one to the
 * widest stripe.
 */
function dyeLetters(stripes: readonly Stripe[], cast: Cast, age: DyeAge): Map<string, number> {
  const letters = byWidth(stripes)
  const wanted = letters.map((letter) => nearestInk(colourOf(letter, age), cast))
  if (wanted.every((ink) => ink !== undefined) && new Set(wanted).size === Math.min(letters.length, cast.inks.length))
    return new Map(letters.map((letter, at) => [letter, wanted[at] ?? cast.ground]))
  return rankInks(letters, cast)
}

function nearestInk(dye: string | undefined, cast: Cast): number | undefined {
  const target = dye === undefined ? undefined : inkFromHex(dye)
  if (!target) return undefined
  const distances = cast.inks.map((ink) => oklabDistance(ink.lab, target.lab))
  const least = Math.min(...distances)
  return least < SAME_DYE ? distances.indexOf(least) : undefined
}

/**
 * Assigns inks in the order in which they are named to the widest stripes first, deep ones before pale ones, so that
 * pale ones become overchecks; a pale field that is named first stays the field.
 */
function rankInks(letters: readonly string[], cast: Cast): Map<string, number> {
  const inks = cast.inks.map((_, ink) => ink)
  const isPale = (ink: number): boolean =>
    (ink > 0 || ink !== cast.ground) && cast.inks[ink].lightness > 0.78 && isGreyish(cast.inks[ink])
  const sorted = inks.length === 2 ? inks : [...inks.filter((ink) => !isPale(ink)), ...inks.filter(isPale)]
  // A requested accent, such as a yellow stripe, is the overcheck.
  const ranked = sorted.toSorted((one, other) => Number(one === cast.spared) - Number(other === cast.spared))
  return new Map(letters.map((letter, at) => [letter, ranked[at % ranked.length]]))
}
