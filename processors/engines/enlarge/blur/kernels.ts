// The blurs that a whole picture may have had after it was reduced.

/** A blur of whole pixels: weights along one axis, odd in number, symmetric, summing to one. */
export type Kernel = {
  readonly taps: Float64Array
  /** Standard deviation, pixels. */
  readonly deviation: number
}

/** Deviations, pixels, of the bells that are told apart: an eighth to a tenth apart. */
const BELLS = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.22, 1.36, 1.52, 1.7, 1.9, 2.1] as const
/** The same of bells that are cut off, by the deviation of the whole bell. */
const CUT_BELLS = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2] as const
/** Deviations of a bell that are looked at. */
const REACH = 3.5
/** Height of a bell at which libvips cuts it off, and steps to which its weights are rounded. */
const CUT = { height: 0.2, steps: 20 } as const

/** Gaussians, narrow to wide. */
export const bells: readonly Kernel[] = BELLS.map((deviation) =>
  kernelOf(Math.ceil(REACH * deviation), (at) => Math.exp(-(at ** 2) / (2 * deviation ** 2))),
)

/** Gaussians without tails, as libvips and many editors compute them. */
export const cutBells: readonly Kernel[] = CUT_BELLS.map((deviation) => {
  const { height, steps } = CUT
  const reach = Math.floor(deviation * Math.sqrt(-2 * Math.log(height)))
  return kernelOf(reach, (at) => Math.round(steps * Math.exp(-(at ** 2) / (2 * deviation ** 2))) / steps)
})

function kernelOf(reach: number, heightAt: (at: number) => number): Kernel {
  const heights = Array.from({ length: 2 * reach + 1 }, (_, i) => heightAt(i - reach))
  const total = heights.reduce((sum, height) => sum + height, 0)
  const variance = heights.reduce((sum, height, i) => sum + height * (i - reach) ** 2, 0) / total
  return { taps: Float64Array.from(heights, (height) => height / total), deviation: Math.sqrt(variance) }
}
