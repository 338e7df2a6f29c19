import { inkFromHex } from '../../../color/ink.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { silhouette } from '../../kit/line/flatten.ts'
import type { Box, Point } from '../../kit/line/knot.ts'
import { boxOf, signedArea } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { centroidOf, isInsidePolygon } from '../../kit/line/polygon.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, placeMotif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'
import type { Anatomy } from './heads.ts'
import { hasHead } from './heads.ts'
import { findDepiction } from './noun-book.ts'
import { isPerson } from './paper-figures.ts'
import { findPicture } from './picture-book.ts'
import type { Subject } from './subject.ts'

/** In OKLCH and as a share: a dark part this small is an eye. */
const EYE = { lightness: 0.36, share: 0.02 } as const

/** True for a noun (singular, lower case, English) whose picture has no face of its own, and can be given one. */
export function isFaceless(noun: string): boolean {
  const { picture = '' } = findDepiction(noun) ?? {}
  const parts = findPicture(picture)?.parts ?? []
  const hasEye = parts.some(({ hex, share }) => share < EYE.share && (inkFromHex(hex)?.lightness ?? 1) < EYE.lightness)
  return parts.length > 0 && !hasEye && !hasHead(noun) && !isPerson(picture)
}

/** A thing with two eyes and a smile in its middle, in the ink that is seen best there. */
export function smiling({ cast }: Plan, bare: Subject): Subject {
  return {
    ...bare,
    draw: (...how) => {
      const drawn = placeMotif(bare.draw(...how), {})
      drawSmile(drawn, cast)
      return drawn
    },
  }
}

/** A face is drawn for a body so many times as wide as what it lies on: a crescent is no disc. */
const [SPAN, STEPS] = [1.5, 60]

/** From where to where the body is widest at a height. */
function widestAt(outline: readonly Point[], y: number, { left, right }: Box): readonly [from: number, to: number] {
  let widest: readonly [number, number] = [left, left]
  let from: number | undefined
  for (let step = 0; step <= STEPS; step++) {
    const x = left + ((right - left) * step) / STEPS
    if (step < STEPS && isInsidePolygon(outline, [x, y])) from ??= x
    else if (from !== undefined) {
      if (x - from > widest[1] - widest[0]) widest = [from, x]
      from = undefined
    }
  }
  return widest
}

/** In radii of a face: how far its eyes are apart, their radius, half the mouth's width and half its line. */
const [APART, EYE_RADIUS, MOUTH, LINE] = [0.38, 0.13, 0.2, 0.045]
/** Radius of a face, of the shorter side of the body. */
const FACE = 0.45

/** The face of a thing that has none, in mm of its motif: in the middle of its body, where it is widest. Undefined without a body. */
export function faceOf({ layers }: Motif): Anatomy | undefined {
  const forms = layers.filter(({ isForm }) => isForm)
  const [body] = forms.toSorted((one, other) => Math.abs(signedArea(other.ring)) - Math.abs(signedArea(one.ring)))
  if (!body) return undefined
  const outline = silhouette(body.ring)
  const box = boxOf([body.ring])
  const [, middle] = centroidOf(outline)
  const parts = layers.map(partOf)
  const faceAt = (y: number): Place => {
    const [from, to] = widestAt(outline, y, box)
    return {
      x: (from + to) / 2,
      y,
      radius: FACE * Math.min(SPAN * (to - from), box.right - box.left, box.bottom - box.top),
    }
  }
  // A face lies on one part, and not across the stone of an avocado: so far up or down as it must.
  const places = SHIFTS.map((shift) => faceAt(middle + shift * (box.bottom - box.top)))
  const isWhole = (place: Place): boolean => isOnOnePart(parts, place)
  const { x, y, radius } = places.find(isWhole) ?? places.map(smaller).find(isWhole) ?? places[0]
  const chin = y + radius
  const neck: Anatomy['neck'] = [
    [x - radius, chin],
    [x + radius, chin],
  ]
  return {
    at: [x, y],
    radius,
    across: box.right - box.left,
    isFace: true,
    crown: [x, box.top],
    neck,
    feet: [],
    outline,
  }
}

type Place = { readonly x: number; readonly y: number; readonly radius: number }

/** A layer as polygons: its outline and its holes. */
type Part = { readonly ink: number; readonly outline: readonly Point[]; readonly holes: readonly (readonly Point[])[] }

const partOf = ({ ink, ring, holes }: Motif['layers'][number]): Part => ({
  ink,
  outline: silhouette(ring),
  holes: holes.map(silhouette),
})

const isOn = ({ outline, holes }: Part, point: Point): boolean =>
  isInsidePolygon(outline, point) && !holes.some((hole) => isInsidePolygon(hole, point))

/** Where faces are tried from the middle of a body, in its heights, and how much smaller where none fits. */
const SHIFTS = [0, -0.08, 0.08, -0.16, 0.16, -0.24, 0.24, -0.3] as const
const smaller = (place: Place): Place => ({ ...place, radius: place.radius * 0.68 })

/** Whether eyes and mouth lie on one part of the motif; glints on it do not count. */
function isOnOnePart(parts: readonly Part[], { x, y, radius }: Place): boolean {
  const marks: readonly Point[] = [
    [x - APART * radius, y],
    [x + APART * radius, y],
    [x - MOUTH * radius, y + MOUTH * radius * 0.5],
    [x, y + MOUTH * radius],
    [x + MOUTH * radius, y + MOUTH * radius * 0.5],
  ]
  const inks = marks.map((mark) => parts.findLast((part) => isOn(part, mark))?.ink)
  return inks.every((ink) => ink !== undefined && ink === inks[0])
}

/** The ink of faces, or the one that is seen best in the middle of this one: a dark one wherever it is seen well enough. */
function inkSeen(motif: Motif, { inks, ground, figures, byLightness, face }: Cast, { at }: Anatomy): number {
  if (face !== undefined) return face
  const under = motif.layers.map(partOf).findLast((part) => isOn(part, at)) ?? motif.layers[0]
  const far = (ink: number): number => Math.abs(inks[ink].lightness - inks[under.ink].lightness)
  const [darkest] = byLightness
  if (inks[darkest].lightness < inks[under.ink].lightness && far(darkest) > DARK_SEEN) return darkest
  return [ground, ...figures].toSorted((one, other) => far(other) - far(one))[0]
}

/** In OKLCH lightness: a dark face stands off its body by this. */
const DARK_SEEN = 0.2

function drawSmile(motif: Motif, cast: Cast): void {
  const face = faceOf(motif)
  if (!face) return
  const [{ radius }, [x, y]] = [face, face.at]
  const seen = inkSeen(motif, cast, face)
  for (const across of [-APART, APART]) addDetail(motif, seen, circle(x + across * radius, y, EYE_RADIUS * radius))
  drawMouth(motif, face, seen, 0)
}

/** A mouth below dark glasses. */
export function drawMouthBelow(motif: Motif, thing: Motif, cast: Cast, face: Anatomy): void {
  drawMouth(motif, face, inkSeen(thing, cast, face), BELOW_GLASSES)
}

/** In radii of a face. */
const BELOW_GLASSES = 0.36

function drawMouth(motif: Motif, { at: [x, middle], radius }: Anatomy, ink: number, down: number): void {
  const [wide, deep, y] = [MOUTH * radius, MOUTH * radius * 0.8, middle + down * radius]
  const smile = ribbon(
    [
      [x - wide, y + deep * 0.35],
      [x, y + deep * 1.25],
      [x + wide, y + deep * 0.35],
    ],
    () => LINE * radius,
  )
  addDetail(motif, ink, smile)
}
