import type { Random } from '../chance/random.ts'
import type { PackedCircle, PackTier } from './pack-circles.ts'
import { packCircles } from './pack-circles.ts'

/**
 * A circle with its index in the packing at fullness 1, by which a family deals forms and inks: it keeps that index
 * when others are left out.
 */
export type NumberedCircle = PackedCircle & { readonly at: number }

/** Number of smallest sizes whose counts vary with fullness. */
const SMALL_TIERS = 2
/** Small things added at fullness 2, as a multiple of their number at 1. */
const ADDED_MOST = 4

/**
 * Packs circles such that another density keeps the design: the larger sizes always lie where the packing at fullness 1
 * has them; below it small ones are left out, the last first, and above it more small ones fill the gaps.
 *
 * @param tiers counts and gaps at fullness 1, the largest size first
 * @param fullness 1 is standard, 0.3 sparse, 2 crammed
 */
export function packByFullness(
  random: Random,
  area: { readonly widthMm: number; readonly heightMm: number },
  tiers: readonly PackTier[],
  fullness: number,
): NumberedCircle[] {
  const classic = packCircles(random.fork('classic'), area, tiers)
  const firstSmall = tiers.length - SMALL_TIERS
  if (fullness <= 1) return classic.map(numbered).filter(({ at }) => isKept(classic, at, firstSmall, fullness))
  const more = tiers.slice(firstSmall).map((tier) => ({
    ...tier,
    most: Math.round(tier.most * Math.min(1, fullness - 1) * ADDED_MOST),
    gapMm: tier.gapMm * Math.max(0.25, 1.5 - fullness * 0.6),
  }))
  const added = packCircles(random.fork('more'), area, more, classic)
  return [...classic, ...added.map((circle) => ({ ...circle, tier: circle.tier + firstSmall }))].map(numbered)
}

function numbered(circle: PackedCircle, at: number): NumberedCircle {
  return { ...circle, at }
}

/** The first of each small size are kept, fewer the sparser the cloth is. */
function isKept(classic: readonly PackedCircle[], at: number, firstSmall: number, fullness: number): boolean {
  const { tier } = classic[at]
  if (tier < firstSmall) return true
  const first = classic.findIndex((circle) => circle.tier === tier)
  const count = classic.filter((circle) => circle.tier === tier).length
  return at - first < count * fullness ** 1.5
}
