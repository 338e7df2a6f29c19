import { oklabDistance } from '../../../color/oklab.ts'
import type { Cast } from '../../kit/ink/cast.ts'

/** In OKLab: nearer to what is behind it an ink is not read. */
const READ = 0.3

/** Inks that are read on another, the first few of the cast's order; the one farthest from it where none is. */
export function readInks({ inks, figures, ground }: Cast, behind: number, most = 2): number[] {
  const far = (ink: number): number => oklabDistance(inks[ink].lab, inks[behind].lab)
  const all = [...figures, ground].filter((ink) => ink !== behind)
  const read = figures.filter((ink) => far(ink) > READ).slice(0, most)
  return read.length > 0 ? read : [all.reduce((best, ink) => (far(ink) > far(best) ? ink : best), all[0] ?? behind)]
}
