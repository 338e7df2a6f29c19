import { flattenRing } from '../fit/flatten.ts'
import type { Sheet } from '../sheet.ts'

// HPGL units are 0.025 mm.
const STEPS_PER_MM = 40
const PENS_MAX = 8

/** Writes HPGL for cutters and plotters: every ring once, y upwards, one pen per ink (1 to 8, then from 1 again). */
export function writePlt(sheet: Sheet): string {
  const scale = (sheet.widthMm / sheet.widthPx) * STEPS_PER_MM
  const height = sheet.heightMm * STEPS_PER_MM
  const at = (x: number, y: number): string => `${Math.round(x * scale)},${Math.round(height - y * scale)}`
  const parts = ['IN;PA;']
  sheet.layers.forEach(({ objects }, index) => {
    parts.push(`SP${(index % PENS_MAX) + 1};`)
    for (const ring of objects.flat()) {
      // Half a unit is the accuracy of the format.
      const points = flattenRing(ring, 0.5 / scale)
      const places: string[] = []
      for (let i = 0; i < points.length; i += 2) places.push(at(points[i], points[i + 1]))
      parts.push(`PU${places[0]};PD${[...places.slice(1), places[0]].join(',')};PU;`)
    }
  })
  parts.push('SP0;')
  return `${parts.join('\n')}\n`
}
