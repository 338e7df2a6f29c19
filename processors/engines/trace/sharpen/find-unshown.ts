import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import { compiledNear } from './compiled-near.ts'
import type { SharedPicture } from './shared-picture.ts'

type Kernels = typeof import('./unshown-kernel.ts')
type Placed = Extract<keyof Kernels, 'drawn' | 'low' | 'high' | 'shownRows' | 'lacking' | 'shareRow'>

const openKernels = openCompiled<'rankPixels' | 'findLacking', Placed>(compiledNear.module, [
  ...(['rankPixels', 'findLacking'] as const),
])
const WORD = 4
const LONG = 8

/** What a picture shows, and what its first drawing does. */
type Drawn = {
  /** Lightness of each pixel and up to two colours, in levels of the largest contrast. */
  readonly shown: readonly Float32Array[]
  /** The inks in the same. */
  readonly inks: readonly (readonly number[])[]
  /** Ink of each quarter of a pixel, rows of twice the picture's width. */
  readonly quarters: Uint8Array
  readonly width: number
  readonly height: number
}

const WHOLE = 255

/** Inks that a first drawing lacks. */
export type Unshown = {
  /** The ink of each pixel that it lacks; `NOTHING` elsewhere. */
  readonly ink: Uint8Array
  /** A guess at its share there, in 255ths. */
  readonly share: Uint8Array
}

/**
 * Finds the pixels that are darker or lighter than all that a first drawing shows within a pixel, as lines are that it lost: for
 * each the ink that explains it best beside them.
 */
export function findUnshown({ shown, inks, quarters, width, height }: Drawn): Unshown {
  const kernels = openKernels()
  const pixels = width * height
  const { buffer, at } = placeArrays<Placed>(kernels, compiledNear.size, {
    ...{ drawn: 4 * pixels, low: pixels, high: pixels },
    ...{ shownRows: WORD * width * shown.length, lacking: width, shareRow: width },
  })
  const own = compiledNear.at
  new Int32Array(buffer, own.sides, 2).set([width, height])
  new Int32Array(buffer, own.counted, 2).set([shown.length, inks.length])
  new Uint8Array(buffer, at.drawn, 4 * pixels).set(quarters)
  const fromDark = [...inks.keys()].toSorted((one, other) => inks[one][0] - inks[other][0])
  const ranks = new Uint8Array(buffer, own.ranks, inks.length)
  for (const [rank, ink] of fromDark.entries()) ranks[ink] = rank
  new Uint8Array(buffer, own.inkOfRank, inks.length).set(fromDark)
  for (const [ink, levels] of inks.entries())
    new Float64Array(buffer, own.inkLevels + 3 * LONG * ink, levels.length).set(levels)
  const rows = new Float32Array(buffer, at.shownRows, width * shown.length)
  const [inkRow, shareRow] = [at.lacking, at.shareRow].map((start) => new Uint8Array(buffer, start, width))
  const [ink, share] = [new Uint8Array(pixels), new Uint8Array(pixels)]
  kernels.runs.rankPixels()
  for (let y = 0; y < height; y++) {
    for (let c = 0; c < shown.length; c++) rows.set(shown[c].subarray(y * width, (y + 1) * width), c * width)
    kernels.runs.findLacking(y)
    ink.set(inkRow, y * width)
    share.set(shareRow, y * width)
  }
  return { ink, share }
}

/** A first guess at shares, with what it lacks. */
export function guessWith(guess: SharedPicture['guess'], { ink: lacking, share }: Unshown): SharedPicture['guess'] {
  return (quarter, ink, pixel) => {
    const left = (guess(quarter, ink, pixel) * (WHOLE - share[pixel])) / WHOLE
    return ink === lacking[pixel] ? left + share[pixel] / WHOLE : left
  }
}
