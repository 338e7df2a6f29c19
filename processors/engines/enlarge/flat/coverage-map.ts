import { foldIndex, type SampleGrid, type Wrap } from '../picture/sample-grid.ts'

/** Inks that one source pixel can hold shares of: its own two and those its neighbours bring. */
export const SLOTS = 4

/** How much of each pixel which ink covers: up to four inks a pixel (-1 where a slot is empty) and their shares. */
export type CoverageMap = {
  readonly width: number
  readonly height: number
  readonly wrap: Wrap
  readonly inks: Int16Array
  readonly shares: Float32Array
  /** 1 where more than one ink lies within two pixels, so that an edge may cross the cell. */
  readonly active: Uint8Array
}

/** The two inks a pixel mixes, and the share of the first; the same ink twice where the pixel is pure. */
export type Mixture = { readonly first: Int16Array; readonly second: Int16Array; readonly share: Float32Array }

/** Lays mixtures into slots, with room for the inks of the eight neighbours so that refining can move them in. */
export function createCoverageMap({ width, height, wrap }: SampleGrid, mixture: Mixture): CoverageMap {
  const inks = new Int16Array(width * height * SLOTS).fill(-1)
  const shares = new Float32Array(width * height * SLOTS)
  const put = (pixel: number, ink: number, share: number): void => {
    for (let slot = pixel * SLOTS; slot < (pixel + 1) * SLOTS; slot++) {
      if (inks[slot] !== ink && inks[slot] !== -1) continue
      inks[slot] = ink
      shares[slot] += share
      return
    }
  }
  const { first, second, share } = mixture
  for (let pixel = 0; pixel < width * height; pixel++) {
    put(pixel, first[pixel], share[pixel])
    put(pixel, second[pixel], 1 - share[pixel])
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let k = 0; k < 9; k++) {
        const row = foldIndex(y + Math.floor(k / 3) - 1, height, wrap.y)
        const neighbour = row * width + foldIndex(x + (k % 3) - 1, width, wrap.x)
        put(y * width + x, first[neighbour], 0)
        put(y * width + x, second[neighbour], 0)
      }
  const map = { width, height, wrap, inks, shares, active: new Uint8Array(width * height) }
  markActive(map)
  return map
}

function markActive({ width, height, wrap, inks, active }: CoverageMap): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // Slots already look one pixel around, so the neighbours' slots look two.
      const own = inks[(y * width + x) * SLOTS]
      for (let k = 0; k < 9 && active[y * width + x] === 0; k++) {
        const row = foldIndex(y + Math.floor(k / 3) - 1, height, wrap.y)
        const at = (row * width + foldIndex(x + (k % 3) - 1, width, wrap.x)) * SLOTS
        if (inks[at] !== own || inks[at + 1] !== -1) active[y * width + x] = 1
      }
    }
}
