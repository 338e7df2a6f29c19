import type { Points } from '../fit/curve.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { type Chain, OUTSIDE } from '../map/planar-map.ts'
import { coverageStride } from '../measure/add-coverage.ts'
import type { PixelPlane } from '../picture/pixels.ts'

/** The boundaries of tones, as they lie now; their ends meet on pixel corners. */
export type DrawnTones = {
  readonly map: LabelMap
  readonly chains: readonly Chain[]
  readonly points: readonly Points[]
}

/** Numbers a pixel of residuals has: red, green, blue and alpha. */
export const TONE_CHANNELS = 4

/** Room for `drawResiduals`: rows of `coverageStride` pixels. */
export function roomForResiduals(map: LabelMap): Float32Array {
  return new Float32Array(coverageStride(map) * map.height * TONE_CHANNELS)
}

/**
 * Draws all components of a picture at once, with exact coverage from its boundaries alone, and leaves what the picture holds
 * beyond that. Each boundary adds the step between the inks on its sides to all that lies right of it.
 * Source of the method: R. Levien, "Inside the fastest font renderer in the world" (2016).
 *
 * @param values the inks, four numbers (0..255) each
 * @param residuals room of `roomForResiduals`; overwritten
 */
export function drawResiduals(
  drawn: DrawnTones,
  plane: PixelPlane,
  values: Float64Array,
  residuals: Float32Array,
): void {
  const { map, chains, points } = drawn
  const canvas: ToneCanvas = { map, residuals }
  residuals.fill(0)
  for (let index = 0; index < chains.length; index++) {
    const { left, right } = chains[index]
    if (left !== OUTSIDE && right !== OUTSIDE) addChain(canvas, values, chains[index], points[index])
  }
  const pure = new Uint8Array(map.width)
  // Where nothing is transparent there is nothing to draw of it.
  const channels = plane.hasAlpha ? TONE_CHANNELS : TONE_CHANNELS - 1
  for (let y = 0; y < map.height; y++) {
    findPure(map, y, pure)
    for (let channel = 0; channel < channels; channel++) subtractChannel(canvas, plane, values, y, channel, pure)
  }
}

/** What is drawn on, in `TONE_CHANNELS` numbers a pixel and rows of `coverageStride` pixels. */
type ToneCanvas = { readonly map: LabelMap; readonly residuals: Float32Array }

/** Steps between the inks beside the boundary that is being drawn. */
const steps = new Float64Array(TONE_CHANNELS)

function addChain(canvas: ToneCanvas, values: Float64Array, chain: Chain, points: Points): void {
  for (let channel = 0; channel < TONE_CHANNELS; channel++)
    steps[channel] = values[chain.left * TONE_CHANNELS + channel] - values[chain.right * TONE_CHANNELS + channel]
  const last = points.length - 2
  let x = chain.closed ? points[last] : chain.xs[0]
  let y = chain.closed ? points[last + 1] : chain.ys[0]
  for (let at = 0; at <= last; at += 2) {
    addSide(canvas, x, y, points[at], points[at + 1])
    x = points[at]
    y = points[at + 1]
  }
  const end = chain.xs.length - 1
  if (!chain.closed) addSide(canvas, x, y, chain.xs[end], chain.ys[end])
}

/** Adds the area right of one side, row by row. */
function addSide(canvas: ToneCanvas, fromX: number, fromY: number, toX: number, toY: number): void {
  if (fromY === toY) return
  const sign = fromY < toY ? 1 : -1
  const top = Math.min(fromY, toY)
  const bottom = Math.max(fromY, toY)
  const slope = (toX - fromX) / (toY - fromY)
  const shift = fromX - fromY * slope
  const { height, wrap } = canvas.map
  const first = Math.floor(top)
  for (let row = wrap || first > 0 ? first : 0; row < bottom; row++) {
    if (row >= height && !wrap) return
    const upper = Math.max(row, top)
    const lower = Math.min(row + 1, bottom)
    const one = shift + upper * slope
    const other = shift + lower * slope
    const start = (wrap ? wrapped(row, height) : row) * coverageStride(canvas.map)
    addSpan(canvas, start, Math.min(one, other), Math.max(one, other), sign * (lower - upper))
  }
}

/** A side of `rise` rows' height between two places of one row: each pixel it crosses takes what lies right of it. */
function addSpan({ map, residuals }: ToneCanvas, start: number, left: number, right: number, rise: number): void {
  const { width, wrap } = map
  const first = Math.floor(left)
  const isNarrow = right <= first + 1
  for (let pixel = first; pixel === first || pixel < right; pixel++) {
    const from = Math.max(left, pixel)
    const to = isNarrow ? right : Math.min(right, pixel + 1)
    const share = isNarrow ? rise : (rise * (to - from)) / (right - left)
    const inside = share * (pixel + 1 - (from + to) / 2)
    const column = wrap ? wrapped(pixel, width) : Math.max(0, Math.min(width, pixel))
    const next = wrap ? wrapped(pixel + 1, width) : Math.max(0, Math.min(width, pixel + 1))
    addSteps(residuals, start + column, inside)
    addSteps(residuals, start + next, share - inside)
  }
}

function addSteps(residuals: Float32Array, pixel: number, share: number): void {
  const at = pixel * TONE_CHANNELS
  residuals[at] += share * steps[0]
  residuals[at + 1] += share * steps[1]
  residuals[at + 2] += share * steps[2]
  residuals[at + 3] += share * steps[3]
}

function wrapped(place: number, size: number): number {
  return ((place % size) + size) % size
}

// Of pixels that a boundary touches, so that they speak only where there are no others.
const TOUCHED_WEIGHT = 1e-6

/**
 * Sums the steps of one channel along a row and takes them from the picture; what the row begins with follows from its pixels
 * that no boundary touches, those that are 1 in `pure`.
 */
function subtractChannel(
  { map, residuals }: ToneCanvas,
  { data }: PixelPlane,
  values: Float64Array,
  y: number,
  channel: number,
  pure: Uint8Array,
): void {
  const { ink, width } = map
  const start = y * coverageStride(map) * TONE_CHANNELS
  const first = y * width
  let sum = 0
  let gap = 0
  let known = 0
  for (let x = 0; x < width; x++) {
    const at = start + x * TONE_CHANNELS + channel
    const weight = pure[x] === 1 ? 1 : TOUCHED_WEIGHT
    known += weight
    sum += residuals[at]
    residuals[at] = data[(first + x) * TONE_CHANNELS + channel] - sum
    gap += weight * (values[ink[first + x] * TONE_CHANNELS + channel] - sum)
  }
  gap /= known
  const end = start + width * TONE_CHANNELS
  for (let at = start + channel; at < end; at += TONE_CHANNELS) residuals[at] -= gap
}

/** 1 where all four neighbours inside the frame hold the pixel's ink. */
function findPure({ ink, width, height }: LabelMap, y: number, pure: Uint8Array): void {
  const up = y > 0 ? width : 0
  const down = y + 1 < height ? width : 0
  let before = ink[y * width]
  for (let x = 0, pixel = y * width; x < width; x++, pixel++) {
    const own = ink[pixel]
    const isSame = before === own && (x + 1 === width || ink[pixel + 1] === own)
    pure[x] = isSame && ink[pixel - up] === own && ink[pixel + down] === own ? 1 : 0
    before = own
  }
}
