import { z } from 'zod'
import { rejectionOf } from '../pattern/request/field-problem.ts'
import { PatternRejected } from '../pattern/request/pattern-rejected.ts'
import { checkRequest, type PatternRequest } from '../pattern/request/pattern-request.ts'
import { samplerNames } from './samplers.ts'

const diffusionFormats = ['png', 'jpeg'] as const
export type DiffusionFormat = (typeof diffusionFormats)[number]

/** Ranges of what a caller may say about the walk from noise to picture. */
export const diffusionLimits = { stepsMost: 150, guidanceMost: 30, negativePromptMost: 2000, sizeMost: 1536 } as const

const settingsSchema = z.strictObject({
  steps: z.int().min(1).max(diffusionLimits.stepsMost).optional(),
  guidance: z.number().min(0).max(diffusionLimits.guidanceMost).optional(),
  sampler: z.enum(samplerNames).optional(),
  negativePrompt: z.string().max(diffusionLimits.negativePromptMost).optional(),
})

/** How a diffusion model walks; what is left out follows the model. */
export type DiffusionSettings = z.infer<typeof settingsSchema>

export type DiffusionRequest = Omit<PatternRequest, 'format' | 'spec'> & {
  readonly format: DiffusionFormat
  readonly diffusion?: DiffusionSettings
}

type CheckedDiffusion = ReturnType<typeof checkRequest> & {
  readonly format: DiffusionFormat
  readonly settings: DiffusionSettings
}

/** @throws PatternRejected naming the first field that is wrong or that a model cannot honour */
export function checkDiffusionRequest({ diffusion, ...rest }: DiffusionRequest): CheckedDiffusion {
  const request = checkRequest(rest)
  const { format } = request
  if (request.spec)
    throw new PatternRejected('spec', 'belongs to the pattern engine; a diffusion model draws from words alone')
  if (request.density !== undefined)
    throw new PatternRejected('density', 'cannot be set with a diffusion model; ask for it in the prompt')
  if ((request.size ?? 0) > diffusionLimits.sizeMost)
    throw new PatternRejected('size', `must be at most ${diffusionLimits.sizeMost} with a diffusion model`)
  if (format !== 'png' && format !== 'jpeg')
    throw new PatternRejected('format', `must be ${diffusionFormats.join(' or ')} with a diffusion model`)
  const constructed = (['dpi', 'repeatMm'] as const).find((field) => request[field] !== undefined)
  const stray = constructed ?? (request.colorways > 1 ? 'colorways' : undefined)
  if (stray)
    throw new PatternRejected(stray, 'belongs to the pattern engine; a diffusion model draws one picture in pixels')
  const read = settingsSchema.safeParse(diffusion ?? {})
  if (read.success) return { ...request, format, settings: read.data }
  throw rejectionOf(read.error.issues, ['diffusion'])
}
