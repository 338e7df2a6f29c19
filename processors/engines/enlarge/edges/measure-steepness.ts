// Steepness of a picture: how fast differences between pixels grow when differences are taken of them again. Third
// differences of sharp edges are as large as second ones, those of soft edges smaller. All edges count, isolated or
// not, so it works where profiles cannot be read.
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { NoiseParts } from '../spoiling/measure-grain.ts'

/**
 * Variance of a second and of a third difference under white noise of variance one: sums of squared binomial
 * coefficients.
 */
const NOISE_SUMS = { second: 6, third: 20 } as const
/** The same for a chessboard of variance one, which the crossings of threads are: squared sums of them. */
const CROSSING_SUMS = { second: 16, third: 64 } as const
/** Variance of rounding to whole levels. */
const ROUNDING = 1 / 12
/**
 * Least of a mean square that is kept after noise was taken off (a share of it, and an absolute square): where noise is
 * all, nothing is known.
 */
const LEFT_MIN = { share: 0.01, square: 0.001 } as const

/** Said of a picture in which nothing changes: nothing in it is soft either. */
const STEEPNESS_OF_PLAIN = 1

/**
 * Logarithm of the mean square of third differences over that of second ones, along rows and columns together, with the
 * noise taken off. Measured: 0.8 to 1 for art with sharp edges, up to 0.6 for art that was drawn soft, 1.2 where each
 * pixel is on its own.
 *
 * @param noise standard deviation of what is white of the noise, and of what is a chessboard, levels of 255
 */
export function measureSteepness(grid: SampleGrid, noise: NoiseParts): number {
  const [rows, columns] = [meansAlong(grid, 'rows'), meansAlong(grid, 'columns')]
  const left = (order: keyof Means): number => {
    const mean = (rows[order] + columns[order]) / 2
    const ofNoise = NOISE_SUMS[order] * (noise.white ** 2 + ROUNDING) + CROSSING_SUMS[order] * noise.crossings ** 2
    return Math.max(mean - ofNoise, LEFT_MIN.share * mean + LEFT_MIN.square)
  }
  return rows.second + columns.second === 0 ? STEEPNESS_OF_PLAIN : Math.log(left('third') / left('second'))
}

/** Mean squares of second and third differences. */
type Means = { readonly second: number; readonly third: number }

function meansAlong({ samples, width, height, channels, wrap }: SampleGrid, along: 'rows' | 'columns'): Means {
  const [length, lines, wraps] = along === 'rows' ? [width, height, wrap.x] : [height, width, wrap.y]
  const [step, lineStep] = along === 'rows' ? [channels, width * channels] : [width * channels, channels]
  const places = Array.from({ length: wraps ? length + 3 : length }, (_, i) => foldIndex(i, length, wraps) * step)
  // On a repeat each place counts once; else the first and the last have too few neighbours.
  const end = wraps ? { second: length + 1, third: length + 2 } : { second: length - 1, third: length - 1 }
  let [seconds, thirds] = [0, 0]
  for (let line = 0; line < lines; line++)
    for (let start = line * lineStep; start < line * lineStep + channels; start++) {
      let [value, slope, bend] = [0, 0, 0]
      for (let i = 0; i < places.length; i++) {
        // Whole numbers, so that the order of adding them cannot matter.
        const next = Math.round(samples[start + places[i]])
        const second = next - value - slope
        const third = second - bend
        if (i > 1 && i <= end.second) seconds += second * second
        if (i > 2 && i <= end.third) thirds += third * third
        slope = next - value
        value = next
        bend = second
      }
    }
  const count = lines * channels
  return {
    second: seconds / Math.max(1, count * (end.second - 1)),
    third: thirds / Math.max(1, count * (end.third - 2)),
  }
}
