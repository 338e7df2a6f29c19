import { rgbFromHex } from '../color/hex.ts'
import { oklabDistance, oklabFromRgb, type Rgb } from '../color/oklab.ts'
import type { RgbaImage } from '../raster/decode.ts'
import { blurBeyondPixels } from './blur/blur-rules.ts'
import { drawLabels } from './check/draw-labels.ts'
import { findFewInks, mayBeFew } from './few-inks/find-few-inks.ts'
import { crumbsUnder } from './labels/speck-judge.ts'
import { magnifyResult } from './magnify-result.ts'
import { alignChannels } from './picture/align-channels.ts'
import type { PixelStatistics } from './picture/noise.ts'
import type { PixelPicture } from './picture/pixel-changes.ts'
import type { TraceResult } from './report.ts'
import { measurePicture } from './segment-picture.ts'
import { defaultTraceSettings, type TraceSettings } from './settings.ts'
import { type DrawnOnce, drawnOnce, inksFound, isCleaner, isWorthIt, levelsOf } from './sharpen/drawn-once.ts'
import { isEnlarged } from './sharpen/is-enlarged.ts'
import { labelQuarters } from './sharpen/label-quarters.ts'
import { openShare } from './sharpen/list-candidates.ts'
import { INKS_MAX, paletteOf, SHARPENED, sharpenInks } from './sharpen/sharpen-inks.ts'
import { READ_TWICE_PIXELS_MAX } from './trace-finer.ts'
import type { TraceOnce } from './trace-small.ts'
import { warnOfSheet } from './write-report.ts'

// Subtracted from the setting `detail`: what is left of grain moves edges of a sharpened picture.
const DETAIL_LESS = 27
// Noise, levels, below which a picture whose few inks were all found is left as it was drawn; and any, where its blur in
// pixels is above this: it was enlarged.
const NOISE_MIN = 1
const GRAINLESS_MAX = 0.5
const GRAINLESS_BLUR_MAX = 0.7
// Standard deviations: levels, at least, of what a spoiled picture shows beside edges and is not there; and pixels, of what
// quarters and pixels are blurred by anyway.
const NOISE_OF_CRUMBS = 8
const QUARTERS_BLUR = 0.45
// Share of the pixels beside borders from which art is fine: pictures of one wide thing have 0.05 to 0.06, sheets of small
// ones and prints 0.14 and more.
const FINE_SHARE_MIN = 0.08
// Shares of pixels, in all, where each of few inks may be anywhere: memory and time grow with the inks as well.
const SHARES_MAX = 2 * READ_TWICE_PIXELS_MAX
// Segments a pixel from which a drawing is of grain: the finest lace and twills have 0.04 to 0.07, grain 0.12 and more.
const SEGMENTS_PER_PIXEL_MAX = 0.1
// A larger picture, up to a page at 300 dots an inch, is drawn again at its own size, and only where its blur in pixels is above
// this: sharper ones show the inks of their lines.
const LARGE_PIXELS_MAX = 9_000_000
const LARGE_BLUR_MIN = 0.6
// Settings that change what is drawn and not how the picture is read.
const CHANGING = [
  ...(['palette', 'colors', 'removeBackground', 'centerline', 'minLineMm', 'trapMm', 'snapToGrid'] as const),
  'maxNodes',
] as const

/** A picture that was drawn once. */
export type DrawnPicture = {
  readonly image: RgbaImage
  /** Reads its pixels. */
  readonly read: () => PixelPicture
  /** Pixels per inch of it. */
  readonly dots: number
  /** Its drawing, as asked for. */
  readonly drawn: TraceResult
}

/** How a picture is sharpened: its inks, and where each of them may be if not everywhere. */
type Reading = {
  readonly inks: readonly Rgb[]
  readonly quarters?: Uint8Array
}

/**
 * Draws scanned, grainy and compressed art once more. It is first sharpened to twice its resolution, which only needs the
 * inks to be known; see `solveShares`. Art in few inks and fine forms, as toiles, lace, block prints and pages of text, may
 * hold each of its inks anywhere, other fine art what its first drawing shows nearby. Undefined for other pictures, and
 * where what was drawn first is more like the picture.
 */
export function traceSharpened(
  picture: DrawnPicture,
  settings: Partial<TraceSettings>,
  trace: TraceOnce,
): TraceResult | undefined {
  const { image, drawn } = picture
  if (drawn.report.mode !== 'scan' || !mayBeSharpened(image, settings)) return undefined
  const plain = plainSettings(settings)
  const own = plain === settings ? drawn : trace(image, plain, 1, 2)
  if (own.report.mode !== 'scan' || own.sheet.layers.length < 2) return undefined
  if (own.report.segments > SEGMENTS_PER_PIXEL_MAX * image.width * image.height) return undefined
  const { asRead, evened } = measurePicture(alignChannels(picture.read()), { mode: settings.mode ?? 'auto' })
  const { plane, statistics } = evened ?? asRead
  if (isLarge(plane) && blurBeyondPixels(statistics).light <= LARGE_BLUR_MIN) return undefined
  const seen = drawnOnce(plane, statistics, own)
  const few = fewInksOf(seen)
  const sharp = few && inFewInks(picture, seen, few, settings, trace)
  // Where the first drawing has more inks, one may be missing among the few.
  const mayMiss = !few || inksFound(own) > few.length
  return sharp ?? (mayMiss ? inOwnInks(picture, seen, settings, trace) : undefined)
}

/** Settings without those that change what is drawn; the same where there are none of them. */
function plainSettings(settings: Partial<TraceSettings>): Partial<TraceSettings> {
  const isChanged = CHANGING.some(
    (name) => (settings[name] ?? defaultTraceSettings[name]) !== defaultTraceSettings[name],
  )
  if (!isChanged) return settings
  const plain = { ...settings }
  for (const name of CHANGING) delete plain[name]
  return plain
}

function isLarge({ width, height }: Pick<RgbaImage, 'width' | 'height'>): boolean {
  return width * height > READ_TWICE_PIXELS_MAX
}

/** Whoever asks for a quick draft, or says what the picture is, gets one reading. */
function mayBeSharpened({ width, height }: RgbaImage, settings: Partial<TraceSettings>): boolean {
  const { mode, engine, quality } = { ...defaultTraceSettings, ...settings }
  const isAsked = engine === 'own' && (mode === 'auto' || mode === 'scan') && quality !== 'draft' && quality !== 'low'
  return isAsked && width * height <= LARGE_PIXELS_MAX
}

/** The few inks of a picture in fine forms, if that is what it is and they were not all found already. */
function fewInksOf({ plane, statistics, own }: DrawnOnce): readonly Rgb[] | undefined {
  const inks = mayBeFew(own.sheet) ? findFewInks(plane, own, drawLabels(own.sheet)) : undefined
  if (!inks || inks.length * plane.width * plane.height > SHARES_MAX) return undefined
  return own.report.inks.length <= inks.length && statistics.noise < NOISE_MIN ? undefined : inks
}

function inFewInks(
  picture: DrawnPicture,
  seen: DrawnOnce,
  inks: readonly Rgb[],
  settings: Partial<TraceSettings>,
  trace: TraceOnce,
): TraceResult | undefined {
  const wanted = inksWanted(inks, settings)
  if (!wanted) return undefined
  const { draw } = drawerOf(seen, { inks }, settings, { dots: picture.dots, trace })
  const plain = plainSettings(settings)
  const sharp = draw(inks, { ...plain, palette: paletteOf(inks) })
  if (!isWorthIt(seen, sharp, inks.length)) return undefined
  return plain === settings ? sharp : draw(wanted, { ...settings, colors: undefined, palette: paletteOf(wanted) })
}

function inOwnInks(
  picture: DrawnPicture,
  seen: DrawnOnce,
  settings: Partial<TraceSettings>,
  trace: TraceOnce,
): TraceResult | undefined {
  const { plane, own } = seen
  const { layers } = own.sheet
  if (plane.hasAlpha || layers.length > INKS_MAX || isSmoothed(seen)) return undefined
  const shown = layers.map(({ hex }): Rgb => rgbFromHex(hex) ?? [0, 0, 0])
  const reading = { inks: shown, quarters: labelQuarters(own.sheet) }
  if (openShare({ ...reading, ...plane, reach: 1 }) < FINE_SHARE_MIN) return undefined
  const { inks, draw } = drawerOf(seen, reading, settings, { dots: picture.dots, trace })
  const plain = plainSettings(settings)
  const sharp = draw(inks, { ...plain, palette: paletteOf(inks) })
  if (isLarge(plane) ? !isCleaner(seen, sharp) : !isWorthIt(seen, sharp)) return undefined
  if (plain === settings) return sharp
  const wanted = exchanged(inks, picture.drawn, settings)
  return wanted && draw(wanted, { ...settings, colors: undefined, palette: paletteOf(wanted) })
}

/** Inks as they were exchanged in a drawing by a palette or fewer colours; undefined where the ground is left out of these. */
function exchanged(
  inks: readonly Rgb[],
  { sheet }: TraceResult,
  { palette, colors, removeBackground }: Partial<TraceSettings>,
): readonly Rgb[] | undefined {
  if (!palette && colors === undefined) return inks
  if (removeBackground) return undefined
  const left = sheet.layers.map(({ hex }) => rgbFromHex(hex)).filter((rgb) => rgb !== undefined)
  return inks.map((ink) => nearestOf(left, ink) ?? ink)
}

/** Whether it was enlarged, by which it has another blur than `solveShares` knows. */
function isSmoothed({ plane, statistics }: DrawnOnce): boolean {
  if (statistics.noise < GRAINLESS_MAX && blurBeyondPixels(statistics).light > GRAINLESS_BLUR_MAX) return true
  return isEnlarged(plane)
}

type Drawer = {
  readonly inks: readonly Rgb[]
  readonly draw: (colors: readonly Rgb[], settings: Partial<TraceSettings>) => TraceResult
}

/** Sharpens a picture, and draws it in colours and by settings that are given. */
function drawerOf(
  { plane, statistics, own }: DrawnOnce,
  reading: Reading,
  { iterMax: rounds = defaultTraceSettings.iterMax, detail = defaultTraceSettings.detail }: Partial<TraceSettings>,
  { dots, trace }: { readonly dots: number; readonly trace: TraceOnce },
): Drawer {
  const finer = isLarge(plane) ? 1 : SHARPENED
  const how = {
    ...reading,
    levels: levelsOf(statistics),
    blur: blurBeyondPixels(statistics),
    wrap: own.report.tile,
    rounds,
  }
  const sharper = {
    ...({ mode: 'flat', tile: own.report.tile ? 'on' : 'off' } as const),
    ...{ detail: Math.max(0, detail - DETAIL_LESS), dpi: dots * finer },
    crumbs: crumbsOf(statistics, finer),
  }
  const { inks, paint } = sharpenInks(plane, how)
  const draw: Drawer['draw'] = (colors, settings) => {
    const drawn = trace(paint(colors, finer), { ...settings, ...sharper }, 1, 2)
    const result = magnifyResult(drawn, { across: 1 / finer, down: 1 / finer }, [])
    const { mode, noise, warnings, paths } = own.report
    const ofReading = warnings.filter((warning) => !warnOfSheet(own.sheet, paths).includes(warning))
    return {
      ...result,
      report: { ...result.report, mode, noise, warnings: [...new Set([...result.report.warnings, ...ofReading])] },
    }
  }
  return { inks, draw }
}

/** What a patch of a sharpened picture must show; see `createCrumbJudge`. */
function crumbsOf(statistics: PixelStatistics, finer: number): number {
  const blur = Math.hypot(blurBeyondPixels(statistics).light, QUARTERS_BLUR)
  return crumbsUnder(Math.max(NOISE_OF_CRUMBS, statistics.noise), blur, finer)
}

/** The inks, or the nearest ones of a palette; undefined where there are more than asked for, or all become one. */
function inksWanted(
  inks: readonly Rgb[],
  { palette, colors = inks.length }: Partial<TraceSettings>,
): readonly Rgb[] | undefined {
  const known = palette?.map(rgbFromHex).filter((rgb) => rgb !== undefined)
  const wanted = known ? inks.map((ink) => nearestOf(known, ink) ?? ink) : inks
  const count = new Set(wanted).size
  return count >= 2 && count <= colors ? wanted : undefined
}

function nearestOf(palette: readonly Rgb[], ink: Rgb): Rgb | undefined {
  const lab = oklabFromRgb(ink)
  const gapTo = (rgb: Rgb): number => oklabDistance(oklabFromRgb(rgb), lab)
  return palette.toSorted((one, other) => gapTo(one) - gapTo(other)).at(0)
}
