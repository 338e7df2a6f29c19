import { paintTogether } from '../../../kit/area/cloth.ts'
import { boxOf, type Point, placeKnot } from '../../../kit/line/knot.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import { setBlock } from '../../modern/signs/set-text.ts'
import type { Garlands } from './bind-garland.ts'

/** Room for a text within a wreath, in its radii: along its diagonal, and most of it in height. */
const [DIAGONAL, TALL] = [1.04, 0.8]
/** Letters in a line: those are taken with which the text is largest. */
const LINES = [4, 6, 8, 10] as const

/** Writes the text of the plan (`details.text`, capitals, figures, spaces and punctuation) in the middle of a wreath; nothing where there is none. */
export function writeWithin({ plan, cloth, palette, toss }: Garlands, [x, y]: Point, radiusMm: number): void {
  const { text } = plan.details
  if (typeof text !== 'string') return
  const fitting = LINES.map((letters) => {
    const rings = setBlock(text, letters)
    const box = boxOf(rings)
    const [wide, tall] = [box.right - box.left, box.bottom - box.top]
    return { rings, box, wide, tall, size: radiusMm * Math.min(DIAGONAL / Math.hypot(wide, tall), TALL / tall) }
  })
  const { rings, box, wide, tall, size } = fitting.reduce((best, one) => (one.size > best.size ? one : best))
  if (rings.length === 0) return
  const { left, right, top, bottom } = box
  const place = placeKnot({ size, x: x - (size * (left + right)) / 2, y: y - (size * (top + bottom)) / 2 })
  paintTogether(
    cloth,
    palette.foliage.leafDark,
    rings.map((ring) => ring.map(place)),
  )
  toss.field.stamp([rectangle(x - (size * wide) / 2, y - (size * tall) / 2, size * wide, size * tall)])
}
