// Ribs, wales and rows of stitches come again every few pixels. What lies between two of them, a crease or a fold, the pixels hardly hold, and a network makes an edge of it.
import { createLight } from '../picture/light-of.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/** Pixels from one rib to the next that are looked for: more are held well. */
const PITCH_MAX = 16
/** Ribs that must fit into the picture to be seen to come again. */
const RIBS_MIN = 4
/** Parts of a level that steps are counted in: whole numbers, so that the order of adding them cannot matter. */
const PARTS = 8

/**
 * How much of the change from pixel to pixel comes again after one pitch along the rows or along the columns, -1..1, the more of both: 0.6 and more for
 * corduroy, knits, plaits and bells in rows, up to 0.2 for photographs and wood. An axis counts by the root of its share of all change.
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
 * Ribs that come again and are less steep than edges are cords, stitches or plaits. Of what comes again along one axis alone stripes of unequal width measured 0.98 and more in steepness
 * where they are as fine, round cords 0.7 to 0.95; along both axes only what is softer is known from checks and threads.
 */
const SOFT = { seen: 0.56, sure: 0.66, soft: 0.7, edges: 0.82 } as const
const OF_ONE_AXIS = { seen: 0.75, sure: 0.85, steeper: 0.14 } as const

/** How sure it is that there are ribs, however steep, 0..1. */
export function ribsSeen({ ribs }: { readonly ribs: number }): number {
  return rise(ribs, SOFT.seen, SOFT.sure)
}

/** How much a picture looks like ribs that are softer than edges, 0..1. */
export function softRibs({ steepness, ribs }: { readonly steepness: number; readonly ribs: number }): number {
  const allowed = OF_ONE_AXIS.steeper * rise(ribs, OF_ONE_AXIS.seen, OF_ONE_AXIS.sure)
  return ribsSeen({ ribs }) * (1 - rise(steepness - allowed, SOFT.soft, SOFT.edges))
}

/** 0 up to `from`, 1 from `to` on. */
function rise(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
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
  const steps = new Int32Array(count)
  for (let line = 0; line < lines; line++) {
    for (let i = 0; i < count; i++)
      steps[i] = Math.round(PARTS * (look(line, foldIndex(i + 1, length, wraps)) - look(line, i)))
    for (let pitch = 0; pitch <= pitches; pitch++) {
      const end = wraps ? count : count - pitch
      for (let i = 0; i < end; i++) sums[pitch] += steps[i] * steps[(i + pitch) % count]
    }
  }
  const power = sums[0] / Math.max(1, lines * count)
  const shares = Array.from(sums, (sum, pitch) =>
    power === 0 ? 0 : sum / (lines * (wraps ? count : count - pitch)) / power,
  )
  // A step is like those beside it: only what falls and rises again comes again.
  const fallen = shares.findIndex((share) => share < 0)
  return { most: fallen < 0 ? 0 : Math.max(...shares.slice(fallen)), power }
}
