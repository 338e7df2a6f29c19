import { countGroups, findAreas, joinAreas, type QuietBlocks } from './quiet-blocks.ts'

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
// Levels: what strays farther, grain added, pulls at the field less.
const PULL_MAX = 2.5
// Levels that neighbouring blocks of one area differ by at most, and grains of their means.
const STEP_MAX = 5
const STEP_GRAINS = 2
// Holds what blocks without edges cannot tell, as the light of a corner without any, near to even.
const STIFFNESS = 2e-4

/** Blocks side by side that are of one ink under one light. */
export function areasOfBlocks(blocks: QuietBlocks, grain: number): Int32Array {
  return findAreas(blocks, STEP_MAX + STEP_GRAINS * grain)
}

/**
 * Fits the field under which all blocks of each area are alike, then that under which all areas of one ink are. What is fitted are logarithms,
 * in which light adds up; what is kept small are levels. Undefined where no field will explain the blocks.
 *
 * @param grain deviation of the grain that is left in the means of blocks, levels
 */
export function fitLight(blocks: QuietBlocks, areas: Int32Array, grain: number): LightField | undefined {
  const terms = termsOfBlocks(blocks, areas)
  const look = fitGroups(blocks, terms, areas, grain, 1)
  if (explainedShare(look.strays, areas, grain) < EXPLAINED_AT_FIRST_MIN) return undefined
  const first = fitGroups(blocks, terms, areas, grain)
  const inks = joinAreas(areas, withoutLight(blocks, first.logs))
  return { ...fitGroups(blocks, terms, inks, grain), inks, straysLit: straysOfGroups(blocks, inks) }
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
export function withoutLight({ means }: QuietBlocks, logs: Float32Array): Float32Array {
  return means.map((level, at) => level * Math.exp(-logs[at]))
}

/** Value of each Legendre polynomial up to the fourth at `t`, -1..1. */
export function legendre(t: number): readonly number[] {
  const tt = t * t
  return [1, t, 1.5 * tt - 0.5, (2.5 * tt - 1.5) * t, (4.375 * tt - 3.75) * tt + 0.375]
}

/** Levels that blocks stray from the mean of their group, at most of all channels; 0 for those of none. */
export function straysOfGroups(blocks: QuietBlocks, groups: Int32Array, logs?: Float32Array): Float32Array {
  const { means } = blocks
  const rests = logsOfMeans(blocks, groups, logs)
  const middles = meansOfGroups(groups, pullsOf(blocks, groups), rests, 3)
  const strays = new Float32Array(groups.length)
  for (let block = 0; block < groups.length; block++)
    if (groups[block] >= 0) strays[block] = strayOf(means, rests, middles, block * 3, groups[block] * 3)
  return strays
}

function strayOf(means: Float32Array, rests: Float32Array, middles: Float64Array, at: number, group: number): number {
  let most = 0
  for (let c = 0; c < 3; c++) {
    const stray = Math.abs(rests[at + c] - middles[group + c]) * means[at + c]
    if (stray > most) most = stray
  }
  return most
}

/** Values of all products at the middle of each block of a group; of others nothing is asked. */
function termsOfBlocks({ across, down }: QuietBlocks, groups: Int32Array): Float32Array {
  const terms = new Float32Array(across * down * TERMS)
  const columns = Array.from({ length: across }, (_, column) => legendre((2 * column + 1) / across - 1))
  for (let row = 0; row < down; row++) {
    const ys = legendre((2 * row + 1) / down - 1)
    for (let column = 0; column < across; column++) {
      const block = row * across + column
      if (groups[block] >= 0) writeTerms(terms, block * TERMS, columns[column], ys)
    }
  }
  return terms
}

const degreesX = Int32Array.from(legendreTerms, ([x]) => x)
const degreesY = Int32Array.from(legendreTerms, ([, y]) => y)

function writeTerms(terms: Float32Array, from: number, xs: readonly number[], ys: readonly number[]): void {
  for (let term = 0; term < TERMS; term++) terms[from + term] = xs[degreesX[term]] * ys[degreesY[term]]
}

/** Least squares, round by round; what strays far from a round's field pulls less at the next. */
function fitGroups(
  blocks: QuietBlocks,
  terms: Float32Array,
  groups: Int32Array,
  grain: number,
  rounds = ROUNDS,
): Pick<LightField, 'weights' | 'logs' | 'strays'> {
  const own = pullsOf(blocks, groups)
  const limit = PULL_MAX + grain
  let pulls = own
  for (let round = 1; ; round++) {
    const weights = solveField(blocks, terms, groups, pulls)
    const logs = logsOf(terms, weights, groups)
    const strays = straysOfGroups(blocks, groups, logs)
    if (round === rounds) return { weights, logs, strays }
    pulls = own.map((pull, block) => (strays[block] > limit ? (pull * limit) / strays[block] : pull))
  }
}

function logOf(level: number): number {
  return Math.log(Math.max(DARK, level))
}

/** What a block counts for: its light squared, since levels and not their logarithms are as good everywhere. */
function pullsOf({ means }: QuietBlocks, groups: Int32Array): Float64Array {
  const pulls = new Float64Array(groups.length)
  for (let block = 0; block < groups.length; block++)
    if (groups[block] >= 0) pulls[block] = (means[block * 3 + 1] + DARK) ** 2
  return pulls
}

/** Logarithms of the light of all blocks of a group. */
function logsOf(terms: Float32Array, weights: Float64Array, groups: Int32Array): Float32Array {
  const logs = new Float32Array(groups.length * 3)
  for (let block = 0; block < groups.length; block++)
    if (groups[block] >= 0)
      for (let c = 0; c < 3; c++) logs[block * 3 + c] = logAt(terms, block * TERMS, weights, c * TERMS)
  return logs
}

function logAt(terms: Float32Array, firstTerm: number, weights: Float64Array, firstWeight: number): number {
  let log = 0
  for (let term = 0; term < TERMS; term++)
    log = Math.fround(log + weights[firstWeight + term] * terms[firstTerm + term])
  return log
}

/** Logarithms of the levels of all blocks of a group, less those of their light where that is known. */
function logsOfMeans({ means }: QuietBlocks, groups: Int32Array, light?: Float32Array): Float32Array {
  const logs = new Float32Array(means.length)
  for (let block = 0; block < groups.length; block++) {
    if (groups[block] < 0) continue
    const at = block * 3
    for (let c = 0; c < 3; c++) logs[at + c] = logOf(means[at + c]) - (light ? light[at + c] : 0)
  }
  return logs
}

/** Weighted means of `size` values a block over each group. */
function meansOfGroups(groups: Int32Array, pulls: Float64Array, values: Float32Array, size: number): Float64Array {
  const sums = new Float64Array(countGroups(groups) * size)
  const totals = new Float64Array(sums.length / size)
  for (let block = 0; block < groups.length; block++) {
    const group = groups[block]
    if (group < 0) continue
    totals[group] += pulls[block]
    addTimes(pulls[block], values, block * size, sums, group * size, size)
  }
  return sums.map((sum, at) => sum / totals[Math.floor(at / size)])
}

/** Adds `size` values, from one place on, times a factor to sums from another on. */
function addTimes(
  factor: number,
  values: Float32Array | Float64Array,
  from: number,
  sums: Float64Array,
  to: number,
  size: number,
): void {
  for (let part = 0; part < size; part++) sums[to + part] += factor * values[from + part]
}

function solveField(blocks: QuietBlocks, terms: Float32Array, groups: Int32Array, pulls: Float64Array): Float64Array {
  const logs = logsOfMeans(blocks, groups)
  const middleTerms = meansOfGroups(groups, pulls, terms, TERMS)
  const middleLogs = meansOfGroups(groups, pulls, logs, 3)
  const equations = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 3))
  const row = new Float64Array(TERMS + 3)
  let total = 0
  for (let block = 0; block < groups.length; block++) {
    const group = groups[block]
    if (group < 0) continue
    for (let i = 0; i < TERMS; i++) row[i] = terms[block * TERMS + i] - middleTerms[group * TERMS + i]
    for (let c = 0; c < 3; c++) row[TERMS + c] = logs[block * 3 + c] - middleLogs[group * 3 + c]
    total += pulls[block]
    for (let i = 0; i < TERMS; i++) addTimes(pulls[block] * row[i], row, i, equations[i], i, row.length - i)
  }
  for (let i = 0; i < TERMS; i++) {
    for (let j = 0; j < i; j++) equations[i][j] = equations[j][i]
    equations[i][i] += STIFFNESS * total + Number.EPSILON
  }
  eliminate(equations)
  return Float64Array.from({ length: 3 * TERMS }, (_, at) => equations[at % TERMS][TERMS + Math.floor(at / TERMS)])
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
