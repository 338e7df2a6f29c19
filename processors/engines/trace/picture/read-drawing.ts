import { valueAt } from './fill-plane.ts'
import { FAINT, followLines } from './follow-lines.ts'
import { areColoured, areFilled, areLines, areWide, measureMarks } from './judge-marks.ts'
import { findPaper, type Paper, widest } from './paper.ts'
import type { PixelPlane } from './pixels.ts'
import { BLOCK, type Blocks } from './sum-blocks.ts'

// Full scale of darkness: the share of the paper's light that is taken away, 0..255.
const FULL = 255
// Ink is as dark as the strongest tenth of what is no paper. What is fainter is told by its own strength, down to a
// share of that: fainter still is dirt.
const STRONG = 0.9
const MARK_MIN = 0.12 * FULL
const FAINTEST = 0.35
// Blocks that tell how strongly a line was drawn, each way.
const STRENGTH_REACH = 2
// Shares of the ink that following lines moves them by. Measured of scanned ink 0.032 and 0.04, of ink that was pressed
// more and less 0.05, of pencil 0.051 to 0.075.
const EVEN_MAX = 0.035
const ROUGH_MIN = 0.055
// Forms that are filled in are drawn by hand where the tooth shows; where it does not, they were printed.
const FILLED_ROUGH_MIN = 0.045
// Of a line's own strength: what is paper, and what is wholly ink.
const PAPER_MAX = 0.25
const INK_MIN = 0.65

/**
 * A drawing in pencil, charcoal or ink as its lines were meant: in one ink on one paper, however hard it was pressed
 * and whatever lay on the paper. Undefined of anything else. Lines are followed along themselves, which fills in where
 * the tooth of the paper took no lead and leaves out what is no line.
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

/** What each pixel takes of the light of the paper under it. */
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

/** How dark the strong lines are; 0 where there are none. */
function inkOf({ values }: Grid): number {
  const marked = values.filter((peak) => peak > MARK_MIN).sort()
  return marked[Math.floor(STRONG * (marked.length - 1))] ?? 0
}

/**
 * Smooths lines along themselves as far as the tooth of paper shows in them: ink that flowed evenly keeps its finest
 * forms. Returns its roughness.
 */
function smoothAlong(dark: Uint8Array, width: number, height: number): number {
  const followed = followLines(dark, width, height)
  const ink = inkOf(peaksOf(followed, width, height))
  const roughness = roughnessOf(dark, followed, ink)
  const share = Math.min(1, Math.max(0, (roughness - EVEN_MAX) / (ROUGH_MIN - EVEN_MAX)))
  if (share > 0) for (let at = 0; at < dark.length; at++) dark[at] += Math.round(share * (followed[at] - dark[at]))
  return roughness
}

/** What smoothing moved lines by, in shares of their ink. */
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

/** The darkest of each block. */
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

/** How dark what lies round each block was drawn, smoothed. */
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

/** Of the pixels as dark as ink, under the light of the brightest paper. */
function colorOfInk({ data }: PixelPlane, dark: Uint8Array, { color }: Paper, ink: number): readonly number[] {
  const sums = [0, 0, 0]
  let count = 0
  for (let at = 0; at < dark.length; at++) {
    if (dark[at] < ink) continue
    count++
    for (let c = 0; c < 3; c++) sums[c] += data[at * 4 + c]
  }
  const sum = sums.map((all) => all / Math.max(1, count))
  // Light that fell unevenly made these darker than they are, as much in each channel.
  const gain = (color[1] * (1 - ink / FULL)) / Math.max(1, sum[1])
  return sum.map((level) => Math.min(FULL, level * gain))
}

/** Paper and ink, and between them what edges hold of each. */
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
      const share = Math.max(0, Math.min(1, (dark[at] / strength - PAPER_MAX) / (INK_MIN - PAPER_MAX)))
      for (let c = 0; c < 3; c++) data[at * 4 + c] = Math.round(paper[c] + share * (ink[c] - paper[c]))
    }
  return { ...plane, data }
}
