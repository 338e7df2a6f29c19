import type { Family, Plan } from '../families/family.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { createCloth, paint } from '../kit/area/cloth.ts'
import type { Cast } from '../kit/ink/cast.ts'
import { identity } from '../kit/line/affine.ts'
import type { Point } from '../kit/line/knot.ts'
import { rectangle } from '../kit/line/outline.ts'
import { chooseView } from '../layout/choose-view.ts'
import { dyeBorder } from '../layout/dye-border.ts'
import { imagesOfView } from '../layout/kaleidoscope.ts'
import { addMedallion } from './medallion.ts'
import { mitreBorder } from './mitred-border.ts'
import { paintRunningBorder, strandInkOf, strandsOf } from './running-border.ts'

/** Bare margin and border of a scarf, as shares of its short side. */
export const SQUARE = { margin: 0.035, border: 0.12 } as const
/** Widths of the rails and gaps from the edge inwards, as shares of the short side. */
const RAIL = 0.014
const GAP = 0.008
const HAIRLINE = 0.0045
/** Radius of the medallion and of the quarter medallions in the corners, as shares of the short side of the field. */
const MEDALLION = 0.35
const CORNER_MEDALLION = 0.24
/** Factor on the size of motifs, relative to an all-over. */
const FIELD_SIZE = 0.75
const BORDER_SIZE = 0.6

/**
 * Composes a placement print like a silk square: margin, rails, a mitred border, and a field with a medallion and a
 * quarter medallion in each corner. A cloth whose construction is its pattern (a check, a damask) keeps a plain field.
 * Nothing repeats, so nothing is cut at the edges of a repeat.
 */
export function composeScarf(family: Family, plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground, { wraps: false })
  const short = Math.min(plan.widthMm, plan.heightMm)
  const {
    field,
    border: edging,
    rim,
  } = dyeBorder(
    family.draw({ ...plan, scale: plan.scale * FIELD_SIZE }),
    family.draw({ ...plan, scale: plan.scale * BORDER_SIZE, random: plan.random.fork('border') }),
    cast,
  )
  let inset = SQUARE.margin * short
  inset = addRails(cloth, cast, inset, short)
  const border = { inset, widthMm: SQUARE.border * short }
  if (rim !== cast.ground) {
    dyeRim(cloth, rim, border.inset + border.widthMm)
    addRails(cloth, cast, SQUARE.margin * short, short)
  }
  const strands = strandsOf(plan.details)
  if (strands.length > 0) paintRunningBorder(cloth, cast, { ...border, rim, strand: strandInkOf(plan) }, strands)
  else cloth.shapes.push(...mitreBorder(edging, border, plan.random.fork('border view')))
  inset = addRails(cloth, cast, inset + border.widthMm, short)
  const inner = insetCorners(cloth, inset)
  // A trellis that its border goes on from is cut by no medallion.
  const isPlain = family.isDensityFixed === true || (strands.length > 0 && family.name === 'trellis')
  const view = isPlain ? ([0, 0] as const) : chooseView(field, inner, plan.random.fork('field view'))
  cloth.shapes.push(...imagesOfView(field, inner, view, [identity]))
  if (!isPlain) {
    const room = short - inset * 2
    const middle: Point = [plan.widthMm / 2, plan.heightMm / 2]
    for (const corner of inner)
      if (plan.details['in corners'] === undefined)
        addMedallion(cloth, field, plan, { at: corner, radiusMm: room * CORNER_MEDALLION, within: inner })
    addMedallion(cloth, field, plan, { at: middle, radiusMm: room * MEDALLION, within: inner })
  }
  return cloth
}

/** How far inside the edges of a scarf its field begins, in mm. */
export function fieldInset({ widthMm, heightMm }: Pick<Plan, 'widthMm' | 'heightMm'>): number {
  const rails = 2 * (RAIL + HAIRLINE + 2 * GAP)
  return (SQUARE.margin + SQUARE.border + rails) * Math.min(widthMm, heightMm)
}

/** Fills the rim of a square with one ink, from its edge inwards to `toMm`; rails are painted over it. */
export function dyeRim(cloth: Cloth, rim: number, toMm: number): void {
  const [outer, inner] = [0, toMm].map((from) =>
    rectangle(from, from, cloth.widthMm - from * 2, cloth.heightMm - from * 2),
  )
  paint(cloth, rim, outer, [inner])
}

function insetCorners(cloth: Cloth, inset: number): Point[] {
  return rectangle(inset, inset, cloth.widthMm - inset * 2, cloth.heightMm - inset * 2).map(([x, y]) => [x, y])
}

/**
 * Paints a bold rail, a gap, a hairline and a gap around the cloth, from an inset in mm; returns the inset at which
 * they end.
 */
export function addRails(cloth: Cloth, cast: Cast, from: number, short: number): number {
  let inset = from
  for (const [share, ink] of [
    [RAIL, cast.main],
    [GAP, cast.ground],
    [HAIRLINE, cast.line],
    [GAP, cast.ground],
  ] as const) {
    const outer = rectangle(inset, inset, cloth.widthMm - inset * 2, cloth.heightMm - inset * 2)
    inset += share * short
    paint(cloth, ink, outer, [rectangle(inset, inset, cloth.widthMm - inset * 2, cloth.heightMm - inset * 2)])
  }
  return inset
}
