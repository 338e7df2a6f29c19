import { clamp } from '../../numbers/clamp.ts'
import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { inkComponents } from './picture-model.ts'

// How far the lightness of such lines may be off, as a share of the contrast with their ground: thin lines do not show
// it, and labels a pixel wide misjudge it.
const LIGHT_MISS_MAX = 0.2
// Share of their colour that the ground may have taken, and how far their colour differences may be from such a mix,
// levels.
const WEAKENED_MAX = 0.6
const COLOR_MISS_MAX = 14
// Share of the border of such lines that the ground and the known ink have. Details of pictures lie on many grounds.
const GROUND_SHARE_MIN = 0.85
// Most known inks: among more, one is easily mistaken for another.
const KNOWN_MAX = 8

/** An ink that no pixel shows pure: its pixels, and its lightness and two colour differences. */
export type RoughInk = { readonly ink: number; pixels: Int32Array; readonly color: number[] }

/**
 * The known ink of lines that only look like another, because compression has spread their ground's colour into them:
 * small navy letters on cream look grey. Undefined where there is none.
 *
 * @param known inks that wide areas show
 */
export function weakenedInk(
  map: LabelMap,
  inks: Inks,
  known: readonly number[],
  { ink, pixels, color }: RoughInk,
): number | undefined {
  if (known.length > KNOWN_MAX) return undefined
  const colors = inkComponents(inks)
  const colorOf = (one: number): Float64Array => colors.subarray(one * 3, one * 3 + 3)
  const borders = bordersOf(map, ink, pixels, inks.count)
  const ground = borders.indexOf(Math.max(...borders))
  const least = GROUND_SHARE_MIN * borders.reduce((sum, sides) => sum + sides, 0)
  return known.find(
    (one) =>
      one !== ground && borders[ground] + borders[one] > least && isWeakened(color, colorOf(one), colorOf(ground)),
  )
}

/** Whether a colour may be a known one that its ground has weakened; lightness and two colour differences each. */
function isWeakened(own: readonly number[], known: Float64Array, ground: Float64Array): boolean {
  if (Math.abs(own[0] - known[0]) > LIGHT_MISS_MAX * Math.abs(ground[0] - known[0])) return false
  const [blueSpan, redSpan] = [ground[1] - known[1], ground[2] - known[2]]
  const [blue, red] = [own[1] - known[1], own[2] - known[2]]
  const along = (blue * blueSpan + red * redSpan) / Math.max(1, blueSpan ** 2 + redSpan ** 2)
  const share = clamp(along, 0, WEAKENED_MAX)
  return Math.hypot(blue - share * blueSpan, red - share * redSpan) < COLOR_MISS_MAX
}

/** Number of sides that an ink's pixels share with each of the others. */
function bordersOf({ ink, width }: LabelMap, own: number, pixels: Int32Array, count: number): Int32Array {
  const borders = new Int32Array(count)
  for (const pixel of pixels)
    for (const step of [1, -1, width, -width]) {
      const other = ink[pixel + step]
      if (other !== undefined && other !== own) borders[other]++
    }
  return borders
}
