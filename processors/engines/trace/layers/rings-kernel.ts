import type { Whole } from '../../kernels/whole.ts'
import { counts, sides } from './cover-kernel.ts'

/**
 * For each edge: its start and end nodes, and the quarter turns in which it leaves its start and, backwards, its end.
 */
export const from = new Int32Array(0)
export const to = new Int32Array(0)
export const startTurn = new Uint8Array(0)
export const endTurn = new Uint8Array(0)
export const closed = new Uint8Array(0)

/**
 * Lists of the edges that leave each node with the inside on their right: the first and the last of a node, and the one
 * that follows each edge; -1 where there is none.
 */
export const firstLeaving = new Int32Array(0)
export const lastLeaving = new Int32Array(0)
export const following = new Int32Array(0)
export const taken = new Uint8Array(0)
/** Nodes that an outline leaves, in the order in which they were met. */
export const met = new Int32Array(0)

/** The pieces of all rings, as twice the edge's index plus 1 where it is walked forward; and the end of each ring. */
export const pieces = new Int32Array(0)
export const ringEnds = new Int32Array(0)

const TURNS = 4

/**
 * Assembles outlines from the edges that have the inside on one side; all of them, holes included, have it on their
 * right. Returns the number of rings.
 */
export function assembleRings(): Whole {
  let rings: Whole = 0
  let used: Whole = 0
  let nodes: Whole = 0
  for (let edge: Whole = 0; edge < counts[1]; edge++) {
    if (sides[edge] === 0) continue
    if (closed[edge] === 1) {
      pieces[used] = pieceOf(edge)
      used++
      ringEnds[rings] = used
      rings++
    } else if (leaveNode(edge)) {
      met[nodes] = startOf(edge)
      nodes++
    }
  }
  for (let i: Whole = 0; i < nodes; i++)
    for (let edge: Whole = firstLeaving[met[i]]; edge >= 0; edge = following[edge]) {
      if (taken[edge] === 1) continue
      used = followRing(edge, used)
      ringEnds[rings] = used
      rings++
    }
  for (let i: Whole = 0; i < nodes; i++) firstLeaving[met[i]] = -1
  return rings
}

/** Appends an edge to the list of its node; true where it is the first. */
function leaveNode(edge: Whole): boolean {
  const node = startOf(edge)
  const isFirst = firstLeaving[node] < 0
  if (isFirst) firstLeaving[node] = edge
  else following[lastLeaving[node]] = edge
  lastLeaving[node] = edge
  following[edge] = -1
  taken[edge] = 0
  return isFirst
}

function isForward(edge: Whole): boolean {
  return sides[edge] === 2
}

function pieceOf(edge: Whole): Whole {
  return isForward(edge) ? edge * 2 + 1 : edge * 2
}

function startOf(edge: Whole): Whole {
  return isForward(edge) ? from[edge] : to[edge]
}

function endOf(edge: Whole): Whole {
  return isForward(edge) ? to[edge] : from[edge]
}

/** Appends the ring that starts with an edge to the first `before` pieces; returns their new number. */
function followRing(first: Whole, before: Whole): Whole {
  let used: Whole = before
  let edge: Whole = first
  while (edge >= 0 && taken[edge] === 0) {
    taken[edge] = 1
    pieces[used] = pieceOf(edge)
    used++
    edge = nextEdge(edge, first)
  }
  return used
}

/**
 * The next edge of a ring. Where several outlines meet, the sharpest right turn stays with the same part of the inside,
 * so that no ring crosses itself.
 */
function nextEdge(arriving: Whole, first: Whole): Whole {
  const leaving = firstLeaving[endOf(arriving)]
  const back = isForward(arriving) ? endTurn[arriving] : startTurn[arriving]
  let best: Whole = -1
  let bestTurn: Whole = TURNS + 1
  for (let edge: Whole = leaving; edge >= 0; edge = following[edge]) {
    if (taken[edge] === 1 && edge !== first) continue
    // Counter-clockwise on screen from the way back, the first edge met encloses the inside on the right.
    const turn = turnBetween(back, isForward(edge) ? startTurn[edge] : endTurn[edge])
    if (turn >= bestTurn) continue
    bestTurn = turn
    best = edge
  }
  return best
}

/** Quarter turns from one heading back to another, 1 to 4. */
function turnBetween(back: Whole, ahead: Whole): Whole {
  return back > ahead ? back - ahead : back - ahead + TURNS
}
