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
  /** Reads a patch of at most `sizeMax` pixels; the same object is returned each time. */
  readonly read: (pixels: Int32Array, size: number) => PatchReading
  /** Changes the model as if the patch that was read last had changed its colour by `step`. */
  readonly repaint: (step: readonly number[]) => void
}

/** Measures patches through the blur, one after the other. */
export function createPatchReader(map: LabelMap, { residual, stamps }: PictureModel, sizeMax: number): PatchReader {
  const light = createMask(map, stamps[0], sizeMax)
  const color = createMask(map, stamps[1], sizeMax)
  const masks = [light, color, color]
  const reading: PatchReading = { along: new Float64Array(3), length: new Float64Array(3) }
  return {
    read: (pixels, size) => {
      light.draw(pixels, size)
      color.draw(pixels, size)
      masks.forEach(({ share, touched, count }, component) => {
        let [along, length] = [0, 0]
        for (let i = count(); i-- > 0; ) {
          const part = share[touched[i]]
          along += residual[component][touched[i]] * part
          length += part * part
        }
        reading.along[component] = along
        reading.length[component] = length
      })
      return reading
    },
    repaint: (step) => {
      masks.forEach(({ share, touched, count }, component) => {
        for (let i = count(); i-- > 0; ) residual[component][touched[i]] -= step[component] * share[touched[i]]
      })
    },
  }
}

type Mask = {
  readonly share: Float32Array
  /** Pixels that the patch reaches; the first `count()` hold. */
  readonly touched: Int32Array
  readonly count: () => number
  readonly draw: (pixels: Int32Array, size: number) => void
}

/** A blurred patch on an otherwise empty plane, which is kept between patches. */
function createMask({ width, height, ink }: LabelMap, { dx, dy, share: stamp }: Stamp, sizeMax: number): Mask {
  const share = new Float32Array(ink.length)
  const touched = new Int32Array(Math.min(ink.length, sizeMax * stamp.length))
  let count = 0
  return {
    share,
    touched,
    count: () => count,
    draw: (pixels, size) => {
      for (let i = 0; i < count; i++) share[touched[i]] = 0
      count = 0
      for (let i = 0; i < size; i++) {
        const x = pixels[i] % width
        const y = (pixels[i] - x) / width
        for (let k = 0; k < stamp.length; k++) {
          const column = x + dx[k]
          const row = y + dy[k]
          if (column < 0 || row < 0 || column >= width || row >= height) continue
          const at = row * width + column
          if (share[at] === 0) touched[count++] = at
          share[at] += stamp[k]
        }
      }
    },
  }
}
