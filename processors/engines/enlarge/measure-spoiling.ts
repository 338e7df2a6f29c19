import { estimateNoise } from './estimate-noise.ts'
import { quantileBin } from './quantile-bin.ts'
import { foldIndex, type SampleGrid } from './sample-grid.ts'

/** What happened to a picture before it came here. All three are the same for a repeat however it is rolled. */
export type Spoiling = {
  /** Standard deviation of noise, levels of 255. */
  readonly noise: number
  /** The same between neighbours two pixels apart over that between next ones: 1 for noise, more for texture. */
  readonly growth: number
  /**
   * How much emptier the highest frequencies are in blocks of 8 × 8 on one grid than on the others, in octaves: about 0 for
   * a picture that was never a JPEG, 1 and more for one that was.
   */
  readonly blocks: number
  /** Share of a strong edge's height that lies outside its steepest step: hard edges 0 to 0.4, blurred ones more. */
  readonly softness: number
}

export function measureSpoiling(grid: SampleGrid): Spoiling {
  const noise = estimateNoise(grid)
  return {
    noise,
    growth: noise === 0 ? 1 : estimateNoise(grid, 2) / noise,
    blocks: findBlocks(grid),
    softness: measureSoftness(grid),
  }
}

/** Noise from this deviation on is worth smoothing; clean photographs measured up to 1.9. */
const NOISE_MIN = 2
/** Texture is no noise: where it was as strong, it measured 1.65 and more, noise 1 to 1.6. */
const GROWTH_MAX = 1.62
/** Pictures that were a JPEG measured 0.75 and more, all others up to 0.44. */
const BLOCKS_MIN = 0.6
/** Blurred pictures measured 0.45 to 0.58, clean ones up to 0.48. */
const SOFTNESS_MIN = 0.5

export type Trace = 'noise' | 'JPEG' | 'blur'

/** What the measures tell, in words: nothing for a clean picture. */
export function tracesOf({ noise, growth, blocks, softness }: Spoiling): readonly Trace[] {
  return [
    ...(noise >= NOISE_MIN && growth <= GROWTH_MAX ? ['noise' as const] : []),
    ...(blocks >= BLOCKS_MIN ? ['JPEG' as const] : []),
    ...(softness >= SOFTNESS_MIN ? ['blur' as const] : []),
  ]
}

/** The luma of JPEG in some rows, where its quantization is coarsest to see and finest to measure. */
function lightOf({ samples, width, channels }: SampleGrid, firstRow: number, rowCount: number): Float32Array {
  const light = new Float32Array(width * rowCount)
  const start = firstRow * width * channels
  for (let i = 0; i < light.length; i++) {
    const at = start + i * channels
    light[i] = channels < 3 ? samples[at] : 0.299 * samples[at] + 0.587 * samples[at + 1] + 0.114 * samples[at + 2]
  }
  return light
}

const BLOCK = 8
const HIGH = [5, 6, 7] as const
/** Sixteenths of an octave, as whole numbers, so that the order of summing cannot matter. */
const STEPS_PER_OCTAVE = 16
/** Fewer blocks on a grid than this say nothing. */
const BLOCKS_COUNTED_MIN = 16

/** The discrete cosines of a block that JPEG rounds away first. */
const cosines = HIGH.map((u) =>
  Float32Array.from({ length: BLOCK }, (_, x) => 0.5 * Math.cos(((2 * x + 1) * u * Math.PI) / (2 * BLOCK))),
)

/** Rows of blocks looked at in one go, so that large pictures need no more memory than small ones; a multiple of a block. */
const BAND_ROWS = 8 * BLOCK

function findBlocks(grid: SampleGrid): number {
  const { width, height } = grid
  if (width < 2 * BLOCK || height < 2 * BLOCK) return 0
  const sums = new Float64Array(BLOCK * BLOCK)
  const counts = new Uint32Array(BLOCK * BLOCK)
  const across = width - BLOCK + 1
  const down = height - BLOCK + 1
  for (let top = 0; top < down; top += BAND_ROWS) {
    const rows = Math.min(BAND_ROWS, down - top)
    const energy = highEnergy(lightOf(grid, top, rows + BLOCK - 1), width, rows)
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < across; x++) {
        const offset = (y % BLOCK) * BLOCK + (x % BLOCK)
        sums[offset] += Math.round(STEPS_PER_OCTAVE * Math.log2(1 + energy[y * width + x]))
        counts[offset]++
      }
  }
  if (counts.some((count) => count < BLOCKS_COUNTED_MIN)) return 0
  const means = [...sums].map((sum, offset) => sum / counts[offset] / STEPS_PER_OCTAVE).sort((a, b) => a - b)
  const [emptiest, usual] = [means[0], means[means.length >> 1]]
  return usual - emptiest
}

/** Energy of the high frequencies in the block that begins at each pixel of `rows` rows; `light` goes on for a block below. */
function highEnergy(light: Float32Array, width: number, rows: number): Float32Array {
  const energy = new Float32Array(width * rows)
  const along = new Float32Array(light.length)
  for (const cosine of cosines) {
    for (let at = 0; at < light.length; at += width)
      for (let x = at; x + BLOCK <= at + width; x++) {
        let sum = 0
        for (let k = 0; k < BLOCK; k++) sum += cosine[k] * light[x + k]
        along[x] = sum
      }
    for (const downward of cosines)
      for (let y = 0; y < rows; y++)
        for (let x = 0; x + BLOCK <= width; x++) {
          let sum = 0
          for (let k = 0; k < BLOCK; k++) sum += downward[k] * along[(y + k) * width + x]
          energy[y * width + x] += sum * sum
        }
  }
  return energy
}

/** Levels that a step over three pixels must have to be an edge. */
const EDGE_STEP_MIN = 24
const SOFTNESS_BINS = 256

function measureSoftness(grid: SampleGrid): number {
  const { width, height, wrap } = grid
  const counts = new Uint32Array(SOFTNESS_BINS + 1)
  for (let y = 0; y < height; y++) {
    const light = lightOf(grid, y, 1)
    for (let x = 0; x < width; x++) {
      const [a, b, c, d] = [-1, 0, 1, 2].map((k) => light[foldIndex(x + k, width, wrap.x)])
      const whole = Math.abs(d - a)
      if (whole < EDGE_STEP_MIN || Math.abs(c - b) < Math.max(Math.abs(b - a), Math.abs(d - c))) continue
      counts[Math.round(SOFTNESS_BINS * Math.max(0, 1 - Math.abs(c - b) / whole))]++
    }
  }
  return Math.max(0, quantileBin(counts, 0.5)) / SOFTNESS_BINS
}
