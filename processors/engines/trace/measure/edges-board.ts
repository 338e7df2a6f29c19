import { type CompiledKernels, openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { compiledMeasure } from './compiled-measure.ts'
import { coverageStride } from './cover.ts'
import type { RowSpans } from './near-edges.ts'
import type { SeenComponents } from './seen-components.ts'

type Kernels = typeof import('./cover-kernel.ts') &
  typeof import('./picture-kernel.ts') &
  typeof import('./shift-kernel.ts')

type Run = Extract<keyof Kernels, 'markPure' | 'fillFlat' | 'drawEdge' | 'sumRow' | 'takeFromPicture' | 'shiftEdge'>
const runs: readonly Run[] = ['markPure', 'fillFlat', 'drawEdge', 'sumRow', 'takeFromPicture', 'shiftEdge']

type Placed = Extract<
  keyof Kernels,
  | ('areas' | 'inks' | 'pure' | 'spanFirst' | 'spanFrom' | 'spanTo' | 'levels' | 'parts' | 'data' | 'points')
  | ('planes' | 'profiles' | 'factors' | 'pulls' | 'normals' | 'origins')
>

/** What is rendered and compared: a picture, its labels, and the components in which inks differ. */
export type BoardSource = {
  readonly plane: Pick<PixelPlane, 'data'>
  readonly map: LabelMap
  /** Amount of light of each coded value (0..255). */
  readonly light: Float64Array
  readonly seen: SeenComponents
  readonly spans: RowSpans
  /** Number of points in all boundaries, and in the longest. */
  readonly places: number
  readonly longest: number
  /**
   * True where each component has a plane of its own, to be blurred; else the planes reuse the memory of the coverage
   * sums.
   */
  readonly isApart: boolean
}

/**
 * Measured boundaries and the picture in the memory of the kernels that render the former and compare it with the
 * latter.
 */
export type EdgesBoard = {
  readonly call: CompiledKernels<Run, Placed>['runs']
  /** Points of all boundaries, x and y alternating, as they are now and as they were measured. */
  readonly points: Float64Array
  readonly origins: Float64Array
  /** Start and end of the boundary being rendered. */
  readonly ends: Float64Array
  /** The components of the rendering, later of picture minus rendering, where they have planes of their own. */
  readonly planes: readonly Float32Array[]
}

const open = openCompiled<Run, Placed>(compiledMeasure.module, runs)
const FLOAT = Float64Array.BYTES_PER_ELEMENT
const SINGLE = Float32Array.BYTES_PER_ELEMENT
// Memory up to this size is kept: new memory is mapped page by page, which takes longer than rendering a small picture
// in it.
const KEPT_BYTES_MAX = 24 * 2 ** 20

let kept: CompiledKernels<Run, Placed> | undefined

/** Copies a picture and its labels to the kernels' memory. */
export function layOutBoard(source: BoardSource): EdgesBoard {
  const { plane, map, seen, spans, places, isApart } = source
  const isFresh = !kept
  const kernels = kept ?? open()
  const { buffer, at } = placeArrays(kernels, compiledMeasure.size, bytesOf(source))
  if (!isApart) kernels.place('planes', at.areas)
  kept = buffer.byteLength > KEPT_BYTES_MAX ? undefined : kernels
  const pixels = map.ink.length
  const { levels } = seen
  if (!isFresh) new Float32Array(buffer, at.areas, sumsOf(source)).fill(0)
  new Uint8Array(buffer, at.inks, pixels).set(map.ink)
  new Uint8Array(buffer, at.data, 4 * pixels).set(plane.data)
  new Int32Array(buffer, at.spanFirst, spans.first.length).set(spans.first)
  new Int32Array(buffer, at.spanFrom, spans.from.length).set(spans.from)
  new Int32Array(buffer, at.spanTo, spans.to.length).set(spans.to)
  new Float64Array(buffer, at.levels, levels.length).set(levels)
  layComponents(buffer, at, source)
  for (let y = 0; y < map.height; y++) kernels.runs.markPure(y)
  const planeOf = (at: number): Float32Array => new Float32Array(buffer, at, pixels)
  return {
    call: kernels.runs,
    points: new Float64Array(buffer, at.points, 2 * places),
    origins: new Float64Array(buffer, at.origins, 2 * places),
    ends: new Float64Array(buffer, compiledMeasure.at.ends, 4),
    planes: isApart ? seen.components.map((_, i) => planeOf(at.planes + i * pixels * SINGLE)) : [],
  }
}

/** Number of values in which coverage is summed. */
function sumsOf({ map, seen }: BoardSource): number {
  return coverageStride(map) * map.height * seen.components.length
}

/** Bytes of each array. */
function bytesOf(source: BoardSource): Readonly<Record<Placed, number>> {
  const { map, seen, spans, places, longest, isApart } = source
  const pixels = map.ink.length
  const count = seen.components.length
  const readings = (2 * seen.taps + 1) * count
  return {
    ...{ pulls: FLOAT * longest, normals: 2 * FLOAT * longest, pure: pixels, factors: FLOAT * readings },
    ...{ inks: pixels, data: 4 * pixels, levels: seen.levels.byteLength },
    ...{ spanFirst: spans.first.byteLength, spanFrom: spans.from.byteLength, spanTo: spans.to.byteLength },
    ...{ parts: VALUES * FLOAT * count, profiles: FLOAT * readings },
    ...{ points: 2 * FLOAT * places, origins: 2 * FLOAT * places },
    ...{ areas: sumsOf(source) * SINGLE, planes: isApart ? pixels * count * SINGLE : 0 },
  }
}

// Coded values of four channels.
const VALUES = 4 * 256

function layComponents(
  buffer: ArrayBuffer,
  { parts, profiles }: { readonly parts: number; readonly profiles: number },
  { map, light, isApart, seen: { components, taps } }: BoardSource,
): void {
  const { at } = compiledMeasure
  const count = components.length
  const readings = 2 * taps + 1
  new Int32Array(buffer, at.frame, 4).set([map.width, map.height, Number(map.wrap), count])
  const apart = [map.ink.length, map.width, 1]
  new Int32Array(buffer, at.steps, 3).set(isApart ? apart : [1, coverageStride(map) * count, count])
  new Int32Array(buffer, at.readings, 1).fill(readings)
  const shares = new Float64Array(buffer, at.shares, count)
  const stiffnesses = new Float64Array(buffer, at.stiffnesses, count)
  const values = new Float64Array(buffer, parts, VALUES * count)
  const shown = new Float64Array(buffer, profiles, readings * count)
  components.forEach((component, i) => {
    shares[i] = component.weight
    stiffnesses[i] = component.weight * component.squares
    shown.set(component.profile, i * readings)
    component.parts.forEach((part, channel) => {
      for (let value = 0; value < 256; value++) values[i * VALUES + channel * 256 + value] = part * light[value]
    })
  })
}
