import { layPixels, type PixelChanges } from '../picture/pixel-changes.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { Route } from '../route.ts'
import type { Cells } from './cells.ts'
import { type Axis, type Cuts, readCuts } from './cuts.ts'
import { evenCuts } from './even-cuts.ts'
import { findLattice } from './find-lattice.ts'
import { repeatsItself } from './repeats-itself.ts'

// With fewer cuts single corners can be located instead.
const CUTS_MIN = 24
// Least size in pixels of enlarged squares outside cloth; smaller ones may be single pixels.
const BLOCK_MIN = 4
// Positional errors in pixels: renderers place edges in quarters of a pixel, and aliased pixels show them to half a
// pixel.
const SOFT_MISS_PX = 0.2
const HARD_MISS_PX = 0.5
// Largest error of a blend, in levels: from rounding, and where shapes meet within a pixel and a quarter of the
// background shows through both, even where both have one ink.
const ROUNDING_MISS = 8
const BLEED_MISS = 64
const SEAM_SHARE_MAX = 0.15
const MISSED_SHARE_MAX = 0.02

/** The cells of a picture; undefined where anything is slanted or curved, or settings require curves. */
export function findCells(plane: PixelPlane, changes: PixelChanges, route: Route): Cells | undefined {
  const { maxNodes, centerline, smooth } = route.settings
  if (route.mode !== 'flat' || maxNodes !== undefined || centerline || smooth !== undefined) return undefined
  const borders = changedBorders(plane, changes)
  return borders && (findThreads(plane, borders) ?? findLattice(plane, borders.columns, borders.rows))
}

/** 1 for each border between columns, and between rows, at which any pixel changes; indexed by the pixel after it. */
type Borders = { readonly columns: Uint8Array; readonly rows: Uint8Array }

/** Cells of at least two pixels, as in woven threads. */
function findThreads(plane: PixelPlane, borders: Borders): Cells | undefined {
  const { data, width, height } = plane
  const across: Axis = { count: width, step: 1, lines: height, lineStep: width }
  const down: Axis = { count: height, step: width, lines: width, lineStep: 1 }
  const columns = readCuts(data, across, borders.columns)
  const rows = columns && readCuts(data, down, borders.rows)
  if (!columns || !rows || columns.cracks.length + rows.cracks.length < CUTS_MIN) return undefined
  const isHard = !isCut(columns) && !isCut(rows)
  if (!isHard && !(explainsBlends(data, across, columns) && explainsBlends(data, down, rows))) return undefined
  const painted = paintCells(plane, columns, rows)
  if (thinnestOf(columns, rows) < BLOCK_MIN && !repeatsItself(painted, columns.cracks, rows.cracks)) return undefined
  const miss = isHard ? HARD_MISS_PX : SOFT_MISS_PX
  return {
    ...layPixels(painted),
    placesX: placesOf(columns, width, miss),
    placesY: placesOf(rows, height, miss),
    finer: 1,
    isLattice: false,
  }
}

/**
 * Borders between columns and between rows at which any pixel changes; undefined where nearly all do, as in most art.
 */
function changedBorders({ data, width, height }: PixelPlane, { pixels, rowStarts }: PixelChanges): Borders | undefined {
  const words = new Int32Array(data.buffer, data.byteOffset, width * height)
  const columns = new Uint8Array(width + 2)
  const rows = new Uint8Array(height + 2)
  let changed = 0
  for (let y = 0; y < height; y++) {
    const first = y * width
    for (let i = rowStarts[y]; i < rowStarts[y + 1]; i++) {
      const pixel = pixels[i]
      if (pixel > first && columns[pixel - first] === 0 && words[pixel] !== words[pixel - 1]) {
        columns[pixel - first] = 1
        changed++
      }
      if (y > 0 && words[pixel] !== words[pixel - width]) rows[y] = 1
    }
    if (changed * 3 > width * 2 + 2) return undefined
  }
  return { columns, rows }
}

function isCut({ shares }: Cuts): boolean {
  return shares.some((share) => share > 0)
}

/** Whether the pixels on cuts are the blends of their neighbours that the share of the whole line predicts. */
function explainsBlends(data: Uint8Array, { step, lines, lineStep }: Axis, { shares }: Cuts): boolean {
  let cut = 0
  let seams = 0
  let missed = 0
  for (const [at, share] of shares.entries()) {
    if (share === 0) continue
    cut += lines
    for (let line = 0; line < lines; line++) {
      const { miss, contrast } = missOf(data, (line * lineStep + at * step) * 4, step * 4, share)
      if (miss > BLEED_MISS) missed++
      else if (miss > ROUNDING_MISS && contrast === 0) seams++
    }
  }
  return missed <= MISSED_SHARE_MAX * cut && seams <= SEAM_SHARE_MAX * cut
}

/**
 * Largest error of a pixel against the blend of its two neighbours, and largest contrast of these, over all channels.
 */
function missOf(data: Uint8Array, pixel: number, step: number, share: number): { miss: number; contrast: number } {
  let miss = 0
  let contrast = 0
  for (let channel = pixel; channel < pixel + 4; channel++) {
    const [before, after] = [data[channel - step], data[channel + step]]
    miss = Math.max(miss, Math.abs(data[channel] - before - share * (after - before)))
    contrast = Math.max(contrast, Math.abs(after - before))
  }
  return { miss, contrast }
}

function paintCells(plane: PixelPlane, columns: Cuts, rows: Cuts): PixelPlane {
  const { data, width, height } = plane
  const words = new Int32Array(data.buffer, data.byteOffset, width * height)
  const painted = new Int32Array(words.length)
  for (let y = 0; y < height; y++) {
    const from = rows.pure[y] * width
    for (let x = 0; x < width; x++) painted[y * width + x] = words[from + columns.pure[x]]
  }
  return { ...plane, data: new Uint8Array(painted.buffer) }
}

function thinnestOf(...axes: readonly Cuts[]): number {
  return Math.min(...axes.flatMap(({ cracks }) => cracks.slice(1).map((crack, i) => crack - cracks[i])))
}

function placesOf({ cracks, places }: Cuts, size: number, miss: number): Float64Array {
  const placed = Float64Array.from({ length: size + 1 }, (_, border) => border)
  for (const [i, place] of evenCuts(places, size, miss).entries())
    placed[cracks[i]] = Math.min(size, Math.max(0, place))
  return placed
}
