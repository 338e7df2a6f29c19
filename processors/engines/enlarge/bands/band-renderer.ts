import { clamp } from '../../numbers/clamp.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'
import { createRowInterpolator } from './catmull-rom.ts'

/** How samples stand in the rows handed to a writer. */
export type PixelLayout = 'same' | 'flattened-on-white'

/** Renders rows of the result, 8 bits a sample, in any order and any number at a time, always the same. */
export type BandRenderer = {
  readonly width: number
  readonly height: number
  /** Samples per pixel of the rendered rows. */
  readonly samples: 1 | 2 | 3 | 4
  /** Fills `into` with whole rows from `firstRow` on. */
  readonly render: (firstRow: number, into: Uint8Array) => void | Promise<void>
}

/** The cubic enlargement of a grid as finished pixels. */
export function createCubicRenderer(grid: SampleGrid, scale: number, layout: PixelLayout): BandRenderer {
  const interpolator = createRowInterpolator(grid, scale)
  const width = grid.width * scale
  const height = grid.height * scale
  if (!grid.hasAlpha) {
    const rowBytes = width * grid.channels
    const render = (firstRow: number, into: Uint8Array): void => {
      const clamped = new Uint8ClampedArray(into.buffer, into.byteOffset, into.byteLength)
      for (let row = 0; row * rowBytes < into.length; row++)
        interpolator.writeRow(firstRow + row, clamped.subarray(row * rowBytes, (row + 1) * rowBytes))
    }
    return { width, height, samples: grid.channels, render }
  }
  const { samples, finish } = finishAlpha(grid.channels, layout)
  const row = new Float32Array(width * grid.channels)
  const render = (firstRow: number, into: Uint8Array): void => {
    const clamped = new Uint8ClampedArray(into.buffer, into.byteOffset, into.byteLength)
    const rowBytes = width * samples
    for (let y = 0; y * rowBytes < into.length; y++) {
      interpolator.writeRow(firstRow + y, row)
      finish(row, clamped.subarray(y * rowBytes, (y + 1) * rowBytes))
    }
  }
  return { width, height, samples, render }
}

/** What becomes of a row of colours multiplied by alpha, and alpha: straight alpha again, or the picture on white. */
export function finishAlpha(
  channels: number,
  layout: PixelLayout,
): { readonly samples: 1 | 2 | 3 | 4; readonly finish: (row: Float32Array, into: Uint8ClampedArray) => void } {
  const isGrey = channels === 2
  if (layout === 'flattened-on-white')
    return { samples: isGrey ? 1 : 3, finish: (row, into) => flattenRow(row, channels, into) }
  return { samples: isGrey ? 2 : 4, finish: (row, into) => divideByAlpha(row, channels, into) }
}

function divideByAlpha(row: Float32Array, channels: number, into: Uint8ClampedArray): void {
  for (let at = 0; at < row.length; at += channels) {
    const alpha = clamp(row[at + channels - 1], 0, 255)
    const factor = alpha < 0.5 ? 0 : 255 / alpha
    for (let c = 0; c < channels - 1; c++) into[at + c] = row[at + c] * factor
    into[at + channels - 1] = alpha
  }
}

function flattenRow(row: Float32Array, channels: number, into: Uint8ClampedArray): void {
  const colours = channels - 1
  for (let pixel = 0; pixel * channels < row.length; pixel++) {
    const white = 255 - clamp(row[pixel * channels + colours], 0, 255)
    for (let c = 0; c < colours; c++) into[pixel * colours + c] = row[pixel * channels + c] + white
  }
}
