// Whether a picture was blurred as a whole after it was reduced, and by what: one kernel makes every edge as sharp as it
// gets, and what it leaves of the picture is nothing. Edges drawn soft are of several widths, or shaped otherwise.
import { lightOf } from '../picture/light-of.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'
import { bells, cutBells, type Kernel } from './kernels.ts'
import { sharpenByVariation, type Variation } from './least-variation.ts'
import { measureSharpened, type Sharpened } from './measure-sharpened.ts'

/** Rounds after which kernels can be told apart. */
const ROUNDS_OF_TRIAL = 60
/** Deviations, pixels, that a cut bell may differ from the best bell by. */
const NEAR = 0.15
/** Residual, levels of 255, from which a pixel is not explained. */
const LEFT = 2
/** Weight of the variation in a trial, for one channel; that of several together grows with the root of their number. */
const WEIGHT = 0.058

/**
 * Share of the pixels that the blur of the sharp picture may leave unexplained: art of few inks blurred by 0.8 to 1.2 measured
 * up to 0.001, art with edges of several widths, slopes or bells mostly 0.01 to 0.2.
 */
const UNEXPLAINED_MAX = 0.002
/**
 * Spread, as a share of the least, up to which another kernel may be the right one. A bell of 0.7 pixels measured 1.01 to 1.023
 * where the least was of one cut off that left 1.5 to 4 % unexplained; the wrong one costs 15 dB.
 */
const ALIKE = 1.04

/** A kernel and what it tells. */
export type Trial = Sharpened & { readonly kernel: Kernel }

/**
 * The kernel that leaves the picture sparsest of those that explain it; undefined where none between the narrowest and the
 * widest does. It is sought on the light alone, a third of the work; between kernels that are nearly as good all colours tell.
 *
 * @param step awaited after every round
 */
export async function findBlur(grid: SampleGrid, step: () => Promise<void>): Promise<Trial | undefined> {
  const light: SampleGrid = { ...grid, samples: lightOf(grid, 0, grid.height), channels: 1 }
  const tryOn = async (seen: SampleGrid, kernel: Kernel): Promise<Trial> => {
    const variation: Variation = { weight: WEIGHT * Math.sqrt(seen.channels), rounds: ROUNDS_OF_TRIAL }
    const sharp = await sharpenByVariation(seen, kernel, variation, step)
    return { kernel, ...measureSharpened(seen, sharp, kernel, LEFT) }
  }
  const tried = new Map<Kernel, Trial>()
  const attempt = async (kernel: Kernel): Promise<Trial> => {
    const trial = tried.get(kernel) ?? (await tryOn(light, kernel))
    tried.set(kernel, trial)
    return trial
  }
  const best = await leastSpread(attempt)
  if (best === 0 || best === bells.length - 1) return undefined
  const { kernel } = await attempt(bells[best])
  for (const cut of cutBells) if (Math.abs(cut.deviation - kernel.deviation) < NEAR) await attempt(cut)
  const least = leastOf([...tried.values()])?.spread ?? 0
  const isLikely = ({ spread, unexplained }: Trial): boolean =>
    spread <= ALIKE * least && unexplained <= UNEXPLAINED_MAX
  const inColour: Trial[] = []
  for (const one of tried.values()) if (isLikely(one)) inColour.push(await tryOn(grid, one.kernel))
  return leastOf(inColour.filter(({ unexplained }) => unexplained <= UNEXPLAINED_MAX))
}

function leastOf(trials: readonly Trial[]): Trial | undefined {
  return trials.toSorted((one, other) => one.spread - other.spread)[0]
}

/** Where the descent from bell to bell begins, and its first stride. */
const START = { at: 5, stride: 3 } as const

/** The index of the bell with the least spread, which falls towards it from both sides. */
async function leastSpread(attempt: (kernel: Kernel) => Promise<Trial>): Promise<number> {
  const last = bells.length - 1
  let at: number = START.at
  for (let stride: number = START.stride; stride > 0; stride = stride > 1 ? 1 : 0) {
    for (let moved = true; moved; ) {
      moved = false
      const own = await attempt(bells[at])
      for (const next of [Math.max(0, at - stride), Math.min(last, at + stride)])
        if (!moved && (await attempt(bells[next])).spread < own.spread) {
          at = next
          moved = true
        }
    }
  }
  return at
}
