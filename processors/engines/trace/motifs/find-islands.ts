import type { Points } from '../fit/curve.ts'
import type { Chain } from '../map/planar-map.ts'
import { endPlace, type Place } from '../measure/junctions.ts'
import { findWebs, type MeasuredMap, type Web } from './connected-chains.ts'

/** One boundary of an island. */
export type IslandLine = {
  readonly chain: number
  readonly left: number
  readonly right: number
  readonly closed: boolean
  /** Indices of the island's junctions at its ends; -1 for a ring. */
  readonly from: number
  readonly to: number
  /** Translation that brings its points next to the island's other lines on a torus, pixels: whole tiles. */
  readonly shift: Place
  /** All its points, junctions included, relative to the island's middle. */
  readonly places: Points
}

/** A connected group of boundaries that lies, as a whole, in one ground. */
export type Island = {
  readonly lines: readonly IslandLine[]
  /**
   * Ids of the junctions, the translation that brings each next to the lines, and their places relative to the middle.
   */
  readonly junctions: readonly number[]
  readonly junctionShifts: readonly Place[]
  readonly junctionPlaces: Points
  /** Centroid of its area, next to its lines; pixels. */
  readonly middle: Place
  readonly area: number
  readonly length: number
}

// Largest ratio of the lengths in cracks of two copies: it depends on the position on the pixel grid.
const STEPS_RATIO_MAX = 1.25
// Smaller shapes, square pixels, are mostly specks, each of its own form.
const AREA_MIN_PX = 12
/**
 * Lists islands that may be copies of each other, grouped by the pairs of inks that their boundaries separate. Any
 * connected group of boundaries that neither touches the frame nor winds around the torus is surrounded by one area.
 */
export function listLikeIslands(map: MeasuredMap): Island[][] {
  const webs = findWebs(map)
  if (webs.length < 2) return []
  const alike = Map.groupBy(webs, (web) => inksOf(web, map.chains))
  const lists: Island[][] = []
  for (const group of alike.values()) {
    if (group.length < 2) continue
    const sorted = group.toSorted((a, b) => a.steps - b.steps || a.chains[0] - b.chains[0])
    const islands = sorted.flatMap((web, at) => {
      const hasLike =
        web.steps <= STEPS_RATIO_MAX * (sorted[at - 1]?.steps ?? 0) ||
        (sorted[at + 1]?.steps ?? Number.POSITIVE_INFINITY) <= STEPS_RATIO_MAX * web.steps
      return hasLike ? (measureIsland(web, map) ?? []) : []
    })
    if (islands.length > 1) lists.push(islands)
  }
  return lists
}

function inksOf(web: Web, chains: readonly Chain[]): string {
  const pairs = web.chains.map((index) => {
    const { left, right } = chains[index]
    return 256 * Math.min(left, right) + Math.max(left, right)
  })
  return `${web.junctions.size}:${pairs.sort((a, b) => a - b).join(' ')}`
}

/** Collects an island's points; undefined where it encloses no area. */
function measureIsland(web: Web, map: MeasuredMap): Island | undefined {
  const { chains, faces } = map
  const all = web.chains.map((index, at) => placesBeside(index, web.shifts[at], map))
  const moments = all.map((places, at) => momentsOf(places, chains[web.chains[at]].closed, all[0]))
  const areas = new Map<number, number>()
  web.chains.forEach((index, at) => {
    const [area] = moments[at]
    areas.set(faces.right[index], (areas.get(faces.right[index]) ?? 0) + area)
    areas.set(faces.left[index], (areas.get(faces.left[index]) ?? 0) - area)
  })
  const [ground, negative] = [...areas].reduce((least, one) => (one[1] < least[1] ? one : least))
  if (negative > -AREA_MIN_PX) return undefined
  let [momentX, momentY] = [0, 0]
  web.chains.forEach((index, at) => {
    const sign = faces.left[index] === ground ? 1 : faces.right[index] === ground ? -1 : 0
    momentX += sign * moments[at][1]
    momentY += sign * moments[at][2]
  })
  const middle: Place = [all[0][0] - momentX / negative, all[0][1] - momentY / negative]
  const ids = [...web.junctions.keys()]
  const order = new Map(ids.map((id, at) => [id, at]))
  const junctionPlaces = ids.flatMap((id) => {
    const [x, y] = map.places.get(id) ?? cornerOf(id, map)
    const [shiftX, shiftY] = web.junctions.get(id) ?? [0, 0]
    return [x + shiftX - middle[0], y + shiftY - middle[1]]
  })
  let length = 0
  const lines = web.chains.map((index, at): IslandLine => {
    const { left, right, closed, start, end } = chains[index]
    const places = all[at]
    length += moments[at][3]
    for (let i = 0; i < places.length; i += 2) {
      places[i] -= middle[0]
      places[i + 1] -= middle[1]
    }
    const [from, to] = closed ? [-1, -1] : [order.get(start) ?? -1, order.get(end) ?? -1]
    return { chain: index, left, right, closed, from, to, shift: web.shifts[at], places }
  })
  return {
    lines,
    junctions: ids,
    junctionShifts: ids.map((id) => web.junctions.get(id) ?? [0, 0]),
    junctionPlaces: Float64Array.from(junctionPlaces),
    middle,
    area: -negative,
    length,
  }
}

function cornerOf(id: number, { frame }: MeasuredMap): Place {
  return [id % (frame.width + 1), Math.floor(id / (frame.width + 1))]
}

function placesBeside(index: number, [shiftX, shiftY]: Place, { chains, points, places, frame }: MeasuredMap): Points {
  const chain = chains[index]
  const own = points[index]
  const pad = chain.closed ? 0 : 2
  const out = new Float64Array(own.length + 2 * pad)
  out.set(own, pad)
  if (!chain.closed) {
    out.set(places.get(chain.start) ?? [chain.firstX, chain.firstY], 0)
    out.set(endPlace(chain, places, frame.width + 1), out.length - 2)
  }
  for (let i = 0; i < out.length; i += 2) {
    out[i] += shiftX
    out[i + 1] += shiftY
  }
  return out
}

/** Area between a line and an origin (on the line's right), its first moments, and the line's length. */
function momentsOf(
  places: Points,
  closed: boolean,
  origin: Points,
): readonly [area: number, momentX: number, momentY: number, length: number] {
  const originX = origin[0]
  const originY = origin[1]
  let area = 0
  let momentX = 0
  let momentY = 0
  let length = 0
  const last = closed ? places.length : places.length - 2
  for (let i = 0; i < last; i += 2) {
    const next = i + 2 < places.length ? i + 2 : 0
    const x = places[i] - originX
    const y = places[i + 1] - originY
    const nextX = places[next] - originX
    const nextY = places[next + 1] - originY
    const cross = x * nextY - nextX * y
    area += cross / 2
    momentX += ((x + nextX) * cross) / 6
    momentY += ((y + nextY) * cross) / 6
    length += Math.hypot(nextX - x, nextY - y)
  }
  return [area, momentX, momentY, length]
}
