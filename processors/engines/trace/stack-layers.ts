import type { Curve } from './curve.ts'
import type { Faces } from './faces.ts'
import type { LabelMap } from './merge-specks.ts'
import { outlineOf, signedArea } from './objects.ts'
import type { OutlineRing, Ring } from './rings.ts'

/** What a layer needs to know to slip under the layers above it. */
export type Stack = {
  readonly map: LabelMap
  readonly faces: Faces
  /** Level of each ink from the bottom, 0 up; below 0 where nothing is drawn. */
  readonly rank: Int16Array
}

// Beyond this many areas a hole is not worth searching; its edge is then tucked under like any other.
const HOLE_FACES_MAX = 20_000

/**
 * Makes one ink's layer from its own outlines: a hole that holds only higher layers is filled, and every other edge
 * with a higher layer is tucked under it. So a visible edge is drawn once, exactly, and nothing shines through beside it.
 */
export function stackLayer(rings: readonly OutlineRing[], level: number, stack: Stack): Ring[] {
  const covered = new Set<number>()
  const kept: OutlineRing[] = []
  for (const ring of rings) {
    const isHole = signedArea(outlineOf(ring.map((piece) => piece.curve))) < 0
    const content = isHole ? fillableContent(ring, level, stack) : undefined
    if (!content) kept.push(ring)
    else for (const face of content) covered.add(face)
  }
  return kept
    .filter((ring) => !covered.has(ring[0].ownFace))
    .map((ring) =>
      ring.map(({ curve, otherInk }) => (stack.rank[otherInk] > level ? tuckUnder(curve, level, stack) : curve)),
    )
}

/** The faces inside a hole when none of them lies lower than `level`; undefined when one does. */
function fillableContent(ring: OutlineRing, level: number, { faces, rank }: Stack): Set<number> | undefined {
  const own = ring[0].ownFace
  const seen = new Set<number>()
  const queue = ring.map((piece) => piece.otherFace)
  while (queue.length > 0) {
    const face = queue.pop() as number
    if (face === own || seen.has(face)) continue
    if (face < 0 || rank[faces.ink[face]] < level || seen.size >= HOLE_FACES_MAX) return undefined
    seen.add(face)
    for (const next of faces.neighbors[face]) if (next !== own && !seen.has(next)) queue.push(next)
  }
  return seen
}

// Farther than a pixel's blend reaches, nearer than the other side of all but the thinnest shapes.
const TUCK_MAX = 1.25
const TUCK_STEP = 0.5
const TUCK_SHARE = 0.6

/** The curve moved under its higher neighbour (on the left) as far as that reaches; its ends stay. */
function tuckUnder(curve: Curve, level: number, stack: Stack): Curve {
  const { coords, straight } = curve
  const count = straight.length
  const moved = coords.slice()
  const isStraight = straight.slice()
  let [fromX, fromY] = [curve.x, curve.y]
  let [shiftX, shiftY] = [0, 0]
  for (let i = 0; i < count; i++) {
    const at = i * 6
    const [x1, y1, x2, y2, endX, endY] = straight[i]
      ? thirds(fromX, fromY, coords[at + 4], coords[at + 5])
      : (coords.slice(at, at + 6) as [number, number, number, number, number, number])
    const isFirst = i === 0
    const isLast = i === count - 1
    const [leaveX, leaveY] = isLast ? [0, 0] : sideStep(endX - x2, endY - y2, endX, endY, level, stack)
    // A segment that keeps an end bulges in the middle instead: four thirds on its handles move it by one.
    const [bulgeX, bulgeY] =
      isFirst || isLast
        ? sideStep(
            x2 + endX - fromX - x1,
            y2 + endY - fromY - y1,
            ...middle(fromX, fromY, x1, y1, x2, y2, endX, endY),
            level,
            stack,
          )
        : [0, 0]
    const factor = 4 / 3
    const start = isFirst ? [bulgeX * factor, bulgeY * factor] : [shiftX, shiftY]
    const stop = isLast ? [bulgeX * factor, bulgeY * factor] : [leaveX, leaveY]
    moved[at] = x1 + start[0]
    moved[at + 1] = y1 + start[1]
    moved[at + 2] = x2 + stop[0]
    moved[at + 3] = y2 + stop[1]
    moved[at + 4] = endX + leaveX
    moved[at + 5] = endY + leaveY
    isStraight[i] = straight[i] && !isFirst && !isLast
    ;[fromX, fromY, shiftX, shiftY] = [endX, endY, leaveX, leaveY]
  }
  return { x: curve.x, y: curve.y, coords: moved, straight: isStraight }
}

function thirds(x: number, y: number, endX: number, endY: number): [number, number, number, number, number, number] {
  return [x + (endX - x) / 3, y + (endY - y) / 3, endX - (endX - x) / 3, endY - (endY - y) / 3, endX, endY]
}

function middle(
  x: number,
  y: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  endX: number,
  endY: number,
): [number, number] {
  return [(x + 3 * x1 + 3 * x2 + endX) / 8, (y + 3 * y1 + 3 * y2 + endY) / 8]
}

/** How far left of a heading, at a point, only higher layers lie: a vector of at most TUCK_MAX pixels. */
function sideStep(dx: number, dy: number, x: number, y: number, level: number, stack: Stack): [number, number] {
  const length = Math.hypot(dx, dy)
  if (length < 1e-6) return [0, 0]
  const leftX = dy / length
  const leftY = -dx / length
  let free = 0
  for (let reach = TUCK_STEP; reach <= TUCK_MAX / TUCK_SHARE + TUCK_STEP; reach += TUCK_STEP) {
    if (rankAt(x + leftX * reach, y + leftY * reach, stack) <= level) break
    free = reach
  }
  const step = Math.min(TUCK_MAX, free * TUCK_SHARE)
  return [leftX * step, leftY * step]
}

function rankAt(x: number, y: number, { map, rank }: Stack): number {
  const { width, height, wrap, ink } = map
  let column = Math.floor(x)
  let row = Math.floor(y)
  if (wrap) {
    column = ((column % width) + width) % width
    row = ((row % height) + height) % height
  } else if (column < 0 || row < 0 || column >= width || row >= height) return -1
  return rank[ink[row * width + column]]
}
