import { MM_PER_INCH } from '../../raster/resolution.ts'
import type { Sheet } from '../sheet.ts'

const POINTS_PER_MM = 72 / MM_PER_INCH

/** Writes EPS level 2: one filled compound path per ink, y upwards, in points. Source: Adobe EPSF specification 3.0. */
export function writeEps(sheet: Sheet): string {
  const scale = (sheet.widthMm / sheet.widthPx) * POINTS_PER_MM
  const width = sheet.widthMm * POINTS_PER_MM
  const height = sheet.heightMm * POINTS_PER_MM
  const at = (x: number, y: number): string => `${(x * scale).toFixed(3)} ${(height - y * scale).toFixed(3)}`
  const lines = [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    `%%HiResBoundingBox: 0 0 ${width.toFixed(4)} ${height.toFixed(4)}`,
    '%%LanguageLevel: 2',
    '%%EndComments',
  ]
  for (const { hex, objects } of sheet.layers) {
    const color = [1, 3, 5].map((start) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4))
    lines.push(`${color.join(' ')} setrgbcolor`)
    for (const object of objects) {
      lines.push('newpath')
      for (const ring of object) {
        lines.push(`${at(ring[0].x, ring[0].y)} moveto`)
        for (const { coords, straight } of ring)
          for (let i = 0; i < straight.length; i++) {
            const [x1, y1, x2, y2, x, y] = coords.slice(i * 6, i * 6 + 6)
            lines.push(straight[i] ? `${at(x, y)} lineto` : `${at(x1, y1)} ${at(x2, y2)} ${at(x, y)} curveto`)
          }
        lines.push('closepath')
      }
      lines.push('fill')
    }
  }
  lines.push('showpage', '%%EOF')
  return `${lines.join('\n')}\n`
}
