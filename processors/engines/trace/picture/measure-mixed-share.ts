import type { PixelChanges } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'

// Sides nearer than this (levels, one component) are one ink with grain.
const SIDES_GAP_MIN = 24
// A mix misses the line between its sides by no more than rounding.
const MIX_MISS_MAX = 6

type Blends = { mixed: number; beside: number }

/**
 * Looks along rows and columns for pixels between two unlike neighbours: the share (0..1) of them that are a blend of these.
 *
 * @param apart rows from one that is measured to the next
 */
export function measureMixedShare(plane: PixelPlane, changes: PixelChanges, apart: number): number {
  const blends: Blends = { mixed: 0, beside: 0 }
  for (let y = 1; y + 1 < plane.height; y += apart) countBlends(plane, changes, y, blends)
  return blends.beside === 0 ? 1 : blends.mixed / blends.beside
}

function countBlends(
  { data, width }: PixelPlane,
  { pixels, rowStarts }: PixelChanges,
  y: number,
  blends: Blends,
): void {
  const row = width * 4
  const first = y * width
  const end = rowStarts[y + 1]
  for (let i = rowStarts[y]; i < end; i++) {
    const pixel = pixels[i]
    if (pixel === first || pixel === first + width - 1) continue
    const at = pixel * 4
    const across = blendKind(data, at, at - 4, at + 4)
    const down = across === 2 ? 0 : blendKind(data, at, at - row, at + row)
    if (across > 0 || down > 0) blends.beside++
    if (across === 2 || down === 2) blends.mixed++
  }
}

function isNear(gap: number): boolean {
  return gap < SIDES_GAP_MIN && -gap < SIDES_GAP_MIN
}

/** 0 where both sides are alike, 1 where the pixel belongs to one of two unlike sides, 2 where it blends them. */
function blendKind(data: Uint8Array, at: number, one: number, other: number): 0 | 1 | 2 {
  const red = data[other] - data[one]
  const green = data[other + 1] - data[one + 1]
  const blue = data[other + 2] - data[one + 2]
  const alpha = data[other + 3] - data[one + 3]
  if (isNear(red) && isNear(green) && isNear(blue) && isNear(alpha)) return 0
  const along =
    (data[at] - data[one]) * red +
    (data[at + 1] - data[one + 1]) * green +
    (data[at + 2] - data[one + 2]) * blue +
    (data[at + 3] - data[one + 3]) * alpha
  const share = along / (red * red + green * green + blue * blue + alpha * alpha)
  if (share < 0.05 || share > 0.95) return 1
  const isBlend =
    Math.abs(data[one] + share * red - data[at]) <= MIX_MISS_MAX &&
    Math.abs(data[one + 1] + share * green - data[at + 1]) <= MIX_MISS_MAX &&
    Math.abs(data[one + 2] + share * blue - data[at + 2]) <= MIX_MISS_MAX &&
    Math.abs(data[one + 3] + share * alpha - data[at + 3]) <= MIX_MISS_MAX
  return isBlend ? 2 : 1
}
