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

/** Two opposite sides, in bytes: how far pixels lie from each other along them, across to the far side, and into the picture. */
type Sides = {
  readonly data: Uint8Array
  readonly count: number
  readonly stride: number
  readonly far: number
  readonly step: number
}

/** Whether the sides differ little more than neighbouring lines on both sides of them. */
function continues({ data, count, stride, far, step }: Sides): boolean {
  let seam = 0
  let inside = 0
  for (let near = 0; near < count * stride; near += stride) {
    seam += levelsBetween(data, near, near + far)
    inside += levelsBetween(data, near, near + step) + levelsBetween(data, near + far, near + far - step)
  }
  return seam <= CHANCE_LEVELS * count + (SEAM_RATIO_MAX * inside) / 2
}

/** Whether the near side shows more than one colour. */
function varies({ data, count, stride }: Sides): boolean {
  for (let near = stride; near < count * stride; near += stride)
    if (levelsBetween(data, near, 0) > PLAIN_LEVELS) return true
  return false
}

/** Whether the sides differ less than with one slid along the other. */
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

/** Mean difference of red, green and blue of the colours at two bytes, 8-bit levels; that of opacity counts as theirs do. */
function levelsBetween(data: Uint8Array, one: number, other: number): number {
  return (
    (Math.abs(data[one] - data[other]) +
      Math.abs(data[one + 1] - data[other + 1]) +
      Math.abs(data[one + 2] - data[other + 2]) +
      Math.abs(data[one + 3] - data[other + 3])) /
    3
  )
}
