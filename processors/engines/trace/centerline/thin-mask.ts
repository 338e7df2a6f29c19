/** One byte per pixel, 1 inside, row by row. */
export type Mask = { readonly data: Uint8Array; readonly width: number; readonly height: number }

const ROUNDS_MAX = 4096

/**
 * Thins a mask to a skeleton one pixel wide with the same connectivity. Source: T. Zhang and C. Suen, "A Fast Parallel
 * Algorithm for Thinning Digital Patterns" (1984).
 */
export function thinMask({ data, width, height }: Mask): Mask {
  const thin = data.slice()
  let border = listInside(thin)
  for (let round = 0; round < ROUNDS_MAX; round++) {
    let removed = 0
    for (const half of [0, 1] as const) {
      const peeled = border.filter((pixel) => isPeeled(thin, width, height, pixel, half))
      for (const pixel of peeled) thin[pixel] = 0
      removed += peeled.length
    }
    if (removed === 0) break
    border = border.filter((pixel) => thin[pixel] === 1)
  }
  return { data: thin, width, height }
}

function listInside(data: Uint8Array): number[] {
  const inside: number[] = []
  for (let pixel = 0; pixel < data.length; pixel++) if (data[pixel]) inside.push(pixel)
  return inside
}

/** Offsets of the eight neighbours, clockwise from north. */
export const around: readonly (readonly [dx: number, dy: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
]

/** The conditions of Zhang and Suen under which a pixel is removed in the first (0) or second (1) half of a round. */
function isPeeled(data: Uint8Array, width: number, height: number, pixel: number, half: 0 | 1): boolean {
  const [x, y] = [pixel % width, Math.floor(pixel / width)]
  const ring = around.map(([dx, dy]) => {
    const [nearX, nearY] = [x + dx, y + dy]
    return nearX >= 0 && nearY >= 0 && nearX < width && nearY < height ? data[nearY * width + nearX] : 0
  })
  const count = ring.reduce((sum, value) => sum + value, 0)
  if (count < 2 || count > 6) return false
  let changes = 0
  for (let i = 0; i < 8; i++) if (ring[i] === 0 && ring[(i + 1) % 8] === 1) changes++
  if (changes !== 1) return false
  const [north, , east, , south, , west] = ring
  return half === 0
    ? north * east * south === 0 && east * south * west === 0
    : north * east * west === 0 && north * south * west === 0
}
