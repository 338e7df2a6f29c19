import { openCompiled } from '../../kernels/create-kernel.ts'
import { compiledMask } from './compiled-mask.ts'
import type { LabelMap } from './merge-specks.ts'

/** The first `count` of `pixels`, in no order. */
export type TouchedPixels = { readonly pixels: Int32Array; count: number }

/** A patch blurred twice, as lightness and as colour are, on an otherwise empty plane that is kept between patches. */
export type PatchMask = {
  readonly light: Float32Array
  readonly color: Float32Array
  /** Where any of the patch falls. */
  readonly touched: TouchedPixels
  readonly draw: (pixels: Int32Array, size: number) => void
}

type Kernels = typeof import('./mask-kernel.ts')
type Placed = Exclude<keyof Kernels, 'drawPatch'>

const open = openCompiled<'drawPatch', Placed>(compiledMask.module, ['drawPatch'])
const WORD = 4

/**
 * Draws patches along rows, then along columns. What falls past the frame is lost.
 *
 * @param lightTaps half of the blur, from its middle outwards
 */
export function createPatchMask(map: LabelMap, lightTaps: Float32Array, colorTaps: Float32Array): PatchMask {
  const { width, height } = map
  const radius = Math.max(lightTaps.length, colorTaps.length) - 1
  const taps = mirror(lightTaps, radius)
  const colorsAlone = mirror(colorTaps, radius)
  // Art that was enlarged is blurred alike in both, and then they are one plane.
  const isOne = taps.every((tap, at) => tap === colorsAlone[at])
  const { patch, pixels, light, color, drawPatch } = openPlanes(map.ink.length, taps, colorsAlone, isOne)
  const touched = { pixels, count: 0 }
  return {
    light,
    color,
    touched,
    draw: (own, size) => {
      patch.set(size < own.length ? own.subarray(0, size) : own)
      touched.count = drawPatch(size, width, height, radius, isOne ? 1 : 0)
    },
  }
}

/** Lays out the planes that the kernel draws on, and what it draws with. */
function openPlanes(size: number, lightTaps: Float32Array, colorTaps: Float32Array, isOne: boolean) {
  const { runs, reserve, place } = open()
  let bytes = Math.ceil(compiledMask.size / WORD) * WORD
  const take = (array: Placed, numbers: number): number => {
    const at = bytes
    place(array, at)
    bytes += numbers * WORD
    return at
  }
  const tapsAt = [take('lightTaps', lightTaps.length), take('colorTaps', colorTaps.length)]
  const patchAt = take('patch', size)
  const rowLightAt = take('rowLight', size)
  const lightAt = take('light', size)
  const colorAt = isOne ? lightAt : take('color', size)
  if (isOne) {
    place('rowColor', rowLightAt)
    place('color', lightAt)
  } else take('rowColor', size)
  take('rowPixels', size)
  const pixelsAt = take('pixels', size)
  for (const array of ['isRowTouched', 'isTouched'] as const) take(array, Math.ceil(size / WORD))
  const buffer = reserve(bytes)
  new Float32Array(buffer, tapsAt[0], lightTaps.length).set(lightTaps)
  new Float32Array(buffer, tapsAt[1], colorTaps.length).set(colorTaps)
  return {
    patch: new Int32Array(buffer, patchAt, size),
    pixels: new Int32Array(buffer, pixelsAt, size),
    light: new Float32Array(buffer, lightAt, size),
    color: new Float32Array(buffer, colorAt, size),
    drawPatch: runs.drawPatch,
  }
}

/** A whole blur of `2 * radius + 1` taps from half of one. */
function mirror(taps: Float32Array, radius: number): Float32Array {
  return Float32Array.from({ length: 2 * radius + 1 }, (_, i) => taps[Math.abs(i - radius)] ?? 0)
}
