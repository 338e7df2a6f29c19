import { fall } from '../../numbers/ramp.ts'
import { measureAlignment } from '../kit/place/alignment.ts'
import type { IndexPlane } from '../render/index-plane.ts'
import { measureDistances } from './distance-map.ts'
import { findHearts } from './find-hearts.ts'
import { measureLean } from './measure-lean.ts'
import { profileLines } from './profile-lines.ts'

/**
 * Scores of faults known in the trade, each from 0 (obvious) to 1 (absent), measured on one period as it will be laid
 * out.
 */
export type Scores = {
  /** Line-ups: large motifs that share a line. Null where rows are the layout. */
  readonly lineUps: number | null
  /** Alleyways: lines of bare ground. Null where rows are the layout. */
  readonly alleyways: number | null
  /** The largest empty place compared with the usual gap. */
  readonly holes: number
  /** Even distribution of visual weight and colours over the repeat. */
  readonly balance: number
  /** All scores combined; the lowest counts most. */
  readonly total: number
}

/**
 * Scores one period. A plane of about 128 pixels is enough, since what shows at arm's length is large.
 *
 * @param plane the period
 * @param ground its ground ink
 * @param isRowed true where rows are intended, as in a half-drop; they are then no fault
 */
export function scorePlane(plane: IndexPlane, ground: number, isRowed = false): Scores {
  const { data, width, height } = plane
  const figure = Uint8Array.from(data, (ink) => (ink === ground ? 0 : 1))
  const covered = figure.reduce((total, mark) => total + mark, 0) / figure.length
  // With next to no ground, or nothing but ground, there is no figure to judge.
  if (covered < 0.005 || covered > 0.995)
    return { ...(isRowed ? unjudged : { lineUps: 1, alleyways: 1 }), holes: 1, balance: 1, total: 1 }
  const gaps = measureDistances(
    figure.map((mark) => 1 - mark),
    width,
    height,
  )
  const gapPx = typicalRadius(gaps, width, height)
  const parts = {
    ...(isRowed ? unjudged : scoreLines(figure, width, height, gapPx.typical)),
    holes: rate(gapPx.largest / Math.max(1, gapPx.typical), HOLES),
    balance: rate(measureLean(plane, ground), LEAN),
  }
  const values = Object.values(parts).filter((value) => value !== null)
  const mean = values.reduce((total, value) => total + value, 0) / values.length
  return { ...parts, total: (mean + Math.min(...values)) / 2 }
}

const unjudged = { lineUps: null, alleyways: null } as const

function scoreLines(
  figure: Uint8Array,
  width: number,
  height: number,
  gapPx: number,
): { readonly lineUps: number; readonly alleyways: number } {
  const hearts = findHearts(measureDistances(figure, width, height), width, height)
  const alleys = profileLines(figure, width, height, Math.max(2, gapPx * 0.8))
  return {
    lineUps: rate(measureAlignment(hearts, width, height), LINE_UPS),
    alleyways: rate(alleys.emptiest, ALLEYS),
  }
}

type Scale = { readonly good: number; readonly bad: number }

/**
 * Values at which a measure does not matter and at which it is obvious, found on sheets made good and bad on purpose.
 */
const LINE_UPS: Scale = { good: 1.2, bad: 2.4 }
const ALLEYS: Scale = { good: 0.6, bad: 0.05 }
const HOLES: Scale = { good: 1.6, bad: 4.5 }
const LEAN: Scale = { good: 0.06, bad: 0.5 }

function rate(value: number, { good, bad }: Scale): number {
  return fall(value, good, bad)
}

/** Radii of the empty places in pixels: the largest, and the median of all local maxima. */
function typicalRadius(squared: Float64Array, width: number, height: number): { largest: number; typical: number } {
  const peaks: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const value = squared[y * width + x]
      if (value > 1 && isPeak(squared, width, height, x, y, value)) peaks.push(Math.sqrt(value))
    }
  peaks.sort((one, other) => one - other)
  return { largest: peaks[peaks.length - 1] ?? 0, typical: peaks[Math.floor(peaks.length / 2)] ?? 0 }
}

function isPeak(values: Float64Array, width: number, height: number, x: number, y: number, value: number): boolean {
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++) {
      const beside = values[((y + dy + height) % height) * width + ((x + dx + width) % width)]
      if (beside > value) return false
    }
  return true
}
