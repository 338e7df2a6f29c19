import { oklabDistance } from '../../../color/oklab.ts'
import type { Cast } from './cast.ts'

/** The inks after `first`, always the nearest one left, so that tone runs into tone without a jump; distances in OKLab. */
export function chainInks({ inks }: Cast, first: number): number[] {
  const left = inks.map((_, ink) => ink).filter((ink) => ink !== first)
  const chain: number[] = []
  let last = first
  while (left.length > 0) {
    const far = (ink: number): number => oklabDistance(inks[ink].lab, inks[last].lab)
    const next = left.reduce((best, ink) => (far(ink) < far(best) ? ink : best))
    left.splice(left.indexOf(next), 1)
    chain.push(next)
    last = next
  }
  return chain
}
