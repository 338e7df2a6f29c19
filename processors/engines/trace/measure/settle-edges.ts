import { blurInPlace } from '../blur/blur-plane.ts'
import { tapsOf } from '../blur/picture-model.ts'
import type { Points } from '../fit/curve.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { OUTSIDE } from '../map/corner-kinds.ts'
import type { Chain } from '../map/planar-map.ts'
import type { EdgeSource } from './edge-points.ts'
import { type EdgesBoard, layOutBoard } from './edges-board.ts'
import { endPlace, type Place, solveJunctions } from './junctions.ts'
import { type RowSpans, spansNearEdges } from './near-edges.ts'
import { listComponents, type SeenComponents } from './seen-components.ts'
import { READ_STEP } from './settle-steps.ts'

/** How measured edges are moved to where they explain the picture best. */
export type SettleRule = {
  /** Standard deviation of the picture's blur, beyond anti-aliasing, in lightness and in colour; pixels. */
  readonly luma: number
  readonly chroma: number
  /** Most rounds of rendering and moving on blurred edges; sharp ones take one. */
  readonly rounds: number
}

// Pixels; a narrower blur changes nothing visible.
const BLUR_MIN = 0.15
// Share of the error that a point takes in one round, below 1 because its neighbours move at the same time.
const GAIN = 0.8
// The same for sharp edges, which are hardly affected by their neighbours and need only one round.
const SHARP_GAIN = 1
// Distance in pixels from its cracks within which an edge is measured and moved, and one pixel more for interpolation.
const MOVED_REACH = 5

/** The boundaries of a label map with their points, which are corrected in the kernels' memory. */
export type SettlingEdges = {
  readonly map: LabelMap
  readonly chains: readonly Chain[]
  readonly points: readonly Points[]
  readonly board: EdgesBoard
  /** Index of each boundary's first point. */
  readonly firsts: Int32Array
}

/**
 * Moves measured points until the rendering, blurred like the picture, is most like it. The residual along a point's
 * normal, weighted by the change that a shift of the edge would make, gives the shift. This resolves corners and small
 * shapes, where measured columns run into neighbouring edges. Changes `points` in place. Method: Gauss–Newton with one
 * offset per point, in Jacobi rounds. The rendering is exact, so clean edges stay where they are.
 */
export function settleEdges(
  chains: readonly Chain[],
  points: readonly Points[],
  source: EdgeSource,
  rule: SettleRule,
  pointErrorPx: number,
): void {
  const { map } = source
  const seen = listComponents(source, rule.luma, rule.chroma)
  const spans = spansNearEdges(chains, map, Math.ceil(MOVED_REACH + seen.taps * READ_STEP))
  const isBlurred = Math.max(rule.luma, rule.chroma) > BLUR_MIN
  const edges = layEdges(chains, points, source, { seen, spans, isApart: isBlurred })
  const { call } = edges.board
  // A blur needs the values around edges too.
  if (isBlurred) for (let y = 0; y < map.height; y++) call.fillFlat(y)
  const rounds = isBlurred ? rule.rounds : Math.min(1, rule.rounds)
  for (let round = 0; round < rounds; round++) {
    drawComponents(edges, solveJunctions(chains, points, map, pointErrorPx))
    seen.components.forEach(({ blur }, i) => {
      if (blur > BLUR_MIN) blurInPlace(edges.board.planes[i], map.width, map.height, tapsOf(blur), spans)
    })
    for (let y = 0; y < map.height; y++) call.takeFromPicture(y)
    shiftEdges(edges, isBlurred ? GAIN : SHARP_GAIN)
  }
}

/** What is drawn of the picture, and where. */
type EdgePlanes = {
  readonly seen: SeenComponents
  readonly spans: RowSpans
  /** Whether each component gets a plane of its own. */
  readonly isApart: boolean
}

/** Copies boundaries and the picture to the kernels' memory. */
export function layEdges(
  chains: readonly Chain[],
  points: readonly Points[],
  { plane, map, levels }: Pick<EdgeSource, 'plane' | 'map' | 'levels'>,
  { seen, spans, isApart }: EdgePlanes,
): SettlingEdges {
  const firsts = new Int32Array(points.length)
  let places = 0
  let longest = 0
  for (let i = 0; i < points.length; i++) {
    const count = points[i].length / 2
    firsts[i] = places
    places += count
    longest = Math.max(longest, count)
  }
  const board = layOutBoard({ plane, map, light: levels, seen, spans, places, longest, isApart })
  points.forEach((own, i) => {
    board.points.set(own, 2 * firsts[i])
  })
  board.origins.set(board.points)
  return { map, chains, points, board, firsts }
}

/** Renders the components with exact coverage from the boundaries alone. */
export function drawComponents(
  { map, chains, points, firsts, board: { call, ends } }: SettlingEdges,
  places: ReadonlyMap<number, Place>,
): void {
  for (let i = 0; i < chains.length; i++) {
    const chain = chains[i]
    const { left, right, closed } = chain
    if (left === OUTSIDE || right === OUTSIDE) continue
    if (!closed) {
      ends.set(places.get(chain.start) ?? [chain.firstX, chain.firstY])
      ends.set(endPlace(chain, places, map.width + 1), 2)
    }
    call.drawEdge(firsts[i], points[i].length / 2, closed ? 1 : 0, left, right)
  }
  for (let y = 0; y < map.height; y++) call.sumRow(y)
}

function shiftEdges({ chains, points, firsts, board }: SettlingEdges, gain: number): void {
  for (let i = 0; i < chains.length; i++) {
    const { left, right, closed } = chains[i]
    if (left === OUTSIDE || right === OUTSIDE) continue
    const own = points[i]
    const first = firsts[i]
    board.call.shiftEdge(first, own.length / 2, closed ? 1 : 0, left, right, gain)
    own.set(board.points.subarray(2 * first, 2 * first + own.length))
  }
}
