import type { Curve } from './fit/curve.ts'
import { writeSvg } from './formats/svg.ts'
import type { TraceResult } from './report.ts'

/** How many times wider and higher a drawing becomes. */
export type Magnification = { readonly across: number; readonly down: number }

/**
 * The same drawing in pixels so many times smaller, and as many more of them; its width in millimetres stays, and its warnings with those that are
 * given.
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
    // What an edge is drawn from is in pixels of the smaller picture, so the curve alone stands.
    edges: edges.map(({ left, right, leftFace, rightFace, closed, start, end, startTurn, endTurn, curve }) => ({
      ...{ left, right, leftFace, rightFace, closed, start, end, startTurn, endTurn },
      curve: magnifyCurve(curve, times),
      path: undefined,
    })),
    widthPx: sheetOfMore.widthPx,
    heightPx: sheetOfMore.heightPx,
    report: { ...report, heightMm, dpi: report.dpi * times.across, warnings: [...report.warnings, ...warnings] },
  }
}

/** A side without what dividing leaves of it. */
function wholeOf(side: number): number {
  return Math.round(side * 1e6) / 1e6
}

function magnifyCurve({ x, y, coords, straight }: Curve, { across, down }: Magnification): Curve {
  const places = coords.map((value, at) => value * (at % 2 === 0 ? across : down))
  return { x: x * across, y: y * down, coords: places, straight }
}
