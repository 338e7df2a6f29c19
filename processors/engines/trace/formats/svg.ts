import type { Ring } from '../fit/curve.ts'
import { lengthOf, type Sheet } from '../sheet.ts'

/**
 * Writes the strict SVG that cutters and looms read: one group an ink, closed paths of absolute M, L, C and Z only.
 * No stroke, transform, style, class, opacity or definition ever appears.
 */
export function writeSvg(sheet: Sheet): string {
  const { widthPx, heightPx, unit, grouping } = sheet
  const length = createNumberWriter(unit === 'in' ? 5 : 3)
  const [width, height] = [widthPx, heightPx].map((px) => `${length(lengthOf(sheet, px))}${unit}`)
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${widthPx} ${heightPx}">\n`,
  ]
  const write = createNumberWriter(sheet.decimals)
  for (const { hex, objects } of sheet.layers) {
    if (grouping !== 'none') parts.push(`<g id="ink-${hex.slice(1)}" fill="${hex}">\n`)
    for (const rings of objects) parts.push(`<path fill="${hex}" d="${pathData(rings, write)}"/>\n`)
    if (grouping !== 'none') parts.push('</g>\n')
  }
  parts.push('</svg>\n')
  return parts.join('')
}

/** Path data of rings: `M x y`, then `L` and `C`, then `Z`; numbers stand apart by one space, never in exponents. */
function pathData(rings: readonly Ring[], write: (value: number) => string): string {
  const parts: string[] = []
  // Whole once it is written, a ring is a tenth of what its pieces take that wait for the others; photographs have thousands.
  for (let i = 0; i < rings.length; i++) parts.push(ringData(rings[i], write))
  return parts.join('')
}

function ringData(ring: Ring, write: (value: number) => string): string {
  const parts = ['M', write(ring[0].x), ' ', write(ring[0].y)]
  for (let index = 0; index < ring.length; index++) pushCurve(parts, ring[index], index === ring.length - 1, write)
  parts.push('Z')
  return parts.join('')
}

function pushCurve(
  parts: string[],
  { coords, straight }: Ring[number],
  isLast: boolean,
  write: (value: number) => string,
): void {
  for (let i = 0; i < straight.length; i++) {
    const at = i * 6
    // Z draws the last side itself.
    if (straight[i] && isLast && i === straight.length - 1) return
    if (straight[i]) parts.push('L')
    else
      parts.push(
        'C',
        write(coords[at]),
        ' ',
        write(coords[at + 1]),
        ' ',
        write(coords[at + 2]),
        ' ',
        write(coords[at + 3]),
        ' ',
      )
    parts.push(write(coords[at + 4]), ' ', write(coords[at + 5]))
  }
}

// With more decimals there are too many tails to remember.
const TAIL_DECIMALS_MAX = 3

/** Writes numbers with at most `decimals` decimals, without trailing zeros or "-0". */
function createNumberWriter(decimals: number): (value: number) => string {
  const scale = 10 ** decimals
  // What follows the whole part; whole numbers are written three times as fast as others.
  const tails = Array.from({ length: decimals > TAIL_DECIMALS_MAX ? 0 : scale }, (_, i) => String(i / scale).slice(1))
  return (value) => {
    const units = Math.round(value * scale)
    if (units < 0 || tails.length === 0) return String(units === 0 ? 0 : units / scale)
    const whole = Math.floor(units / scale)
    return whole + tails[units - whole * scale]
  }
}
