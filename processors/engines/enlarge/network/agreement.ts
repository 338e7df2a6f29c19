// A network that was taught on spoiled pictures takes what it does not know for grain and draws it away, and sharpens what was soft by
// itself. Both show when its drawing is reduced again: it is no longer the picture, by more than the cubic's is not.
import type { PixelRows } from '../pixel-rows.ts'
import { foldIndex } from '../sample-grid.ts'

/** Source pixels around, each way, whose remainders count for one pixel: fewer are moved by single grains. */
const REACH = 3
/** Source pixels around one whose drawing its share depends on: the remainders around it, and around those the share is carried from. */
export const AGREEMENT_REACH = REACH + 1

/**
 * The network's remainder over the cubic's, as a ratio of deviations. Art that it drew well measured up to 0.75, photographs that it drew
 * worse than the cubic, rims and speckles it drew away, 0.95 and more.
 */
const RATIO = { agrees: 0.7, strays: 1.2 } as const
/** Share that is left to it where it strays: a mean of two errs less than either. */
const SHARE_MIN = 0.5
/** Deviation, levels of 255, below which the cubic's remainder is no measure: rounding, and what is plain. */
const REMAINDER_MIN = 2.5

export type AgreementTerms = {
  /** The picture that both are drawn from, in colour. */
  readonly source: PixelRows
  /** Share of the drawing where it agrees with the picture, 0..1. */
  readonly most: number
  /** Deviation, levels of 255, of the grain that it is right to draw away. */
  readonly grain: number
}

/** Squared remainders of one row of source pixels, whole numbers, so that the order of adding them cannot matter. */
type Remainders = { readonly drawn: Float64Array; readonly cubic: Float64Array }

/**
 * One drawing, but by so much of the cubic as it strays from the picture when it is reduced by area, pixel by pixel of the source.
 *
 * @param drawn the source enlarged by a whole number
 * @param openCubic opens the cubic enlargement of the same size; rows are asked for here and there, so it is opened twice
 */
export function preferWhereAgreed(
  drawn: PixelRows,
  openCubic: () => PixelRows,
  { source, most, grain }: AgreementTerms,
): PixelRows {
  const { width, height, wrap } = source
  const scale = drawn.width / width
  const seenCubic = openCubic()
  const cubic = openCubic()
  const remaindersOf = keepRows(2 * AGREEMENT_REACH + 2, async (y): Promise<Remainders> => {
    const own = Uint8Array.from(await source.row(y))
    return { drawn: await takeReduced(drawn, own, y, scale), cubic: await takeReduced(seenCubic, own, y, scale) }
  })
  const shares = keepRows(4, async (y) => {
    const around: Remainders[] = []
    for (let k = -REACH; k <= REACH; k++) around.push(await remaindersOf(foldIndex(y + k, height, wrap.y)))
    return sharesOf(around, { width, wraps: wrap.x, most, grain })
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
      const [values, others] = [await drawn.row(y), await cubic.row(y)]
      blend(line, values, others, { one, other, below: at - above, scale, wraps: wrap.x })
      return bytes
    },
  }
}

/** Squared differences between a row of the source and the enlargement reduced by area, in units of 1 / scale⁴, summed over the colours. */
async function takeReduced(enlarged: PixelRows, own: Uint8Array, y: number, scale: number): Promise<Float64Array> {
  const sums = new Int32Array(own.length)
  for (let k = 0; k < scale; k++) {
    const row = await enlarged.row(y * scale + k)
    for (let i = 0; i < row.length; i++) sums[3 * Math.floor(i / (3 * scale)) + (i % 3)] += row[i]
  }
  const squares = new Float64Array(own.length / 3)
  for (let i = 0; i < own.length; i++) squares[Math.floor(i / 3)] += (scale * scale * own[i] - sums[i]) ** 2
  const levels = scale ** 4
  return squares.map((square) => Math.round(square / levels))
}

/** Samples whose remainders count for one pixel. */
const COUNTED = 3 * (2 * REACH + 1) ** 2

type Shared = { readonly width: number; readonly wraps: boolean; readonly most: number; readonly grain: number }

function sharesOf(around: readonly Remainders[], { width, wraps, most, grain }: Shared): Float32Array {
  const [drawn, cubic] = [new Float64Array(width), new Float64Array(width)]
  for (const row of around)
    for (let x = 0; x < width; x++) {
      drawn[x] += row.drawn[x]
      cubic[x] += row.cubic[x]
    }
  const least = COUNTED * REMAINDER_MIN ** 2
  const { agrees, strays } = RATIO
  return Float32Array.from(drawn, (_, x) => {
    let [ofDrawn, ofCubic] = [0, 0]
    for (let k = -REACH; k <= REACH; k++) {
      const column = foldIndex(x + k, width, wraps)
      ofDrawn += drawn[column]
      ofCubic += cubic[column]
    }
    const ratio = Math.sqrt(Math.max(0, ofDrawn - COUNTED * grain ** 2) / Math.max(least, ofCubic))
    return most * Math.min(1, Math.max(SHARE_MIN, (strays - ratio) / (strays - agrees)))
  })
}

type Between = {
  readonly one: Float32Array
  readonly other: Float32Array
  /** How far the row lies from `one` to `other`, 0..1. */
  readonly below: number
  readonly scale: number
  readonly wraps: boolean
}

/** Mixes two rows by the shares of the source pixels around, carried between their centres along straight lines. */
function blend(
  line: Uint8ClampedArray,
  values: Uint8Array,
  others: Uint8Array,
  { one, other, below, scale, wraps }: Between,
): void {
  const columns = one.map((share, x) => share + below * (other[x] - share))
  for (let x = 0; x * 3 < line.length; x++) {
    const at = (x + 0.5) / scale - 0.5
    const left = Math.floor(at)
    const from = columns[foldIndex(left, columns.length, wraps)]
    const share = from + (at - left) * (columns[foldIndex(left + 1, columns.length, wraps)] - from)
    for (let i = 3 * x; i < 3 * x + 3; i++) line[i] = others[i] + share * (values[i] - others[i])
  }
}

/** Computes rows once as long as they are asked for again soon. */
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
