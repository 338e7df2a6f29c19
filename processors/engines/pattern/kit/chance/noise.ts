import { TURN, wrap } from '../line/knot.ts'
import { createRandom } from './random.ts'

/** A field on the torus: x and y are shares of the period, so 0 and 1 are the same place. Values about -1..1. */
export type TorusField = (x: number, y: number) => number

/** Value noise with quintic interpolation, with so many lattice cells per period in each direction. */
export function createNoise(seed: string, cellsX: number, cellsY = cellsX): TorusField {
  const random = createRandom(seed)
  const values = Float64Array.from({ length: cellsX * cellsY }, () => random.between(-1, 1))
  const ease = (t: number): number => t * t * t * (t * (6 * t - 15) + 10)
  return (x, y) => {
    const [u, v] = [wrap(x, 1) * cellsX, wrap(y, 1) * cellsY]
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [a, b] = [ease(u - column), ease(v - row)]
    const at = (i: number, j: number): number => values[(j % cellsY) * cellsX + (i % cellsX)]
    const upper = at(column, row) + (at(column + 1, row) - at(column, row)) * a
    const lower = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * a
    return upper + (lower - upper) * b
  }
}

/**
 * Gradient noise (K. Perlin, "Improving noise", 2002) with so many lattice cells per period in each direction. Unlike
 * value noise it shows no squares where its levels are drawn as areas.
 */
export function createGrain(seed: string, cellsX: number, cellsY = cellsX): TorusField {
  const random = createRandom(seed)
  const angles = Array.from({ length: cellsX * cellsY }, () => random.between(0, TURN))
  const [slopesX, slopesY] = [Math.cos, Math.sin].map((of) => Float64Array.from(angles, of))
  const ease = (t: number): number => t * t * t * (t * (6 * t - 15) + 10)
  return (x, y) => {
    const [u, v] = [wrap(x, 1) * cellsX, wrap(y, 1) * cellsY]
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [left, top] = [u - column, v - row]
    const at = (i: number, j: number): number => {
      const node = ((row + j) % cellsY) * cellsX + ((column + i) % cellsX)
      return slopesX[node] * (left - i) + slopesY[node] * (top - j)
    }
    const [a, b] = [ease(left), ease(top)]
    const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * a
    const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * a
    // The largest value is half the diagonal of a cell.
    return (upper + (lower - upper) * b) * Math.SQRT2
  }
}

/**
 * Band-limited noise: a sum of random plane waves whose frequencies (integers, in waves per period, so that they close)
 * lie in an elliptical ring. It gives stripes and patches of one size, which value noise cannot.
 *
 * @param band frequencies along x and y, and the width of the ring as a share of these
 */
export function createWaves(
  seed: string,
  band: { readonly acrossX: number; readonly acrossY: number; readonly spread: number },
  waves = 60,
): TorusField {
  const random = createRandom(seed)
  const parts = Array.from({ length: waves }, () => {
    const angle = random.between(0, TURN)
    const reach = 1 + random.between(-band.spread, band.spread)
    return {
      x: Math.round(Math.cos(angle) * band.acrossX * reach),
      y: Math.round(Math.sin(angle) * band.acrossY * reach),
      phase: random.between(0, TURN),
    }
  })
  const scale = Math.sqrt(2 / waves)
  return (x, y) => {
    let sum = 0
    for (const part of parts) sum += Math.cos(TURN * (part.x * x + part.y * y) + part.phase)
    return sum * scale
  }
}

/**
 * Domain warping: displaces the argument of a field by noise, which bends straight things as a hand would. `amount` is
 * a share of the period; for large amounts use `createGrain`, since the squares of value noise show as straight edges.
 */
export function bendField(
  field: TorusField,
  seed: string,
  cells: number,
  amount: number,
  by: typeof createNoise = createNoise,
): TorusField {
  const [sideways, upDown] = [by(`${seed}/x`, cells), by(`${seed}/y`, cells)]
  return (x, y) => field(x + amount * sideways(x, y), y + amount * upDown(x, y))
}
