import { oklabDistance } from '../../../color/oklab.ts'
import type { Cast } from './cast.ts'

/** The inks after `first`, each followed by the nearest one left (OKLab), so that tones change without a jump. */
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
