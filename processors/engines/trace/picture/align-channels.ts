import { listChanges, type PixelChanges } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'

type Picture = { readonly plane: PixelPlane; readonly changes: PixelChanges }

// Changes, about, that tell as much as all.
const CHANGES_READ = 12_000
// Pixels on each side of a run of changes that are read with it, and the longest run that tells anything.
const MARGIN = 1
const REACH = 2
const RUN_MAX = 64
// RGB levels: a run rises so far at least, and colours so far beside the way from its ground to its ink are fringes.
const RISE_MIN = 40
const FRINGE_MIN = 6
// What is left of a fringe when red and blue are where they belong.
const FRINGE_LEFT_MAX = 0.5
// Of all runs, measured: 0.85 and more where letters were drawn in stripes, 0.1 at most of other art, and as many the other way round.
const RUNS_MIN = 60
const SHARE_MIN = 0.25
const OTHER_WAY_MAX = 0.4
// Displays have red on the left of a pixel and blue on its right, a third of one from its middle, or the other way round.
const FAR = 1 / 3
const NEAR = 1 - FAR
// As much as moving by a third spreads red and blue.
const GREEN_SIDE = (FAR * NEAR) / 2
// RGB levels: the ends of a run of one ink on one ground are alike, and once the channels are aligned its colours lie near the way between these.
const ENDS_GAP_MAX = 6
const ONE_INK_MAX = 24

/** 1 where red lies on the left of a pixel, -1 where blue does. */
type Order = 1 | -1

/**
 * A picture with letters or lines drawn for the stripes of a display, which fringes them with colour, as it would be without; every other one as
 * it is. Each channel shows the coverage a third of a pixel off: red and blue are moved back, green is spread as
 * much, and what is of one ink is drawn in it.
 */
export function alignChannels(picture: Picture): Picture {
  if (picture.plane.hasAlpha) return picture
  const order = findOrder(picture)
  if (order === undefined) return picture
  const { plane, changes } = picture
  const data = plane.data.slice()
  for (let y = 0; y < plane.height; y++)
    visitRuns(picture, y, (from, to) => {
      const own = fringeOf(plane.data, from, to, 0)
      if (own > 0 && fringeOf(plane.data, from, to, order) < own) alignRun(data, plane.data, from, to, order)
    })
  const aligned = { ...plane, data }
  return { plane: aligned, changes: changes.pixels.length > 0 ? listChanges(aligned) : changes }
}

/** Which way round the stripes lie; undefined where there are none. */
function findOrder(picture: Picture): Order | undefined {
  const { plane, changes } = picture
  const apart = 1 + Math.floor(changes.pixels.length / CHANGES_READ)
  let [runs, redFirst, blueFirst] = [0, 0, 0]
  for (let y = 0; y < plane.height; y += apart)
    visitRuns(picture, y, (from, to) => {
      if (to - from > RUN_MAX) return
      const own = fringeOf(plane.data, from, to, 0)
      if (own >= 0) runs++
      if (own <= FRINGE_MIN) return
      if (fringeOf(plane.data, from, to, 1) < FRINGE_LEFT_MAX * own) redFirst++
      if (fringeOf(plane.data, from, to, -1) < FRINGE_LEFT_MAX * own) blueFirst++
    })
  const most = Math.max(redFirst, blueFirst)
  if (most < RUNS_MIN || most < SHARE_MIN * runs || Math.min(redFirst, blueFirst) > OTHER_WAY_MAX * most)
    return undefined
  return redFirst > blueFirst ? 1 : -1
}

/** Visits the runs of changing pixels of a row, with a pixel that lies still on each side, as first and last pixel. */
function visitRuns(
  { plane: { width }, changes: { pixels, rowStarts } }: Picture,
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

/** Writes to `color` what a pixel shows, or would with the channels moved by an order. */
function readColor(data: Uint8Array, pixel: number, order: Order | 0): void {
  const at = pixel * 4
  if (order === 0) {
    color[0] = data[at]
    color[1] = data[at + 1]
    color[2] = data[at + 2]
    return
  }
  color[0] = NEAR * data[at] + FAR * data[at + 4 * order]
  color[1] = (1 - 2 * GREEN_SIDE) * data[at + 1] + GREEN_SIDE * (data[at - 3] + data[at + 5])
  color[2] = NEAR * data[at + 2] + FAR * data[at + 2 - 4 * order]
}

/** How far the colours of a run lie beside the way from its first one to the one farthest from that, RGB levels; -1 where it rises too little. */
function fringeOf(data: Uint8Array, from: number, to: number, order: Order | 0): number {
  readColor(data, from, order)
  const [red, green, blue] = color
  let [far, farRed, farGreen, farBlue] = [0, 0, 0, 0]
  for (let pixel = from + 1; pixel <= to; pixel++) {
    readColor(data, pixel, order)
    const length = (color[0] - red) ** 2 + (color[1] - green) ** 2 + (color[2] - blue) ** 2
    if (length <= far) continue
    far = length
    farRed = color[0] - red
    farGreen = color[1] - green
    farBlue = color[2] - blue
  }
  if (far < RISE_MIN ** 2) return -1
  let sum = 0
  for (let pixel = from; pixel <= to; pixel++) {
    readColor(data, pixel, order)
    const share = ((color[0] - red) * farRed + (color[1] - green) * farGreen + (color[2] - blue) * farBlue) / far
    sum += (color[0] - red - share * farRed) ** 2
    sum += (color[1] - green - share * farGreen) ** 2
    sum += (color[2] - blue - share * farBlue) ** 2
  }
  return Math.sqrt(sum / (to - from + 1))
}

function alignRun(out: Uint8Array, data: Uint8Array, from: number, to: number, order: Order): void {
  for (let pixel = from; pixel <= to; pixel++) {
    readColor(data, pixel, order)
    for (let c = 0; c < 3; c++) out[pixel * 4 + c] = Math.round(color[c])
  }
  drawInOneInk(out, from, to)
}

/**
 * Takes the rest of the fringes off a run that is one ink on one ground: however its channels lie, together they show all of it, so the sum
 * of its colours has none.
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
    for (let c = 0; c < 3; c++) out[pixel * 4 + c] = Math.max(0, Math.min(255, Math.round(ground[c] + share * way[c])))
  }
}
