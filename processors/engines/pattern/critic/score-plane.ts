import { measureAlignment } from '../kit/place/alignment.ts'
import type { IndexPlane } from '../render/index-plane.ts'
import { measureDistances } from './distance-map.ts'
import { findHearts } from './find-hearts.ts'
import { measureLean } from './measure-lean.ts'
import { profileLines } from './profile-lines.ts'

/** Faults the trade names, each 0 (plain to see) to 1 (none), measured on one repeat as it will be laid. */
export type Scores = {
  /** Unintended rows: the large motifs share a line. Null where rows are the layout. */
  readonly lineUps: number | null
  /** Unintended lines of ground. Null where rows are the layout. */
  readonly alleyways: number | null
  /** The largest empty place against the usual gap. */
  readonly holes: number
  /** Weight and colours lie evenly over the repeat. */
  readonly balance: number
  /** All of them together; the weakest counts most. */
  readonly total: number
}

/**
 * Scores one period. A plane of about 128 pixels is enough: what shows at arm's length is large.
 *
 * @param plane the period
 * @param ground its ground ink
 * @param isRowed true where rows are asked for, as in a half-drop: they are then no fault
 */
export function scorePlane(plane: IndexPlane, ground: number, isRowed = false): Scores {
  const { data, width, height } = plane
  const figure = Uint8Array.from(data, (ink) => (ink === ground ? 0 : 1))
  const covered = figure.reduce((total, mark) => total + mark, 0) / figure.length
  // Nothing stands out from a ground that is not there, or from one that is all there is.
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

/** Where a measure stops to matter and where it cannot be overlooked, found on sheets made good and bad on purpose. */
const LINE_UPS: Scale = { good: 1.2, bad: 2.4 }
const ALLEYS: Scale = { good: 0.6, bad: 0.05 }
const HOLES: Scale = { good: 1.6, bad: 4.5 }
const LEAN: Scale = { good: 0.06, bad: 0.5 }

function rate(value: number, { good, bad }: Scale): number {
  return Math.max(0, Math.min(1, (bad - value) / (bad - good)))
}

/** Radii in pixels of the empty places: the largest, and the median of all local largest. */
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
