// What a checked request becomes in a work command, the same for HTTP and for batch records.
import type { InputImage, WorkGenerate, WorkTerms, WorkUpscale, WorkVectorize } from './events/payloads.ts'
import { readColour } from './http/colour.ts'
import type { GenerateRequest } from './http/generate.ts'
import type { UpscaleForm } from './http/upscale.ts'
import type { VectorizeForm } from './http/vectorize.ts'

type Wishes<Work extends WorkTerms> = Omit<Work, keyof WorkTerms | 'image'>

export function generateWishes(body: GenerateRequest): Wishes<WorkGenerate> {
  return {
    prompt: body.prompt,
    compositionType: body.compositionType,
    colorPalette: (body.colorPalette ?? []).map((colour) => readColour(colour) ?? colour),
    aspectRatio: body.aspectRatio?.trim() ?? null,
    density: body.density === undefined ? null : String(body.density),
    outputFormat: body.output_format,
    seed: body.seed ?? null,
    size: body.size ?? null,
    spec: body.spec ? JSON.stringify(body.spec) : null,
    engine: body.engine ?? null,
    diffusion: body.diffusion ? JSON.stringify(body.diffusion) : null,
    dpi: body.dpi ?? null,
    repeatMm: body.repeatMm ?? null,
    trapMm: body.trapMm ?? null,
    registrationMarks: body.registrationMarks ?? null,
    colorways: body.colorways ?? null,
  }
}

export function vectorizeWishes({
  quality,
  config,
  output_format: outputFormat,
}: VectorizeForm): Wishes<WorkVectorize> {
  return { quality, config: JSON.stringify(config), outputFormat }
}

export function upscaleWishes(form: UpscaleForm): Wishes<WorkUpscale> {
  const { scale, output_format: outputFormat, tile, method, keepPhysicalSize } = form
  return { scale, outputFormat, tile, method, keepPhysicalSize }
}

/** The stored image of a request that has to have one. */
export function requireImage(image: InputImage | undefined): InputImage {
  if (!image) throw new Error('a request with an image was accepted without storing it')
  return image
}
