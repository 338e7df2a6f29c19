// JPEG keeps luma well and chroma badly: at edges colour runs over by several pixels. So flat art that was a JPEG is
// read with its chroma scaled down, and inks are looked for where the noise beside edges was averaged away.
import { clamp } from '../../numbers/clamp.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/** Weight of differences in chroma against those in luma. */
const COLOUR_WEIGHT = 0.5
/** The sigma filter: reach in pixels, largest difference of a neighbour that is averaged (levels of 255), rounds. */
const CALM_REACH = 2
const CALM_DIFFERENCE = 18
const CALM_ROUNDS = 2

/** Red, green and blue as luma and scaled-down chroma (ITU-T T.871); pictures of one channel stay as they are. */
export function toLightAndColour(grid: SampleGrid): SampleGrid {
  if (grid.channels !== 3) return grid
  return { ...grid, samples: eachPixel(grid.samples, lightAndColourOf) }
}

/** Undoes `toLightAndColour` for colours in a row. */
export function fromLightAndColour(colours: Float32Array): Float32Array {
  return eachPixel(colours, rgbOf).map((value) => clamp(Math.round(value), 0, 255))
}

/** Replaces each pixel by the mean of those around that are nearly like it (J.-S. Lee's sigma filter, 1983), twice. */
export function calm(grid: SampleGrid): SampleGrid {
  let samples = grid.samples
  for (let round = 0; round < CALM_ROUNDS; round++) samples = averageAlike({ ...grid, samples })
  return { ...grid, samples }
}

function lightAndColourOf(red: number, green: number, blue: number): readonly [number, number, number] {
  const light = 0.299 * red + 0.587 * green + 0.114 * blue
  return [light, 128 + COLOUR_WEIGHT * 0.564 * (blue - light), 128 + COLOUR_WEIGHT * 0.713 * (red - light)]
}

function rgbOf(light: number, towardsBlue: number, towardsRed: number): readonly [number, number, number] {
  const blue = light + (towardsBlue - 128) / (COLOUR_WEIGHT * 0.564)
  const red = light + (towardsRed - 128) / (COLOUR_WEIGHT * 0.713)
  return [red, (light - 0.299 * red - 0.114 * blue) / 0.587, blue]
}

type Convert = (one: number, two: number, three: number) => readonly [number, number, number]

function eachPixel(samples: SampleGrid['samples'], convert: Convert): Float32Array {
  const converted = new Float32Array(samples.length)
  for (let at = 0; at < samples.length; at += 3)
    converted.set(convert(samples[at], samples[at + 1], samples[at + 2]), at)
  return converted
}

function averageAlike({ samples, width, height, channels, wrap }: SampleGrid): Float32Array {
  const averaged = new Float32Array(samples.length)
  const sums = new Float64Array(channels)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const own = (y * width + x) * channels
      let count = 0
      sums.fill(0)
      for (let dy = -CALM_REACH; dy <= CALM_REACH; dy++) {
        const row = foldIndex(y + dy, height, wrap.y) * width
        for (let dx = -CALM_REACH; dx <= CALM_REACH; dx++) {
          const at = (row + foldIndex(x + dx, width, wrap.x)) * channels
          if (!isAlike(samples, own, at, channels)) continue
          count++
          for (let c = 0; c < channels; c++) sums[c] += samples[at + c]
        }
      }
      for (let c = 0; c < channels; c++) averaged[own + c] = sums[c] / count
    }
  return averaged
}

function isAlike(samples: SampleGrid['samples'], one: number, other: number, channels: number): boolean {
  for (let c = 0; c < channels; c++) if (Math.abs(samples[one + c] - samples[other + c]) > CALM_DIFFERENCE) return false
  return true
}
