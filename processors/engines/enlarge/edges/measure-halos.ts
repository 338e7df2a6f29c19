// Halos that editors leave when they sharpen: the light side of an edge is lighter beside it than further off, and the dark
// side darker. Outlines and rims are on one side.
import { type LightBand, visitLightBands } from '../picture/light-bands.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'

/** Pixels beyond either end of its steepest step that an edge is looked at, and how near to the step halos lie. */
const REACH = 4
const HALO_REACH = 2
/** Least height of an edge, levels of 255; least share of it in its steepest step, and most between its last two pixels. */
const EDGE = { height: 30, steepest: 0.3, restless: 0.04 } as const
/** With fewer edges along rows or along columns nothing is concluded: stripes beat with the pixels, which looks like halos. */
const EDGES_MIN = 50
/** Heights are counted in such parts. */
const PARTS = 200

/**
 * Height of the lower one of the two halos of the median edge, as a share of the edge, 0..1; 0 where there are
 * too few. Of art that nobody sharpened 0, reduced by the cubic up to 0.04, by Lanczos up to 0.09.
 */
export function measureHalos(grid: SampleGrid): number {
  const ofRows = new Uint32Array(PARTS + 1)
  const ofColumns = new Uint32Array(PARTS + 1)
  visitLightBands(grid, REACH + 1, (band, rowCount) => {
    for (let y = 0; y < rowCount; y++)
      for (let x = 0; x < grid.width; x++) {
        const at = band.start + y * band.stride + x
        countEdge(band, at, 1, ofRows)
        countEdge(band, at, band.stride, ofColumns)
      }
  })
  if (Math.min(sumOf(ofRows), sumOf(ofColumns)) < EDGES_MIN) return 0
  const counts = ofRows.map((count, height) => count + ofColumns[height])
  const half = sumOf(counts) / 2
  let seen = 0
  let median = 0
  while (seen + counts[median] < half) seen += counts[median++]
  return median / PARTS
}

function sumOf(counts: Uint32Array): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Counts the edge whose steepest step goes from the pixel `at` to the next one, if it stands on plain ground. */
function countEdge({ light }: LightBand, at: number, along: number, counts: Uint32Array): void {
  const look = (k: number): number => light[at + k * along]
  const from = (look(-REACH) + look(1 - REACH)) / 2
  const to = (look(REACH) + look(REACH + 1)) / 2
  const height = to - from
  if (Math.abs(height) < EDGE.height) return
  const restless = Math.max(Math.abs(look(1 - REACH) - look(-REACH)), Math.abs(look(REACH + 1) - look(REACH)))
  if (restless > EDGE.restless * Math.abs(height)) return
  const step = (k: number): number => (look(k + 1) - look(k)) / height
  const steepest = step(0)
  if (steepest < EDGE.steepest || steepest < step(-1) || steepest <= step(1)) return
  let [before, behind] = [0, 0]
  for (let k = 0; k <= HALO_REACH; k++) {
    before = Math.max(before, (from - look(-k)) / height)
    behind = Math.max(behind, (look(1 + k) - to) / height)
  }
  counts[Math.min(PARTS, Math.round(PARTS * Math.min(before, behind)))]++
}
