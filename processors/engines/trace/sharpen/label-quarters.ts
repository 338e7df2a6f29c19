import { flattenRing } from '../fit/flatten.ts'
import { coverageStride, createCover } from '../measure/cover.ts'
import type { Sheet } from '../sheet.ts'

const CHORD_MISS_PX = 0.05
const TIMES = 2

/** Which layer a drawing shows in each quarter of a pixel; rows of quarters are twice as long as the sheet. */
export function labelQuarters({
  layers,
  widthPx,
  heightPx,
}: Pick<Sheet, 'layers' | 'widthPx' | 'heightPx'>): Uint8Array {
  const frame = { width: TIMES * widthPx, height: TIMES * heightPx, wrap: false }
  const cover = createCover(frame)
  const stride = coverageStride(frame)
  const labels = new Uint8Array(frame.width * frame.height)
  for (const [index, { objects }] of layers.entries()) {
    cover.areas.fill(0)
    for (const ring of objects.flat()) {
      const points = flattenRing(ring, CHORD_MISS_PX).map((place) => TIMES * place)
      for (let at = 0; at < points.length; at += 2) {
        const next = (at + 2) % points.length
        cover.addSide(points[at], points[at + 1], points[next], points[next + 1])
      }
    }
    for (let row = 0; row < frame.height; row++) {
      let sum = 0
      for (let x = 0; x < frame.width; x++) {
        sum += cover.areas[row * stride + x]
        if (Math.abs(sum) > 0.5) labels[row * frame.width + x] = index
      }
    }
  }
  return labels
}
