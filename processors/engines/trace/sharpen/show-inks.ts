import type { Rgb } from '../../color/oklab.ts'
import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import { clamp } from '../../numbers/clamp.ts'
import { componentOf, componentWeights } from '../blur/picture-model.ts'
import { compiledNear } from './compiled-near.ts'
import type { Guess } from './list-candidates.ts'
import type { SharedPicture } from './shared-picture.ts'

type Placed = Extract<keyof typeof import('./show-kernel.ts'), 'pixelRow' | 'lightRow' | 'blueRow' | 'redRow'>

const openKernels = openCompiled<'showRow', Placed>(compiledNear.module, ['showRow'])
const WORD = 4
// Lightness, which compression and scanners blur less than colour, tells the share of one of two inks where these differ
// by so many levels of it.
const LIGHT_CONTRAST_MIN = 50
// Share of the largest contrast by which a pixel that shows an ink pure may differ from it.
const ROUGH_MIN = 0.15
const lightWeights = [0.299, 0.587, 0.114]

/** What is known of a picture before its shares are solved. */
export type Shown = Pick<SharedPicture, 'shown' | 'inks' | 'guess'> &
  Pick<Guess, 'quarters' | 'rough' | 'any'> & {
    /** The colour that is nearest to an ink, 0..255, and the ink that is. */
    readonly rgbOf: (ink: readonly number[]) => Rgb
    readonly settle: (ink: readonly number[]) => readonly number[]
  }

/** Pixels of a picture, RGBA, and the light that each coded value stands for. */
export type LitPixels = { readonly data: Uint8Array; readonly lights: Float32Array; readonly width: number }

/** Two inks: the share of the second is all there is. */
export function showShare(pixels: LitPixels, [ground, figure]: readonly Rgb[]): Shown {
  const { width } = pixels
  const shown = sharesAlong(pixels, ground, figure)
  const quarters = eachQuarter(new Uint8Array(4 * shown.length), width, (pixel) => Number(shown[pixel] > 0.5))
  const rough = Uint8Array.from(shown, (share) => Number(Math.abs(share - Math.round(clamp(share, 0, 1))) > ROUGH_MIN))
  const guess: Shown['guess'] = (_quarter, _ink, pixel) => clamp(shown[pixel], 0, 1)
  const [rgbOf, settle] = [([share]: readonly number[]): Rgb => (share < 0.5 ? ground : figure), Array.from<number>]
  return { shown: [shown], inks: [[0], [1]], quarters, rough, any: [1], guess, rgbOf, settle }
}

/** How far each pixel lies on the way from one ink to another, -1 to 2. */
function sharesAlong({ data, lights }: LitPixels, ground: Rgb, figure: Rgb): Float32Array {
  const span = figure.map((level, c) => level - ground[c])
  const light = componentOf(span, 0, 0)
  const square = span.reduce((sum, one) => sum + one * one, 0)
  const isTold = Math.abs(light) >= LIGHT_CONTRAST_MIN
  const [weights, from, whole] = isTold
    ? [lightWeights, componentOf(ground, 0, 0), light]
    : [span, span.reduce((sum, level, c) => sum + level * ground[c], 0), square]
  const shown = new Float32Array(data.length / 4)
  for (let pixel = 0, at = 0; pixel < shown.length; pixel++, at += 4) {
    const own = weights[0] * lights[data[at]] + weights[1] * lights[data[at + 1]] + weights[2] * lights[data[at + 2]]
    shown[pixel] = clamp((own - from) / whole, -1, 2)
  }
  return shown
}

/** Weights of lightness and two colours, which make the largest contrast of inks 1. */
function weightsOf(colors: readonly Rgb[]): number[] {
  const weights = [0, 1, 2].map((c) => Math.sqrt(componentWeights[c]))
  const inks = colors.map((rgb) => weights.map((weight, c) => weight * componentOf(rgb, 0, c)))
  const gaps = inks.flatMap((one) => inks.map((other) => Math.hypot(...one.map((level, c) => level - other[c]))))
  return weights.map((weight) => weight / Math.max(1, ...gaps))
}

/** The colour of lightness, blue less lightness and red less lightness, in its range. */
function colorOf([light, blue, red]: readonly number[]): Rgb {
  const [r, b] = [red + light, blue + light]
  const inRange = (level: number): number => Math.round(clamp(level, 0, 255))
  return [inRange(r), inRange((light - 0.299 * r - 0.114 * b) / 0.587), inRange(b)]
}

/** More inks: each has a share, and colour tells as much as lightness. */
export function showInks(pixels: LitPixels, colors: readonly Rgb[], known: Uint8Array | undefined): Shown {
  const weights = weightsOf(colors)
  const inkOf = (rgb: Rgb): number[] => weights.map((weight, c) => weight * componentOf(rgb, 0, c))
  const scaled = colors.map(inkOf)
  const shown = showComponents(pixels, weights)
  const near = known ? undefined : findNearest(shown, scaled)
  const quarters =
    known ?? eachQuarter(new Uint8Array(pixels.data.length), pixels.width, (pixel) => near?.ink[pixel] ?? 0)
  const rgbOf = (ink: readonly number[]): Rgb => colorOf(ink.map((level, c) => level / weights[c]))
  const all = {
    shown,
    inks: scaled,
    quarters,
    guess: guessOf(quarters),
    rgbOf,
    settle: (ink: readonly number[]) => inkOf(rgbOf(ink)),
  }
  return near ? { ...all, rough: near.rough, any: [...colors.keys()] } : all
}

/** A first guess at shares: each quarter holds its ink. */
export function guessOf(quarters: Uint8Array): Shown['guess'] {
  return (quarter, ink) => Number(quarters[quarter] === ink)
}

/** Lightness and two colours of all pixels, weighted. */
function showComponents({ data, lights, width }: LitPixels, weights: readonly number[]): Float32Array[] {
  const kernels = openKernels()
  const line = WORD * width
  const { buffer, at } = placeArrays<Placed>(kernels, compiledNear.size, {
    ...{ pixelRow: line, lightRow: line, blueRow: line, redRow: line },
  })
  new Float32Array(buffer, compiledNear.at.lights, lights.length).set(lights)
  new Float64Array(buffer, compiledNear.at.weights, 3).set(weights)
  const pixels = new Uint8Array(buffer, at.pixelRow, line)
  const rows = (['lightRow', 'blueRow', 'redRow'] as const).map((row) => new Float32Array(buffer, at[row], width))
  const shown = rows.map(() => new Float32Array(data.length / 4))
  for (let pixel = 0; pixel < data.length / 4; pixel += width) {
    pixels.set(data.subarray(4 * pixel, 4 * (pixel + width)))
    kernels.runs.showRow(width)
    for (let c = 0; c < shown.length; c++) shown[c].set(rows[c], pixel)
  }
  return shown
}

/** The nearest of the inks to each pixel, and whether it is far from that one too. */
function findNearest(
  [light, blue, red]: readonly Float32Array[],
  inks: readonly (readonly number[])[],
): { readonly ink: Uint8Array; readonly rough: Uint8Array } {
  const [ink, rough] = [new Uint8Array(light.length), new Uint8Array(light.length)]
  for (let pixel = 0; pixel < light.length; pixel++) {
    let least = Number.POSITIVE_INFINITY
    for (let at = 0; at < inks.length; at++) {
      const own = inks[at]
      const miss = (own[0] - light[pixel]) ** 2 + (own[1] - blue[pixel]) ** 2 + (own[2] - red[pixel]) ** 2
      if (miss >= least) continue
      least = miss
      ink[pixel] = at
    }
    rough[pixel] = Number(least > ROUGH_MIN ** 2)
  }
  return { ink, rough }
}

/** Gives all quarters of a pixel what it has. */
export function eachQuarter<Numbers extends Uint8Array | Uint32Array>(
  quarters: Numbers,
  width: number,
  ofPixel: (pixel: number) => number,
): Numbers {
  const wide = 2 * width
  for (let row = 0; row < quarters.length; row += 2 * wide) {
    for (let x = 0; x < width; x++) {
      const own = ofPixel(row / 4 + x)
      quarters[row + 2 * x] = own
      quarters[row + 2 * x + 1] = own
    }
    quarters.copyWithin(row + wide, row, row + wide)
  }
  return quarters
}
