// The ink of a thin line is the furthest colour seen on the way to it. Where hardly a pixel reaches that, lines are
// thinner than pixels: their ink may be much further off, and they much thinner, than they would be drawn.
import { type CoverageMap, SLOTS } from './coverage-map.ts'
import type { Unmixed } from './unmix-pixels.ts'

/** Share of an ink from which a pixel holds it, and from which it reaches it. */
const SHARE = { partly: 0.35, wholly: 0.88 } as const
/**
 * Lines a pixel wide and more are reached by 0.17 and more of the pixels that hold their ink, thinner ones by 0.09 at
 * most.
 */
const REACHED_MIN = 0.1

/** Marks (1 each) the inks from number `first` on that hardly a pixel reaches. */
export function findUnreached({ first: one, second: other, share }: Unmixed, first: number, count: number): Uint8Array {
  const partly = new Uint32Array(count)
  const wholly = new Uint32Array(count)
  const add = (ink: number, own: number): void => {
    if (own >= SHARE.partly) partly[ink]++
    if (own >= SHARE.wholly) wholly[ink]++
  }
  for (let pixel = 0; pixel < share.length; pixel++) {
    if (one[pixel] === other[pixel]) add(one[pixel], 1)
    else {
      add(one[pixel], share[pixel])
      add(other[pixel], 1 - share[pixel])
    }
  }
  return Uint8Array.from(partly, (pixels, ink) => (ink >= first && wholly[ink] < REACHED_MIN * pixels ? 1 : 0))
}

/** Marks (1 each) the pixels that may hold one of the marked inks. */
export function pixelsOf(marked: Uint8Array, { inks }: CoverageMap): Uint8Array {
  const found = new Uint8Array(inks.length / SLOTS)
  for (let slot = 0; slot < inks.length; slot++)
    if (inks[slot] !== -1 && marked[inks[slot]] === 1) found[Math.floor(slot / SLOTS)] = 1
  return found
}
