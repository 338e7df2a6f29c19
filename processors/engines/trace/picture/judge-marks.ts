import { brightOf, type Paper } from './paper.ts'
import { BLOCK, type Blocks } from './sum-blocks.ts'

/** Measurements of the marks on paper. */
export type Marks = {
  /** Share (0..1) of the paper's light that the darkest tenth of its blocks absorb. */
  readonly strength: number
  /** Share (0..1) of the blocks that touch no paper. */
  readonly inner: number
  /** Share (0..1) of the quiet and pale ones among these, as in shading. */
  readonly shaded: number
  /** Distance of colours from the line between paper and ink, as a share of their distance from paper. */
  readonly coloured: number
}

const PIXELS = BLOCK * BLOCK
const DARKEST = 0.1
// As shares of the strength: largest deviation of quiet blocks, and largest absorption of pale ones.
const QUIET_MAX = 0.1
const PALE_MAX = 0.6
// Measured on pencil, charcoal and ink on paper: at most 0.019 of all marks and 0.035 of the inner ones are shaded, and
// at most 0.04 off the line. Photographs with as much paper-like ground have 0.02, 0.06 and 0.1 or more, or nearly all
// of their marks are wide, or their marks are faint.
const SHADED_MAX = 0.02
const SHADED_INNER_MAX = 0.04
const COLOURED_MAX = 0.06
const STRENGTH_MIN = 0.16
const INNER_MAX = 0.3
// Marks of this strength may be filled forms.
const PLAIN_STRENGTH_MIN = 0.4
const PLAIN_INNER_MAX = 0.6

/** Whether the marks are lines in one pencil or ink, and not a photograph or a print in several inks. */
export function areLines({ strength, inner, shaded, coloured }: Marks): boolean {
  if (coloured > COLOURED_MAX || strength < STRENGTH_MIN) return false
  if (shaded > SHADED_MAX || shaded > SHADED_INNER_MAX * Math.max(inner, SHADED_MAX)) return false
  return inner < (strength < PLAIN_STRENGTH_MIN ? INNER_MAX : PLAIN_INNER_MAX)
}

/** Whether the marks are too wide for lines; uses the paper alone. */
export function areWide(paper: Paper): boolean {
  const { across, down, isPaper } = paper
  let marks = 0
  let inner = 0
  for (let block = 0; block < isPaper.length; block++) if (isPaper[block] === 0) marks++
  for (let row = 1; row + 1 < down; row++)
    for (let column = 1; column + 1 < across; column++) if (isInner(paper, row * across + column)) inner++
  return inner >= PLAIN_INNER_MAX * Math.max(1, marks)
}

// Step from one sampled block to the next: a sample suffices to tell whether marks have one colour.
const HUES_APART = 5
// Largest distance of hues from their common direction relative to their darkness below paper. Near 0 for lines in one
// pencil or ink under any illumination; 0.125 to 0.3 measured on sheets of several inks.
const HUES_MAX = 0.1

/** Whether the marks certainly have several hues, whatever the illumination. */
export function areColoured({ sums }: Blocks): boolean {
  const [red, green, blue] = brightestOf(sums)
  let [both, reds, blues, all] = [0, 0, 0, 0]
  for (let at = 0; at < sums.length; at += 3 * HUES_APART) {
    const [ofRed, ofGreen, ofBlue] = [1 - sums[at] / red, 1 - sums[at + 1] / green, 1 - sums[at + 2] / blue]
    const [redder, bluer] = [ofRed - ofGreen, ofBlue - ofGreen]
    reds += redder * redder
    blues += bluer * bluer
    both += redder * bluer
    all += ofRed * ofRed + ofGreen * ofGreen + ofBlue * ofBlue
  }
  const off = (reds + blues - Math.hypot(reds - blues, 2 * both)) / 2
  return off > HUES_MAX ** 2 * all
}

/** Mean sums of the brightest tenth of a sample of blocks. */
function brightestOf(sums: Int32Array): readonly number[] {
  const least = brightOf(sums, HUES_APART) * PIXELS
  const color = [0, 0, 0]
  let count = 0
  for (let at = 0; at < sums.length; at += 3 * HUES_APART) {
    if (sums[at + 1] < least) continue
    count++
    for (let c = 0; c < 3; c++) color[c] += sums[at + c]
  }
  return color.map((sum) => Math.max(1, sum / Math.max(1, count)))
}

/** Whether many marks are filled forms instead of lines. */
export function areFilled({ inner }: Marks): boolean {
  return inner >= INNER_MAX
}

/** Measures the marks; undefined where everything is paper. */
export function measureMarks(blocks: Blocks, paper: Paper): Marks | undefined {
  const dark = darknessOf(blocks, paper)
  const marks = dark.filter((_, block) => paper.isPaper[block] === 0).sort()
  if (marks.length === 0) return undefined
  const strength = marks[Math.floor((1 - DARKEST) * marks.length)]
  const { across, down, sums, squares } = blocks
  let inner = 0
  let shaded = 0
  for (let row = 1; row + 1 < down; row++)
    for (let column = 1; column + 1 < across; column++) {
      const block = row * across + column
      if (!isInner(paper, block)) continue
      inner++
      const variance = squares[block * 3 + 1] / PIXELS - (sums[block * 3 + 1] / PIXELS) ** 2
      const isQuiet = variance < (QUIET_MAX * strength * paper.levels[block]) ** 2
      if (isQuiet && dark[block] < PALE_MAX * strength) shaded++
    }
  return {
    strength,
    inner: inner / marks.length,
    shaded: shaded / marks.length,
    coloured: strayFromLine(blocks, paper),
  }
}

/** Share of the paper's light that each block absorbs. */
function darknessOf({ sums }: Blocks, { levels }: Paper): Float32Array {
  return levels.map((level, block) => 1 - sums[block * 3 + 1] / PIXELS / level)
}

/** Whether a block of marks touches no paper. */
function isInner({ isPaper, across }: Paper, block: number): boolean {
  for (let row = block - across; row <= block + across; row += across)
    if (isPaper[row - 1] + isPaper[row] + isPaper[row + 1] > 0) return false
  return true
}

/** Distance of the marks' colours under even illumination from their common direction from paper. */
function strayFromLine({ sums }: Blocks, { isPaper, levels, color }: Paper): number {
  const offs = new Float32Array(isPaper.length * 3)
  const line = [0, 0, 0]
  for (let block = 0; block < isPaper.length; block++) {
    if (isPaper[block] !== 0) continue
    const light = levels[block] / color[1]
    for (let at = block * 3; at < block * 3 + 3; at++) {
      offs[at] = color[at - block * 3] - sums[at] / PIXELS / light
      line[at - block * 3] += offs[at]
    }
  }
  const length = Math.max(1e-9, Math.hypot(...line))
  let off = 0
  let all = 0
  for (let at = 0; at < offs.length; at += 3) {
    const along = (offs[at] * line[0] + offs[at + 1] * line[1] + offs[at + 2] * line[2]) / length
    const squares = offs[at] ** 2 + offs[at + 1] ** 2 + offs[at + 2] ** 2
    off += squares - along * along
    all += squares
  }
  return Math.sqrt(Math.max(0, off) / Math.max(1e-9, all))
}
