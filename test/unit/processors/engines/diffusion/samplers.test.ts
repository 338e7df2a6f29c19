import { describe, expect, it } from '@jest/globals'
import { drawNoise } from '../../../../../processors/engines/diffusion/latent.ts'
import {
  type NoiseLevel,
  noiseLevels,
  readPrediction,
  type ScheduleTerms,
} from '../../../../../processors/engines/diffusion/noise-schedule.ts'
import { createSampler, type SamplerName } from '../../../../../processors/engines/diffusion/samplers.ts'
import { createRandom } from '../../../../../processors/engines/pattern/kit/chance/random.ts'

const terms: ScheduleTerms = {
  trainSteps: 1000,
  betaStart: 0.00085,
  betaEnd: 0.012,
  betaSchedule: 'scaled_linear',
  predictionType: 'epsilon',
  spacing: 'trailing',
  stepsOffset: 1,
  hasZeroTerminalSignal: false,
}

// Pictures drawn from a normal distribution: the perfect network is known in closed form, and so is where a latent must
// end.
const mean = 0.7
const spread = 0.3
const noiseOf = (latent: number, { signal, noise }: NoiseLevel): number =>
  (noise * (latent - signal * mean)) / (signal ** 2 * spread ** 2 + noise ** 2)
const deviate = (latent: number, { signal, noise }: NoiseLevel): number =>
  (latent - signal * mean) / Math.hypot(signal * spread, noise)

/** Walks to one level that schedules of 25, 50 and 200 steps have in common, so that they cover the same ground. */
function walk(name: SamplerName, steps: number, start: Float32Array): { latent: Float32Array; level: NoiseLevel } {
  const levels = noiseLevels(terms, steps).filter(({ timestep }) => timestep >= 199)
  const step = createSampler(name)
  const random = createRandom('fresh')
  let latent = start
  for (let at = 0; at + 1 < levels.length; at++) {
    const [from, to] = [levels[at], levels[at + 1]]
    const noise = latent.map((value) => noiseOf(value, from))
    const prediction = readPrediction(noise, latent, from, 'epsilon')
    latent = step({ latent, prediction, from, to, fresh: () => drawNoise(random, start.length) })
  }
  return { latent, level: levels[levels.length - 1] }
}

/** The probability flow keeps every latent at its own place in the distribution; how far a sampler strays from it. */
function missOf(name: SamplerName, steps: number): number {
  const start = Float32Array.from([-2, -0.5, 0.4, 1, 2.2])
  const { latent, level } = walk(name, steps, start)
  const [first] = noiseLevels(terms, steps)
  return Math.max(...start.map((value, at) => Math.abs(deviate(latent[at], level) - deviate(value, first))))
}

describe('samplers against the exact solution for normally distributed pictures', () => {
  it.each(['ddim', 'euler'] as const)('%s is of first order in the number of steps', (name) => {
    expect(missOf(name, 50) / missOf(name, 200)).toBeGreaterThan(3)
    expect(missOf(name, 200)).toBeLessThan(0.05)
  })

  it('DPM-Solver++(2M) is of second order', () => {
    expect(missOf('dpm++2m', 25)).toBeLessThan(missOf('ddim', 25) / 2)
    expect(missOf('dpm++2m', 50) / missOf('dpm++2m', 200)).toBeGreaterThan(9)
  })

  it('Euler with fresh noise ends in the right distribution', () => {
    const { latent, level } = walk('euler-ancestral', 200, drawNoise(createRandom('start'), 20_000))
    const places = latent.map((value) => deviate(value, level))
    const average = places.reduce((sum, value) => sum + value, 0) / places.length
    const deviation = Math.sqrt(places.reduce((sum, value) => sum + (value - average) ** 2, 0) / places.length)
    expect(Math.abs(average)).toBeLessThan(0.05)
    expect(deviation).toBeGreaterThan(0.95)
    expect(deviation).toBeLessThan(1.05)
  })

  it('every sampler returns a picture that the network is sure of', () => {
    for (const name of ['ddim', 'euler', 'euler-ancestral', 'dpm++2m', 'lcm'] as const) {
      const start = drawNoise(createRandom(name), 16)
      const levels = noiseLevels(terms, 4, name === 'lcm' ? 50 : undefined)
      const step = createSampler(name)
      let latent = start
      for (let at = 0; at + 1 < levels.length; at++) {
        const [from, to] = [levels[at], levels[at + 1]]
        const prediction = readPrediction(
          start.map(() => 0.25),
          latent,
          from,
          'sample',
        )
        latent = step({ latent, prediction, from, to, fresh: () => drawNoise(createRandom(`${at}`), 16) })
      }
      for (const value of latent) expect(value).toBeCloseTo(0.25, 2)
    }
  })
})

describe('noise levels', () => {
  const timesteps = (spacing: ScheduleTerms['spacing'], steps: number) =>
    noiseLevels({ ...terms, spacing }, steps).map(({ timestep }) => timestep)

  it('are spaced as the schedulers of model folders say', () => {
    expect(timesteps('leading', 4)).toEqual([751, 501, 251, 1, -1])
    expect(timesteps('trailing', 4)).toEqual([999, 749, 499, 249, -1])
    expect(timesteps('linspace', 4)).toEqual([999, 666, 333, 0, -1])
    expect(timesteps('trailing', 1)).toEqual([999, -1])
  })

  it('of consistency models lie on the schedule they were distilled from', () => {
    expect(noiseLevels(terms, 4, 50).map(({ timestep }) => timestep)).toEqual([999, 759, 499, 259, -1])
  })

  it('keep signal and noise at one, and can begin with no signal at all', () => {
    for (const { signal, noise } of noiseLevels(terms, 30)) expect(signal ** 2 + noise ** 2).toBeCloseTo(1, 9)
    const [first, second] = noiseLevels({ ...terms, hasZeroTerminalSignal: true }, 10)
    expect(first.signal).toBeCloseTo(0, 9)
    expect(second.signal).toBeGreaterThan(0)
  })

  it('the three ways of predicting say the same', () => {
    const [level] = noiseLevels({ ...terms, spacing: 'leading' }, 2)
    const [clean, noise] = [Float32Array.of(0.3, -1), Float32Array.of(1.2, 0.1)]
    const latent = clean.map((value, at) => value * level.signal + noise[at] * level.noise)
    const velocity = clean.map((value, at) => noise[at] * level.signal - value * level.noise)
    for (const [type, answer] of [
      ['epsilon', noise],
      ['v_prediction', velocity],
      ['sample', clean],
    ] as const) {
      const read = readPrediction(answer, latent, level, type)
      read.clean.forEach((value, at) => {
        expect(value).toBeCloseTo(clean[at], 4)
        expect(read.noise[at]).toBeCloseTo(noise[at], 4)
      })
    }
  })
})
