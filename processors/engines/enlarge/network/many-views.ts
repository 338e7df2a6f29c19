// A network draws a picture that was turned or mirrored a little differently, and no way is the right one. The mean of all errs less than they do in the
// mean, everywhere (R. Timofte, R. Rothe and L. Van Gool, "Seven ways to improve example-based single image super resolution", 2016).
import type { Upscaler } from './upscaler.ts'

/** Which of its sides a square shows mirrored, and whether rows and columns change places then. */
type View = { readonly mirrorsX: boolean; readonly mirrorsY: boolean; readonly transposes: boolean }

/** Any square in all eight; the first two and the first four are the turns by a half and by quarters. */
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

/** Pixels of the source that are drawn in all views together: each view takes as long as the first. */
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

/** Where each colour of a square begins, and where it begins in the view of it. */
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
