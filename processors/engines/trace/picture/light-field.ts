import { countGroups, joinAreas } from './join-areas.ts'
import type { LightBoard } from './light-board.ts'

/** A smooth field of illumination over a picture. */
export type LightField = {
  /** Natural logarithms of the illumination of each block, three per block, relative to the middle of the picture. */
  readonly logs: Float32Array
  /** Weights of the products of `legendreTerms`, channel after channel. */
  readonly weights: Float64Array
  /** Group of each block: areas of one ink have one index, the largest 0; -1 where there is an edge. */
  readonly inks: Int32Array
  /**
   * Difference of each block from the mean of its ink, levels, with this illumination and with it removed; 0 at an
   * edge.
   */
  readonly straysLit: Float32Array
  readonly strays: Float32Array
}

const DEGREE = 4
/**
 * Degrees in x and y of each product of polynomials, without the constant: up to a total of four, enough for the
 * illumination of a lens or a lamp.
 */
export const legendreTerms: readonly (readonly [number, number])[] = Array.from(
  { length: (DEGREE + 1) ** 2 },
  (_, i) => [i % (DEGREE + 1), Math.floor(i / (DEGREE + 1))] as const,
).filter(([x, y]) => x + y > 0 && x + y <= DEGREE)

const TERMS = legendreTerms.length
// Levels; below this a difference of one level says little about the illumination.
const DARK = 12
const ROUNDS = 4
// Levels (plus noise) by which a block may differ and still be explained.
const EXPLAINED_LEVELS = 4
// Share of blocks that the first look must explain, else no field will. Measured: photographs 0.57, unevenly lit inks
// 0.96 and more.
const EXPLAINED_AT_FIRST_MIN = 0.8
// About the number of blocks in the first look: enough to fit the field.
const LOOK_BLOCKS = 2000
// Levels (plus noise) beyond which a block's weight is reduced.
const PULL_MAX = 2.5
// Levels by which neighbouring blocks of one area may differ, plus a factor on the noise of their means.
const STEP_MAX = 5
const STEP_GRAINS = 2
// Regularization: keeps what edge-free blocks do not determine, such as an empty corner, near to even.
const STIFFNESS = 2e-4

/** Numbers the areas (adjacent blocks of one ink under one illumination); returns their number. */
export function findAreas(board: LightBoard, grain: number): number {
  return board.call.findAreas(STEP_MAX + STEP_GRAINS * grain)
}

/** Computes the logarithms and polynomials of all blocks of areas. */
export function startFit({ call, across, down, ...board }: LightBoard): void {
  for (let block = 0; block < board.areas.length; block++)
    if (board.areas[block] >= 0)
      for (let at = block * 3; at < block * 3 + 3; at++) board.levelLogs[at] = Math.log(Math.max(DARK, board.means[at]))
  board.degrees.set(legendreTerms.flat())
  layPolynomials(board.columnValues, across)
  layPolynomials(board.rowValues, down)
  call.layTerms()
  call.startPulls()
}

function layPolynomials(values: Float64Array, count: number): void {
  for (let at = 0; at < count; at++) values.set(legendre((2 * at + 1) / count - 1), at * (DEGREE + 1))
}

/**
 * Fits the field under which the blocks of each area are alike, then that under which all areas of one ink are. It is
 * fitted to logarithms, in which illumination is additive, while errors are judged in levels. Undefined where no field
 * explains the blocks.
 *
 * @param grain standard deviation of the noise in the means of blocks, levels
 */
export function fitLight(board: LightBoard, grain: number): LightField | undefined {
  const { areas, strays, lightLogs, weights } = board
  fitGroups(board, areas, grain, 1, blocksApart(board))
  if (explainedShare(strays, areas, grain) < EXPLAINED_AT_FIRST_MIN) return undefined
  fitGroups(board, areas, grain, ROUNDS)
  const inks = joinAreas(areas, withoutLight(board, lightLogs))
  const straysLit = straysOfGroups(board, inks).slice()
  fitGroups(board, inks, grain, ROUNDS)
  return { weights, logs: lightLogs, inks, straysLit, strays }
}

/** Step from one block in the first look to the next, such that they do not line up in columns. */
function blocksApart({ across, down }: LightBoard): number {
  let apart = 1 + Math.floor((across * down) / LOOK_BLOCKS)
  while (apart > 1 && across % apart === 0) apart++
  return apart
}

/** Share (0..1) of the blocks of all groups that differ by only a few levels. */
export function explainedShare(strays: Float32Array, groups: Int32Array, grain: number): number {
  let seen = 0
  let explained = 0
  for (let block = 0; block < groups.length; block++) {
    if (groups[block] < 0) continue
    seen++
    if (strays[block] <= EXPLAINED_LEVELS + grain) explained++
  }
  return explained / Math.max(1, seen)
}

/** Levels of blocks as they would be under even illumination. */
export function withoutLight({ means }: LightBoard, logs: Float32Array): Float32Array {
  return means.map((level, at) => level * Math.exp(-logs[at]))
}

/** Value of each Legendre polynomial up to degree four at `t`, -1..1. */
export function legendre(t: number): readonly number[] {
  const tt = t * t
  return [1, t, 1.5 * tt - 0.5, (2.5 * tt - 1.5) * t, (4.375 * tt - 3.75) * tt + 0.375]
}

/**
 * Difference of blocks from the mean of their group, maximum over the channels, levels; 0 for those without a group.
 *
 * @param logs the illumination to remove first; left out, none is removed
 */
export function straysOfGroups(board: LightBoard, groups: Int32Array, logs?: Float32Array): Float32Array {
  board.groups.set(groups)
  if (logs) board.lightLogs.set(logs)
  board.call.layStrays(countGroups(groups), logs ? 1 : 0)
  return board.strays
}

/** Iteratively reweighted least squares: blocks far from one round's field get less weight in the next. */
function fitGroups(board: LightBoard, groups: Int32Array, grain: number, rounds: number, apart = 1): void {
  const { call } = board
  const count = countGroups(groups)
  board.groups.set(groups)
  call.startPulls()
  for (let round = 1; round <= rounds; round++) {
    if (round > 1) call.weakenPulls(PULL_MAX + grain)
    solve(board, call.sumEquations(count, apart))
    call.layLight()
    call.layStrays(count, 1)
  }
}

/**
 * Solves the normal equations.
 *
 * @param total total weight of all blocks
 */
function solve({ equations, weights }: LightBoard, total: number): void {
  const length = TERMS + 3
  const rows = Array.from({ length: TERMS }, (_, term) => equations.subarray(term * length, (term + 1) * length))
  for (let i = 0; i < TERMS; i++) {
    for (let j = 0; j < i; j++) rows[i][j] = rows[j][i]
    rows[i][i] += STIFFNESS * total + Number.EPSILON
  }
  eliminate(rows)
  for (let at = 0; at < weights.length; at++) weights[at] = rows[at % TERMS][TERMS + Math.floor(at / TERMS)]
}

/** Gauss–Jordan elimination in place; the equations are positive definite, so no pivoting is necessary. */
function eliminate(equations: readonly Float64Array[]): void {
  for (let pivot = 0; pivot < equations.length; pivot++) {
    const own = equations[pivot]
    const scale = 1 / own[pivot]
    for (let part = pivot; part < own.length; part++) own[part] *= scale
    for (const other of equations) {
      const factor = other === own ? 0 : other[pivot]
      for (let part = pivot; factor !== 0 && part < own.length; part++) other[part] -= factor * own[part]
    }
  }
}
