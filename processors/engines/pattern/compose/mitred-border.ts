import type { Cloth, Shape } from '../kit/area/cloth.ts'
import type { Random } from '../kit/chance/random.ts'
import type { Affine } from '../kit/line/affine.ts'
import type { Point } from '../kit/line/knot.ts'
import { chooseView } from '../layout/choose-view.ts'
import { imagesOfView } from '../layout/kaleidoscope.ts'

/**
 * Makes a mitred border of one strip of a cloth: half a side is cut at the corner's diagonal and reflected to the other
 * half, to the opposite side and across the diagonals, so that the sides meet in mitres and match in the middle.
 *
 * @param border distance from the edges at which it starts, and its width, in mm
 */
export function mitreBorder(
  cloth: Cloth,
  border: { readonly inset: number; readonly widthMm: number },
  random: Random,
): Shape[] {
  const { widthMm: wide, heightMm: tall } = cloth
  const { inset, widthMm } = border
  const half = (side: number): Point[] => [
    [inset, inset],
    [side / 2, inset],
    [side / 2, inset + widthMm],
    [inset + widthMm, inset + widthMm],
  ]
  const view = chooseView(cloth, half(Math.max(wide, tall)), random)
  const top: Affine[] = [
    [1, 0, 0, 1, 0, 0],
    [-1, 0, 0, 1, wide, 0],
    [1, 0, 0, -1, 0, tall],
    [-1, 0, 0, -1, wide, tall],
  ]
  const left: Affine[] = [
    [0, 1, 1, 0, 0, 0],
    [0, -1, 1, 0, 0, tall],
    [0, 1, -1, 0, wide, 0],
    [0, -1, -1, 0, wide, tall],
  ]
  return [...imagesOfView(cloth, half(wide), view, top), ...imagesOfView(cloth, half(tall), view, left)]
}
