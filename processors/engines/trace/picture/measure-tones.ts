import type { PixelChanges } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'

export type ToneStatistics = {
  /** Bits that the quiet places' colours share: artwork has few inks and stays near 5 even with grain, photographs pass 6. */
  readonly toneBits: number
  /** Bits of those places' brightness alone: nearly as many where all colours lie on one line, as in a grey photograph. */
  readonly lightBits: number
  /** What a fifth of all blocks deviate by, in shares (0..1) of what four fifths do: artwork is busy at its edges, texture all over. */
  readonly evenness: number
  /** Difference of neighbouring blocks' brightness that three quarters exceed, levels: grain averages out, texture stays. */
  readonly blockStep: number
  /** Deviation of what grain is left in the means of blocks that hold no edge, levels: a quarter of it, or more of what is coarse. */
  readonly blockGrain: number
  /** Share (0..1) of runs of five blocks without an edge, among all runs: artwork has an edge or nothing, photographs have texture. */
  readonly quietRuns: number
  /** Share (0..1) of those runs whose brightness changes from end to end: shading, which flat areas do not have. */
  readonly shading: number
}

// Large enough to average grain away to a quarter, small enough to fit between edges.
const BLOCK_BITS = 2
const BLOCK = 1 << BLOCK_BITS
// A block whose deviation passes this much and the grain holds an edge.
const QUIET_BASE = 2
const QUIET_GRAINS = 1.5
// Levels that count as one tone: wider than grain's rest in a block's mean.
const TONE_STEP = 6
// Steps a level in which deviations are counted.
const DEVIATION_STEPS = 2

/**
 * Looks at 4×4 blocks, in which grain averages out and what is really there stays.
 *
 * @param noise deviation of the grain, levels
 */
export function measureTones(plane: PixelPlane, changes: PixelChanges, noise: number): ToneStatistics {
  const { data, width, height } = plane
  const across = Math.floor(width / BLOCK)
  const down = Math.floor(height / BLOCK)
  const means = new Float64Array(across * down)
  const tones = new Map<number, number>()
  const lights = new Uint32Array(Math.ceil(256 / TONE_STEP))
  const deviations = new Uint32Array(128 * DEVIATION_STEPS)
  const isQuiet = new Uint8Array(across * down)
  const busy = new Uint8Array(across)
  const seen: BlockColor = { green: 0, tone: 0, deviation: 0 }
  let quiet = 0
  for (let row = 0; row < down; row++) {
    markBlocks(busy, changes, row, width)
    for (let column = 0; column < across; column++) {
      const at = (row * BLOCK * width + column * BLOCK) * 4
      if (busy[column] === 1) measureBlock(data, width, at, seen)
      else readFlatBlock(data, at, seen)
      means[row * across + column] = seen.green
      deviations[Math.floor(seen.deviation * DEVIATION_STEPS)]++
      if (seen.deviation > QUIET_BASE + QUIET_GRAINS * noise) continue
      quiet++
      isQuiet[row * across + column] = 1
      tones.set(seen.tone, (tones.get(seen.tone) ?? 0) + 1)
      lights[Math.floor(seen.green / TONE_STEP)]++
    }
  }
  const blockGrain = grainOfBlocks(means, isQuiet, across, down)
  const shade = Math.max(SHADE_MIN, SHADE_BASE + SHADE_GRAINS * noise, SHADE_BLOCK_GRAINS * blockGrain)
  return {
    blockGrain,
    toneBits: bitsOf(tones.values(), quiet),
    lightBits: bitsOf(lights, quiet),
    evenness: valueAt(deviations, across * down, 0.2) / Math.max(1, valueAt(deviations, across * down, 0.8)),
    blockStep: lowerQuartileStep(means, across, down),
    ...measureShading(means, isQuiet, across, down, shade),
  }
}

function bitsOf(counts: Iterable<number>, total: number): number {
  let bits = 0
  for (const count of counts) if (count > 0) bits -= (count / total) * Math.log2(count / total)
  return bits
}

/** The first value of a histogram that more than a share of its total does not pass. */
function valueAt(histogram: Uint32Array, total: number, share: number): number {
  let below = 0
  for (let value = 0; value < histogram.length; value++) {
    below += histogram[value]
    if (below > share * total) return value
  }
  return 0
}

/** 1 for each block of a row that holds a pixel unlike a neighbour. */
function markBlocks(busy: Uint8Array, { pixels, rowStarts }: PixelChanges, row: number, width: number): void {
  busy.fill(0)
  for (let y = row * BLOCK; y < (row + 1) * BLOCK; y++) markRow(busy, pixels, rowStarts[y], rowStarts[y + 1], y * width)
}

function markRow(busy: Uint8Array, pixels: Int32Array, from: number, to: number, first: number): void {
  for (let i = from; i < to; i++) busy[(pixels[i] - first) >> BLOCK_BITS] = 1
}

// From the first to the last block of a run: far enough for shading to show, near enough to find room between edges.
const RUN_STEPS = 4
// Levels that means of blocks differ by of themselves, most of them over three deviations of what grain leaves.
const SHADE_MIN = 5
const SHADE_BASE = 1
const SHADE_GRAINS = 1.1

// Grain of film, of paper and of what was compressed goes on from pixel to pixel and is not evened out in a block: what is left of it shows
// by how blocks bend between their neighbours, which a ramp does not. Steps a level in which bends are counted, their median where the
// means of blocks deviate by 1, and how many such deviations the means of two blocks hardly ever lie apart.
const BEND_STEPS = 8
const MEDIAN_BEND = 1.65
const SHADE_BLOCK_GRAINS = 4.5

function measureShading(
  means: Float64Array,
  isQuiet: Uint8Array,
  across: number,
  down: number,
  least: number,
): Pick<ToneStatistics, 'quietRuns' | 'shading'> {
  const seen = { runs: 0, quiet: 0, shaded: 0 }
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const at = row * across + column
      if (column + RUN_STEPS < across) addShade(seen, means, isQuiet, at, 1, least)
      if (row + RUN_STEPS < down) addShade(seen, means, isQuiet, at, across, least)
    }
  return { quietRuns: seen.quiet / Math.max(1, seen.runs), shading: seen.shaded / Math.max(1, seen.quiet) }
}

/** Deviation of the grain that is left in the means of quiet blocks, levels. */
function grainOfBlocks(means: Float64Array, isQuiet: Uint8Array, across: number, down: number): number {
  const bends = new Uint32Array(512 * BEND_STEPS)
  let total = 0
  const add = (block: number, step: number): void => {
    if (isQuiet[block - step] + isQuiet[block] + isQuiet[block + step] < 3) return
    bends[Math.floor(Math.abs(2 * means[block] - means[block - step] - means[block + step]) * BEND_STEPS)]++
    total++
  }
  for (let row = 1; row + 1 < down; row++)
    for (let column = 1; column + 1 < across; column++) {
      add(row * across + column, 1)
      add(row * across + column, across)
    }
  return valueAt(bends, total, 0.5) / (BEND_STEPS * MEDIAN_BEND)
}

function addShade(
  seen: { runs: number; quiet: number; shaded: number },
  means: Float64Array,
  isQuiet: Uint8Array,
  at: number,
  step: number,
  least: number,
): void {
  seen.runs++
  const end = at + RUN_STEPS * step
  for (let block = at; block <= end; block += step) if (isQuiet[block] === 0) return
  seen.quiet++
  if (Math.abs(means[end] - means[at]) > least) seen.shaded++
}

type BlockColor = { green: number; tone: number; deviation: number }

function readFlatBlock(data: Uint8Array, at: number, seen: BlockColor): void {
  seen.green = data[at + 1]
  seen.deviation = 0
  seen.tone = toneOf(data[at], data[at + 1], data[at + 2])
}

function toneOf(red: number, green: number, blue: number): number {
  return (Math.floor(red / TONE_STEP) * 64 + Math.floor(green / TONE_STEP)) * 64 + Math.floor(blue / TONE_STEP)
}

function measureBlock(data: Uint8Array, width: number, at: number, seen: BlockColor): void {
  const pixels = BLOCK * BLOCK
  let red = 0
  let green = 0
  let blue = 0
  let redSquares = 0
  let greenSquares = 0
  let blueSquares = 0
  for (let row = 0; row < BLOCK; row++) {
    const start = at + row * width * 4
    for (let p = start; p < start + BLOCK * 4; p += 4) {
      red += data[p]
      green += data[p + 1]
      blue += data[p + 2]
      redSquares += data[p] * data[p]
      greenSquares += data[p + 1] * data[p + 1]
      blueSquares += data[p + 2] * data[p + 2]
    }
  }
  const variance = (sum: number, squares: number): number => squares / pixels - (sum / pixels) * (sum / pixels)
  const most = Math.max(variance(red, redSquares), variance(green, greenSquares), variance(blue, blueSquares))
  seen.green = green / pixels
  seen.deviation = Math.sqrt(Math.max(0, most))
  seen.tone = toneOf(red / pixels, green / pixels, blue / pixels)
}

function lowerQuartileStep(means: Float64Array, across: number, down: number): number {
  const steps = new Uint32Array(256)
  let total = 0
  for (let row = 0; row + 1 < down; row++) {
    for (let column = 0; column + 1 < across; column++) {
      const at = row * across + column
      steps[Math.floor(Math.abs(means[at] - means[at + 1]))]++
      steps[Math.floor(Math.abs(means[at] - means[at + across]))]++
      total += 2
    }
  }
  return valueAt(steps, total, 0.25)
}
