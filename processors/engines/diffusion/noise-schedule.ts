import { clamp } from '../numbers/clamp.ts'

// How much noise a latent carries at each step, in the variance-preserving form: latent = signal·x0 + noise·ε. Sources:
// J. Ho et al., "Denoising Diffusion Probabilistic Models" (2020); S. Lin et al., "Common Diffusion Noise Schedules and
// Sample Steps are Flawed" (2023) for spacing and zero terminal signal.

export const predictionTypes = ['epsilon', 'v_prediction', 'sample'] as const
export type PredictionType = (typeof predictionTypes)[number]

export const timestepSpacings = ['leading', 'trailing', 'linspace'] as const
export type TimestepSpacing = (typeof timestepSpacings)[number]

export type ScheduleTerms = {
  readonly trainSteps: number
  readonly betaStart: number
  readonly betaEnd: number
  readonly betaSchedule: 'linear' | 'scaled_linear'
  readonly predictionType: PredictionType
  readonly spacing: TimestepSpacing
  readonly stepsOffset: number
  readonly hasZeroTerminalSignal: boolean
}

/** A level of noise: shares of signal and noise in the latent, their squares together 1. The last level has noise 0. */
export type NoiseLevel = { readonly timestep: number; readonly signal: number; readonly noise: number }

/** Clean picture and pure noise as the network's answer states them. */
export type Prediction = { readonly clean: Float32Array; readonly noise: Float32Array }

const CLEAN: NoiseLevel = { timestep: -1, signal: 1, noise: 0 }

/**
 * The levels a sampler walks down: `steps` of them and the clean end.
 *
 * @param steps 1..trainSteps
 * @param distilledFrom for consistency models: levels are chosen among those of a schedule of so many steps
 */
export function noiseLevels(terms: ScheduleTerms, steps: number, distilledFrom?: number): readonly NoiseLevel[] {
  const kept = keptSignal(terms)
  const timesteps = distilledFrom ? distilledTimesteps(terms, steps, distilledFrom) : spacedTimesteps(terms, steps)
  const levels = timesteps.map((timestep) => ({
    timestep,
    signal: Math.sqrt(kept[timestep]),
    noise: Math.sqrt(1 - kept[timestep]),
  }))
  return [...levels, CLEAN]
}

/** Share of the variance that is still signal after each training step. */
function keptSignal({
  trainSteps,
  betaStart,
  betaEnd,
  betaSchedule,
  hasZeroTerminalSignal,
}: ScheduleTerms): Float64Array {
  const isScaled = betaSchedule === 'scaled_linear'
  const [first, last] = isScaled ? [Math.sqrt(betaStart), Math.sqrt(betaEnd)] : [betaStart, betaEnd]
  const kept = new Float64Array(trainSteps)
  let product = 1
  for (let step = 0; step < trainSteps; step++) {
    const part = first + ((last - first) * step) / Math.max(1, trainSteps - 1)
    product *= 1 - (isScaled ? part * part : part)
    kept[step] = product
  }
  return hasZeroTerminalSignal ? withoutTerminalSignal(kept) : kept
}

function withoutTerminalSignal(kept: Float64Array): Float64Array {
  const [first, last] = [Math.sqrt(kept[0]), Math.sqrt(kept[kept.length - 1])]
  return kept.map((value) => (((Math.sqrt(value) - last) * first) / (first - last)) ** 2)
}

function spacedTimesteps({ trainSteps, spacing, stepsOffset }: ScheduleTerms, steps: number): number[] {
  const within = (timestep: number): number => clamp(timestep, 0, trainSteps - 1)
  const ratio = trainSteps / steps
  return Array.from({ length: steps }, (_, at) => {
    if (spacing === 'trailing') return within(Math.round(trainSteps - at * ratio) - 1)
    if (spacing === 'linspace') return Math.round((trainSteps - 1) * (steps === 1 ? 1 : 1 - at / (steps - 1)))
    return within((steps - 1 - at) * Math.floor(ratio) + stepsOffset)
  })
}

function distilledTimesteps({ trainSteps }: ScheduleTerms, steps: number, distilledFrom: number): number[] {
  const stride = Math.floor(trainSteps / distilledFrom)
  return Array.from({ length: steps }, (_, at) => {
    const place = distilledFrom - Math.floor((at * distilledFrom) / steps)
    return place * stride - 1
  })
}

/** Reads the network's answer, whichever of the three it was trained to give. */
export function readPrediction(
  answer: Float32Array,
  latent: Float32Array,
  { signal, noise }: NoiseLevel,
  type: PredictionType,
): Prediction {
  const parts: Prediction = { clean: new Float32Array(latent.length), noise: new Float32Array(latent.length) }
  for (let at = 0; at < latent.length; at++) {
    const [said, mixed] = [answer[at], latent[at]]
    if (type === 'v_prediction') {
      parts.clean[at] = signal * mixed - noise * said
      parts.noise[at] = signal * said + noise * mixed
    } else if (type === 'epsilon') {
      parts.clean[at] = (mixed - noise * said) / signal
      parts.noise[at] = said
    } else {
      parts.clean[at] = said
      parts.noise[at] = (mixed - signal * said) / noise
    }
  }
  return parts
}
