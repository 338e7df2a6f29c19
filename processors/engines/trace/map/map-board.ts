import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { padLabels } from '../labels/pad-labels.ts'
import { compiledMap } from './compiled-map.ts'
import { JUNCTION, OUTSIDE } from './corner-kinds.ts'

/** The sources of the compiled kernels. */
type Kernels = typeof import('./grid-kernel.ts') &
  typeof import('./walk-kernel.ts') &
  typeof import('./faces-kernel.ts') &
  typeof import('../measure/crack-kernel.ts') &
  typeof import('../measure/edge-kernel.ts')

type Run = Extract<keyof Kernels, 'findCorners' | 'walkAll' | 'findFaces' | 'measureChains' | 'shareBeside'>
const runs: readonly Run[] = ['findCorners', 'walkAll', 'findFaces', 'measureChains', 'shareBeside']

type Grid = Extract<
  keyof Kernels,
  'padded' | 'cracks' | 'marks' | 'kind' | 'corners' | 'runStart' | 'runInk' | 'runOfRow'
>
type Listed = Extract<
  keyof Kernels,
  | ('leftInk' | 'rightInk' | 'closed' | 'startHeading' | 'endHeading' | 'from' | 'to' | 'firstCorner' | 'xs' | 'ys')
  | ('parent' | 'faceOfRun' | 'faceInk' | 'leftFace' | 'rightFace')
  | ('data' | 'across' | 'along' | 'straight' | 'flat' | 'places' | 'firstPlace')
>

type Tables = Extract<Listed, 'from' | 'to' | 'firstCorner' | 'firstPlace' | 'xs' | 'ys' | 'leftFace' | 'rightFace'>
type Marks = Extract<Listed, 'leftInk' | 'rightInk' | 'closed' | 'startHeading' | 'endHeading' | 'faceInk'>

/** The boundaries of a label map in the kernels' memory. The tables have one number per chain, corner or face. */
export type MapBoard = {
  readonly call: ReturnType<typeof open>['runs']
  readonly map: LabelMap
  readonly chainCount: number
  readonly faceCount: number
  readonly tables: { readonly [table in Tables]: Int32Array } & { readonly [mark in Marks]: Uint8Array }
  /** Input of measuring edges: the picture (RGBA), the inks, light of coded values, and the kernels' settings. */
  readonly data: Uint8Array
  readonly values: Float64Array
  readonly levels: Float64Array
  readonly inkLevels: Float64Array
  readonly reach: Int32Array
  readonly kinds: Int32Array
  /** Measured points of all chains, x and y each. */
  readonly places: Float64Array
}

const open = openCompiled<Run, Grid | Listed>(compiledMap.module, runs)
const WORD = 4
const FLOAT = 8

/** Walks all boundaries of a label map and numbers the areas between them; for `joinsLines` see `buildPlanarMap`. */
export function createMapBoard(map: LabelMap, { joinsLines }: { readonly joinsLines: boolean }): MapBoard {
  const { width, height, wrap } = map
  const kernels = open()
  const corners = (width + 1) * (height + 1)
  const grid = placeArrays<Grid>(kernels, compiledMap.size, {
    ...{ padded: (width + 2) * (height + 2), cracks: corners, marks: corners, kind: corners, runInk: map.ink.length },
    ...{ runOfRow: WORD * (height + 1), runStart: WORD * (map.ink.length + 1), corners: WORD * corners },
  })
  new Int32Array(grid.buffer, compiledMap.at.frame, 4).set([width, height, Number(wrap), Number(joinsLines)])
  padLabels(map, OUTSIDE, new Uint8Array(grid.buffer, grid.at.padded, (width + 2) * (height + 2)))
  for (let y = 0; y < height + (wrap ? 0 : 1); y++) kernels.runs.findCorners(y)
  const kind = new Uint8Array(grid.buffer, grid.at.kind, corners)
  if (!wrap) for (const corner of [0, width, corners - width - 1, corners - 1]) kind[corner] = JUNCTION
  const [met, cracks, areas] = new Int32Array(grid.buffer, compiledMap.at.found, 3)
  const tables = placeTables(kernels, grid.at.corners + WORD * met, cracks, areas, map)
  kernels.runs.walkAll()
  kernels.runs.findFaces()
  return readBoard(kernels, tables, cracks, map)
}

type Laid = ReturnType<typeof placeTables>

/** Lays out the tables for at most so many cracks and runs. Pages that are never written take no memory. */
function placeTables(
  kernels: ReturnType<typeof open>,
  start: number,
  cracks: number,
  areas: number,
  { ink }: LabelMap,
) {
  // A chain has one corner more than cracks.
  const all = 2 * cracks
  return placeArrays<Listed>(kernels, start, {
    ...{ leftInk: cracks, rightInk: cracks, closed: cracks, startHeading: cracks, endHeading: cracks },
    ...{ from: WORD * cracks, to: WORD * cracks, firstCorner: WORD * (cracks + 1), firstPlace: WORD * (cracks + 1) },
    ...{ xs: WORD * all, ys: WORD * all, leftFace: WORD * cracks, rightFace: WORD * cracks },
    ...{ parent: WORD * areas, faceOfRun: WORD * areas },
    ...{ faceInk: areas, data: 4 * ink.length },
    ...{ across: FLOAT * cracks, along: FLOAT * cracks, straight: FLOAT * cracks, flat: cracks },
    // Two numbers per crack, and both ends of chains along the frame.
    places: 6 * FLOAT * cracks,
  })
}

function readBoard(
  { runs: call }: ReturnType<typeof open>,
  { buffer, at }: Laid,
  cracks: number,
  map: LabelMap,
): MapBoard {
  const own = compiledMap.at
  const [chainCount] = new Int32Array(buffer, own.walked, 1)
  const [faceCount] = new Int32Array(buffer, own.faceCount, 1)
  const wholes = (table: Tables, length: number): Int32Array => new Int32Array(buffer, at[table], length)
  const bytes = (mark: Marks, length: number): Uint8Array => new Uint8Array(buffer, at[mark], length)
  const floats = (start: number, length: number): Float64Array => new Float64Array(buffer, start, length)
  return {
    ...{ call, map, chainCount, faceCount },
    tables: {
      ...{ from: wholes('from', chainCount), to: wholes('to', chainCount) },
      ...{ firstCorner: wholes('firstCorner', chainCount + 1), firstPlace: wholes('firstPlace', chainCount + 1) },
      ...{ xs: wholes('xs', 2 * cracks), ys: wholes('ys', 2 * cracks) },
      ...{ leftFace: wholes('leftFace', chainCount), rightFace: wholes('rightFace', chainCount) },
      ...{ leftInk: bytes('leftInk', chainCount), rightInk: bytes('rightInk', chainCount) },
      ...{ closed: bytes('closed', chainCount), faceInk: bytes('faceInk', faceCount) },
      ...{ startHeading: bytes('startHeading', chainCount), endHeading: bytes('endHeading', chainCount) },
    },
    data: new Uint8Array(buffer, at.data, 4 * map.ink.length),
    ...{ values: floats(own.values, 1024), levels: floats(own.levels, 256), inkLevels: floats(own.inkLevels, 1024) },
    ...{ reach: new Int32Array(buffer, own.reach, 1), kinds: new Int32Array(buffer, own.kinds, 2) },
    places: floats(at.places, 6 * cracks),
  }
}
