import type { Cast } from './kit/cast.ts'
import type { Cloth, Shape } from './kit/cloth.ts'
import { paint } from './kit/cloth.ts'
import { blockLattice, latticeShares } from './kit/lattice.ts'
import { rectangle } from './kit/outline.ts'

/** Widths from the edge inwards, as shares of the short side: breathing margin, bold band, hairline. */
const frame = { margin: 0.075, band: 0.022, gap: 0.012, hairline: 0.005 } as const

/** Turns an all-over into a placement panel, as on a scarf: a margin of ground, a bold band, a gap and a hairline round it. */
export function frameAsPanel(cloth: Cloth, cast: Cast): Cloth {
  const panel: Cloth = { ...cloth, wraps: false, lattice: blockLattice, shapes: spreadCopies(cloth) }
  const short = Math.min(cloth.widthMm, cloth.heightMm)
  let inset = 0
  const addBand = (share: number, ink: number): void => {
    const outer = insetRectangle(panel, inset)
    inset += share * short
    paint(panel, ink, outer, [insetRectangle(panel, inset)])
  }
  addBand(frame.margin, cast.ground)
  addBand(frame.band, cast.main)
  addBand(frame.gap, cast.ground)
  addBand(frame.hairline, cast.line)
  addBand(frame.gap, cast.ground)
  return panel
}

function insetRectangle(cloth: Cloth, inset: number): ReturnType<typeof rectangle> {
  return rectangle(inset, inset, cloth.widthMm - inset * 2, cloth.heightMm - inset * 2)
}

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
