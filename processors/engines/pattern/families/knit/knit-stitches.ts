import type { CellGrid } from '../../kit/cell-grid.ts'
import type { Cloth } from '../../kit/cloth.ts'
import { paintTogether } from '../../kit/cloth.ts'
import type { Ring } from '../../kit/knot.ts'
import { polygon } from '../../kit/outline.ts'

/** Paints a chart in stocking stitch over the whole cloth: each stitch is a V of two legs that hangs into the one below. */
export function paintStitches(cloth: Cloth, grid: CellGrid): void {
  const [wide, tall] = [cloth.widthMm / grid[0].length, cloth.heightMm / grid.length]
  const legs = new Map<number, Ring[]>()
  grid.forEach((row, y) => {
    row.forEach((ink, x) => {
      if (ink === cloth.ground) return
      const list = legs.get(ink) ?? []
      legs.set(ink, list)
      for (const side of [-1, 1]) list.push(stitchLeg((x + 0.5) * wide, y * tall, wide * side, tall))
    })
  })
  for (const [ink, rings] of legs) paintTogether(cloth, ink, rings)
}

function stitchLeg(x: number, y: number, wide: number, tall: number): Ring {
  return polygon([
    [x, y + tall * 0.42],
    [x + wide * 0.46, y - tall * 0.12],
    [x + wide * 0.46, y + tall * 0.84],
    [x, y + tall * 1.36],
  ])
}
