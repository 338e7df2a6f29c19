import type { CellGrid } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { paintTogether } from '../../kit/area/cloth.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { polygon } from '../../kit/line/outline.ts'

/**
 * Paints a chart in stocking stitch over the whole cloth: each stitch is a V of two legs that overlaps the one below.
 * The stitches of one yarn in a row are one shape, so that only rows at the edges are written twice.
 */
export function paintStitches(cloth: Cloth, grid: CellGrid): void {
  const [wide, tall] = [cloth.widthMm / grid[0].length, cloth.heightMm / grid.length]
  grid.forEach((row, y) => {
    for (const ink of new Set(row)) {
      if (ink === cloth.ground) continue
      const places = row.flatMap((yarn, x) => (yarn === ink ? [(x + 0.5) * wide] : []))
      const legs = places.flatMap((x) => [-1, 1].map((side) => stitchLeg(x, y * tall, wide * side, tall)))
      paintTogether(cloth, ink, legs)
    }
  })
}

function stitchLeg(x: number, y: number, wide: number, tall: number): Ring {
  return polygon([
    [x, y + tall * 0.42],
    [x + wide * 0.46, y - tall * 0.12],
    [x + wide * 0.46, y + tall * 0.84],
    [x, y + tall * 1.36],
  ])
}
