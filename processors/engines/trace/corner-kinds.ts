/** Corner kinds: how the cracks that meet in a pixel corner go on. */
export const NO_CORNER = 0
export const PASS = 1
export const JUNCTION = 2
// Two diagonal pixels of one ink touch: the two other pixels are rounded, and the ink stays in one piece.
export const SADDLE_FALLING = 3
export const SADDLE_RISING = 4

// As far around a corner (pixels) as a line is told from its ground.
const LINE_REACH = 3

/** Kind of a corner from its four inks; `areas` holds the pixels of each. */
export function cornerKind(
  northWest: number,
  northEast: number,
  southWest: number,
  southEast: number,
  areas: Float64Array,
): number {
  const cracks =
    Number(northWest !== northEast) +
    Number(northEast !== southEast) +
    Number(southEast !== southWest) +
    Number(southWest !== northWest)
  if (cracks === 0) return NO_CORNER
  if (cracks === 2) return PASS
  if (cracks === 3) return JUNCTION
  const falling = northWest === southEast
  const rising = northEast === southWest
  if (falling && rising) return areas[northWest] < areas[northEast] ? SADDLE_FALLING : SADDLE_RISING
  // The rarer ink is the drawing, the commoner the ground: a line stays whole where it only touches over a corner.
  if (falling && areas[northWest] < Math.min(areas[northEast], areas[southWest])) return SADDLE_FALLING
  if (rising && areas[northEast] < Math.min(areas[northWest], areas[southEast])) return SADDLE_RISING
  return JUNCTION
}

/** Kind of a corner where an ink touches itself diagonally and must not be torn. */
export function lineKind(padded: Uint8Array, line: number, at: number, areas: Float64Array): number {
  const falling = padded[at] === padded[at + line + 1]
  const rising = padded[at + 1] === padded[at + line]
  if (falling !== rising) return falling ? SADDLE_FALLING : SADDLE_RISING
  const [one, other] = [padded[at], padded[at + 1]]
  const [x, y] = [at % line, Math.floor(at / line)]
  let balance = 0
  for (let row = Math.max(0, y + 1 - LINE_REACH); row <= y + LINE_REACH; row++) {
    for (let column = Math.max(0, x + 1 - LINE_REACH); column <= Math.min(line - 1, x + LINE_REACH); column++) {
      const ink = padded[row * line + column]
      if (ink === one) balance++
      else if (ink === other) balance--
    }
  }
  if (balance === 0) balance = areas[one] - areas[other]
  return balance < 0 ? SADDLE_FALLING : SADDLE_RISING
}
