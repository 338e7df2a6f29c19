import type { Whole } from '../../kernels/whole.ts'
import { areas, frame, means } from './quiet-kernel.ts'

const TERMS = 14
const DARK = 12

/**
 * Values of the Legendre polynomials up to degree four for each column and row; and the degrees in x and y of each
 * product.
 */
export const columnValues = new Float64Array(0)
export const rowValues = new Float64Array(0)
export const degrees = new Int32Array(2 * TERMS)
/** Values of all products at the middle of each block of an area. */
export const terms = new Float32Array(0)

/** Computes the products for all blocks of areas. */
export function layTerms(): void {
  const across = frame[3]
  for (let row: Whole = 0; row < frame[4]; row++)
    for (let column: Whole = 0; column < across; column++) {
      const block = row * across + column
      if (areas[block] < 0) continue
      for (let term: Whole = 0; term < TERMS; term++)
        terms[block * TERMS + term] =
          columnValues[column * 5 + degrees[2 * term]] * rowValues[row * 5 + degrees[2 * term + 1]]
    }
}

/** The group of each block whose illumination is fitted, negative for none; and the logarithms of its levels. */
export const groups = new Int32Array(0)
export const levelLogs = new Float64Array(0)
/** Weight of each block, and its weight in the current round. */
export const own = new Float64Array(0)
export const pulls = new Float64Array(0)

/** Sets each block's weight to its squared level, since the error is constant in levels, not in logarithms. */
export function startPulls(): void {
  for (let block: Whole = 0; block < frame[3] * frame[4]; block++) {
    const level = means[block * 3 + 1] + DARK
    own[block] = level * level
    pulls[block] = own[block]
  }
}

/** Lowers the weight of blocks that differ by more than `limit` levels (Huber weights). */
export function weakenPulls(limit: number): void {
  for (let block: Whole = 0; block < frame[3] * frame[4]; block++)
    pulls[block] = strays[block] > limit ? (own[block] * limit) / strays[block] : own[block]
}

/** Means of the products and of the three logarithms over each group, and the group's total weight. */
export const middles = new Float64Array(0)
export const totals = new Float64Array(0)
/** Normal equations: a row for each product, with its sums with all products and with the three logarithms. */
export const equations = new Float64Array(TERMS * (TERMS + 3))
const differences = new Float64Array(TERMS + 3)
const NUMBERS = 17

/**
 * Computes the upper triangle of the normal equations of `count` groups.
 *
 * @param apart step from one block that is used to the next; 1 uses all
 * @returns total weight of the blocks used
 */
export function sumEquations(count: Whole, apart: Whole): number {
  const blocks = frame[3] * frame[4]
  for (let at: Whole = 0; at < count * NUMBERS; at++) middles[at] = 0
  for (let at: Whole = 0; at < count; at++) totals[at] = 0
  for (let at: Whole = 0; at < TERMS * NUMBERS; at++) equations[at] = 0
  for (let block: Whole = 0; block < blocks; block++) if (groups[block] >= 0) addMiddle(block)
  for (let at: Whole = 0; at < count * NUMBERS; at++) middles[at] = middles[at] / totals[Math.floor(at / NUMBERS) | 0]
  let total = 0
  for (let block: Whole = 0; block < blocks; block += apart) {
    if (groups[block] < 0) continue
    total += pulls[block]
    addEquations(block)
  }
  return total
}

function addMiddle(block: Whole): void {
  const pull = pulls[block]
  const at = groups[block] * NUMBERS
  totals[groups[block]] = totals[groups[block]] + pull
  for (let term: Whole = 0; term < TERMS; term++) middles[at + term] += pull * terms[block * TERMS + term]
  for (let c: Whole = 0; c < 3; c++) middles[at + TERMS + c] += pull * restAt(block * 3 + c, 0)
}

function addEquations(block: Whole): void {
  const at = groups[block] * NUMBERS
  for (let term: Whole = 0; term < TERMS; term++) differences[term] = terms[block * TERMS + term] - middles[at + term]
  for (let c: Whole = 0; c < 3; c++) differences[TERMS + c] = restAt(block * 3 + c, 0) - middles[at + TERMS + c]
  for (let term: Whole = 0; term < TERMS; term++) {
    const pull = pulls[block] * differences[term]
    const row = term * NUMBERS
    for (let other: Whole = term; other < NUMBERS; other++) equations[row + other] += pull * differences[other]
  }
}

/**
 * Weights of the products, channel after channel; and the logarithm of the illumination of each block, three per block.
 */
export const weights = new Float64Array(3 * TERMS)
export const lightLogs = new Float32Array(0)

/** Computes the illumination of each block of a group from the weights. */
export function layLight(): void {
  for (let block: Whole = 0; block < frame[3] * frame[4]; block++)
    for (let c: Whole = 0; c < 3; c++) {
      const at = block * 3 + c
      lightLogs[at] = 0
      if (groups[block] < 0) continue
      for (let term: Whole = 0; term < TERMS; term++)
        lightLogs[at] += weights[c * TERMS + term] * terms[block * TERMS + term]
    }
}

/** Difference of each block from the mean of its group, maximum over the channels, levels; and scratch memory. */
export const strays = new Float32Array(0)
const rest = new Float32Array(1)

/** Computes these differences for blocks of `count` groups; `lit` is 1 to remove the illumination first, else 0. */
export function layStrays(count: Whole, lit: Whole): void {
  const blocks = frame[3] * frame[4]
  for (let at: Whole = 0; at < count * 3; at++) middles[at] = 0
  for (let at: Whole = 0; at < count; at++) totals[at] = 0
  for (let block: Whole = 0; block < blocks; block++) {
    const group = groups[block]
    if (group < 0) continue
    totals[group] = totals[group] + own[block]
    for (let c: Whole = 0; c < 3; c++) middles[group * 3 + c] += own[block] * restAt(block * 3 + c, lit)
  }
  for (let at: Whole = 0; at < count * 3; at++) middles[at] = middles[at] / totals[Math.floor(at / 3) | 0]
  for (let block: Whole = 0; block < blocks; block++) {
    const group = groups[block]
    let most = 0
    if (group >= 0)
      for (let c: Whole = 0; c < 3; c++) {
        const at = block * 3 + c
        most = Math.max(most, Math.abs(restAt(at, lit) - middles[group * 3 + c]) * means[at])
      }
    strays[block] = most
  }
}

function restAt(at: Whole, lit: Whole): number {
  rest[0] = lit === 1 ? levelLogs[at] - lightLogs[at] : levelLogs[at]
  return rest[0]
}
