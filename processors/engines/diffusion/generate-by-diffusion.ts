import sharp from 'sharp'
import { inkFromHex } from '../color/ink.ts'
import type { Rgb } from '../color/oklab.ts'
import { clamp } from '../numbers/clamp.ts'
import { createRandom, hashText } from '../pattern/kit/chance/random.ts'
import { encodePlanePng } from '../pattern/render/encode.ts'
import { measureInkShares } from '../pattern/render/index-plane.ts'
import { fitPixelSize } from '../pattern/render/pixel-size.ts'
import { encodePng } from '../raster/png-writer.ts'
import type { DiffusionModel } from './diffusion-model.ts'
import { checkDiffusionRequest, type DiffusionRequest, type DiffusionSettings } from './diffusion-request.ts'
import type { Latent } from './latent.ts'
import { sampleLatent } from './sample-latent.ts'
import type { SamplerName } from './samplers.ts'
import { type RgbPicture, snapToPalette } from './snap-to-palette.ts'

export type DiffusionReport = {
  readonly engine: 'diffusion'
  readonly prompt: string
  readonly negativePrompt: string
  /** Words beyond what the text encoder reads; they had no effect. */
  readonly ignored: readonly string[]
  readonly seed: number
  readonly sampler: SamplerName
  readonly steps: number
  readonly guidance: number
  readonly provider: string
  readonly wraps: boolean
  /** With a palette: the inks and their shares of the cloth. Empty when the picture keeps its own colours. */
  readonly inks: readonly { readonly hex: string; readonly share: number }[]
  readonly timingMs: Readonly<Record<string, number>>
}

export type DiffusionResult = {
  readonly file: Uint8Array
  readonly contentType: string
  readonly width: number
  readonly height: number
  readonly report: DiffusionReport
}

export type DiffusionOptions = {
  readonly signal?: AbortSignal
  readonly onProgress?: (stage: string, share: number) => void
}

const DPI = 150
/** Share of the time that goes into the steps, for the progress shown. */
const STEPS_SHARE = 0.9

/**
 * Draws a prompt with the user's own diffusion model. Deterministic on one provider: same request, same model, same
 * bytes. With a palette the picture is printed in exactly those inks. Width and height are whole cells of the model's
 * latent.
 *
 * @throws PatternRejected when the request asks for what a model cannot do; the reason of `signal` when it is aborted
 */
export async function generateByDiffusion(
  model: DiffusionModel,
  request: DiffusionRequest,
  { signal, onProgress }: DiffusionOptions = {},
): Promise<DiffusionResult> {
  const checked = checkDiffusionRequest(request)
  const walk = chooseWalk(checked.settings, model)
  const wraps = checked.compositionType === 'tile'
  const seed = checked.seed ?? hashText(checked.prompt.trim().toLowerCase()) >>> 0
  const cells = cellsOf(checked.aspectRatio ?? { width: 1, height: 1 }, checked.size ?? model.terms.nativePx, model)
  const clock = startClock()
  const random = createRandom(`diffusion/${seed}`)
  const terms = { ...walk, ...cells, prompt: checked.prompt, wraps, random }
  const onStep = (share: number): void => onProgress?.('sample', share * STEPS_SHARE)
  const latent = await sampleLatent(model, terms, { signal, onStep })
  clock.enter('decode')
  const picture = pictureOf(await model.decode(latent, wraps))
  clock.enter('print')
  onProgress?.('print', 0.95)
  signal?.throwIfAborted()
  const hexes = checked.colorPalette ?? []
  const { file, shares } = await printPicture(picture, hexes, wraps, checked.format)
  const { dropped } = model.tokenizer.encode(checked.prompt)
  const report: DiffusionReport = {
    engine: 'diffusion',
    prompt: checked.prompt,
    ...walk,
    ignored: dropped === '' ? [] : [dropped],
    seed,
    provider: model.provider,
    wraps,
    inks: hexes.map((hex, ink) => ({ hex, share: Math.round(shares[ink] * 1e4) / 1e4 })),
    timingMs: clock.stop(),
  }
  const { width, height } = picture
  return { file, contentType: `image/${checked.format}`, width, height, report }
}

/** Milliseconds per stage, `sample` first. */
function startClock(): { readonly enter: (stage: string) => void; readonly stop: () => Record<string, number> } {
  const timingMs: Record<string, number> = {}
  let [stage, sinceMs] = ['sample', performance.now()]
  const enter = (next: string): void => {
    const nowMs = performance.now()
    timingMs[stage] = Math.round(nowMs - sinceMs)
    ;[stage, sinceMs] = [next, nowMs]
  }
  const stop = (): Record<string, number> => {
    enter('')
    return timingMs
  }
  return { enter, stop }
}

type Walk = Required<DiffusionSettings>

/** A distilled model needs a handful of steps and no more than a nudge; others what their makers recommend. */
function chooseWalk(settings: DiffusionSettings, { terms, takesGuidance }: DiffusionModel): Walk {
  const isDistilled = terms.distilledFrom !== undefined || takesGuidance
  return {
    steps: Math.min(settings.steps ?? (isDistilled ? 4 : 25), terms.distilledFrom ?? terms.schedule.trainSteps),
    guidance: settings.guidance ?? (isDistilled ? 1.5 : 7.5),
    sampler: settings.sampler ?? terms.sampler,
    negativePrompt: settings.negativePrompt ?? '',
  }
}

function cellsOf(
  ratio: { readonly width: number; readonly height: number },
  longEdgePx: number,
  { terms }: DiffusionModel,
): { readonly widthCells: number; readonly heightCells: number } {
  const { width, height } = fitPixelSize(ratio, longEdgePx, terms.cellPx)
  const cells = (px: number): number => Math.max(1, Math.round(px / terms.cellPx))
  return { widthCells: cells(width), heightCells: cells(height) }
}

/** Bytes of what the decoder drew; three channels of -1..1 become 0..255. */
function pictureOf({ data, width, height }: Latent): RgbPicture {
  const area = width * height
  const bytes = new Uint8Array(area * 3)
  for (let pixel = 0; pixel < area; pixel++)
    for (let channel = 0; channel < 3; channel++) {
      const value = (data[channel * area + pixel] + 1) * 127.5
      bytes[pixel * 3 + channel] = clamp(Math.round(value), 0, 255)
    }
  return { data: bytes, width, height }
}

async function printPicture(
  picture: RgbPicture,
  hexes: readonly string[],
  wraps: boolean,
  format: 'png' | 'jpeg',
): Promise<{ readonly file: Uint8Array; readonly shares: readonly number[] }> {
  const { width, height } = picture
  const inks = hexes.map((hex): Rgb => inkFromHex(hex)?.rgb ?? [0, 0, 0])
  const plane = inks.length > 0 ? snapToPalette(picture, inks, wraps) : undefined
  const shares = plane ? measureInkShares(plane, inks.length) : []
  if (format === 'jpeg') {
    const data = plane ? rgbOf(plane.data, inks) : picture.data
    const file = await sharp(data, { raw: { width, height, channels: 3 } })
      .withMetadata({ density: DPI })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer()
    return { file: new Uint8Array(file), shares }
  }
  if (plane) return { file: await encodePlanePng(plane, inks, { dpi: DPI }), shares }
  return { file: await encodePng(picture.data, { width, height, kind: 'rgb', dpi: DPI }), shares }
}

function rgbOf(plane: Uint8Array, inks: readonly Rgb[]): Uint8Array {
  const data = new Uint8Array(plane.length * 3)
  plane.forEach((ink, pixel) => {
    data.set(inks[ink], pixel * 3)
  })
  return data
}
