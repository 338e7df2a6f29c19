import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { TokenizerFiles } from './clip-tokenizer.ts'
import { predictionTypes, type ScheduleTerms, timestepSpacings } from './noise-schedule.ts'
import type { SamplerName } from './samplers.ts'

/** The folder is no Stable Diffusion model as ONNX exporters lay it out, or one of a kind that is not supported. */
export class ModelFolderUnusable extends Error {
  override name = 'ModelFolderUnusable'
}

/** What a model's own files say about it. */
export type ModelFolder = {
  readonly networks: { readonly textEncoder: string; readonly unet: string; readonly vaeDecoder: string }
  readonly tokenizer: TokenizerFiles
  readonly schedule: ScheduleTerms
  readonly sampler: SamplerName
  /** Set for consistency models: how many levels they were distilled from. */
  readonly distilledFrom: number | undefined
  /** Latents are divided by it before they are decoded. */
  readonly latentScale: number
  /** Pixels along one side of a latent cell. */
  readonly cellPx: number
  /** Side of the pictures it was trained on, in pixels. */
  readonly nativePx: number
}

const schedulerSchema = z.object({
  _class_name: z.string().default('DDIMScheduler'),
  num_train_timesteps: z.int().min(2).max(10_000).default(1000),
  beta_start: z.number().positive().default(0.00085),
  beta_end: z.number().positive().max(1).default(0.012),
  beta_schedule: z.enum(['linear', 'scaled_linear']).default('scaled_linear'),
  prediction_type: z.enum(predictionTypes).default('epsilon'),
  timestep_spacing: z.enum(timestepSpacings).default('leading'),
  steps_offset: z.int().min(0).default(1),
  rescale_betas_zero_snr: z.boolean().default(false),
  original_inference_steps: z.int().positive().default(50),
})
const vaeSchema = z.object({
  scaling_factor: z.number().positive().default(0.18215),
  block_out_channels: z.array(z.number()).min(1).default([128, 256, 512, 512]),
})
const unetSchema = z.object({ sample_size: z.int().positive().default(64) })
const padTokenSchema = z.union([z.string(), z.object({ content: z.string() }).transform(({ content }) => content)])
const tokenizerSchema = z.object({
  model_max_length: z.number().min(2).default(77),
  pad_token: padTokenSchema.optional(),
})

/** Names of schedulers in model folders, and which of ours walks the same way. Any other is walked by DPM-Solver++. */
const samplerOfClass: Readonly<Record<string, SamplerName>> = {
  DDIMScheduler: 'ddim',
  EulerDiscreteScheduler: 'euler',
  EulerAncestralDiscreteScheduler: 'euler-ancestral',
  LCMScheduler: 'lcm',
}
/** Longest text any CLIP encoder reads; some folders write 10^30 for "not stated". */
const TEXT_PLACES_MOST = 77

/**
 * Reads a folder laid out as `diffusers` and Optimum export Stable Diffusion 1, 2 and latent consistency models to
 * ONNX. Layout: `model_index.json`, `scheduler/`, `tokenizer/`, `text_encoder/model.onnx`, `unet/model.onnx`,
 * `vae_decoder/model.onnx`.
 *
 * @throws ModelFolderUnusable naming the file that is missing or wrong
 */
export async function readModelFolder(folder: string): Promise<ModelFolder> {
  if (existsSync(join(folder, 'text_encoder_2')))
    throw new ModelFolderUnusable('text_encoder_2: models with two text encoders (SDXL) are not supported')
  const networkAt = (part: string): string => {
    if (existsSync(join(folder, part, 'model.onnx'))) return join(folder, part, 'model.onnx')
    throw new ModelFolderUnusable(`${part}/model.onnx is missing`)
  }
  const networks = {
    textEncoder: networkAt('text_encoder'),
    unet: networkAt('unet'),
    vaeDecoder: networkAt('vae_decoder'),
  }
  const scheduler = await readSettings(folder, 'scheduler/scheduler_config.json', schedulerSchema)
  const vae = await readSettings(folder, 'vae_decoder/config.json', vaeSchema)
  const unet = await readSettings(folder, 'unet/config.json', unetSchema)
  const cellPx = 2 ** (vae.block_out_channels.length - 1)
  const sampler = samplerOfClass[scheduler._class_name] ?? 'dpm++2m'
  return {
    networks,
    tokenizer: await readTokenizer(folder),
    schedule: {
      trainSteps: scheduler.num_train_timesteps,
      betaStart: scheduler.beta_start,
      betaEnd: scheduler.beta_end,
      betaSchedule: scheduler.beta_schedule,
      predictionType: scheduler.prediction_type,
      spacing: scheduler.timestep_spacing,
      stepsOffset: scheduler.steps_offset,
      hasZeroTerminalSignal: scheduler.rescale_betas_zero_snr,
    },
    sampler,
    distilledFrom: sampler === 'lcm' ? scheduler.original_inference_steps : undefined,
    latentScale: vae.scaling_factor,
    cellPx,
    nativePx: unet.sample_size * cellPx,
  }
}

async function readTokenizer(folder: string): Promise<TokenizerFiles> {
  const settings = await readSettings(folder, 'tokenizer/tokenizer_config.json', tokenizerSchema)
  const special = await readSettings(folder, 'tokenizer/special_tokens_map.json', tokenizerSchema)
  return {
    vocabulary: await readText(folder, 'tokenizer/vocab.json'),
    merges: await readText(folder, 'tokenizer/merges.txt'),
    padToken: settings.pad_token ?? special.pad_token,
    length: Math.min(TEXT_PLACES_MOST, settings.model_max_length),
  }
}

/** Settings files may be left out: their defaults are those of Stable Diffusion 1. */
async function readSettings<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = existsSync(join(folder, name)) ? await readText(folder, name) : '{}'
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new ModelFolderUnusable(`${name} cannot be read: ${reason}`)
  }
}

async function readText(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8')
  } catch {
    throw new ModelFolderUnusable(`${name} is missing`)
  }
}
