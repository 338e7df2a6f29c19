import type { NoiseLevel, Prediction } from './noise-schedule.ts'

/** One step down the levels. `fresh` draws standard normal noise of the latent's size, where a method wants some. */
export type SampleStep = (step: {
  readonly latent: Float32Array
  readonly prediction: Prediction
  readonly from: NoiseLevel
  readonly to: NoiseLevel
  readonly fresh: () => Float32Array
}) => Float32Array

export const samplerNames = ['ddim', 'euler', 'euler-ancestral', 'dpm++2m', 'lcm'] as const
export type SamplerName = (typeof samplerNames)[number]

/** A sampler with no memory of earlier designs: start one for each. */
export function createSampler(name: SamplerName): SampleStep {
  if (name === 'euler-ancestral') return eulerAncestralStep
  if (name === 'dpm++2m') return createDpmSolver()
  if (name === 'lcm') return consistencyStep
  // In these coordinates Euler's method on the probability-flow equation is the deterministic DDIM step itself.
  return ddimStep
}

/** Source: J. Song et al., "Denoising Diffusion Implicit Models" (2021), η = 0. */
const ddimStep: SampleStep = ({ prediction, to }) => mix(prediction.clean, to.signal, prediction.noise, to.noise)

/**
 * Source: T. Karras et al., "Elucidating the Design Space of Diffusion-Based Generative Models" (2022), with fresh
 * noise each step.
 */
const eulerAncestralStep: SampleStep = ({ prediction, from, to, fresh }) => {
  if (to.noise === 0) return prediction.clean
  const [before, after] = [from.noise / from.signal, to.noise / to.signal]
  const added = Math.min(after, Math.sqrt((after ** 2 * (before ** 2 - after ** 2)) / before ** 2))
  const kept = Math.sqrt(Math.max(0, after ** 2 - added ** 2))
  const moved = mix(prediction.clean, to.signal, prediction.noise, to.signal * kept)
  return mix(moved, 1, fresh(), to.signal * added)
}

/**
 * DPM-Solver++(2M): second order in half the log signal-to-noise ratio, one network call a step.
 * Source: C. Lu et al., "DPM-Solver++: Fast Solver for Guided Sampling of Diffusion Probabilistic Models" (2022).
 */
function createDpmSolver(): SampleStep {
  let last: { readonly clean: Float32Array; readonly stride: number } | undefined
  return ({ latent, prediction, from, to }) => {
    // The end has an infinite ratio; there the clean picture is the answer.
    if (to.noise === 0) return prediction.clean
    const stride = logRatio(to) - logRatio(from)
    const weight = last && Number.isFinite(last.stride) ? stride / last.stride / 2 : 0
    const slope = last && weight ? mix(prediction.clean, 1 + weight, last.clean, -weight) : prediction.clean
    last = { clean: prediction.clean, stride }
    return mix(latent, to.noise / from.noise, slope, -to.signal * Math.expm1(-stride))
  }
}

function logRatio({ signal, noise }: NoiseLevel): number {
  return Math.log(signal / noise)
}

/** How a consistency model was distilled: spread of the data, and how far timesteps are stretched. */
const consistency = { dataSpread: 0.5, timestepStretch: 10 } as const

/**
 * Source: S. Luo et al., "Latent Consistency Models" (2023): jump to the clean picture, then add the next level's
 * noise.
 */
const consistencyStep: SampleStep = ({ latent, prediction, from, to, fresh }) => {
  const time = from.timestep * consistency.timestepStretch
  const spread = consistency.dataSpread ** 2
  const skip = spread / (time ** 2 + spread)
  const jump = time / Math.sqrt(time ** 2 + spread)
  const clean = mix(prediction.clean, jump, latent, skip)
  return to.noise === 0 ? clean : mix(clean, to.signal, fresh(), to.noise)
}

function mix(one: Float32Array, oneShare: number, other: Float32Array, otherShare: number): Float32Array {
  return one.map((value, at) => value * oneShare + other[at] * otherShare)
}
