import { oklabDistance } from '../../../../color/oklab.ts'
import { depthField } from '../../../kit/area/depth-field.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Cast } from '../../../kit/ink/cast.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { boxOf, signedArea, TURN } from '../../../kit/line/knot.ts'
import { circle, polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../../kit/motif/motif.ts'
import { bodiesOf } from '../../conversational/draw-picture.ts'
import type { Picture } from '../../conversational/picture-book.ts'

/** Marks in one beast at most, and their radii as shares of its size. */
const [MARKS_MOST, WIDEST, LEAST] = [26, 0.1, 0.013]
/** Share of the room round a mark that it fills. */
const FULL = 0.8
/** Places tried along the longer side of a beast. */
const STEPS = 44
/** Where an eye is sought, as shares of a beast's size, and how far from the colour of the body its mark stands in OKLab. */
const [EYE_LEAST, EYE_MOST, APART] = [0.0002, 0.006, 0.18]

type Mark = { readonly at: Point; readonly radius: number }

/**
 * A beast as it is embroidered in the hills of Hidalgo: its silhouette in one ink, filled with flowers, rings and dots that shrink
 * towards its limbs. Lies round the origin; `sizeMm` is the mean of its sides.
 */
export function drawFolkBeast(picture: Picture, cast: Cast, random: Random, ink: number, sizeMm: number): Motif {
  const motif = createMotif()
  const bodies = bodiesOf(picture.parts[0].rings, sizeMm)
  for (const { body, holes } of bodies) addForm(motif, ink, body, { holes })
  const others = cast.figures.filter(
    (other) => other !== ink && oklabDistance(cast.inks[other].lab, cast.inks[ink].lab) > APART,
  )
  const eye = eyeOf(picture, sizeMm)
  const rings = bodies.flatMap(({ body, holes }) => [body, ...holes])
  const marks = packMarks(rings, sizeMm, eye)
  for (const [index, mark] of marks.entries()) {
    if (index === 0 && eye) drawEye(motif, cast, mark)
    else if (mark.radius > sizeMm * 0.048) drawBloom(motif, cast, random, mark, others, index)
    else if (mark.radius > sizeMm * 0.026) drawRing(motif, cast, mark, others, index)
    else addDetail(motif, cast.ground, circle(mark.at[0], mark.at[1], Math.max(0.3, mark.radius * FULL), 8))
  }
  return motif
}

/** The small dark round of a picture nearest to its upper corner, where heads are. */
function eyeOf({ parts }: Picture, sizeMm: number): Mark | undefined {
  const found = parts.slice(1).flatMap(({ rings }) =>
    bodiesOf(rings, sizeMm).flatMap(({ body }): Mark[] => {
      const share = Math.abs(signedArea(body)) / sizeMm ** 2
      const { left, right, top, bottom } = boxOf([body])
      const isRound = Math.abs(right - left - (bottom - top)) < (right - left) * 0.3
      if (!isRound || share < EYE_LEAST || share > EYE_MOST) return []
      return [{ at: [(left + right) / 2, (top + bottom) / 2], radius: sizeMm * 0.032 }]
    }),
  )
  return found.toSorted((one, other) => one.at[0] + one.at[1] - other.at[0] - other.at[1])[0]
}

/** Circles in the silhouette, the eye first, then the widest that has room, so that none touches another or the rim. */
function packMarks(rings: Parameters<typeof boxOf>[0], sizeMm: number, eye: Mark | undefined): Mark[] {
  const { left, right, top, bottom } = boxOf(rings)
  const period = sizeMm * 4
  const depth = depthField([rings], { widthMm: period, heightMm: period }, 0)
  const step = Math.max(right - left, bottom - top) / STEPS
  const places: Mark[] = []
  for (let x = left; x <= right; x += step)
    for (let y = top; y <= bottom; y += step) {
      const radius = depth(x / period, y / period) - sizeMm * 0.008
      if (radius > sizeMm * LEAST) places.push({ at: [x, y], radius })
    }
  // In a narrow head the eye is smaller.
  const eyeRoom = eye ? depth(eye.at[0] / period, eye.at[1] / period) * FULL : 0
  const marks: Mark[] = eye ? [{ ...eye, radius: Math.min(eye.radius, eyeRoom) }] : []
  while (marks.length < MARKS_MOST) {
    let best: Mark | undefined
    for (const { at, radius } of places) {
      const room = marks.reduce(
        (least, mark) => Math.min(least, Math.hypot(at[0] - mark.at[0], at[1] - mark.at[1]) - mark.radius),
        Math.min(radius, sizeMm * WIDEST),
      )
      if (room > (best?.radius ?? sizeMm * LEAST)) best = { at, radius: room }
    }
    if (!best) break
    marks.push(best)
  }
  return marks
}

function drawEye(motif: Motif, cast: Cast, { at: [x, y], radius }: Mark): void {
  const dark = cast.isDark ? cast.ground : cast.byLightness[0]
  addDetail(motif, cast.isDark ? cast.byLightness[cast.byLightness.length - 1] : cast.ground, circle(x, y, radius))
  addDetail(motif, dark, circle(x, y, Math.max(0.3, radius * 0.5), 8))
}

/** Petals round a disc, the ground showing between them. */
function drawBloom(
  motif: Motif,
  cast: Cast,
  random: Random,
  { at: [x, y], radius }: Mark,
  inks: readonly number[],
  index: number,
): void {
  const petals = random.pick([5, 6, 8])
  const reach = radius * FULL
  const wide = Math.sin(TURN / petals / 2) * reach * 0.62
  const turn = random.between(0, TURN)
  const petal = inks[index % Math.max(1, inks.length)] ?? cast.ground
  for (let at = 0; at < petals; at++) {
    const [px, py] = polar(x, y, reach - wide, turn + (at / petals) * TURN)
    addDetail(motif, at % 2 && petals % 2 === 0 ? petal : cast.ground, circle(px, py, wide, 8))
  }
  addDetail(motif, petal, circle(x, y, reach * 0.36, 12))
  addDetail(motif, cast.ground, circle(x, y, Math.max(0.3, reach * 0.14), 8))
}

/** A disc of the ground with a heart of another ink. */
function drawRing(
  motif: Motif,
  cast: Cast,
  { at: [x, y], radius }: Mark,
  inks: readonly number[],
  index: number,
): void {
  addDetail(motif, cast.ground, circle(x, y, radius * FULL, 12))
  const heart = inks[index % Math.max(1, inks.length)]
  if (heart !== undefined) addDetail(motif, heart, circle(x, y, Math.max(0.3, radius * FULL * 0.55), 8))
}
