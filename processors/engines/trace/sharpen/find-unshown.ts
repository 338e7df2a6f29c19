import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import { clamp } from '../../numbers/clamp.ts'
import { compiledNear } from './compiled-near.ts'
import { NOTHING } from './near-kernel.ts'
import type { SharedPicture } from './shared-picture.ts'

type Kernels = typeof import('./unshown-kernel.ts')
type Placed = Extract<keyof Kernels, 'drawn' | 'low' | 'high' | 'shownRow' | 'past' | 'pastRank'>

const openKernels = openCompiled<'rankPixels' | 'listPast', Placed>(compiledNear.module, ['rankPixels', 'listPast'])
const WORD = 4

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

// Shares that an ink of a line may have in a pixel: less is grain.
const SHARE_MIN = 0.15
const SHARE_MAX = 1.15
// Share of a line's colour, in that of its lightness, that is left where colour is stored at half the resolution.
const COLOR_LEFT = 0.3

// Factor on what a pixel shows of a line as a first guess at its share there: the blur of the picture made it paler.
const UNBLURRED = 1.4
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
export function findUnshown(picture: Drawn): Unshown {
  const { shown, inks, width, height } = picture
  const light = inks.map(([level]) => level)
  const fromDark = [...inks.keys()].toSorted((one, other) => light[one] - light[other])
  const listPast = rankAround(picture, fromDark)
  const ink = new Uint8Array(width * height).fill(NOTHING)
  const share = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const { columns, ranks } = listPast(y)
    for (let i = 0; i < columns.length; i++) {
      const pixel = y * width + columns[i]
      const base = fromDark[ranks[i]]
      const own = bestBeside(picture, pixel, inks[base])
      ink[pixel] = own
      if (own === NOTHING) continue
      share[pixel] = WHOLE * Math.min(1, (UNBLURRED * (shown[0][pixel] - light[base])) / (light[own] - light[base]))
    }
  }
  return { ink, share }
}

/** Pixels of a row, and which ink each of them is past, by its place from the darkest. */
type Past = { readonly columns: Int32Array; readonly ranks: Int32Array }

/** Finds what lies around each pixel; gives the pixels of a row that are darker or lighter than all of it. */
function rankAround({ shown, inks, quarters, width, height }: Drawn, fromDark: readonly number[]): (y: number) => Past {
  const kernels = openKernels()
  const pixels = width * height
  const { buffer, at } = placeArrays<Placed>(kernels, compiledNear.size, {
    ...{ drawn: 4 * pixels, low: pixels, high: pixels },
    ...{ shownRow: WORD * width, past: WORD * width, pastRank: WORD * width },
  })
  const own = compiledNear.at
  new Int32Array(buffer, own.sides, 2).set([width, height])
  new Uint8Array(buffer, at.drawn, 4 * pixels).set(quarters)
  const ranks = new Uint8Array(buffer, own.ranks, inks.length)
  for (const [rank, ink] of fromDark.entries()) ranks[ink] = rank
  new Float64Array(buffer, own.levels, inks.length).set(fromDark.map((ink) => inks[ink][0]))
  const row = new Float32Array(buffer, at.shownRow, width)
  kernels.runs.rankPixels()
  return (y) => {
    row.set(shown[0].subarray(y * width, (y + 1) * width))
    const count = kernels.runs.listPast(y)
    return { columns: new Int32Array(buffer, at.past, count), ranks: new Int32Array(buffer, at.pastRank, count) }
  }
}

/** A first guess at shares, with what it lacks. */
export function guessWith(guess: SharedPicture['guess'], { ink: lacking, share }: Unshown): SharedPicture['guess'] {
  return (quarter, ink, pixel) => {
    const left = (guess(quarter, ink, pixel) * (WHOLE - share[pixel])) / WHOLE
    return ink === lacking[pixel] ? left + share[pixel] / WHOLE : left
  }
}

/** The ink whose mixture with a given one is most like a pixel. */
function bestBeside({ shown, inks }: Drawn, pixel: number, base: readonly number[]): number {
  let [best, least] = [NOTHING, Number.POSITIVE_INFINITY]
  for (const [ink, levels] of inks.entries()) {
    const share = (shown[0][pixel] - base[0]) / (levels[0] - base[0])
    if (!(share > SHARE_MIN && share < SHARE_MAX)) continue
    let miss = 0
    for (let c = 1; c < shown.length; c++) {
      const [span, gap] = [levels[c] - base[c], shown[c][pixel] - base[c]]
      miss += (gap - (span === 0 ? 0 : clamp(gap / span, COLOR_LEFT * share, share) * span)) ** 2
    }
    if (miss < least) [best, least] = [ink, miss]
  }
  return best
}
