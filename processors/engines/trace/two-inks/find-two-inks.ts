import { rgbFromHex } from '../../color/hex.ts'
import type { Rgb } from '../../color/oklab.ts'
import { renderSheet } from '../check/render-sheet.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { TraceResult } from '../report.ts'
import type { Layer } from '../sheet.ts'

/** What a picture shows where a drawing of it has one ink all around. */
type Seen = {
  readonly ink: Rgb
  /** Share of the frame in which the ink shows. */
  readonly share: number
  /** Pixels that have nothing but this ink within `ROUND`, and the mean and standard deviation of what they show, levels. */
  pixels: number
  readonly mean: Rgb
  spread: number
}

// Pixels to each side that have the same ink around a pixel that counts as pure.
const ROUND = 2
const PURE_PIXELS_MIN = 48
// Standard deviation, levels, of what an ink's pure pixels show, up to which it is one of the two, in spreads of the
// quietest ink and at least; or the share of the frame that shows it pure. Of 14 pictures in two inks, scanned, compressed
// and enlarged, real inks had 1 to 21 and mixtures 8 to 67.
const QUIET_TIMES = 2.5
const QUIET_MIN = 14
const WIDE_SHARE = 0.04
// Share of the frame that must show the second ink pure if it is not surely one; else what pixels show most of it tells
// its colour.
const KNOWN_SHARE = 0.005
// Stricter ones for an ink that is surely one however few pixels show it; and the share that does for others.
const SURE_TIMES = 1.8
const SURE_MIN = 6
const THIRD_SHARE = 0.02
// Levels between two inks; how far others may lie from the way between them, as a share of that; and the share of the
// frame that may lie further.
const CONTRAST_MIN = 60
const ASIDE_MAX = 0.2
const ASIDE_SHARE_MAX = 0.004
// How far past one of the inks others may lie, as a share of their contrast: thin lines are taken for darker than they are.
const PAST_MAX = 0.6
// Share of the pixels that are not pure: less, and all is wide.
const FINE_SHARE_MIN = 0.1
// An ink that no place shows pure is what the tenth of its pixels show that have most of it: 0.93 to 1.09 of the contrast
// of lines two pixels wide, scanned, compressed, enlarged and under noise. Its pixels show at least the first share.
const FIGURE_MIN = 0.35
const MOST_SHARE = 0.1
// Lines so thin that none of these pixels is full are known better by the first drawing, which unblurs them.
const UNBLURRED_MIN = 1.1

/** The two inks of a picture, as it shows them, 0..255. */
export type TwoInks = readonly [ground: Rgb, figure: Rgb]

/**
 * The two inks of a picture in fine forms whose drawing shows mixtures of them beside them, or breaks their lines: an ink
 * in which the picture is not quiet anywhere is hatching. Undefined for other pictures.
 *
 * @param first the picture's drawing at its own size, with its ground
 */
export function findTwoInks(plane: PixelPlane, first: TraceResult): TwoInks | undefined {
  const { layers } = first.sheet
  if (plane.hasAlpha || layers.length < 2 || !lieOnOneWay(layers)) return undefined
  const seen = seeInks(plane, first)
  const pure = seen.reduce((sum, { pixels }) => sum + pixels, 0)
  if (pure > (1 - FINE_SHARE_MIN) * plane.width * plane.height) return undefined
  const known = seen.filter(({ pixels }) => pixels >= PURE_PIXELS_MIN)
  if (known.length === 0) return undefined
  const least = Math.min(...known.map(({ spread }) => spread))
  const all = plane.width * plane.height
  const isQuiet = ({ spread }: Seen): boolean => spread <= Math.max(QUIET_MIN, QUIET_TIMES * least)
  const isSure = ({ spread }: Seen): boolean => spread <= Math.max(SURE_MIN, SURE_TIMES * least)
  const ends = known.filter((one) => isQuiet(one) || one.pixels > WIDE_SHARE * all)
  const thirds = known.filter((one) => isSure(one) || (isQuiet(one) && one.pixels > THIRD_SHARE * all))
  const ground = ends.reduce((one, other) => (other.pixels > one.pixels ? other : one))
  const figures = ends.filter((one) => isSure(one) || one.pixels >= KNOWN_SHARE * all)
  const figure = figureOf(plane, seen, figures, ground)
  if (!figure || gapOf(ground.mean, figure) < CONTRAST_MIN) return undefined
  return areMixtures(seen, thirds, ground.mean, figure) ? [ground.mean, figure] : undefined
}

/** Whether a drawing's inks lie on the way between two of them, all but a few. */
function lieOnOneWay(layers: readonly Layer[]): boolean {
  const inks = layers.map(({ hex, areaShare }) => ({ rgb: rgbOf(hex), share: areaShare }))
  const known = inks.filter(({ share }) => share > ASIDE_SHARE_MAX).map(({ rgb }) => rgb)
  const pairs = known.flatMap((one) => known.map((other) => ({ one, other, gap: gapOf(one, other) })))
  const widest = pairs.reduce((most, pair) => (pair.gap > most.gap ? pair : most), { one: BLACK, other: BLACK, gap: 0 })
  if (widest.gap < CONTRAST_MIN) return false
  const aside = inks.filter(({ rgb }) => placeOf(rgb, widest.one, widest.other).miss > ASIDE_MAX * widest.gap)
  return aside.reduce((sum, { share }) => sum + share, 0) <= ASIDE_SHARE_MAX
}

const BLACK: Rgb = [0, 0, 0]

function rgbOf(hex: string): Rgb {
  return rgbFromHex(hex) ?? BLACK
}

/** The quiet ink that differs most from the ground, or what the pixels show that do. */
function figureOf(plane: PixelPlane, seen: readonly Seen[], figures: readonly Seen[], ground: Seen): Rgb | undefined {
  const inks = figures.filter((one) => gapOf(one.mean, ground.mean) >= CONTRAST_MIN)
  if (inks.length > 0) return farthest(inks, ground.mean).mean
  const rough = seen.filter((one) => gapOf(one.ink, ground.mean) >= CONTRAST_MIN && one.share > ASIDE_SHARE_MAX)
  if (rough.length === 0) return undefined
  const most = mostOf(plane, ground.mean, farthest(rough, ground.mean).ink)
  const { ink } = rough.reduce((one, other) => (other.share > one.share ? other : one))
  return gapOf(ink, ground.mean) > UNBLURRED_MIN * gapOf(most, ground.mean) ? ink : most
}

function farthest(inks: readonly Seen[], from: Rgb): Seen {
  return inks.reduce((one, other) => (gapOf(other.ink, from) > gapOf(one.ink, from) ? other : one))
}

/** Mean of those of an ink's pixels that differ most from the ground. */
function mostOf({ data }: PixelPlane, ground: Rgb, towards: Rgb): Rgb {
  const way = ground.map((level, c) => towards[c] - level)
  const square = way.reduce((sum, span) => sum + span * span, 0)
  const along = Float32Array.from({ length: data.length / 4 }, (_, pixel) =>
    way.reduce((sum, span, c) => sum + (span * (data[pixel * 4 + c] - ground[c])) / square, 0),
  )
  const own = along.filter((share) => share > FIGURE_MIN).toSorted()
  const least = own[Math.floor((1 - MOST_SHARE) * own.length)]
  const sum = [0, 0, 0]
  let count = 0
  along.forEach((share, pixel) => {
    if (share < least) return
    count++
    for (let c = 0; c < 3; c++) sum[c] += data[pixel * 4 + c]
  })
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

/** Whether a drawing's other inks lie between the two and none of them is quiet. */
function areMixtures(seen: readonly Seen[], thirds: readonly Seen[], ground: Rgb, figure: Rgb): boolean {
  const contrast = gapOf(ground, figure)
  let aside = 0
  for (const one of seen) {
    const { along, miss } = placeOf(one.ink, ground, figure)
    const isEnd = Math.min(gapOf(one.mean, ground), gapOf(one.mean, figure)) < ASIDE_MAX * contrast
    if (thirds.includes(one) && !isEnd) return false
    if (miss > ASIDE_MAX * contrast || along < -PAST_MAX || along > 1 + PAST_MAX) aside += one.share
  }
  return aside <= ASIDE_SHARE_MAX
}

/** How far a colour lies along the way from one to another, 0..1 between them, and how far from it, levels. */
function placeOf(color: Rgb, from: Rgb, to: Rgb): { readonly along: number; readonly miss: number } {
  const span = to.map((level, c) => level - from[c])
  const own = color.map((level, c) => level - from[c])
  const square = span.reduce((sum, value) => sum + value * value, 0)
  const along = own.reduce((sum, value, c) => sum + value * span[c], 0) / square
  return { along, miss: Math.hypot(...own.map((value, c) => value - along * span[c])) }
}

function gapOf(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

function seeInks(plane: PixelPlane, { sheet }: TraceResult): Seen[] {
  const { width, height } = plane
  const drawn = renderSheet(sheet)
  const inks = sheet.layers.map(({ hex }) => rgbOf(hex))
  const inkOf = labelDrawn(drawn.data, inks)
  const sums = inks.map(() => new Float64Array(7))
  for (let y = ROUND; y < height - ROUND; y++)
    for (let x = ROUND; x < width - ROUND; x++) {
      const pixel = y * width + x
      const own = inkOf[pixel]
      if (own !== NONE && isPure(inkOf, pixel, width)) addPixel(sums[own], plane.data, pixel * 4)
    }
  return sums.map((sum, at) => ({ ink: inks[at], share: sheet.layers[at].areaShare, ...statisticsOf(sum) }))
}

const NONE = 255

/** The ink of each pixel that is drawn in one alone. */
function labelDrawn(data: Float32Array, inks: readonly Rgb[]): Uint8Array {
  return Uint8Array.from({ length: data.length / 4 }, (_, pixel) => {
    const at = pixel * 4
    const own = inks.findIndex((rgb) => rgb.every((level, c) => Math.abs(level - data[at + c]) < 0.5))
    return own < 0 ? NONE : own
  })
}

function isPure(inkOf: Uint8Array, pixel: number, width: number): boolean {
  for (let row = pixel - ROUND * width; row <= pixel + ROUND * width; row += width)
    for (let at = row - ROUND; at <= row + ROUND; at++) if (inkOf[at] !== inkOf[pixel]) return false
  return true
}

function addPixel(sum: Float64Array, data: Uint8Array, at: number): void {
  sum[0]++
  for (let c = 0; c < 3; c++) {
    sum[1 + c] += data[at + c]
    sum[4 + c] += data[at + c] ** 2
  }
}

function statisticsOf(sum: Float64Array): { pixels: number; mean: Rgb; spread: number } {
  const pixels = sum[0]
  const mean = [1, 2, 3].map((i) => sum[i] / Math.max(1, pixels))
  const variance = mean.reduce((total, level, c) => total + sum[4 + c] / Math.max(1, pixels) - level * level, 0) / 3
  return { pixels, mean: [mean[0], mean[1], mean[2]], spread: Math.sqrt(Math.max(0, variance)) }
}
