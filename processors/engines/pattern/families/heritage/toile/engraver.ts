import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { blade, ribbon } from '../../../kit/line/curve.ts'
import { curveThrough } from '../../../kit/line/flowing-curve.ts'
import { hatchRing } from '../../../kit/line/hatch.ts'
import type { Knot, Placing, Point, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, putMotif } from '../../../kit/motif/motif.ts'

/**
 * The pen of a copper engraver: bodies of paper with a contour, shaded by tapering lines, light from the left. All lengths
 * are in statures: a standing figure is 1 high, its feet at y = 0, up is negative.
 */
export type Engraver = {
  readonly motif: Motif
  readonly ink: number
  readonly paper: number
  /** A middle tone under the shading, where the palette has one. */
  readonly tone?: number
  /** Thickness of a contour in statures. */
  readonly line: number
  readonly random: Random
}

/** A scene on its own piece of ground, about five statures wide; `nouns` of a prompt ask for it. */
export type Island = {
  readonly name: string
  readonly nouns: readonly string[]
  readonly draw: (pen: Engraver) => void
}

/** A fresh sheet for one thing, in the same inks. */
function blank(pen: Engraver): Engraver {
  return { ...pen, motif: createMotif() }
}

/** Puts what another pen has drawn into the drawing of `pen`. */
function stamp(pen: Engraver, other: Engraver, placing: Placing): void {
  putMotif(pen.motif, other.motif, placing)
}

/** Draws a thing at a place, larger or smaller, looking either way. */
export function put(
  pen: Engraver,
  draw: (pen: Engraver) => void,
  x: number,
  y: number,
  size = 1,
  flip: 1 | -1 = 1,
): void {
  const sheet = blank({ ...pen, line: pen.line / size })
  draw(sheet)
  // Half a turn and an upside-down flip together mirror left and right.
  stamp(pen, sheet, flip === 1 ? { x, y, size } : { x, y, size, flip: -1, turn: Math.PI })
}

/** A lit body with a contour; `shade` is the share of it that is hatched, `angle` the lie of the lines. */
export function body(pen: Engraver, ring: Ring, shade = 0, angle = 0, pitch = 2.6): void {
  addForm(pen.motif, pen.ink, offsetRing(ring, pen.line * 0.5))
  const inner = offsetRing(ring, -pen.line * 0.5)
  addDetail(pen.motif, pen.paper, inner)
  if (shade <= 0) return
  const lines = hatchRing(inner, { angle, pitchMm: pen.line * pitch, halfMm: pen.line * 0.42, share: shade })
  for (const line of lines) addDetail(pen.motif, pen.ink, line)
}

/** A body in solid ink. */
export function solid(pen: Engraver, ring: Ring): void {
  addForm(pen.motif, pen.ink, ring)
}

/** A body in the middle tone, or hatched where there is none. */
export function toned(pen: Engraver, ring: Ring): void {
  if (pen.tone === undefined) body(pen, ring, 0.8)
  else {
    addForm(pen.motif, pen.ink, offsetRing(ring, pen.line * 0.5))
    addDetail(pen.motif, pen.tone, offsetRing(ring, -pen.line * 0.5))
  }
}

/** Knots written as `x y, x y!, …`, a mark for a sharp corner: a drawing's outline on one line instead of forty. */
export function path(text: string): Ring {
  return text.split(', ').map((entry): Knot => {
    const [x, y] = entry.split(' ')
    return y.endsWith('!') ? [Number(x), Number(y.slice(0, -1)), 1] : [Number(x), Number(y)]
  })
}

/** A smooth line through places. */
export function lineThrough(places: Ring): Curve {
  const points = places.map(([x, y]): Point => [x, y])
  return points.length > 2 ? curveThrough(points, 3) : points
}

/** A line through places, thick in the middle; `weight` in contours. */
export function stroke(pen: Engraver, places: Ring, weight = 1, ink = pen.ink): void {
  const curve = lineThrough(places)
  addDetail(
    pen.motif,
    ink,
    ribbon(curve, (t) => pen.line * weight * 0.5 * (0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, 0.15 + 0.8 * t)))),
  )
}

/** A limb: an even, lit band between two contours. */
export function limb(pen: Engraver, places: Ring, half: number): void {
  body(
    pen,
    ribbon(lineThrough(places), (t) => half * (1 - 0.3 * t)),
  )
}

/** Knots given for the right side from top to bottom become a closed, symmetrical body at (x, y). */
export function turned(knots: readonly Knot[], x = 0, y = 0): Ring {
  const right = knots.map(([px, py, corner]): Knot => [x + px, y + py, corner])
  const left = knots.map(([px, py, corner]): Knot => [x - px, y + py, corner]).toReversed()
  return [...right, ...left]
}

/** A tuft of grass. */
export function tuft(pen: Engraver, x: number, y: number, high: number): void {
  const blades = 4 + pen.random.below(3)
  for (let at = 0; at < blades; at++) {
    const lean = (at / (blades - 1) - 0.5) * 1.5
    const length = high * pen.random.between(0.7, 1.1) * (1 - 0.3 * Math.abs(lean))
    addDetail(pen.motif, pen.ink, blade(x + lean * high * 0.14, y, -TURN / 4 + lean, length, high * 0.13, lean * 0.2))
  }
}
