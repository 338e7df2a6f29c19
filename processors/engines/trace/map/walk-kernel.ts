import type { Whole } from '../../kernels/whole.ts'
import { JUNCTION, SADDLE_FALLING, SADDLE_RISING } from './corner-kinds.ts'
import { corners, cracks, found, frame, kind, padded } from './grid-kernel.ts'

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
/** How many chains there are. */
export const walked = new Int32Array(1)
/** A bit for each heading by which a corner was left or, backwards, reached. */
export const marks = new Uint8Array(0)

let used: Whole = 0

/** Walks every boundary: those that leave junctions first, then the closed ones, each from the first of its corners. */
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

/** True where a crack leaves a corner that was not walked yet. */
function isLeft(corner: Whole, heading: Whole): boolean {
  return (((cracks[corner] & (marks[corner] ^ 15)) >> heading) & 1) === 1
}

/**
 * Walks from a corner to the next junction, or all round. What is done at each step stands here, since V8 hardly
 * compiles it before it is over.
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
  // A ring that winds round the torus never meets itself in the plane: it is a line that ends one tile further on.
  const winds = unrolledX !== startX || unrolledY !== startY
  closed[walked[0]] = isClosed && !winds ? 1 : 0
  startHeading[walked[0]] = firstHeading
  endHeading[walked[0]] = heading
  addChain(start, corner, at + 1)
}

/** A column or row of corners of a torus, from those just past it. */
function onTorus(at: Whole, size: Whole): Whole {
  return at === size ? 0 : at < 0 ? size - 1 : at
}

/** Where a walk goes on from a corner. */
function nextHeading(corner: Whole, heading: Whole): Whole {
  const own = kind[corner]
  if (own === SADDLE_FALLING) return heading ^ 1
  if (own === SADDLE_RISING) return 3 - heading
  if (((cracks[corner] >> heading) & 1) === 1) return heading
  const turnRight = (heading + 1) & 3
  return ((cracks[corner] >> turnRight) & 1) === 1 ? turnRight : (heading + 3) & 3
}

/** Ends the chain whose corners lie before `end`. */
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

/** Labels left and right of a chain's first step. */
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
