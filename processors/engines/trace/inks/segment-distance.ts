import { clamp } from '../../numbers/clamp.ts'

/**
 * Distance of the colour at `at` from the segment between those at `one` and `other` of `ends`, extended at both ends
 * by `overshoot` of its length.
 */
export function segmentDistance(
  point: Float64Array,
  at: number,
  ends: Float64Array,
  one: number,
  other: number,
  overshoot: number,
): number {
  const x = point[at] - ends[one]
  const y = point[at + 1] - ends[one + 1]
  const z = point[at + 2] - ends[one + 2]
  const spanX = ends[other] - ends[one]
  const spanY = ends[other + 1] - ends[one + 1]
  const spanZ = ends[other + 2] - ends[one + 2]
  const length = spanX * spanX + spanY * spanY + spanZ * spanZ
  const along = x * spanX + y * spanY + z * spanZ
  const share = length === 0 ? 0 : clamp(along / length, -overshoot, 1 + overshoot)
  const gapX = x - share * spanX
  const gapY = y - share * spanY
  const gapZ = z - share * spanZ
  return Math.sqrt(gapX * gapX + gapY * gapY + gapZ * gapZ)
}
