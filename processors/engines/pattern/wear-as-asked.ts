import type { DesignSpec } from './design-spec.ts'
import type { Family } from './families/family.ts'
import type { Cloth } from './kit/area/cloth.ts'
import { isOfMotifs } from './layout/arrangement.ts'
import { accentOf } from './plan-of.ts'
import { sharesOf } from './use-every-ink.ts'

/**
 * Inks change places so that a ground asked for covers most, and an accent least: where a family is built of areas, the part it
 * calls ground may be joints or lines, and "on charcoal" means the charcoal is what one sees first.
 */
export function wearAsAsked(cloth: Cloth, spec: DesignSpec, family: Family): Cloth {
  if (isOfMotifs(family) || spec.details.under !== undefined || spec.composition !== 'tile') return cloth
  const count = spec.palette.inks.length
  // Lace on navy is lace, and navy is what shows through it, however little that is.
  const isWide = spec.details['wide ground'] === true && family.inks.leads !== 'paper'
  const grounded = isWide ? widenGround(cloth, spec.palette.ground, count) : cloth
  const accent = accentOf(spec)
  return accent === undefined || spec.details['border colour'] !== undefined
    ? grounded
    : thinAccent(grounded, accent, count)
}

/** The ink that a report calls the ground: where inks changed places, the one that was asked for. */
export function groundOf(cloth: Cloth, { details, palette }: DesignSpec): number {
  return details['wide ground'] === true || details.accent !== undefined ? palette.ground : cloth.ground
}

function widenGround(cloth: Cloth, ground: number, count: number): Cloth {
  const shares = sharesOf(cloth, count)
  const widest = shares.indexOf(Math.max(...shares))
  return shares[ground] < CLEARLY * shares[widest] ? exchange(cloth, ground, widest) : cloth
}

/** Below this part of the widest ink's share a ground is not the widest to the eye. */
const CLEARLY = 0.8

function thinAccent(cloth: Cloth, accent: number, count: number): Cloth {
  const shares = sharesOf(cloth, count)
  const seen = shares.flatMap((share, ink) => (share > SEEN ? [ink] : []))
  const least = seen.reduce((best, ink) => (shares[ink] < shares[best] ? ink : best), accent)
  return shares[least] < CLEARLY * shares[accent] && shares[accent] > SPARKLE ? exchange(cloth, accent, least) : cloth
}

/** Shares of the cloth: under the first an accent is not found, up to the second it is one. */
const [SEEN, SPARKLE] = [0.012, 0.08]

function exchange(cloth: Cloth, one: number, other: number): Cloth {
  const place = (ink: number): number => (ink === one ? other : ink === other ? one : ink)
  return {
    ...cloth,
    ground: place(cloth.ground),
    shapes: cloth.shapes.map((shape) => ({ ...shape, ink: place(shape.ink) })),
  }
}
