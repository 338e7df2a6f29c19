import type { Rgb } from '../../color/oklab.ts'
import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import { compiledNear } from './compiled-near.ts'
import type { Candidates } from './list-candidates.ts'

type Kernels = typeof import('./paint-kernel.ts')
type Placed = Extract<keyof Kernels, 'painted' | 'labelOf' | 'openPixels' | 'firstOf' | 'inkOf' | 'rowOut'>

const openKernels = openCompiled<'paintRow', Placed>(compiledNear.module, ['paintRow'])
const WORD = 4
const RGBA = 4

/** A picture in quarters of its pixels, without a margin of so many pixels all round. */
type Cut = { readonly margin: number; readonly width: number; readonly height: number }

/**
 * Copies solved shares, so that all that they were solved with can go.
 *
 * @param cut what of them is painted; rows of pixels are as long as it and both its margins
 * @returns paints them in inks that are given; rows of quarters, RGBA
 */
export function keepShares(
  shares: Float32Array,
  { label, open, first, ink }: Candidates,
  { margin, width, height }: Cut,
): (drawn: readonly Rgb[]) => Uint8Array {
  const kernels = openKernels()
  const wide = width + 2 * margin
  const { buffer, at } = placeArrays<Placed>(kernels, compiledNear.size, {
    ...{ painted: WORD * shares.length, openPixels: WORD * open.length, firstOf: WORD * first.length },
    ...{ labelOf: label.length, inkOf: ink.length, rowOut: 4 * RGBA * wide },
  })
  new Float32Array(buffer, at.painted, shares.length).set(shares)
  new Int32Array(buffer, at.firstOf, first.length).set(first)
  const pixels = new Int32Array(buffer, at.openPixels, open.length)
  pixels.set(open)
  new Uint8Array(buffer, at.labelOf, label.length).set(label)
  new Uint8Array(buffer, at.inkOf, ink.length).set(ink)
  new Int32Array(buffer, compiledNear.at.paintFrame, 1)[0] = wide
  const [upper, lower] = [0, 1].map((row) => {
    const start = at.rowOut + 2 * RGBA * (row * wide + margin)
    return new Uint8Array(buffer, start, 2 * RGBA * width)
  })
  return (drawn) => {
    new Float64Array(buffer, compiledNear.at.colorOf, 3 * drawn.length).set(drawn.flat())
    const out = new Uint8Array(4 * RGBA * width * height)
    for (let y = margin, next = 0; y < margin + height; y++) {
      while (next < pixels.length && pixels[next] < y * wide) next++
      const from = next
      while (next < pixels.length && pixels[next] < (y + 1) * wide) next++
      kernels.runs.paintRow(y, from, next)
      out.set(upper, (y - margin) * 4 * RGBA * width)
      out.set(lower, ((y - margin) * 4 + 2) * RGBA * width)
    }
    return out
  }
}
