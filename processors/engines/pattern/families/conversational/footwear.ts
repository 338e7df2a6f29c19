import { clamp } from '../../../numbers/clamp.ts'
import type { Knot, Point } from '../../kit/line/knot.ts'
import { boxOf, mix } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm } from '../../kit/motif/motif.ts'
import type { GarmentInks } from './garments.ts'
import type { Anatomy } from './heads.ts'

/** Legs thinner or wider than these in radii of the head are shod as if they were so wide. */
const [LEG_LEAST, LEG_MOST] = [0.24, 0.75]

/** Boots on every leg; who shows none stands in two. */
export function drawBoots(motif: Motif, body: Anatomy, { cloth, trim }: GarmentInks): void {
  const { feet, radius } = body
  for (const {
    at: [x, bottom],
    width,
  } of feet.length > 0 ? feet : feetBelow(body)) {
    const wide = clamp(width * 1.2, radius * LEG_LEAST, radius * LEG_MOST)
    const [left, right, tall] = [x - wide / 2, x + wide / 2, wide * 2]
    const y = bottom + wide * 0.1
    addForm(motif, cloth, [
      [left, y - tall, 1],
      [right + wide * 0.06, y - tall, 1],
      [right, y - tall * 0.5],
      [right + wide * 0.04, y, 1],
      [left - wide * 0.62, y, 1],
      [left - wide * 0.66, y - tall * 0.28],
      [left - wide * 0.1, y - tall * 0.36],
    ])
    addDetail(motif, trim, bar(left, right + wide * 0.05, y - tall, tall * 0.14))
    addDetail(motif, trim, bar(left - wide * 0.62, right + wide * 0.04, y - tall * 0.1, tall * 0.1))
  }
}

/** Who swims or sits stands in boots that reach up to the belly: ducks on a rainy day. */
function feetBelow({ outline, radius }: Anatomy): Anatomy['feet'] {
  const { left, right, bottom } = boxOf([outline])
  const width = radius * 0.6
  return [0.44, 0.62].map((share) => ({ at: [mix(left, right, share), bottom + width * 1.9] as Point, width }))
}

/** Striped socks on every leg that is seen. */
export function drawSocks(motif: Motif, { feet, radius }: Anatomy, { cloth, trim }: GarmentInks): void {
  for (const {
    at: [x, bottom],
    width,
  } of feet) {
    const wide = clamp(width * 1.14, radius * LEG_LEAST, radius * LEG_MOST)
    const [left, right, tall] = [x - wide / 2, x + wide / 2, wide * 1.7]
    addForm(motif, cloth, bar(left, right, bottom - tall, tall + wide * 0.06))
    for (const share of [0.12, 0.42]) addDetail(motif, trim, bar(left, right, bottom - tall * (1 - share), tall * 0.14))
  }
}

function bar(left: number, right: number, top: number, height: number): Knot[] {
  return [
    [left, top, 1],
    [right, top, 1],
    [right, top + height, 1],
    [left, top + height, 1],
  ]
}
