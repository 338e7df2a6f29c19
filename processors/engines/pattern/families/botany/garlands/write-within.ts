import { paintTogether } from '../../../kit/area/cloth.ts'
import { boxOf, type Point, placeKnot } from '../../../kit/line/knot.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import { setBlock } from '../../modern/signs/set-text.ts'
import type { Garlands } from './bind-garland.ts'

/** Room for a text within a wreath, in its radii. */
const [WIDE, TALL] = [1.02, 0.72]

/** Writes the text of the plan (`details.text`, capitals, figures and spaces) in the middle of a wreath; nothing where there is none. */
export function writeWithin({ plan, cloth, palette, toss }: Garlands, [x, y]: Point, radiusMm: number): void {
  const { text } = plan.details
  const rings = typeof text === 'string' ? setBlock(text) : []
  if (rings.length === 0) return
  const { left, right, top, bottom } = boxOf(rings)
  const [wide, tall] = [right - left, bottom - top]
  const size = Math.min((WIDE * radiusMm) / wide, (TALL * radiusMm) / tall)
  const place = placeKnot({ size, x: x - (size * (left + right)) / 2, y: y - (size * (top + bottom)) / 2 })
  paintTogether(
    cloth,
    palette.foliage.leafDark,
    rings.map((ring) => ring.map(place)),
  )
  toss.field.stamp([rectangle(x - (size * wide) / 2, y - (size * tall) / 2, size * wide, size * tall)])
}
