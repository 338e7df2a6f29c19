// Self-ensemble: a network draws a turned or mirrored picture a little differently, and no way is the right one. The
// mean of all views errs less than the views do on average (R. Timofte, R. Rothe and L. Van Gool, "Seven ways to
// improve example-based single image super resolution", 2016).
import type { Upscaler } from './upscaler.ts'

/** How a square is shown: mirrored in x, in y, then transposed. */
type View = { readonly mirrorsX: boolean; readonly mirrorsY: boolean; readonly transposes: boolean }

/** All eight symmetries of a square; the first two are turns by 180°, the first four by 90°. */
const views: readonly View[] = [
  { mirrorsX: false, mirrorsY: false, transposes: false },
  { mirrorsX: true, mirrorsY: true, transposes: false },
  { mirrorsX: true, mirrorsY: false, transposes: true },
  { mirrorsX: false, mirrorsY: true, transposes: true },
  { mirrorsX: true, mirrorsY: false, transposes: false },
  { mirrorsX: false, mirrorsY: true, transposes: false },
  { mirrorsX: false, mirrorsY: false, transposes: true },
  { mirrorsX: true, mirrorsY: true, transposes: true },
]

/** Source pixels times views that are drawn at most: each view takes as long as the first. */
const PIXELS_MAX = 4 * 1024 * 1024

/** How many views a picture of so many pixels is drawn in: 1, 2, 4 or 8. */
export function viewsFor(pixels: number): number {
  const most = Math.min(views.length, PIXELS_MAX / pixels)
  return most < 2 ? 1 : 2 ** Math.floor(Math.log2(most))
}

/** The same network, each square drawn in `count` views. */
export function drawInViews(upscaler: Upscaler, count: number): Upscaler {
  if (count === 1) return upscaler
  const { scale, tile, halo } = upscaler
  const [shown, drawn] = [tile + 2 * halo, tile * scale]
  const turned = new Uint8Array(shown ** 2 * 3)
  const sums = new Uint16Array(drawn ** 2 * 3)
  const mean = new Uint8Array(sums.length)
  const run = async (window: Uint8Array): Promise<Uint8Array> => {
    sums.fill(0)
    for (const view of views.slice(0, count)) {
      visitPlaces(shown, view, (from, to) => {
        turned[to] = window[from]
        turned[to + 1] = window[from + 1]
        turned[to + 2] = window[from + 2]
      })
      const seen = await upscaler.run(turned)
      visitPlaces(drawn, view, (to, from) => {
        sums[to] += seen[from]
        sums[to + 1] += seen[from + 1]
        sums[to + 2] += seen[from + 2]
      })
    }
    for (let i = 0; i < mean.length; i++) mean[i] = (sums[i] + count / 2) / count
    return mean
  }
  return { ...upscaler, run }
}

/** Visits every pixel of a square with its index and its index in the view, both times three for RGB. */
function visitPlaces(
  side: number,
  { mirrorsX, mirrorsY, transposes }: View,
  visit: (whole: number, seen: number) => void,
): void {
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const column = mirrorsX ? side - 1 - x : x
      const row = mirrorsY ? side - 1 - y : y
      visit((y * side + x) * 3, (transposes ? column * side + row : row * side + column) * 3)
    }
}
