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
  const light = mirror(lightTaps, radius)
  const colorsAlone = mirror(colorTaps, radius)
  // Art that was enlarged is blurred alike in both, and then they are one plane.
  const taps = { light, color: light.every((tap, at) => tap === colorsAlone[at]) ? light : colorsAlone }
  const rows = createLayer(map.ink.length, taps, 1)
  const whole = createLayer(map.ink.length, taps, width)
  return {
    light: whole.light,
    color: whole.color,
    touched: whole.touched,
    draw: (pixels, size) => {
      clear(rows)
      clear(whole)
      for (let i = 0; i < size; i++) {
        const x = pixels[i] % width
        spread(rows, pixels[i], Math.min(radius, x), Math.min(radius, width - 1 - x), 1, 1)
      }
      for (let i = 0; i < rows.touched.count; i++) {
        const pixel = rows.touched.pixels[i]
        const y = Math.floor(pixel / width)
        const above = Math.min(radius, y)
        const below = Math.min(radius, height - 1 - y)
        spread(whole, pixel, above, below, rows.light[pixel], rows.color[pixel])
      }
    },
  }
}

/** A whole blur of `2 * radius + 1` taps from half of one. */
function mirror(taps: Float32Array, radius: number): Float32Array {
  return Float32Array.from({ length: 2 * radius + 1 }, (_, i) => taps[Math.abs(i - radius)] ?? 0)
}

type Taps = { readonly light: Float32Array; readonly color: Float32Array }

/** A plane that is blurred in one direction. */
type Layer = {
  readonly taps: Taps
  /** Pixels from one tap to the next. */
  readonly stride: number
  readonly light: Float32Array
  readonly color: Float32Array
  readonly isTouched: Uint8Array
  readonly touched: TouchedPixels
}

function createLayer(size: number, taps: Taps, stride: number): Layer {
  const light = new Float32Array(size)
  const color = taps.color === taps.light ? light : new Float32Array(size)
  const touched = { pixels: new Int32Array(size), count: 0 }
  return { taps, stride, light, color, isTouched: new Uint8Array(size), touched }
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
  { taps, stride, light, color, isTouched, touched }: Layer,
  pixel: number,
  before: number,
  after: number,
  ownLight: number,
  ownColor: number,
): void {
  const middle = taps.light.length >> 1
  const isOne = color === light
  for (let step = -before; step <= after; step++) {
    const at = pixel + step * stride
    if (isTouched[at] === 0) {
      isTouched[at] = 1
      touched.pixels[touched.count++] = at
    }
    light[at] += taps.light[middle + step] * ownLight
    if (!isOne) color[at] += taps.color[middle + step] * ownColor
  }
}
