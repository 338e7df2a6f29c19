// How steep the steepest places of a picture are shows in how fast the differences between its pixels grow when differences are taken of them again: the third ones of
// sharp edges are as large as the second, those of soft ones are smaller. All edges have a part in it, those that stand alone and those that do not.
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/** What even noise of variance one adds to the square of a second and of a third difference: the sums of the squared binomials. */
const NOISE_SUMS = { second: 6, third: 20 } as const
/** Variance of rounding to whole levels. */
const ROUNDING = 1 / 12
/** What noise leaves of a difference at least: where it is all, nothing is known. */
const LEFT_MIN = { share: 0.01, square: 0.001 } as const

const STEEPNESS_OF_PLAIN = 1

/**
 * The logarithm of the squares of third differences over those of second ones, along rows and columns together: 0.8 to 1 for art of sharp edges, up to 0.6 where it was
 * drawn soft, 1.2 where each pixel is for itself.
 *
 * @param noise deviation of its noise, levels of 255
 */
export function measureSteepness(grid: SampleGrid, noise: number): number {
  const [rows, columns] = [meansAlong(grid, 'rows'), meansAlong(grid, 'columns')]
  const left = (order: keyof Means): number => {
    const mean = (rows[order] + columns[order]) / 2
    return Math.max(mean - NOISE_SUMS[order] * (noise ** 2 + ROUNDING), LEFT_MIN.share * mean + LEFT_MIN.square)
  }
  // Where nothing changes nothing is soft.
  return rows.second + columns.second === 0 ? STEEPNESS_OF_PLAIN : Math.log(left('third') / left('second'))
}

/** Mean squares of second and third differences. */
type Means = { readonly second: number; readonly third: number }

function meansAlong({ samples, width, height, channels, wrap }: SampleGrid, along: 'rows' | 'columns'): Means {
  const [length, lines, wraps] = along === 'rows' ? [width, height, wrap.x] : [height, width, wrap.y]
  const [step, lineStep] = along === 'rows' ? [channels, width * channels] : [width * channels, channels]
  const places = Array.from({ length: wraps ? length + 3 : length }, (_, i) => foldIndex(i, length, wraps) * step)
  // On a repeat every place counts once for each.
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
