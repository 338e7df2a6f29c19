// Compares a network's drawing with the picture it was made from. A network that learnt on spoiled pictures takes what
// it does not know for noise and removes it, and sharpens what was soft by itself. Both show when its drawing is
// reduced again: the result differs from the picture by more than the cubic's does.
import type { PixelRows } from '../bands/pixel-rows.ts'
import { foldIndex } from '../picture/sample-grid.ts'

/** Source pixels around one, each way, whose residuals decide for it: fewer are moved by single grains of noise. */
const REACH = 3
/**
 * Source pixels around one on which its weight depends: residuals within `REACH`, and one more because weights are
 * interpolated.
 */
export const AGREEMENT_REACH = REACH + 1

/**
 * How far a drawing may differ from its picture. Residuals are compared as root mean squares, the network's over the
 * cubic's.
 */
export type Strictness = {
  /** Ratio up to which the network keeps its full weight. */
  readonly agrees: number
  /** Ratio from which it keeps only `share` of it. */
  readonly strays: number
  /** Weight left to a network that strays, 0..1. */
  readonly share: number
  /** Levels of 255: a cubic's residual below this is no yardstick (rounding, plain areas, noise). */
  readonly least: number
  /**
   * The same for how far the reduced drawing lies from the reduced cubic, over what the cubic leaves: a right drawing
   * goes as far as the picture does (1), one that goes further adds what nothing asked for. Full weight up to `right`,
   * `share` of it from `tooFar` on.
   */
  readonly steps?: { readonly right: number; readonly tooFar: number; readonly share: number }
}

export const strictness = {
  /**
   * Measured ratios: art that the network drew well up to 0.75; photographs that it drew worse than the cubic, rims and
   * speckles that it removed, 0.95 and more. Steps: of 120 surfaces of cloth, photographs and soft art, those drawn
   * well 0.8 to 1.25; ridges, spots and bells under JPEG, drawn 2 to 4 dB worse than by the cubic, 1.9 and more.
   */
  jpeg: { agrees: 0.8, strays: 1.2, share: 0.2, least: 2.5, steps: { right: 1.05, tooFar: 1.45, share: 0.1 } },
  /** Removing noise is a step as well, so steps may be longer. */
  noise: { agrees: 0.6, strays: 1.1, share: 0.2, least: 2.5, steps: { right: 1.5, tooFar: 2, share: 0.2 } },
  /**
   * A network that learnt on clean pictures returns nearly all of them with 0.2 to 0.45. Squares of photographs that
   * measured 0.63 and more were drawn best with a sixth of it, and motifs of single pixels, of which it makes something
   * else, without it.
   */
  clean: { agrees: 0.5, strays: 0.75, share: 0.15, least: 0.8 },
} as const satisfies Readonly<Record<string, Strictness>>

export type AgreementTerms = {
  /** The picture that both were drawn from, in colour. */
  readonly source: PixelRows
  /** Weight of the drawing where it agrees with the picture, 0..1. */
  readonly most: number
  /** Standard deviation, levels of 255, of noise that the drawing is right to remove. */
  readonly grain: number
  readonly strictness: Strictness
}

/**
 * Squared residuals of one row of source pixels: of the drawing and of the cubic against the picture, and of the
 * drawing against the cubic. Integers, so that the order of adding does not matter.
 */
type Remainders = { readonly drawn: Float64Array; readonly cubic: Float64Array; readonly step: Float64Array }

/**
 * The drawing, mixed with the floor by how far it strays from the picture when it is reduced by area, for each source
 * pixel.
 *
 * @param drawn the source enlarged by a whole number
 * @param cubic the cubic enlargement of the same size, the yardstick
 * @param floor what is drawn where the drawing is not believed
 */
export function preferWhereAgreed(
  drawn: PixelRows,
  cubic: PixelRows,
  floor: PixelRows,
  { source, ...terms }: AgreementTerms,
): PixelRows {
  const { width, height, wrap } = source
  const scale = drawn.width / width
  const remaindersOf = keepRows(2 * AGREEMENT_REACH + 2, async (y): Promise<Remainders> => {
    const [ofDrawn, ofCubic] = [await sumOfCells(drawn, y, scale), await sumOfCells(cubic, y, scale)]
    const own = Int32Array.from(await source.row(y))
    for (let i = 0; i < own.length; i++) own[i] *= scale ** 2
    const levels = scale ** 4
    return {
      drawn: squaresOf(own, ofDrawn, levels),
      cubic: squaresOf(own, ofCubic, levels),
      step: squaresOf(ofDrawn, ofCubic, levels),
    }
  })
  const shares = keepRows(4, async (y) => {
    const around: Remainders[] = []
    for (let k = -REACH; k <= REACH; k++) around.push(await remaindersOf(foldIndex(y + k, height, wrap.y)))
    return sharesOf(around, { width, wraps: wrap.x, ...terms })
  })
  const line = new Uint8ClampedArray(drawn.width * 3)
  const bytes = new Uint8Array(line.buffer)
  return {
    ...drawn,
    row: async (y) => {
      const at = (y + 0.5) / scale - 0.5
      const above = Math.floor(at)
      const one = await shares(foldIndex(above, height, wrap.y))
      const other = await shares(foldIndex(above + 1, height, wrap.y))
      const [values, others] = [await drawn.row(y), await floor.row(y)]
      blend(line, values, others, { one, other, below: at - above, scale, wraps: wrap.x })
      return bytes
    },
  }
}

/** Sums of each colour over the cells (scale × scale pixels) of one row of the source. */
async function sumOfCells(enlarged: PixelRows, y: number, scale: number): Promise<Int32Array> {
  const sums = new Int32Array((enlarged.width / scale) * 3)
  for (let k = 0; k < scale; k++) {
    const row = await enlarged.row(y * scale + k)
    for (let to = 0, from = 0; to < sums.length; to += 3)
      for (const end = from + 3 * scale; from < end; from += 3) {
        sums[to] += row[from]
        sums[to + 1] += row[from + 1]
        sums[to + 2] += row[from + 2]
      }
  }
  return sums
}

/**
 * Squared differences of two rows of sums, summed over the colours and divided by `levels`, so that they are those of
 * means.
 */
function squaresOf(one: Int32Array, other: Int32Array, levels: number): Float64Array {
  const squares = new Float64Array(one.length / 3)
  for (let i = 0; i < one.length; i++) squares[Math.floor(i / 3)] += (one[i] - other[i]) ** 2
  for (let x = 0; x < squares.length; x++) squares[x] = Math.round(squares[x] / levels)
  return squares
}

/** Samples that decide for one pixel. */
const COUNTED = 3 * (2 * REACH + 1) ** 2

type Shared = Omit<AgreementTerms, 'source'> & { readonly width: number; readonly wraps: boolean }

function sharesOf(around: readonly Remainders[], { width, wraps, most, grain, strictness }: Shared): Float32Array {
  const { agrees, strays, share, steps } = strictness
  const columns = { drawn: new Float64Array(width), cubic: new Float64Array(width), step: new Float64Array(width) }
  for (const row of around)
    for (let x = 0; x < width; x++) {
      columns.drawn[x] += row.drawn[x]
      columns.cubic[x] += row.cubic[x]
      columns.step[x] += row.step[x]
    }
  const least = COUNTED * strictness.least ** 2
  const shares = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const ofCubic = Math.max(least, sumAround(columns.cubic, x, wraps))
    const left = Math.sqrt(Math.max(0, sumAround(columns.drawn, x, wraps) - COUNTED * grain ** 2) / ofCubic)
    const agreed = Math.max(share, (strays - left) / (strays - agrees))
    const step = Math.sqrt(Math.max(0, sumAround(columns.step, x, wraps) - COUNTED * grain ** 2) / ofCubic)
    const asked = steps ? Math.max(steps.share, (steps.tooFar - step) / (steps.tooFar - steps.right)) : 1
    shares[x] = most * Math.min(1, agreed, asked)
  }
  return shares
}

function sumAround(columns: Float64Array, x: number, wraps: boolean): number {
  let sum = 0
  for (let k = -REACH; k <= REACH; k++) sum += columns[foldIndex(x + k, columns.length, wraps)]
  return sum
}

type Between = {
  readonly one: Float32Array
  readonly other: Float32Array
  /** How far the row lies from `one` to `other`, 0..1. */
  readonly below: number
  readonly scale: number
  readonly wraps: boolean
}

/** Mixes two rows by the weights of the source pixels around, interpolated linearly between their centres. */
function blend(
  line: Uint8ClampedArray,
  values: Uint8Array,
  others: Uint8Array,
  { one, other, below, scale, wraps }: Between,
): void {
  const columns = new Float32Array(one.length)
  for (let x = 0; x < columns.length; x++) columns[x] = one[x] + below * (other[x] - one[x])
  for (let x = 0; x * 3 < line.length; x++) {
    const at = (x + 0.5) / scale - 0.5
    const left = Math.floor(at)
    const from = columns[foldIndex(left, columns.length, wraps)]
    const share = from + (at - left) * (columns[foldIndex(left + 1, columns.length, wraps)] - from)
    for (let i = 3 * x; i < 3 * x + 3; i++) line[i] = others[i] + share * (values[i] - others[i])
  }
}

/** Keeps the last `count` rows that were computed. */
function keepRows<Row>(count: number, compute: (y: number) => Promise<Row>): (y: number) => Promise<Row> {
  const kept = new Map<number, Row>()
  return async (y) => {
    const row = kept.get(y) ?? (await compute(y))
    kept.delete(y)
    const oldest = kept.size >= count ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(y, row)
    return row
  }
}
