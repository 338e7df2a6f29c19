import { blurInPlace } from '../blur/blur-plane.ts'
import { tapsOf } from '../blur/picture-model.ts'
import { clamp } from '../clamp.ts'
import type { Points } from '../fit/curve.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { Chain } from '../map/planar-map.ts'
import { coverageStride } from './add-coverage.ts'
import { type DrawnMap, drawComponents, purePixels } from './draw-components.ts'
import type { EdgeSource } from './edge-points.ts'
import { solveJunctions } from './junctions.ts'
import { BLOCK_BITS, placeOf, spansNearEdges } from './near-edges.ts'
import { listComponents, READ_STEP, type SeenComponents, weighShift } from './seen-components.ts'

/** How measured edges are moved to where they explain the picture. */
export type SettleRule = {
  /** Deviation of the picture's blur, beyond anti-aliasing, in lightness and in colour; pixels. */
  readonly luma: number
  readonly chroma: number
  /** Most rounds of drawing and moving where edges are blurred; sharp ones take one. */
  readonly rounds: number
}

// A blur narrower than this changes nothing that can be seen.
const BLUR_MIN = 0.15
// Neighbours are moved at the same time, so each takes a little less than its own share where there are more rounds to come.
const GAIN = 0.8
// Sharp edges hardly see their neighbours: they take all of it at once, and another round would bring nothing.
const SHARP_GAIN = 1
// Pixels a point may move in a round, and in all.
const STEP_MAX = 0.3
const MOVE_MAX = 0.8
// As far from its cracks (pixels) as an edge is measured and moved, and a pixel more to read between four.
const MOVED_REACH = 5
// Squared difference of two inks under which their edge cannot be seen.
const CONTRAST_MIN = 1

/**
 * Moves measured points until the drawing, blurred as the picture was, resembles it most: what is left unexplained along a
 * point's normal, weighted as a shift of the edge would show there, says how far it is off. Near corners and in shapes of
 * few pixels, where the sums that measured an edge run into its neighbours, this tells them apart. Changes `points`.
 * Source: Gauss–Newton on one offset a point (Jacobi rounds); the drawing is exact, so clean edges rest where they are.
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
  const { components, levels } = seen
  const origins = points.map((own) => own.slice())
  const areas = new Float32Array(coverageStride(map) * map.height * components.length)
  const residuals = components.map(() => new Float32Array(map.width * map.height))
  const isBlurred = Math.max(rule.luma, rule.chroma) > BLUR_MIN
  // What is blurred takes in what lies beside it.
  if (isBlurred)
    residuals.forEach((residual, component) => {
      const own = levels.filter((_, at) => at % components.length === component)
      for (let y = 0; y < map.height; y++) fillFlatRow(residual, map, y, own)
    })
  const spans = spansNearEdges(chains, map, Math.ceil(MOVED_REACH + seen.taps * READ_STEP))
  const pure = purePixels(map, spans)
  const longest = points.reduce((most, own) => Math.max(most, own.length / 2), 0)
  const reading: Reading = { pulls: new Float64Array(longest), normals: new Float64Array(2 * longest), seen, residuals }
  const rounds = isBlurred ? rule.rounds : Math.min(1, rule.rounds)
  const gain = isBlurred ? GAIN : SHARP_GAIN
  for (let round = 0; round < rounds; round++) {
    const places = solveJunctions(chains, points, map, pointErrorPx)
    const drawn: DrawnMap = { map, chains, points, places, spans, pure }
    drawComponents(drawn, levels, areas, residuals)
    components.forEach(({ blur, parts }, component) => {
      const residual = residuals[component]
      if (blur > BLUR_MIN) blurInPlace(residual, map.width, map.height, tapsOf(blur), spans)
      takeFromPicture(residual, drawn, source, parts)
    })
    chains.forEach((chain, index) => {
      const stiffness = weighShift(seen, chain)
      if (stiffness <= CONTRAST_MIN) return
      readResiduals(reading, map, points[index], chain.closed)
      movePoints(reading, points[index], origins[index], chain.closed, gain / stiffness)
    })
  }
}

/** Gives each pixel of a row its ink's level. */
function fillFlatRow(residual: Float32Array, { ink, width }: LabelMap, y: number, levels: Float64Array): void {
  for (let pixel = y * width; pixel < (y + 1) * width; pixel++) residual[pixel] = levels[ink[pixel]]
}

/** Turns one drawn component into what the picture holds beyond it, in the measure of light that it was blended in. */
function takeFromPicture(
  drawn: Float32Array,
  { map: { width, height }, spans: { first, from, to } }: DrawnMap,
  { plane: { data }, levels }: EdgeSource,
  parts: readonly number[],
): void {
  const [red, green, blue, alpha] = parts.map((part) => levels.map((level) => part * level))
  for (let y = 0; y < height; y++) {
    const block = y >> BLOCK_BITS
    for (let span = first[block]; span < first[block + 1]; span++) {
      const end = y * width + to[span]
      for (let pixel = y * width + from[span], at = 4 * pixel; pixel < end; pixel++, at += 4)
        drawn[pixel] = red[data[at]] + green[data[at + 1]] + blue[data[at + 2]] + alpha[data[at + 3]] - drawn[pixel]
    }
  }
}

/** What is read of one boundary, and where. */
type Reading = {
  /** What each point is pulled by, and the normals there; overwritten. */
  readonly pulls: Float64Array
  readonly normals: Float64Array
  readonly seen: SeenComponents
  /** What the picture holds beyond the drawing, by component. */
  readonly residuals: readonly Float32Array[]
}

/** Sums what is unexplained along the normal of each point, times how a shift of the edge would show there. */
function readResiduals(
  { pulls, normals, seen: { taps, factors }, residuals }: Reading,
  { width, height, wrap }: LabelMap,
  points: Points,
  closed: boolean,
): void {
  const count = residuals.length
  for (let i = 0; 2 * i < points.length; i++) {
    setNormal(points, i, closed, normals)
    const stepX = normals[2 * i] * READ_STEP
    const stepY = normals[2 * i + 1] * READ_STEP
    let x = points[2 * i] - taps * stepX - 0.5
    let y = points[2 * i + 1] - taps * stepY - 0.5
    let pull = 0
    for (let at = 0; at < factors.length; at += count, x += stepX, y += stepY) {
      const left = Math.floor(x)
      const top = Math.floor(y)
      const right = x - left
      const bottom = y - top
      const upper = placeOf(top, height, wrap) * width
      const lower = placeOf(top + 1, height, wrap) * width
      const west = placeOf(left, width, wrap)
      const east = placeOf(left + 1, width, wrap)
      for (let component = 0; component < count; component++) {
        const residual = residuals[component]
        const above = residual[upper + west] * (1 - right) + residual[upper + east] * right
        const below = residual[lower + west] * (1 - right) + residual[lower + east] * right
        pull += factors[at + component] * (above * (1 - bottom) + below * bottom)
      }
    }
    pulls[i] = pull
  }
}

/** Sets the unit vector to the left of the way that a point's neighbours lie; zero where they lie on each other. */
function setNormal(points: Points, index: number, closed: boolean, normals: Float64Array): void {
  const count = points.length / 2
  const before = index > 0 ? index - 1 : closed ? count - 1 : 0
  const after = index + 1 < count ? index + 1 : closed ? 0 : index
  const dx = points[2 * after] - points[2 * before]
  const dy = points[2 * after + 1] - points[2 * before + 1]
  const length = Math.sqrt(dx * dx + dy * dy)
  normals[2 * index] = length > 0 ? dy / length : 0
  normals[2 * index + 1] = length > 0 ? -dx / length : 0
}

/** What the picture holds more of the left ink moves the edge to the right. Grain is evened out between neighbours. `ease` is pixels a pull. */
function movePoints({ pulls, normals }: Reading, points: Points, origin: Points, closed: boolean, ease: number): void {
  const last = points.length / 2 - 1
  for (let i = 0; i <= last; i++) {
    const before = i > 0 ? i - 1 : closed ? last : 0
    const after = i < last ? i + 1 : closed ? 0 : last
    const mean = (pulls[before] + 2 * pulls[i] + pulls[after]) / 4
    const step = clamp(-mean * ease, -STEP_MAX, STEP_MAX)
    const x = points[2 * i] + step * normals[2 * i]
    const y = points[2 * i + 1] + step * normals[2 * i + 1]
    const movedX = x - origin[2 * i]
    const movedY = y - origin[2 * i + 1]
    if (movedX * movedX + movedY * movedY > MOVE_MAX * MOVE_MAX) continue
    points[2 * i] = x
    points[2 * i + 1] = y
  }
}
