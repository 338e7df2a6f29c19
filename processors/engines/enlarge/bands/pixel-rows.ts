import type { SampleGrid, Wrap } from '../picture/sample-grid.ts'
import type { BandRenderer } from './band-renderer.ts'
import { createRowInterpolator } from './catmull-rom.ts'

/** An opaque picture as rows on demand, whether it stands in memory or is drawn on the way. */
export type PixelRows = {
  readonly width: number
  readonly height: number
  /** Bytes per pixel: grey, or red, green and blue. */
  readonly channels: 1 | 3
  /** Which sides meet: filters look around the repeat there. */
  readonly wrap: Wrap
  /** Row `y`, 0..height-1; to be read or copied before the next row is asked for. */
  readonly row: (y: number) => Uint8Array | Promise<Uint8Array>
}

/** The centred cubic enlargement of an opaque grid. */
export function createCubicRows(grid: SampleGrid, scale: number): PixelRows {
  const { height, wrap } = grid
  const width = grid.width * scale
  const channels = grid.channels === 1 ? 1 : 3
  const interpolator = createRowInterpolator(grid, scale)
  const line = new Uint8ClampedArray(width * channels)
  const bytes = new Uint8Array(line.buffer)
  return {
    width,
    height: height * scale,
    channels,
    wrap,
    row: (y) => {
      interpolator.writeRow(y, line)
      return bytes
    },
  }
}

/** A grey picture with its value in all three colours. */
export function spreadGrey(grey: PixelRows): PixelRows {
  const line = new Uint8Array(grey.width * 3)
  return {
    ...grey,
    channels: 3,
    row: async (y) => {
      const values = await grey.row(y)
      for (let x = 0; x < values.length; x++) line.fill(values[x], x * 3, x * 3 + 3)
      return line
    },
  }
}

/** The mean of the three colours. */
export function gatherGrey(rgb: PixelRows): PixelRows {
  const line = new Uint8ClampedArray(rgb.width)
  const bytes = new Uint8Array(line.buffer)
  return {
    ...rgb,
    channels: 1,
    row: async (y) => {
      const values = await rgb.row(y)
      for (let x = 0; x < line.length; x++) line[x] = (values[x * 3] + values[x * 3 + 1] + values[x * 3 + 2]) / 3
      return bytes
    },
  }
}

/** `share` (0..1) of one picture over another of the same size. */
export function blendRows(one: PixelRows, other: PixelRows, share: number): PixelRows {
  const line = new Uint8ClampedArray(one.width * one.channels)
  const bytes = new Uint8Array(line.buffer)
  return {
    ...one,
    row: async (y) => {
      const [values, others] = [await one.row(y), await other.row(y)]
      for (let i = 0; i < line.length; i++) line[i] = share * values[i] + (1 - share) * others[i]
      return bytes
    },
  }
}

/** `one`, except that `other` is taken wherever both differ by at most one level. */
export function preferWhereAlike(one: PixelRows, other: PixelRows): PixelRows {
  const line = new Uint8Array(one.width * one.channels)
  return {
    ...one,
    row: async (y) => {
      const [values, others] = [await one.row(y), await other.row(y)]
      takeAlike(values, others, line)
      return line
    },
  }
}

/** Apart from the waiting, so that the engine that compiles it sees one kind of loop over one kind of array. */
function takeAlike(values: Uint8Array, others: Uint8Array, into: Uint8Array): void {
  for (let i = 0; i < into.length; i++) {
    const step = values[i] - others[i]
    into[i] = step <= 1 && step >= -1 ? others[i] : values[i]
  }
}

/** The same rows, each computed once for all who ask for it one after the other. */
export function keepLastRow(rows: PixelRows): PixelRows {
  let last = -1
  let line: Uint8Array | undefined
  return {
    ...rows,
    row: async (y) => {
      const kept = y === last && line ? line : await rows.row(y)
      last = y
      line = kept
      return kept
    },
  }
}

/** Rows as the renderer of a whole result. */
export function renderRows(rows: PixelRows): BandRenderer {
  const { width, height, channels } = rows
  const rowBytes = width * channels
  const render = async (firstRow: number, into: Uint8Array): Promise<void> => {
    for (let at = 0, y = firstRow; at < into.length; at += rowBytes, y++) into.set(await rows.row(y), at)
  }
  return { width, height, samples: channels, render }
}

/** The rows of a renderer's result, grey or in colour; those of a repeat go on around it. */
export function rowsOf(
  { width, height, samples, render }: BandRenderer,
  { wrap }: Pick<SampleGrid, 'wrap'>,
): PixelRows {
  const line = new Uint8Array(width * samples)
  return {
    width,
    height,
    channels: samples === 1 ? 1 : 3,
    wrap,
    row: async (y) => {
      await render(y, line)
      return line
    },
  }
}
