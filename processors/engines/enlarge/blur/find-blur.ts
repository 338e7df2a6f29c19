// Whether a picture was blurred as a whole after it was reduced, and by what: one kernel makes every edge as sharp as it
// gets, and what it leaves of the picture is nothing. Edges drawn soft are of several widths, or shaped otherwise.
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
/** Weight of the variation in a trial. */
const WEIGHT = 0.1

/** A kernel and what it tells. */
export type Trial = Sharpened & { readonly kernel: Kernel }

/**
 * The kernel that leaves the picture sparsest; undefined where none between the narrowest and the widest does.
 *
 * @param step awaited after every round
 */
export async function findBlur(grid: SampleGrid, step: () => Promise<void>): Promise<Trial | undefined> {
  const variation: Variation = { weight: WEIGHT, rounds: ROUNDS_OF_TRIAL }
  const tried = new Map<Kernel, Trial>()
  const attempt = async (kernel: Kernel): Promise<Trial> => {
    const known = tried.get(kernel)
    if (known) return known
    const sharp = await sharpenByVariation(grid, kernel, variation, step)
    const trial = { kernel, ...measureSharpened(grid, sharp, kernel, LEFT) }
    tried.set(kernel, trial)
    return trial
  }
  const best = await leastSpread(attempt)
  if (best === 0 || best === bells.length - 1) return undefined
  const { kernel } = await attempt(bells[best])
  for (const cut of cutBells) if (Math.abs(cut.deviation - kernel.deviation) < NEAR) await attempt(cut)
  return [...tried.values()].reduce((least, trial) => (trial.spread < least.spread ? trial : least))
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
