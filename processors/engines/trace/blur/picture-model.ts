import { clamp } from '../../numbers/clamp.ts'
import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { Softness } from '../picture/measure-softness.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { type BlurBoard, createBlurBoard } from './blur-board.ts'
import { BLUE_WEIGHT, LIGHT_WEIGHT, RED_WEIGHT } from './refine-kernel.ts'

/** A model of the picture, its labels blurred like the picture, and the residual. */
export type PictureModel = {
  /** Picture minus model: lightness, and blue and red minus lightness, one plane each. */
  readonly residual: readonly Float32Array[]
  /** 1 for each pixel so far inside its ink that the blur leaves it unchanged. */
  readonly isInside: Uint8Array
  /** The kernels' memory that holds it. */
  readonly board: BlurBoard
}

/**
 * Weights of lightness, both colour differences and alpha that make their squares sum to the squared distance in RGBA.
 */
export const componentWeights: readonly number[] = [LIGHT_WEIGHT, BLUE_WEIGHT, RED_WEIGHT, 1]

/** Models the picture by its labels, blurred in lightness and colour like the picture, and takes the residual. */
export function modelPicture(map: LabelMap, { data }: PixelPlane, inks: Inks, softness: Softness): PictureModel {
  const { width, height, ink } = map
  const [lightTaps, colorTaps] = [tapsOf(softness.luma), tapsOf(softness.chroma)]
  const board = createBlurBoard(map, lightTaps, colorTaps)
  board.ink.set(ink)
  board.colors.set(inkComponents(inks))
  for (let y = 0; y < height; y++) {
    board.shownRow.set(data.subarray(4 * y * width, 4 * (y + 1) * width))
    board.call.modelRow(y)
  }
  const { residual, isInside } = board
  return { residual, isInside, board }
}

/** Inks as lightness and two colour differences, three numbers per ink. */
export function inkComponents({ count, values }: Inks): Float64Array {
  return Float64Array.from({ length: count * 3 }, (_, i) => componentOf(values, Math.floor(i / 3) * 4, i % 3))
}

/** Converts lightness and colour differences to red, green and blue, 0..255. */
export function rgbOfComponents(light: number, blue: number, red: number): readonly [number, number, number] {
  const green = light - (0.299 * red + 0.114 * blue) / 0.587
  const within = (value: number): number => clamp(value, 0, 255)
  return [within(light + red), within(green), within(light + blue)]
}

/** Lightness (0), blue or red minus lightness (1, 2) or alpha (3) of the colour at `at`. */
export function componentOf(rgba: ArrayLike<number>, at: number, component: number): number {
  if (component === 3) return rgba[at + 3]
  const light = 0.299 * rgba[at] + 0.587 * rgba[at + 1] + 0.114 * rgba[at + 2]
  return component === 0 ? light : component === 1 ? rgba[at + 2] - light : rgba[at] - light
}

const REACH_SIGMAS = 2.3

/** Half of a normalized Gaussian kernel, from its middle outwards; `sigma` in pixels. */
export function tapsOf(sigma: number): Float32Array {
  const radius = Math.ceil(REACH_SIGMAS * sigma)
  const taps = Float32Array.from({ length: radius + 1 }, (_, i) => Math.exp((-i * i) / (2 * sigma * sigma)))
  const total = taps.reduce((sum, tap, i) => sum + (i === 0 ? tap : 2 * tap), 0)
  return taps.map((tap) => tap / total)
}
