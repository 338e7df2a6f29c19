import { priceAnywhere } from './border-prices.ts'
import { type Blend, countBorders, findBlends, takeApart } from './find-blends.ts'
import { countPure } from './list-candidates.ts'
import type { SharedPicture } from './shared-picture.ts'
import { solveShares } from './solve-shares.ts'

/** Steps after which it shows which of two sets of inks explains a picture better; three do not tell. */
const STEPS = 6

/** A picture to be solved, and the guess that its candidates and shares were taken from. */
export type LaidShares = Omit<SharedPicture, 'steps' | 'price'> & { readonly quarters: Uint8Array }

/**
 * Finds inks that only blur made of two others. Each that may be one is left out and both its inks may lie where it was; it
 * was one where the picture is then explained better. Its pure places explain themselves, so that it has to be better by
 * their share.
 *
 * @param lay lays the picture out with other quarters
 * @param quarters the guess, with all inks
 */
export function judgeBlends(
  lay: (quarters: Uint8Array) => LaidShares,
  quarters: Uint8Array,
): ReadonlyMap<number, Blend> {
  const whole = lay(quarters)
  const wide = 2 * whole.width
  const count = whole.inks.length
  const purity = countPure(whole.candidates, count)
  const blends = findBlends(whole.inks, purity, countBorders(quarters, wide, count))
  if (blends.size === 0) return blends
  const missesOf = (laid: LaidShares): Float64Array => sumMisses(laid, quarters, count)
  const [before, after] = [missesOf(whole), missesOf(lay(takeApart(quarters, wide, blends)))]
  const isBlend = (own: number): boolean =>
    after[own] * purity.all[own] < before[own] * (purity.all[own] - purity.pure[own])
  return new Map([...blends].filter(([own]) => isBlend(own)))
}

/** The squared misses, blurred once more against grain, in the pixels that show an ink in the guess. */
function sumMisses(laid: LaidShares, quarters: Uint8Array, count: number): Float64Array {
  const planes = solveShares({ ...laid, steps: STEPS, price: priceAnywhere(laid.blur) }).misses()
  const sums = new Float64Array(count)
  const wide = 2 * laid.width
  for (let at = 0; at < quarters.length; at++) {
    const pixel = (Math.floor(at / wide) >> 1) * laid.width + ((at % wide) >> 1)
    for (const plane of planes) sums[quarters[at]] += plane[pixel] ** 2
  }
  return sums
}
