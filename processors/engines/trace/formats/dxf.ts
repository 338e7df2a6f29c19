import { flattenRing } from '../fit/flatten.ts'
import { lengthOf, type Sheet } from '../sheet.ts'

// Largest distance of chords from their curve, mm: below the repeat accuracy of cutters.
const CHORD_MISS_MM = 0.01

/**
 * Writes DXF R12 (AC1009), which every CAD and CAM program reads: closed polylines in the sheet's unit, y upwards, one
 * layer per ink. Source: Autodesk DXF reference, release 12.
 */
export function writeDxf(sheet: Sheet): string {
  const scale = lengthOf(sheet, 1)
  const chordMissPx = (CHORD_MISS_MM * sheet.widthPx) / sheet.widthMm
  const lines: (string | number)[] = [0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1009', 0, 'ENDSEC']
  lines.push(0, 'SECTION', 2, 'TABLES', 0, 'TABLE', 2, 'LAYER', 70, sheet.layers.length)
  sheet.layers.forEach(({ hex }, index) => {
    lines.push(0, 'LAYER', 2, dxfLayerName(hex), 70, 0, 62, (index % 255) + 1, 6, 'CONTINUOUS')
  })
  lines.push(0, 'ENDTAB', 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES')
  for (const { hex, objects } of sheet.layers) {
    for (const ring of objects.flat()) {
      const points = flattenRing(ring, chordMissPx)
      lines.push(0, 'POLYLINE', 8, dxfLayerName(hex), 66, 1, 70, 1, 10, 0, 20, 0, 30, 0)
      for (let i = 0; i < points.length; i += 2) {
        const [x, y] = [points[i] * scale, (sheet.heightPx - points[i + 1]) * scale]
        lines.push(0, 'VERTEX', 8, dxfLayerName(hex), 10, x.toFixed(4), 20, y.toFixed(4), 30, 0)
      }
      lines.push(0, 'SEQEND', 8, dxfLayerName(hex))
    }
  }
  lines.push(0, 'ENDSEC', 0, 'EOF')
  return `${lines.join('\n')}\n`
}

/** Layer name of an ink, in characters that every program accepts. */
export function dxfLayerName(hex: string): string {
  return `INK_${hex.slice(1).toUpperCase()}`
}
