import { hexFromRgb, rgbFromHex } from '../color/hex.ts'
import { oklabFromRgb, type Rgb } from '../color/oklab.ts'
import { type Exchange, fewerInks, inksOfNearest } from './inks/exchange-inks.ts'
import type { Inks } from './inks/find-inks.ts'
import { recolorPlane } from './labels/recolor-plane.ts'
import { type SegmentedImage, segmentImage } from './labels/segment-image.ts'
import { codedLevels, linearLevels } from './picture/light-levels.ts'
import { measurePixels, type PixelStatistics } from './picture/noise.ts'
import { layPixels, type PixelChanges, visitPixels } from './picture/pixel-changes.ts'
import type { PixelPlane } from './picture/pixels.ts'
import { decideRoute, type Route } from './route.ts'
import type { RunStage } from './run-stage.ts'
import type { ReadingSettings, TraceSettings } from './settings.ts'

type MeasuredPicture = {
  readonly plane: PixelPlane
  readonly changes: PixelChanges
  readonly statistics: PixelStatistics
}

// OKLab distance beyond which an ink that a picture shows is not the palette's.
const SAME_DISTANCE = 0.04
// Shares of the pixels: of flat pixels that show no ink of the palette, and of the picture that an ink outside it
// fills.
const OTHER_SHARE_MIN = 0.001
// Distance in pixels from a pixel that two inks share to a pure one of either, in sharp and in blurred pictures.
const SHARP_REACH = 1
const SOFT_REACH = 2

/**
 * Assigns one of the requested inks to every pixel. A picture with other inks is first segmented in its own inks, which
 * are then replaced by requested ones: between two inks that no pixel shows the position of an edge is undetermined,
 * and blends of the real ones look like further inks.
 *
 * @param route the route for the requested inks
 */
export function segmentInInks(
  picture: MeasuredPicture,
  chosen: ReadingSettings,
  route: Route,
  run: RunStage,
  segmentLines: () => SegmentedImage | undefined = () => undefined,
): SegmentedImage {
  const { plane, changes, statistics } = picture
  const asAsked = (): SegmentedImage => segmentImage(plane, changes, route, run, segmentLines)
  if (route.tones || !mayHaveOthers(picture, chosen, route)) return asAsked()
  const mode = chosen.mode === 'line' ? 'auto' : chosen.mode
  const own = { ...chosen, mode, colors: undefined, palette: undefined } as const
  let lines: SegmentedImage | undefined
  const read = segmentImage(
    plane,
    changes,
    decideRoute(statistics, own, { repeats: route.wrap, dpi: chosen.dpi }),
    run,
    () => {
      lines = segmentLines()
      return lines
    },
  )
  if (read === lines) return read
  if (read.route.tones) return route.otherwise ? segmentImage(plane, changes, route.otherwise, run) : asAsked()
  const exchange = exchangeInks(read, chosen)
  if (exchange === 'as asked') return asAsked()
  return exchange ? inOthers(read, exchange, chosen, run) : read
}

/** False where the picture certainly has no inks other than the requested ones. */
function mayHaveOthers({ plane, changes }: MeasuredPicture, chosen: ReadingSettings, { mode }: Route): boolean {
  const { palette, colors } = chosen
  if (chosen.enlarged) return false
  if (!palette) return inksAsked(chosen) !== undefined
  if (colors !== undefined && colors < palette.length) return true
  return mode !== 'flat' || showsOthers(plane, changes, readPalette(palette))
}

// The number of inks of a line drawing: the lines and their ground.
const LINE_INKS = 2

/** Largest number of inks that was requested; undefined where none was. */
function inksAsked({ colors, mode }: TraceSettings): number | undefined {
  return colors ?? (mode === 'line' ? LINE_INKS : undefined)
}

function readPalette(palette: readonly string[]): Rgb[] {
  return palette.map(rgbFromHex).filter((rgb) => rgb !== undefined)
}

/** Whether flat pixels have colours that are far from all of a palette. */
function showsOthers({ data, width, height }: PixelPlane, changes: PixelChanges, palette: readonly Rgb[]): boolean {
  const lab = palette.map((rgb) => oklabFromRgb(rgb))
  const known = new Map<number, boolean>()
  let others = 0
  visitPixels(changes, width, (pixel, count, isFlat) => {
    const at = pixel * 4
    if (!isFlat || data[at + 3] !== 255) return
    const color = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
    let isOther = known.get(color)
    if (isOther === undefined) {
      isOther = farFrom(lab, [data[at], data[at + 1], data[at + 2]])
      known.set(color, isOther)
    }
    if (isOther) others += count
  })
  return others > OTHER_SHARE_MIN * width * height
}

function farFrom(palette: readonly (readonly number[])[], rgb: Rgb): boolean {
  const own = oklabFromRgb(rgb)
  return palette.every((color) => Math.hypot(...color.map((value, c) => value - own[c])) > SAME_DISTANCE)
}

/**
 * The replacement for the picture's inks; undefined where they stay, and `as asked` where all of them are the
 * palette's.
 */
function exchangeInks({ shown, map }: SegmentedImage, chosen: TraceSettings): Exchange | 'as asked' | undefined {
  const pixels = new Float64Array(shown.count)
  for (let pixel = 0; pixel < map.ink.length; pixel++) pixels[map.ink[pixel]]++
  const { palette } = chosen
  if (!palette) {
    const count = inksAsked(chosen)
    return count !== undefined && opaqueOf(shown) > count ? fewerInks(shown, pixels, count) : undefined
  }
  const known = readPalette(palette)
  const nearest = inksOfNearest(shown, known)
  if (chosen.colors !== undefined && opaqueOf(nearest.inks) > chosen.colors)
    return inksOfNearest(shown, fewerOfPalette(nearest, pixels, chosen.colors))
  const lab = known.map((rgb) => oklabFromRgb(rgb))
  const isOther = (ink: number): boolean =>
    ink !== shown.transparent && pixels[ink] > OTHER_SHARE_MIN * map.ink.length && farFrom(lab, rgbOf(shown, ink))
  return Array.from(pixels.keys()).some(isOther) ? nearest : 'as asked'
}

/** The `count` colours of a palette that best replace all inks of the picture. */
function fewerOfPalette({ inks, target }: Exchange, pixelsOfOwn: Float64Array, count: number): Rgb[] {
  const pixels = new Float64Array(inks.count)
  for (let ink = 0; ink < target.length; ink++) pixels[target[ink]] += pixelsOfOwn[ink]
  const fewer = fewerInks(inks, pixels, count)
  return Array.from({ length: opaqueOf(fewer.inks) }, (_, ink) => rgbOf(fewer.inks, ink))
}

function opaqueOf({ count, transparent }: Inks): number {
  return count - (transparent < 0 ? 0 : 1)
}

/** The drawn inks as `#rrggbb`. */
export function listInks(inks: Inks): string[] {
  return Array.from({ length: opaqueOf(inks) }, (_, ink) => hexFromRgb(rgbOf(inks, ink)))
}

function rgbOf({ values }: Inks, ink: number): Rgb {
  return [values[ink * 4], values[ink * 4 + 1], values[ink * 4 + 2]]
}

/** The label map of a picture with its inks replaced. */
function inOthers(read: SegmentedImage, exchange: Exchange, chosen: TraceSettings, run: RunStage): SegmentedImage {
  const { route, cells, map } = read
  const { inks, target } = exchange
  // Squares of pixel art and cells have one ink each and no blends.
  if (cells || route.mode === 'pixel') {
    const ink = map.ink.map((own) => target[own])
    return { ...read, inks, shown: inks, map: { ...map, ink } }
  }
  const levels = route.blendsInLight ? linearLevels : codedLevels
  const recolored = recolorPlane(read, exchange, route.mode === 'flat' ? SHARP_REACH : SOFT_REACH, levels)
  const { plane, changes } = layPixels(recolored)
  const statistics = measurePixels(plane, changes)
  const palette = listInks(inks)
  // Noise and compression were removed with the original inks.
  const settings = { ...chosen, palette, colors: undefined, mode: 'flat' as const }
  const segmented = segmentImage(
    plane,
    changes,
    decideRoute(statistics, settings, { repeats: route.wrap, dpi: chosen.dpi }),
    run,
  )
  return { ...segmented, readAs: route }
}
