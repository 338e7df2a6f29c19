import { type CompiledKernels, openCompiled } from '../../kernels/create-kernel.ts'
import { compiledPen } from './compiled-pen.ts'

/** How much the pen has room for. */
type Room = {
  /** Pixels of the picture under whose layers lines are hidden. */
  readonly pixels: number
  /** Places of a line. */
  readonly places: number
  /** Segments of a ring, and numbers that their chords take. */
  readonly segments: number
  readonly chords: number
}

/** What the kernels are compiled from. */
type Kernels = typeof import('./chords-kernel.ts') &
  typeof import('./crossing-kernel.ts') &
  typeof import('./cubic-kernel.ts') &
  typeof import('./follow-kernel.ts') &
  typeof import('./handles-kernel.ts') &
  typeof import('./hide-kernel.ts')

type Run = Extract<keyof Kernels, 'followPlaces' | 'turnRound' | 'hidePlaces' | 'measureRing' | 'findCrossing'>
const runs: readonly Run[] = ['followPlaces', 'turnRound', 'hidePlaces', 'measureRing', 'findCrossing']

type Placed = Extract<
  keyof Kernels,
  | ('inks' | 'points' | 'moved' | 'tolerances' | 'sides' | 'coords' | 'straight')
  | ('ring' | 'boxes' | 'chordBoxes' | 'chordFrom' | 'chordCount' | 'drawn' | 'order' | 'spare' | 'chords')
>
const ofSegments = ['chordFrom', 'chordCount', 'order', 'spare'] as const

/** What is written for the kernels and read from them; as long as no more room is made. */
export type Pen = {
  readonly run: CompiledKernels<Run, Placed>['runs']
  readonly room: Room
  readonly inks: Uint8Array
  readonly ranks: Int32Array
  readonly reaches: Float64Array
  readonly frame: Int32Array
  readonly points: Float64Array
  readonly tolerances: Float64Array
  readonly sides: Int32Array
  readonly moved: Float64Array
  readonly coords: Float64Array
  readonly straight: Uint8Array
  readonly ring: Float64Array
  readonly crossing: Float64Array
}

const open = openCompiled<Run, Placed>(compiledPen.module, runs)
const FIRST_ROOM: Room = { pixels: 0, places: 512, segments: 512, chords: 4096 }

let kernels: CompiledKernels<Run, Placed> | undefined
let pen: Pen | undefined

/** The pen with room for at least so much. */
export function takePen(wanted: Partial<Room>): Pen {
  if (pen && fits(wanted, pen.room)) return pen
  kernels ??= open()
  pen = layOutPen(kernels, pen ? growRoom(pen.room, wanted) : growRoom(FIRST_ROOM, wanted))
  return pen
}

/** Gives back the memory that a large picture took. */
export function putPenDown(): void {
  kernels = undefined
  pen = undefined
}

function fits({ pixels = 0, places = 0, segments = 0, chords = 0 }: Partial<Room>, room: Room): boolean {
  return pixels <= room.pixels && places <= room.places && segments <= room.segments && chords <= room.chords
}

/** Twice as much of what is missing, so that lines that grow need new room a few times only; pictures are of one size. */
function growRoom(room: Room, { pixels = 0, places = 0, segments = 0, chords = 0 }: Partial<Room>): Room {
  const more = (now: number, wanted: number): number => (wanted > now ? 2 * wanted : now)
  return {
    pixels: Math.max(room.pixels, pixels),
    places: more(room.places, places),
    segments: more(room.segments, segments),
    chords: more(room.chords, chords),
  }
}

const FLOAT = Float64Array.BYTES_PER_ELEMENT
const WHOLE = Int32Array.BYTES_PER_ELEMENT

/** Places all arrays one after the other; those of chords last, so that a ring that is there stays where it is when they grow. */
function layOutPen({ runs: run, reserve, place }: CompiledKernels<Run, Placed>, room: Room): Pen {
  const { pixels, places, segments, chords } = room
  const { size, at } = compiledPen
  let bytes: number = size
  const take = (array: Placed, needed: number): number => {
    const start = bytes
    place(array, start)
    bytes += Math.ceil(needed / FLOAT) * FLOAT
    return start
  }
  const inks = take('inks', pixels)
  const points = take('points', 2 * FLOAT * places)
  const moved = take('moved', 2 * FLOAT * places)
  const tolerances = take('tolerances', FLOAT * places)
  const sides = take('sides', WHOLE * places)
  const coords = take('coords', 6 * FLOAT * places)
  const straight = take('straight', places)
  const ring = take('ring', FLOAT * (6 * segments + 2))
  take('boxes', 4 * FLOAT * segments)
  take('chordBoxes', 4 * FLOAT * segments)
  for (const array of ofSegments) take(array, WHOLE * segments)
  take('drawn', segments)
  take('chords', FLOAT * chords)
  const buffer = reserve(bytes)
  const floats = (start: number, length: number): Float64Array => new Float64Array(buffer, start, length)
  return {
    run,
    room,
    inks: new Uint8Array(buffer, inks, pixels),
    ranks: new Int32Array(buffer, at.ranks, 256),
    reaches: floats(at.reaches, 3),
    frame: new Int32Array(buffer, at.frame, 2),
    points: floats(points, 2 * places),
    tolerances: floats(tolerances, places),
    sides: new Int32Array(buffer, sides, places),
    moved: floats(moved, 2 * places),
    coords: floats(coords, 6 * places),
    straight: new Uint8Array(buffer, straight, places),
    ring: floats(ring, 6 * segments + 2),
    crossing: floats(at.crossing, 4),
  }
}
