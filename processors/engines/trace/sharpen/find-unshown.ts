import { clamp } from '../../numbers/clamp.ts'
import { NOTHING } from './list-candidates.ts'
import type { SharedPicture } from './shared-picture.ts'

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

// Lightness past the inks around a pixel from which they do not explain it: levels of the largest contrast, and a share of what
// lies between them, by which compression and sharpening swing beside their borders.
const PAST_MIN = 0.06
const SWING = 0.2
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
export function findUnshown(drawn: Drawn): Unshown {
  const { shown, inks, quarters, width, height } = drawn
  const light = inks.map(([level]) => level)
  const fromDark = [...inks.keys()].toSorted((one, other) => light[one] - light[other])
  const fromLight = fromDark.toReversed()
  const [lightest, darkest] = [fromDark, fromLight].map((order) => {
    const ranks = Uint8Array.from(light, (_, one) => order.indexOf(one))
    return highestAround(quarters, ranks, width, height)
  })
  const ink = new Uint8Array(width * height).fill(NOTHING)
  const share = new Uint8Array(width * height)
  for (let pixel = 0; pixel < ink.length; pixel++) {
    const [dark, pale] = [fromLight[darkest[pixel]], fromDark[lightest[pixel]]]
    const [least, most] = [light[dark], light[pale]]
    const margin = PAST_MIN + SWING * (most - least)
    const own = shown[0][pixel]
    if (own >= least - margin && own <= most + margin) continue
    const base = own < least ? dark : pale
    ink[pixel] = bestBeside(drawn, pixel, inks[base])
    if (ink[pixel] === NOTHING) continue
    share[pixel] = WHOLE * Math.min(1, (UNBLURRED * (own - light[base])) / (light[ink[pixel]] - light[base]))
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

/** The highest rank of the inks in the quarters in and around each pixel. */
function highestAround(quarters: Uint8Array, ranks: Uint8Array, width: number, height: number): Uint8Array {
  const own = new Uint8Array(width * height)
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0, at = 4 * y * width; x < width; x++, pixel++, at += 2) {
      const below = at + 2 * width
      const upper = Math.max(ranks[quarters[at]], ranks[quarters[at + 1]])
      own[pixel] = Math.max(upper, ranks[quarters[below]], ranks[quarters[below + 1]])
    }
  const along = new Uint8Array(own.length)
  for (let row = 0; row < own.length; row += width) {
    let before = 0
    for (let at = row; at < row + width; at++) {
      const after = at + 1 < row + width ? own[at + 1] : 0
      along[at] = Math.max(before, own[at], after)
      before = own[at]
    }
  }
  for (let at = 0; at < own.length; at++) {
    const above = at >= width ? along[at - width] : 0
    const below = at + width < own.length ? along[at + width] : 0
    own[at] = Math.max(above, along[at], below)
  }
  return own
}
