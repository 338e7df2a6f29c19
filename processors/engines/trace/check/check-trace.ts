import type { RgbaImage } from '../../raster/decode.ts'
import { endOf } from '../fit/curve.ts'
import { openRings } from '../layers/rings.ts'
import type { Edge } from '../map/edges.ts'
import type { SelfCheck, TraceReport, TraceResult } from '../report.ts'
import { compareRender } from './compare-render.ts'
import { measureLines } from './measure-lines.ts'
import { renderSheet } from './render-sheet.ts'

const THIN_LINE_MM = 0.3
const LINES_LOOKED_FOR_MM = 2
const MEET_PX = 1e-6

/**
 * Renders the result and compares it with the picture: likeness, gaps, thin lines. Adds warnings in a cutter's terms.
 *
 * @param image the picture that was traced
 * @param minLineMm lines under this width are thin, millimetres; 0 stands for 0.3 mm
 * @returns the report with its `check`
 */
export function checkTrace(image: RgbaImage, { sheet, edges, report }: TraceResult, minLineMm = 0): TraceReport {
  const startedMs = performance.now()
  const likeness = compareRender(image, renderSheet(sheet))
  const mmPerPx = sheet.widthMm / sheet.widthPx
  const limitMm = minLineMm > 0 ? minLineMm : THIN_LINE_MM
  const reachMm = Math.max(limitMm, Math.min(LINES_LOOKED_FOR_MM, Math.min(sheet.widthMm, sheet.heightMm) / 10))
  const assembler = openRings(edges)
  const lines = inksOf(edges).map((ink) => {
    const rings = assembler.ringsOf((other) => other === ink)
    return measureLines(
      rings.map((ring) => ring.map(({ curve }) => curve)),
      limitMm / mmPerPx,
      reachMm / mmPerPx,
    )
  })
  const widths = lines.flatMap(({ thinnestPx }) => thinnestPx ?? [])
  const thinLines = lines.reduce((sum, { thin }) => sum + thin, 0)
  const check: SelfCheck = {
    ...likeness,
    gaps: countGaps(edges),
    thinnestLineMm: widths.length > 0 ? Math.round(Math.min(...widths) * mmPerPx * 1000) / 1000 : null,
    thinLines,
    ms: Math.round(performance.now() - startedMs),
  }
  return { ...report, gaps: check.gaps, check, warnings: [...report.warnings, ...warn(check, limitMm)] }
}

function warn({ thinLines, gaps }: SelfCheck, limitMm: number): string[] {
  const warnings: string[] = []
  if (thinLines > 0) warnings.push(`${thinLines} ${thinLines === 1 ? 'line is' : 'lines are'} under ${limitMm} mm`)
  if (gaps > 0) warnings.push(`${gaps} ${gaps === 1 ? 'place' : 'places'} where neighbours do not meet`)
  return warnings
}

/** Inks that have an outline, without what lies outside the frame. */
function inksOf(edges: readonly Edge[]): number[] {
  const inks = new Set<number>()
  for (const { left, right, leftFace, rightFace } of edges) {
    if (leftFace >= 0) inks.add(left)
    if (rightFace >= 0) inks.add(right)
  }
  return [...inks].sort((a, b) => a - b)
}

/** Counts gaps: every edge that names a node must end exactly on it, and a closed edge on its own start. */
function countGaps(edges: readonly Edge[]): number {
  const places = new Map<number, readonly [number, number]>()
  let gaps = 0
  const meet = (node: number, x: number, y: number): void => {
    const [placeX, placeY] = places.get(node) ?? [x, y]
    places.set(node, [placeX, placeY])
    if (Math.hypot(placeX - x, placeY - y) > MEET_PX) gaps++
  }
  for (const { curve, closed, start, end } of edges) {
    const [endX, endY] = endOf(curve)
    if (closed) {
      if (Math.hypot(endX - curve.x, endY - curve.y) > MEET_PX) gaps++
    } else {
      meet(start, curve.x, curve.y)
      meet(end, endX, endY)
    }
  }
  return gaps
}
