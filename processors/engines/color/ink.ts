import { clamp } from '../numbers/clamp.ts'
import { hexFromRgb, rgbFromHex } from './hex.ts'
import type { Oklab, Oklch, Rgb } from './oklab.ts'
import { oklabDistance, oklabFromOklch, oklabFromRgb, oklchFromOklab, rgbFromOklab } from './oklab.ts'

/** A flat colour with what the eye makes of it. */
export type Ink = Oklch & { readonly hex: string; readonly rgb: Rgb; readonly lab: Oklab }

/** Reads `#rgb` or `#rrggbb`; undefined for anything else. */
export function inkFromHex(text: string): Ink | undefined {
  const rgb = rgbFromHex(text)
  if (!rgb) return undefined
  const lab = oklabFromRgb(rgb)
  return { ...oklchFromOklab(lab), hex: hexFromRgb(rgb), rgb, lab }
}

/**
 * The ink of a hex code that is known to be one: a constant, or a colour that was checked where it came in.
 *
 * @throws {RangeError} for any other text
 */
export function inkOf(hex: string): Ink {
  const ink = inkFromHex(hex)
  if (!ink) throw new RangeError(`"${hex}" is not a colour: #rgb or #rrggbb is expected`)
  return ink
}

/** The nearest sRGB ink to an OKLCH colour; chroma is reduced until it fits, so hue and lightness are kept. */
export function inkFromOklch(colour: Oklch): Ink {
  const lightness = clamp(colour.lightness, 0, 1)
  let [low, high] = [0, colour.chroma]
  if (!isInGamut({ ...colour, lightness })) {
    for (let round = 0; round < 12; round++) {
      const middle = (low + high) / 2
      if (isInGamut({ lightness, hue: colour.hue, chroma: middle })) low = middle
      else high = middle
    }
    high = low
  }
  const rgb = rgbFromOklab(oklabFromOklch({ lightness, hue: colour.hue, chroma: high }))
  return inkOf(hexFromRgb(rgb))
}

function isInGamut(colour: Oklch): boolean {
  const lab = oklabFromOklch(colour)
  return oklabDistance(oklabFromRgb(rgbFromOklab(lab)), lab) < 0.002
}

/** Angle between two hues in radians, 0..π. */
export function hueDistance(one: Oklch, other: Oklch): number {
  const turn = Math.abs(one.hue - other.hue) % (2 * Math.PI)
  return turn > Math.PI ? 2 * Math.PI - turn : turn
}

/** Degrees of OKLCH from yellow green to blue green, and the least chroma that is a colour. */
const GREEN = { from: 105, to: 190, chroma: 0.03 }

/** True for the greens of leaves; greys are none. */
export function isGreen({ hue, chroma }: Ink): boolean {
  const degrees = ((hue * 180) / Math.PI + 360) % 360
  return chroma > GREEN.chroma && degrees > GREEN.from && degrees < GREEN.to
}
