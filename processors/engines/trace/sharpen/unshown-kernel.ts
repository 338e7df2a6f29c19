import type { Whole } from '../../kernels/whole.ts'

/** Width and height of the picture. */
export const sides = new Int32Array(2)
/** Ink of each quarter of a pixel, rows twice as long as the picture's. */
export const drawn = new Uint8Array(0)
/** Of each ink its place from the darkest to the lightest. */
export const ranks = new Uint8Array(256)
/** The lowest and the highest place of the inks in each pixel and in those beside it. */
export const low = new Uint8Array(0)
export const high = new Uint8Array(0)
/** How many components there are and how many inks; what the pixels of a row show of each, and each ink. */
export const counted = new Int32Array(2)
export const shownRows = new Float32Array(0)
export const inkLevels = new Float64Array(768)
/** By their places from the darkest the inks. */
export const inkOfRank = new Uint8Array(256)
/** The ink of each pixel of a row that it lacks, `NONE` elsewhere, and a guess at its share there, in 255ths. */
export const lacking = new Uint8Array(0)
export const shareRow = new Uint8Array(0)

const NONE = 255
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

/** Finds what lies in each pixel and beside it in its row. */
export function rankPixels(): void {
  const width = sides[0]
  const wide: Whole = 2 * width
  for (let y: Whole = 0; y < sides[1]; y++) {
    let at: Whole = 2 * y * wide
    const start: Whole = y * width
    for (let x: Whole = 0; x < width; x++) {
      const one = ranks[drawn[at]]
      const two = ranks[drawn[at + 1]]
      const three = ranks[drawn[at + wide]]
      const four = ranks[drawn[at + wide + 1]]
      low[start + x] = lesser(lesser(one, two), lesser(three, four))
      high[start + x] = greater(greater(one, two), greater(three, four))
      at += 2
    }
    spread(start)
  }
}

/** Widens what lies in the pixels of a row to those beside. */
function spread(start: Whole): void {
  const end: Whole = start + sides[0]
  let lowBefore: Whole = low[start]
  let highBefore: Whole = high[start]
  for (let at: Whole = start; at < end; at++) {
    const next: Whole = at + 1 < end ? at + 1 : at
    const ownLow = low[at]
    const ownHigh = high[at]
    low[at] = lesser(lesser(lowBefore, ownLow), low[next])
    high[at] = greater(greater(highBefore, ownHigh), high[next])
    lowBefore = ownLow
    highBefore = ownHigh
  }
}

/** Finds what the pixels of a row lack that are darker or lighter than all inks around them. */
export function findLacking(y: Whole): void {
  const width = sides[0]
  const own: Whole = y * width
  const above: Whole = y > 0 ? own - width : own
  const below: Whole = y + 1 < sides[1] ? own + width : own
  for (let x: Whole = 0; x < width; x++) {
    lacking[x] = NONE
    shareRow[x] = 0
    const dark: Whole = inkOfRank[lesser(lesser(low[above + x], low[own + x]), low[below + x])]
    const pale: Whole = inkOfRank[greater(greater(high[above + x], high[own + x]), high[below + x])]
    const least = inkLevels[3 * dark]
    const most = inkLevels[3 * pale]
    const margin = PAST_MIN + SWING * (most - least)
    const level = shownRows[x]
    if (level >= least - margin && level <= most + margin) continue
    const base = level < least ? dark : pale
    const best = bestBeside(x, 3 * base)
    lacking[x] = best
    if (best === NONE) continue
    const share = (UNBLURRED * (level - inkLevels[3 * base])) / (inkLevels[3 * best] - inkLevels[3 * base])
    shareRow[x] = Math.floor(WHOLE * Math.min(1, share)) | 0
  }
}

/** The ink whose mixture with a given one is most like a pixel. */
function bestBeside(x: Whole, base: Whole): Whole {
  let best: Whole = NONE
  let least = 1e300
  for (let ink: Whole = 0; ink < counted[1]; ink++) {
    const own = 3 * ink
    const share = (shownRows[x] - inkLevels[base]) / (inkLevels[own] - inkLevels[base])
    if (!(share > SHARE_MIN && share < SHARE_MAX)) continue
    let miss = 0
    for (let c: Whole = 1; c < counted[0]; c++) {
      const span = inkLevels[own + c] - inkLevels[base + c]
      const gap = shownRows[c * sides[0] + x] - inkLevels[base + c]
      const part = span === 0 ? 0 : Math.max(COLOR_LEFT * share, Math.min(share, gap / span)) * span
      miss += (gap - part) * (gap - part)
    }
    if (miss < least) {
      best = ink
      least = miss
    }
  }
  return best
}

function lesser(one: Whole, other: Whole): Whole {
  return one < other ? one : other
}

function greater(one: Whole, other: Whole): Whole {
  return one > other ? one : other
}
