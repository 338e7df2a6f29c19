import { lengthOf, type Sheet } from '../sheet.ts'
import { writePath } from './path-writer.ts'

/**
 * Writes the strict SVG that cutters and looms read: one group per ink, closed paths of absolute M, L, C and Z only,
 * without stroke, transform, style, class, opacity or definitions.
 */
export function writeSvg(sheet: Sheet): string {
  const { widthPx, heightPx, unit, grouping } = sheet
  const [width, height] = [widthPx, heightPx].map(
    (px) => `${roundTo(lengthOf(sheet, px), unit === 'in' ? 5 : 3)}${unit}`,
  )
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${widthPx} ${heightPx}">\n`,
  ]
  for (const { hex, objects } of sheet.layers) {
    if (grouping !== 'none') parts.push(`<g id="ink-${hex.slice(1)}" fill="${hex}">\n`)
    for (const rings of objects) parts.push(`<path fill="${hex}" d="${writePath(rings, sheet.decimals)}"/>\n`)
    if (grouping !== 'none') parts.push('</g>\n')
  }
  parts.push('</svg>\n')
  return parts.join('')
}

/** Rounds to so many decimals. */
function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}
