import { inkFromHex } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import type { Family, Plan } from '../families/family.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { createCloth } from '../kit/area/cloth.ts'
import { castOfOne } from '../kit/ink/cast.ts'
import type { Point } from '../kit/line/knot.ts'
import { boxOf } from '../kit/line/knot.ts'
import { blockLattice, cellsOf } from '../kit/place/lattice.ts'
import { skins } from '../prompt/meaning/family-kinds.ts'
import type { Arrangement } from './arrangement.ts'
import { isOfMotifs } from './arrangement.ts'
import { addBorder, atLowerEdge, BORDER_SHARE, borderLane, fieldLane, layInStripes, STRIP_SHARE } from './bands.ts'
import { chooseView } from './choose-view.ts'
import { cornersInMm, reflectCloth } from './kaleidoscope.ts'
import { spreadImages } from './spread-images.ts'

/** Factors on the size of motifs, relative to an all-over: in a border, and in the field above it. */
const BORDER_SIZE = 1
const FIELD_SIZE = 0.62
/** Factor on the size of whole things in a lane between stripes. */
const IN_LANE = 0.8
/** Factor on the fullness of a border, which is denser than its field. */
const BORDER_FULLNESS = 1.35

/**
 * Draws a plan as arranged: reflections, images and bands are added to what the family draws.
 *
 * @param trim the family of a border that shows something else than its field
 */
export function drawLaidOut(family: Family, plan: Plan, { mirrors, bands }: Arrangement, trim?: Family): Cloth {
  if (bands === 'border') return drawWithBorder(family, plan, trim)
  if (mirrors) return drawMirrored(family, plan, mirrors)
  // What is never cut is narrow enough for its lane.
  const isNarrowed = bands === 'stripe' && family.isWhole === true && plan.lattice.lanes !== undefined
  const cloth = family.draw(isNarrowed ? { ...plan, scale: plan.scale * IN_LANE } : plan)
  if (plan.lattice.images) return spreadImages(cloth)
  return bands === 'stripe' ? layInStripes(cloth, plan.lattice.lanes, plan.cast, stripeInks(plan)) : cloth
}

/** The inks nearest to the colours that are named for plain stripes. */
function stripeInks({ details, cast }: Plan): number[] {
  const asked = `${details['stripe colours'] ?? ''}`.split('|').flatMap((hex) => inkFromHex(hex) ?? [])
  return asked.map(({ lab }) => {
    const far = (ink: number): number => oklabDistance(cast.inks[ink].lab, lab)
    return cast.inks.map((_, ink) => ink).toSorted((one, other) => far(one) - far(other))[0]
  })
}

/**
 * Width of a drawn cloth in chambers that is enough to choose a view from; the rest of a whole repeat would never be
 * seen.
 */
const CHAMBERS_SEEN = 2.4

function drawMirrored(family: Family, plan: Plan, { group, chamber }: NonNullable<Arrangement['mirrors']>): Cloth {
  const corners = cornersInMm(plan, group, chamber)
  const { left, right, top, bottom } = boxOf([corners])
  const least = Math.max((right - left) * CHAMBERS_SEEN, (bottom - top) * CHAMBERS_SEEN, family.repeatMm / 2)
  const seen = {
    widthMm: Math.min(plan.widthMm, least),
    // Without mirrors above and below the cloth itself goes on there.
    heightMm: isAsHighAsCell(chamber) ? bottom - top : Math.min(plan.heightMm, least),
  }
  const cloth = family.draw({ ...plan, ...seen })
  const view = chooseView(cloth, corners, plan.random.fork('view'))
  return reflectCloth(cloth, group, chamber, view, plan)
}

function isAsHighAsCell(chamber: readonly Point[]): boolean {
  const { top, bottom } = boxOf([chamber])
  return bottom - top === 1
}

/**
 * Draws a field with its border.
 *
 * @param trim the family of a border that shows something else than its field
 */
function drawWithBorder(family: Family, plan: Plan, trim: Family | undefined): Cloth {
  const ofBorder = namesIn(plan.details['border motifs'])
  const isStrip = trim !== undefined && !isOfMotifs(trim)
  const share = isStrip ? STRIP_SHARE : BORDER_SHARE
  const hasLanes = isOfMotifs(family)
  const fieldScale = Math.max(0.35, plan.scale * FIELD_SIZE)
  const field = plan.details['plain field']
    ? createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
    : family.draw({
        ...plan,
        motifs: plan.motifs.filter((noun) => !ofBorder.includes(noun)),
        ...(hasLanes && { lattice: fieldLane(share, motifShareOf(family, plan, fieldScale)), scale: fieldScale }),
      })
  const border = isStrip ? drawStrip(trim, plan) : drawFullBorder(trim ?? family, plan, ofBorder, trim !== undefined)
  return addBorder(field, border, plan.cast, share)
}

/** A border of motifs larger than those of its field. */
function drawFullBorder(family: Family, plan: Plan, motifs: readonly string[], isOther: boolean): Cloth {
  const hasLanes = isOfMotifs(family)
  const scale = plan.scale * (hasLanes ? BORDER_SIZE : 1 / FIELD_SIZE)
  return family.draw({
    ...plan,
    random: plan.random.fork('border'),
    scale,
    coverage: Math.min(0.9, (isOther ? family.coverage.medium : plan.coverage) * BORDER_FULLNESS),
    ...(isOther && { motifs, styles: namesIn(plan.details['border styles']) }),
    ...(hasLanes && { lattice: borderLane(BORDER_SHARE, motifShareOf(family, plan, scale)) }),
  })
}

function motifShareOf({ motifMm, repeatMm }: Family, { heightMm }: Plan, scale: number): number {
  return ((motifMm ?? repeatMm) * scale) / heightMm
}

/** A patterned strip: a whole cloth of that height. Checks, dots and lace are in one ink, as they would be alone. */
function drawStrip(trim: Family, plan: Plan): Cloth {
  const { cast } = plan
  const isOfOne = trim.inks.natural <= PLAIN_INKS
  const strip = trim.draw({
    ...plan,
    cast: isOfOne ? castOfOne(cast, cast.main) : cast,
    heightMm: plan.heightMm * STRIP_SHARE,
    scale: plan.scale * (skins.includes(trim.name) ? SKIN_IN_STRIP : 1),
    random: plan.random.fork('border'),
    coverage: trim.coverage.medium,
    lattice: blockLattice,
    motifs: [],
    styles: namesIn(plan.details['border styles']),
  })
  return atLowerEdge(strip, plan.heightMm)
}

/** A skin is cut small for a strip, so that its marks are seen whole. */
const SKIN_IN_STRIP = 0.5

/** A cloth with at most so many inks is plain. */
const PLAIN_INKS = 3

function namesIn(detail: unknown): string[] {
  return typeof detail === 'string' ? detail.split('|') : []
}

/** Number that the picture's sides must be multiples of, so that lattice copies fall on whole pixels. */
export function pixelMultipleOf({ lattice, mirrors }: Arrangement): number {
  const { columns, rows } = cellsOf(lattice)
  return mirrors || lattice.images ? 2 : columns * rows
}
