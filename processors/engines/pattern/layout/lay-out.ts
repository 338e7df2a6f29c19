import type { Family, Plan } from '../families/family.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { boxOf } from '../kit/line/knot.ts'
import { cellsOf } from '../kit/place/lattice.ts'
import type { Arrangement } from './arrangement.ts'
import { isOfMotifs } from './arrangement.ts'
import { addBorder, borderLanes, layInStripes } from './bands.ts'
import { chooseView } from './choose-view.ts'
import { cornersInMm, reflectCloth } from './kaleidoscope.ts'
import { spreadImages } from './spread-images.ts'

/** Motifs of a border against those of an all-over, and of the field above it. */
const BORDER_SIZE = 1
const FIELD_SIZE = 0.62
/** A border is fuller than its field. */
const BORDER_FULLNESS = 1.35

/** Draws a plan as arranged: mirrors, images and bands are added to what the family draws. */
export function drawLaidOut(family: Family, plan: Plan, { mirrors, bands }: Arrangement): Cloth {
  if (bands === 'border') return drawWithBorder(family, plan)
  if (mirrors) return drawMirrored(family, plan, mirrors)
  const cloth = family.draw(plan)
  if (plan.lattice.images) return spreadImages(cloth)
  return bands === 'stripe' ? layInStripes(cloth, plan.lattice.lanes, plan.cast) : cloth
}

/** A cloth is large enough to look at when it is so many chambers wide: the rest of a whole repeat would never be seen. */
const CHAMBERS_SEEN = 2.4

function drawMirrored(family: Family, plan: Plan, { group, chamber }: NonNullable<Arrangement['mirrors']>): Cloth {
  const corners = cornersInMm(plan, group, chamber)
  const { left, right, top, bottom } = boxOf([corners])
  const least = Math.max((right - left) * CHAMBERS_SEEN, (bottom - top) * CHAMBERS_SEEN, family.repeatMm / 2)
  const seen = { widthMm: Math.min(plan.widthMm, least), heightMm: Math.min(plan.heightMm, least) }
  const cloth = family.draw({ ...plan, ...seen })
  const view = chooseView(cloth, corners, plan.random.fork('view'))
  return reflectCloth(cloth, group, chamber, view, plan)
}

function drawWithBorder(family: Family, plan: Plan): Cloth {
  const hasLanes = isOfMotifs(family)
  const field = family.draw({
    ...plan,
    ...(hasLanes && { lattice: borderLanes.field, scale: Math.max(0.35, plan.scale * FIELD_SIZE) }),
  })
  const border = family.draw({
    ...plan,
    random: plan.random.fork('border'),
    scale: plan.scale * (hasLanes ? BORDER_SIZE : 1 / FIELD_SIZE),
    coverage: Math.min(0.9, plan.coverage * BORDER_FULLNESS),
    ...(hasLanes && { lattice: borderLanes.border }),
  })
  return addBorder(field, border, plan.cast)
}

/** Sides of the picture must be multiples of it, so that the copies of a lattice fall on whole pixels. */
export function pixelMultipleOf({ lattice, mirrors }: Arrangement): number {
  const { columns, rows } = cellsOf(lattice)
  return mirrors || lattice.images ? 2 : columns * rows
}
