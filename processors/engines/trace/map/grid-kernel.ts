import type { Whole } from '../../kernels/whole.ts'
import { JUNCTION, NO_CORNER, PASS, SADDLE, SADDLE_FALLING, SADDLE_RISING } from './corner-kinds.ts'

/** Width and height in pixels; 1 on a torus; 1 where aliased lines step diagonally. */
export const frame = new Int32Array(4)
/** Labels with a border of one pixel around them: `OUTSIDE`, or copies from the opposite side on a torus. */
export const padded = new Uint8Array(0)
/**
 * For each pixel corner: a bit for each heading (0 east, 1 south, 2 west, 3 north) in which a crack leaves it, and its
 * kind.
 */
export const cracks = new Uint8Array(0)
export const kind = new Uint8Array(0)
/** Corners at which cracks meet, in reading order. */
export const corners = new Int32Array(0)
/** Number of corners, of cracks and of runs found. */
export const found = new Int32Array(3)
/**
 * Runs (stretches of one ink in a row) in reading order: run `i` starts at pixel `runStart[i]` and ends before the next
 * one; and their inks.
 */
export const runStart = new Int32Array(0)
export const runInk = new Uint8Array(0)
/** First run of each row; after the last row the number of all runs. */
export const runOfRow = new Int32Array(0)

// Radius in pixels around a corner within which a line is told from its ground.
const LINE_REACH = 3

/** Pixels of each ink; counted when first needed. */
const areas = new Int32Array(256)
let areasKnown: Whole = 0

/**
 * Lists the corners of a row at which cracks meet, and the runs of the pixels below it. Rows are to be called in order.
 */
export function findCorners(y: Whole): void {
  const line = frame[0] + 2
  const columns = frame[2] === 1 ? frame[0] : frame[0] + 1
  const start = y * line
  const first = y * (frame[0] + 1)
  let northWest: Whole = padded[start]
  let southWest: Whole = padded[start + line]
  // On a torus a row may start in the middle of a run.
  if (y < frame[1] && southWest === padded[start + line + 1]) addRun(y * frame[0], southWest)
  for (let x: Whole = 0; x < columns; x++) {
    const northEast = padded[start + x + 1]
    const southEast = padded[start + x + line + 1]
    if (northWest !== northEast || southWest !== southEast || northWest !== southWest) {
      addCorner(first + x, start + x)
      if (southWest !== southEast && x < frame[0]) addRun(y * frame[0] + x, southEast)
    }
    northWest = northEast
    southWest = southEast
  }
  if (y < frame[1]) runOfRow[y + 1] = found[2]
}

function addRun(pixel: Whole, ink: Whole): void {
  runStart[found[2]] = pixel
  runInk[found[2]] = ink
  found[2] = found[2] + 1
}

/** Adds a corner; `at` is the index of the label to its north-west. */
function addCorner(corner: Whole, at: Whole): void {
  const line = frame[0] + 2
  const northWest = padded[at]
  const northEast = padded[at + 1]
  const southWest = padded[at + line]
  const southEast = padded[at + line + 1]
  corners[found[0]] = corner
  found[0] = found[0] + 1
  const east: Whole = northEast !== southEast ? 1 : 0
  const south: Whole = southWest !== southEast ? 1 : 0
  const west: Whole = northWest !== southWest ? 4 : 0
  const north: Whole = northWest !== northEast ? 8 : 0
  cracks[corner] = east | (south << 1) | west | north
  found[1] = found[1] + east + south
  const plain = cornerKind(northWest, northEast, southWest, southEast)
  kind[corner] = plain === SADDLE ? saddleKind(at) : plain
}

/** Kind of a corner by its four inks. */
function cornerKind(northWest: Whole, northEast: Whole, southWest: Whole, southEast: Whole): Whole {
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
 * Kind of a corner where an ink touches itself diagonally. Of two inks that cross, the one rarer in the neighbourhood
 * is the line and stays connected, or the rarer one overall if the neighbourhood does not tell. An ink between two
 * others stays connected where it is a line, that is where the others have more of the neighbourhood; always so where
 * aliased lines step diagonally.
 */
function saddleKind(at: Whole): Whole {
  const line = frame[0] + 2
  const northWest = padded[at]
  const northEast = padded[at + 1]
  const southWest = padded[at + line]
  const southEast = padded[at + line + 1]
  const falling = northWest === southEast
  if (falling && northEast === southWest) {
    let balance = balanceAround(at, northWest, northEast, northEast)
    if (balance === 0) balance = areaOf(northWest) - areaOf(northEast)
    return balance < 0 ? SADDLE_FALLING : SADDLE_RISING
  }
  const whole: Whole = falling ? SADDLE_FALLING : SADDLE_RISING
  if (frame[3] === 1) return whole
  const balance = falling
    ? balanceAround(at, northWest, northEast, southWest)
    : balanceAround(at, northEast, northWest, southEast)
  return balance < 0 ? whole : JUNCTION
}

/** Number of pixels of one ink around a corner, minus those of one or two others. */
function balanceAround(at: Whole, own: Whole, other: Whole, third: Whole): Whole {
  const line = frame[0] + 2
  const x = at % line
  const y = ((at - x) / line) | 0
  const left = x + 1 < LINE_REACH ? 0 : x + 1 - LINE_REACH
  const right = Math.min(line - 1, x + LINE_REACH)
  const bottom = Math.min(frame[1] + 1, y + LINE_REACH)
  let balance: Whole = 0
  for (let row: Whole = y + 1 < LINE_REACH ? 0 : y + 1 - LINE_REACH; row <= bottom; row++)
    for (let column: Whole = left; column <= right; column++) {
      const ink = padded[row * line + column]
      if (ink === own) balance += 1
      else if (ink === other || ink === third) balance -= 1
    }
  return balance
}

function areaOf(ink: Whole): Whole {
  if (areasKnown === 0) {
    areasKnown = 1
    for (let y: Whole = 1; y <= frame[1]; y++) addAreas(y * (frame[0] + 2) + 1)
  }
  return areas[ink]
}

/** Counts the pixels of a row that starts at index `first`. */
function addAreas(first: Whole): void {
  for (let at: Whole = first; at < first + frame[0]; at++) areas[padded[at]] = areas[padded[at]] + 1
}
