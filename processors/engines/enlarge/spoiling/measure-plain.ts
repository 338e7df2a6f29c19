import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/**
 * Share of equal neighbours from which a picture is plain between its edges, as art is; noise and textures leave hardly
 * any.
 */
export const PLAIN_OF_ART = 0.2

/**
 * Share of neighbours along rows and columns, 0..1, that are exactly equal: most in drawn art, few in photographs and
 * textures.
 */
export function measurePlain(grid: SampleGrid): number {
  return shareOfEqual(grid, () => true)
}

/** The same without neighbours in whose colour a sample is 0 or 255, as noise that is cut off there leaves many. */
export function measurePlainInside(grid: SampleGrid): number {
  const { samples, channels } = grid
  return shareOfEqual(grid, (at) => {
    for (let c = 0; c < channels; c++) if (samples[at + c] <= 0 || samples[at + c] >= 255) return false
    return true
  })
}

/** @param counts whether neighbours of the colour that begins there count */
function shareOfEqual({ samples, width, height, channels, wrap }: SampleGrid, counts: (at: number) => boolean): number {
  let plain = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const own = (y * width + x) * channels
      if (!counts(own)) continue
      const right = (y * width + foldIndex(x + 1, width, wrap.x)) * channels
      const below = (foldIndex(y + 1, height, wrap.y) * width + x) * channels
      if (isSame(samples, own, right, channels)) plain++
      if (isSame(samples, own, below, channels)) plain++
    }
  return plain / (2 * width * height)
}

function isSame(samples: SampleGrid['samples'], one: number, other: number, channels: number): boolean {
  for (let c = 0; c < channels; c++) if (samples[one + c] !== samples[other + c]) return false
  return true
}
