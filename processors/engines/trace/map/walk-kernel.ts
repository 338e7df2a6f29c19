import type { Whole } from '../../kernels/whole.ts'
import { JUNCTION, SADDLE_FALLING, SADDLE_RISING } from './corner-kinds.ts'
import { corners, cracks, found, frame, kind, padded } from './grid-kernel.ts'

/** Ink on the left and on the right of each chain, in the direction of travel (y grows downwards). */
export const leftInk = new Uint8Array(0)
export const rightInk = new Uint8Array(0)
export const closed = new Uint8Array(0)
/** Junctions at both ends of a chain, and the headings of its first and last step: 0 east, 1 south, 2 west, 3 north. */
export const from = new Int32Array(0)
export const to = new Int32Array(0)
export const startHeading = new Uint8Array(0)
export const endHeading = new Uint8Array(0)
/** Pixel corners of all chains, and the index of each chain's first. */
export const xs = new Int32Array(0)
export const ys = new Int32Array(0)
export const firstCorner = new Int32Array(0)
/** Number of chains. */
export const walked = new Int32Array(1)
/** A bit for each heading in which a corner was left or, in reverse, reached. */
export const marks = new Uint8Array(0)

let used: Whole = 0

/** Traces every boundary: first those that leave junctions, then the closed ones, each from its first corner. */
export function walkAll(): void {
  for (let i: Whole = 0; i < found[0]; i++) walkOpen(corners[i])
  for (let i: Whole = 0; i < found[0]; i++) walkClosed(corners[i])
}

function walkOpen(corner: Whole): void {
  if (kind[corner] !== JUNCTION) return
  for (let heading: Whole = 0; heading < 4; heading++) if (isLeft(corner, heading)) walk(corner, heading, false)
}

function walkClosed(corner: Whole): void {
  for (let heading: Whole = 0; heading < 2; heading++) if (isLeft(corner, heading)) walk(corner, heading, true)
}

/** Whether a crack leaves a corner that was not walked yet. */
function isLeft(corner: Whole, heading: Whole): boolean {
  return (((cracks[corner] & (marks[corner] ^ 15)) >> heading) & 1) === 1
}

/**
 * Walks from a corner to the next junction, or all the way round. The steps are written out here, because V8 hardly
 * optimizes the function before it is over.
 */
function walk(start: Whole, firstHeading: Whole, isClosed: boolean): void {
  const stride = frame[0] + 1
  const startX = start % stride
  const startY = Math.floor(start / stride) | 0
  let x: Whole = startX
  let y: Whole = startY
  let corner: Whole = start
  let heading: Whole = firstHeading
  let unrolledX: Whole = startX
  let unrolledY: Whole = startY
  let at: Whole = used
  let goesOn = true
  while (goesOn) {
    xs[at] = unrolledX
    ys[at] = unrolledY
    at++
    marks[corner] = marks[corner] | (1 << heading)
    const dx: Whole = heading === 0 ? 1 : heading === 2 ? -1 : 0
    const dy: Whole = heading === 1 ? 1 : heading === 3 ? -1 : 0
    unrolledX += dx
    unrolledY += dy
    x += dx
    y += dy
    if (frame[2] === 1) {
      x = onTorus(x, frame[0])
      y = onTorus(y, frame[1])
    }
    corner = y * stride + x
    marks[corner] = marks[corner] | (1 << (heading ^ 2))
    goesOn = kind[corner] !== JUNCTION
    if (goesOn) {
      const next = nextHeading(corner, heading)
      goesOn = !(isClosed && corner === start && next === firstHeading)
      if (goesOn) heading = next
    }
  }
  xs[at] = unrolledX
  ys[at] = unrolledY
  // A ring that winds around the torus never closes in the plane: it is an open line that ends one tile further on.
  const winds = unrolledX !== startX || unrolledY !== startY
  closed[walked[0]] = isClosed && !winds ? 1 : 0
  startHeading[walked[0]] = firstHeading
  endHeading[walked[0]] = heading
  addChain(start, corner, at + 1)
}

/** Wraps a column or row of corners on a torus. */
function onTorus(at: Whole, size: Whole): Whole {
  return at === size ? 0 : at < 0 ? size - 1 : at
}

/** Heading in which a walk leaves a corner that it reached with a heading. */
function nextHeading(corner: Whole, heading: Whole): Whole {
  const own = kind[corner]
  if (own === SADDLE_FALLING) return heading ^ 1
  if (own === SADDLE_RISING) return 3 - heading
  if (((cracks[corner] >> heading) & 1) === 1) return heading
  const turnRight = (heading + 1) & 3
  return ((cracks[corner] >> turnRight) & 1) === 1 ? turnRight : (heading + 3) & 3
}

/** Completes the chain whose corners end before index `end`. */
function addChain(start: Whole, last: Whole, end: Whole): void {
  const chain = walked[0]
  firstCorner[chain] = used
  firstCorner[chain + 1] = end
  used = end
  from[chain] = start
  to[chain] = last
  setSides(chain)
  walked[0] = chain + 1
}

/** Stores the labels left and right of a chain's first step. */
function setSides(chain: Whole): void {
  const line = frame[0] + 2
  const heading = startHeading[chain]
  const x = from[chain] % (frame[0] + 1)
  const at = (Math.floor(from[chain] / (frame[0] + 1)) | 0) * line + x
  const northWest = padded[at]
  const northEast = padded[at + 1]
  const southWest = padded[at + line]
  const southEast = padded[at + line + 1]
  leftInk[chain] = heading === 0 ? northEast : heading === 1 ? southEast : heading === 2 ? southWest : northWest
  rightInk[chain] = heading === 0 ? southEast : heading === 1 ? southWest : heading === 2 ? northWest : northEast
}
