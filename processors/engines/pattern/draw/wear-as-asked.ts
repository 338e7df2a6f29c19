import type { Family } from '../families/family.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { isOfMotifs } from '../layout/arrangement.ts'
import type { DesignSpec } from '../spec/design-spec.ts'
import { accentOf } from './plan-of.ts'
import { sharesOf } from './use-every-ink.ts'

/**
 * Exchanges inks so that a requested ground covers most and an accent least: in families that are built of areas the
 * part called ground may be joints or lines, while "on charcoal" means that charcoal dominates.
 */
export function wearAsAsked(cloth: Cloth, spec: DesignSpec, family: Family): Cloth {
  if (isOfMotifs(family) || spec.details.under !== undefined || spec.composition !== 'tile') return cloth
  const count = spec.palette.inks.length
  // For lace on navy, navy is what shows through the lace, however little that is.
  const isNarrow = family.inks.leads === 'paper' || family.isGroundNarrow === true
  const isWide = spec.details['wide ground'] === true && !isNarrow
  const grounded = isWide ? widenGround(cloth, spec.palette.ground, count) : cloth
  const accent = accentOf(spec)
  return accent === undefined || spec.details['border colour'] !== undefined
    ? grounded
    : thinAccent(grounded, accent, count)
}

/** The ink that reports call the ground: the requested one where inks were exchanged. */
export function groundOf(cloth: Cloth, { details, palette }: DesignSpec): number {
  return details['wide ground'] === true || details.accent !== undefined ? palette.ground : cloth.ground
}

function widenGround(cloth: Cloth, ground: number, count: number): Cloth {
  const shares = sharesOf(cloth, count)
  const widest = shares.indexOf(Math.max(...shares))
  return shares[ground] < CLEARLY * shares[widest] ? exchange(cloth, ground, widest) : cloth
}

/** A ground below this share of the widest ink's area is not seen as the widest. */
const CLEARLY = 0.8

function thinAccent(cloth: Cloth, accent: number, count: number): Cloth {
  const shares = sharesOf(cloth, count)
  const seen = shares.flatMap((share, ink) => (share > SEEN ? [ink] : []))
  const least = seen.reduce((best, ink) => (shares[ink] < shares[best] ? ink : best), accent)
  return shares[least] < CLEARLY * shares[accent] && shares[accent] > SPARKLE ? exchange(cloth, accent, least) : cloth
}

/** Area shares of an accent: below the first it is too small to be seen, up to the second it counts as an accent. */
const [SEEN, SPARKLE] = [0.012, 0.08]

function exchange(cloth: Cloth, one: number, other: number): Cloth {
  const place = (ink: number): number => (ink === one ? other : ink === other ? one : ink)
  return {
    ...cloth,
    ground: place(cloth.ground),
    shapes: cloth.shapes.map((shape) => ({ ...shape, ink: place(shape.ink) })),
  }
}
