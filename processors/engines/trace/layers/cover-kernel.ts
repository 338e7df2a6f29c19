import type { Whole } from '../../kernels/whole.ts'

/** Number of faces and of edges. */
export const counts = new Int32Array(2)
/** For each edge: the faces on its left and right, -1 outside the frame, and the cost of a hidden line along it. */
export const left = new Int32Array(0)
export const right = new Int32Array(0)
export const price = new Float32Array(0)
/** Layer of each face, counted from the bottom, 0 up; negative where nothing is drawn. */
export const ranks = new Int32Array(0)

/**
 * Adjacency lists of the faces: the links of one are those from `firstLink[face]` up to the next face's; each has the
 * adjacent face and the cost of their common edges.
 */
export const firstLink = new Int32Array(0)
export const other = new Int32Array(0)
export const cost = new Float32Array(0)

/** 1 for each face that the layer covers, whether it shows there or lies under higher ones. */
export const covered = new Uint8Array(0)
/** Side of each edge on which the layer is: 0 none or both, 1 left, 2 right. */
export const sides = new Uint8Array(0)
/** Mark of each face: `SEEN` or `OPEN` while holes are filled, later 1 for those waiting in the queue. */
export const state = new Uint8Array(0)
export const queue = new Int32Array(0)

const SEEN = 1
const OPEN = 2

/** Builds the adjacency lists of all faces; the outside of the frame is not one. */
export function linkFaces(): void {
  const faces = counts[0]
  for (let face: Whole = 0; face <= faces; face++) firstLink[face] = 0
  for (let edge: Whole = 0; edge < counts[1]; edge++) {
    if (!isLink(edge)) continue
    firstLink[left[edge] + 1] = firstLink[left[edge] + 1] + 1
    firstLink[right[edge] + 1] = firstLink[right[edge] + 1] + 1
  }
  for (let face: Whole = 0; face < faces; face++) {
    firstLink[face + 1] = firstLink[face + 1] + firstLink[face]
    queue[face] = firstLink[face]
  }
  for (let edge: Whole = 0; edge < counts[1]; edge++) {
    if (!isLink(edge)) continue
    addLink(left[edge], right[edge], price[edge])
    addLink(right[edge], left[edge], price[edge])
  }
}

function isLink(edge: Whole): boolean {
  return left[edge] >= 0 && right[edge] >= 0 && left[edge] !== right[edge]
}

function addLink(face: Whole, beside: Whole, asked: number): void {
  const at = queue[face]
  other[at] = beside
  cost[at] = asked
  queue[face] = at + 1
}

/**
 * Determines which edges bound the layer of one level, and on which side of each the layer is. A layer consists of its
 * own faces and of those higher ones that shorten its hidden border: where a layer ends below another is invisible, so
 * it may end where the fewest lines are needed.
 */
export function coverLevel(level: Whole): void {
  let own: Whole = 0
  for (let face: Whole = 0; face < counts[0]; face++) {
    covered[face] = 0
    state[face] = 0
    if (ranks[face] !== level) continue
    covered[face] = 1
    own++
  }
  if (own > 0) fillHoles(level)
  if (own > 0) spread(level)
  for (let edge: Whole = 0; edge < counts[1]; edge++) {
    const onLeft = isFaceCovered(left[edge])
    const onRight = isFaceCovered(right[edge])
    sides[edge] = onLeft === onRight ? 0 : onLeft ? 1 : 2
  }
}

function isFaceCovered(face: Whole): boolean {
  return face >= 0 && covered[face] === 1
}

/** Covers every connected region of higher faces that is adjacent to the level's own faces only. */
function fillHoles(level: Whole): void {
  for (let face: Whole = 0; face < counts[0]; face++) {
    if (ranks[face] !== level) continue
    for (let link: Whole = firstLink[face]; link < firstLink[face + 1]; link++) {
      const start = other[link]
      if (ranks[start] > level && state[start] === 0) fillHole(start, level)
    }
  }
}

/**
 * Covers the connected higher faces around one if they are enclosed, else marks them as open. The search stops at the
 * first lower or open face beside them.
 */
function fillHole(start: Whole, level: Whole): void {
  let size: Whole = 1
  let isEnclosed = true
  queue[0] = start
  state[start] = SEEN
  for (let done: Whole = 0; done < size && isEnclosed; done++) {
    for (let link: Whole = firstLink[queue[done]]; link < firstLink[queue[done] + 1] && isEnclosed; link++) {
      const face = other[link]
      if (ranks[face] < level || state[face] === OPEN) isEnclosed = false
      else if (ranks[face] > level && state[face] === 0) {
        state[face] = SEEN
        queue[size] = face
        size++
      }
    }
  }
  for (let i: Whole = 0; i < size; i++) {
    if (isEnclosed) covered[queue[i]] = 1
    else state[queue[i]] = OPEN
  }
}

/** Greedily covers higher faces as long as another one shortens the hidden border. */
function spread(level: Whole): void {
  let size: Whole = 0
  for (let face: Whole = 0; face < counts[0]; face++) {
    state[face] = 0
    if (ranks[face] !== level) continue
    queue[size] = face
    size++
  }
  while (size > 0) {
    size--
    const from = queue[size]
    state[from] = 0
    if (covered[from] === 0) {
      if (gainOf(from) <= 0) continue
      covered[from] = 1
    }
    for (let link: Whole = firstLink[from]; link < firstLink[from + 1]; link++) {
      const face = other[link]
      if (covered[face] !== 0 || state[face] !== 0 || ranks[face] <= level) continue
      state[face] = 1
      queue[size] = face
      size++
    }
  }
}

/** Decrease of the hidden border's cost if one more face is covered. */
function gainOf(face: Whole): number {
  let sum = 0
  for (let link: Whole = firstLink[face]; link < firstLink[face + 1]; link++) {
    if (covered[other[link]] === 1) sum += cost[link]
    else sum -= cost[link]
  }
  return sum
}
