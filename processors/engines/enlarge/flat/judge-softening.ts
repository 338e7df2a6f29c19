// Whether a drawing from inks is rightly blurred: isolated edges may be those of washes beside outlines that are sharp.
import { fall } from '../../numbers/ramp.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { softeningOf } from '../spoiling/judge-spoiling.ts'
import type { Spoiling } from '../spoiling/spoiling.ts'
import type { InkJudgement } from './judge-inks.ts'
import type { InkReading } from './read-inks.ts'

/**
 * What the blurred drawing leaves of the picture at edges over what the sharp one leaves, root mean squares: art that was
 * drawn soft measured 1.0 to 1.05 under noise, sharp outlines over washes 2.3 to 3.1.
 */
const LEFT_MORE = { soft: 1.3, sharp: 1.8 } as const
/** Weight of the inks, 0..1, from which a pixel tells: what they leave to the network is not blurred for them. */
const GATE_MIN = 0.5
/** Squares are kept as integers, this many to a level², so that the order of adding does not matter. */
const UNITS = 16
/** The blur ends after so many deviations. */
const DEVIATIONS = 3

/**
 * Deviation, pixels, of the blur that a drawing from inks is given (`softeningOf`): less, down to 0, where the drawing,
 * reduced again, is the picture without that blur and clearly not with it.
 */
export function judgeSoftening(
  { grid, map, refined }: InkReading,
  { gate }: Pick<InkJudgement, 'gate'>,
  spoiling: Spoiling,
): number {
  const deviation = softeningOf(spoiling)
  if (deviation === 0) return 0
  const { rest } = refined
  const drawn = Float32Array.from(grid.samples, (value, i) => value - rest[i])
  const blurred = blur({ ...grid, samples: drawn }, deviation)
  let ofSharp = 0
  let ofBlurred = 0
  for (let i = 0; i < rest.length; i++) {
    const pixel = Math.floor(i / grid.channels)
    if (map.active[pixel] === 0 || gate[pixel] < GATE_MIN) continue
    ofSharp += Math.round(UNITS * rest[i] ** 2)
    ofBlurred += Math.round(UNITS * (grid.samples[i] - blurred[i]) ** 2)
  }
  const leftMore = Math.sqrt(ofBlurred / Math.max(1, ofSharp))
  return deviation * Math.sqrt(fall(leftMore, LEFT_MORE.soft, LEFT_MORE.sharp))
}

/** The picture under a Gaussian blur, around its edges where it wraps. */
function blur({ samples, width, height, channels, wrap }: SampleGrid, deviation: number): Float32Array {
  const reach = Math.ceil(DEVIATIONS * deviation)
  const bell = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-(((i - reach) / deviation) ** 2) / 2))
  const total = bell.reduce((sum, weight) => sum + weight, 0)
  const across = new Float32Array(samples.length)
  const both = new Float32Array(samples.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let k = 0; k < bell.length; k++) {
        const from = (y * width + foldIndex(x + k - reach, width, wrap.x)) * channels
        const to = (y * width + x) * channels
        for (let c = 0; c < channels; c++) across[to + c] += (bell[k] / total) * samples[from + c]
      }
  const length = width * channels
  for (let y = 0; y < height; y++)
    for (let k = 0; k < bell.length; k++) {
      const from = foldIndex(y + k - reach, height, wrap.y) * length
      for (let i = 0; i < length; i++) both[y * length + i] += (bell[k] / total) * across[from + i]
    }
  return both
}
