import type { Whole } from '../../kernels/whole.ts'

/** Width and height of the picture, and how far around a pixel its inks may come from. */
export const frame = new Int32Array(3)
/** Ink of each quarter of a pixel, rows twice as long as the picture's. */
export const quarters = new Uint8Array(0)
/** Where this is not 0, a pixel shows no ink pure. */
export const rough = new Uint8Array(0)
/** An ink that each pixel may hold besides, and the pixels around it too; `NOTHING` for none. */
export const besides = new Uint8Array(0)
/** Where this is 0, pixels hold what was guessed. */
export const among = new Uint8Array(0)
/** The inks that open pixels may hold, if not those around them. */
export const any = new Uint8Array(256)
/** The ink of pixels that show one; of those beside which all in their row are of it; and which are open. */
export const label = new Uint8Array(0)
export const along = new Uint8Array(0)
export const isOpen = new Uint8Array(0)
/** Open pixels, where the candidates of each begin, and these; see `Candidates`. */
export const open = new Int32Array(0)
export const first = new Int32Array(0)
export const ink = new Uint8Array(0)

/** No ink, or several. */
export const NOTHING = 255
/** Most inks of an open pixel. */
export const CANDIDATES_MAX = 6

const counts = new Int32Array(256)
const around = new Uint8Array(256)

/** Labels the pixels whose quarters are of one ink. */
export function labelPixels(hasRough: Whole, hasBesides: Whole): void {
  const width = frame[0]
  const wide: Whole = 2 * width
  for (let y: Whole = 0; y < frame[1]; y++) {
    let at: Whole = 2 * y * wide
    const end: Whole = (y + 1) * width
    for (let pixel: Whole = y * width; pixel < end; pixel++) {
      const own = quarters[at]
      const isOne = quarters[at + 1] === own && quarters[at + wide] === own && quarters[at + wide + 1] === own
      const isSure = isOne && (hasRough === 0 || rough[pixel] === 0) && (hasBesides === 0 || besides[pixel] === NOTHING)
      label[pixel] = isSure ? own : NOTHING
      at += 2
    }
  }
}

/** Marks the pixels around which not all are of one ink; how many they are. */
export function markOpen(hasAmong: Whole): Whole {
  const width = frame[0]
  const reach = frame[2]
  for (let y: Whole = 0; y < frame[1]; y++) labelAlong(y * width)
  let count: Whole = 0
  for (let y: Whole = 0; y < frame[1]; y++) {
    const top: Whole = y - reach < 0 ? 0 : (y - reach) * width
    const bottom: Whole = (y + reach < frame[1] ? y + reach : frame[1] - 1) * width
    for (let x: Whole = 0; x < width; x++) {
      const own = along[y * width + x]
      let isOne = own !== NOTHING
      for (let row: Whole = top; isOne && row <= bottom; row += width) isOne = along[row + x] === own
      const isMarked = !isOne && (hasAmong === 0 || among[y * width + x] !== 0)
      isOpen[y * width + x] = isMarked ? 1 : 0
      if (isMarked) count++
    }
  }
  return count
}

/** Marks in a row the pixels beside which all are of one ink. */
function labelAlong(row: Whole): void {
  const width = frame[0]
  const reach = frame[2]
  let start: Whole = 0
  while (start < width) {
    const own = label[row + start]
    let end: Whole = start + 1
    while (end < width && label[row + end] === own) end++
    const from: Whole = start === 0 ? 0 : start + reach
    const to: Whole = end === width ? width : end - reach
    for (let x: Whole = start; x < end; x++) along[row + x] = x >= from && x < to ? own : NOTHING
    start = end
  }
}

/**
 * Lists the open pixels and what they may hold.
 *
 * @param anyCount how many inks they may all hold, if not those around them
 * @returns where the last candidate ends
 */
export function listOpen(anyCount: Whole, hasBesides: Whole): Whole {
  const width = frame[0]
  let end: Whole = 2
  let index: Whole = 0
  first[0] = end
  for (let y: Whole = 0; y < frame[1]; y++)
    for (let x: Whole = 0; x < width; x++) {
      const pixel: Whole = y * width + x
      if (isOpen[pixel] === 0) continue
      open[index] = pixel
      first[index] = end
      if (anyCount > 0) for (let i: Whole = 0; i < anyCount; i++) ink[end + i] = any[i]
      end += anyCount > 0 ? anyCount : listAround(x, y, end, hasBesides)
      index++
      first[index] = end
    }
  return end
}

/** Labels open pixels that show several inks with the first that they may hold, and others with that of their first quarter. */
export function labelMixed(count: Whole, hasAmong: Whole): void {
  for (let index: Whole = 0; index < count; index++)
    if (label[open[index]] === NOTHING) label[open[index]] = ink[first[index]]
  if (hasAmong === 0) return
  for (let y: Whole = 0; y < frame[1]; y++)
    for (let x: Whole = 0; x < frame[0]; x++) {
      const pixel: Whole = y * frame[0] + x
      if (label[pixel] === NOTHING) label[pixel] = quarters[2 * (y * frame[0] + pixel)]
    }
}

/** Lists the inks guessed around a pixel, the commonest ones where they are many; how many they are. */
function listAround(x: Whole, y: Whole, at: Whole, hasBesides: Whole): Whole {
  const width = frame[0]
  const reach = frame[2]
  const left: Whole = Math.max(x - reach, 0)
  const right: Whole = x + reach < width ? x + reach : width - 1
  const top: Whole = Math.max(y - reach, 0)
  const bottom: Whole = y + reach < frame[1] ? y + reach : frame[1] - 1
  let many: Whole = 0
  for (let row: Whole = top; row <= bottom; row++)
    for (let half: Whole = 0; half < 2; half++)
      for (let column: Whole = left; column <= right; column++) {
        const own = label[row * width + column]
        const quarter: Whole = 2 * ((2 * row + half) * width + column)
        if (own === NOTHING) {
          many = addAround(quarters[quarter], 1, many)
          many = addAround(quarters[quarter + 1], 1, many)
        } else if (half === 0) many = addAround(own, 4, many)
      }
  if (hasBesides !== 0) many = addBesides(x, y, many)
  sortAround(many)
  const listed: Whole = many < CANDIDATES_MAX ? many : CANDIDATES_MAX
  for (let i: Whole = 0; i < listed; i++) ink[at + i] = around[i]
  for (let i: Whole = 0; i < many; i++) counts[around[i]] = 0
  return listed
}

/** Counts what is seen of an ink, and lists it behind so many when it is new; how many they are then. */
function addAround(own: Whole, times: Whole, many: Whole): Whole {
  const isNew = counts[own] === 0
  counts[own] += times
  if (!isNew) return many
  around[many] = own
  return many + 1
}

/** Sorts the inks seen by how often they were, those seen as often as they were found. */
function sortAround(many: Whole): void {
  for (let i: Whole = 1; i < many; i++) {
    const own = around[i]
    let to: Whole = i
    while (to > 0 && counts[around[to - 1]] < counts[own]) {
      around[to] = around[to - 1]
      to--
    }
    around[to] = own
  }
}

/** Counts what a pixel and those around it may hold besides, and lists what is new. */
function addBesides(x: Whole, y: Whole, listed: Whole): Whole {
  const width = frame[0]
  const left: Whole = x > 0 ? x - 1 : 0
  const right: Whole = x + 1 < width ? x + 1 : x
  const top: Whole = y > 0 ? y - 1 : 0
  const bottom: Whole = y + 1 < frame[1] ? y + 1 : y
  let many: Whole = listed
  for (let row: Whole = top; row <= bottom; row++)
    for (let column: Whole = left; column <= right; column++) {
      const own = besides[row * width + column]
      if (own !== NOTHING) many = addAround(own, 1, many)
    }
  return many
}
