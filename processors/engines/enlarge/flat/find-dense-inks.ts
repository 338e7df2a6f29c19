// Inks of clean art so dense that nowhere nine pixels are alike. Pixels that one ink fills are all of exactly the same colour,
// and mixtures are of as many colours as there are ways to cover a pixel.
import type { SampleGrid } from '../picture/sample-grid.ts'
import type { Inks } from './find-inks.ts'

/** Share of the pixels, and number of them, that an ink must fill. */
const FILLED_MIN = { share: 0.01, pixels: 24 } as const
/** More colours are no inks, but what comes again in every period of a pattern. */
const INKS_MAX = 12
/** Levels up to which two colours are one ink, and by which a mixture may miss the way between two others. */
const MERGED = 6
const OFF_MAX = 3

type Colour = readonly number[]

/** The colours that fill most pixels exactly and are no mixtures of others; `count` is 0 where there are none or too many. */
export function findDenseInks({ samples, channels }: SampleGrid, noise: number): Inks {
  const pixels = samples.length / channels
  const keys = Uint32Array.from({ length: pixels }, (_, pixel) => keyAt(samples, pixel * channels, channels))
  const least = Math.max(FILLED_MIN.pixels, FILLED_MIN.share * pixels)
  const often = runsOf(keys.toSorted(), least)
    .sort((one, other) => other.count - one.count || one.key - other.key)
    .map(({ key }) => colourOf(key, channels))
  const apart: Colour[] = []
  for (const colour of often) if (apart.every((one) => distance(one, colour) > MERGED)) apart.push(colour)
  const inks = apart.filter((colour) => !isMixture(colour, apart))
  const isMuch = inks.length > INKS_MAX
  const colours = Float32Array.from(isMuch ? [] : inks.flat())
  const count = colours.length / channels
  const inkOf = new Map(inks.slice(0, count).map((colour, ink) => [keyOf(colour), ink]))
  const flatInk = new Int16Array(pixels)
  for (let pixel = 0; pixel < pixels; pixel++) flatInk[pixel] = inkOf.get(keys[pixel]) ?? -1
  const flatShare = flatInk.reduce((sum, ink) => sum + (ink >= 0 ? 1 : 0), 0) / pixels
  return { colours, count, channels, noise, flatInk, flatShare, areMixed: false }
}

type Run = { readonly key: number; readonly count: number }

/** What comes at least so often among sorted keys. A map of all would hold as many entries as a photograph has colours. */
function runsOf(sorted: Uint32Array, least: number): Run[] {
  const runs: Run[] = []
  let first = 0
  for (let i = 1; i <= sorted.length; i++) {
    if (i < sorted.length && sorted[i] === sorted[first]) continue
    if (i - first >= least) runs.push({ key: sorted[first], count: i - first })
    first = i
  }
  return runs
}

/** The colour as one whole number, a byte a channel. */
function keyAt(samples: SampleGrid['samples'], at: number, channels: number): number {
  let key = 0
  for (let c = 0; c < channels; c++) key = key * 256 + Math.round(samples[at + c])
  return key
}

function colourOf(key: number, channels: number): Colour {
  return Array.from({ length: channels }, (_, c) => Math.floor(key / 256 ** (channels - 1 - c)) % 256)
}

function keyOf(colour: Colour): number {
  return colour.reduce((key, value) => key * 256 + value, 0)
}

function distance(one: Colour, other: Colour): number {
  return Math.max(...one.map((value, c) => Math.abs(value - other[c])))
}

/** Whether a colour lies on the straight way between two others. */
function isMixture(colour: Colour, colours: readonly Colour[]): boolean {
  return colours.some((one, i) =>
    colours.slice(i + 1).some((other) => {
      if (one === colour || other === colour) return false
      const length = one.reduce((sum, value, c) => sum + (other[c] - value) ** 2, 0)
      const along = one.reduce((sum, value, c) => sum + (colour[c] - value) * (other[c] - value), 0)
      const share = along / length
      return (
        share > 0 &&
        share < 1 &&
        one.every((value, c) => Math.abs(colour[c] - value - share * (other[c] - value)) <= OFF_MAX)
      )
    }),
  )
}
