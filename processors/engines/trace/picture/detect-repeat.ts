import type { PixelPlane } from './pixels.ts'

// Largest ratio of the difference across the seam to that between neighbouring columns inside; in a repeat it is about
// 1.
const SEAM_RATIO_MAX = 1.5
// Levels added to that: what a few edge pixels differ by chance on a quiet frame. Sides that do not match differ ten
// times more.
const CHANCE_LEVELS = 1
// Levels; a frame whose colour varies by no more counts as plain. It would match anything.
const PLAIN_LEVELS = 24

// Matching sides differ by at most this share of the difference when one is shifted along the other; with noise alone
// both are equal.
const SLID_SHARE_MAX = 0.7
// Shifts, as shares of the side: none is a simple fraction, at which a design might repeat.
const SLIDES = [0.237, 0.411, 0.587, 0.763] as const

/** Whether the picture is one tile of a repeat: both pairs of opposite sides continue one another. */
export function detectRepeat({ data, width, height }: PixelPlane): boolean {
  if (width < 16 || height < 16) return false
  const across: Sides = { data, count: height, stride: width * 4, far: (width - 1) * 4, step: 4 }
  const down: Sides = { data, count: width, stride: 4, far: (height - 1) * width * 4, step: width * 4 }
  if (!continues(across) || !continues(down)) return false
  const variesAcross = varies(across)
  const variesDown = varies(down)
  if (!variesAcross && !variesDown) return false
  return (!variesAcross || isHeld(across)) && (!variesDown || isHeld(down))
}

/** Two opposite sides: number of pixels, and byte offsets along the side, to the far side, and one pixel inwards. */
type Sides = {
  readonly data: Uint8Array
  readonly count: number
  readonly stride: number
  readonly far: number
  readonly step: number
}

/** Whether the sides differ hardly more than neighbouring lines inside. */
function continues({ data, count, stride, far, step }: Sides): boolean {
  let seam = 0
  let inside = 0
  for (let near = 0; near < count * stride; near += stride) {
    seam += levelsBetween(data, near, near + far)
    inside += levelsBetween(data, near, near + step) + levelsBetween(data, near + far, near + far - step)
  }
  return seam <= CHANCE_LEVELS * count + (SEAM_RATIO_MAX * inside) / 2
}

/** Whether the near side has more than one colour. */
function varies({ data, count, stride }: Sides): boolean {
  for (let near = stride; near < count * stride; near += stride)
    if (levelsBetween(data, near, 0) > PLAIN_LEVELS) return true
  return false
}

/** Whether the sides differ less than when one is shifted along the other. */
function isHeld({ data, count, stride, far }: Sides): boolean {
  let seam = 0
  let slid = 0
  for (let i = 0; i < count; i++) seam += levelsBetween(data, i * stride, i * stride + far)
  for (const slide of SLIDES) {
    const shift = Math.round(slide * count)
    for (let i = 0; i < count; i++) slid += levelsBetween(data, ((i + shift) % count) * stride, i * stride + far)
  }
  return seam <= (SLID_SHARE_MAX * slid) / SLIDES.length
}

/**
 * Mean difference of red, green and blue of the colours at two bytes, levels; a difference in alpha is added with the
 * same weight.
 */
function levelsBetween(data: Uint8Array, one: number, other: number): number {
  return (
    (Math.abs(data[one] - data[other]) +
      Math.abs(data[one + 1] - data[other + 1]) +
      Math.abs(data[one + 2] - data[other + 2]) +
      Math.abs(data[one + 3] - data[other + 3])) /
    3
  )
}
