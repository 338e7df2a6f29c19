import { type CompiledKernels, openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import type { Edge } from '../map/edges.ts'
import { compiledRings } from './compiled-rings.ts'

/** The sources of the compiled kernels. */
type Kernels = typeof import('./cover-kernel.ts') &
  typeof import('./rings-kernel.ts') &
  typeof import('./tone-rings-kernel.ts') &
  typeof import('../pen/follow-kernel.ts') &
  typeof import('../pen/hide-kernel.ts') &
  typeof import('../pen/chords-kernel.ts') &
  typeof import('../pen/crossing-kernel.ts')

type Run = Extract<
  keyof Kernels,
  ('linkFaces' | 'coverLevel' | 'assembleRings') | ('placesOfRing' | 'drawToneRing' | 'measureRing' | 'findCrossing')
>
const runs: readonly Run[] = [
  ...(['linkFaces', 'coverLevel', 'assembleRings'] as const),
  ...(['placesOfRing', 'drawToneRing', 'measureRing', 'findCrossing'] as const),
]

type Placed = Extract<
  keyof Kernels,
  | ('left' | 'right' | 'price' | 'ranks' | 'firstLink' | 'other' | 'cost' | 'covered' | 'sides' | 'state' | 'queue')
  | ('from' | 'to' | 'startTurn' | 'endTurn' | 'closed' | 'firstLeaving' | 'lastLeaving' | 'following' | 'taken')
  | ('met' | 'pieces' | 'ringEnds')
>

/** Names of the arrays for tones: data of the edges and the picture, and memory for lines and rings. */
export type TonePlaced = Extract<
  keyof Kernels,
  | ('places' | 'firstPlace' | 'closeness' | 'isFrame' | 'inks')
  | ('points' | 'moved' | 'tolerances' | 'coverSides' | 'coords' | 'straight')
  | ('hidden' | 'lines' | 'ring' | 'boxes' | 'chordBoxes' | 'chordFrom' | 'chordCount' | 'order' | 'spare' | 'drawn')
  | 'chords'
>

/** Edges in the memory of the kernels that cover faces and assemble rings. */
export type RingBoard = {
  readonly call: CompiledKernels<Run, Placed | TonePlaced>['runs']
  /** 1 for each face covered by the level last computed. */
  readonly covered: Uint8Array
  /** Side of each edge that is inside: 0 none or both, 1 left, 2 right. */
  readonly sides: Uint8Array
  /** The pieces of all rings, as twice the edge's index plus 1 where it is walked forward; and the end of each ring. */
  readonly pieces: Int32Array
  readonly ringEnds: Int32Array
  /** The kernels' memory, used up to byte `end`. Reserving more invalidates the arrays above. */
  readonly kernels: CompiledKernels<Run, Placed | TonePlaced>
  readonly end: number
}

const open = openCompiled<Run, Placed | TonePlaced>(compiledRings.module, runs)
const WORD = 4

// Cost of a hidden line along an edge: one, and one more for this many measured points, beyond which a straight line
// rarely reaches.
const PLACES_PER_LINE = 12

/**
 * Copies edges into new memory of the kernels.
 *
 * @param faceRank level of each face; empty where no level is asked for
 */
export function createRingBoard(edges: readonly Edge[], faceRank: Int16Array): RingBoard {
  const kernels = open()
  const count = edges.length
  const faces = faceRank.length
  const links = faces > 0 ? 2 * count : 0
  const idOf = numberNodes(edges)
  const nodes = idOf.count
  const { buffer, at, end } = placeArrays<Placed>(kernels, compiledRings.size, {
    ...{ left: WORD * count, right: WORD * count, price: WORD * count, from: WORD * count, to: WORD * count },
    ...{ following: WORD * count, pieces: WORD * count, ringEnds: WORD * count },
    ...{ firstLeaving: WORD * nodes, lastLeaving: WORD * nodes, met: WORD * nodes },
    ...{ firstLink: WORD * (faces + 1), other: WORD * links, cost: WORD * links, ranks: WORD * faces },
    ...{ queue: WORD * faces, covered: faces, state: faces },
    ...{ startTurn: count, endTurn: count, closed: count, sides: count, taken: count },
  })
  const words = (array: Placed, length: number): Int32Array => new Int32Array(buffer, at[array], length)
  const bytes = (array: Placed, length: number): Uint8Array => new Uint8Array(buffer, at[array], length)
  const room = {
    ...{ left: words('left', count), right: words('right', count), from: words('from', count), to: words('to', count) },
    ...{ startTurn: bytes('startTurn', count), endTurn: bytes('endTurn', count), closed: bytes('closed', count) },
  }
  for (let edge = 0; edge < count; edge++) layEdge(room, edges[edge], edge, idOf.ids)
  words('firstLeaving', nodes).fill(-1)
  new Int32Array(buffer, compiledRings.at.counts, 2).set([faces, count])
  if (faces > 0) {
    words('ranks', faces).set(faceRank)
    layPrices(new Float32Array(buffer, at.price, count), edges)
    kernels.runs.linkFaces()
  }
  return {
    call: kernels.runs,
    ...{ covered: bytes('covered', faces), sides: bytes('sides', count) },
    ...{ pieces: words('pieces', count), ringEnds: words('ringEnds', count) },
    ...{ kernels, end },
  }
}

/** Numbers the nodes that edges run between consecutively from 1. */
function numberNodes(edges: readonly Edge[]): { readonly ids: Int32Array; readonly count: number } {
  let most = -1
  for (let at = 0; at < edges.length; at++) most = Math.max(most, edges[at].start, edges[at].end)
  const ids = new Int32Array(most + 1)
  let count = 0
  for (let at = 0; at < edges.length; at++) {
    if (ids[edges[at].start] === 0) ids[edges[at].start] = ++count
    if (ids[edges[at].end] === 0) ids[edges[at].end] = ++count
  }
  return { ids, count }
}

type Room = {
  readonly [array in 'left' | 'right' | 'from' | 'to']: Int32Array
} & { readonly [array in 'startTurn' | 'endTurn' | 'closed']: Uint8Array }

function layEdge(room: Room, edge: Edge, at: number, ids: Int32Array): void {
  room.left[at] = edge.leftFace
  room.right[at] = edge.rightFace
  room.from[at] = ids[edge.start] - 1
  room.to[at] = ids[edge.end] - 1
  room.startTurn[at] = edge.startTurn
  room.endTurn[at] = edge.endTurn
  room.closed[at] = edge.closed ? 1 : 0
}

function layPrices(prices: Float32Array, edges: readonly Edge[]): void {
  for (let at = 0; at < edges.length; at++) {
    const { path, leftFace, rightFace } = edges[at]
    if (leftFace < 0 || rightFace < 0 || leftFace === rightFace) continue
    // Reading a curve fits it, so its segments are counted only where there are no points.
    prices[at] = path ? 1 + path.points.length / (2 * PLACES_PER_LINE) : edges[at].curve.straight.length
  }
}
