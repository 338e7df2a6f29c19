/** Corner kinds: how the cracks that meet in a pixel corner go on. */
const NO_CORNER = 0
const PASS = 1
export const JUNCTION = 2
// Two diagonal pixels of one ink touch: the two other pixels are rounded, and the ink stays in one piece.
export const SADDLE_FALLING = 3
export const SADDLE_RISING = 4
/** Two diagonal pixels are of one ink, and `saddleKind` tells what follows. */
export const SADDLE = 5

// As far around a corner (pixels) as a line is told from its ground.
const LINE_REACH = 3

/** Kind of a corner from its four inks. */
export function cornerKind(northWest: number, northEast: number, southWest: number, southEast: number): number {
  const north = northWest === northEast
  const south = southWest === southEast
  const west = northWest === southWest
  const east = northEast === southEast
  if (north && south) return west ? NO_CORNER : PASS
  if (west && east) return PASS
  if ((north || south) && (west || east)) return PASS
  return northWest === southEast || northEast === southWest ? SADDLE : JUNCTION
}

/**
 * Kind of a corner where an ink touches itself diagonally. Of two inks that cross, the one rarer nearby is the line and stays whole.
 * An ink between two others stays whole where it is a line: where they have more of the neighbourhood than it.
 *
 * @param padded labels, `line` a row, and `at` the one north-west of the corner
 * @param areas pixels of each ink, which decide where the neighbourhood does not
 * @param tearsNothing true where an ink between two others always stays whole, as lines of hard pixels do
 */
export function saddleKind(
  padded: Uint8Array,
  line: number,
  at: number,
  areas: Int32Array,
  tearsNothing: boolean,
): number {
  const [northWest, northEast, southWest, southEast] = [
    padded[at],
    padded[at + 1],
    padded[at + line],
    padded[at + line + 1],
  ]
  const falling = northWest === southEast
  const rising = northEast === southWest
  if (falling && rising) {
    const balance =
      balanceAround(padded, line, at, northWest, northEast, northEast) || areas[northWest] - areas[northEast]
    return balance < 0 ? SADDLE_FALLING : SADDLE_RISING
  }
  const whole = falling ? SADDLE_FALLING : SADDLE_RISING
  if (tearsNothing) return whole
  const balance = falling
    ? balanceAround(padded, line, at, northWest, northEast, southWest)
    : balanceAround(padded, line, at, northEast, northWest, southEast)
  return balance < 0 ? whole : JUNCTION
}

/** Pixels of one ink round a corner less those of one or two others. */
function balanceAround(
  padded: Uint8Array,
  line: number,
  at: number,
  own: number,
  other: number,
  third: number,
): number {
  const [x, y] = [at % line, Math.floor(at / line)]
  const right = Math.min(line - 1, x + LINE_REACH)
  let balance = 0
  for (let row = Math.max(0, y + 1 - LINE_REACH); row <= y + LINE_REACH; row++) {
    for (let column = Math.max(0, x + 1 - LINE_REACH); column <= right; column++) {
      const ink = padded[row * line + column]
      if (ink === own) balance++
      else if (ink === other || ink === third) balance--
    }
  }
  return balance
}
