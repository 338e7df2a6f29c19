import { hexFromRgb } from '../color/hex.ts'
import type { Rgb } from '../color/oklab.ts'
import type { RgbaImage } from '../raster/decode.ts'
import { drawBoundaries } from './draw-boundaries.ts'
import type { Curve } from './fit/curve.ts'
import { flattenRing } from './fit/flatten.ts'
import { segmentImage } from './labels/segment-image.ts'
import type { Edge } from './map/edges.ts'
import { measurePixels } from './picture/noise.ts'
import { readPixels } from './picture/read-pixels.ts'
import { decideRoute } from './route.ts'
import type { RunStage } from './run-stage.ts'
import { defaultTraceSettings } from './settings.ts'

/** One line or curve of a boundary that is drawn once and shared by both sides. */
export type BoundaryPiece = {
  /**
   * Indices of the inks to the left and right of the direction of travel, y growing downwards; `BEYOND` outside the
   * picture.
   */
  readonly left: number
  readonly right: number
  /**
   * Points of a polyline that approximates the piece, x and y alternating, first and last included, in pixels of the
   * picture.
   */
  readonly points: readonly number[]
  readonly isStraight: boolean
  /** Whether the boundary turns where the piece begins. */
  readonly startsAtCorner: boolean
  /** Whether it is the first piece of its boundary, which goes from one meeting of boundaries to another, or round. */
  readonly isFirst: boolean
}

/** Stands for the outside of the frame. */
export const BEYOND = 255

/** Most inks that the tracer takes. */
export const TRACED_INKS_MAX = 64

export type BoundaryRequest = {
  /** The inks of the picture, at most `TRACED_INKS_MAX`; boundaries name them by their index here. */
  readonly inks: readonly Rgb[]
  /** Whether the picture is one tile of a repeat; boundaries are then cut at its frame. */
  readonly wraps: boolean
  /** How closely lines follow the edges, 0..100: the setting `detail` of a trace. */
  readonly detail: number
  /** Largest distance of the polylines from their curves, pixels. */
  readonly tolerancePx: number
}

/**
 * Traces only the boundaries between known inks in clean, opaque art, without layers, files or a report.
 *
 * @param step awaited between the two stages, segmenting and drawing, which take about half of the time each
 */
export async function traceBoundaries(
  image: RgbaImage,
  { inks, wraps, detail, tolerancePx }: BoundaryRequest,
  step: () => Promise<void>,
): Promise<readonly BoundaryPiece[]> {
  const palette = inks.map(hexFromRgb)
  const settings = { ...defaultTraceSettings, mode: 'flat', palette, detail, tile: wraps ? 'on' : 'off' } as const
  const { plane, changes } = readPixels(image)
  const planned = decideRoute(measurePixels(plane, changes), settings, { repeats: wraps, dpi: undefined })
  const segmented = segmentImage(plane, changes, planned, runAtOnce)
  await step()
  const { edges } = drawBoundaries(segmented, segmented.route, runAtOnce)
  await step()
  return edges.flatMap((edge) => piecesOf(edge, tolerancePx))
}

const runAtOnce: RunStage = (_stage, _fraction, work) => work()

/** Angle in radians from which two pieces meet in a corner: fitting leaves smaller ones between curves. */
const CORNER_MIN = 0.35

function piecesOf({ left, right, closed, curve }: Edge, tolerancePx: number): readonly BoundaryPiece[] {
  const drawn = curve.straight.map((isStraight, piece) => ({
    isStraight,
    points: flattenPiece(curve, piece, tolerancePx),
  }))
  return drawn.map(({ isStraight, points }, piece) => {
    const before = drawn[piece > 0 ? piece - 1 : drawn.length - 1].points
    const startsAtCorner = (piece > 0 || closed) && turnBetween(before, points) > CORNER_MIN
    return { left, right, points, isStraight, startsAtCorner, isFirst: piece === 0 }
  })
}

function flattenPiece({ x, y, coords, straight }: Curve, piece: number, tolerancePx: number): readonly number[] {
  const at = piece * 6
  const [startX, startY] = piece === 0 ? [x, y] : [coords[at - 2], coords[at - 1]]
  const own = { x: startX, y: startY, coords: coords.slice(at, at + 6), straight: [straight[piece]] }
  return [...flattenRing([own], tolerancePx), coords[at + 4], coords[at + 5]]
}

/** Angle in radians, 0 to π, by which the walk turns from the end of one piece into another. */
function turnBetween(before: readonly number[], after: readonly number[]): number {
  const end = before.length
  const heading = Math.atan2(before[end - 1] - before[end - 3], before[end - 2] - before[end - 4])
  const turn = Math.abs(heading - Math.atan2(after[3] - after[1], after[2] - after[0]))
  return Math.min(turn, 2 * Math.PI - turn)
}
