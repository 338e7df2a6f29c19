import type { Points } from '../fit/curve.ts'
import type { Place } from '../measure/junctions.ts'
import type { Island } from './find-islands.ts'
import { followBeside, normalsOf } from './follow-beside.ts'
import { type Bounds, boundsOf, fillsBounds } from './island-bounds.ts'
import { type Turn, turnPlace } from './motif.ts'

/** The eight symmetries of the square, those commonest in designs first. */
const turns: readonly Turn[] = [
  { xx: 1, xy: 0, yx: 0, yy: 1 },
  { xx: -1, xy: 0, yx: 0, yy: 1 },
  { xx: 1, xy: 0, yx: 0, yy: -1 },
  { xx: -1, xy: 0, yx: 0, yy: -1 },
  { xx: 0, xy: -1, yx: 1, yy: 0 },
  { xx: 0, xy: 1, yx: -1, yy: 0 },
  { xx: 0, xy: 1, yx: 1, yy: 0 },
  { xx: 0, xy: -1, yx: -1, yy: 0 },
]

/** How one island lies on another. */
export type Alignment = {
  /** Rotates or mirrors it into the reference's orientation. */
  readonly turn: Turn
  /** For each line of the reference: the corresponding line of the island, and whether it has the same direction. */
  readonly lines: readonly { readonly line: number; readonly forward: boolean }[]
  /** For each junction of the reference: the corresponding one of the island. */
  readonly junctions: Int32Array
  /** Distance of the turned island from the reference at each inner point of it, along the normal; pixels. */
  readonly offsets: Float64Array
  /** Translation that explains the offsets best: from the reference's middle to that of the turned island. */
  readonly move: Place
}

/** An island with which others are compared. */
export type Reference = {
  readonly island: Island
  /** Lines by the pair of junctions between which they run. */
  readonly linesBetween: ReadonlyMap<number, readonly number[]>
  readonly bounds: Bounds
  /** Unit normal at each inner point of all lines, in order. */
  readonly normals: Points
}

export type AlignRule = {
  /** Largest distance of a stretch of the boundary from the reference's, pixels. */
  readonly missMax: number
  /** Largest root mean square distance, pixels. */
  readonly errorMax: number
}

// Largest difference in area of two copies, as a share.
const SIZE_SHARE_MAX = 0.02
// The same for length: a renderer's steps, noise and compression lengthen a measured line.
const LENGTH_SHARE_MAX = 0.05
// Pixels: for small shapes the area may differ by an error of this size all along the boundary, if that is more.
const SIZE_MISS_PX = 0.06

/** Prepares an island as a reference. */
export function referenceOf(island: Island): Reference {
  const linesBetween = new Map<number, number[]>()
  island.lines.forEach(({ from, to }, at) => {
    const list = linesBetween.get(pairOf(from, to))
    if (list) list.push(at)
    else linesBetween.set(pairOf(from, to), [at])
  })
  const inner = island.lines.map(({ places, closed }) => innerOf(normalsOf(places, closed), closed))
  const normals = new Float64Array(inner.reduce((sum, { length }) => sum + length, 0))
  let used = 0
  for (const own of inner) {
    normals.set(own, used)
    used += own.length
  }
  return { island, linesBetween, bounds: boundsOf(island), normals }
}

/** The values of a line's inner points, without those of its ends, two numbers each; all values of a ring. */
export function innerOf(values: Points, closed: boolean): Points {
  return closed ? values : values.subarray(2, values.length - 2)
}

// More than the number of junctions; makes a pair of them one number.
const PAIR_BASE = 2 ** 24

function pairOf(from: number, to: number): number {
  return (from + 1) * PAIR_BASE + to + 1
}

/** Aligns an island with a reference in the orientation that fits; undefined where its boundaries differ. */
export function alignIsland(reference: Reference, other: Island, rule: AlignRule): Alignment | undefined {
  const { island } = reference
  if (island.lines.length !== other.lines.length || island.junctions.length !== other.junctions.length) return undefined
  const sizeMiss = Math.max(SIZE_SHARE_MAX, (SIZE_MISS_PX * island.length) / island.area)
  if (Math.abs(island.area - other.area) > sizeMiss * island.area) return undefined
  if (Math.abs(island.length - other.length) > LENGTH_SHARE_MAX * island.length) return undefined
  const bounds = boundsOf(other)
  for (const turn of turns) {
    if (!fillsBounds(reference.bounds, bounds, turn)) continue
    const junctions = pairJunctions(island, other, turn)
    const lines = junctions && pairLines(reference, other, turn, junctions)
    const alignment = lines && layUpon(reference, other, { turn, lines, junctions }, rule)
    if (alignment) return alignment
  }
  return undefined
}

// Pixels; a junction is solved from few points and may slide along a line that hardly bends there.
const JUNCTION_MISS_MAX = 1

function pairJunctions(island: Island, other: Island, turn: Turn): Int32Array | undefined {
  const { junctionPlaces } = island
  const count = island.junctions.length
  const pairs = new Int32Array(count).fill(-1)
  for (let at = 0; at < count; at++) {
    const [x, y] = turnPlace(turn, other.junctionPlaces[2 * at], other.junctionPlaces[2 * at + 1])
    let [nearest, least] = [-1, JUNCTION_MISS_MAX]
    for (let i = 0; i < count; i++) {
      const miss = Math.hypot(junctionPlaces[2 * i] - x, junctionPlaces[2 * i + 1] - y)
      if (miss >= least || pairs[i] >= 0) continue
      nearest = i
      least = miss
    }
    if (nearest < 0) return undefined
    pairs[nearest] = at
  }
  return pairs
}

function pairLines(
  { island, linesBetween }: Reference,
  other: Island,
  turn: Turn,
  junctions: Int32Array,
): Alignment['lines'] | undefined {
  const known = new Int32Array(junctions.length)
  for (let at = 0; at < junctions.length; at++) known[junctions[at]] = at
  const isMirrored = turn.xx * turn.yy - turn.xy * turn.yx < 0
  const pairs: { line: number; forward: boolean }[] = []
  for (let line = 0; line < other.lines.length; line++) {
    const { left, right, from, to, places } = other.lines[line]
    const [own, far] = from < 0 ? [-1, -1] : [known[from], known[to]]
    const [ownLeft, ownRight] = isMirrored ? [right, left] : [left, right]
    const middle = 2 * (places.length >> 2)
    const [x, y] = turnPlace(turn, places[middle], places[middle + 1])
    let [nearest, least, runsSame] = [-1, Number.POSITIVE_INFINITY, true]
    for (const forward of [true, false]) {
      for (const at of linesBetween.get(forward ? pairOf(own, far) : pairOf(far, own)) ?? []) {
        const known = island.lines[at]
        if (
          pairs[at] ||
          known.left !== (forward ? ownLeft : ownRight) ||
          known.right !== (forward ? ownRight : ownLeft)
        )
          continue
        const half = 2 * (known.places.length >> 2)
        const miss = Math.hypot(known.places[half] - x, known.places[half + 1] - y)
        if (miss >= least) continue
        ;[nearest, least, runsSame] = [at, miss, forward]
      }
    }
    if (nearest < 0) return undefined
    pairs[nearest] = { line, forward: runsSame }
  }
  return pairs
}

// Pixels; largest distance of a point from the other line before the two are registered.
const FAR_PX = 1.5

/** Measures how an island lies on its reference; undefined where it differs. */
function layUpon(
  reference: Reference,
  other: Island,
  pairing: Pick<Alignment, 'turn' | 'lines' | 'junctions'>,
  rule: AlignRule,
): Alignment | undefined {
  const { island, normals } = reference
  const offsets = new Float64Array(normals.length / 2)
  let used = 0
  for (let at = 0; at < island.lines.length; at++) {
    const { places, closed } = island.lines[at]
    const { line, forward } = pairing.lines[at]
    const ways = followBeside(places, closed, turnPlaces(other.lines[line].places, pairing.turn, forward), FAR_PX)
    if (!ways) return undefined
    const inner = innerOf(ways, closed)
    for (let i = 0; i < inner.length; i += 2, used++)
      offsets[used] = inner[i] * normals[2 * used] + inner[i + 1] * normals[2 * used + 1]
  }
  const move = moveOf(normals, offsets)
  return liesUpon(island, normals, offsets, move, rule) ? { ...pairing, offsets, move } : undefined
}

function turnPlaces(places: Points, turn: Turn, forward: boolean): Points {
  const out = new Float64Array(places.length)
  for (let i = 0; i < places.length; i += 2) {
    const to = forward ? i : places.length - 2 - i
    out[to] = turn.xx * places[i] + turn.xy * places[i + 1]
    out[to + 1] = turn.yx * places[i] + turn.yy * places[i + 1]
  }
  return out
}

/** The translation that explains offsets along normals best, by least squares. */
export function moveOf(normals: Points, offsets: Float64Array): Place {
  let [xx, xy, yy, tx, ty] = [1e-9, 0, 1e-9, 0, 0]
  for (let i = 0; i < offsets.length; i++) {
    const [x, y] = [normals[2 * i], normals[2 * i + 1]]
    xx += x * x
    xy += x * y
    yy += y * y
    tx += x * offsets[i]
    ty += y * offsets[i]
  }
  const determinant = xx * yy - xy * xy
  return [(tx * yy - ty * xy) / determinant, (ty * xx - tx * xy) / determinant]
}

// Noise moves each point by itself; a difference in form moves this many consecutive points together.
const TOGETHER = 5
// Pixels. A copy's line lies on both sides of the reference's alike; that of a larger shape lies on one.
const SIDE_MISS_PX = 0.1

function liesUpon(
  { lines }: Island,
  normals: Points,
  offsets: Float64Array,
  [moveX, moveY]: Place,
  { missMax, errorMax }: AlignRule,
): boolean {
  let squares = 0
  let first = 0
  const left = (i: number): number => offsets[i] - moveX * normals[2 * i] - moveY * normals[2 * i + 1]
  for (const line of lines) {
    const end = first + innerOf(line.places, line.closed).length / 2
    let sum = 0
    let whole = 0
    for (let i = first; i < end; i++) {
      const own = left(i)
      whole += own
      squares += own * own
      sum += own - (i - TOGETHER >= first ? left(i - TOGETHER) : 0)
      const together = Math.min(TOGETHER, i - first + 1)
      const isWhole = together === TOGETHER || i + 1 === end
      if (isWhole && Math.abs(sum) > missMax * together) return false
    }
    if (Math.abs(whole) > SIDE_MISS_PX * Math.max(TOGETHER, end - first)) return false
    first = end
  }
  return squares <= errorMax * errorMax * Math.max(1, offsets.length)
}
