import { lengthOf, penSteps, type Sheet } from '../sheet.ts'

const DECIMALS = 4

/**
 * Writes the drawing as JSON: `inks` from the bottom up, each with `paths` of closed `rings`. A ring starts at a point
 * and continues with lines `[x, y]` and cubic curves `[x1, y1, x2, y2, x, y]`, in `unit`, y downwards.
 */
export function writeJson(sheet: Sheet): string {
  const length = (px: number): number => Number(lengthOf(sheet, px).toFixed(DECIMALS))
  const inks = sheet.layers.map(({ hex, areaShare, objects }) => ({
    hex,
    areaShare,
    paths: objects.map((rings) => ({
      rings: rings.map((ring) => ({
        start: [length(ring[0].x), length(ring[0].y)],
        steps: penSteps(ring).map((step) => step.map(length)),
      })),
    })),
  }))
  const { widthPx, heightPx, unit } = sheet
  const head = { format: 'heddle-drawing/1', unit, width: length(widthPx), height: length(heightPx) }
  return `${JSON.stringify({ ...head, inks })}\n`
}
