import { priceAnywhere } from './border-prices.ts'
import { type Blend, countBorders, findBlends, takeApart } from './find-blends.ts'
import { countPure } from './list-candidates.ts'
import type { SharedPicture } from './shared-picture.ts'
import { leftOf, tapsOf } from './shares-board.ts'
import { solveShares } from './solve-shares.ts'

/** Steps after which it shows which of two sets of inks explains a picture better; three do not tell. */
const STEPS = 6
// Pixels past those that a pixel's misses are blurred with.
const FURTHER = 2

/** A picture to be solved, and the guess that its candidates and shares were taken from. */
export type LaidShares = Omit<SharedPicture, 'steps' | 'price'> & { readonly quarters: Uint8Array }

/**
 * Finds inks that only blur made of two others. Each that may be one is left out and both its inks may lie where it was; it
 * was one where the picture is then explained better. Its pure places explain themselves, so that it has to be better by
 * their share. Only what the pixels of these inks show is solved.
 *
 * @param lay lays the picture out with other quarters; pixels where `among` is 0 keep them
 * @param quarters the guess, with all inks
 */
export function judgeBlends(
  lay: (quarters: Uint8Array, among?: Uint8Array) => LaidShares,
  quarters: Uint8Array,
): ReadonlyMap<number, Blend> {
  const { width, height, inks, candidates, blur } = lay(quarters)
  const wide = 2 * width
  const purity = countPure(candidates, inks.length)
  const blends = findBlends(inks, purity, countBorders(quarters, wide, inks.length))
  if (blends.size === 0) return blends
  const isAsked = Uint8Array.from(inks, (_, own) => Number(blends.has(own)))
  const among = findNear(quarters, isAsked, { width, height, reach: reachOf(blur) })
  const missesOf = (shown: Uint8Array): Float64Array => sumMisses(lay(shown, among), quarters, isAsked)
  const [before, after] = [missesOf(quarters), missesOf(takeApart(quarters, wide, blends))]
  const isBlend = (own: number): boolean =>
    after[own] * purity.all[own] < before[own] * (purity.all[own] - purity.pure[own])
  return new Map([...blends].filter(([own]) => isBlend(own)))
}

/** How far from a pixel shares tell anything of its misses, and a little further. */
function reachOf({ light, color }: LaidShares['blur']): number {
  return tapsOf(2 * leftOf(Math.max(light, color))).length + FURTHER
}

/** Marks the pixels within reach of those that show some inks. */
function findNear(
  quarters: Uint8Array,
  isAsked: Uint8Array,
  { width, height, reach }: { readonly width: number; readonly height: number; readonly reach: number },
): Uint8Array {
  const near = new Uint8Array(width * height)
  const show = (row: number, from: number, to: number): void => {
    const last = Math.min(height - 1, row + reach)
    for (let y = Math.max(0, row - reach); y <= last; y++) near.fill(1, y * width + from, y * width + to)
  }
  for (let row = 0; row < height; row++) {
    let [from, to] = [0, 0]
    for (let x = 0; x < width; x++) {
      const at = 2 * (2 * row * width + x)
      const below = at + 2 * width
      const upper = isAsked[quarters[at]] | isAsked[quarters[at + 1]]
      if ((upper | isAsked[quarters[below]] | isAsked[quarters[below + 1]]) === 0) continue
      if (x - reach > to) {
        if (to > from) show(row, from, to)
        from = x - reach
      }
      to = Math.min(width, x + reach + 1)
    }
    if (to > from) show(row, from, to)
  }
  return near
}

/** The squared misses, blurred once more against grain, in the pixels that show each of some inks in the guess. */
function sumMisses(laid: LaidShares, quarters: Uint8Array, isAsked: Uint8Array): Float64Array {
  const planes = solveShares({ ...laid, steps: STEPS, price: priceAnywhere(laid.blur) }).misses()
  const sums = new Float64Array(isAsked.length)
  const wide = 2 * laid.width
  for (let at = 0; at < quarters.length; at++) {
    if (isAsked[quarters[at]] === 0) continue
    const pixel = (Math.floor(at / wide) >> 1) * laid.width + ((at % wide) >> 1)
    for (const plane of planes) sums[quarters[at]] += plane[pixel] ** 2
  }
  return sums
}
