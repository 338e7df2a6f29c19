import type { Edge } from '../map/edges.ts'

/** Which faces touch, and what a hidden line between two of them costs. Links of a face lie at `first[face]` up to the next. */
export type FaceLinks = {
  readonly first: Int32Array
  readonly other: Int32Array
  readonly cost: Float32Array
  /** Faces on either side of every edge, -1 beyond the frame. */
  readonly left: Int32Array
  readonly right: Int32Array
}

// In lines: one for a boundary of its own, one more for so many measured places, which a straight line rarely passes.
const PLACES_PER_LINE = 12

/** Gathers the links of all faces; the frame is none. */
export function linkFaces(edges: readonly Edge[], faceCount: number): FaceLinks {
  const first = new Int32Array(faceCount + 1)
  const left = new Int32Array(edges.length)
  const right = new Int32Array(edges.length)
  for (let at = 0; at < edges.length; at++) {
    left[at] = edges[at].leftFace
    right[at] = edges[at].rightFace
    if (!isLink(left[at], right[at])) continue
    first[left[at] + 1]++
    first[right[at] + 1]++
  }
  for (let face = 0; face < faceCount; face++) first[face + 1] += first[face]
  const next = first.slice(0, faceCount)
  const other = new Int32Array(first[faceCount])
  const cost = new Float32Array(first[faceCount])
  for (let at = 0; at < edges.length; at++) {
    const one = left[at]
    const two = right[at]
    if (!isLink(one, two)) continue
    const { path } = edges[at]
    // A curve is drawn when it is first asked for: only where there is nothing else to go by.
    const price = path ? 1 + path.points.length / (2 * PLACES_PER_LINE) : edges[at].curve.straight.length
    other[next[one]] = two
    cost[next[one]++] = price
    other[next[two]] = one
    cost[next[two]++] = price
  }
  return { first, other, cost, left, right }
}

function isLink(left: number, right: number): boolean {
  return left >= 0 && right >= 0 && left !== right
}

/**
 * The faces that the layer of one level lies under or shows in: all of its own, and of the higher ones those that shorten its
 * hidden border. Nobody sees where a layer ends below another, so it may end where that takes the fewest lines.
 *
 * @param ranks level of each face, below 0 where nothing is drawn
 * @returns 1 for each face that is covered
 */
export function coverFaces(level: number, ranks: Int16Array, links: FaceLinks): Uint8Array {
  const covered = new Uint8Array(ranks.length)
  const queue: number[] = []
  for (let face = 0; face < ranks.length; face++) {
    if (ranks[face] !== level) continue
    covered[face] = 1
    queue.push(face)
  }
  fillHoles(level, ranks, links, covered, queue)
  spread(level, ranks, links, covered, queue)
  return covered
}

const SEEN = 1
const OPEN = 2

/** Covers every area of higher faces that touches only these own ones, in place. */
function fillHoles(
  level: number,
  ranks: Int16Array,
  links: FaceLinks,
  covered: Uint8Array,
  own: readonly number[],
): void {
  const { first, other } = links
  const state = new Uint8Array(ranks.length)
  for (const face of own) {
    for (let link = first[face]; link < first[face + 1]; link++) {
      const start = other[link]
      if (ranks[start] > level && state[start] === 0) fillHole(start, level, ranks, links, state, covered)
    }
  }
}

/** Covers the area of higher faces that holds one of them if it is enclosed, else marks it as open. */
function fillHole(
  start: number,
  level: number,
  ranks: Int16Array,
  links: FaceLinks,
  state: Uint8Array,
  covered: Uint8Array,
): void {
  const { area, isEnclosed } = followArea(start, level, ranks, links, state)
  for (let i = 0; i < area.length; i++) {
    if (isEnclosed) covered[area[i]] = 1
    else state[area[i]] = OPEN
  }
}

/** The higher faces that hang together with one, as far as it takes to find a lower one beside them or that there is none. */
function followArea(
  start: number,
  level: number,
  ranks: Int16Array,
  { first, other }: FaceLinks,
  state: Uint8Array,
): { readonly area: readonly number[]; readonly isEnclosed: boolean } {
  const area = [start]
  state[start] = SEEN
  for (let done = 0; done < area.length; done++) {
    for (let link = first[area[done]]; link < first[area[done] + 1]; link++) {
      const face = other[link]
      // What hangs together with an open area is open.
      if (ranks[face] < level || state[face] === OPEN) return { area, isEnclosed: false }
      if (ranks[face] === level || state[face] === SEEN) continue
      state[face] = SEEN
      area.push(face)
    }
  }
  return { area, isEnclosed: true }
}

/** Covers higher faces, in place, as long as one more shortens the hidden border. */
function spread(
  level: number,
  ranks: Int16Array,
  { first, other, cost }: FaceLinks,
  covered: Uint8Array,
  queue: number[],
): void {
  const asked = new Uint8Array(ranks.length)
  const gain = (face: number): number => {
    let sum = 0
    for (let link = first[face]; link < first[face + 1]; link++) sum += covered[other[link]] ? cost[link] : -cost[link]
    return sum
  }
  while (queue.length > 0) {
    const from = queue.pop() as number
    asked[from] = 0
    if (!covered[from]) {
      if (gain(from) <= 0) continue
      covered[from] = 1
    }
    for (let link = first[from]; link < first[from + 1]; link++) {
      const face = other[link]
      if (covered[face] || asked[face] || ranks[face] <= level) continue
      asked[face] = 1
      queue.push(face)
    }
  }
}
