import { greater, lesser } from '../clamp.ts'
import type { LineRules } from './line-rules.ts'

// A pixel that its ink holds more than this of needs no help.
const OWN_SHARE_MAX = 0.75 * 255
const CREST_SHARE_MIN = 0.2 * 255

// Marks of pixels that were given away, and of those of the run that is followed.
const CREST = 1
const SEEN = 2

/** What holds each pixel of a picture. */
export type SharedPixels = {
  /** Changed where a line takes a pixel. */
  readonly ink: Uint8Array
  /** The other ink of a shared pixel; equal to `ink` where the pixel is pure. */
  readonly second: Uint8Array
  /** Share of `second` in the pixel, 0..255 for 0..1. */
  readonly share: Uint8Array
  readonly width: number
  readonly height: number
}

/**
 * Gives a pixel to its minority ink where that ink crests: a line thinner than a pixel never owns one by majority,
 * yet it is a line.
 *
 * @param shared the pixels that more than one ink may hold, in reading order
 * @returns 1 for each pixel of such a line
 */
export function keepThinLines(pixels: SharedPixels, shared: Int32Array, rules: LineRules): Uint8Array {
  const { ink, second, share, width, height } = pixels
  const kept = new Uint8Array(ink.length)
  const owned = { ...pixels, ink: ink.slice() }
  const strides = Int32Array.of(1, width, width + 1, 1 - width)
  for (let i = 0; i < shared.length; i++) {
    const pixel = shared[i]
    const x = pixel % width
    if (x === 0 || x + 1 === width || pixel < width || pixel >= width * (height - 1)) continue
    if (isOwnLine(owned, pixel, rules)) kept[pixel] = 1
    const wanted = second[pixel]
    const mine = share[pixel]
    const own = owned.ink[pixel]
    if (mine < CREST_SHARE_MIN || wanted === own) continue
    const rule = rules(own, wanted)
    for (let way = 0; way < strides.length; way++) {
      const stride = strides[way]
      const before = shareOf(owned, pixel - stride, wanted)
      const after = shareOf(owned, pixel + stride, wanted)
      // Ties go to the earlier pixel so that a line between two rows takes one of them all along. What goes on past the two is an edge.
      if (before >= mine || after > mine || before + mine + after < rule.widthMin) continue
      if (after === mine && shareOf(owned, pixel + 2 * stride, wanted) >= mine) continue
      // Over its corners a pixel in the nook of two sides is crossed as well: a slanted line goes on to both of its sides.
      if (way >= 2 && !goesOn(owned, pixel, strides[5 - way], wanted)) continue
      if (owned.ink[pixel - stride] !== own && owned.ink[pixel + stride] !== own) continue
      ink[pixel] = wanted
      if (before + mine + after >= rule.pinnedWidthMin) kept[pixel] = 1
      break
    }
  }
  dropShortRuns(kept, ink, owned, shared, rules)
  return kept
}

/** Whether the pixels `stride` before and after one hold some of an ink. */
function goesOn(owned: SharedPixels, pixel: number, stride: number, wanted: number): boolean {
  return lesser(shareOf(owned, pixel - stride, wanted), shareOf(owned, pixel + stride, wanted)) >= CREST_SHARE_MIN
}

/** How much of a pixel an ink holds, 0..255. */
function shareOf({ ink, second, share }: SharedPixels, pixel: number, wanted: number): number {
  if (ink[pixel] === wanted) return 255 - (second[pixel] === wanted ? 0 : share[pixel])
  return second[pixel] === wanted ? share[pixel] : 0
}

/** A pixel that its ink holds by a hair, the larger half of a line that falls between two rows. */
function isOwnLine(owned: SharedPixels, pixel: number, rules: LineRules): boolean {
  const own = owned.ink[pixel]
  const mine = shareOf(owned, pixel, own)
  if (mine > OWN_SHARE_MAX) return false
  const widthMin = rules(own, owned.second[pixel]).pinnedWidthMin
  return isCrossed(owned, pixel, 1, mine, widthMin) || isCrossed(owned, pixel, owned.width, mine, widthMin)
}

/**
 * Whether a line of the pixel's ink crosses it between its neighbours `stride` before and after it. Of two pixels that hold
 * half of it each it is the one that holds more, or the later one.
 */
function isCrossed(owned: SharedPixels, pixel: number, stride: number, mine: number, widthMin: number): boolean {
  const { ink } = owned
  const own = ink[pixel]
  const before = shareOf(owned, pixel - stride, own)
  const after = shareOf(owned, pixel + stride, own)
  if (before > mine || after > mine || before + mine + after < widthMin) return false
  const isBefore = ink[pixel - stride] === own
  const isAfter = ink[pixel + stride] === own
  if (!isBefore && !isAfter) return true
  // The other half is known, and nothing may lie beyond it.
  return (
    isBefore !== isAfter && (isBefore || after < mine) && !ownsBeyond(owned, pixel, isBefore ? -stride : stride, own)
  )
}

function ownsBeyond({ ink }: SharedPixels, pixel: number, stride: number, own: number): boolean {
  const beyond = pixel + 2 * stride
  return beyond < 0 || beyond >= ink.length || ink[beyond] === own
}

/**
 * Crests that are no part of a line are left to whoever straightens borders. Where a slanted line lies well on the pixels it has
 * no crests, and where grain lies on it few, so runs go on through whatever is as thin, which belongs to the line too.
 */
function dropShortRuns(
  kept: Uint8Array,
  ink: Uint8Array,
  owned: SharedPixels,
  shared: Int32Array,
  rules: LineRules,
): void {
  const lines = { ...owned, ink }
  const run: number[] = []
  for (let i = 0; i < shared.length; i++) {
    if (kept[shared[i]] !== CREST) continue
    run.length = 0
    run.push(shared[i])
    kept[shared[i]] = SEEN
    for (let at = 0; at < run.length; at++) followThin(kept, lines, run, run[at])
    const { pinnedPixelsMin } = rules(owned.ink[shared[i]], owned.second[shared[i]])
    if (run.length < pinnedPixelsMin) for (const pixel of run) kept[pixel] = 0
  }
  for (let i = 0; i < shared.length; i++) if (kept[shared[i]] === SEEN) kept[shared[i]] = CREST
}

/** Takes to a run the pixels round one of its own that are crests or as thin. */
function followThin(kept: Uint8Array, { ink, width, height }: SharedPixels, run: number[], pixel: number): void {
  const y = Math.floor(pixel / width)
  const x = pixel - y * width
  const bottom = lesser(height - 2, y + 1)
  const right = lesser(width - 2, x + 1)
  for (let row = greater(1, y - 1); row <= bottom; row++)
    for (let column = greater(1, x - 1); column <= right; column++) {
      const next = row * width + column
      if (kept[next] === SEEN || ink[next] !== ink[pixel]) continue
      if (kept[next] !== CREST && !isThin(ink, next, width)) continue
      kept[next] = SEEN
      run.push(next)
    }
}

/** True for a pixel off the frame whose ink is no more than two pixels wide there, one way or the other. */
function isThin(ink: Uint8Array, pixel: number, width: number): boolean {
  return widthAlong(ink, pixel, 1) <= 2 || widthAlong(ink, pixel, width) <= 2
}

/** Pixels of the same ink that follow each other at a pixel `stride` apart, counted no further than the next two. */
function widthAlong(ink: Uint8Array, pixel: number, stride: number): number {
  const own = ink[pixel]
  let pixels = 1
  for (const step of [-stride, stride]) {
    if (ink[pixel + step] !== own) continue
    pixels += ink[pixel + 2 * step] === own ? 2 : 1
  }
  return pixels
}
