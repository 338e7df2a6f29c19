import type { Inks } from '../inks/find-inks.ts'
import type { PixelChanges } from '../picture/pixel-changes.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { LabelMap } from './merge-specks.ts'

// Levels in a channel by which a pixel that shows its ink never strays from it, and the share of the changing pixels
// from which on those that do are no exceptions.
const STRAY_MIN = 32
const SHARE_MIN = 0.2

/**
 * Whether many of the pixels at edges show none of the inks, so that art which seemed aliased is not: lines that lie
 * between two pixels fill half of both, and neither looks like a blend of what is on its sides.
 */
export function blendsInks(
  { ink }: LabelMap,
  { pixels }: PixelChanges,
  { data }: PixelPlane,
  { values }: Inks,
): boolean {
  let strays = 0
  for (let i = 0; i < pixels.length; i++) {
    const at = pixels[i] * 4
    const own = ink[pixels[i]] * 4
    for (let c = 0; c < 4; c++)
      if (Math.abs(data[at + c] - values[own + c]) > STRAY_MIN) {
        strays++
        break
      }
  }
  return strays > SHARE_MIN * pixels.length
}
