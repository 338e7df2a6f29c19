import type { Family, Plan } from '../families/family.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { createCloth } from '../kit/area/cloth.ts'
import type { Knot } from '../kit/line/knot.ts'
import { closeFrame, type Frame, frameOf } from './frame.ts'

/** Bare rim of a panel, as a share of the sheet's shorter side. */
const MARGIN = 0.06

/** A placement print in one window of a shape: whatever `paintInto` paints, a bare rim, and a rail around the window. */
export function composePanel(
  plan: Plan,
  paintInto: (cloth: Cloth, frame: Frame, plan: Plan) => void,
  shape: Frame['shape'] = 'panel',
): Cloth {
  const { widthMm, heightMm, cast } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground, { wraps: false })
  const frame = frameOf(plan, shape, MARGIN)
  paintInto(cloth, frame, plan)
  closeFrame(cloth, frame, { sheet: cast.ground, rail: cast.line })
  return cloth
}

/** A placement print that is one field of a cloth without a leading figure, drawn somewhat larger than in a repeat. */
export function composeField(family: Family, plan: Plan): Cloth {
  return composePanel(plan, (cloth, frame) => {
    const size = { widthMm: frame.right - frame.left, heightMm: frame.bottom - frame.top }
    const field = family.draw({ ...plan, ...size, scale: plan.scale * FIELD_SCALE })
    putInto(cloth, field, { x: frame.left, y: frame.top })
  })
}

const FIELD_SCALE = 1.35

/** Adds the shapes of one cloth to another, with its top left corner at a place in mm. */
export function putInto(
  cloth: Cloth,
  other: Pick<Cloth, 'shapes'>,
  at: { readonly x: number; readonly y: number },
): void {
  const moved = ([x, y, corner]: Knot): Knot => [x + at.x, y + at.y, corner]
  for (const { ink, rings } of other.shapes) cloth.shapes.push({ ink, rings: rings.map((ring) => ring.map(moved)) })
}
