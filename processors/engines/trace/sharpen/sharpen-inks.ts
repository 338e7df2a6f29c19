import { hexFromRgb } from '../../color/hex.ts'
import type { Rgb } from '../../color/oklab.ts'
import type { RgbaImage } from '../../raster/decode.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { wrapPlane, wrapRows } from '../picture/wrap-plane.ts'
import { priceAnywhere, priceNearDrawn } from './border-prices.ts'
import { takeApart } from './find-blends.ts'
import { findUnshown, guessWith } from './find-unshown.ts'
import { judgeBlends, type LaidShares } from './judge-blends.ts'
import { countPure, listCandidates, type Purity } from './list-candidates.ts'
import { keepShares } from './paint-shares.ts'
import type { Blur } from './shared-picture.ts'
import { guessOf, type LitPixels, showInks, showShare } from './show-inks.ts'
import { solveShares } from './solve-shares.ts'

/** Factor by which a sharpened picture is wider and higher. */
export const SHARPENED = 2

// Pixels past the frame that a repeat is continued by.
const WRAP_MARGIN = 12
// Pixels around one whose inks it may hold: those that a first drawing shows there, and any of few inks.
const NEAR_REACH = 1
const FEW_REACH = 3
// Steps: of 20 from the nearest ink, 10 leave half a decibel untaken. A first drawing is nearer to begin with.
const STEPS_OF_FEW = 20
const STEPS_OF_DRAWN = 10
const STEPS_OF_BLURRED = 12
// Blur in pixels from which a thin line shows less than its ink, so that what looks like a mixture of two inks may be none of
// its own (at 0.5 pixels real ones are taken for such), and inks are fitted that hardly any pixel shows pure: so
// many at least, and this share of them at most.
const BLURRED_MIN = 0.6
const FITTED_PIXELS_MIN = 200
const PURE_SHARE_MAX = 0.1
// Pixels in which it is judged whether an ink is one.
const JUDGED_PIXELS_MAX = 2_500_000
/** Most inks. */
export const INKS_MAX = 64

type Blurred = {
  /** The inks as the picture shows them, 0..255. */
  readonly inks: readonly Rgb[]
  readonly blur: Blur
  /** Light of the coded values, 0..255, or these, in which the inks of a pixel add up. */
  readonly levels: Float64Array
  readonly wrap: boolean
  /** Most rounds of an iterative stage. */
  readonly rounds: number
  /**
   * Which ink the quarters of its pixels show in its first drawing, rows of twice its width; if not given, each pixel shows
   * the nearest one, and may hold any.
   */
  readonly quarters?: Uint8Array | undefined
}

/** A picture at twice its resolution, as it was before blur and grain: nearly all of its pixels are of one ink. */
export type Sharpened = {
  /** The inks; those that no place shows pure as they explain the picture best. */
  readonly inks: readonly Rgb[]
  /** Paints it in other inks, or these; with `finer` 1 at the size of the picture, in mixtures of its quarters. */
  readonly paint: (drawn: readonly Rgb[], finer?: number) => RgbaImage
}

/** Sharpens a picture whose inks are known, those left out that turn out to be others; see `solveShares`. */
export function sharpenInks(plane: PixelPlane, blurred: Blurred): Sharpened {
  const asked = sharpen(plane, leaveOutBlends(plane, blurred), true)
  return 'paint' in asked ? asked : (sharpen(plane, asked, false) as Sharpened)
}

/** A picture and its first guess, past the frame where it repeats. */
type Laid = {
  readonly pixels: LitPixels
  readonly width: number
  readonly height: number
  readonly margin: number
  /** Light of the inks. */
  readonly colors: readonly Rgb[]
  readonly known: Uint8Array | undefined
}

function layOut(plane: PixelPlane, { inks, levels, wrap, quarters }: Blurred): Laid {
  const margin = wrap ? WRAP_MARGIN : 0
  const { data, width, height } = wrap ? wrapPlane(plane, margin) : plane
  const known =
    wrap && quarters
      ? wrapRows(quarters, SHARPENED * plane.width, SHARPENED * plane.height, SHARPENED * margin, 1)
      : quarters
  const colors = inks.map((ink): Rgb => [lightOf(ink[0], levels), lightOf(ink[1], levels), lightOf(ink[2], levels)])
  return { pixels: { data, lights: Float32Array.from(levels), width }, width, height, margin, colors, known }
}

/** Leaves out the inks that only blur made of two others: without them the picture is explained better. */
function leaveOutBlends(plane: PixelPlane, blurred: Blurred): Blurred {
  const { blur, quarters } = blurred
  if (!quarters || blur.light <= BLURRED_MIN) return blurred
  const { pixels, width, height, colors, known = quarters } = layOut(...middleOf(plane, { ...blurred, quarters }))
  const shown = showInks(pixels, colors, known)
  const lay = (shownQuarters: Uint8Array, among?: Uint8Array): LaidShares => {
    const seen = { ...shown, quarters: shownQuarters, guess: guessOf(shownQuarters) }
    const candidates = listCandidates({ ...seen, width, height, reach: NEAR_REACH, among })
    return { ...seen, blur, candidates, width, height, quarters: shownQuarters }
  }
  const blends = judgeBlends(lay, known)
  if (blends.size === 0) return blurred
  const left = [...blurred.inks.keys()].filter((ink) => !blends.has(ink))
  const apart = takeApart(quarters, SHARPENED * plane.width, blends)
  return { ...blurred, inks: left.map((ink) => blurred.inks[ink]), quarters: apart.map((ink) => left.indexOf(ink)) }
}

/** The rows in the middle of a large picture, which show what its inks are. */
function middleOf(plane: PixelPlane, blurred: Blurred & Required<Pick<Blurred, 'quarters'>>): [PixelPlane, Blurred] {
  const { width, height, data } = plane
  const rows = Math.max(1, Math.floor(JUDGED_PIXELS_MAX / width))
  if (height <= rows) return [plane, blurred]
  const top = (height - rows) >> 1
  const quarters = blurred.quarters?.subarray(4 * top * width, 4 * (top + rows) * width)
  const part = data.subarray(4 * top * width, 4 * (top + rows) * width)
  return [
    { ...plane, data: part, height: rows },
    { ...blurred, quarters, wrap: false },
  ]
}

/**
 * Sharpens a picture.
 *
 * @param mayHaveTwins whether inks may be others; if some are, what is returned is what to sharpen in place of this
 */
function sharpen(plane: PixelPlane, blurred: Blurred, mayHaveTwins: boolean): Sharpened | Blurred {
  const { inks, levels, quarters, blur, rounds } = blurred
  const { pixels, width, height, margin, colors, known } = layOut(plane, blurred)
  const seen = inks.length === 2 && !known ? showShare(pixels, colors) : showInks(pixels, colors, known)
  const reach = known ? NEAR_REACH : FEW_REACH
  const unshown = known && findUnshown({ ...seen, width, height })
  const candidates = listCandidates({ ...seen, width, height, reach, besides: unshown?.ink })
  const guess = unshown ? guessWith(seen.guess, unshown) : seen.guess
  const isBlurred = blur.light > BLURRED_MIN
  const stepsOfDrawn = isBlurred ? STEPS_OF_BLURRED : STEPS_OF_DRAWN
  const steps = Math.min(rounds, known ? stepsOfDrawn : STEPS_OF_FEW)
  const purity = known && countPure(candidates, inks.length)
  const unsure = purity && isBlurred ? { ...seen, inks: neverPure(purity) } : undefined
  const price = known ? priceNearDrawn(blur) : priceAnywhere(blur)
  const shared = { ...seen, guess, blur, steps, price, candidates, width, height, ...(unsure && { unsure }) }
  const solved = solveShares(mayHaveTwins ? { ...shared, purity } : shared)
  if (solved.twins && quarters) return { ...blurred, ...withoutTwins(inks, quarters, solved.twins) }
  return {
    inks: inks.map((ink, at) => (unsure?.inks.includes(at) ? codedOf(seen.rgbOf(solved.inks[at]), levels) : ink)),
    paint: painterOf(keepShares(solved.shares, candidates, { ...plane, margin }), plane),
  }
}

/** Paints what was kept; a function by itself, so that all that shares were solved with can go while the picture is traced. */
function painterOf(
  paint: ReturnType<typeof keepShares>,
  { width, height }: Pick<PixelPlane, 'width' | 'height'>,
): Sharpened['paint'] {
  return (drawn, finer = SHARPENED) => {
    const data = paint(drawn)
    if (finer !== SHARPENED) return mixQuarters(data, width, height)
    return { data, width: SHARPENED * width, height: SHARPENED * height }
  }
}

/** Each pixel the mean of its quarters. */
function mixQuarters(quarters: Uint8Array, width: number, height: number): RgbaImage {
  const data = new Uint8Array(4 * width * height)
  const wide = 4 * SHARPENED * width
  for (let y = 0; y < height; y++)
    for (let x = 0; x < 4 * width; x++) {
      const at = SHARPENED * y * wide + SHARPENED * (x - (x & 3)) + (x & 3)
      data[4 * y * width + x] =
        (quarters[at] + quarters[at + 4] + quarters[at + wide] + quarters[at + wide + 4] + 2) >> 2
    }
  return { data, width, height }
}

/** Inks without those that are others, which the quarters show in their place. */
function withoutTwins(
  inks: readonly Rgb[],
  quarters: Uint8Array,
  twins: readonly number[],
): Required<Pick<Blurred, 'inks' | 'quarters'>> {
  const settled = (ink: number): number => (twins[ink] === ink ? ink : settled(twins[ink]))
  const left = [...inks.keys()].filter((ink) => twins[ink] === ink)
  const target = twins.map((_, ink) => left.indexOf(settled(ink)))
  return { inks: left.map((ink) => inks[ink]), quarters: quarters.map((ink) => target[ink]) }
}

/** Light of a coded value between two. */
function lightOf(value: number, levels: Float64Array): number {
  const below = Math.min(254, Math.floor(value))
  return levels[below] + (value - below) * (levels[below + 1] - levels[below])
}

/** The coded values of a light. */
function codedOf(light: Rgb, levels: Float64Array): Rgb {
  const codedAt = (level: number): number => {
    const above = levels.findIndex((one) => one >= level)
    return above > 0 && levels[above] - level > level - levels[above - 1] ? above - 1 : above
  }
  return [codedAt(light[0]), codedAt(light[1]), codedAt(light[2])]
}

/** Inks that hardly a pixel shows but beside borders: what was taken for them may be paler than they are. */
function neverPure({ all, pure }: Purity): number[] {
  return [...all.keys()].filter((own) => all[own] >= FITTED_PIXELS_MIN && pure[own] < PURE_SHARE_MAX * all[own])
}

/** Inks as a palette, `#rrggbb` each, every one once. */
export function paletteOf(inks: readonly Rgb[]): readonly string[] {
  return [...new Set(inks.map((ink) => hexFromRgb([...ink])))]
}
