// One step of fitting contours to a picture: the move of all vertices that explains most of what is left with the least
// bending (Gauss and Newton; the linear system by conjugate gradients, Hestenes and Stiefel, 1952).
import type { Cuts } from './contour-areas.ts'
import type { Contours } from './follow-cracks.ts'
import { addTies, type Ties } from './ties.ts'

/** Three vertices in a row, and how stiff the contour is at the one in the middle. */
export type Bends = {
  readonly before: Int32Array
  readonly at: Int32Array
  readonly behind: Int32Array
  readonly stiffness: Float64Array
}

/** Rounds of conjugate gradients: what is left after them the next step finds. */
const GRADIENT_ROUNDS = 14
/** Resistance to any move, so that nothing moves that the picture says nothing about. */
const DAMPING = 0.02
/** Farthest that a vertex is moved at once, pixels. */
const MOVE_MAX = 0.35

/** All bends of contours, none yet stiff; junctions do not bend. */
export function bendsOf({ chains }: Contours): Bends {
  const [before, at, behind]: number[][] = [[], [], []]
  for (const { vertices, isClosed } of chains) {
    const end = vertices.length - 1
    for (let k = isClosed ? 0 : 1; k < end; k++) {
      before.push(vertices[k === 0 ? end - 1 : k - 1])
      at.push(vertices[k])
      behind.push(vertices[k + 1])
    }
  }
  return {
    before: Int32Array.from(before),
    at: Int32Array.from(at),
    behind: Int32Array.from(behind),
    stiffness: new Float64Array(at.length),
  }
}

/** The picture less what the contours draw, levels, and the colours of the inks, `channels` components each. */
export type Left = { readonly rest: Float64Array; readonly colours: Float32Array; readonly channels: number }

/** Moves the vertices of contours in place; `rest` is used up. */
export function moveContours(contours: Contours, cuts: Cuts, bends: Bends, ties: Ties, left: Left): void {
  const { points, isFixed } = contours
  const sweep = createSweep(cuts, left)
  const hold = (values: Float64Array): void => {
    for (let vertex = 0; vertex < isFixed.length; vertex++)
      if (isFixed[vertex] === 1) values.fill(0, 2 * vertex, 2 * vertex + 2)
  }
  const wish = new Float64Array(points.length)
  sweep.addWish(left.rest, wish)
  addBending(bends, points, wish, -1)
  addTies(ties, points, wish, -1)
  hold(wish)
  // What is left is known by now: a buffer as large as the picture, in every round, would stay in memory for long.
  const swept = left.rest
  const move = solve((way, into) => {
    into.fill(0)
    sweep.takeAreas(way, swept)
    sweep.addWish(swept, into)
    addBending(bends, way, into, 1)
    addTies(ties, way, into, 1)
    for (let i = 0; i < into.length; i++) into[i] += DAMPING * way[i]
    hold(into)
  }, wish)
  for (let vertex = 0; vertex < isFixed.length; vertex++) {
    const length = Math.hypot(move[2 * vertex], move[2 * vertex + 1])
    const scale = length > MOVE_MAX ? MOVE_MAX / length : 1
    points[2 * vertex] += scale * move[2 * vertex]
    points[2 * vertex + 1] += scale * move[2 * vertex + 1]
  }
}

/** The link between moves of vertices and levels of pixels; wishes are weighed by the contrast of a pixel. */
function createSweep(cuts: Cuts, { rest, colours, channels }: Left) {
  const contrast = new Float32Array(cuts.count * channels)
  const largest = new Float32Array(rest.length / channels).fill(1)
  for (let i = 0; i < cuts.count; i++) {
    let size = 0
    for (let c = 0; c < channels; c++) {
      const own = colours[cuts.right[i] * channels + c] - colours[cuts.left[i] * channels + c]
      contrast[i * channels + c] = own
      size += own * own
    }
    largest[cuts.pixel[i]] = Math.max(largest[cuts.pixel[i]], size)
  }
  return {
    /** Adds what levels of pixels ask of each vertex. */
    addWish: (levels: Float64Array, into: Float64Array): void => {
      for (let i = 0; i < cuts.count; i++) {
        const pixel = cuts.pixel[i]
        let along = 0
        for (let c = 0; c < channels; c++) along += levels[pixel * channels + c] * contrast[i * channels + c]
        along /= largest[pixel]
        const [from, to, share] = [2 * cuts.from[i], 2 * cuts.to[i], cuts.share[i]]
        into[from] += along * (1 - share) * cuts.sweepX[i]
        into[from + 1] += along * (1 - share) * cuts.sweepY[i]
        into[to] += along * share * cuts.sweepX[i]
        into[to + 1] += along * share * cuts.sweepY[i]
      }
    },
    /** Sets by how much levels of pixels change when vertices move. */
    takeAreas: (move: Float64Array, into: Float64Array): void => {
      into.fill(0)
      for (let i = 0; i < cuts.count; i++) {
        const [from, to, share] = [2 * cuts.from[i], 2 * cuts.to[i], cuts.share[i]]
        const area =
          cuts.sweepX[i] * ((1 - share) * move[from] + share * move[to]) +
          cuts.sweepY[i] * ((1 - share) * move[from + 1] + share * move[to + 1])
        for (let c = 0; c < channels; c++) into[cuts.pixel[i] * channels + c] += area * contrast[i * channels + c]
      }
    },
  }
}

/** Adds `sign` times the forces by which bent contours straighten out of `values`, x and y of each vertex. */
function addBending(
  { before, at, behind, stiffness }: Bends,
  values: Float64Array,
  into: Float64Array,
  sign: number,
): void {
  for (let i = 0; i < at.length; i++)
    for (let axis = 0; axis < 2; axis++) {
      const [a, b, c] = [2 * before[i] + axis, 2 * at[i] + axis, 2 * behind[i] + axis]
      const bent = sign * stiffness[i] * (values[a] - 2 * values[b] + values[c])
      into[a] += bent
      into[b] -= 2 * bent
      into[c] += bent
    }
}

/** Solves a symmetric positive system roughly. */
function solve(apply: (values: Float64Array, into: Float64Array) => void, wish: Float64Array): Float64Array {
  const found = new Float64Array(wish.length)
  const left = wish.slice()
  const way = wish.slice()
  const applied = new Float64Array(wish.length)
  let size = dot(left, left)
  for (let round = 0; round < GRADIENT_ROUNDS && size > 1e-12; round++) {
    apply(way, applied)
    const step = size / dot(way, applied)
    for (let i = 0; i < found.length; i++) {
      found[i] += step * way[i]
      left[i] -= step * applied[i]
    }
    const next = dot(left, left)
    for (let i = 0; i < way.length; i++) way[i] = left[i] + (next / size) * way[i]
    size = next
  }
  return found
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += one[i] * other[i]
  return sum
}
