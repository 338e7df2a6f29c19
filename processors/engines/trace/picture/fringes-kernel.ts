import type { Whole } from '../../kernels/whole.ts'
import { changed, frame, levels, rowStarts } from './changes-kernel.ts'
import { FAR, GREEN_SIDE, NEAR } from './stripes.ts'

// Unchanged pixels read on each side of a run of changes, its least distance from the frame, and the longest run that
// is used.
const MARGIN = 1
const REACH = 2
const RUN_MAX = 64
// RGB levels: least rise of a run, and least distance of its colours from the line between ground and ink that counts
// as a fringe.
const RISE_MIN = 40
const FRINGE_MIN = 6
// Largest remaining share of a fringe after red and blue are shifted back.
const FRINGE_LEFT_MAX = 0.5

/**
 * Number of runs that rise enough, and of those whose fringes vanish with red on the left of a pixel, and with blue.
 */
export const fringeCounts = new Int32Array(3)

/** Counts the runs of changing pixels of every `apart`-th row. */
export function countFringes(apart: Whole): void {
  for (let y: Whole = 0; y < frame[1]; y += apart) {
    const first = y * frame[0]
    const end = rowStarts[y + 1]
    for (let i: Whole = rowStarts[y]; i < end; i++) {
      const start = changed[i]
      while (i + 1 < end && changed[i + 1] === changed[i] + 1) i++
      if (start - first < REACH || changed[i] - first >= frame[0] - REACH) continue
      const from = start - MARGIN
      const to = changed[i] + MARGIN
      if (to - from <= RUN_MAX) countRun(from, to)
    }
  }
}

function countRun(from: Whole, to: Whole): void {
  const own = fringeOf(from, to, 0)
  if (own >= 0) addFringe(0)
  if (own <= FRINGE_MIN) return
  if (fringeOf(from, to, 1) < FRINGE_LEFT_MAX * own) addFringe(1)
  if (fringeOf(from, to, -1) < FRINGE_LEFT_MAX * own) addFringe(2)
}

function addFringe(kind: Whole): void {
  fringeCounts[kind] = fringeCounts[kind] + 1
}

// Value of a pixel, with its channels shifted by an order.
let shownRed = 0
let shownGreen = 0
let shownBlue = 0

function readColor(pixel: Whole, order: Whole): void {
  const at = pixel * 4
  if (order === 0) {
    shownRed = levels[at]
    shownGreen = levels[at + 1]
    shownBlue = levels[at + 2]
    return
  }
  shownRed = NEAR * levels[at] + FAR * levels[at + 4 * order]
  shownGreen = (1 - 2 * GREEN_SIDE) * levels[at + 1] + GREEN_SIDE * (levels[at - 3] + levels[at + 5])
  shownBlue = NEAR * levels[at + 2] + FAR * levels[at + 2 - 4 * order]
}

/**
 * Largest distance of a run's colours from the line between its first colour and the one farthest from that, RGB
 * levels; -1 where the run rises too little.
 */
export function fringeOf(from: Whole, to: Whole, order: Whole): number {
  readColor(from, order)
  const red = shownRed
  const green = shownGreen
  const blue = shownBlue
  let far = 0
  let farRed = 0
  let farGreen = 0
  let farBlue = 0
  for (let pixel: Whole = from + 1; pixel <= to; pixel++) {
    readColor(pixel, order)
    const length = squared(shownRed - red) + squared(shownGreen - green) + squared(shownBlue - blue)
    if (length <= far) continue
    far = length
    farRed = shownRed - red
    farGreen = shownGreen - green
    farBlue = shownBlue - blue
  }
  if (far < RISE_MIN * RISE_MIN) return -1
  let sum = 0
  for (let pixel: Whole = from; pixel <= to; pixel++) {
    readColor(pixel, order)
    const share = ((shownRed - red) * farRed + (shownGreen - green) * farGreen + (shownBlue - blue) * farBlue) / far
    sum += squared(shownRed - red - share * farRed)
    sum += squared(shownGreen - green - share * farGreen)
    sum += squared(shownBlue - blue - share * farBlue)
  }
  return Math.sqrt(sum / (to - from + 1))
}

function squared(value: number): number {
  return value * value
}
