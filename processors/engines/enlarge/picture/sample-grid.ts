import type { SourceImage } from './source-image.ts'

/**
 * Which sides of the picture meet, as in a repeat: along x the left with the right, along y the top with the bottom.
 */
export type Wrap = { readonly x: boolean; readonly y: boolean }

/** Samples 0..255, interleaved by channel; colours are premultiplied by alpha, so that hidden ones cannot bleed. */
export type SampleGrid = {
  /** Whole numbers as they came, or what was computed from them. */
  readonly samples: Float32Array | Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
  readonly hasAlpha: boolean
  readonly wrap: Wrap
}

/** The samples of a picture, colours multiplied by alpha; a picture without alpha is not copied. */
export function createSampleGrid(source: SourceImage, wrap: Wrap): SampleGrid {
  const { data, width, height, channels, hasAlpha } = source
  if (!hasAlpha) return { samples: data, width, height, channels, hasAlpha, wrap }
  const samples = new Float32Array(data)
  for (let at = 0; at < samples.length; at += channels) {
    const alpha = samples[at + channels - 1] / 255
    for (let c = 0; c < channels - 1; c++) samples[at + c] *= alpha
  }
  return { samples, width, height, channels, hasAlpha, wrap }
}

/** `count` values of a grid, `step` apart from `start` on: a row or a column. */
export type Line = { readonly start: number; readonly step: number; readonly count: number; readonly wraps: boolean }

/** The index inside 0..length-1 that stands for `index`: modulo `length` where it wraps, else clamped. */
export function foldIndex(index: number, length: number, wraps: boolean): number {
  return wraps ? wrapIndex(index, length) : clampIndex(index, length)
}

/** The index inside 0..length-1 that stands for `index` on a torus. */
export function wrapIndex(index: number, length: number): number {
  return ((index % length) + length) % length
}

/** The index inside 0..length-1 that is nearest to `index`. */
export function clampIndex(index: number, length: number): number {
  return Math.min(length - 1, Math.max(0, index))
}
