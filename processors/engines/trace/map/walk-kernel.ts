import type { Whole } from '../../kernels/whole.ts'
import { JUNCTION, SADDLE_FALLING, SADDLE_RISING } from './corner-kinds.ts'
import { corners, east, found, frame, kind, padded, south } from './grid-kernel.ts'

/** Ink on the left and on the right of each chain, walking forward (y grows downwards). */
export const leftInk = new Uint8Array(0)
export const rightInk = new Uint8Array(0)
export const closed = new Uint8Array(0)
/** Junctions that a chain runs between, and the headings of its first and its last step: 0 east, 1 south, 2 west, 3 north. */
export const from = new Int32Array(0)
export const to = new Int32Array(0)
export const startHeading = new Uint8Array(0)
export const endHeading = new Uint8Array(0)
/** Pixel corners of all chains one after the other, and where each chain's begin. */
export const xs = new Int32Array(0)
export const ys = new Int32Array(0)
export const firstCorner = new Int32Array(0)
/** How many chains there are, and how many corners the longest has. */
export const walked = new Int32Array(2)

const NOWHERE = -1

let used: Whole = 0

/** Walks every boundary: those that leave junctions first, then the closed ones, each from the first of its corners. */
export function walkAll(): void {
  for (let i: Whole = 0; i < found[0]; i++) walkOpen(corners[i])
  for (let i: Whole = 0; i < found[0]; i++) walkClosed(corners[i])
}

function walkOpen(corner: Whole): void {
  if (kind[corner] !== JUNCTION) return
  for (let heading: Whole = 0; heading < 4; heading++)
    if (crackAt(columnOf(corner), rowOf(corner), heading) === 1) walk(corner, heading, false)
}

function walkClosed(corner: Whole): void {
  if (east[corner] !== 1 && south[corner] !== 1) return
  for (let heading: Whole = 0; heading < 2; heading++)
    if (crackAt(columnOf(corner), rowOf(corner), heading) === 1) walk(corner, heading, true)
}

function columnOf(corner: Whole): Whole {
  return corner % (frame[0] + 1)
}

function rowOf(corner: Whole): Whole {
  return ((corner - columnOf(corner)) / (frame[0] + 1)) | 0
}

function isTorus(): boolean {
  return frame[2] === 1
}

function crackAt(x: Whole, y: Whole, heading: Whole): Whole {
  const stride = frame[0] + 1
  if (heading === 0) return east[y * stride + x]
  if (heading === 1) return south[y * stride + x]
  if (heading === 2) return x > 0 ? east[y * stride + x - 1] : isTorus() ? east[y * stride + frame[0] - 1] : 0
  return y > 0 ? south[(y - 1) * stride + x] : isTorus() ? south[(frame[1] - 1) * stride + x] : 0
}

function markCrack(x: Whole, y: Whole, heading: Whole): void {
  const stride = frame[0] + 1
  if (heading === 0) east[y * stride + x] = 2
  else if (heading === 1) south[y * stride + x] = 2
  else if (heading === 2) east[y * stride + (x > 0 ? x : frame[0]) - 1] = 2
  else south[((y > 0 ? y : frame[1]) - 1) * stride + x] = 2
}

function walk(start: Whole, firstHeading: Whole, isClosed: boolean): void {
  const chain = walked[0]
  const startX = columnOf(start)
  const startY = rowOf(start)
  let x: Whole = startX
  let y: Whole = startY
  let heading: Whole = firstHeading
  let unrolledX: Whole = startX
  let unrolledY: Whole = startY
  firstCorner[chain] = used
  let goesOn = true
  while (goesOn) {
    addPlace(unrolledX, unrolledY)
    markCrack(x, y, heading)
    const dx: Whole = heading === 0 ? 1 : heading === 2 ? -1 : 0
    const dy: Whole = heading === 1 ? 1 : heading === 3 ? -1 : 0
    unrolledX += dx
    unrolledY += dy
    x = onFrame(x + dx, frame[0])
    y = onFrame(y + dy, frame[1])
    const next = nextHeading(x, y, heading)
    goesOn = next !== NOWHERE && !(isClosed && x === startX && y === startY && next === firstHeading)
    if (goesOn) heading = next
  }
  addPlace(unrolledX, unrolledY)
  setSides(chain, startX, startY, firstHeading)
  // A ring that winds round the torus never meets itself in the plane: it is a line that ends one tile further on.
  closed[chain] = isClosed && unrolledX === startX && unrolledY === startY ? 1 : 0
  from[chain] = start
  to[chain] = y * (frame[0] + 1) + x
  startHeading[chain] = firstHeading
  endHeading[chain] = heading
  if (used - firstCorner[chain] > walked[1]) walked[1] = used - firstCorner[chain]
  walked[0] = chain + 1
  firstCorner[chain + 1] = used
}

/** A column or row of corners; of a torus the one that stands for it. */
function onFrame(at: Whole, size: Whole): Whole {
  if (!isTorus()) return at
  return at === size ? 0 : at < 0 ? size - 1 : at
}

function addPlace(x: Whole, y: Whole): void {
  xs[used] = x
  ys[used] = y
  used++
}

/** Labels left and right of a chain's first step. */
function setSides(chain: Whole, x: Whole, y: Whole, heading: Whole): void {
  const line = frame[0] + 2
  const at = y * line + x
  const northWest = padded[at]
  const northEast = padded[at + 1]
  const southWest = padded[at + line]
  const southEast = padded[at + line + 1]
  leftInk[chain] = heading === 0 ? northEast : heading === 1 ? southEast : heading === 2 ? southWest : northWest
  rightInk[chain] = heading === 0 ? southEast : heading === 1 ? southWest : heading === 2 ? northWest : northEast
}

/** Where a walk goes on from a corner; `NOWHERE` at a junction. */
function nextHeading(x: Whole, y: Whole, heading: Whole): Whole {
  const own = kind[y * (frame[0] + 1) + x]
  if (own === JUNCTION) return NOWHERE
  if (own === SADDLE_FALLING) return heading ^ 1
  if (own === SADDLE_RISING) return 3 - heading
  const turnRight = (heading + 1) & 3
  if (crackAt(x, y, heading) !== 0) return heading
  return crackAt(x, y, turnRight) !== 0 ? turnRight : (heading + 3) & 3
}
