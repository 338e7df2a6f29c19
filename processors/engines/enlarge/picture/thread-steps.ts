// How much lighter the lines of a picture are than those beside them, which is what threads leave.
import { LUMA } from './light-of.ts'
import { foldIndex, type SampleGrid } from './sample-grid.ts'

/**
 * Steps are counted in these parts of a level (threads that add to the light) or of the light (threads that multiply
 * it): integers, so that the order of adding does not matter.
 */
export const PARTS = { added: 256, multiplied: 32768 } as const
export type Kind = keyof typeof PARTS

/** Luma outside which threads are clipped. */
export const CUT_OFF = { low: 3, high: 252 } as const
/** Luma below which what was multiplied cannot be measured, levels. */
const GROUND_MIN = 24

/**
 * Lines across the threads of one axis, each `length` pixels long; offsets from one line to the next and from one pixel
 * to the next along it; whether the picture wraps around across them and along them.
 */
export type Axis = {
  readonly lines: number
  readonly length: number
  readonly lineStep: number
  readonly step: number
  readonly wraps: boolean
  readonly wrapsAlong: boolean
}

/** Luma of a line, the mean of each pixel and the next, so that crossings cancel; not a number where either is clipped. */
export function readPairs(grid: SampleGrid, axis: Axis, line: number, into: Float64Array): void {
  const { length, lineStep, step, wrapsAlong } = axis
  const start = line * lineStep
  let own = lumaAt(grid, start)
  for (let k = 0; k < length; k++) {
    const next = lumaAt(grid, start + step * foldIndex(k + 1, length, wrapsAlong))
    const isFree = Math.min(own, next) >= CUT_OFF.low && Math.max(own, next) <= CUT_OFF.high
    into[k] = isFree ? (own + next) / 2 : Number.NaN
    own = next
  }
}

function lumaAt({ samples, channels }: SampleGrid, pixel: number): number {
  const at = pixel * channels
  if (channels < 3) return samples[at]
  return LUMA[0] * samples[at] + LUMA[1] * samples[at + 1] + LUMA[2] * samples[at + 2]
}

/** How much lighter a line is than the mean of its neighbours, at every unclipped place along it; returns how many. */
export function writeSteps(
  before: Float64Array,
  own: Float64Array,
  behind: Float64Array,
  kind: Kind,
  into: Int32Array,
): number {
  let count = 0
  for (let k = 0; k < own.length; k++) {
    const ground = (before[k] + 2 * own[k] + behind[k]) / 4
    if (Number.isNaN(ground) || (kind === 'multiplied' && ground < GROUND_MIN)) continue
    const step = own[k] - (before[k] + behind[k]) / 2
    into[count++] = Math.round(PARTS[kind] * (kind === 'added' ? step : step / ground))
  }
  return count
}
