import type { Whole } from '../../kernels/whole.ts'
import { frame, isInterior, isRamp } from '../inks/mixture-kernel.ts'
import { distanceOf, findNearest, inkOf } from '../inks/nearest-kernel.ts'

/** Ink of each pixel. */
export const ink = new Uint8Array(0)
/** Pixels that no single ink explains, in reading order. */
export const open = new Int32Array(0)
/** Pixels of a row that differ from a neighbour. */
export const rowChanges = new Int32Array(0)

export const UNDECIDED = 255
let opened: Whole = 0

/** Labels row `y` with the nearest inks, run by run. */
export function labelNearestRow(y: Whole, changes: Whole): void {
  const end = (y + 1) * frame[0]
  let i: Whole = 0
  let pixel: Whole = end - frame[0]
  while (pixel < end) {
    const change = i < changes ? rowChanges[i] : end
    const isChange = pixel === change
    if (isChange) i++
    pixel = fillRun(pixel, isChange ? pixel + 1 : change, inkOf(findNearest(pixel)))
  }
}

/** Labels a run; returns its end. */
function fillRun(from: Whole, to: Whole, label: Whole): Whole {
  for (let pixel: Whole = from; pixel < to; pixel++) ink[pixel] = label
  return to
}

/**
 * Labels row `y`, run by run, where it shows a pure ink; the other pixels are left open.
 *
 * @param near squared distance up to which a pixel is a pure ink
 * @returns number of open pixels so far
 */
export function labelPureRow(y: Whole, changes: Whole, near: number, tolerance: number, reach: Whole): Whole {
  const end = (y + 1) * frame[0]
  if (y === 0) opened = 0
  let i: Whole = 0
  let pixel: Whole = end - frame[0]
  while (pixel < end) {
    const change = i < changes ? rowChanges[i] : end
    const isChange = pixel === change
    if (isChange) i++
    const slot = findNearest(pixel)
    const isPure = distanceOf(slot) <= near && (!isChange || isPlain(pixel, y, tolerance, reach))
    const next = isChange ? pixel + 1 : change
    fillRun(pixel, next, isPure ? inkOf(slot) : UNDECIDED)
    if (!isPure) openRun(pixel, next)
    pixel = next
  }
  return opened
}

/** False for a step of a ramp: one between two inks may cross a third ink's colour and must not be mistaken for it. */
function isPlain(pixel: Whole, y: Whole, tolerance: number, reach: Whole): boolean {
  const x = pixel - y * frame[0]
  return isInterior(x, y, tolerance) || !isRamp(x, y, tolerance, reach)
}

function openRun(from: Whole, to: Whole): void {
  for (let pixel: Whole = from; pixel < to; pixel++) {
    open[opened] = pixel
    opened++
  }
}
