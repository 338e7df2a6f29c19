import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import { compiledLight } from './compiled-light.ts'
import { BLOCK, type Blocks } from './sum-blocks.ts'

type Kernels = typeof import('./quiet-kernel.ts') & typeof import('./field-kernel.ts')
type Run = Extract<
  keyof Kernels,
  | ('gatherBlocks' | 'findAreas' | 'meanStray')
  | ('layTerms' | 'startPulls' | 'weakenPulls' | 'sumEquations' | 'layLight' | 'layStrays')
>
type Placed = Extract<
  keyof Kernels,
  | ('sums' | 'squares' | 'means' | 'isQuiet' | 'areas' | 'open' | 'areaSums')
  | ('columnValues' | 'rowValues' | 'terms' | 'groups' | 'levelLogs' | 'own' | 'pulls')
  | ('middles' | 'totals' | 'lightLogs' | 'strays')
>
const runs: readonly Run[] = [
  ...(['gatherBlocks', 'findAreas', 'meanStray'] as const),
  ...(['layTerms', 'startPulls', 'weakenPulls', 'sumEquations', 'layLight', 'layStrays'] as const),
]

/**
 * Means of square blocks of pixels, and which of them contain no edge, in the memory of the kernels that fit
 * illumination.
 */
export type LightBoard = {
  readonly call: ReturnType<typeof openKernels>['runs']
  readonly across: number
  readonly down: number
  /** Side of a block, pixels. */
  readonly side: number
  /** Three levels (0..255) per block. */
  readonly means: Float32Array
  /** Index of each block's area, -1 where it contains an edge. */
  readonly areas: Int32Array
  /** The group of each block whose illumination is fitted, -1 for none; and the logarithms of its levels. */
  readonly groups: Int32Array
  readonly levelLogs: Float64Array
  /**
   * Value of each Legendre polynomial for each column and row of blocks, and the degrees in x and y of each product.
   */
  readonly columnValues: Float64Array
  readonly rowValues: Float64Array
  readonly degrees: Int32Array
  /**
   * Results of the fit: the normal equations and their solution, the logarithm of each block's illumination, and the
   * difference of each block from its group, levels.
   */
  readonly equations: Float64Array
  readonly weights: Float64Array
  readonly lightLogs: Float32Array
  readonly strays: Float32Array
}

const openKernels = openCompiled<Run, Placed>(compiledLight.module, runs)
const WORD = 4
const NUMBER = 8

// Largest number of blocks: more tell no more about the illumination, and small blocks fit between edges.
const BLOCKS_MAX = 40_000
const DEGREES = 5
const TERMS = 14
const CHANNELS = 3
const NUMBERS = TERMS + CHANNELS

/**
 * Merges blocks into larger ones where there are many, and finds those without an edge.
 *
 * @param deviationMax levels; a block with a larger standard deviation contains an edge
 */
export function createLightBoard(blocks: Blocks, deviationMax: number): LightBoard {
  let joined = 1
  while (blocks.pixels > BLOCKS_MAX * (BLOCK * joined) ** 2) joined *= 2
  const [across, down] = [Math.floor(blocks.across / joined), Math.floor(blocks.down / joined)]
  const count = across * down
  const kernels = openKernels()
  const { buffer, at } = placeArrays(kernels, compiledLight.size, {
    ...{ sums: blocks.sums.byteLength, squares: blocks.squares.byteLength, areaSums: NUMBER * 4 * count },
    ...{ means: WORD * CHANNELS * count, isQuiet: count, areas: WORD * count, open: WORD * count },
    ...{ columnValues: NUMBER * DEGREES * across, rowValues: NUMBER * DEGREES * down, terms: WORD * TERMS * count },
    ...{ groups: WORD * count, levelLogs: NUMBER * CHANNELS * count, own: NUMBER * count, pulls: NUMBER * count },
    ...{ middles: NUMBER * NUMBERS * count, totals: NUMBER * count },
    ...{ lightLogs: WORD * CHANNELS * count, strays: WORD * count },
  })
  const fixed = compiledLight.at
  new Int32Array(buffer, fixed.frame, 5).set([blocks.across, blocks.down, joined, across, down])
  new Int32Array(buffer, at.sums, blocks.sums.length).set(blocks.sums)
  new Int32Array(buffer, at.squares, blocks.squares.length).set(blocks.squares)
  kernels.runs.gatherBlocks(deviationMax ** 2)
  return {
    ...{ call: kernels.runs, across, down, side: BLOCK * joined },
    means: new Float32Array(buffer, at.means, CHANNELS * count),
    areas: new Int32Array(buffer, at.areas, count),
    groups: new Int32Array(buffer, at.groups, count),
    levelLogs: new Float64Array(buffer, at.levelLogs, CHANNELS * count),
    columnValues: new Float64Array(buffer, at.columnValues, DEGREES * across),
    rowValues: new Float64Array(buffer, at.rowValues, DEGREES * down),
    degrees: new Int32Array(buffer, fixed.degrees, 2 * TERMS),
    equations: new Float64Array(buffer, fixed.equations, TERMS * NUMBERS),
    weights: new Float64Array(buffer, fixed.weights, CHANNELS * TERMS),
    lightLogs: new Float32Array(buffer, at.lightLogs, CHANNELS * count),
    strays: new Float32Array(buffer, at.strays, count),
  }
}
