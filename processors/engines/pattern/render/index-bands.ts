import type { Cloth } from '../kit/area/cloth.ts'
import { latticeShares } from '../kit/place/lattice.ts'
import { flattenRing } from './flatten-shape.ts'
import { fillRun, type PlaneRows } from './index-plane.ts'
import { breaksThin, keepThin } from './keep-thin.ts'
import { type Run, scanShape } from './scan-shape.ts'
import type { LineRange } from './scan-spans.ts'

/** Fills rows of the plane from `firstRow` on, one ink number per pixel, as many whole rows as `into` holds. */
export type BandFiller = (firstRow: number, into: Uint8Array) => void

/**
 * Renders the index plane of a cloth band by band, for planes too large for memory. Rows are identical to those of
 * `drawIndexPlane`, whatever the bands.
 *
 * @param width period in pixels, to which the cloth is stretched exactly
 */
export function createBandFiller(cloth: Cloth, width: number, height: number): BandFiller {
  const [scaleX, scaleY] = [width / cloth.widthMm, height / cloth.heightMm]
  const copies = latticeShares(cloth.lattice).map(([x, y]) => [Math.round(x * width), Math.round(y * height)] as const)
  const isThinKept = breaksThin(cloth, width, height)
  const reaches = cloth.shapes.map(({ rings }) => reachOf(rings, scaleY))
  return (firstRow, into) => {
    const rows = into.length / width
    const band: PlaneRows = { data: into, width, height: rows, wraps: cloth.wraps }
    into.fill(cloth.ground)
    cloth.shapes.forEach(({ rings, ink }, at) => {
      const passes = copies.flatMap(([dx, dy]) =>
        windowsOf(reaches[at], dy, { from: firstRow, to: firstRow + rows }, cloth.wraps ? height : undefined).map(
          (window) => ({ dx, ...window }),
        ),
      )
      if (passes.length === 0) return
      const outlines = rings.map((ring) => flattenRing(ring, scaleX, scaleY))
      for (const { dx, shift, within } of passes) {
        const fill: Run = (row, from, to) => fillRun(band, row + shift, from + dx, to + dx, ink)
        scanShape(outlines, fill, within)
        if (isThinKept) keepThin(outlines, fill, within)
      }
    })
  }
}

/** Rows that a shape can reach: curves stay within their knots. */
function reachOf(rings: Cloth['shapes'][number]['rings'], scaleY: number): LineRange {
  let [from, to] = [Infinity, -Infinity]
  for (const ring of rings)
    for (const [, y] of ring) {
      if (y < from) from = y
      if (y > to) to = y
    }
  return { from: Math.floor(from * scaleY) - 1, to: Math.ceil(to * scaleY) + 1 }
}

type Window = {
  /** Added to a row of the shape gives its row in the band. */ readonly shift: number
  readonly within: LineRange
}

/** Where a shape's rows, moved by `dy` and by whole periods, fall into a band. */
function windowsOf(reach: LineRange, dy: number, band: LineRange, periodRows: number | undefined): Window[] {
  const period = periodRows ?? Number.POSITIVE_INFINITY
  const windows: Window[] = []
  const first = periodRows ? Math.floor((reach.from + dy - band.to) / period) : 0
  const last = periodRows ? Math.ceil((reach.to + dy - band.from) / period) : 0
  for (let turn = first; turn <= last; turn++) {
    const moved = dy - (periodRows ? turn * period : 0)
    const within = { from: band.from - moved, to: band.to - moved }
    if (within.from < reach.to && within.to > reach.from) windows.push({ shift: moved - band.from, within })
  }
  return windows
}
