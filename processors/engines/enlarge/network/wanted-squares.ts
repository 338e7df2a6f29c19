// Beside inks, a network draws only the squares on which the result depends. What counts is derived backwards: from the
// pixels that are blended, through what the last network looks at, to the first one.
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { Upscaler } from './upscaler.ts'

/**
 * Source pixels, each way, from a pixel that is not wholly drawn elsewhere to those in which this shows: its weight is
 * interpolated by a cubic convolution, which has four taps (`createFlatRenderer`).
 */
const BLENDING_REACH = 2

/**
 * Source pixels, each way, around a pixel not wholly drawn elsewhere in which each network must draw.
 *
 * @param temperReach source pixels, each way, of the first network's drawing on which one depends once it is tempered
 */
export function reachesOf(
  stages: readonly Pick<Upscaler, 'scale' | 'reach'>[],
  temperReach: number,
): readonly number[] {
  const reaches: number[] = []
  let reach = BLENDING_REACH
  let enlarged = stages.reduce((product, { scale }) => product * scale, 1)
  for (const [after, stage] of [...stages].reverse().entries()) {
    // Into pixels of the picture that this network is shown, which are its reach's own.
    enlarged /= stage.scale
    if (after === stages.length - 1) reach += temperReach
    reaches.unshift(reach)
    reach += Math.ceil(stage.reach / enlarged)
  }
  return reaches
}

/**
 * Tells whether anything in a square of source pixels counts for what is blended.
 *
 * @param drawnElsewhere share of each source pixel, 0..1, that is drawn otherwise
 * @param reaches of each network in turn (`reachesOf`)
 */
export function createSquareTest(
  { width, height, wrap }: SampleGrid,
  drawnElsewhere: Float32Array,
  reaches: readonly number[],
): (stage: number, left: number, top: number, side: number) => boolean {
  return (stage, left, top, side) => {
    const reach = reaches[stage]
    // Squares of a later network may begin and end inside a source pixel.
    const right = Math.min(Math.ceil(left + side), width) + reach
    const bottom = Math.min(Math.ceil(top + side), height) + reach
    for (let y = Math.floor(top) - reach; y < bottom; y++)
      for (let x = Math.floor(left) - reach; x < right; x++)
        if (drawnElsewhere[foldIndex(y, height, wrap.y) * width + foldIndex(x, width, wrap.x)] < 1) return true
    return false
  }
}
