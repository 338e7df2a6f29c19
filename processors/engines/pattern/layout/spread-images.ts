import type { Cloth } from '../kit/area/cloth.ts'
import { isTurnedOver, moveKnot } from '../kit/line/affine.ts'
import { cellsOf, imagesInMm } from '../kit/place/lattice.ts'

/** Draws the reflected and rotated images of every shape; the remaining lattice has only translations. */
export function spreadImages(cloth: Cloth): Cloth {
  const { columns, rows } = cellsOf(cloth.lattice)
  const images = imagesInMm(cloth)
  const shapes = cloth.shapes.flatMap(({ ink, rings }) =>
    images.map((image) => ({
      ink,
      rings: rings.map((ring) => {
        const moved = ring.map((knot) => moveKnot(image, knot))
        return isTurnedOver(image) ? moved.reverse() : moved
      }),
    })),
  )
  return { ...cloth, lattice: { order: columns * rows, step: cloth.lattice.step, rows }, shapes }
}
