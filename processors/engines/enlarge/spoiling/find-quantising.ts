// Finds out whether a picture was a JPEG by its DCT coefficients: quantisation leaves them near whole multiples of the
// steps of the quality it was saved at. A dozen blocks are enough, where measure-blocks.ts needs many to see that high
// frequencies are missing.
import { clamp } from '../../numbers/clamp.ts'
import { LUMA, lightOf } from '../picture/light-of.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'

const BLOCK = 8
const COEFFICIENTS = BLOCK * BLOCK
/**
 * Quantisation steps of luma at quality 50, by rows of rising frequency (ITU-T T.81, annex K); other qualities are
 * scaled as libjpeg does.
 */
const STEPS_AT_50 = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
] as const
/** Qualities that are tried: finer ones leave hardly a trace, and coarser ones are not in use. */
const QUALITY = { least: 20, most: 92 } as const
const STEP_MAX = 255
/**
 * Pixels: larger pictures show their blocks (`measure-blocks.ts`). Of those that do not repeat, a piece of this size is
 * read.
 */
const SIDE_MAX = 128

/**
 * Standard deviation of a coefficient about its multiple, levels: luma, colours and luma again were each rounded to
 * bytes.
 */
const ROUNDED = 0.45
/** Share of the coefficients that rounding does not explain, as where colours were clipped at black and white. */
const CUT_OFF = 0.3
/** Log-likelihoods are kept as integers, this many to one, so that the order of summing does not matter. */
const UNITS = 64
/** Coefficients are told apart by an eighth of a level. */
const BINS = 8
/**
 * Log-likelihood ratio of "multiples of a quality's steps" against chance from which the picture was a JPEG. Of 362
 * pictures that never were, one measured 27 and all others 13 at most; small ones that were measured 40 to thousands,
 * except for drawings on white, which are clipped.
 */
const EVIDENCE_MIN = 40

/**
 * Whether the picture was a JPEG of a usual quality, wherever its blocks begin. The same for a repeat however it is
 * rolled.
 */
export function isQuantised(grid: SampleGrid): boolean {
  const seen = cutPiece(grid)
  if (!seen) return false
  const cosines = cosinesOf(seen)
  let best = { evidence: 0, quality: 0, start: 0 }
  for (let quality = QUALITY.least; quality <= QUALITY.most; quality++) {
    const found = bestStart(evidenceOf(cosines, likelihoodsAt(quality)), seen)
    if (found.evidence > best.evidence) best = { ...found, quality }
  }
  const least = EVIDENCE_MIN * UNITS
  return best.evidence >= least && evidenceOfDistinct(cosines, seen, best) >= least
}

/** Whether `isQuantised` reads the picture or a piece of it; of a repeat it reads all or nothing. */
export function canBeQuantised({ width, height, wrap }: Pick<SampleGrid, 'width' | 'height' | 'wrap'>): boolean {
  return !((wrap.x && width > SIDE_MAX) || (wrap.y && height > SIDE_MAX))
}

/** Luma of a piece of the picture, and where blocks of it can begin. */
type Seen = {
  readonly light: Float32Array
  readonly width: number
  readonly height: number
  readonly across: Axis
  readonly down: Axis
}

/**
 * One axis of a piece. `starts` is 8, except for a repeat whose side is no multiple of 8: where it was cut is unknown,
 * so blocks may begin at every pixel.
 */
type Axis = { readonly places: number; readonly starts: number; readonly blocks: (start: number) => number }

function axisOf(side: number, wraps: boolean): Axis {
  if (wraps && side % BLOCK !== 0) return { places: side, starts: side, blocks: () => Math.floor(side / BLOCK) }
  const places = wraps ? side : side - BLOCK + 1
  return { places, starts: BLOCK, blocks: (start) => Math.floor((places - 1 - start) / BLOCK) + 1 }
}

function cutPiece(grid: SampleGrid): Seen | undefined {
  const { wrap } = grid
  if (!canBeQuantised(grid)) return undefined
  const [width, height] = [Math.min(grid.width, SIDE_MAX), Math.min(grid.height, SIDE_MAX)]
  if (width < BLOCK || height < BLOCK) return undefined
  const left = (grid.width - width) >> 1
  const top = (grid.height - height) >> 1
  const light = new Float32Array(width * height)
  for (let y = 0; y < height; y++) light.set(lightOf(grid, top + y, 1, LUMA).subarray(left, left + width), y * width)
  return { light, width, height, across: axisOf(width, wrap.x), down: axisOf(height, wrap.y) }
}

const basis = Array.from({ length: BLOCK }, (_, u) =>
  Float32Array.from(
    { length: BLOCK },
    (_, x) => (u === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * x + 1) * u * Math.PI) / (2 * BLOCK)),
  ),
)

/** For each of the 64 frequencies: the absolute DCT coefficient, in bins, of the block that begins at each place. */
function cosinesOf({ light, width, height, across, down }: Seen): readonly Uint16Array[] {
  const along = basis.map((wave) => {
    const sums = new Float32Array(across.places * height)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < across.places; x++) {
        let sum = 0
        for (let k = 0; k < BLOCK; k++) sum += wave[k] * light[y * width + ((x + k) % width)]
        sums[y * across.places + x] = sum
      }
    return sums
  })
  return Array.from({ length: COEFFICIENTS }, (_, index) => {
    const [sums, wave] = [along[index % BLOCK], basis[Math.floor(index / BLOCK)]]
    const sizes = new Uint16Array(across.places * down.places)
    for (let y = 0; y < down.places; y++)
      for (let x = 0; x < across.places; x++) {
        let sum = 0
        for (let k = 0; k < BLOCK; k++) sum += wave[k] * sums[((y + k) % height) * across.places + x]
        sizes[y * across.places + x] = Math.round(BINS * Math.abs(sum))
      }
    return sizes
  })
}

/**
 * By quantisation step, then by the coefficient's remainder after that step (bins): log-likelihood ratio of a quantised
 * coefficient against chance.
 */
const likelihoodsOf = Array.from({ length: STEP_MAX + 1 }, (_, step) =>
  Int16Array.from({ length: step * BINS }, (_, bin) => {
    const off = Math.min(bin, step * BINS - bin) / BINS
    const near = Math.exp(-((off / ROUNDED) ** 2) / 2) / (ROUNDED * Math.sqrt(2 * Math.PI))
    return Math.round(UNITS * Math.log(CUT_OFF + (1 - CUT_OFF) * near * step))
  }),
)

function likelihoodsAt(quality: number): readonly Int16Array[] {
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality
  return STEPS_AT_50.map((at50) => {
    const step = Math.floor((at50 * scale + 50) / 100)
    return likelihoodsOf[clamp(step, 1, STEP_MAX)]
  })
}

/**
 * Evidence of one block. The mean of the block (index 0) is left out, and so are coefficients rounded to 0: those are
 * as small in any calm picture.
 */
function evidenceAt(sizes: readonly Uint16Array[], place: number, likelihoods: readonly Int16Array[]): number {
  let sum = 0
  for (let index = 1; index < COEFFICIENTS; index++) {
    const table = likelihoods[index]
    const size = sizes[index][place]
    if (2 * size >= table.length && table.length > BINS) sum += table[size % table.length]
  }
  return sum
}

function evidenceOf(cosines: readonly Uint16Array[], likelihoods: readonly Int16Array[]): Int32Array {
  const sums = new Int32Array(cosines[0].length)
  for (let index = 1; index < COEFFICIENTS; index++) {
    const table = likelihoods[index]
    const { length } = table
    if (length <= BINS) continue
    const sizes = cosines[index]
    for (let place = 0; place < sums.length; place++)
      if (2 * sizes[place] >= length) sums[place] += table[sizes[place] % length]
  }
  return sums
}

type Start = { readonly start: number; readonly evidence: number }

/** The grid of blocks with most evidence. */
function bestStart(evidence: Int32Array, { across, down }: Seen): Start {
  let best: Start = { start: 0, evidence: 0 }
  const line = new Int32Array(across.places)
  for (let y = 0; y < down.starts; y++) {
    line.fill(0)
    for (let k = 0; k < down.blocks(y); k++) {
      const from = ((y + k * BLOCK) % down.places) * across.places
      for (let x = 0; x < line.length; x++) line[x] += evidence[from + x]
    }
    for (let x = 0; x < across.starts; x++) {
      let sum = 0
      for (let k = 0; k < across.blocks(x); k++) sum += line[(x + k * BLOCK) % across.places]
      if (sum > best.evidence) best = { start: y * across.places + x, evidence: sum }
    }
  }
  return best
}

/** Evidence of one grid in which equal blocks count once: what is repeated all over may fit by chance. */
function evidenceOfDistinct(
  cosines: readonly Uint16Array[],
  { across, down }: Seen,
  { start, quality }: { readonly start: number; readonly quality: number },
): number {
  const likelihoods = likelihoodsAt(quality)
  const [left, top] = [start % across.places, Math.floor(start / across.places)]
  const seen = new Set<string>()
  let sum = 0
  for (let j = 0; j < down.blocks(top); j++)
    for (let i = 0; i < across.blocks(left); i++) {
      const place = ((top + j * BLOCK) % down.places) * across.places + ((left + i * BLOCK) % across.places)
      const key = cosines
        .map((sizes) => sizes[place] >> 3)
        .slice(1)
        .join()
      if (seen.has(key)) continue
      seen.add(key)
      sum += evidenceAt(cosines, place, likelihoods)
    }
  return sum
}
