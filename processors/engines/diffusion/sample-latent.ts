import type { NumberGrid } from '../network/open-network.ts'
import type { Random } from '../pattern/kit/chance/random.ts'
import type { DiffusionModel } from './diffusion-model.ts'
import { drawNoise, type Latent, rollLatent } from './latent.ts'
import { type NoiseLevel, noiseLevels, readPrediction } from './noise-schedule.ts'
import { createSampler, type SamplerName } from './samplers.ts'

export type SampleTerms = {
  readonly widthCells: number
  readonly heightCells: number
  readonly steps: number
  readonly sampler: SamplerName
  /** How strongly the words pull; 1 and less does without the second, wordless prediction. */
  readonly guidance: number
  readonly prompt: string
  readonly negativePrompt: string
  /** The latent lies on a torus: no edge of it is an edge of the cloth. */
  readonly wraps: boolean
  readonly random: Random
}

export type SampleOptions = {
  readonly signal?: AbortSignal
  /** Called after each step with the share of steps done, 0..1. */
  readonly onStep?: (share: number) => void
}

/**
 * Walks from noise to a latent picture.
 *
 * On a torus the latent is rolled by a random offset before each prediction and rolled back after it, so that the
 * network's own borders fall somewhere else each time and leave no seam. Source: G. Vecchio et al., "ControlMat"
 * (2023), noise rolling.
 *
 * @throws the reason of `signal` when it is aborted
 */
export async function sampleLatent(
  model: DiffusionModel,
  terms: SampleTerms,
  { signal, onStep }: SampleOptions,
): Promise<Latent> {
  const size = { channels: model.channels, width: terms.widthCells, height: terms.heightCells }
  const count = size.channels * size.width * size.height
  const noise = terms.random.fork('noise')
  const offsets = terms.random.fork('roll')
  const step = createSampler(terms.sampler)
  const levels = noiseLevels(model.terms.schedule, terms.steps, model.terms.distilledFrom)
  const voice = await openVoice(model, terms)
  let latent: Latent = { ...size, data: drawNoise(noise, count) }
  for (let at = 0; at + 1 < levels.length; at++) {
    signal?.throwIfAborted()
    const [right, down] = terms.wraps ? [offsets.below(size.width), offsets.below(size.height)] : [0, 0]
    const answer = await voice(rollLatent(latent, right, down), levels[at])
    const { data } = rollLatent({ ...size, data: answer }, -right, -down)
    const prediction = readPrediction(data, latent.data, levels[at], model.terms.schedule.predictionType)
    const fresh = (): Float32Array => drawNoise(noise, count)
    const moved = step({ latent: latent.data, prediction, from: levels[at], to: levels[at + 1], fresh })
    latent = { ...size, data: moved }
    onStep?.((at + 1) / terms.steps)
  }
  return latent
}

type Voice = (latent: Latent, level: NoiseLevel) => Promise<Float32Array>

/**
 * The network's answer, drawn away from what it says without the words.
 * Source: J. Ho and T. Salimans, "Classifier-Free Diffusion Guidance" (2022).
 */
async function openVoice(model: DiffusionModel, { prompt, negativePrompt, guidance }: SampleTerms): Promise<Voice> {
  const words: NumberGrid = await model.encodeText(prompt)
  if (model.takesGuidance || guidance <= 1)
    return (latent, { timestep }) => model.predict(latent, timestep, words, guidance)
  const without = await model.encodeText(negativePrompt)
  return async (latent, { timestep }) => {
    const asked = await model.predict(latent, timestep, words, guidance)
    const unasked = await model.predict(latent, timestep, without, guidance)
    return asked.map((value, at) => unasked[at] + guidance * (value - unasked[at]))
  }
}
