import { rgbFromHex } from '../../color/hex.ts'
import { flattenRing } from '../fit/flatten.ts'
import { type Cover, coverageStride, createCover } from '../measure/cover.ts'
import type { Sheet } from '../sheet.ts'

/** The drawing as a viewer shows it: straight RGBA, blended in coded sRGB values; colour 0..255, alpha 0..1. */
export type RenderedSheet = { readonly data: Float32Array; readonly width: number; readonly height: number }

// Largest distance of chords from their curve, pixels: too small to change an 8-bit level.
const CHORD_MISS_PX = 0.02

/**
 * Renders a sheet with exact area coverage, one value per pixel for each layer. Every ring adds the signed area to the
 * right of each of its sides; the running sum along a row is the share of the pixel inside. Holes run the other way and
 * subtract.
 */
export function renderSheet(sheet: Sheet): RenderedSheet {
  const { widthPx: width, heightPx: height } = sheet
  const frame = { width, height, wrap: false }
  const rendered: RenderedSheet = { data: new Float32Array(width * height * 4), width, height }
  const cover = createCover(frame)
  for (const { hex, objects } of sheet.layers) {
    cover.areas.fill(0)
    for (const ring of objects.flat()) addRing(cover, flattenRing(ring, CHORD_MISS_PX))
    paintLayer(rendered, cover, rgbFromHex(hex) ?? [0, 0, 0])
  }
  return rendered
}

function addRing({ addSide }: Cover, points: readonly number[]): void {
  const count = points.length
  for (let at = 0; at < count; at += 2) {
    const next = (at + 2) % count
    addSide(points[at], points[at + 1], points[next], points[next + 1])
  }
}

function paintLayer(
  { data, width, height }: RenderedSheet,
  { areas }: Cover,
  rgb: readonly [number, number, number],
): void {
  const stride = coverageStride({ width, height, wrap: false })
  for (let row = 0; row < height; row++) {
    let sum = 0
    const start = row * stride
    for (let x = 0; x < width; x++) {
      sum += areas[start + x]
      // Rings run clockwise on the page, which makes the sum negative, with y downwards and sides summed from the left.
      const cover = Math.min(1, Math.abs(sum))
      if (cover < 1e-6) continue
      const at = (row * width + x) * 4
      const below = data[at + 3] * (1 - cover)
      const alpha = cover + below
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = (rgb[channel] * cover + data[at + channel] * below) / alpha
      data[at + 3] = alpha
    }
  }
}
