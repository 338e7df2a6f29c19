import type { BandRenderer } from '../band-renderer.ts'
import { createRowInterpolator } from '../catmull-rom.ts'
import type { PixelRows } from '../pixel-rows.ts'
import { foldIndex, type SampleGrid } from '../sample-grid.ts'
import { createCellSampler } from './cell-sampler.ts'
import { SLOTS } from './coverage-map.ts'
import type { FlatReading } from './read-flat-art.ts'

const RAMP_PIXELS = 1
/** Steps from one ink to the other: few colours that are no ink, and a tenth of a decibel less than with all of them. */
const EDGE_LEVELS = 10

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
      const level = Math.round(share[i] * EDGE_LEVELS) / EDGE_LEVELS
      for (let c = 0; c < channels; c++)
        into[at + c] = colourAt(first[i], c) * level + colourAt(second[i], c) * (1 - level)
    }
  }
  const blendSmooth = async (y: number, into: Uint8ClampedArray): Promise<void> => {
    for (let row = 0; row < scale; row++) {
      const smoothRow = await smooth.row(y * scale + row)
      trust.writeRow(y * scale + row, trustRow)
      for (let x = 0; x < trustRow.length; x++) {
        if (trustRow[x] >= 1) continue
        const share = Math.max(0, trustRow[x])
        for (let i = x * channels; i < (x + 1) * channels; i++)
          into[row * rowLength + i] = share * into[row * rowLength + i] + (1 - share) * smoothRow[i]
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
