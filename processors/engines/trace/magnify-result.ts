import type { Curve } from './fit/curve.ts'
import { writeSvg } from './formats/svg.ts'
import type { Edge } from './map/edges.ts'
import type { TraceResult } from './report.ts'

/** How many times wider and higher a drawing becomes. */
export type Magnification = { readonly across: number; readonly down: number }

/**
 * Scales a drawing to a picture of more (or, below 1, fewer) pixels: its width in millimetres stays the same and its
 * dpi grows. `warnings` are added to the report's.
 */
export function magnifyResult(result: TraceResult, times: Magnification, warnings: readonly string[]): TraceResult {
  const { sheet, edges, report } = result
  const heightMm = (sheet.heightMm * times.down) / times.across
  const sheetOfMore = {
    ...sheet,
    heightMm,
    widthPx: wholeOf(sheet.widthPx * times.across),
    heightPx: wholeOf(sheet.heightPx * times.down),
    layers: sheet.layers.map((layer) => ({
      ...layer,
      objects: layer.objects.map((rings) => rings.map((ring) => ring.map((curve) => magnifyCurve(curve, times)))),
    })),
  }
  return {
    svg: writeSvg(sheetOfMore),
    sheet: sheetOfMore,
    edges: edges.map((edge) => magnifyEdge(edge, times)),
    widthPx: sheetOfMore.widthPx,
    heightPx: sheetOfMore.heightPx,
    report: { ...report, heightMm, dpi: report.dpi * times.across, warnings: [...report.warnings, ...warnings] },
  }
}

/** Removes the rounding error of a division. */
function wholeOf(side: number): number {
  return Math.round(side * 1e6) / 1e6
}

/**
 * An edge whose curve is fitted when it is first read, as few are: layers have curves of their own. The path that it was
 * fitted to is in pixels of the other picture, so only the curve is shown.
 */
function magnifyEdge(edge: Edge, times: Magnification): Edge {
  const { left, right, leftFace, rightFace, closed, start, end, startTurn, endTurn } = edge
  let known: Curve | undefined
  return {
    ...{ left, right, leftFace, rightFace, closed, start, end, startTurn, endTurn, path: undefined },
    get curve() {
      known ??= magnifyCurve(edge.curve, times)
      return known
    },
  }
}

function magnifyCurve({ x, y, coords, straight }: Curve, { across, down }: Magnification): Curve {
  const places = coords.map((value, at) => value * (at % 2 === 0 ? across : down))
  return { x: x * across, y: y * down, coords: places, straight }
}
