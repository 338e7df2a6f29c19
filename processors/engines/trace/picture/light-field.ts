import { countGroups, joinAreas } from './join-areas.ts'
import type { LightBoard } from './light-board.ts'

/** How much of the light each place of a picture gets, smooth all over. */
export type LightField = {
  /** Natural logarithms of the light of each block, three a block, against the middle of the picture's. */
  readonly logs: Float32Array
  /** Weights of the products of `legendreTerms`, channel after channel. */
  readonly weights: Float64Array
  /** What each block belongs to: areas of one ink have one number, the largest 0; -1 where there is an edge. */
  readonly inks: Int32Array
  /** Levels that each block strays from the mean of its ink, under this light and once it is taken off; 0 where there is an edge. */
  readonly straysLit: Float32Array
  readonly strays: Float32Array
}

const DEGREE = 4
/** Degrees in x and y of each product, without the constant: up to the fourth in all, as the light of a lens or a lamp takes. */
export const legendreTerms: readonly (readonly [number, number])[] = Array.from(
  { length: (DEGREE + 1) ** 2 },
  (_, i) => [i % (DEGREE + 1), Math.floor(i / (DEGREE + 1))] as const,
).filter(([x, y]) => x + y > 0 && x + y <= DEGREE)

const TERMS = legendreTerms.length
// Darker than this many levels, one level tells little of the light.
const DARK = 12
const ROUNDS = 4
// Blocks that stray by no more levels, grain added, are explained.
const EXPLAINED_LEVELS = 4
// Of all blocks: where the first look explains fewer, no field will. Measured: photographs 0.57, unevenly lit inks 0.96 and more.
const EXPLAINED_AT_FIRST_MIN = 0.8
// Blocks that the first look asks, about: they tell the field as well as all.
const LOOK_BLOCKS = 2000
// Levels: what strays farther, grain added, pulls at the field less.
const PULL_MAX = 2.5
// Levels that neighbouring blocks of one area differ by at most, and grains of their means.
const STEP_MAX = 5
const STEP_GRAINS = 2
// Holds what blocks without edges cannot tell, as the light of a corner without any, near to even.
const STIFFNESS = 2e-4

/** Numbers the areas, blocks side by side that are of one ink under one light; returns how many there are. */
export function findAreas(board: LightBoard, grain: number): number {
  return board.call.findAreas(STEP_MAX + STEP_GRAINS * grain)
}

/** Lays logarithms and products for all blocks of areas, for what follows. */
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
 * Fits the field under which all blocks of each area are alike, then that under which all areas of one ink are. What is
 * fitted are logarithms, in which light adds up; what is kept small are levels. Undefined where no field will explain
 * the blocks.
 *
 * @param grain deviation of the grain that is left in the means of blocks, levels
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

/** From one block that the first look asks to the next: not one below the other. */
function blocksApart({ across, down }: LightBoard): number {
  let apart = 1 + Math.floor((across * down) / LOOK_BLOCKS)
  while (apart > 1 && across % apart === 0) apart++
  return apart
}

/** Share (0..1) of the blocks of all groups that stray by a few levels at most. */
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

/** Levels of blocks as they would be under even light. */
export function withoutLight({ means }: LightBoard, logs: Float32Array): Float32Array {
  return means.map((level, at) => level * Math.exp(-logs[at]))
}

/** Value of each Legendre polynomial up to the fourth at `t`, -1..1. */
export function legendre(t: number): readonly number[] {
  const tt = t * t
  return [1, t, 1.5 * tt - 0.5, (2.5 * tt - 1.5) * t, (4.375 * tt - 3.75) * tt + 0.375]
}

/**
 * Levels that blocks stray from the mean of their group, at most of all channels; 0 for those of none.
 *
 * @param logs the light that is taken off first; none leaves them as they are lit
 */
export function straysOfGroups(board: LightBoard, groups: Int32Array, logs?: Float32Array): Float32Array {
  board.groups.set(groups)
  if (logs) board.lightLogs.set(logs)
  board.call.layStrays(countGroups(groups), logs ? 1 : 0)
  return board.strays
}

/** Least squares, round by round; what strays far from a round's field pulls less at the next. */
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

/** @param total what all blocks pull */
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

/** Gauss and Jordan, in place; the equations are positive definite, so none change places. */
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
