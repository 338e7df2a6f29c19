import type { LabelMap } from './merge-specks.ts'
import type { PictureModel, Stamp } from './picture-model.ts'

/** How the picture differs from its model over one blurred patch, for lightness and both colour differences. */
export type PatchReading = {
  /** Residual times the patch's blurred mask, summed. */
  readonly along: Float64Array
  /** The mask squared, summed: `along / length` is by how much the patch should change to explain the picture. */
  readonly length: Float64Array
}

export type PatchReader = {
  /**
   * Reads a patch of at most `sizeMax` pixels. A patch that begins where one began before, with nothing repainted near it
   * since, is not read again.
   */
  readonly read: (pixels: Int32Array, size: number) => PatchReading
  /** Changes the model as if the patch had changed its colour by `step`. */
  readonly repaint: (pixels: Int32Array, size: number, step: Float64Array) => void
}

/** Measures patches through the blur, one after the other. */
export function createPatchReader(map: LabelMap, { residual, stamps }: PictureModel, sizeMax: number): PatchReader {
  const light = createMask(map, stamps[0], sizeMax)
  const color = stamps[1] === stamps[0] ? light : createMask(map, stamps[1], sizeMax)
  const masks = [light, color, color]
  const draw = (pixels: Int32Array, size: number): void => {
    light.draw(pixels, size)
    if (color !== light) color.draw(pixels, size)
  }
  const known = new Map<number, PatchReading>()
  const stale = new Uint8Array(map.ink.length)
  const reach = 2 * Math.max(...stamps.map(({ radius }) => radius))
  return {
    read: (pixels, size) => {
      let reading = known.get(pixels[0])
      if (reading && !takeStale(stale, pixels, size)) return reading
      draw(pixels, size)
      reading = { along: new Float64Array(3), length: new Float64Array(3) }
      for (let component = 0; component < 3; component++)
        readMask(masks[component], residual[component], reading, component)
      known.set(pixels[0], reading)
      return reading
    },
    repaint: (pixels, size, step) => {
      draw(pixels, size)
      for (let component = 0; component < 3; component++)
        takeMask(residual[component], masks[component], step[component])
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

function readMask(mask: Mask, residual: Float32Array, { along, length }: PatchReading, component: number): void {
  const { share, touched } = mask
  let sum = 0
  let squares = 0
  for (let i = mask.count(); i-- > 0; ) {
    const part = share[touched[i]]
    sum += residual[touched[i]] * part
    squares += part * part
  }
  along[component] = sum
  length[component] = squares
}

function takeMask(residual: Float32Array, mask: Mask, step: number): void {
  const { share, touched } = mask
  for (let i = mask.count(); i-- > 0; ) residual[touched[i]] -= step * share[touched[i]]
}

type Mask = {
  readonly share: Float32Array
  /** Pixels that the patch reaches; the first `count()` hold. */
  readonly touched: Int32Array
  readonly count: () => number
  readonly draw: (pixels: Int32Array, size: number) => void
}

/** A blurred patch on an otherwise empty plane, which is kept between patches. */
function createMask({ width, height, ink }: LabelMap, { radius, dx, dy, share: stamp }: Stamp, sizeMax: number): Mask {
  const share = new Float32Array(ink.length)
  const touched = new Int32Array(Math.min(ink.length, sizeMax * stamp.length))
  const offsets = Int32Array.from(dx, (step, k) => dy[k] * width + step)
  let used = 0
  const drawPixel = (pixel: number, count: number): number => {
    const x = pixel % width
    const y = (pixel - x) / width
    const isWhole = x >= radius && y >= radius && x + radius < width && y + radius < height
    for (let k = 0; k < stamp.length; k++) {
      if (!isWhole && !isOnPlane(x + dx[k], y + dy[k], width, height)) continue
      const at = pixel + offsets[k]
      if (share[at] === 0) touched[count++] = at
      share[at] += stamp[k]
    }
    return count
  }
  return {
    share,
    touched,
    count: () => used,
    draw: (pixels, size) => {
      for (let i = 0; i < used; i++) share[touched[i]] = 0
      used = 0
      for (let i = 0; i < size; i++) used = drawPixel(pixels[i], used)
    },
  }
}

function isOnPlane(x: number, y: number, width: number, height: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height
}
