import { placeArrays } from '../../kernels/place-arrays.ts'
import { endOf, type Ring } from '../fit/curve.ts'
import type { PathRule } from '../fit/fit-chain.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { Edge } from '../map/edges.ts'
import { readCurve } from '../pen/read-curve.ts'
import { compiledRings } from './compiled-rings.ts'
import { type Crossing, countSegments, layRing, readCrossing } from './find-crossing.ts'
import type { HidingRule } from './hide-stretch.ts'
import { createRingBoard, type RingBoard, type TonePlaced } from './ring-board.ts'
import { untangle } from './untangle-rings.ts'

/** How tones are drawn, and what covers their hidden lines: the label map and the level of each ink. */
export type ToneRule = {
  readonly path: PathRule
  readonly map: LabelMap
  readonly rank: Int16Array
  readonly hiding: Pick<HidingRule, 'reachPx' | 'marginPx' | 'endPx'>
}

const FLOAT = Float64Array.BYTES_PER_ELEMENT
const WORD = Int32Array.BYTES_PER_ELEMENT

/** Whether every edge has measured points or is a straight one on the frame. */
export function areMeasured(edges: readonly Edge[]): boolean {
  return edges.every((edge) => edge.path !== undefined || isPlain(edge))
}

function isPlain({ leftFace, rightFace, closed, curve }: Edge): boolean {
  return (leftFace < 0 || rightFace < 0) && !closed && curve.straight.length === 1 && curve.straight[0]
}

/**
 * Draws stacked layers of tones. Each ring is assembled, drawn and tested for self-crossings by kernels in their own
 * memory, and only the result becomes objects: photographs have a hundred thousand pieces of rings.
 *
 * @param edges must satisfy `areMeasured`
 * @param faceRank level of each face from the bottom, 0 up, negative where nothing is drawn
 * @returns a function that gives the rings of a level, none of which crosses itself
 */
export function openToneRings(edges: readonly Edge[], faceRank: Int16Array, rule: ToneRule): (level: number) => Ring[] {
  const board = createRingBoard(edges, faceRank)
  const end = layTones(board, edges, rule)
  const { call } = board
  const takeRoom = createRoom(board, end)
  const findLaid = (count: number): Crossing | undefined => {
    const { crossing } = takeRoom(0, call.measureRing(count))
    return call.findCrossing(count) ? readCrossing(crossing) : undefined
  }
  const find = (part: Ring): Crossing | undefined => {
    const count = countSegments(part)
    layRing(part, takeRoom(count + 1, 0).ring)
    return findLaid(count)
  }
  const drawRing = (index: number, level: number): Ring[] => {
    const { ring, coords, straight } = takeRoom(call.placesOfRing(index), 0)
    const count = call.drawToneRing(index, level)
    const drawn: Ring = [readCurve({ coords, straight }, ring[0], ring[1], count)]
    const crossing = findLaid(count)
    return crossing ? untangle(drawn, crossing, find) : [drawn]
  }
  return (level) => {
    call.coverLevel(level)
    const rings: Ring[] = []
    const count = call.assembleRings()
    for (let index = 0; index < count; index++) rings.push(...drawRing(index, level))
    return rings
  }
}

/** Copies the points of all edges and the label map into the kernels' memory; returns the first free byte. */
function layTones({ kernels, end }: RingBoard, edges: readonly Edge[], { path: rule, map, rank, hiding }: ToneRule) {
  let total = 0
  for (let at = 0; at < edges.length; at++) total += countPlaces(edges[at])
  const { buffer, at, ...laid } = placeArrays<Kept>(kernels, end, {
    ...{ places: 2 * FLOAT * total, closeness: FLOAT * edges.length, firstPlace: WORD * (edges.length + 1) },
    ...{ isFrame: edges.length, inks: map.ink.length },
  })
  const places = new Float64Array(buffer, at.places, 2 * total)
  const closeness = new Float64Array(buffer, at.closeness, edges.length)
  const firstPlace = new Int32Array(buffer, at.firstPlace, edges.length + 1)
  const isFrame = new Uint8Array(buffer, at.isFrame, edges.length)
  for (let edge = 0; edge < edges.length; edge++) {
    const { path } = edges[edge]
    firstPlace[edge + 1] = firstPlace[edge] + layPlaces(places, edges[edge], firstPlace[edge])
    closeness[edge] = rule.tolerance * (path ? path.looseness : 1)
    isFrame[edge] = path ? 0 : 1
  }
  new Uint8Array(buffer, at.inks, map.ink.length).set(map.ink)
  const own = compiledRings.at
  new Int32Array(buffer, own.levels, rank.length).set(rank)
  new Int32Array(buffer, own.frame, 2).set([map.width, map.height])
  new Float64Array(buffer, own.reaches, 3).set([hiding.reachPx, hiding.marginPx, hiding.endPx])
  new Int32Array(buffer, own.pace, 2).set([rule.curves ? 1 : 0, rule.rounds])
  return laid.end
}

type Kept = Extract<TonePlaced, 'places' | 'firstPlace' | 'closeness' | 'isFrame' | 'inks'>

/** Number of points of an edge, with the junctions at its ends. */
function countPlaces({ path, closed }: Edge): number {
  return (path ? path.points.length / 2 : 0) + (closed ? 0 : 2)
}

/** Copies the points of an edge behind the first `before`; returns their number. */
function layPlaces(places: Float64Array, edge: Edge, before: number): number {
  const { path, closed } = edge
  const count = countPlaces(edge)
  if (path) places.set(path.points, 2 * (closed ? before : before + 1))
  if (closed) return count
  const [x, y] = path ? path.start : [edge.curve.x, edge.curve.y]
  const [endX, endY] = path ? path.end : endOf(edge.curve)
  const last = 2 * (before + count - 1)
  places[2 * before] = x
  places[2 * before + 1] = y
  places[last] = endX
  places[last + 1] = endY
  return count
}

/** Views of a ring in the kernels' memory; valid until more room is taken. */
type Drawn = {
  /** The start of the ring, then its segments; `coords` views the segments alone. */
  readonly ring: Float64Array
  readonly coords: Float64Array
  readonly straight: Uint8Array
  readonly crossing: Float64Array
}

type Line = Exclude<TonePlaced, Kept>

const FIRST_PLACES = 512
const FIRST_CHORDS = 4096

/**
 * Makes room for lines and a ring of so many points or segments, and for so many numbers of its chords, doubling what
 * is missing. A ring already written stays if only its chords need more.
 */
function createRoom({ kernels }: RingBoard, start: number): (places: number, chords: number) => Drawn {
  let room = { places: FIRST_PLACES, chords: FIRST_CHORDS }
  let drawn = layOutRoom(kernels, start, room)
  return (places, chords) => {
    if (places <= room.places && chords <= room.chords) return drawn
    room = {
      places: places > room.places ? 2 * places : room.places,
      chords: chords > room.chords ? 2 * chords : room.chords,
    }
    drawn = layOutRoom(kernels, start, room)
    return drawn
  }
}

function layOutRoom(
  kernels: RingBoard['kernels'],
  start: number,
  { places, chords }: { readonly places: number; readonly chords: number },
): Drawn {
  const { buffer, at } = placeArrays<Line>(kernels, start, {
    ...{ points: 2 * FLOAT * places, moved: 2 * FLOAT * places, tolerances: FLOAT * places, coverSides: WORD * places },
    ...{ coords: 6 * FLOAT * places, straight: places, hidden: places, lines: places },
    ...{ ring: FLOAT * (6 * places + 2), boxes: 4 * FLOAT * places, chordBoxes: 4 * FLOAT * places, drawn: places },
    ...{ chordFrom: WORD * places, chordCount: WORD * places, order: WORD * places, spare: WORD * places },
    // Last, so that all others stay in place when it grows.
    chords: FLOAT * chords,
  })
  return {
    ring: new Float64Array(buffer, at.ring, 6 * places + 2),
    coords: new Float64Array(buffer, at.ring + 2 * FLOAT, 6 * places),
    straight: new Uint8Array(buffer, at.lines, places),
    crossing: new Float64Array(buffer, compiledRings.at.crossing, 4),
  }
}
