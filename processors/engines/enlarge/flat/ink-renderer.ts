import type { Rgb } from '../../color/oklab.ts'
import type { BandRenderer } from '../bands/band-renderer.ts'
import { type InkDrawing, orderInks } from '../output/ink-drawing.ts'
import { createCellLook } from './cell-look.ts'
import { SLOPE_MIN } from './cell-sampler.ts'
import { SLOTS } from './coverage-map.ts'
import { inksAsRgb } from './inks-as-rgb.ts'
import type { FlatReading } from './read-flat-art.ts'

/**
 * Redraws flat art as ink numbers: each pixel is the ink that covers most of it, even where inks are not trusted.
 *
 * @param sourcePalette palette of the source file, whose order is kept
 */
export function createInkDrawing(
  reading: FlatReading,
  scale: number,
  sourcePalette: readonly Rgb[] | undefined,
): InkDrawing {
  const { palette, numberOf } = orderInks(inksAsRgb(reading.inks), sourcePalette)
  return { palette, renderer: createInkRenderer(reading, scale, numberOf) }
}

function createInkRenderer(reading: FlatReading, scale: number, numberOf: Uint8Array): BandRenderer {
  const { grid, map } = reading
  const width = grid.width * scale
  const sample = createCellLook(reading, scale, 0, SLOPE_MIN)
  const cells = new Uint8Array(width * scale)
  let drawnRow = -1
  const drawCells = (y: number): void => {
    for (let x = 0; x < grid.width; x++) {
      const pixel = y * grid.width + x
      const plain = map.active[pixel] === 0 ? map.inks[pixel * SLOTS] : undefined
      const first = plain === undefined ? sample(x, y).first : undefined
      for (let i = 0; i < scale * scale; i++)
        cells[Math.floor(i / scale) * width + x * scale + (i % scale)] = numberOf[plain ?? first?.[i] ?? 0]
    }
  }
  const render = (firstRow: number, into: Uint8Array): void => {
    for (let row = 0; row * width < into.length; row++) {
      const y = firstRow + row
      if (Math.floor(y / scale) !== drawnRow) {
        drawnRow = Math.floor(y / scale)
        drawCells(drawnRow)
      }
      into.set(cells.subarray((y % scale) * width, ((y % scale) + 1) * width), row * width)
    }
  }
  return { width, height: grid.height * scale, samples: 1, render }
}
