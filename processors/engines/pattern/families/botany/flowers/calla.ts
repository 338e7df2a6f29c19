import { brushStroke } from '../../../kit/line/curve.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { placeKnot } from '../../../kit/line/knot.ts'
import { addDetail, addForm, createMotif, gouache } from '../../../kit/motif/motif.ts'
import type { DrawSideBloom } from './side-blooms.ts'

/** Below this radius a calla has no fine lines. */
const LINED_MM = 8

/** The inside of the spathe up to its curled tip, behind the candle. */
const INSIDE: Ring = [
  [0.4, 0.04],
  [0.56, 0.42],
  [0.84, 0.5],
  [1.1, 0.3],
  [1.26, 0.06],
  [1.46, -0.06, 1],
  [1.2, -0.2],
  [0.98, -0.42],
  [0.72, -0.48],
  [0.48, -0.3],
]
const CANDLE: Ring = [
  [0.44, -0.06],
  [0.7, -0.07],
  [0.92, -0.02],
  [0.96, 0.05],
  [0.9, 0.09],
  [0.7, 0.06],
  [0.44, 0.06],
]
/** The throat and the front of the spathe, one side wrapped over the other. */
const FRONT: Ring = [
  [-0.04, -0.05, 1],
  [0.18, -0.09],
  [0.4, -0.22],
  [0.58, -0.42],
  [0.8, -0.5, 1],
  [0.7, -0.28],
  [0.54, -0.04],
  [0.52, 0.24],
  [0.66, 0.46],
  [0.86, 0.52, 1],
  [0.52, 0.5],
  [0.3, 0.22],
  [0.12, 0.08],
  [-0.04, 0.05, 1],
]
/** The shade under the side that wraps over. */
const FOLD: Ring = [
  [0.04, 0.02, 1],
  [0.26, 0.04],
  [0.42, 0.16],
  [0.5, 0.38, 1],
  [0.34, 0.22],
  [0.16, 0.09],
]
/** The rim that rolls outwards and takes the light. */
const RIM: Ring = [
  [0.8, -0.5, 1],
  [0.68, -0.28],
  [0.52, -0.04],
  [0.5, 0.24],
  [0.64, 0.46],
  [0.86, 0.52, 1],
  [0.7, 0.4],
  [0.6, 0.22],
  [0.61, -0.02],
  [0.74, -0.24],
]

/** A calla: one spathe wound into a funnel, its rim rolled out, its tip curled back, and a candle in its throat. */
export const drawCalla: DrawSideBloom = (_random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const place = placeKnot({ size: radiusMm * 1.06 })
  const about = placeKnot({ size: radiusMm * 1.1, x: -radiusMm * 0.022 })
  const isLine = motif.pen.mode === 'line'
  const isDrawn = motif.pen.mode === 'gouache'
  if (isDrawn) for (const ring of [INSIDE, FRONT]) addDetail(motif, inks.shade, ring.map(about))
  addForm(motif, inks.body, INSIDE.map(place))
  if (radiusMm > LINED_MM) {
    const point = (x: number, y: number): Point => {
      const [px, py] = place([x, y])
      return [px, py]
    }
    const half = radiusMm * 0.009
    for (const lean of [-0.3, -0.1, 0.14, 0.34]) {
      const vein = brushStroke(point(0.6, lean * 0.5), point(0.9, lean), point(1.2, lean * 0.5 - 0.02), half, half)
      addDetail(motif, motif.pen.mode === 'line' ? motif.pen.ink : inks.shade, vein)
    }
  }
  addForm(motif, inks.heart, CANDLE.map(place), { plain: isDrawn })
  addForm(motif, inks.body, FRONT.map(place))
  if (!isLine) {
    addDetail(motif, inks.shade, FOLD.map(place))
    addDetail(motif, inks.light, RIM.map(place))
  }
  return motif
}
