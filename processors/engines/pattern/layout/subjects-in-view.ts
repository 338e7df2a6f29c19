import type { Cloth } from '../kit/area/cloth.ts'
import type { Point } from '../kit/line/knot.ts'
import { boxOf, wrap } from '../kit/line/knot.ts'
import { isInsideConvex } from '../kit/line/polygon.ts'
import { latticeShares } from '../kit/place/lattice.ts'

/** How many subjects a view shows whole, and how many the sides of its chamber cut. */
export type SubjectsSeen = { readonly whole: number; readonly cut: number }

/** A bird is seen whole without the end of its tail, and one is not cut where only that shows: as shares of its outline. */
const WHOLE = 0.97

/**
 * Counts the subjects of a cloth in views of it.
 *
 * @param chamber corners in mm, clockwise; one as high as the cloth has no mirrors above and below
 * @returns for a translation of the cloth under the chamber, in mm, what is seen there
 */
export function createSubjectCount(cloth: Cloth, chamber: readonly Point[]): (view: Point) => SubjectsSeen {
  const { widthMm, heightMm, subjects } = cloth
  const { top, bottom } = boxOf([chamber])
  const isEndless = bottom - top > heightMm * (1 - 1e-6)
  const corners = isEndless ? chamber.map(([x, y]): Point => [x, y === top ? y - heightMm : y + heightMm]) : chamber
  const rows = isEndless ? [0] : [-1, 0, 1]
  const places = subjects.flatMap((outline) => {
    const { left, right, top: upper, bottom: lower } = boxOf([outline])
    const middle: Point = [(left + right) / 2, (upper + lower) / 2]
    const around = outline.map(([x, y]): Point => [x - middle[0], y - middle[1]])
    return latticeShares(cloth.lattice).map(([x, y]) => ({
      around,
      middle: [middle[0] + x * widthMm, middle[1] + y * heightMm] as const,
    }))
  })
  return ([viewX, viewY]) => {
    let [whole, cut] = [0, 0]
    for (const { around, middle } of places) {
      const [x, y] = [wrap(middle[0] + viewX, widthMm), wrap(middle[1] + viewY, heightMm)]
      for (const row of rows)
        for (const column of [-1, 0, 1]) {
          const share = shareInside(corners, around, [x + column * widthMm, y + row * heightMm])
          if (share >= WHOLE) whole++
          else if (share > 1 - WHOLE) cut++
        }
    }
    return { whole, cut }
  }
}

/** The share of the points round a place that are inside a chamber. */
function shareInside(corners: readonly Point[], around: readonly Point[], [x, y]: Point): number {
  let inside = 0
  for (const [right, down] of around) if (isInsideConvex(corners, [x + right, y + down])) inside++
  return inside / around.length
}
