// The picture of least total variation that a blur makes of what is seen (Rudin, Osher, Fatemi 1992, with the variation
// of all channels together as in Blomgren and Chan 1998), by the primal-dual method of Chambolle and Pock (2011).
import { clamp } from '../../numbers/clamp.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { createPlaneBlur } from './blur-plane.ts'
import type { Kernel } from './kernels.ts'

export type Variation = {
  /** Weight of the variation against half the squared residual, levels of 255. */
  readonly weight: number
  readonly rounds: number
}

/** The gradient is scaled by this, so that it and the blur are about as large. */
const GRADIENT_SCALE = 0.35
/** Norm of the blur and the scaled gradient together. */
const NORM = Math.sqrt(1 + 8 * GRADIENT_SCALE ** 2)
/** Step of the picture over the square root of both steps' product: residuals are a few levels, samples hundreds. */
const BALANCE = 8
const STEP = { picture: BALANCE / NORM, dual: 1 / (BALANCE * NORM) } as const

/** One channel: the picture as it stands and ahead of that, and the duals of residual and gradient. */
type Plane = {
  readonly seen: Float32Array
  readonly drawn: Float32Array
  readonly ahead: Float32Array
  readonly ofRest: Float32Array
  readonly ofX: Float32Array
  readonly ofY: Float32Array
}

/**
 * An opaque picture as it was before the blur. A rolled repeat gives the rolled result.
 *
 * @param step awaited after every round
 */
export async function sharpenByVariation(
  grid: SampleGrid,
  kernel: Kernel,
  { weight, rounds }: Variation,
  step: () => Promise<void>,
): Promise<SampleGrid> {
  const { samples, width, height, channels, wrap } = grid
  const blur = createPlaneBlur(kernel, width, height, wrap)
  const blurred = new Float32Array(width * height)
  const planes = Array.from({ length: channels }, (_, c) => planeOf(grid, c))
  const descend = createDescent(grid, planes, weight / GRADIENT_SCALE)
  for (let round = 0; round < rounds; round++) {
    for (const { seen, ahead, ofRest } of planes) {
      blur(ahead, blurred)
      for (let i = 0; i < seen.length; i++)
        ofRest[i] = (ofRest[i] + STEP.dual * (blurred[i] - seen[i])) / (1 + STEP.dual)
    }
    descend.climb()
    for (const plane of planes) {
      blur(plane.ofRest, blurred)
      descend.move(plane, blurred)
    }
    await step()
  }
  const sharp = new Uint8Array(samples.length)
  for (const [c, { drawn }] of planes.entries())
    for (let i = 0; i < drawn.length; i++) sharp[i * channels + c] = Math.round(drawn[i])
  return { ...grid, samples: sharp }
}

function planeOf({ samples, width, height, channels }: SampleGrid, channel: number): Plane {
  const seen = Float32Array.from({ length: width * height }, (_, i) => samples[i * channels + channel])
  const empty = (): Float32Array => new Float32Array(seen.length)
  return { seen, drawn: seen.slice(), ahead: seen.slice(), ofRest: empty(), ofX: empty(), ofY: empty() }
}

/** The steps of one round that look at neighbours. */
function createDescent({ width, height, wrap }: SampleGrid, planes: readonly Plane[], most: number) {
  // Where the picture ends the next pixel is the pixel itself, so that nothing changes there.
  const right = Int32Array.from({ length: width }, (_, x) => foldIndex(x + 1, width, wrap.x))
  const left = Int32Array.from({ length: width }, (_, x) => (x > 0 || wrap.x ? foldIndex(x - 1, width, wrap.x) : -1))
  const below = (y: number): number => foldIndex(y + 1, height, wrap.y) * width
  const scaled = STEP.dual * GRADIENT_SCALE
  /** Moves the duals of the gradients of all channels, and keeps them no longer than `most`. */
  const climb = (): void => {
    for (let y = 0; y < height; y++) {
      const [own, next] = [y * width, below(y)]
      for (let x = 0; x < width; x++) {
        let square = 0
        for (const { ahead, ofX, ofY } of planes) {
          ofX[own + x] += scaled * (ahead[own + right[x]] - ahead[own + x])
          ofY[own + x] += scaled * (ahead[next + x] - ahead[own + x])
          square += ofX[own + x] ** 2 + ofY[own + x] ** 2
        }
        if (square <= most ** 2) continue
        const share = most / Math.sqrt(square)
        for (const { ofX, ofY } of planes) {
          ofX[own + x] *= share
          ofY[own + x] *= share
        }
      }
    }
  }
  /** Moves the picture of one channel against the blurred dual of the residual and the divergence of the other duals. */
  const move = ({ drawn, ahead, ofX, ofY }: Plane, ofBlur: Float32Array): void => {
    for (let y = 0; y < height; y++) {
      const own = y * width
      const above = y > 0 || wrap.y ? foldIndex(y - 1, height, wrap.y) * width : -1
      for (let x = 0; x < width; x++) {
        const at = own + x
        const comes = (left[x] < 0 ? 0 : ofX[own + left[x]]) + (above < 0 ? 0 : ofY[above + x])
        const moved = drawn[at] - STEP.picture * (ofBlur[at] - GRADIENT_SCALE * (ofX[at] + ofY[at] - comes))
        const next = clamp(moved, 0, 255)
        ahead[at] = 2 * next - drawn[at]
        drawn[at] = next
      }
    }
  }
  return { climb, move }
}
