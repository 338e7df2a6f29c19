import type { Inks } from '../inks/find-inks.ts'

/** A label map on a plane or, when `wrap` is true, on a torus whose opposite sides touch. */
export type LabelMap = {
  readonly ink: Uint8Array
  readonly width: number
  readonly height: number
  readonly wrap: boolean
}

const PASSES_MAX = 3

/**
 * Gives every patch under `pixelsMin` pixels to the neighbour with which it shares most border and colour. Patches are
 * 8-connected, so a thin slanted line is one patch and not a row of specks.
 *
 * @param isSure tells patches that stay however small they are
 * @returns number of patches merged
 */
export function mergeSpecks(map: LabelMap, inks: Inks, pixelsMin: number, isSure?: SpeckJudge): number {
  if (pixelsMin <= 1) return 0
  const walk = createPatchWalk(map, pixelsMin)
  let merged = 0
  for (let pass = 0; pass < PASSES_MAX; pass++) {
    let changed = 0
    walk((pixels, size) => {
      if (isSure?.(pixels, size)) return
      if (giveAway(map, inks, pixels, size)) changed++
    })
    merged += changed
    if (changed === 0) break
  }
  return merged
}

const SETTLED = 1
const LARGE = 2
// A byte in each of the four bytes of a word.
const FOUR_TIMES = 0x01010101

type PatchVisitor = (pixels: Int32Array, size: number) => void

/**
 * Makes a function that visits every patch under `pixelsMin` pixels in reading order. Large patches stay marked between
 * calls, since patches only grow as visitors give them to each other.
 */
export function createPatchWalk(map: LabelMap, pixelsMin: number): (visit: PatchVisitor) => void {
  const { ink } = map
  const state = new Uint8Array(4 * Math.ceil(ink.length / 4))
  const walk: PatchWalk = {
    map,
    pixelsMin,
    state,
    fourStates: new Int32Array(state.buffer),
    fourInks: new Uint32Array(ink.buffer, ink.byteOffset, ink.length >> 2),
    pixels: new Int32Array(Math.min(ink.length, pixelsMin)),
    neighbors: new Int32Array(8),
  }
  let isFresh = true
  return (visit) => {
    const { fourStates } = walk
    for (let from = 0; !isFresh && from < fourStates.length; from += STATES_AT_ONCE)
      keepLarge(fourStates.subarray(from, from + STATES_AT_ONCE))
    isFresh = false
    visitPatches(walk, visit)
  }
}

// Words per call of a small function: V8 optimizes a function that is called often sooner than a long loop.
const STATES_AT_ONCE = 256

function keepLarge(fourStates: Int32Array): void {
  for (let four = 0; four < fourStates.length; four++) fourStates[four] &= LARGE * FOUR_TIMES
}

type PatchWalk = {
  readonly map: LabelMap
  readonly pixelsMin: number
  /** 0, `SETTLED` or `LARGE` for each pixel. */
  readonly state: Uint8Array
  /** States and inks as words of four, to pass runs of one ink. */
  readonly fourStates: Int32Array
  readonly fourInks: Uint32Array
  /** The patch that is being collected. */
  readonly pixels: Int32Array
  readonly neighbors: Int32Array
}

function visitPatches(walk: PatchWalk, visit: PatchVisitor): void {
  const { map, pixelsMin, pixels } = walk
  for (let first = 0; first < map.ink.length; first += map.width) {
    let pixel = findStart(walk, first, first)
    while (pixel < first + map.width) {
      const size = fillPatch(walk, pixel)
      if (size < pixelsMin) visit(pixels, size)
      pixel = findStart(walk, pixel + 1, first)
    }
  }
}

/**
 * The next pixel of a row, from `from` on, at which a patch starts, or the row's end. A patch starts at a pixel without
 * a pixel of its own above or to the left, so for nearly all pixels the one to the left decides; a large patch is
 * followed until it proves large.
 */
function findStart(walk: PatchWalk, from: number, first: number): number {
  const { state, fourStates, fourInks } = walk
  const { ink, width } = walk.map
  const end = first + width
  for (let pixel = from; pixel < end; pixel++) {
    const own = ink[pixel]
    if (pixel > first && ink[pixel - 1] === own && state[pixel - 1] !== SETTLED) {
      const alike = own * FOUR_TIMES
      while ((pixel & 3) === 3 && pixel + 4 < end && fourInks[(pixel + 1) >> 2] === alike) {
        if (state[pixel] === SETTLED || (fourStates[(pixel + 1) >> 2] & FOUR_TIMES) !== 0) break
        pixel += 4
      }
    } else if (state[pixel] === 0 && (first === 0 || !goesOnAbove(ink, state, pixel, first, width))) return pixel
  }
  return end
}

/** Whether a pixel belongs to a patch that continues from the row above. */
function goesOnAbove(ink: Uint8Array, state: Uint8Array, pixel: number, first: number, width: number): boolean {
  const own = ink[pixel]
  const above = pixel - width
  return (
    (ink[above] === own && state[above] !== SETTLED) ||
    (pixel > first && ink[above - 1] === own && state[above - 1] !== SETTLED) ||
    (pixel + 1 < first + width && ink[above + 1] === own && state[above + 1] !== SETTLED)
  )
}

/** Collects the patch of `start` in `pixels`; returns its size, or `pixelsMin` as soon as it has as many. */
function fillPatch({ map, pixelsMin, state, pixels, neighbors }: PatchWalk, start: number): number {
  const own = map.ink[start]
  let size = 0
  let isLarge = false
  pixels[size++] = start
  state[start] = SETTLED
  for (let at = 0; at < size && !isLarge; at++) {
    const count = listNeighbors(map, pixels[at], neighbors)
    for (let i = 0; i < count; i++) {
      const next = neighbors[i]
      if (state[next] === SETTLED || map.ink[next] !== own) continue
      isLarge = state[next] === LARGE || size + 1 >= pixelsMin
      if (isLarge) break
      state[next] = SETTLED
      pixels[size++] = next
    }
  }
  if (!isLarge) return size
  for (let i = 0; i < size; i++) state[pixels[i]] = LARGE
  return pixelsMin
}

/** Decides whether the first `size` of `pixels`, a small patch of one ink, are part of the drawing. */
export type SpeckJudge = (pixels: Int32Array, size: number) => boolean

/** Fills `out` with the pixels around one, those at the sides first; returns their number. */
export function listNeighbors(map: LabelMap, pixel: number, out: Int32Array): number {
  const { width, height, wrap } = map
  const x = pixel % width
  const y = (pixel - x) / width
  if (x > 0 && y > 0 && x + 1 < width && y + 1 < height) {
    out[0] = pixel - 1
    out[1] = pixel + 1
    out[2] = pixel - width
    out[3] = pixel + width
    out[4] = pixel - width - 1
    out[5] = pixel - width + 1
    out[6] = pixel + width - 1
    out[7] = pixel + width + 1
    return 8
  }
  let count = 0
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if (dx === 0 && dy === 0) continue
      const column = wrap ? (x + dx + width) % width : x + dx
      const row = wrap ? (y + dy + height) % height : y + dy
      if (column < 0 || row < 0 || column >= width || row >= height) continue
      out[count++] = row * width + column
    }
  }
  return count
}

function giveAway(map: LabelMap, inks: Inks, pixels: Int32Array, size: number): boolean {
  const own = map.ink[pixels[0]]
  const borders = new Float64Array(inks.count)
  const neighbors = new Int32Array(8)
  for (let i = 0; i < size; i++) {
    const count = listNeighbors(map, pixels[i], neighbors)
    for (let n = 0; n < count; n++) {
      const other = map.ink[neighbors[n]]
      if (other !== own) borders[other]++
    }
  }
  let best = -1
  let bestScore = 0
  for (let other = 0; other < inks.count; other++) {
    if (borders[other] === 0) continue
    const score = borders[other] / (40 + inkDistance(inks, own, other))
    if (score > bestScore) {
      bestScore = score
      best = other
    }
  }
  if (best < 0) return false
  for (let i = 0; i < size; i++) map.ink[pixels[i]] = best
  return true
}

/** Distance of two inks in premultiplied RGBA levels, 0..510. */
export function inkDistance(inks: Inks, one: number, other: number): number {
  let sum = 0
  for (let channel = 0; channel < 4; channel++) {
    const gap = inks.values[one * 4 + channel] - inks.values[other * 4 + channel]
    sum += gap * gap
  }
  return Math.sqrt(sum)
}
