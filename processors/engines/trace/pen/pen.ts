// The pen is the memory that the curve-fitting kernels of this folder share with the rest of the tracer. They are
// written in TypeScript (`*-kernel.ts`) and compiled to WebAssembly (`compiled-pen.ts`; decision 0058).
import { type CompiledKernels, openCompiled } from '../../kernels/create-kernel.ts'
import { compiledPen } from './compiled-pen.ts'

/** Sizes of the arrays. */
type Room = {
  /** Pixels of the picture; only needed where lines are hidden under layers. */
  readonly pixels: number
  /** Points of a line, and of a run that curves are fitted to. */
  readonly places: number
  readonly run: number
  /** Segments of a ring, and numbers that their chords take. */
  readonly segments: number
  readonly chords: number
}

/** The sources of the compiled kernels. */
type Kernels = typeof import('./bridge-kernel.ts') &
  typeof import('./chords-kernel.ts') &
  typeof import('./corner-kernel.ts') &
  typeof import('./crossing-kernel.ts') &
  typeof import('./cubic-kernel.ts') &
  typeof import('./follow-kernel.ts') &
  typeof import('./handles-kernel.ts') &
  typeof import('./hide-kernel.ts') &
  typeof import('./joint-kernel.ts') &
  typeof import('./nearest-kernel.ts')

type Run = Extract<
  keyof Kernels,
  | ('fitRun' | 'fitBridge' | 'squaresOfCurve' | 'findCorners')
  | ('followPlaces' | 'turnRound' | 'hidePlaces')
  | ('measureRing' | 'findCrossing')
  | ('settlePair' | 'layPairJoint')
>
const runs: readonly Run[] = [
  'fitRun',
  'fitBridge',
  'squaresOfCurve',
  'findCorners',
  'followPlaces',
  'turnRound',
  'hidePlaces',
  'measureRing',
  'findCrossing',
  'settlePair',
  'layPairJoint',
]

type Placed = Extract<
  keyof Kernels,
  | ('inks' | 'run' | 'turns' | 'corners' | 'points' | 'moved' | 'tolerances' | 'coverSides' | 'coords' | 'straight')
  | ('ring' | 'boxes' | 'chordBoxes' | 'chordFrom' | 'chordCount' | 'drawn' | 'order' | 'spare' | 'chords')
>
const ofSegments = ['chordFrom', 'chordCount', 'order', 'spare'] as const

/** The kernels' functions and arrays. Valid until `takePen` must make more room. */
export type Pen = {
  readonly call: CompiledKernels<Run, Placed>['runs']
  readonly room: Room
  readonly run: Float64Array
  /** The array that `run` is a copy of, which does not change while curves are fitted to it. */
  laid: Float64Array | undefined
  /** Point indices of the run's corners. */
  readonly corners: Int32Array
  /** Start and end of the curve that is fitted, and its tangents there. */
  readonly ends: Float64Array
  readonly ways: Float64Array
  readonly patience: Float64Array
  readonly fitted: Float64Array
  /** Further input of a bridge, and its result. */
  readonly slides: Int32Array
  readonly limits: Int32Array
  readonly bridge: Float64Array
  /** Two curves that meet smoothly, and points on them; see `settlePair`. */
  readonly lookedX: Float64Array
  readonly lookedY: Float64Array
  readonly lookedAt: Float64Array
  readonly pair: Float64Array
  readonly farWays: Float64Array
  readonly joint: Float64Array
  /** The curve whose distance from points is measured. */
  readonly asked: Float64Array
  readonly inks: Uint8Array
  readonly levels: Int32Array
  readonly reaches: Float64Array
  readonly frame: Int32Array
  readonly points: Float64Array
  readonly tolerances: Float64Array
  readonly coverSides: Int32Array
  readonly moved: Float64Array
  readonly coords: Float64Array
  readonly straight: Uint8Array
  readonly ring: Float64Array
  readonly crossing: Float64Array
}

const open = openCompiled<Run, Placed>(compiledPen.module, runs)
const FIRST_ROOM: Room = { pixels: 0, places: 512, run: 512, segments: 512, chords: 4096 }

let kernels: CompiledKernels<Run, Placed> | undefined
let pen: Pen | undefined

/** The pen, with room for at least so much. */
export function takePen(wanted: Partial<Room>): Pen {
  if (pen && fits(wanted, pen.room)) return pen
  kernels ??= open()
  pen = layOutPen(kernels, pen ? growRoom(pen.room, wanted) : growRoom(FIRST_ROOM, wanted))
  return pen
}

// Memory up to this size is kept between traces: new memory is mapped page by page, which takes longer than all work on
// a small drawing.
const KEPT_BYTES_MAX = 8 * 2 ** 20

/** Releases the memory that a large picture took. */
export function putPenDown(): void {
  if (!pen) return
  pen.laid = undefined
  if (pen.run.buffer.byteLength <= KEPT_BYTES_MAX) return
  kernels = undefined
  pen = undefined
}

function fits({ pixels = 0, places = 0, run = 0, segments = 0, chords = 0 }: Partial<Room>, room: Room): boolean {
  return (
    pixels <= room.pixels &&
    places <= room.places &&
    run <= room.run &&
    segments <= room.segments &&
    chords <= room.chords
  )
}

/**
 * Doubles what is missing, so that growing lines need new memory only a few times; all but the pixels, whose number is
 * fixed.
 */
function growRoom(room: Room, { pixels = 0, places = 0, run = 0, segments = 0, chords = 0 }: Partial<Room>): Room {
  const more = (now: number, wanted: number): number => (wanted > now ? 2 * wanted : now)
  return {
    pixels: Math.max(room.pixels, pixels),
    places: more(room.places, places),
    run: more(room.run, run),
    segments: more(room.segments, segments),
    chords: more(room.chords, chords),
  }
}

const FLOAT = Float64Array.BYTES_PER_ELEMENT
const WHOLE = Int32Array.BYTES_PER_ELEMENT

/**
 * Lays out all arrays one after the other; those of chords last, so that a ring already written stays in place when
 * they grow.
 */
function layOutPen({ runs: call, reserve, place }: CompiledKernels<Run, Placed>, room: Room): Pen {
  const { pixels, places, segments, chords } = room
  let bytes: number = compiledPen.size
  const take = (array: Placed, needed: number): number => {
    const start = bytes
    place(array, start)
    bytes += Math.ceil(needed / FLOAT) * FLOAT
    return start
  }
  const inks = take('inks', pixels)
  const run = take('run', 2 * FLOAT * room.run)
  take('turns', FLOAT * room.run)
  const corners = take('corners', WHOLE * room.run)
  const points = take('points', 2 * FLOAT * places)
  const moved = take('moved', 2 * FLOAT * places)
  const tolerances = take('tolerances', FLOAT * places)
  const coverSides = take('coverSides', WHOLE * places)
  const coords = take('coords', 6 * FLOAT * places)
  const straight = take('straight', places)
  const ring = take('ring', FLOAT * (6 * segments + 2))
  take('boxes', 4 * FLOAT * segments)
  take('chordBoxes', 4 * FLOAT * segments)
  for (const array of ofSegments) take(array, WHOLE * segments)
  take('drawn', segments)
  take('chords', FLOAT * chords)
  const buffer = reserve(bytes)
  return {
    ...ownArrays(buffer),
    call,
    room,
    laid: undefined,
    run: new Float64Array(buffer, run, 2 * room.run),
    corners: new Int32Array(buffer, corners, room.run),
    inks: new Uint8Array(buffer, inks, pixels),
    points: new Float64Array(buffer, points, 2 * places),
    moved: new Float64Array(buffer, moved, 2 * places),
    tolerances: new Float64Array(buffer, tolerances, places),
    coverSides: new Int32Array(buffer, coverSides, places),
    coords: new Float64Array(buffer, coords, 6 * places),
    straight: new Uint8Array(buffer, straight, places),
    ring: new Float64Array(buffer, ring, 6 * segments + 2),
  }
}

/** The arrays of fixed size, which the compiler placed. */
function ownArrays(buffer: ArrayBuffer) {
  const { at } = compiledPen
  return {
    ends: new Float64Array(buffer, at.ends, 4),
    ways: new Float64Array(buffer, at.ways, 4),
    patience: new Float64Array(buffer, at.patience, 8),
    fitted: new Float64Array(buffer, at.fitted, 6),
    slides: new Int32Array(buffer, at.slides, 2),
    limits: new Int32Array(buffer, at.limits, 2),
    bridge: new Float64Array(buffer, at.bridge, 10),
    lookedX: new Float64Array(buffer, at.lookedX, 32),
    lookedY: new Float64Array(buffer, at.lookedY, 32),
    lookedAt: new Float64Array(buffer, at.lookedAt, 32),
    pair: new Float64Array(buffer, at.pair, 16),
    farWays: new Float64Array(buffer, at.farWays, 4),
    joint: new Float64Array(buffer, at.joint, 4),
    asked: new Float64Array(buffer, at.asked, 8),
    levels: new Int32Array(buffer, at.levels, 256),
    reaches: new Float64Array(buffer, at.reaches, 3),
    frame: new Int32Array(buffer, at.frame, 2),
    crossing: new Float64Array(buffer, at.crossing, 4),
  }
}
