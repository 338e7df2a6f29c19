import type { Curve } from './fit/curve.ts'
import { writeSvg } from './formats/svg.ts'
import type { TraceResult } from './report.ts'

/** The same drawing in pixels `times` smaller, and as many more of them; its millimetres stay. */
export function magnifyResult(result: TraceResult, times: number): TraceResult {
  const { sheet, edges, report } = result
  const sheetOfMore = {
    ...sheet,
    widthPx: sheet.widthPx * times,
    heightPx: sheet.heightPx * times,
    layers: sheet.layers.map((layer) => ({
      ...layer,
      objects: layer.objects.map((rings) => rings.map((ring) => ring.map((curve) => magnifyCurve(curve, times)))),
    })),
  }
  const warning = `each pixel is repeated ${times} times both ways; the picture was read at its own size`
  return {
    svg: writeSvg(sheetOfMore),
    sheet: sheetOfMore,
    // What an edge is drawn from is in pixels of the smaller picture, so the curve alone stands.
    edges: edges.map(({ left, right, leftFace, rightFace, closed, start, end, startTurn, endTurn, curve }) => ({
      ...{ left, right, leftFace, rightFace, closed, start, end, startTurn, endTurn },
      curve: magnifyCurve(curve, times),
      path: undefined,
    })),
    widthPx: result.widthPx * times,
    heightPx: result.heightPx * times,
    report: { ...report, dpi: report.dpi * times, warnings: [...report.warnings, warning] },
  }
}

function magnifyCurve({ x, y, coords, straight }: Curve, times: number): Curve {
  return { x: x * times, y: y * times, coords: coords.map((value) => value * times), straight }
}
