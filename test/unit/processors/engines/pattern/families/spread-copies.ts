import type { Cloth, Shape } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { latticeShares } from '../../../../../../processors/engines/pattern/kit/place/lattice.ts'

/** Every copy and wrapped image of each shape that can show, as shapes of their own, paint order kept. */
export function spreadCopies(cloth: Cloth): Shape[] {
  const offsets = latticeShares(cloth.lattice).flatMap(([x, y]) =>
    [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((row) => [(x + column) * cloth.widthMm, (y + row) * cloth.heightMm])),
  )
  return cloth.shapes.flatMap((shape) =>
    offsets.flatMap(([dx, dy]) => {
      const rings = shape.rings.map((ring) => ring.map(([x, y, corner]) => [x + dx, y + dy, corner] as const))
      const shows = rings.some((ring) => {
        const xs = ring.map(([x]) => x)
        const ys = ring.map(([, y]) => y)
        return (
          Math.max(...xs) > 0 &&
          Math.min(...xs) < cloth.widthMm &&
          Math.max(...ys) > 0 &&
          Math.min(...ys) < cloth.heightMm
        )
      })
      return shows ? [{ ink: shape.ink, rings }] : []
    }),
  )
}
