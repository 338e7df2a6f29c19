import { type BandRenderer, createCubicRenderer, finishAlpha, type PixelLayout } from '../bands/band-renderer.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { measureSpoiling } from '../spoiling/measure-spoiling.ts'
import { shareOfNetwork } from './share-of-network.ts'
import { CONFIDENCE_OF_CUBIC, openSmoothDrawing, type SmoothDrawing, type SmoothRequest } from './smooth-drawing.ts'

export type AlphaDrawing = Omit<SmoothDrawing, 'rows'> & { readonly renderer: BandRenderer }

/** Pixels around, each way, that must be all opaque or all clear for a place to stay so. */
const PLAIN_REACH = 3

/**
 * Draws a picture with transparent places: its colours as they stand on black, and its alpha as a grey picture of its
 * own, so that both have the same edges.
 */
export async function openAlphaDrawing(
  grid: SampleGrid,
  request: SmoothRequest,
  layout: PixelLayout,
): Promise<AlphaDrawing> {
  const { width, channels } = grid
  const { scale } = request
  const planes = [takeChannels(grid, 0, channels === 2 ? 1 : 3), takeChannels(grid, channels - 1, 1)] as const
  const seen = [measureSpoiling(planes[0]), measureSpoiling(planes[1])] as const
  // On any ground the errors of both cancel where both are drawn alike. The floor would sharpen noise, which hides where
  // colours are nearly clear.
  const shareMax = Math.min(...seen.map((spoiling) => shareOfNetwork(spoiling, scale).share))
  if (shareMax === 0 && !request.isAskedFor && request.modelPath === undefined) return drawCubic(grid, scale, layout)
  const colours = await openSmoothDrawing(planes[0], { ...request, spoiling: seen[0], shareMax })
  const alpha = await openSmoothDrawing(planes[1], { ...request, spoiling: seen[1], shareMax })
  const plain = plainAlpha(grid)
  const { samples, finish } = finishAlpha(channels, layout)
  const row = new Float32Array(width * scale * channels)
  const rowBytes = width * scale * samples
  const drawRow = async (y: number, into: Uint8ClampedArray): Promise<void> => {
    const coloured = await colours.rows.row(y)
    const covered = await alpha.rows.row(y)
    const below = Math.floor(y / scale) * width
    for (let x = 0; x < covered.length; x++) {
      for (let c = 0; c < channels - 1; c++) row[x * channels + c] = coloured[x * (channels - 1) + c]
      const known = plain[below + Math.floor(x / scale)]
      row[x * channels + channels - 1] = known < 0 ? covered[x] : known
    }
    finish(row, into)
  }
  const render = async (firstRow: number, into: Uint8Array): Promise<void> => {
    const clamped = new Uint8ClampedArray(into.buffer, into.byteOffset, into.byteLength)
    for (let y = 0; y * rowBytes < into.length; y++)
      await drawRow(firstRow + y, clamped.subarray(y * rowBytes, (y + 1) * rowBytes))
  }
  const { method, reason, confidence } = colours
  return {
    method,
    reason,
    confidence,
    renderer: { width: width * scale, height: grid.height * scale, samples, render },
  }
}

/** Both in one piece: neither is rounded before one is divided by the other. */
function drawCubic(grid: SampleGrid, scale: number, layout: PixelLayout): AlphaDrawing {
  return {
    method: 'bicubic',
    reason: 'its colours or its alpha hold nothing to sharpen, and both are left to the cubic',
    confidence: CONFIDENCE_OF_CUBIC,
    renderer: createCubicRenderer(grid, scale, layout),
  }
}

function takeChannels(grid: SampleGrid, first: number, count: 1 | 3): SampleGrid {
  const { samples, width, height, channels } = grid
  const taken = new Float32Array(width * height * count)
  for (let i = 0; i < taken.length; i++) taken[i] = samples[Math.floor(i / count) * channels + first + (i % count)]
  return { ...grid, samples: taken, channels: count, hasAlpha: false }
}

/** 0 or 255 where alpha is that all around, so that what is opaque stays wholly so; -1 elsewhere. */
function plainAlpha({ samples, width, height, channels, wrap }: SampleGrid): Int16Array {
  const at = (x: number, y: number): number => samples[(y * width + x) * channels + channels - 1]
  const alongRow = new Int16Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) alongRow[y * width + x] = plainValue((k) => at(foldIndex(x + k, width, wrap.x), y))
  return alongRow.map((_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    return plainValue((k) => alongRow[foldIndex(y + k, height, wrap.y) * width + x])
  })
}

function plainValue(valueAt: (offset: number) => number): number {
  const own = valueAt(0)
  if (own !== 0 && own !== 255) return -1
  for (let k = -PLAIN_REACH; k <= PLAIN_REACH; k++) if (valueAt(k) !== own) return -1
  return own
}
