import type { PixelPlane } from './pixels.ts'

export type ToneStatistics = {
  /** Bits that the quiet places' colours share: artwork has few inks and stays near 5 even with grain, photographs pass 6. */
  readonly toneBits: number
  /** Difference of neighbouring blocks' brightness that three quarters exceed, levels: grain averages out, texture stays. */
  readonly blockStep: number
}

// Large enough to average grain away to a quarter, small enough to fit between edges.
const BLOCK = 4
// A block whose deviation passes this much and the grain holds an edge.
const QUIET_BASE = 2
const QUIET_GRAINS = 1.5
// Levels that count as one tone: wider than grain's rest in a block's mean.
const TONE_STEP = 6

/**
 * Looks at 4×4 blocks, in which grain averages out and what is really there stays.
 *
 * @param noise deviation of the grain, levels
 */
export function measureTones(plane: PixelPlane, noise: number): ToneStatistics {
  const across = Math.floor(plane.width / BLOCK)
  const down = Math.floor(plane.height / BLOCK)
  const means = new Float64Array(across * down)
  const tones = new Map<number, number>()
  let quiet = 0
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const { green, tone, deviation } = measureBlock(plane, column * BLOCK, row * BLOCK)
      means[row * across + column] = green
      if (deviation > QUIET_BASE + QUIET_GRAINS * noise) continue
      quiet++
      tones.set(tone, (tones.get(tone) ?? 0) + 1)
    }
  }
  let toneBits = 0
  for (const count of tones.values()) toneBits -= (count / quiet) * Math.log2(count / quiet)
  return { toneBits, blockStep: lowerQuartileStep(means, across, down) }
}

function measureBlock(
  { data, width }: PixelPlane,
  x: number,
  y: number,
): { readonly green: number; readonly tone: number; readonly deviation: number } {
  const pixels = BLOCK * BLOCK
  let [deviation, green, tone] = [0, 0, 0]
  for (let channel = 0; channel < 3; channel++) {
    let [sum, squares] = [0, 0]
    for (let row = 0; row < BLOCK; row++) {
      for (let column = 0; column < BLOCK; column++) {
        const value = data[((y + row) * width + x + column) * 4 + channel]
        sum += value
        squares += value * value
      }
    }
    const mean = sum / pixels
    deviation = Math.max(deviation, Math.sqrt(Math.max(0, squares / pixels - mean * mean)))
    tone = tone * 64 + Math.floor(mean / TONE_STEP)
    if (channel === 1) green = mean
  }
  return { green, tone, deviation }
}

function lowerQuartileStep(means: Float64Array, across: number, down: number): number {
  const steps = new Uint32Array(256)
  let total = 0
  for (let row = 0; row + 1 < down; row++) {
    for (let column = 0; column + 1 < across; column++) {
      const at = row * across + column
      steps[Math.floor(Math.abs(means[at] - means[at + 1]))]++
      steps[Math.floor(Math.abs(means[at] - means[at + across]))]++
      total += 2
    }
  }
  let below = 0
  for (let step = 0; step < steps.length; step++) {
    below += steps[step]
    if (below * 4 > total) return step
  }
  return 0
}
