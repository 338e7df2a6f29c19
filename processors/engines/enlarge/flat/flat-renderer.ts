import type { BandRenderer } from '../bands/band-renderer.ts'
import { createRowInterpolator } from '../bands/catmull-rom.ts'
import type { PixelRows } from '../bands/pixel-rows.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { createCellLook } from './cell-look.ts'
import { SLOPE_MIN, SPOILED_SLOPE_MIN } from './cell-sampler.ts'
import { type CoverageMap, SLOTS } from './coverage-map.ts'
import { chooseEdgeColours, type EdgeColours } from './edge-colours.ts'
import { findRuledLines } from './find-ruled-lines.ts'
import { createNearestColour } from './nearest-colour.ts'
import type { FlatReading } from './read-flat-art.ts'
import { chooseRestColours } from './rest-colours.ts'

/** Where edges are stairs, they are drawn with a ramp this wide, in source pixels; 0.4 to 1 measured best. */
const RAMP_OF_STAIRS = 0.7

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
function createCellRowPainter(reading: FlatReading, scale: number, smooth: PixelRows) {
  const { grid, inks, map, gate } = reading
  const { width, channels } = grid
  const rowLength = width * scale * channels
  const ramp = reading.isStepped ? RAMP_OF_STAIRS * scale : 0
  const sample = createCellLook(reading, scale, ramp, reading.isSpoiled ? SPOILED_SLOPE_MIN : SLOPE_MIN)
  const trust = createRowInterpolator({ ...grid, samples: gate, channels: 1 }, scale)
  const trustRow = new Float32Array(width * scale)
  const { edges, settle } = chooseColours(reading)
  const ruled = reading.isExact ? findRuledLines(grid) : undefined
  const fillCells = createCellFiller(scale, rowLength, channels)
  const drawCell = (x: number, y: number, into: Uint8ClampedArray): void => {
    const { first, second, share, plainInk } = sample(x, y)
    if (plainInk !== -1) fillCells(inks.colours, plainInk * channels, x, x + 1, into)
    else
      for (let i = 0; i < share.length; i++) {
        const at = Math.floor(i / scale) * rowLength + (x * scale + (i % scale)) * channels
        const edge = edges.between(first[i], second[i])
        const from = Math.round((first[i] === edge.low ? share[i] : 1 - share[i]) * edge.steps) * channels
        for (let c = 0; c < channels; c++) into[at + c] = edge.colours[from + c]
      }
  }
  const blendSmooth = async (y: number, into: Uint8ClampedArray): Promise<void> => {
    for (let row = 0; row < scale; row++) {
      trust.writeRow(y * scale + row, trustRow)
      if (!trustRow.some((share) => share < 1)) continue
      const smoothRow = await smooth.row(y * scale + row)
      for (let x = 0; x < trustRow.length; x++) {
        if (trustRow[x] >= 1) continue
        const share = Math.max(0, trustRow[x])
        const at = row * rowLength + x * channels
        for (let c = 0; c < channels; c++)
          into[at + c] = share * into[at + c] + (1 - share) * smoothRow[x * channels + c]
        settle(into, at)
      }
    }
  }
  return async (y: number, into: Uint8ClampedArray): Promise<void> => {
    for (let x = 0; x < width; ) {
      const pixel = y * width + x
      const end = x + countAlike(map, pixel, width - x)
      if (end > x) fillCells(inks.colours, map.inks[pixel * SLOTS] * channels, x, end, into)
      else if (ruled?.[pixel] === 1) fillCells(grid.samples, pixel * channels, x, x + 1, into)
      else drawCell(x, y, into)
      x = Math.max(end, x + 1)
    }
    if (isDoubted(gate, grid, y)) await blendSmooth(y, into)
  }
}

/** Fills the cells `from` up to before `to` of a row with the colour that begins at `at`. */
type CellFiller = (colours: ArrayLike<number>, at: number, from: number, to: number, into: Uint8ClampedArray) => void

function createCellFiller(scale: number, rowLength: number, channels: number): CellFiller {
  return (colours, at, from, to, into) => {
    const [start, end] = [from * scale * channels, to * scale * channels]
    for (let c = 0; c < channels; c++) into[start + c] = colours[at + c]
    // Fills by copying what is there already, twice as much each time.
    for (let filled = channels; filled < end - start; filled *= 2)
      into.copyWithin(start + filled, start, Math.min(start + filled, end - filled))
    for (let row = 1; row < scale; row++) into.copyWithin(row * rowLength + start, start, end)
  }
}

/** Number of pixels from `pixel` on, at most `countMax`, that are the same ink with no edge near. */
function countAlike({ active, inks }: CoverageMap, pixel: number, countMax: number): number {
  const ink = inks[pixel * SLOTS]
  let count = 0
  while (count < countMax && active[pixel + count] === 0 && inks[(pixel + count) * SLOTS] === ink) count++
  return count
}

/** Share of the picture that inks must explain for it to count as nothing but flat art. */
const CLEAN_TRUST_MIN = 0.85
/** Colours in the result of such art at most: inks, steps of edges, and colours for the rest. */
const COLOURS_MAX = 490
/** Colours at most for what no ink explains. */
const REST_COLOURS_MAX = 240

type Colours = {
  readonly edges: EdgeColours
  /** Changes the blended pixel at `at` to a colour of the picture. */
  readonly settle: (pixels: Uint8ClampedArray, at: number) => void
}

/** Few colours for clean art; no limit for anything else. */
function chooseColours({ grid, inks, map, gate, trust, isExact }: FlatReading): Colours {
  const isClean = isExact && trust >= CLEAN_TRUST_MIN
  const rest = isClean ? chooseRestColours(grid, gate, REST_COLOURS_MAX) : undefined
  if (!rest) return { edges: chooseEdgeColours(inks, map, Number.POSITIVE_INFINITY), settle: () => {} }
  const { channels } = grid
  const edges = chooseEdgeColours(inks, map, COLOURS_MAX - inks.count - rest.length / channels)
  if (rest.length === 0 || channels !== 3) return { edges, settle: () => {} }
  const known = edges.all()
  // Where pixels were picked no mixture may name the colours of an edge: settled on whole inks, soft edges would be hard.
  if (known.length === inks.count * channels) return { edges, settle: () => {} }
  const colours = Uint8ClampedArray.from([...known, ...rest])
  const nearest = createNearestColour(colours)
  const settle = (pixels: Uint8ClampedArray, at: number): void => {
    const from = nearest(pixels[at], pixels[at + 1], pixels[at + 2])
    for (let c = 0; c < 3; c++) pixels[at + c] = colours[from + c]
  }
  return { edges, settle }
}

/** Whether any pixel drawn from this source row can have a trust below 1. */
function isDoubted(gate: Float32Array, { width, height, wrap }: SampleGrid, y: number): boolean {
  for (let k = -2; k <= 2; k++) {
    const row = foldIndex(y + k, height, wrap.y)
    for (let x = 0; x < width; x++) if (gate[row * width + x] < 1) return true
  }
  return false
}
