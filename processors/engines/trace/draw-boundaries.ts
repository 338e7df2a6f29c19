import { clamp } from '../numbers/clamp.ts'
import type { Curve, Points } from './fit/curve.ts'
import type { PathRule } from './fit/fit-chain.ts'
import type { Inks } from './inks/find-inks.ts'
import { inkDistance } from './labels/merge-specks.ts'
import type { SegmentedImage } from './labels/segment-image.ts'
import { OUTSIDE } from './map/corner-kinds.ts'
import { type Edge, PathEdge, placeEdge } from './map/edges.ts'
import { type Faces, facesOf } from './map/faces.ts'
import { pixelEdges } from './map/pixel-edges.ts'
import { buildPlanarMap, type Chain, type PlanarMap } from './map/planar-map.ts'
import { cutAtFrame } from './map/tile-frame.ts'
import type { EdgePath } from './measure/edge-path.ts'
import { type EdgeSource, measureEdges } from './measure/edge-points.ts'
import { endPlace, type Place, solveJunctions } from './measure/junctions.ts'
import { measureShake } from './measure/measure-shake.ts'
import { sharesBeside } from './measure/pair-share.ts'
import { settleEdges } from './measure/settle-edges.ts'
import { agreeOnMotifs, keepApart, type PathOf } from './motifs/agree-on-motifs.ts'
import type { AlignRule } from './motifs/align-islands.ts'
import { drawLine } from './motifs/draw-copy.ts'
import type { Motif } from './motifs/motif.ts'
import { codedLevels, linearLevels } from './picture/light-levels.ts'
import type { Route } from './route.ts'
import type { RunStage } from './run-stage.ts'
import { qualityPresets } from './settings.ts'
import { placeTones } from './tones/place-tones.ts'
import { TonePath } from './tones/tone-path.ts'

/** All boundaries of the picture, each stored once and shared by both sides, and how they are drawn. */
export type Drawing = {
  readonly edges: readonly Edge[]
  readonly faces: Faces
  readonly rule: PathRule
  /** The inks as drawn: those of the picture; for tones, those with which the drawing is most like the picture. */
  readonly inks: Inks
  /** Shapes that the picture holds more than once. */
  readonly motifs: readonly Motif<EdgePath>[]
}

/**
 * Measures every boundary of the label map to sub-pixel accuracy. Curves are fitted lazily, when an edge's `curve` is
 * first read.
 */
export function drawBoundaries(segmented: SegmentedImage, planned: Route, run: RunStage): Drawing {
  const { plane, map, inks, cells } = segmented
  const isSquare = planned.mode === 'pixel' || cells !== undefined
  const planar = run('boundaries', 0.55, () => buildPlanarMap(map, { joinsLines: planned.isAliased || isSquare }))
  const { chains } = planar
  const faces = facesOf(planar)
  if (isSquare) return { edges: pixelEdges(chains, faces, cells), faces, rule: pathRule(planned), inks, motifs: [] }
  const isTonal = planned.tones !== undefined
  const { isAliased, edgeReach: reach } = planned
  const source = { plane, map, inks, reach, isAliased, isTonal, levels: levelsOf(planned) }
  // Blur and noise round corners off, and aliased edges do not show them.
  const showsCorners = planned.mode === 'flat' && !isAliased && !planned.blur
  const points = measureAll(planar, source, planned, run)
  const route = planned.blur ? followShake(planned, points) : planned
  const rule = pathRule(route)
  const placing = route.tones?.placing
  const placed = placing ? run('places', 0.65, () => placeTones(chains, points, source, placing)) : segmented.shown
  const places = run('junctions', 0.7, () =>
    isTonal ? new Map<number, Place>() : solveJunctions(chains, points, map, route.pointErrorPx),
  )
  const pathOf: PathOf = (index, own, start, end, copy) => ({
    points: own,
    start,
    end,
    closed: chains[index].closed,
    looseness: loosenessOf(chains[index], inks),
    shareAt: showsCorners ? sharesBeside(chains[index]) : undefined,
    copy,
  })
  const inner = isTonal ? points : points.map((own, index) => (chains[index].closed ? own : withoutEnds(own)))
  const measured = { chains, points: inner, places, faces, frame: map }
  const agreed =
    isTonal || !route.settings.motifs
      ? keepApart(measured)
      : run('motifs', 0.73, () => agreeOnMotifs(measured, alignRule(route), pathOf))
  const draw = (path: EdgePath): Curve => drawLine([{ path, forward: true }], path.closed, rule)
  const drawEdge = (chain: Chain, index: number): Edge => {
    if (isTonal) return edgeOf(chain, faces, index, new TonePath(chain, points[index], loosenessOf(chain, inks)), draw)
    const start = agreed.places.get(chain.start) ?? [chain.firstX, chain.firstY]
    const end = endPlace(chain, agreed.places, map.width + 1)
    const path = pathOf(index, agreed.points[index], start, end, agreed.copies.get(index))
    return edgeOf(chain, faces, index, path, draw)
  }
  const edges = run('curves', 0.75, () => chains.map(drawEdge))
  const drawing = { edges, faces, rule, inks: placed, motifs: agreed.motifs }
  if (!map.wrap) return drawing
  const ground = { ink: map.ink[0], face: faces.origin }
  return { ...drawing, edges: run('frame', 0.88, () => cutAtFrame(edges, map.width, map.height, ground)) }
}

function levelsOf({ blendsInLight }: Route): Float64Array {
  return blendsInLight ? linearLevels : codedLevels
}

function measureAll(planar: PlanarMap, source: EdgeSource, route: Route, run: RunStage): Points[] {
  const points = run('edges', 0.6, () => measureEdges(planar, source))
  const { settle, pointErrorPx } = route
  if (settle) run('settle', 0.65, () => settleEdges(planar.chains, points, source, settle, pointErrorPx))
  return points
}

// Enlarging leaves small steps along an edge. `SHAKES_FOLLOWED` standard deviations cover them all. They alternate and
// cancel out, so the error of a point is `ERROR_OF_SHAKE` of the measured deviation.
const SHAKES_FOLLOWED = 3
const ERROR_OF_SHAKE = 0.6

/** Loosens the tolerances of blurred edges to the accuracy at which their points are known. */
function followShake(route: Route, points: readonly Points[]): Route {
  const shake = measureShake(points) ?? 0
  return {
    ...route,
    pointErrorPx: Math.max(route.pointErrorPx, ERROR_OF_SHAKE * shake),
    fitTolerancePx: Math.max(route.fitTolerancePx, SHAKES_FOLLOWED * shake),
  }
}

// Largest distance between two copies of a shape, pixels: what anti-aliasing explains, and so many standard errors of a
// point. Aliased copies of a shape have the same pixels.
const COPY_MISS_PX = 0.35
const COPY_ERRORS = 2.5
const HARD_MISS_PX = 0.02

function alignRule({ isAliased, pointErrorPx }: Route): AlignRule {
  if (isAliased) return { missMax: HARD_MISS_PX, errorMax: HARD_MISS_PX }
  return { missMax: COPY_MISS_PX, errorMax: COPY_ERRORS * pointErrorPx }
}

// Area that a corner may lack up to its tip, square pixels. Measured points preserve areas, so a sharp corner lacks
// little: under 0.8 on drawings with known corners. The rest allows for bent arms; petals and leaves of two pixels'
// radius lack more.
const CORNER_AREA_MAX = 1
const CORNER_AREA_PER_ERROR = 3

// Renderers place edges in steps of a quarter pixel: a deviation of no more than this is no form of its own, even at
// finer tolerances.
const RENDERER_MISS_PX = 0.2

// Aliased edges show no small forms that are worth a closer fit.
const SHORT_RUN_SHARE = 0.6

function pathRule(route: Route): PathRule {
  const preset = qualityPresets[route.settings.quality]
  return {
    tolerance: route.fitTolerancePx,
    pointError: route.pointErrorPx,
    rounds: Math.min(preset.fitRounds, route.settings.iterMax),
    curves: preset.curves,
    isTonal: route.tones !== undefined,
    shortRunShare: route.isAliased ? 1 : SHORT_RUN_SHARE,
    smoothsCracks: route.isAliased,
    corner: {
      angleDegrees: route.settings.corner,
      missPixels: Math.max(RENDERER_MISS_PX, route.fitTolerancePx),
      areaMax: CORNER_AREA_MAX + CORNER_AREA_PER_ERROR * route.pointErrorPx,
    },
  }
}

/** An edge on the frame is a straight line; every other one is fitted to its path when its curve is first read. */
function edgeOf(chain: Chain, faces: Faces, index: number, path: EdgePath, draw: (path: EdgePath) => Curve): Edge {
  const isFrame = chain.left === OUTSIDE || chain.right === OUTSIDE
  if (!isFrame) return new PathEdge(chain, faces, index, path, draw)
  return { ...placeEdge(chain, faces, index), path: undefined, curve: straightCurve(path.start, path.end) }
}

function straightCurve([x, y]: Place, end: Place): Curve {
  return { x, y, coords: [...end, ...end, ...end], straight: [true] }
}

/**
 * Drops the first and last measurement: next to a junction they mix in a third ink, and the solved junction replaces
 * them.
 */
function withoutEnds(points: Points): Points {
  const count = points.length / 2
  if (count > 2) return points.subarray(2, points.length - 2)
  return count === 2 ? points.subarray(0, 0) : points
}

// RGBA distance (levels) of two inks from which an edge is followed at full accuracy; below it the tolerance grows in
// proportion.
const CONTRAST_FULL = 48
const LOOSENESS_MAX = 4

/**
 * Factor on the tolerance of an edge: a faint one, such as between two bands of a ramp, can neither be seen nor
 * measured as closely.
 */
function loosenessOf({ left, right }: Chain, inks: Inks): number {
  if (left === OUTSIDE || right === OUTSIDE) return 1
  return clamp(CONTRAST_FULL / Math.max(1, inkDistance(inks, left, right)), 1, LOOSENESS_MAX)
}
