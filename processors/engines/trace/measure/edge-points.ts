import type { Points } from '../fit/curve.ts'
import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { PlanarMap } from '../map/planar-map.ts'
import { levelOf } from '../picture/light-levels.ts'
import type { PixelPlane } from '../picture/pixels.ts'

export type EdgeSource = {
  readonly plane: PixelPlane
  readonly map: LabelMap
  readonly inks: Inks
  readonly reach: number
  /** True when pixels say nothing about coverage, so that only the cracks are known. */
  readonly isAliased: boolean
  /** True where inks stand for tones: an edge is where the picture crosses the middle between two of them. */
  readonly isTonal: boolean
  /** Amount of light of each coded value (0..255), in the scale in which pixels were blended. */
  readonly levels: Float64Array
}

/**
 * Measures boundaries with sub-pixel accuracy. The ink shares of the pixels in a column (or row) across an edge sum to
 * the edge's mean coordinate in that column, whatever its shape and under any symmetric blur. Source: A. Trujillo-Pino
 * et al., "Accurate subpixel edge location based on partial area effect" (2013).
 *
 * @param source.reach most pixels measured on each side of the edge: 2 for anti-aliased art, more for soft edges
 * @returns points of each chain in order; views of the map's memory that the next measuring overwrites
 */
export function measureEdges({ board }: PlanarMap, source: EdgeSource): Points[] {
  const { plane, inks, levels } = source
  board.data.set(plane.data)
  board.values.set(inks.values)
  board.levels.set(levels)
  board.inkLevels.set(inks.values.map((value) => levelOf(levels, value)))
  board.reach[0] = source.reach
  board.kinds.set([Number(source.isAliased), Number(source.isTonal)])
  board.call.measureChains(0, board.chainCount)
  const { firstPlace } = board.tables
  const points: Points[] = []
  for (let index = 0; index < board.chainCount; index++)
    points.push(board.places.subarray(firstPlace[index], firstPlace[index + 1]))
  return points
}
