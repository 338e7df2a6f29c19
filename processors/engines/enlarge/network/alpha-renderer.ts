import { type BandRenderer, createCubicRenderer, finishAlpha, type PixelLayout } from '../bands/band-renderer.ts'
import { removeMatte } from '../picture/remove-matte.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { measureSpoiling } from '../spoiling/measure-spoiling.ts'
import { createAlphaFloor } from './alpha-floor.ts'
import { shareOfNetwork } from './share-of-network.ts'
import { CONFIDENCE_OF_CUBIC, openSmoothDrawing, type SmoothDrawing, type SmoothRequest } from './smooth-drawing.ts'

export type AlphaDrawing = Omit<SmoothDrawing, 'rows'> & { readonly renderer: BandRenderer }

/** Pixels around, each way, that must be all opaque or all clear for a place to stay so. */
const PLAIN_REACH = 3

/** Weight that alpha leaves to the network from which its edges are sharp: soft ones with pale rims look like a matte. */
const SHARE_OF_SHARP = 0.7

/** Weight that colours leave to the network from which it draws inside soft edges: glows measured 0.3, photographs 0.7 and more. */
const SHARE_INSIDE = 0.5

/**
 * Draws a picture with transparent places: its colours as they stand on black, without the ground that they were mixed with, and
 * its alpha as a grey picture of its own, both with the same weight of the network.
 */
export async function openAlphaDrawing(
  picture: SampleGrid,
  request: SmoothRequest,
  layout: PixelLayout,
): Promise<AlphaDrawing> {
  const { width, channels } = picture
  const { scale } = request
  const ofAlpha = look(takeChannels(picture, channels - 1, 1), scale)
  const { grid, matte } = ofAlpha.share >= SHARE_OF_SHARP ? removeMatte(picture) : { grid: picture }
  const ofColours = look(takeChannels(grid, 0, channels === 2 ? 1 : 3), scale)
  // On any ground the errors of both cancel where both are drawn alike. The floor would sharpen noise, which hides where
  // colours are nearly clear.
  const shareMax = Math.min(ofColours.share, ofAlpha.share)
  if (shareMax === 0 && !request.isAskedFor && request.modelPath === undefined)
    return drawSoft(grid, request, layout, [ofColours, ofAlpha])
  const colours = await openSmoothDrawing(ofColours.plane, { ...request, spoiling: ofColours.spoiling, shareMax })
  const alpha = await openSmoothDrawing(ofAlpha.plane, { ...request, spoiling: ofAlpha.spoiling, shareMax })
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
  const { method, confidence } = colours
  const taken = matte === undefined ? '' : `${matte} that its edges were mixed with was taken off; `
  return {
    method,
    reason: taken + colours.reason,
    confidence,
    renderer: { width: width * scale, height: grid.height * scale, samples, render },
  }
}

/** Draws what must not be sharpened: the cubic, and inside, where all around is opaque, colours that may be. */
async function drawSoft(
  grid: SampleGrid,
  request: SmoothRequest,
  layout: PixelLayout,
  [colours, alpha]: readonly [Look, Look],
): Promise<AlphaDrawing> {
  const cubic = createCubicRenderer(grid, request.scale, layout)
  if (colours.share < SHARE_INSIDE)
    return drawnByFloor(createAlphaFloor(grid, cubic, layout, [colours.spoiling, alpha.spoiling]))
  const inside = await openSmoothDrawing(colours.plane, { ...request, spoiling: colours.spoiling })
  return drawInside(grid, inside, cubic)
}

type Look = ReturnType<typeof look>

/** What is told of one of the two pictures, and the weight that it leaves to the network. */
function look(plane: SampleGrid, scale: number) {
  const spoiling = measureSpoiling(plane)
  return { plane, spoiling, share: shareOfNetwork(spoiling, scale).share }
}

/** Both in one piece: neither is rounded before one is divided by the other. */
function drawnByFloor(renderer: BandRenderer): AlphaDrawing {
  return {
    method: 'bicubic',
    reason: 'its colours or its alpha hold nothing to sharpen, and both are left to the cubic',
    confidence: CONFIDENCE_OF_CUBIC,
    renderer,
  }
}

/** The cubic, with the colours of a drawing where all around is opaque. */
function drawInside(grid: SampleGrid, { rows, ...drawn }: SmoothDrawing, cubic: BandRenderer): AlphaDrawing {
  const plain = plainAlpha(grid)
  const { width, samples } = cubic
  const scale = width / grid.width
  const colours = grid.channels - 1
  const render = async (firstRow: number, into: Uint8Array): Promise<void> => {
    await cubic.render(firstRow, into)
    for (let at = 0, y = firstRow; at < into.length; y++) {
      const coloured = await rows.row(y)
      const below = Math.floor(y / scale) * grid.width
      for (let x = 0; x < width; x++, at += samples)
        if (plain[below + Math.floor(x / scale)] === 255)
          for (let c = 0; c < colours; c++) into[at + c] = coloured[x * colours + c]
    }
  }
  return { ...drawn, reason: `soft edges are left to the cubic; ${drawn.reason}`, renderer: { ...cubic, render } }
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
