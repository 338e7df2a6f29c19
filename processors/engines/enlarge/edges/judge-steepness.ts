// How much a sharpening network may add to a picture: nothing where it was drawn soft, all where edges were sharp,
// mostly something between. Where isolated edges exist their profiles tell (`judge-histories.ts`). Small dots, hair,
// brush work and photographs have none; for these a logistic regression on the steepness of the picture and on what is
// known to have spoiled it tells.
import { grainAlone } from '../spoiling/grain-alone.ts'
import { type Trace, tracesOf } from '../spoiling/judge-spoiling.ts'
import type { Spoiling } from '../spoiling/spoiling.ts'

/**
 * Coefficients of the regression; their sum, each times its term, is the log-odds. Fitted, not chosen, by `npm run
 * bench -- enlarge --part share`: used as the network's weight they make the mean gain over the cubic largest on the
 * pictures of `test/bench/enlarge/fitting.ts`, with losses counted five times. Only `grainAlone` is set by hand,
 * because those pictures hardly show its loss: it costs them 0.004 dB and saved others 0.02.
 */
const ODDS: Readonly<Record<keyof SteepnessTerms, number>> = {
  always: -2.76,
  steepness: 4.32,
  squared: 1.61,
  sharp: 5.81,
  JPEG: -0.28,
  grained: -20.4,
  noise: -0.34,
  blur: -1.86,
  grainAlone: -5.5,
  twice: 0.71,
}

/** What is known of a picture that says how well a sharpening drawing of it fares. */
export type SteepnessTerms = Readonly<
  Record<'always' | 'steepness' | 'squared' | 'sharp' | Trace | 'grained' | 'grainAlone' | 'twice', number>
>

/** Steepness (`measure-steepness.ts`) of art with sharp edges. */
const STEEPNESS_OF_EDGES = 1

/**
 * The terms of the regression.
 *
 * @param scale times larger that the picture is drawn; only its first doubling or fourfolding is decided by this
 */
export function steepnessTermsOf(spoiling: Spoiling, scale: number): SteepnessTerms {
  const { steepness } = spoiling
  const traces = tracesOf(spoiling)
  const is = (holds: boolean): number => (holds ? 1 : 0)
  return {
    always: 1,
    steepness,
    squared: steepness * Math.abs(steepness),
    sharp: is(spoiling.isSharp),
    JPEG: is(traces.includes('JPEG')),
    // Steeper than any edge are the rounding steps of a JPEG.
    grained: traces.includes('JPEG') ? Math.max(0, steepness - STEEPNESS_OF_EDGES) : 0,
    noise: is(traces.includes('noise')),
    blur: is(traces.includes('blur')),
    grainAlone: grainAlone(spoiling),
    twice: is(scale === 2),
  }
}

const termNames = Object.keys(ODDS) as readonly (keyof SteepnessTerms)[]

/** Weight of a sharpening network's drawing against the cubic's, 0..1, by the steepness of the picture. */
export function sharpenedBySteepness(spoiling: Spoiling, scale: number): number {
  const terms = steepnessTermsOf(spoiling, scale)
  return 1 / (1 + Math.exp(-termNames.reduce((sum, name) => sum + ODDS[name] * terms[name], 0)))
}
