// Finds ribs: wales of corduroy, rows of stitches, plaits, anything that repeats every few pixels. The crease between
// two ribs is finer than the pixels can hold, and a sharpening network would wrongly turn it into an edge.
import { rise } from '../../numbers/ramp.ts'
import { createLight } from '../picture/light-of.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/** Longest distance from rib to rib that is looked for, pixels: wider ribs are held well by their pixels. */
const PITCH_MAX = 16
/** Ribs that must fit into the picture for a repetition to be seen. */
const RIBS_MIN = 4
/** Steps are counted in whole eighths of a level, so that the sums do not depend on the order. */
const PARTS = 8

/**
 * Autocorrelation of the steps from pixel to pixel at the best pitch, along rows or along columns, whichever is more,
 * -1..1. An axis is weighted by the root of its share of all change. Measured: 0.6 and more for corduroy, knits, plaits
 * and rows of bells, up to 0.2 for photographs and wood.
 */
export function measureRibs(grid: SampleGrid): number {
  const light = createLight(grid)
  const { width, height, wrap } = grid
  const rows = comesAgain({ lines: height, length: width, wraps: wrap.x, look: (line, i) => light(i, line) })
  const columns = comesAgain({ lines: width, length: height, wraps: wrap.y, look: light })
  const power = rows.power + columns.power
  if (power === 0) return 0
  return Math.max(...[rows, columns].map((axis) => axis.most * Math.sqrt(axis.power / power)))
}

/**
 * Thresholds on `measureRibs` (`seen` to `sure`) and on steepness (`soft` to `edges`): what repeats and is less steep
 * than edges is cord, stitch or plait. What repeats along one axis alone may be `steeper`: fine stripes of unequal
 * width measured a steepness of 0.98 and more, round cords 0.7 to 0.95. Along both axes checks and threads are as
 * steep, so that only what is softer is taken for ribs.
 */
const SOFT = { seen: 0.56, sure: 0.66, soft: 0.7, edges: 0.82 } as const
const OF_ONE_AXIS = { seen: 0.75, sure: 0.85, steeper: 0.14 } as const

/** Confidence that there are ribs, however steep, 0..1, by `ribs` of `measureRibs` */
export function ribsSeen({ ribs }: { readonly ribs: number }): number {
  return rise(ribs, SOFT.seen, SOFT.sure)
}

/** Confidence that there are ribs softer than edges, 0..1, by `steepness` of `measureSteepness` and `ribs` */
export function softRibs({ steepness, ribs }: { readonly steepness: number; readonly ribs: number }): number {
  const allowed = OF_ONE_AXIS.steeper * rise(ribs, OF_ONE_AXIS.seen, OF_ONE_AXIS.sure)
  return ribsSeen({ ribs }) * (1 - rise(steepness - allowed, SOFT.soft, SOFT.edges))
}

type Axis = {
  readonly lines: number
  readonly length: number
  readonly wraps: boolean
  readonly look: (line: number, place: number) => number
}

function comesAgain({ lines, length, wraps, look }: Axis): { readonly most: number; readonly power: number } {
  const pitches = Math.min(PITCH_MAX, Math.floor(length / RIBS_MIN))
  const count = wraps ? length : length - 1
  const sums = new Float64Array(pitches + 1)
  // Behind the last one the first come again, where the picture goes on around its edges.
  const steps = new Int32Array(count + pitches)
  for (let line = 0; line < lines; line++) {
    let own = look(line, 0)
    for (let i = 0; i < count; i++) {
      const next = look(line, foldIndex(i + 1, length, wraps))
      steps[i] = Math.round(PARTS * (next - own))
      own = next
    }
    for (let i = 0; i < pitches; i++) steps[count + i] = steps[i % Math.max(1, count)]
    for (let pitch = 0; pitch <= pitches; pitch++) {
      const end = wraps ? count : count - pitch
      let sum = 0
      for (let i = 0; i < end; i++) sum += steps[i] * steps[i + pitch]
      sums[pitch] += sum
    }
  }
  const power = sums[0] / Math.max(1, lines * count)
  const shares = Array.from(sums, (sum, pitch) =>
    power === 0 ? 0 : sum / (lines * (wraps ? count : count - pitch)) / power,
  )
  // Neighbouring steps are always alike. Only a correlation that has fallen below 0 and risen again means that
  // something repeats.
  const fallen = shares.findIndex((share) => share < 0)
  return { most: fallen < 0 ? 0 : Math.max(...shares.slice(fallen)), power }
}
