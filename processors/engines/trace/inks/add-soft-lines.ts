import { clamp } from '../../numbers/clamp.ts'
import type { PixelChanges } from '../picture/pixel-changes.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { keepCrests } from './crest-board.ts'
import type { Inks } from './find-inks.ts'
import { segmentDistance } from './segment-distance.ts'

/**
 * Distance in RGB levels up to which a colour counts as a mix of two others; mixes at sharp and soft edges lie nearer.
 */
const MIXED_GAP_MAX = 14
// Pixels that a new ink must explain: fewer may be a place where three inks meet.
const PIXELS_MIN = 24
// Ringing of enlarged pictures past the inks beside an edge, as a share of their contrast, at most.
const OVERSHOOT = 0.15
const INKS_MAX = 4
// Of more pixels only every n-th is examined.
const SAMPLES_MAX = 1_000
// Share of their ink in the strongest pixels of such a line: about that of a line three pixels wide under a blur of one
// pixel.
const CREST_SHARE = 0.9
// Distance at which the ground is read, pixels: beyond the blur of a thin line, but still near it.
const BESIDE_PX = 5

export type SoftLineRule = {
  /** Levels by which two pixels may differ and still count as equal. */
  readonly tolerance: number
  /** Pixels from the middle of an edge to the pure colours on its sides. */
  readonly labelReach: number
  readonly colorsMax: number
}

/** A pixel of a line that no known ink explains: its colour, and the ink around it. */
type OpenPixel = { readonly red: number; readonly green: number; readonly blue: number; readonly ground: number }

/**
 * Adds the inks of lines that are so thin, in a picture so soft, that no pixel shows them pure: their pixels are no mix
 * of the ink around them with any other. For each such line the colour that explains most of these pixels is
 * extrapolated to a full ink.
 *
 * @param changes pixels that differ from a neighbour
 * @param rule tolerance and reach that define crests, and the most inks in all
 */
export function addSoftLines(inks: Inks, plane: PixelPlane, changes: PixelChanges, rule: SoftLineRule): Inks {
  const { colorsMax } = rule
  let found = inks
  let open = findOpen(plane, changes.pixels, found, rule)
  const stride = Math.ceil(open.length / SAMPLES_MAX)
  if (stride > 1) open = open.filter((_, at) => at % stride === 0)
  for (let added = 0; added < INKS_MAX && found.count < colorsMax; added++) {
    const ink = chooseInk(open, found, PIXELS_MIN / Math.max(1, stride))
    if (!ink) return found
    found = {
      ...found,
      roughFrom: inks.count,
      count: found.count + 1,
      values: Float64Array.from([...found.values, ...ink, 255]),
    }
    open = open.filter((pixel) => gapToMix(pixel, found, pixel.ground, found.count - 1) > MIXED_GAP_MAX)
  }
  return found
}

function findOpen(plane: PixelPlane, changed: Int32Array, inks: Inks, rule: SoftLineRule): OpenPixel[] {
  const { width, height } = plane
  const places = Int32Array.of(-1, 1, -width, width, -width - 1, width + 1, 1 - width, width - 1)
  for (let i = 0; i < places.length; i++) places[i] *= BESIDE_PX
  const search: GroundSearch = { data: plane.data, inks, places, pure: new Uint8Array(width * height) }
  const open = new Map<number, OpenPixel>()
  for (let i = 0; i < changed.length; i++) {
    const pixel = changed[i]
    const y = Math.floor(pixel / width)
    const x = pixel - y * width
    if (x < BESIDE_PX || y < BESIDE_PX || x + BESIDE_PX >= width || y + BESIDE_PX >= height) continue
    const found = unmixedAt(search, pixel)
    if (found) open.set(pixel, found)
  }
  const crests = keepCrests(plane, [...open.keys()], rule.tolerance, rule.labelReach)
  return Array.from(crests).flatMap((pixel) => open.get(pixel) ?? [])
}

type GroundSearch = {
  readonly data: Uint8Array
  readonly inks: Inks
  /** Offsets to eight pixels beyond a line. */
  readonly places: Int32Array
  /** Result for each pixel: 0 not examined yet, 1 no ink, else the ink's index plus 2. */
  readonly pure: Uint8Array
}

/**
 * The pixel, if it is no mix of the ink around it with any other; undefined where it is, or where several inks lie
 * around it.
 */
function unmixedAt(search: GroundSearch, pixel: number): OpenPixel | undefined {
  const ground = groundOf(search, pixel)
  if (ground < 0) return undefined
  const { data } = search
  const { values, count } = search.inks
  color[0] = data[pixel * 4]
  color[1] = data[pixel * 4 + 1]
  color[2] = data[pixel * 4 + 2]
  for (let ink = 0; ink < count; ink++)
    if (segmentDistance(color, 0, values, ground * 4, ink * 4, OVERSHOOT) <= MIXED_GAP_MAX) return undefined
  return { red: color[0], green: color[1], blue: color[2], ground }
}

/** Scratch: the colour that is compared. */
const color = new Float64Array(3)

/**
 * The only ink that appears pure at eight places around a pixel, at four of them or more; -1 if there is none or a
 * second one.
 */
function groundOf({ data, inks, places, pure }: GroundSearch, pixel: number): number {
  let ground = -1
  let votes = 0
  for (let i = 0; i < places.length; i++) {
    const place = pixel + places[i]
    if (pure[place] === 0) pure[place] = inkAt(data, place * 4, inks) + 2
    const ink = pure[place] - 2
    if (ink < 0) continue
    if (ground >= 0 && ink !== ground) return -1
    ground = ink
    votes++
  }
  return votes >= 4 ? ground : -1
}

function inkAt(data: Uint8Array, at: number, { values, count }: Inks): number {
  for (let ink = 0; ink < count; ink++) {
    const red = data[at] - values[ink * 4]
    // Most inks differ too much in red alone.
    if (red > MIXED_GAP_MAX || red < -MIXED_GAP_MAX) continue
    const green = Math.abs(data[at + 1] - values[ink * 4 + 1])
    if (Math.abs(red) + green + Math.abs(data[at + 2] - values[ink * 4 + 2]) <= MIXED_GAP_MAX) return ink
  }
  return -1
}

/** Distance in RGB levels of a pixel from the nearest mix of two inks. */
function gapToMix({ red, green, blue }: OpenPixel, { values }: Inks, one: number, other: number): number {
  color[0] = red
  color[1] = green
  color[2] = blue
  return segmentDistance(color, 0, values, one * 4, other * 4, OVERSHOOT)
}

/**
 * The colour that explains most of the open pixels as mixes with their ground, extrapolated to a full ink; undefined
 * where it explains too few.
 */
function chooseInk(open: readonly OpenPixel[], { values }: Inks, pixelsMin: number): readonly number[] | undefined {
  let best: OpenPixel | undefined
  let most = pixelsMin
  for (const candidate of open) {
    const ground = values.subarray(candidate.ground * 4, candidate.ground * 4 + 3)
    const pixels = countOnWay(
      open,
      candidate,
      Float64Array.of(...ground, candidate.red, candidate.green, candidate.blue),
    )
    if (pixels < most) continue
    most = pixels
    best = candidate
  }
  if (!best) return undefined
  const ground = values.subarray(best.ground * 4, best.ground * 4 + 3)
  return [best.red, best.green, best.blue].map((level, channel) => {
    const whole = ground[channel] + (level - ground[channel]) / CREST_SHARE
    return clamp(whole, 0, 255)
  })
}

/** Number of open pixels on the candidate's ground whose colour is a mix of the two colours in `ends`. */
function countOnWay(open: readonly OpenPixel[], candidate: OpenPixel, ends: Float64Array): number {
  let pixels = 0
  for (const { red, green, blue, ground } of open) {
    if (ground !== candidate.ground) continue
    color[0] = red
    color[1] = green
    color[2] = blue
    if (segmentDistance(color, 0, ends, 0, 3, 0) <= MIXED_GAP_MAX) pixels++
  }
  return pixels
}
