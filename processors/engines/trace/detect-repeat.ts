import type { PixelPlane } from './pixels.ts'

// Opposite sides of a repeat differ like neighbouring columns inside it; a little more is allowed for their chance.
const SEAM_RATIO_MAX = 1.5
// A few edge pixels that differ by chance make this much on a quiet frame; sides that do not match make ten times it.
const CHANCE_LEVELS = 1
// A frame of one colour, give or take grain, repeats in any way; nothing crosses it.
const PLAIN_LEVELS = 24

/** True when the picture is one tile of a repeat: both pairs of opposite sides continue each other. */
export function detectRepeat(plane: PixelPlane): boolean {
  const { width, height } = plane
  if (width < 16 || height < 16) return false
  const across = seamOf(plane, height, (i) => i * width, width - 1, 1)
  const down = seamOf(plane, width, (i) => i, (height - 1) * width, width)
  if (!across.varies && !down.varies) return false
  return [across, down].every(({ seam, inside }) => seam <= CHANCE_LEVELS + SEAM_RATIO_MAX * inside)
}

/**
 * Mean difference over the seam, and between neighbouring lines on both sides of it, 8-bit levels; and whether the
 * near line shows more than one colour.
 */
function seamOf(
  { data }: PixelPlane,
  count: number,
  lineStart: (index: number) => number,
  farOffset: number,
  step: number,
): { readonly seam: number; readonly inside: number; readonly varies: boolean } {
  let [seam, inside] = [0, 0]
  let varies = false
  for (let i = 0; i < count; i++) {
    const near = lineStart(i)
    const far = near + farOffset
    seam += gapOf(data, near, far)
    varies ||= gapOf(data, near, lineStart(0)) > PLAIN_LEVELS
    inside += (gapOf(data, near, near + step) + gapOf(data, far, far - step)) / 2
  }
  return { seam: seam / count, inside: inside / count, varies }
}

function gapOf(data: Uint8Array, one: number, other: number): number {
  let sum = 0
  for (let channel = 0; channel < 4; channel++) sum += Math.abs(data[one * 4 + channel] - data[other * 4 + channel])
  return sum / 3
}
