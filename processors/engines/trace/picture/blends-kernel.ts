import type { Whole } from '../../kernels/whole.ts'
import { changed, frame, levels, rowStarts } from './changes-kernel.ts'

// Levels in one component below which two sides are one ink with noise.
const SIDES_GAP_MIN = 24
// Largest deviation of a mix from the line between its sides (rounding), and least share of each side.
const MIX_MISS_MAX = 6
const MIX_SHARE_MIN = 0.05

/** Number of pixels off the frame between two different neighbours, and of those that are a blend of these. */
export const blendCounts = new Int32Array(2)

/** Counts blends in every `apart`-th row. */
export function countBlends(apart: Whole): void {
  blendCounts[0] = 0
  blendCounts[1] = 0
  const row = frame[0] * 4
  for (let y: Whole = 1; y + 1 < frame[1]; y += apart)
    for (let i: Whole = rowStarts[y]; i < rowStarts[y + 1]; i++) {
      const x = changed[i] - y * frame[0]
      if (x === 0 || x === frame[0] - 1) continue
      const at = changed[i] * 4
      const across = blendKind(at, at - 4, at + 4)
      const down: Whole = across === 2 ? 0 : blendKind(at, at - row, at + row)
      if (across > 0 || down > 0) blendCounts[0] = blendCounts[0] + 1
      if (across === 2 || down === 2) blendCounts[1] = blendCounts[1] + 1
    }
}

/** 0 where both sides are equal, 1 where the pixel belongs to one of two different sides, 2 where it blends them. */
function blendKind(at: Whole, one: Whole, other: Whole): Whole {
  const red: Whole = levels[other] - levels[one]
  const green: Whole = levels[other + 1] - levels[one + 1]
  const blue: Whole = levels[other + 2] - levels[one + 2]
  const alpha: Whole = levels[other + 3] - levels[one + 3]
  if (isNear(red) && isNear(green) && isNear(blue) && isNear(alpha)) return 0
  const along: Whole =
    (levels[at] - levels[one]) * red +
    (levels[at + 1] - levels[one + 1]) * green +
    (levels[at + 2] - levels[one + 2]) * blue +
    (levels[at + 3] - levels[one + 3]) * alpha
  const share = along / (red * red + green * green + blue * blue + alpha * alpha)
  if (share < MIX_SHARE_MIN || share > 1 - MIX_SHARE_MIN) return 1
  const isBlend =
    missOf(at, one, share * red) <= MIX_MISS_MAX &&
    missOf(at + 1, one + 1, share * green) <= MIX_MISS_MAX &&
    missOf(at + 2, one + 2, share * blue) <= MIX_MISS_MAX &&
    missOf(at + 3, one + 3, share * alpha) <= MIX_MISS_MAX
  return isBlend ? 2 : 1
}

function isNear(gap: Whole): boolean {
  return gap < SIDES_GAP_MIN && -gap < SIDES_GAP_MIN
}

/** Distance of a level from that of one side plus the mix's contribution. */
function missOf(at: Whole, one: Whole, added: number): number {
  return Math.abs(levels[one] + added - levels[at])
}
