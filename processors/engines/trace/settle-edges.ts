import { coverageStride } from './add-coverage.ts'
import type { Points } from './curve.ts'
import { type DrawnMap, drawComponent, purePixels } from './draw-component.ts'
import type { EdgeSource } from './edge-points.ts'
import { solveJunctions } from './junctions.ts'
import { levelOf } from './light-levels.ts'
import type { LabelMap } from './merge-specks.ts'
import { BLOCK_BITS, placeOf, spansNearEdges } from './near-edges.ts'
import { blurInPlace, componentOf, componentWeights, tapsOf } from './picture-model.ts'
import { type Chain, OUTSIDE } from './planar-map.ts'

const UNIT_COLORS = [0, 1, 2, 3].map((channel) => Float64Array.of(0, 0, 0, 0).fill(1, channel, channel + 1))

/** How measured edges are moved to where they explain the picture. */
export type SettleRule = {
  /** Deviation of the picture's blur, beyond anti-aliasing, in lightness and in colour; pixels. */
  readonly luma: number
  readonly chroma: number
  /** Most rounds of drawing and moving. */
  readonly rounds: number
}

// A blur narrower than this changes nothing that can be seen.
const BLUR_MIN = 0.15
// What a pixel's own square spreads an edge by.
const PIXEL_SPREAD = 0.4
// As far from an edge as its blur reaches, in deviations, read at this spacing in pixels.
const REACH_SPREADS = 2
const READ_STEP = 0.5
// Neighbours are moved at the same time, so each takes a little less than its own share.
const GAIN = 0.8
// Pixels a point may move in a round, and in all.
const STEP_MAX = 0.3
const MOVE_MAX = 0.8
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
  const components = listComponents(source, rule)
  const origins = points.map((own) => own.slice())
  const pulls = points.map((own) => new Float64Array(own.length / 2))
  const areas = new Float32Array(coverageStride(map) * map.height)
  const residual = new Float32Array(map.width * map.height)
  // A blur carries far: where there is one, all of the picture is drawn.
  const spans = spansNearEdges(chains, map, Math.max(rule.luma, rule.chroma) > BLUR_MIN)
  const pure = purePixels(map, spans)
  for (let round = 0; round < rule.rounds; round++) {
    for (const pull of pulls) pull.fill(0)
    const drawn: DrawnMap = {
      map,
      chains,
      points,
      places: solveJunctions(chains, points, map, pointErrorPx),
      keepsEnds: false,
      spans,
      pure,
    }
    for (const component of components) {
      drawComponent(drawn, component.ofInk, areas, residual)
      if (component.blur > BLUR_MIN) blurInPlace(residual, map.width, map.height, tapsOf(component.blur))
      takeFromPicture(residual, drawn, source, component)
      chains.forEach((chain, index) => {
        const weight = component.weight * stepOver(chain, component.ofInk)
        if (weight !== 0)
          readResidual(residual, map, points[index], chain.closed, component.profile, weight, pulls[index])
      })
    }
    chains.forEach((chain, index) => {
      const stiffness = components.reduce(
        (sum, { ofInk, weight, squares }) => sum + weight * squares * stepOver(chain, ofInk) ** 2,
        0,
      )
      if (stiffness > CONTRAST_MIN) movePoints(points[index], origins[index], pulls[index], chain.closed, stiffness)
    })
  }
}

/** Turns one drawn component into what the picture holds beyond it, in the measure of light that it was blended in. */
function takeFromPicture(
  drawn: Float32Array,
  { map: { width, height }, spans: { first, from, to } }: DrawnMap,
  { plane: { data }, levels }: EdgeSource,
  { parts }: Component,
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

type Component = {
  readonly ofInk: Float64Array
  /** How much of red, green, blue and alpha it holds. */
  readonly parts: readonly number[]
  readonly blur: number
  readonly weight: number
  /** How an edge's shift shows at each reading along its normal, from its left to its right. */
  readonly profile: Float64Array
  readonly squares: number
}

/** Lightness and two colour differences, of a picture with transparency also how opaque it is, where inks differ in them. */
function listComponents({ inks, levels, plane }: EdgeSource, { luma, chroma }: SettleRule): Component[] {
  const values = inks.values.map((value) => levelOf(levels, value))
  const components = componentWeights.slice(0, plane.hasAlpha ? 4 : 3).map((weight, component): Component => {
    const blur = component === 1 || component === 2 ? chroma : luma
    const spread = Math.hypot(blur, PIXEL_SPREAD)
    const taps = Math.ceil((REACH_SPREADS * spread) / READ_STEP)
    const profile = Float64Array.from({ length: 2 * taps + 1 }, (_, i) => {
      const place = ((i - taps) * READ_STEP) / spread
      return Math.exp((-place * place) / 2) / (spread * Math.sqrt(2 * Math.PI))
    })
    return {
      ofInk: Float64Array.from({ length: inks.count }, (_, ink) => componentOf(values, ink * 4, component)),
      parts: UNIT_COLORS.map((color) => componentOf(color, 0, component)),
      blur,
      weight,
      profile,
      squares: profile.reduce((sum, part) => sum + part * part, 0),
    }
  })
  return components.filter(({ ofInk }) => ofInk.some((level) => level !== ofInk[0]))
}

/** Left less right ink of a boundary; 0 at the frame. */
function stepOver({ left, right }: Chain, ofInk: Float64Array): number {
  return left === OUTSIDE || right === OUTSIDE ? 0 : ofInk[left] - ofInk[right]
}

/** Adds to `pull` what is unexplained along the normal of each point, times how a shift of the edge would show. */
function readResidual(
  residual: Float32Array,
  { width, height, wrap }: LabelMap,
  points: Points,
  closed: boolean,
  profile: Float64Array,
  weight: number,
  pull: Float64Array,
): void {
  const taps = profile.length >> 1
  const normal: [number, number] = [0, 0]
  for (let i = 0; i < pull.length; i++) {
    readNormal(points, i, closed, normal)
    const stepX = normal[0] * READ_STEP
    const stepY = normal[1] * READ_STEP
    let sum = 0
    for (let tap = -taps; tap <= taps; tap++) {
      const x = points[2 * i] + tap * stepX - 0.5
      const y = points[2 * i + 1] + tap * stepY - 0.5
      const left = Math.floor(x)
      const top = Math.floor(y)
      const right = x - left
      const bottom = y - top
      const upper = placeOf(top, height, wrap) * width
      const lower = placeOf(top + 1, height, wrap) * width
      const west = placeOf(left, width, wrap)
      const east = placeOf(left + 1, width, wrap)
      const above = residual[upper + west] * (1 - right) + residual[upper + east] * right
      const below = residual[lower + west] * (1 - right) + residual[lower + east] * right
      sum += profile[tap + taps] * (above * (1 - bottom) + below * bottom)
    }
    pull[i] += weight * sum
  }
}

/** The unit vector to the left of the way that a point's neighbours lie; zero where they lie on each other. */
function readNormal(points: Points, index: number, closed: boolean, normal: [number, number]): void {
  const count = points.length / 2
  const before = index > 0 ? index - 1 : closed ? count - 1 : 0
  const after = index + 1 < count ? index + 1 : closed ? 0 : index
  const dx = points[2 * after] - points[2 * before]
  const dy = points[2 * after + 1] - points[2 * before + 1]
  const length = Math.hypot(dx, dy)
  normal[0] = length > 0 ? dy / length : 0
  normal[1] = length > 0 ? -dx / length : 0
}

function neighborsOf(index: number, count: number, closed: boolean): readonly [before: number, after: number] {
  if (closed) return [(index + count - 1) % count, (index + 1) % count]
  return [Math.max(0, index - 1), Math.min(count - 1, index + 1)]
}

/** What the picture holds more of the left ink moves the edge to the right. Grain is evened out between neighbours. */
function movePoints(points: Points, origin: Points, pull: Float64Array, closed: boolean, stiffness: number): void {
  const from = points.slice()
  const normal: [number, number] = [0, 0]
  for (let i = 0; i < pull.length; i++) {
    const [before, after] = neighborsOf(i, pull.length, closed)
    const mean = (pull[before] + 2 * pull[i] + pull[after]) / 4
    const step = Math.max(-STEP_MAX, Math.min(STEP_MAX, (-GAIN * mean) / stiffness))
    readNormal(from, i, closed, normal)
    const x = from[2 * i] + step * normal[0]
    const y = from[2 * i + 1] + step * normal[1]
    if (Math.hypot(x - origin[2 * i], y - origin[2 * i + 1]) > MOVE_MAX) continue
    points[2 * i] = x
    points[2 * i + 1] = y
  }
}
