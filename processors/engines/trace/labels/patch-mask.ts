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

/**
 * Draws patches along rows, then along columns. What falls past the frame is lost.
 *
 * @param lightTaps half of the blur, from its middle outwards
 */
export function createPatchMask(map: LabelMap, lightTaps: Float32Array, colorTaps: Float32Array): PatchMask {
  const { width, height } = map
  const radius = Math.max(lightTaps.length, colorTaps.length) - 1
  const [forLight, forColor] = [mirror(lightTaps, radius), mirror(colorTaps, radius)]
  const rows = createLayer(map.ink.length)
  const whole = createLayer(map.ink.length)
  return {
    light: whole.light,
    color: whole.color,
    touched: whole.touched,
    draw: (pixels, size) => {
      clear(rows)
      clear(whole)
      for (let i = 0; i < size; i++) {
        const x = pixels[i] % width
        spread(rows, pixels[i], 1, Math.min(radius, x), Math.min(radius, width - 1 - x), forLight, forColor, 1, 1)
      }
      for (let i = 0; i < rows.touched.count; i++) {
        const pixel = rows.touched.pixels[i]
        const y = Math.floor(pixel / width)
        const above = Math.min(radius, y)
        const below = Math.min(radius, height - 1 - y)
        spread(whole, pixel, width, above, below, forLight, forColor, rows.light[pixel], rows.color[pixel])
      }
    },
  }
}

/** A whole blur of `2 * radius + 1` taps from half of one. */
function mirror(taps: Float32Array, radius: number): Float32Array {
  return Float32Array.from({ length: 2 * radius + 1 }, (_, i) => taps[Math.abs(i - radius)] ?? 0)
}

type Layer = {
  readonly light: Float32Array
  readonly color: Float32Array
  readonly isTouched: Uint8Array
  readonly touched: TouchedPixels
}

function createLayer(size: number): Layer {
  const touched = { pixels: new Int32Array(size), count: 0 }
  return { light: new Float32Array(size), color: new Float32Array(size), isTouched: new Uint8Array(size), touched }
}

function clear({ light, color, isTouched, touched }: Layer): void {
  for (let i = 0; i < touched.count; i++) {
    const pixel = touched.pixels[i]
    light[pixel] = 0
    color[pixel] = 0
    isTouched[pixel] = 0
  }
  touched.count = 0
}

/** Adds a pixel's light and colour to those up to `before` and `after` strides from it. */
function spread(
  { light, color, isTouched, touched }: Layer,
  pixel: number,
  stride: number,
  before: number,
  after: number,
  forLight: Float32Array,
  forColor: Float32Array,
  ownLight: number,
  ownColor: number,
): void {
  const middle = forLight.length >> 1
  for (let step = -before; step <= after; step++) {
    const at = pixel + step * stride
    if (isTouched[at] === 0) {
      isTouched[at] = 1
      touched.pixels[touched.count++] = at
    }
    light[at] += forLight[middle + step] * ownLight
    color[at] += forColor[middle + step] * ownColor
  }
}
