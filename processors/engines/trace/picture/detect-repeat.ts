import type { PixelPlane } from './pixels.ts'

// Opposite sides of a repeat differ like neighbouring columns inside it; a little more is allowed for their chance.
const SEAM_RATIO_MAX = 1.5
// A few edge pixels that differ by chance make this much on a quiet frame; sides that do not match make ten times it.
const CHANCE_LEVELS = 1
// A frame of one colour, give or take grain, repeats in any way; nothing crosses it.
const PLAIN_LEVELS = 24

// Sides that continue each other differ less than sides that are slid along each other; of grain both differ alike.
const SLID_SHARE_MAX = 0.7
// By which parts of their length sides are slid, none of them a simple fraction that a design might repeat after.
const SLIDES = [0.237, 0.411, 0.587, 0.763] as const

/** True when the picture is one tile of a repeat: both pairs of opposite sides continue each other. */
export function detectRepeat(plane: PixelPlane): boolean {
  const { width, height } = plane
  if (width < 16 || height < 16) return false
  const across = seamOf(plane, height, (i) => i * width, width - 1, 1)
  const down = seamOf(plane, width, (i) => i, (height - 1) * width, width)
  if (!across.varies && !down.varies) return false
  return [across, down].every(
    ({ seam, inside, slid, varies }) =>
      seam <= CHANCE_LEVELS + SEAM_RATIO_MAX * inside && (!varies || seam <= SLID_SHARE_MAX * slid),
  )
}

/**
 * Mean difference over the seam, between neighbouring lines on both sides of it, and over the seam with one side slid along
 * the other, 8-bit levels; and whether the near line shows more than one colour.
 */
function seamOf(
  { data, width, height }: PixelPlane,
  count: number,
  lineStart: (index: number) => number,
  farOffset: number,
  step: number,
): { readonly seam: number; readonly inside: number; readonly slid: number; readonly varies: boolean } {
  const words = new Int32Array(data.buffer, data.byteOffset, width * height)
  const gapOf = (one: number, other: number): number =>
    words[one] === words[other] ? 0 : levelsBetween(data, one * 4, other * 4)
  let [seam, inside, slid] = [0, 0, 0]
  let varies = false
  for (let i = 0; i < count; i++) {
    const near = lineStart(i)
    const far = near + farOffset
    seam += gapOf(near, far)
    varies ||= gapOf(near, lineStart(0)) > PLAIN_LEVELS
    inside += (gapOf(near, near + step) + gapOf(far, far - step)) / 2
    for (const slide of SLIDES) slid += gapOf(lineStart((i + Math.round(slide * count)) % count), far)
  }
  return { seam: seam / count, inside: inside / count, slid: slid / (count * SLIDES.length), varies }
}

function levelsBetween(data: Uint8Array, one: number, other: number): number {
  let sum = 0
  for (let channel = 0; channel < 4; channel++) sum += Math.abs(data[one + channel] - data[other + channel])
  return sum / 3
}
