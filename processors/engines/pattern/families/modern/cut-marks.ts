import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../kit/line/knot.ts'
import { offsetRing } from '../../kit/line/offset.ts'
import { circle } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail } from '../../kit/motif/motif.ts'
import { pebble } from './cut-shapes.ts'

/** What is drawn on a cut shape: `ink` for marks, `pen` for contours; `size` is the reach of the shape in mm. */
type Marking = { readonly random: Random; readonly ink: number; readonly pen: number; readonly size: number }

/** Draws on a shape as a brush tries the paper: strokes, dabs, ripples or seeds across its middle. */
export function markSheet(motif: Motif, marking: Marking): void {
  marking.random.pick([strokes, dabs, ripples, seeds])(motif, marking)
}

/** The contour of a shape once more, drawn with a pen out of register: of two colours and a line come three planes. */
export function slipContour(motif: Motif, body: Ring, { random, pen, size }: Marking): void {
  const half = Math.max(PEN_MM / 2, size * 0.011)
  const turn = random.between(0, TURN)
  const slipped = body.map(
    placeKnot({ size: size * 0.94, x: size * SLIP * Math.cos(turn), y: size * SLIP * Math.sin(turn) }),
  )
  addDetail(motif, pen, offsetRing(slipped, half), [offsetRing(slipped, -half)])
}

/** How far a contour slips, as a share of the shape's reach, and how thick it is at least. */
const [SLIP, PEN_MM] = [0.17, 0.6]

function strokes(motif: Motif, { random, ink, size }: Marking): void {
  const count = 4 + random.below(2)
  for (let mark = 0; mark < count; mark++) {
    const place = (mark - (count - 1) / 2) / count
    // The middle strokes are the longest, as the shape is widest there.
    const wide = 0.34 * (1 - 1.1 * Math.abs(place)) * random.between(0.9, 1.1)
    put(motif, ink, squashed(random, wide, 0.034), size, random.between(-0.03, 0.03), place * 0.56)
  }
}

function dabs(motif: Motif, { random, ink, size }: Marking): void {
  for (let mark = 0; mark < 6; mark++)
    put(motif, ink, squashed(random, 0.05, 0.05), size, (mark - 2.5) * 0.13, (mark - 2.5) * 0.07)
}

/** Bows one over another, as water runs from a stone. */
function ripples(motif: Motif, { ink, size }: Marking): void {
  for (const reach of [0.16, 0.28, 0.4]) {
    const bow = (far: number): Knot[] =>
      Array.from({ length: 7 }, (_, at): Knot => {
        const angle = (0.08 + (0.34 * at) / 6) * -TURN
        return [Math.cos(angle) * far, Math.sin(angle) * far, at % 6 === 0 ? 1 : 0]
      })
    put(motif, ink, [...bow(reach + 0.022), ...bow(reach - 0.022).toReversed()], size, 0, 0.16)
  }
}

/** Seeds in the order of a sunflower's. */
function seeds(motif: Motif, { ink, size }: Marking): void {
  for (let seed = 1; seed < 15; seed++) {
    const [angle, far] = [seed * 2.39996, 0.1 * Math.sqrt(seed)]
    put(motif, ink, circle(0, 0, 0.032, 8), size, Math.cos(angle) * far, Math.sin(angle) * far)
  }
}

function squashed(random: Random, wide: number, tall: number): Ring {
  return pebble(random).map(([x, y]): Knot => [x * wide, y * tall])
}

function put(motif: Motif, ink: number, body: Ring, size: number, x: number, y: number): void {
  addDetail(motif, ink, body.map(placeKnot({ size, x: size * x, y: size * y })))
}
