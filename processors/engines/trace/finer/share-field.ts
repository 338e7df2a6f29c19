import { clamp } from '../../numbers/clamp.ts'
import type { Inks } from '../inks/find-inks.ts'
import type { PixelPlane } from '../picture/pixels.ts'

/** Sub-pixels along each side of a pixel. */
export const PARTS = 4
/** Sub-pixels in a pixel. */
export const PARTS_OF_PIXEL = PARTS * PARTS

/** The two inks of each mixed pixel and how its sub-pixels are divided between them. */
export type ShareField = {
  readonly plane: PixelPlane
  readonly inks: Inks
  /** The mixed pixels, in reading order. */
  readonly mixed: Int32Array
  /** Index of each pixel of the picture in `mixed`; -1 for pure ones. */
  readonly placeOf: Int32Array
  /** Ink of each pixel of the picture, in mixed ones the major one; and the minor one. */
  readonly major: Uint8Array
  readonly minor: Uint8Array
  /** Share of the major ink in each mixed pixel, 0..1. */
  readonly shares: Float32Array
  /** Share of the major ink in each sub-pixel, 0..1; `PARTS_OF_PIXEL` for each mixed pixel. */
  readonly parts: Float32Array
}

/**
 * A square neighbourhood of a pixel, each colour projected onto the line from its minor to its major ink; `side` is its
 * width.
 */
type View = { readonly levels: Float32Array; readonly side: number }

// In the first round sub-pixels are ranked by the picture, interpolated with a cubic over 4 pixels; later by the
// previous division, blurred with a Gaussian of this many sub-pixels, over 3 pixels.
const PICTURE_SIDE = 5
const SPREAD_PARTS = 1.5
const CUT_SIDE = 3 * PARTS
// After this many rounds hardly any sub-pixel changes.
const ROUNDS = 4
// Sub-pixels whose values differ by less are tied, as a share of the distance between the inks.
const TIE = 1e-4

/**
 * Divides the sub-pixels of every mixed pixel between its two inks such that the shares are kept and borders are short.
 * Sub-pixels are ranked by their surroundings, first in the picture, then in the previous division, and the major ink
 * takes the highest. Source: B. Merriman, J. Bence, S. Osher, "Diffusion generated motion by mean curvature" (1992),
 * here with the area in every pixel preserved.
 */
export function cutPixels(field: ShareField): void {
  const scores = new Float32Array(PARTS_OF_PIXEL)
  const next = new Float32Array(field.parts.length)
  for (let round = 0; round <= ROUNDS; round++) {
    const view = round === 0 ? viewOf(PICTURE_SIDE) : viewOf(CUT_SIDE)
    const weights = round === 0 ? cubicWeights() : gaussWeights()
    for (let place = 0; place < field.mixed.length; place++) {
      const towards = round === 0 ? seePicture(field, place, view.levels) : seeParts(field, place, view.levels)
      weighView(view, weights, scores)
      shareOut(scores, field.shares[place], TIE * towards, next, place * PARTS_OF_PIXEL)
    }
    field.parts.set(next)
  }
}

function viewOf(side: number): View {
  return { levels: new Float32Array(side * side), side }
}

/** Fills `levels` with the pixels within two of one; returns the squared distance of its inks. */
function seePicture({ plane, inks, mixed, major, minor }: ShareField, place: number, levels: Float32Array): number {
  const { data, width, height } = plane
  const pixel = mixed[place]
  const [red, green, blue, alpha] = wayBetween(inks, major[pixel], minor[pixel])
  const [x, y] = [pixel % width, Math.floor(pixel / width)]
  let i = 0
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++) {
      const at = 4 * (within(y + dy, height) * width + within(x + dx, width))
      levels[i++] = data[at] * red + data[at + 1] * green + data[at + 2] * blue + data[at + 3] * alpha
    }
  return red * red + green * green + blue * blue + alpha * alpha
}

/** Fills `levels` with the sub-pixels of a pixel and its eight neighbours; returns the squared distance of its inks. */
function seeParts(field: ShareField, place: number, levels: Float32Array): number {
  const { plane, inks, mixed, placeOf, major, minor, parts } = field
  const { width, height } = plane
  const pixel = mixed[place]
  const way = wayBetween(inks, major[pixel], minor[pixel])
  const [x, y] = [pixel % width, Math.floor(pixel / width)]
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const seen = within(y + dy, height) * width + within(x + dx, width)
      const one = along(inks, major[seen], way)
      const other = along(inks, minor[seen], way)
      const from = placeOf[seen] * PARTS_OF_PIXEL
      const to = (dy + 1) * PARTS * CUT_SIDE + (dx + 1) * PARTS
      for (let part = 0; part < PARTS_OF_PIXEL; part++)
        levels[to + Math.floor(part / PARTS) * CUT_SIDE + (part % PARTS)] =
          from < 0 ? one : other + parts[from + part] * (one - other)
    }
  return along(inks, major[pixel], way) - along(inks, minor[pixel], way)
}

function within(at: number, count: number): number {
  return at < 0 ? 0 : at < count ? at : count - 1
}

function wayBetween({ values }: Inks, to: number, from: number): [number, number, number, number] {
  const way = (channel: number): number => values[to * 4 + channel] - values[from * 4 + channel]
  return [way(0), way(1), way(2), way(3)]
}

function along({ values }: Inks, ink: number, way: readonly number[]): number {
  const at = ink * 4
  return values[at] * way[0] + values[at + 1] * way[1] + values[at + 2] * way[2] + values[at + 3] * way[3]
}

const across = new Float32Array(PARTS * CUT_SIDE)

/**
 * The weighted mean around each sub-pixel, by a separable kernel.
 *
 * @param weights of the view's columns, and of its rows alike, for each of the sub-pixels along a side
 */
function weighView({ levels, side }: View, weights: Float32Array, scores: Float32Array): void {
  for (let row = 0; row < side; row++)
    for (let part = 0; part < PARTS; part++) {
      let sum = 0
      for (let column = 0; column < side; column++) sum += weights[part * side + column] * levels[row * side + column]
      across[row * PARTS + part] = sum
    }
  for (let down = 0; down < PARTS; down++)
    for (let part = 0; part < PARTS; part++) {
      let sum = 0
      for (let row = 0; row < side; row++) sum += weights[down * side + row] * across[row * PARTS + part]
      scores[down * PARTS + part] = sum
    }
}

const ranks = new Int32Array(PARTS_OF_PIXEL)

/** Gives the highest-ranked sub-pixels to the major ink until its share is reached; tied ones get equal shares. */
function shareOut(scores: Float32Array, share: number, tie: number, out: Float32Array, at: number): void {
  rank(scores)
  let left = share * PARTS_OF_PIXEL
  let from = 0
  while (from < PARTS_OF_PIXEL) {
    let to = from + 1
    while (to < PARTS_OF_PIXEL && scores[ranks[from]] - scores[ranks[to]] <= tie) to++
    const each = clamp(left / (to - from), 0, 1)
    for (let i = from; i < to; i++) out[at + ranks[i]] = each
    left -= to - from
    from = to
  }
}

function rank(scores: Float32Array): void {
  for (let i = 0; i < PARTS_OF_PIXEL; i++) {
    let to = i
    for (; to > 0 && scores[ranks[to - 1]] < scores[i]; to--) ranks[to] = ranks[to - 1]
    ranks[to] = i
  }
}

function cubicWeights(): Float32Array {
  return weightsOf(PICTURE_SIDE, (part, column) => {
    const t = Math.abs((part + 0.5) / PARTS - 0.5 - (column - 2))
    if (t < 1) return 1.5 * t ** 3 - 2.5 * t * t + 1
    return t < 2 ? -0.5 * t ** 3 + 2.5 * t * t - 4 * t + 2 : 0
  })
}

function gaussWeights(): Float32Array {
  return weightsOf(CUT_SIDE, (part, column) => Math.exp(-((column - PARTS - part) ** 2) / (2 * SPREAD_PARTS ** 2)))
}

function weightsOf(side: number, weigh: (part: number, column: number) => number): Float32Array {
  const weights = Float32Array.from({ length: PARTS * side }, (_, i) => weigh(Math.floor(i / side), i % side))
  for (let part = 0; part < PARTS; part++) {
    const own = weights.subarray(part * side, (part + 1) * side)
    const sum = own.reduce((total, weight) => total + weight, 0)
    for (let i = 0; i < side; i++) own[i] /= sum
  }
  return weights
}
