// A picture that was drawn soft is given back best as it is, a sharp one sharpened, and most are in between. Where edges stand alone their histories tell
// (`judge-histories.ts`); small dots, hair, brushes and photographs have none, and how steep they are tells.
import { grainAlone } from '../spoiling/grain-alone.ts'
import { type Spoiling, type Trace, tracesOf } from '../spoiling/measure-spoiling.ts'

/**
 * The logarithm of the odds is the sum of these. Fitted, not chosen: as the network's share they make the mean gain over the cubic the largest on the pictures of
 * `test/bench/enlarge/fitting.ts`, losses counted five times. `npm run bench -- enlarge --part share` fits them again,
 * but for `grainAlone`, which these have hardly any loss by: it cost them 0.004 dB, and spared others 0.02.
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

const STEEPNESS_OF_EDGES = 1

/** @param scale how many times larger it is drawn; only the first network is in question */
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
    // Steeper than edges are the steps that a JPEG was rounded to.
    grained: traces.includes('JPEG') ? Math.max(0, steepness - STEEPNESS_OF_EDGES) : 0,
    noise: is(traces.includes('noise')),
    blur: is(traces.includes('blur')),
    grainAlone: grainAlone(spoiling),
    twice: is(scale === 2),
  }
}

const termNames = Object.keys(ODDS) as readonly (keyof SteepnessTerms)[]

/** How much of a sharpening drawing is good for a picture, 0..1, by how steep its steepest places are. */
export function sharpenedBySteepness(spoiling: Spoiling, scale: number): number {
  const terms = steepnessTermsOf(spoiling, scale)
  return 1 / (1 + Math.exp(-termNames.reduce((sum, name) => sum + ODDS[name] * terms[name], 0)))
}
