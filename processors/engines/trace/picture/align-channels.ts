import { clamp } from '../../numbers/clamp.ts'
import { layPixels, type PixelPicture } from './pixel-changes.ts'
import { FAR, GREEN_SIDE, NEAR } from './stripes.ts'

// Approximate number of changes that are sampled.
const CHANGES_READ = 12_000
// Unchanged pixels on each side of a run of changes that are read with it.
const MARGIN = 1
const REACH = 2
// Least share of runs with fringes, and largest share in the opposite order. Measured: 0.85 and more for sub-pixel
// text, at most 0.1 for other art, and as many in either order.
const RUNS_MIN = 60
const SHARE_MIN = 0.25
const OTHER_WAY_MAX = 0.4
// RGB levels: largest difference of a run's ends on one ground, and largest distance of aligned colours from the line
// between ground and ink.
const ENDS_GAP_MAX = 6
const ONE_INK_MAX = 24

/** 1 where red lies on the left of a pixel, -1 where blue does. */
type Order = 1 | -1

/**
 * Removes the colour fringes of sub-pixel rendered text and lines (LCD stripes); other pictures stay unchanged. Each
 * channel shows coverage shifted by a third of a pixel: red and blue are shifted back, green is blurred equally, and
 * runs of one ink are drawn in that ink.
 */
export function alignChannels(picture: PixelPicture): PixelPicture {
  if (picture.plane.hasAlpha) return picture
  const order = findOrder(picture)
  if (order === undefined) return picture
  const { plane, changes } = picture
  const { fringeOf } = changes.board.call
  const data = plane.data.slice()
  for (let y = 0; y < plane.height; y++)
    visitRuns(picture, y, (from, to) => {
      const own = fringeOf(from, to, 0)
      if (own > 0 && fringeOf(from, to, order) < own) alignRun(data, plane.data, from, to, order)
    })
  return layPixels({ ...plane, data })
}

/** Order of the stripes; undefined where there are none. */
function findOrder({ changes: { pixels, board } }: PixelPicture): Order | undefined {
  board.call.countFringes(1 + Math.floor(pixels.length / CHANGES_READ))
  const [runs, redFirst, blueFirst] = board.counts.fringeCounts
  const most = Math.max(redFirst, blueFirst)
  if (most < RUNS_MIN || most < SHARE_MIN * runs || Math.min(redFirst, blueFirst) > OTHER_WAY_MAX * most)
    return undefined
  return redFirst > blueFirst ? 1 : -1
}

/**
 * Visits the runs of changing pixels of each row, extended by an unchanged pixel on each side, as first and last pixel.
 */
function visitRuns(
  { plane: { width }, changes: { pixels, rowStarts } }: PixelPicture,
  y: number,
  visit: (from: number, to: number) => void,
): void {
  const first = y * width
  const end = rowStarts[y + 1]
  for (let i = rowStarts[y]; i < end; i++) {
    const start = pixels[i]
    while (i + 1 < end && pixels[i + 1] === pixels[i] + 1) i++
    if (start - first >= REACH && pixels[i] - first < width - REACH) visit(start - MARGIN, pixels[i] + MARGIN)
  }
}

const color = new Float64Array(3)

/** Writes to `color` the value of a pixel with its channels shifted by an order. */
function readColor(data: Uint8Array, pixel: number, order: Order): void {
  const at = pixel * 4
  color[0] = NEAR * data[at] + FAR * data[at + 4 * order]
  color[1] = (1 - 2 * GREEN_SIDE) * data[at + 1] + GREEN_SIDE * (data[at - 3] + data[at + 5])
  color[2] = NEAR * data[at + 2] + FAR * data[at + 2 - 4 * order]
}

function alignRun(out: Uint8Array, data: Uint8Array, from: number, to: number, order: Order): void {
  for (let pixel = from; pixel <= to; pixel++) {
    readColor(data, pixel, order)
    for (let c = 0; c < 3; c++) out[pixel * 4 + c] = Math.round(color[c])
  }
  drawInOneInk(out, from, to)
}

/**
 * Removes the remaining fringes of a run of one ink on one ground: the sum of its colours is free of fringes, whatever
 * the alignment of the channels.
 */
function drawInOneInk(out: Uint8Array, from: number, to: number): void {
  const ground = [0, 1, 2].map((c) => out[from * 4 + c])
  if (ground.some((level, c) => Math.abs(out[to * 4 + c] - level) > ENDS_GAP_MAX)) return
  const way = [0, 0, 0]
  for (let pixel = from; pixel <= to; pixel++) for (let c = 0; c < 3; c++) way[c] += out[pixel * 4 + c] - ground[c]
  const length = way[0] ** 2 + way[1] ** 2 + way[2] ** 2
  const shareAt = (pixel: number): number =>
    way.reduce((sum, w, c) => sum + w * (out[pixel * 4 + c] - ground[c]), 0) / length
  let misses = 0
  for (let pixel = from; pixel <= to; pixel++) {
    const share = shareAt(pixel)
    for (let c = 0; c < 3; c++) misses += (out[pixel * 4 + c] - ground[c] - share * way[c]) ** 2
  }
  if (!(misses <= ONE_INK_MAX ** 2 * (to - from + 1))) return
  for (let pixel = from; pixel <= to; pixel++) {
    const share = shareAt(pixel)
    for (let c = 0; c < 3; c++) out[pixel * 4 + c] = clamp(Math.round(ground[c] + share * way[c]), 0, 255)
  }
}
