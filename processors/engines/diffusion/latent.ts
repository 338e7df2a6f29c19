import type { Random } from '../pattern/kit/chance/random.ts'

/** What the network draws in: channels × rows × columns, one cell for each block of pixels. */
export type Latent = {
  readonly data: Float32Array
  readonly channels: number
  readonly height: number
  readonly width: number
}

/** Standard normal noise. Source: G. Box and M. Muller, "A Note on the Generation of Random Normal Deviates" (1958). */
export function drawNoise(random: Random, count: number): Float32Array {
  const noise = new Float32Array(count)
  for (let at = 0; at < count; at += 2) {
    const radius = Math.sqrt(-2 * Math.log(1 - random.next()))
    const angle = 2 * Math.PI * random.next()
    noise[at] = radius * Math.cos(angle)
    if (at + 1 < count) noise[at + 1] = radius * Math.sin(angle)
  }
  return noise
}

/**
 * The window of a latent on the torus that begins at (`left`, `top`): rolls when it is as large, wraps round when
 * larger.
 */
export function windowOf(latent: Latent, left: number, top: number, width: number, height: number): Latent {
  const { channels } = latent
  const data = new Float32Array(channels * width * height)
  const columns = Array.from({ length: width }, (_, x) => modulo(left + x, latent.width))
  for (let channel = 0; channel < channels; channel++)
    for (let y = 0; y < height; y++) {
      const from = (channel * latent.height + modulo(top + y, latent.height)) * latent.width
      const to = (channel * height + y) * width
      for (let x = 0; x < width; x++) data[to + x] = latent.data[from + columns[x]]
    }
  return { data, channels, width, height }
}

/** Moves everything by (`right`, `down`) round the torus. */
export function rollLatent(latent: Latent, right: number, down: number): Latent {
  return windowOf(latent, -right, -down, latent.width, latent.height)
}

function modulo(value: number, period: number): number {
  return ((value % period) + period) % period
}
