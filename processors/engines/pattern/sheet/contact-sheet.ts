import type { OverlayOptions } from 'sharp'
import sharp from 'sharp'
import { drawDesign, pixelSizeOf } from '../draw/draw-design.ts'
import { understandPrompt } from '../prompt/understand-prompt.ts'
import { rgbsOf } from '../render/design-file.ts'
import { smoothPlane } from '../render/encode.ts'
import { fillIndexPlane, measureInkShares } from '../render/index-plane.ts'
import { checkRequest } from '../request/pattern-request.ts'
import type { DesignSpec } from '../spec/design-spec.ts'
import { resolveSpec } from '../spec/resolve-spec.ts'
import { captionInLatin } from './latin-caption.ts'
import { CAPTION_PX, drawCaption } from './sheet-caption.ts'

export type SheetOptions = {
  readonly columns: number
  /** Whether cells show one period of a repeat, or a placement print. */
  readonly composition: DesignSpec['composition']
  /** Repeats shown in each direction per cell. */
  readonly repeats: number
  readonly cellPx: number
  readonly format: 'png' | 'jpeg'
  /** One seed for all cells; when absent, each prompt's own. */
  readonly seed?: number
}

export type SheetCell = {
  readonly prompt: string
  readonly family: string
  readonly ms: number
  readonly ignored: readonly string[]
}

const GUTTER_PX = 6
/** Oversampling of each cell along each axis. */
const SAMPLES = 4

/**
 * Draws one prompt per cell, as a tiled repeat or one placement print, with the prompt underneath. Cells are drawn one
 * after the other, so that memory stays that of one design.
 */
export async function drawContactSheet(
  prompts: readonly string[],
  options: SheetOptions,
): Promise<{ file: Uint8Array; width: number; height: number; cells: SheetCell[] }> {
  const { columns, cellPx } = options
  const rows = Math.ceil(prompts.length / columns)
  const width = columns * (cellPx + GUTTER_PX) + GUTTER_PX
  const height = rows * (cellPx + CAPTION_PX + GUTTER_PX) + GUTTER_PX
  const overlays: OverlayOptions[] = []
  const cells: SheetCell[] = []
  for (const [at, prompt] of prompts.entries()) {
    const startedMs = performance.now()
    const left = GUTTER_PX + (at % columns) * (cellPx + GUTTER_PX)
    const top = GUTTER_PX + Math.floor(at / columns) * (cellPx + CAPTION_PX + GUTTER_PX)
    const cell = await drawCell(prompt, options)
    overlays.push({
      input: Buffer.from(cell.data.buffer),
      raw: { width: cellPx, height: cellPx, channels: 3 },
      left,
      top,
    })
    overlays.push({ input: cell.caption, left, top: top + cellPx })
    cells.push({ prompt, family: cell.family, ms: Math.round(performance.now() - startedMs), ignored: cell.ignored })
  }
  const sheet = sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite(overlays)
  const file = await (options.format === 'png' ? sheet.png() : sheet.jpeg({ quality: 72, mozjpeg: true })).toBuffer()
  return { file: new Uint8Array(file), width, height, cells }
}

async function drawCell(
  prompt: string,
  { composition, cellPx, repeats, seed }: SheetOptions,
): Promise<{ data: Uint8Array; caption: Buffer; family: string; ignored: readonly string[] }> {
  const seeded = seed !== undefined && { seed }
  const request = checkRequest({ prompt, compositionType: composition, format: 'png', ...seeded })
  const { wishes, understood, ignored } = understandPrompt(prompt)
  const spec = resolveSpec(request, wishes)
  const edge = Math.ceil(cellPx / (composition === 'single' ? 1 : repeats))
  const size = pixelSizeOf(spec, edge * SAMPLES, SAMPLES)
  const cloth = drawDesign(spec)
  const plane = fillIndexPlane(cloth, size.width, size.height)
  const tile = smoothPlane(plane, rgbsOf(spec), SAMPLES)
  const data = new Uint8Array(cellPx * cellPx * 3)
  for (let y = 0; y < cellPx; y++)
    for (let x = 0; x < cellPx; x++) {
      const from = ((y % tile.height) * tile.width + (x % tile.width)) * 3
      data.set(tile.data.subarray(from, from + 3), (y * cellPx + x) * 3)
    }
  const shares = measureInkShares(plane, spec.palette.inks.length)
  const said = captionInLatin(prompt, understood)
  return { data, caption: drawCaption({ ...cloth, prompt: said, spec, shares }, cellPx), family: spec.family, ignored }
}
