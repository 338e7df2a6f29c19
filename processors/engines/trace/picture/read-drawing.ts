import { clamp } from '../../numbers/clamp.ts'
import { quantile } from '../../numbers/quantile.ts'
import { rise } from '../../numbers/ramp.ts'
import { valueAt } from './fill-plane.ts'
import { FAINT, followLines } from './follow-lines.ts'
import { areColoured, areFilled, areLines, areWide, measureMarks } from './judge-marks.ts'
import { findPaper, type Paper, widest } from './paper.ts'
import type { PixelPlane } from './pixels.ts'
import { BLOCK, type Blocks } from './sum-blocks.ts'

// Full scale of darkness, the absorbed share of the paper's light, as 0..255.
const FULL = 255
// Ink is as dark as the strongest tenth of the marks. Fainter lines are thresholded by their own strength, down to a
// share of that; below it they are dirt.
const STRONG = 0.9
const MARK_MIN = 0.12 * FULL
const FAINTEST = 0.35
// Radius in blocks within which a line's strength is measured.
const STRENGTH_REACH = 2
// Change by smoothing along lines as a share of the ink. Measured: scanned ink 0.032 and 0.04, ink of varying pressure
// 0.05, pencil 0.051 to 0.075.
const EVEN_MAX = 0.035
const ROUGH_MIN = 0.055
// Filled forms with visible paper texture are drawn by hand; smooth ones are printed.
const FILLED_ROUGH_MIN = 0.045
// As shares of a line's own strength: at most paper, and at least full ink.
const PAPER_MAX = 0.25
const INK_MIN = 0.65

/**
 * Restores a drawing in pencil, charcoal or ink to one ink on one paper, whatever the pressure and the state of the
 * paper. Undefined for anything else. Smoothing along lines fills the gaps of paper texture and removes other marks.
 */
export function readDrawing(plane: PixelPlane, blocks: Blocks): PixelPlane | undefined {
  if (plane.hasAlpha || areColoured(blocks)) return undefined
  const paper = findPaper(blocks)
  if (!paper || areWide(paper)) return undefined
  const marks = measureMarks(blocks, paper)
  if (!marks || !areLines(marks)) return undefined
  const dark = darknessOf(plane, paper)
  const roughness = smoothAlong(dark, plane.width, plane.height)
  if (areFilled(marks) && roughness < FILLED_ROUGH_MIN) return undefined
  const peaks = peaksOf(dark, plane.width, plane.height)
  const ink = inkOf(peaks)
  if (ink === 0) return undefined
  const strengths = strengthsOf(peaks, ink)
  return paint(plane, dark, strengths, [paper.color, colorOfInk(plane, dark, paper, ink)])
}

type Grid = { readonly across: number; readonly down: number; readonly values: Float32Array }

/** Share of the paper's light that each pixel absorbs, 0..255. */
function darknessOf({ data, width, height }: PixelPlane, { across, down, levels }: Paper): Uint8Array {
  const dark = new Uint8Array(width * height)
  const row = new Float32Array(across + 1)
  for (let y = 0; y < height; y++) {
    for (let column = 0; column < across; column++)
      row[column] = valueAt(levels, across, down, column, (y + 0.5) / BLOCK - 0.5)
    row[across] = row[across - 1]
    darkenRow(dark, data, y * width, width, row)
  }
  return dark
}

function darkenRow(dark: Uint8Array, data: Uint8Array, first: number, width: number, paper: Float32Array): void {
  for (let x = 0; x < width; x++) {
    const place = Math.max(0, Math.min(paper.length - 2, (x + 0.5) / BLOCK - 0.5))
    const column = Math.floor(place)
    const level = paper[column] + (place - column) * (paper[column + 1] - paper[column])
    const at = (first + x) * 4
    const light = (data[at] + 2 * data[at + 1] + data[at + 2]) / 4
    dark[first + x] = Math.max(0, Math.round(FULL * (1 - light / level)))
  }
}

/** Darkness of strong lines; 0 where there are none. */
function inkOf({ values }: Grid): number {
  const marked = values.filter((peak) => peak > MARK_MIN).sort()
  return marked.length === 0 ? 0 : quantile(marked, STRONG)
}

/**
 * Smooths lines along their direction in proportion to the paper texture in them; evenly flowing ink keeps its finest
 * forms. Returns the roughness.
 */
function smoothAlong(dark: Uint8Array, width: number, height: number): number {
  const followed = followLines(dark, width, height)
  const ink = inkOf(peaksOf(followed, width, height))
  const roughness = roughnessOf(dark, followed, ink)
  const share = rise(roughness, EVEN_MAX, ROUGH_MIN)
  if (share > 0) for (let at = 0; at < dark.length; at++) dark[at] += Math.round(share * (followed[at] - dark[at]))
  return roughness
}

/** Mean change by smoothing as a share of the ink. */
function roughnessOf(dark: Uint8Array, followed: Uint8Array, ink: number): number {
  let moved = 0
  let count = 0
  for (let at = 0; at < dark.length; at++) {
    if (2 * followed[at] < ink) continue
    moved += Math.abs(followed[at] - dark[at])
    count++
  }
  return moved / Math.max(1, count * ink)
}

/** Maximum darkness of each block. */
function peaksOf(dark: Uint8Array, width: number, height: number): Grid {
  const [across, down] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)]
  const values = new Float32Array(across * down)
  for (let at = 0, y = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const block = (y >> 2) * across + (x >> 2)
      if (dark[at] > values[block]) values[block] = dark[at]
    }
  return { across, down, values }
}

/** Strength of the lines near each block, smoothed. */
function strengthsOf({ across, down, values }: Grid, ink: number): Grid {
  const near = widest(values, across, down, STRENGTH_REACH)
  const smooth = near.map((_, block) => {
    const [column, row] = [block % across, Math.floor(block / across)]
    let sum = 0
    let count = 0
    for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++, count++)
        sum += near[y * across + x]
    return Math.max(FAINTEST * ink, sum / count)
  })
  return { across, down, values: smooth }
}

/** Mean colour of the pixels as dark as ink, under the illumination of the brightest paper. */
function colorOfInk({ data }: PixelPlane, dark: Uint8Array, { color }: Paper, ink: number): readonly number[] {
  const sums = [0, 0, 0]
  let count = 0
  for (let at = 0; at < dark.length; at++) {
    if (dark[at] < ink) continue
    count++
    for (let c = 0; c < 3; c++) sums[c] += data[at * 4 + c]
  }
  const sum = sums.map((all) => all / Math.max(1, count))
  // Corrects the darkening by uneven illumination, equally in all channels.
  const gain = (color[1] * (1 - ink / FULL)) / Math.max(1, sum[1])
  return sum.map((level) => Math.min(FULL, level * gain))
}

/** Paints paper and ink, with edge pixels as mixes of both. */
function paint(
  plane: PixelPlane,
  dark: Uint8Array,
  { across, down, values }: Grid,
  [paper, ink]: readonly (readonly number[])[],
): PixelPlane {
  const { width, height } = plane
  const data = plane.data.slice()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const strength =
        dark[at] < FAINT ? FULL : valueAt(values, across, down, (x + 0.5) / BLOCK - 0.5, (y + 0.5) / BLOCK - 0.5)
      const share = clamp((dark[at] / strength - PAPER_MAX) / (INK_MIN - PAPER_MAX), 0, 1)
      for (let c = 0; c < 3; c++) data[at * 4 + c] = Math.round(paper[c] + share * (ink[c] - paper[c]))
    }
  return { ...plane, data }
}
