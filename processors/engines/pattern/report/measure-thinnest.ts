import type { IndexPlane } from '../render/index-plane.ts'

/** Widths above this many pixels are not thin. */
const WIDTH_MOST_PX = 16
/** A width counts if so many ridge pixels are no wider, and at least this share of all: a single tip is no line. */
const PIXELS_LEAST = 40
const SHARE_LEAST = 0.01
/**
 * Chamfer weights of a straight and a diagonal step. Source: G. Borgefors, "Distance transformations in digital images"
 * (1986).
 */
const [STRAIGHT, DIAGONAL] = [3, 4]

/**
 * Width in pixels of the thinnest lines of any ink, gaps of ground included. Ridges of the distance to the nearest
 * other ink give the middle of each area, where the shortest run across is measured.
 *
 * @returns whole pixels, or null when nothing is thinner than 16 px
 */
export function measureThinnestPx(plane: IndexPlane): number | null {
  const distances = measureToOtherInk(plane)
  const counts = new Uint32Array(WIDTH_MOST_PX + 1)
  const { width, height } = plane
  let ridges = 0
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      if (!isRidge(distances, at, width)) continue
      ridges++
      if (distances[at] <= (STRAIGHT * WIDTH_MOST_PX) / 2) counts[widthAt(plane, x, y)]++
    }
  const enough = Math.max(PIXELS_LEAST, ridges * SHARE_LEAST)
  let sum = 0
  for (let px = 1; px < WIDTH_MOST_PX; px++) {
    sum += counts[px]
    if (sum >= enough) return px
  }
  return null
}

/** Chamfer distance of each pixel to the nearest pixel of another ink, in thirds of a pixel, within one period. */
function measureToOtherInk({ data, width, height }: IndexPlane): Uint16Array {
  const far = 60_000
  const distances = new Uint16Array(data.length).fill(far)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const ink = data[at]
      if (data[at - 1] !== ink || data[at + 1] !== ink || data[at - width] !== ink || data[at + width] !== ink)
        distances[at] = STRAIGHT
    }
  for (let y = 1; y < height - 1; y++)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const beside = Math.min(distances[at - 1], distances[at - width]) + STRAIGHT
      const across = Math.min(distances[at - width - 1], distances[at - width + 1]) + DIAGONAL
      distances[at] = Math.min(distances[at], beside, across)
    }
  for (let y = height - 2; y > 0; y--)
    for (let at = (y + 1) * width - 2; at > y * width; at--) {
      const beside = Math.min(distances[at + 1], distances[at + width]) + STRAIGHT
      const across = Math.min(distances[at + width + 1], distances[at + width - 1]) + DIAGONAL
      distances[at] = Math.min(distances[at], beside, across)
    }
  return distances
}

/** Whether no neighbour is deeper inside the area: the middle of a line, not its side or its tapering tip. */
function isRidge(distances: Uint16Array, at: number, width: number): boolean {
  const own = distances[at]
  return (
    own >= distances[at - 1] &&
    own >= distances[at + 1] &&
    own >= distances[at - width] &&
    own >= distances[at + width] &&
    own >= distances[at - width - 1] &&
    own >= distances[at - width + 1] &&
    own >= distances[at + width - 1] &&
    own >= distances[at + width + 1]
  )
}

/** The shortest run of one ink through a pixel, horizontally, vertically and along both diagonals, in whole pixels. */
function widthAt(plane: IndexPlane, x: number, y: number): number {
  let least = runThrough(plane, x, y, 1, 0, WIDTH_MOST_PX)
  least = Math.min(least, runThrough(plane, x, y, 0, 1, least))
  least = Math.min(least, runThrough(plane, x, y, 1, 1, least) * Math.SQRT2)
  return Math.round(Math.min(least, runThrough(plane, x, y, 1, -1, least) * Math.SQRT2))
}

/** Number of pixels of one ink in a row through a place, counted up to `most`. */
function runThrough(plane: IndexPlane, x: number, y: number, dx: number, dy: number, most: number): number {
  const count = 1 + runFrom(plane, x, y, dx, dy, most)
  return count >= most ? count : count + runFrom(plane, x, y, -dx, -dy, most)
}

function runFrom(
  { data, width, height }: IndexPlane,
  x: number,
  y: number,
  dx: number,
  dy: number,
  most: number,
): number {
  const ink = data[y * width + x]
  let [column, row, count] = [x + dx, y + dy, 0]
  while (
    count < most &&
    column >= 0 &&
    row >= 0 &&
    column < width &&
    row < height &&
    data[row * width + column] === ink
  ) {
    count++
    column += dx
    row += dy
  }
  return count
}
