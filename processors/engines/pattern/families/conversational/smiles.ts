import { inkFromHex } from '../../../color/ink.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { silhouette } from '../../kit/line/flatten.ts'
import type { Box, Point } from '../../kit/line/knot.ts'
import { boxOf, signedArea } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, placeMotif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'
import { hasHead, isWithin, middleOf } from './heads.ts'
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
    if (step < STEPS && isWithin(outline, [x, y])) from ??= x
    else if (from !== undefined) {
      if (x - from > widest[1] - widest[0]) widest = [from, x]
      from = undefined
    }
  }
  return widest
}

/** Of the shorter side of the body: how far the eyes are apart, their radius, the width of the mouth and its line. */
const [APART, RADIUS, MOUTH, LINE] = [0.17, 0.045, 0.09, 0.024]

function drawSmile(motif: Motif, { inks, ground, figures }: Cast): void {
  const forms = motif.layers.filter(({ isForm }) => isForm)
  const [body] = forms.toSorted((one, other) => Math.abs(signedArea(other.ring)) - Math.abs(signedArea(one.ring)))
  if (!body) return
  const outline = silhouette(body.ring)
  const box = boxOf([body.ring])
  const [, y] = middleOf(outline)
  const [from, to] = widestAt(outline, y, box)
  const x = (from + to) / 2
  const side = Math.min(SPAN * (to - from), box.right - box.left, box.bottom - box.top)
  const under = motif.layers.findLast(({ ring }) => isWithin(silhouette(ring), [x, y])) ?? body
  const far = (ink: number): number => Math.abs(inks[ink].lightness - inks[under.ink].lightness)
  const seen = [ground, ...figures].toSorted((one, other) => far(other) - far(one))[0]
  for (const across of [-APART, APART]) addDetail(motif, seen, circle(x + across * side, y, RADIUS * side))
  const [wide, deep] = [MOUTH * side, MOUTH * side * 0.8]
  const smile = ribbon(
    [
      [x - wide, y + deep * 0.35],
      [x, y + deep * 1.25],
      [x + wide, y + deep * 0.35],
    ],
    () => (LINE * side) / 2,
  )
  addDetail(motif, seen, smile)
}
