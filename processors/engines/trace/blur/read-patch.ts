import type { LabelMap } from '../labels/merge-specks.ts'
import type { TouchedPixels } from './blur-board.ts'
import type { PictureModel } from './picture-model.ts'

/** How the picture differs from its model over one blurred patch, for lightness and both colour differences. */
export type PatchReading = {
  /** Residual times the patch's blurred mask, summed. */
  readonly along: Float64Array
  /** The mask squared, summed: `along / length` is by how much the patch should change to explain the picture. */
  readonly length: Float64Array
}

export type PatchReader = {
  /**
   * Reads a patch; one that begins where one began before, with nothing repainted near it since, is not read again. The
   * same object is returned each time.
   */
  readonly read: (pixels: Int32Array, size: number) => PatchReading
  /** Changes the model as if the patch had changed its colour by `step`. */
  readonly repaint: (pixels: Int32Array, size: number, step: Float64Array) => void
}

/** Measures patches through the blur, one after the other. */
export function createPatchReader(map: LabelMap, { residual, radius, board }: PictureModel): PatchReader {
  const { mask } = board
  const shares = [mask.light, mask.color, mask.color]
  // Six numbers a patch, from the place that is known for the pixel it begins at.
  const places = new Map<number, number>()
  const numbers: number[] = []
  const stale = new Uint8Array(map.ink.length)
  const reach = 2 * radius
  // The patch that the mask shows, by its first pixel; a patch is mostly repainted just after it was read.
  let shown = -1
  const reading: PatchReading = { along: new Float64Array(3), length: new Float64Array(3) }
  return {
    read: (pixels, size) => {
      const known = places.get(pixels[0])
      const place = known ?? numbers.length
      if (known === undefined) {
        places.set(pixels[0], place)
        numbers.push(0, 0, 0, 0, 0, 0)
      }
      if (takeStale(stale, pixels, size) || known === undefined) {
        mask.draw(pixels, size)
        shown = pixels[0]
        for (let component = 0; component < 3; component++) {
          readMask(mask.touched, shares[component], residual[component], reading, component)
          numbers[place + component] = reading.along[component]
          numbers[place + 3 + component] = reading.length[component]
        }
        return reading
      }
      shown = -1
      for (let component = 0; component < 3; component++) {
        reading.along[component] = numbers[place + component]
        reading.length[component] = numbers[place + 3 + component]
      }
      return reading
    },
    repaint: (pixels, size, step) => {
      if (shown !== pixels[0]) mask.draw(pixels, size)
      shown = -1
      for (let component = 0; component < 3; component++)
        takeMask(mask.touched, shares[component], residual[component], step[component])
      markAround(stale, map, pixels, size, reach)
    },
  }
}

/** Whether something near the patch was repainted; it is no longer said to be. */
function takeStale(stale: Uint8Array, pixels: Int32Array, size: number): boolean {
  let isStale = false
  for (let i = 0; i < size; i++) {
    if (stale[pixels[i]] === 0) continue
    isStale = true
    stale[pixels[i]] = 0
  }
  return isStale
}

/** Marks the box round a patch, `reach` pixels wider on each side. */
function markAround(
  stale: Uint8Array,
  { width, height }: LabelMap,
  pixels: Int32Array,
  size: number,
  reach: number,
): void {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let i = 0; i < size; i++) {
    const x = pixels[i] % width
    const y = (pixels[i] - x) / width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const from = Math.max(0, left - reach)
  const to = Math.min(width, right + reach + 1)
  for (let y = Math.max(0, top - reach); y <= Math.min(height - 1, bottom + reach); y++)
    stale.fill(1, y * width + from, y * width + to)
}

/** Reads one component of a drawn mask. */
export function readMask(
  touched: TouchedPixels,
  share: Float32Array,
  residual: Float32Array,
  { along, length }: PatchReading,
  component: number,
): void {
  const { pixels, count } = touched
  let sum = 0
  let squares = 0
  for (let i = 0; i < count; i++) {
    const part = share[pixels[i]]
    sum += residual[pixels[i]] * part
    squares += part * part
  }
  along[component] = sum
  length[component] = squares
}

/** Takes `step` times a drawn mask from what the picture shows beyond the model. */
export function takeMask(
  { pixels, count }: TouchedPixels,
  share: Float32Array,
  residual: Float32Array,
  step: number,
): void {
  for (let i = 0; i < count; i++) residual[pixels[i]] -= step * share[pixels[i]]
}
