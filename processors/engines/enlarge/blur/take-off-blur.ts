// Takes the blur off a picture in few inks that was blurred as a whole, as the weave of a scan is taken off, so that what
// is left is enlarged as a sharp one.
import { historiesOfBlur } from '../edges/edge-histories.ts'
import { createEdgeJudge, type Judgement } from '../edges/judge-histories.ts'
import { visitLoneEdges } from '../edges/lone-edges.ts'
import { isClearlySoft, wasSharpBefore } from '../edges/soft-width.ts'
import { findInks } from '../flat/find-inks.ts'
import { countSteps, type Pace } from '../pace.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { hasEdges, isGrainy, wasJpeg } from '../spoiling/judge-spoiling.ts'
import { measureSpoiling } from '../spoiling/measure-spoiling.ts'
import type { Seen } from '../spoiling/remove-noise.ts'
import { findBlur } from './find-blur.ts'
import type { Kernel } from './kernels.ts'
import { sharpenByVariation } from './least-variation.ts'
import { finerThanBlur } from './measure-fineness.ts'

/** The search takes some 3 seconds for 256 × 256 pixels on a busy machine, refused or not, and grows faster than they do. */
const PIXELS_MAX = 320 * 320
/** Rounds of the last drawing; of trials and it together at most. */
const ROUNDS = { last: 200, max: 1200 } as const
/** Weight of the variation in the last drawing. */
const WEIGHT = 0.05
/**
 * Softness from which it is asked whether a picture was blurred: by 0.6 pixels it measured 0.42 and more, art as sharp as a
 * reduction leaves it up to 0.35.
 */
const SOFTNESS_OF_BLUR = 0.4
/**
 * Share of the samples at edges that must show something finer than the blur, where the edges do not tell: the densest prints
 * measured 0.5 and more, strokes and waves that were drawn soft up to 0.34. Of what lies between, some was blurred and gains
 * 3 to 9 dB, some was drawn soft and would lose more.
 */
const FINE_MIN = 0.4
/**
 * Slopes of `FAINT` levels over steeper ones in the sharp picture: art of few inks measured 0.17 to 0.41, fuller of lines up to
 * 0.5, scenes and dots that were drawn soft all over 0.55 and more. Where the edges tell, only what is nothing but slopes is
 * refused.
 */
const FAINT_MAX = { known: 1.5, guessed: 0.45 } as const
const FAINT = { from: 3, to: 12 } as const
/** Inks that art of few inks has at most; soft discs over each other measured 16 and more. */
const INKS_MAX = 10

/**
 * The picture without its blur, measured anew, where one blur explains all of it and what is left are few inks. Pictures under
 * grain stay as they are.
 *
 * @param pace awaited between the rounds
 */
export async function takeOffBlur(seen: Seen, pace: Pace): Promise<Seen> {
  if (!mayBeBlurred(seen)) return seen
  const step = countSteps(pace, ROUNDS.max)
  const found = await findBlur(seen.grid, step)
  if (!found) return seen
  const edges = judgeEdges(seen.grid, found.kernel)
  if (isClearlySoft(edges)) return seen
  const grid = await sharpenByVariation(seen.grid, found.kernel, { weight: WEIGHT, rounds: ROUNDS.last }, step)
  const isKnown = wasSharpBefore(edges)
  if (!isKnown && finerThanBlur(seen.grid, grid, found.kernel) < FINE_MIN) return seen
  if (faintOfSteep(grid) > FAINT_MAX[isKnown ? 'known' : 'guessed'] || findInks(grid, false).count > INKS_MAX)
    return seen
  return { grid, spoiling: measureSpoiling(grid) }
}

function mayBeBlurred({ grid, spoiling }: Seen): boolean {
  if (grid.width * grid.height > PIXELS_MAX || spoiling.isBare || wasJpeg(spoiling) || isGrainy(spoiling)) return false
  return spoiling.softness >= SOFTNESS_OF_BLUR && hasEdges(spoiling)
}

/** What the isolated edges tell about whether they were soft before the picture was reduced, or blurred by the kernel after. */
function judgeEdges(grid: SampleGrid, { taps, deviation }: Kernel): Judgement {
  const judge = createEdgeJudge(0, historiesOfBlur(taps, deviation))
  visitLoneEdges(grid, 0, judge.add)
  return judge.judge()
}

/** How many slopes are faint, over those that are steeper. */
function faintOfSteep({ samples, width, height, channels, wrap }: SampleGrid): number {
  let [faint, steep] = [0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const own = (y * width + x) * channels
      const right = (y * width + foldIndex(x + 1, width, wrap.x)) * channels
      const below = (foldIndex(y + 1, height, wrap.y) * width + x) * channels
      let most = 0
      for (let c = 0; c < channels; c++) {
        const [ofX, ofY] = [samples[right + c] - samples[own + c], samples[below + c] - samples[own + c]]
        most = Math.max(most, Math.abs(ofX), Math.abs(ofY))
      }
      if (most > FAINT.to) steep++
      else if (most >= FAINT.from) faint++
    }
  return faint / Math.max(1, steep)
}
