import type { BandRenderer } from '../band-renderer.ts'
import { createRowInterpolator } from '../catmull-rom.ts'
import { countSteps, type Pace, unpaced } from '../pace.ts'
import type { PixelRows } from '../pixel-rows.ts'
import { foldIndex, type SampleGrid } from '../sample-grid.ts'
import { createCellSampler } from './cell-sampler.ts'
import { type CoverageMap, createCoverageMap, SLOTS } from './coverage-map.ts'
import { findInks, type Inks } from './find-inks.ts'
import { addLineInks } from './find-line-inks.ts'
import type { ReductionName } from './reduction.ts'
import { refineCoverage } from './refine-coverage.ts'
import { trustGate } from './trust-gate.ts'
import { unmixPixels } from './unmix-pixels.ts'

/** What was found out about a picture seen as flat art. */
export type FlatReading = {
  readonly grid: SampleGrid
  readonly inks: Inks
  readonly map: CoverageMap
  readonly reduction: ReductionName
  /** Trust in the inks, 0..1 per pixel. */
  readonly gate: Float32Array
  /** Mean of the gate. */
  readonly trust: number
}

/** Clean art gains with every round up to about ten; what noise or blur has hidden is overdrawn after four. */
const REFINING_ROUNDS = { clean: 10, degraded: 4 } as const
const RAMP_PIXELS = 1
/** Finding and unmixing inks, one look and four rounds for each of five reductions, and the rounds of the best one. */
const STEPS_MAX = 4 + 5 * 6 + 1 + REFINING_ROUNDS.clean

/** Reads a picture without alpha as flat art; undefined where it has no inks. */
export async function readFlatArt(grid: SampleGrid, pace: Pace = unpaced): Promise<FlatReading | undefined> {
  const step = countSteps(pace, STEPS_MAX)
  const flatInks = findInks(grid)
  await step()
  if (flatInks.count < 1) return undefined
  const roughly = unmixPixels(grid, flatInks)
  await step()
  const inks = addLineInks(grid, flatInks, roughly)
  await step()
  const map = createCoverageMap(grid, inks === flatInks ? roughly : unmixPixels(grid, inks))
  await step()
  const roundsFor = (name: ReductionName): number => {
    const isClean = inks.noise < 1 && (name === 'area' || name === 'cubic')
    return isClean ? REFINING_ROUNDS.clean : REFINING_ROUNDS.degraded
  }
  const { reduction, rest } = await refineCoverage(grid, inks, map, roundsFor, step)
  const gate = trustGate(grid, rest, inks.noise)
  return { grid, inks, map, reduction, gate, trust: gate.reduce((sum, value) => sum + value, 0) / gate.length }
}

/**
 * Redraws flat art with sharp edges.
 *
 * @param smooth the same picture drawn without inks, at the same size, for what no ink explains
 */
export function createFlatRenderer(reading: FlatReading, scale: number, smooth: PixelRows): BandRenderer {
  const { grid } = reading
  const width = grid.width * scale
  const rowLength = width * grid.channels
  const cells = new Uint8ClampedArray(rowLength * scale)
  const drawCells = createCellRowPainter(reading, scale, smooth)
  let drawnRow = -1
  const render = async (firstRow: number, into: Uint8Array): Promise<void> => {
    for (let row = 0; row * rowLength < into.length; row++) {
      const y = firstRow + row
      const cellRow = Math.floor(y / scale)
      if (cellRow !== drawnRow) await drawCells(cellRow, cells)
      drawnRow = cellRow
      into.set(cells.subarray((y % scale) * rowLength, ((y % scale) + 1) * rowLength), row * rowLength)
    }
  }
  return { width, height: grid.height * scale, samples: grid.channels, render }
}

/** Paints all output rows of one row of source pixels. */
function createCellRowPainter({ grid, inks, map, gate }: FlatReading, scale: number, smooth: PixelRows) {
  const { width, channels } = grid
  const rowLength = width * scale * channels
  const sample = createCellSampler(map, scale, RAMP_PIXELS)
  const trust = createRowInterpolator({ ...grid, samples: gate, channels: 1 }, scale)
  const trustRow = new Float32Array(width * scale)
  const colourAt = (ink: number, c: number): number => inks.colours[ink * channels + c]
  const fillCell = (ink: number, x: number, into: Uint8ClampedArray): void => {
    for (let row = 0; row < scale; row++)
      for (let i = 0; i < scale * channels; i++)
        into[row * rowLength + x * scale * channels + i] = colourAt(ink, i % channels)
  }
  const drawCell = (x: number, y: number, into: Uint8ClampedArray): void => {
    const { first, second, share } = sample(x, y)
    for (let i = 0; i < share.length; i++) {
      const at = Math.floor(i / scale) * rowLength + (x * scale + (i % scale)) * channels
      for (let c = 0; c < channels; c++)
        into[at + c] = colourAt(first[i], c) * share[i] + colourAt(second[i], c) * (1 - share[i])
    }
  }
  const blendSmooth = async (y: number, into: Uint8ClampedArray): Promise<void> => {
    for (let row = 0; row < scale; row++) {
      const smoothRow = await smooth.row(y * scale + row)
      trust.writeRow(y * scale + row, trustRow)
      for (let i = 0; i < rowLength; i++) {
        const share = Math.min(1, Math.max(0, trustRow[Math.floor(i / channels)]))
        const at = row * rowLength + i
        into[at] = share * into[at] + (1 - share) * smoothRow[i]
      }
    }
  }
  return async (y: number, into: Uint8ClampedArray): Promise<void> => {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if (map.active[pixel] === 0) fillCell(map.inks[pixel * SLOTS], x, into)
      else drawCell(x, y, into)
    }
    if (isDoubted(gate, grid, y)) await blendSmooth(y, into)
  }
}

/** Whether the trust of any output row of this source row can be below one. */
function isDoubted(gate: Float32Array, { width, height, wrap }: SampleGrid, y: number): boolean {
  for (let k = -2; k <= 2; k++) {
    const row = foldIndex(y + k, height, wrap.y)
    for (let x = 0; x < width; x++) if (gate[row * width + x] < 1) return true
  }
  return false
}
