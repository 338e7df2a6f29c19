import { type Curve, endOf, type Ring } from './curve.ts'
import { drawRing, type RingPens } from './draw-rings.ts'
import { startOf } from './edge-path.ts'
import type { Faces } from './faces.ts'
import type { PathRule } from './fit-chain.ts'
import type { LabelMap } from './merge-specks.ts'
import { outlineOf } from './objects.ts'
import type { OutlineRing } from './rings.ts'
import { splitTurns } from './split-turns.ts'

/** What a layer needs to know to slip under the layers above it. */
export type Stack = {
  readonly map: LabelMap
  readonly faces: Faces
  /** Level of each ink from the bottom, 0 up; below 0 where nothing is drawn. */
  readonly rank: Int16Array
  /** How far a layer slips under those above it, pixels. */
  readonly tuckPx: number
  readonly rule: PathRule
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
    const isHole = isHoleRing(ring)
    const content = isHole ? fillableContent(ring, level, stack) : undefined
    if (!content) kept.push(ring)
    else for (const face of content) covered.add(face)
  }
  const pens: RingPens = {
    rule: stack.rule,
    isHidden: (piece) => stack.rank[piece.otherInk] > level,
    sideStep: (dx, dy, x, y) => sideStep(dx, dy, x, y, level, stack),
    tuckUnder: (curve) => tuckUnder(curve, level, stack),
  }
  return kept.filter((ring) => !covered.has(ring[0].ownFace)).map((ring) => drawRing(ring, pens))
}

/** True when the drawn area lies outside the ring, judged by what was measured, before anything is drawn. */
function isHoleRing(ring: OutlineRing): boolean {
  const [originX, originY] = placeOf(ring[0])
  let [twice, lastX, lastY] = [0, 0, 0]
  const add = (x: number, y: number): void => {
    twice += lastX * (y - originY) - (x - originX) * lastY
    lastX = x - originX
    lastY = y - originY
  }
  for (const piece of ring) {
    const { walked } = piece
    if (!walked) {
      const outline = outlineOf([piece.curve])
      for (let i = 0; i < outline.length; i += 2) add(outline[i], outline[i + 1])
      continue
    }
    const { points } = walked.path
    if (!walked.path.closed) add(...startOf(walked))
    for (let i = 0; i < points.length; i += 2) {
      const at = walked.forward ? i : points.length - 2 - i
      add(points[at], points[at + 1])
    }
  }
  return twice < 0
}

function placeOf(piece: OutlineRing[number]): readonly [number, number] {
  return piece.walked ? startOf(piece.walked) : [piece.curve.x, piece.curve.y]
}

/** One ink's layer where inks are cut out of each other: edge to edge, or spread under the layers above where a trap is set. */
export function spreadLayer(rings: readonly OutlineRing[], level: number, stack: Stack): Ring[] {
  const isSpread = (ink: number): boolean => stack.tuckPx > 0 && stack.rank[ink] > level
  return rings.map((ring) =>
    ring.map(({ curve, otherInk }) => (isSpread(otherInk) ? tuckUnder(curve, level, stack) : curve)),
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

/** Farther than a pixel's blend reaches, nearer than the other side of all but the thinnest shapes. */
export const TUCK_LEAST_PX = 1.25
const TUCK_STEP = 0.5
const TUCK_SHARE = 0.6

// Cosine of the sharpest turn whose two sides can be moved by one step; at a sharper one it would pull one side in.
const TURN_COSINE_MIN = 0.5

type Point = readonly [x: number, y: number]
type Handled = readonly [number, number, number, number, number, number, number, number]

/** The curve moved under its higher neighbour (on the left) as far as that reaches; its ends and sharp corners stay. */
function tuckUnder(curve: Curve, level: number, stack: Stack): Curve {
  const isTrap = stack.tuckPx > TUCK_LEAST_PX
  const source = isTrap ? splitTurns(curve) : curve
  const segments = handledSegments(source)
  const [endOfAllX, endOfAllY] = endOf(source)
  const isClosed = endOfAllX === curve.x && endOfAllY === curve.y
  const closing = isTrap && isClosed ? jointStep(segments[segments.length - 1], segments[0], level, stack) : undefined
  const coords: number[] = []
  const straight: boolean[] = []
  let start: Point | undefined = closing
  segments.forEach((segment, i) => {
    const [x, y, x1, y1, x2, y2, endX, endY] = segment
    const stop = i + 1 < segments.length ? jointStep(segment, segments[i + 1], level, stack) : closing
    // A segment that keeps an end bulges in the middle instead: four thirds on its handles move it by one.
    const [bulgeX, bulgeY] =
      start && stop ? [0, 0] : sideStep(x2 + endX - x - x1, y2 + endY - y - y1, ...middle(segment), level, stack)
    const bulge: Point = [(bulgeX * 4) / 3, (bulgeY * 4) / 3]
    const leave = start ?? bulge
    const arrive = stop ?? bulge
    const [shiftX, shiftY] = stop ?? [0, 0]
    coords.push(x1 + leave[0], y1 + leave[1], x2 + arrive[0], y2 + arrive[1], endX + shiftX, endY + shiftY)
    straight.push(source.straight[i] && start !== undefined && stop !== undefined)
    start = stop
  })
  const [shiftX, shiftY] = closing ?? [0, 0]
  return { x: curve.x + shiftX, y: curve.y + shiftY, coords, straight }
}

/** Every segment as a cubic with its own start. */
function handledSegments({ x: startX, y: startY, coords, straight }: Curve): Handled[] {
  let [x, y] = [startX, startY]
  return straight.map((isLine, i) => {
    const [x1, y1, x2, y2, endX, endY] = coords.slice(i * 6, i * 6 + 6)
    const handled: Handled = isLine ? [x, y, ...thirds(x, y, endX, endY)] : [x, y, x1, y1, x2, y2, endX, endY]
    ;[x, y] = [endX, endY]
    return handled
  })
}

/** How far the point between two segments may move; undefined where they turn too sharply to move together. */
function jointStep(one: Handled, other: Handled, level: number, stack: Stack): Point | undefined {
  const [, , , , handleX, handleY, x, y] = one
  const [inX, inY] = [x - handleX, y - handleY]
  const [outX, outY] = [other[2] - x, other[3] - y]
  const [inLength, outLength] = [Math.hypot(inX, inY) || 1, Math.hypot(outX, outY) || 1]
  if ((inX * outX + inY * outY) / (inLength * outLength) < TURN_COSINE_MIN) return undefined
  return sideStep(inX / inLength + outX / outLength, inY / inLength + outY / outLength, x, y, level, stack)
}

function thirds(x: number, y: number, endX: number, endY: number): [number, number, number, number, number, number] {
  return [x + (endX - x) / 3, y + (endY - y) / 3, endX - (endX - x) / 3, endY - (endY - y) / 3, endX, endY]
}

function middle([x, y, x1, y1, x2, y2, endX, endY]: Handled): [number, number] {
  return [(x + 3 * x1 + 3 * x2 + endX) / 8, (y + 3 * y1 + 3 * y2 + endY) / 8]
}

/** How far left of a heading, at a point, only higher layers lie: a vector of at most `tuckPx` pixels. */
function sideStep(dx: number, dy: number, x: number, y: number, level: number, stack: Stack): [number, number] {
  const length = Math.hypot(dx, dy)
  if (length < 1e-6) return [0, 0]
  const leftX = dy / length
  const leftY = -dx / length
  let free = 0
  for (let reach = TUCK_STEP; reach <= stack.tuckPx / TUCK_SHARE + TUCK_STEP; reach += TUCK_STEP) {
    if (rankAt(x + leftX * reach, y + leftY * reach, stack) <= level) {
      // The edge of an aliased shape runs up to half a pixel beside its pixels.
      if (reach > TUCK_STEP) break
      continue
    }
    free = reach
  }
  const step = Math.min(stack.tuckPx, free * TUCK_SHARE)
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
