import { clamp } from '../numbers/clamp.ts'

// OKLab and OKLCH, the perceptual spaces every engine measures colour in.
// Source: Björn Ottosson, "A perceptual color space for image processing" (2020), sRGB transfer curve of IEC 61966-2-1.

/** Lightness 0..1, green–red and blue–yellow about -0.4..0.4. */
export type Oklab = readonly [lightness: number, a: number, b: number]

/** Lightness 0..1, chroma 0..about 0.37 inside sRGB, hue in radians -π..π. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number }

/** sRGB components, each 0..255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Linear light 0..1 of each 8-bit sRGB value. */
export const linearOfSrgb: Float64Array = Float64Array.from({ length: 256 }, (_, value) => linearize(value / 255))

function linearize(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function gammaEncode(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
}

/** Converts linear light (each 0..1) to OKLab. */
function oklabFromLinear(red: number, green: number, blue: number): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Converts sRGB (each 0..255, fractions allowed) to OKLab. */
export function oklabFromRgb([red, green, blue]: Rgb): Oklab {
  return oklabFromLinear(linearize(red / 255), linearize(green / 255), linearize(blue / 255))
}

/** Converts OKLab to sRGB 0..255; values outside the gamut are clipped per channel. */
export function rgbFromOklab([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function toByte(linear: number): number {
  return clamp(gammaEncode(Math.max(0, linear)) * 255, 0, 255)
}

/** The same colour in polar form: chroma is the distance from the grey axis, hue the angle, 0 for greys. */
export function oklchFromOklab([lightness, a, b]: Oklab): Oklch {
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** The same colour in rectangular form. */
export function oklabFromOklch({ lightness, chroma, hue }: Oklch): Oklab {
  return [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]
}

/** Euclidean distance in OKLab; about 0.02 is a just visible step on cloth. */
export function oklabDistance(one: Oklab, other: Oklab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}
