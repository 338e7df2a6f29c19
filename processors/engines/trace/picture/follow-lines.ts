import { BLOCK } from './sum-blocks.ts'

// Eight directions, each with the pixels that it passes at one step (two where it falls between them) and at two steps.
const DIRECTIONS = [
  [1, 0, 1, 0, 2, 0],
  [1, 0, 1, 1, 2, 1],
  [1, 1, 1, 1, 2, 2],
  [0, 1, 1, 1, 1, 2],
  [0, 1, 0, 1, 0, 2],
  [0, 1, -1, 1, -1, 2],
  [-1, 1, -1, 1, -2, 2],
  [-1, 0, -1, 1, -2, 1],
] as const
const REACH = 2
const WEIGHTS = 18
// Coherence of the structure tensor (0..1): below it there is no dominant direction.
const COHERENCE_MIN = 0.3
const NOWHERE = DIRECTIONS.length
// Darkness (0..255) below which everything is paper.
export const FAINT = 12

/**
 * Smooths darkness (0..255) along the lines that it draws, which fills in where the texture of the paper took no lead
 * and keeps the gaps beside lines; where there is no dominant direction, isotropically. Source: H. Kang, S. Lee, C.
 * Chui, "Coherent line drawing" (2007).
 */
export function followLines(dark: Uint8Array, width: number, height: number): Uint8Array {
  const [across, down] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)]
  const directions = directionsOf(sumSlopes(dark, width, height, across, down), across, down)
  const steps = [...DIRECTIONS, [1, 0, 0, 1, 1, 1] as const].map(([x1, y1, x2, y2, x3, y3]) => [
    y1 * width + x1,
    y2 * width + x2,
    y3 * width + x3,
  ])
  const out = dark.slice()
  for (let y = REACH; y + REACH < height; y++) {
    const row = (y >> 2) * across
    followRow(out, dark, y * width, width, directions.subarray(row, row + across), steps)
  }
  return out
}

function followRow(
  out: Uint8Array,
  dark: Uint8Array,
  first: number,
  width: number,
  directions: Uint8Array,
  steps: readonly (readonly number[])[],
): void {
  for (let x = REACH; x + REACH < width; x++) {
    const at = first + x
    const [one, other, far] = steps[directions[x >> 2]]
    const near = dark[at + one] + dark[at - one] + dark[at + other] + dark[at - other]
    out[at] = Math.round((6 * dark[at] + 2 * near + 2 * (dark[at + far] + dark[at - far])) / WEIGHTS)
  }
}

/** Structure tensor of each block: sums of squared slopes across and down, and of their product. */
function sumSlopes(dark: Uint8Array, width: number, height: number, across: number, down: number): Float32Array {
  const slopes = new Float32Array(across * down * 3)
  for (let y = 1; y + 1 < height; y++) {
    const row = (y >> 2) * across
    for (let x = 1, at = y * width + 1; x + 1 < width; x++, at++) {
      const level = dark[at + 1] - dark[at - 1]
      const upright = dark[at + width] - dark[at - width]
      const to = (row + (x >> 2)) * 3
      slopes[to] += level * level
      slopes[to + 1] += upright * upright
      slopes[to + 2] += level * upright
    }
  }
  return slopes
}

/** Index of the direction of the lines in each block. */
function directionsOf(slopes: Float32Array, across: number, down: number): Uint8Array {
  const directions = new Uint8Array(across * down).fill(NOWHERE)
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const [level, upright, both] = sumRound(slopes, across, down, column, row)
      const split = Math.hypot(level - upright, 2 * both)
      if (split <= COHERENCE_MIN * (level + upright)) continue
      const along = 0.5 * Math.atan2(2 * both, level - upright) + Math.PI / 2
      directions[row * across + column] = Math.round((along * DIRECTIONS.length) / Math.PI) % DIRECTIONS.length
    }
  return directions
}

/** Weighted sum over a block and the eight around it. */
function sumRound(
  slopes: Float32Array,
  across: number,
  down: number,
  column: number,
  row: number,
): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0]
  for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++) {
      const weight = (x === column ? 2 : 1) * (y === row ? 2 : 1)
      for (let i = 0; i < 3; i++) sums[i] += weight * slopes[(y * across + x) * 3 + i]
    }
  return sums
}
