// Reads a picture as flat art in three steps: inks and coverage (`read-inks.ts`), how far they are trusted
// (`judge-inks.ts`), and whether the picture is flat art (`decide-flat-art.ts`). Clean art is traced as well.
import { type ContourArt, fitContourArt } from '../contours/contour-art.ts'
import { CONTOUR_ROUNDS } from '../contours/fit-contours.ts'
import { countSteps, type Pace, unpaced } from '../pace.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'
import { measureSpoiling } from '../spoiling/measure-spoiling.ts'
import type { Spoiling } from '../spoiling/spoiling.ts'
import type { CoverageMap } from './coverage-map.ts'
import { decideFlatArt, type FlatVerdict } from './decide-flat-art.ts'
import type { Inks } from './find-inks.ts'
import { FITTING_ROUNDS } from './fit-corners.ts'
import { fromLightAndColour } from './jpeg-view.ts'
import { type InkJudgement, judgeInks } from './judge-inks.ts'
import { type InkReading, NOISY, REFINING_ROUNDS, readInks } from './read-inks.ts'
import type { ReductionName } from './reduction.ts'
import { SETTLING_ROUNDS } from './settle-line-inks.ts'
import { type TracedArt, traceArt } from './trace-outline.ts'

/** What was found out about a picture seen as flat art. */
export type FlatReading = InkJudgement & {
  readonly grid: SampleGrid
  /** Inks in the colours of `grid`. */
  readonly inks: Inks
  readonly map: CoverageMap
  /** Clean art as boundaries, and where they are drawn instead of coverage; undefined where it was not traced. */
  readonly traced: TracedArt | undefined
  /** The same as smooth contours, drawn where boundaries are not. */
  readonly contours: ContourArt | undefined
  /** How the picture seems to have been reduced. */
  readonly reduction: ReductionName
  readonly verdict: FlatVerdict
  /** Whether noise or compression shows in the coverage. */
  readonly isSpoiled: boolean
}

/** Looks at the residual of one reduction, and its rounds of refinement on trial; how many reductions are tried. */
const STEPS_OF_TRIAL = 10
const TRIALS_MAX = 6
/** Finding inks, unmixing, adding the inks of lines, laying coverage; the choice of a reduction; tracing; settling. */
const STEPS_MAX =
  4 + TRIALS_MAX * STEPS_OF_TRIAL + SETTLING_ROUNDS + 1 + REFINING_ROUNDS.clean + 3 + FITTING_ROUNDS + CONTOUR_ROUNDS

/**
 * Reads a picture without alpha as flat art; undefined where it has no inks.
 *
 * @param pace awaited between the steps
 * @param spoiling what happened to the picture; measured here where it is left out
 */
export async function readFlatArt(
  picture: SampleGrid,
  pace: Pace = unpaced,
  spoiling: Spoiling = measureSpoiling(picture),
): Promise<FlatReading | undefined> {
  const step = countSteps(pace, STEPS_MAX)
  const reading = await readInks(picture, spoiling, step)
  if (!reading) return undefined
  const judged = judgeInks(reading, spoiling)
  const verdict = decideFlatArt(picture, reading, judged, spoiling)
  const { grid, wasJpeg, inks, map, refined } = reading
  const isSpoiled = wasJpeg || inks.noise >= NOISY
  const isTraced = verdict.kind === 'flat art' && judged.isExact && !isSpoiled && !judged.isStepped
  const traced = isTraced ? await traceArt(grid, inks, map, refined, step) : undefined
  const contours = isTraced ? await fitContourArt(grid, inks, map, refined, step) : undefined
  return {
    ...judged,
    gate: contours ? trustContours(judged, contours) : judged.gate,
    grid: picture,
    inks: inksOfPicture(reading),
    map,
    traced,
    contours,
    reduction: refined.reduction.name,
    verdict,
    isSpoiled,
  }
}

/** The weight of the drawing from inks, where contours explain what coverage did not. */
function trustContours({ gate, most }: InkJudgement, { isTrusted }: ContourArt): Float32Array {
  return gate.map((trust, pixel) => (isTrusted[pixel] === 1 ? Math.max(trust, most[pixel]) : trust))
}

/** The inks in the picture's own colours, where they were read in luma and chroma. */
function inksOfPicture({ grid, wasJpeg, inks }: InkReading): Inks {
  if (!wasJpeg || grid.channels !== 3) return inks
  return { ...inks, colours: fromLightAndColour(inks.colours) }
}
