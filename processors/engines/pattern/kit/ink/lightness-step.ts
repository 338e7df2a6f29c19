import type { Cast } from './cast.ts'

/** How far two inks of a cast, told by number, lie apart in lightness: 0 (alike) to 1 (black and white), in OKLab. */
export function lightnessStep({ inks }: Pick<Cast, 'inks'>, one: number, other: number): number {
  return Math.abs(inks[one].lightness - inks[other].lightness)
}
