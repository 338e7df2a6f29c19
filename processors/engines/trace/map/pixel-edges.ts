import type { Curve } from '../fit/curve.ts'
import { type Edge, placeEdge } from './edges.ts'
import type { Faces } from './faces.ts'
import type { Chain } from './planar-map.ts'

/** Coordinates of the borders between pixel columns and rows, counted from the left and from the top. */
export type BorderPlaces = { readonly placesX: Float64Array; readonly placesY: Float64Array }

/** Edges along the borders of pixels, or along given coordinates of these. */
export function pixelEdges(chains: readonly Chain[], faces: Faces, borders: BorderPlaces | undefined): Edge[] {
  return chains.map((chain, index) => ({
    ...placeEdge(chain, faces, index),
    curve: pixelCurve(chain, borders),
    path: undefined,
  }))
}

/** A polyline along the pixel corners, with straight runs merged. */
function pixelCurve({ xs, ys }: Chain, borders: BorderPlaces | undefined): Curve {
  const coords: number[] = []
  const straight: boolean[] = []
  const xOf = (i: number): number => borders?.placesX[xs[i]] ?? xs[i]
  const yOf = (i: number): number => borders?.placesY[ys[i]] ?? ys[i]
  for (let i = 1; i < xs.length; i++) {
    const goesOn =
      i + 1 < xs.length && xs[i + 1] - xs[i] === xs[i] - xs[i - 1] && ys[i + 1] - ys[i] === ys[i] - ys[i - 1]
    if (goesOn) continue
    const [x, y] = [xOf(i), yOf(i)]
    coords.push(x, y, x, y, x, y)
    straight.push(true)
  }
  return { x: xOf(0), y: yOf(0), coords, straight }
}
