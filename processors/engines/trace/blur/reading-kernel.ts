import type { Whole } from '../../kernels/whole.ts'
import { color, drawPatch, light, pixels } from './mask-kernel.ts'
import { frame, residualBlue, residualLight, residualRed } from './model-kernel.ts'

/** Last reading, for lightness and both colour differences: sums of residual times mask, and of mask squared. */
export const along = new Float64Array(3)
export const length = new Float64Array(3)

let touched: Whole = 0

/** Blurs a patch of so many pixels into the mask; returns the number of nonzero pixels. */
export function showPatch(size: Whole): Whole {
  touched = drawPatch(size, frame[0], frame[1], frame[2], frame[3])
  return touched
}

/** Reads the patch in the mask. */
export function readMasks(): void {
  readMask(light, residualLight, 0)
  readMask(color, residualBlue, 1)
  readMask(color, residualRed, 2)
}

/** Changes the model as if the patch in the mask had changed its colour by so much lightness, blue and red. */
export function takeMasks(lighter: number, bluer: number, redder: number): void {
  takeMask(light, residualLight, lighter)
  takeMask(color, residualBlue, bluer)
  takeMask(color, residualRed, redder)
}

/** Reads one component of the mask. */
function readMask(share: Float32Array, residual: Float32Array, component: Whole): void {
  let sum = 0
  let squares = 0
  for (let i: Whole = 0; i < touched; i++) {
    const part = share[pixels[i]]
    sum += residual[pixels[i]] * part
    squares += part * part
  }
  along[component] = sum
  length[component] = squares
}

/** Subtracts `step` times the mask from the residual. */
function takeMask(share: Float32Array, residual: Float32Array, step: number): void {
  for (let i: Whole = 0; i < touched; i++) residual[pixels[i]] -= step * share[pixels[i]]
}
