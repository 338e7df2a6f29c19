import type { Whole } from '../../kernels/whole.ts'
import { changed, frame, levels, rowStarts } from './changes-kernel.ts'

// Largest faint difference in levels.
const FAINT_MAX = 14
// A rounded ramp has second differences of at most 4 over both directions; more is not a ramp.
const UNEVEN_MIN = 5
const SECOND_MAX = 1023

/** Histogram of the sums of second differences of changing pixels. */
export const seconds = new Int32Array(1024)
/** Numbers of changing pixels off the frame: all, flat in colour, faint, also uneven, and local extrema among these. */
export const stepCounts = new Int32Array(5)

/** Classifies the changing pixels of every `apart`-th row. */
export function countSteps(apart: Whole): void {
  for (let at: Whole = 0; at < 1024; at++) seconds[at] = 0
  for (let at: Whole = 0; at < 5; at++) stepCounts[at] = 0
  for (let y: Whole = 1; y + 1 < frame[1]; y += apart)
    for (let i: Whole = rowStarts[y]; i < rowStarts[y + 1]; i++) {
      const x = changed[i] - y * frame[0]
      if (x > 0 && x < frame[0] - 1) countStep(changed[i] * 4)
    }
}

function countStep(at: Whole): void {
  const row = frame[0] * 4
  const green = at + 1
  const bend = bendAt(green, 4) + bendAt(green, row)
  const second = Math.min(SECOND_MAX, bend)
  seconds[second] = seconds[second] + 1
  addStep(0)
  const step = stepAt(at, row)
  if (step === 0) addStep(1)
  else if (step <= FAINT_MAX) {
    addStep(2)
    if (second < UNEVEN_MIN) return
    addStep(3)
    if (turnsAt(green, 4) || turnsAt(green, row)) addStep(4)
  }
}

function addStep(kind: Whole): void {
  stepCounts[kind] = stepCounts[kind] + 1
}

function bendAt(at: Whole, stride: Whole): Whole {
  const bend: Whole = 2 * levels[at] - levels[at - stride] - levels[at + stride]
  return bend < 0 ? -bend : bend
}

function turnsAt(at: Whole, stride: Whole): boolean {
  return (levels[at] - levels[at - stride]) * (levels[at] - levels[at + stride]) > 0
}

/**
 * Largest difference of a pixel from its four neighbours over the three colour components; stops once it is no longer
 * faint.
 */
function stepAt(at: Whole, row: Whole): Whole {
  let most: Whole = 0
  for (let one: Whole = at; one < at + 3 && most <= FAINT_MAX; one++) {
    most = widest(most, one, one - 4)
    most = widest(most, one, one + 4)
    most = widest(most, one, one - row)
    most = widest(most, one, one + row)
  }
  return most
}

function widest(most: Whole, one: Whole, other: Whole): Whole {
  const apart: Whole = levels[one] - levels[other]
  if (apart > most) return apart
  return -apart > most ? -apart : most
}
