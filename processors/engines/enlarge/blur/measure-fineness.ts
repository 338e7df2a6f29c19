// How much of a picture is finer than the blur over it: thin lines, tips and gaps, which a blur makes paler than their ink.
// What was drawn soft is mostly wider than its softness.
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { Kernel } from './kernels.ts'

/** Levels that a sample's surroundings must differ by, and how far out, in deviations of the kernel, they reach at least. */
const HEIGHT_MIN = 40
const REACH = 2
/** Share of that difference by which the sharp sample must lie beyond it. */
const BEYOND_MIN = 0.1

/** Share, 0..1, of the samples at edges that are beyond all that is seen around them once they are sharp. */
export function finerThanBlur(seen: SampleGrid, sharp: SampleGrid, { deviation }: Kernel): number {
  const { width, height, channels, wrap } = seen
  const reach = Math.ceil(REACH * deviation)
  const plane = new Uint8Array(width * height)
  let [edges, fine] = [0, 0]
  for (let c = 0; c < channels; c++) {
    for (let i = 0; i < plane.length; i++) plane[i] = seen.samples[i * channels + c]
    const low = extremes(plane, { width, height, wrap, reach, pick: Math.min })
    const high = extremes(plane, { width, height, wrap, reach, pick: Math.max })
    for (let i = 0; i < plane.length; i++) {
      const contrast = high[i] - low[i]
      if (contrast < HEIGHT_MIN) continue
      edges++
      const own = sharp.samples[i * channels + c]
      if (Math.max(low[i] - own, own - high[i]) > BEYOND_MIN * contrast) fine++
    }
  }
  return fine / Math.max(1, edges)
}

type Surroundings = Pick<SampleGrid, 'width' | 'height' | 'wrap'> & {
  readonly reach: number
  readonly pick: (one: number, other: number) => number
}

/** The least or the greatest sample of every square of `reach` pixels each way. */
function extremes(plane: Uint8Array, { width, height, wrap, reach, pick }: Surroundings): Uint8Array {
  const along = plane.map((own, i) => {
    const [x, row] = [i % width, i - (i % width)]
    let most = own
    for (let k = -reach; k <= reach; k++) most = pick(most, plane[row + foldIndex(x + k, width, wrap.x)])
    return most
  })
  return along.map((own, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    let most = own
    for (let k = -reach; k <= reach; k++) most = pick(most, along[foldIndex(y + k, height, wrap.y) * width + x])
    return most
  })
}
