import type { Ink } from '../../../color/ink.ts'
import { hueDistance } from '../../../color/ink.ts'
import type { Colourway, Family } from '../../families/family.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { inksOfMood } from '../enough-inks.ts'
import { chooseMood, thinMood } from '../moods/choose-mood.ts'
import { runBetween, washOf } from './run-between.ts'

/**
 * In OKLCH: chroma below which a colour has no hue, and hue difference in radians up to which two colours blend
 * cleanly.
 */
const [GREY, ONE_HUE] = [0.03, 0.6]

/** Number of tones of the family's gradient, ends included; undefined where it has none in these styles. */
export function runStepsOf({ inks }: Family, asked: Pick<Wishes, 'styles'>): number | undefined {
  return typeof inks.runSteps === 'function' ? inks.runSteps(asked) : inks.runSteps
}

/**
 * A gradient of a mood's inks where no colour is named. Without a requested mood only inks of one hue are used, from
 * paper to the deepest, since pink to green is muddy between; a requested mood shows all its hues, in nearest-neighbour
 * order. Deterministic for one state of `random`.
 */
export function runOfMood(wishes: Wishes, family: Family, random: Random): Colourway {
  const mood = chooseMood(wishes, family, random)
  const steps = runStepsOf(family, wishes)
  const isAsked = wishes.moods.length > 0 || wishes.isColourful === true || wishes.tone === 'bright'
  const inks = thinMood(mood, wishes, family, isAsked ? inksOfMood(mood, family, true) : mood.inks.length)
  const [ground, ...others] = inks
  const coloured = others.filter(({ chroma }) => chroma > GREY)
  if (isAsked || coloured.length === 0) return runBetween(inOrder(ground, others), steps)
  const lead = random.pick(coloured.slice(0, LEADS))
  const hue = coloured.filter((ink) => hueDistance(ink, lead) < ONE_HUE)
  const run = hue.toSorted((one, other) => other.lightness - one.lightness).slice(-STOPS)
  return runBetween([ground, ...(run.length > 1 ? run : washOf(run[0]).slice(1))], steps)
}

/**
 * Number of a mood's first inks of which one leads, and number of colours of a gradient of one hue besides the ground.
 */
const [LEADS, STOPS] = [3, 3]

function inOrder(first: Ink, inks: readonly Ink[]): Ink[] {
  const [run, left] = [[first], [...inks]]
  while (left.length > 0) {
    const last = run[run.length - 1]
    const step = (ink: Ink): number => Math.hypot(...ink.lab.map((value, axis) => value - last.lab[axis]))
    const next = left.reduce((best, ink) => (step(ink) < step(best) ? ink : best))
    left.splice(left.indexOf(next), 1)
    run.push(next)
  }
  return run
}
