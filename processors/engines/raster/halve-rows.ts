import type { PixelKind } from './row-sink.ts'
import { samplesPerPixel } from './row-sink.ts'

/**
 * The mean of each 2 × 2 pixels of two rows; the last column of an odd width stands for two. Colours weigh as much as
 * their alpha, so that hidden ones do not bleed.
 *
 * @param lower the row below, or `upper` again where there is none
 */
export function halveRows(upper: Uint8Array, lower: Uint8Array, kind: PixelKind): Uint8Array {
  const samples = samplesPerPixel[kind]
  const width = upper.length / samples
  const halved = new Uint8Array(Math.ceil(width / 2) * samples)
  const hasAlpha = kind === 'grey-alpha' || kind === 'rgba'
  for (let x = 0; x * samples < halved.length; x++) {
    const left = 2 * x * samples
    const right = Math.min(width - 1, 2 * x + 1) * samples
    if (hasAlpha) meanUnderAlpha([upper, lower], left, right, samples, halved, x * samples)
    else
      for (let c = 0; c < samples; c++)
        halved[x * samples + c] = (upper[left + c] + upper[right + c] + lower[left + c] + lower[right + c] + 2) >> 2
  }
  return halved
}

function meanUnderAlpha(
  rows: readonly Uint8Array[],
  left: number,
  right: number,
  samples: number,
  into: Uint8Array,
  to: number,
): void {
  let alpha = 0
  for (const row of rows) alpha += row[left + samples - 1] + row[right + samples - 1]
  for (let c = 0; c < samples - 1 && alpha > 0; c++) {
    let sum = 0
    for (const row of rows) sum += row[left + c] * row[left + samples - 1] + row[right + c] * row[right + samples - 1]
    into[to + c] = Math.round(sum / alpha)
  }
  into[to + samples - 1] = (alpha + 2) >> 2
}
