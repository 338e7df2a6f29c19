import { createCellSampler, SLOPE_MIN } from '../flat/cell-sampler.ts'
import { type CoverageMap, SLOTS } from '../flat/coverage-map.ts'
import { wrapIndex } from '../picture/sample-grid.ts'

/** Which ink covers most at each sample of a picture, `perPixel` × `perPixel` samples a source pixel. */
export type LabelSamples = {
  /** Samples, not source pixels. */
  readonly width: number
  readonly height: number
  readonly perPixel: number
  readonly inks: Uint8Array
}

/** The part of a picture that is looked at, in source pixels; in a repeat it reaches beyond the frame. */
export type Window = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Samples per source pixel and axis: boundaries begin within an eighth of a pixel of where coverage has them. */
const PER_PIXEL = 4

/** Samples the inks that coverage draws in a window. */
export function sampleLabels(map: CoverageMap, window: Window): LabelSamples {
  const look = createCellSampler(map, PER_PIXEL, 1, SLOPE_MIN)
  const [width, height] = [window.width * PER_PIXEL, window.height * PER_PIXEL]
  const inks = new Uint8Array(width * height)
  for (let row = 0; row < window.height; row++)
    for (let column = 0; column < window.width; column++) {
      const [x, y] = [wrapIndex(column + window.x, map.width), wrapIndex(row + window.y, map.height)]
      const pixel = y * map.width + x
      const at = row * PER_PIXEL * width + column * PER_PIXEL
      const own = map.inks[pixel * SLOTS]
      const cell = map.active[pixel] === 1 ? look(x, y).first : undefined
      for (let i = 0; i < PER_PIXEL; i++)
        for (let k = 0; k < PER_PIXEL; k++) inks[at + i * width + k] = cell ? cell[i * PER_PIXEL + k] : own
    }
  return { width, height, perPixel: PER_PIXEL, inks }
}
