import type { Random } from '../chance/random.ts'
import type { PackedCircle, PackTier } from './pack-circles.ts'
import { packCircles } from './pack-circles.ts'

/** A circle and its number in the classic packing, by which a family deals forms and inks: it stays when others go. */
export type NumberedCircle = PackedCircle & { readonly at: number }

/** Sizes at the end of the list that come and go. */
const SMALL_TIERS = 2
/** Small things added at twice the classic fullness, as a multiple of the classic number. */
const ADDED_MOST = 4

/**
 * Packs circles so that another density keeps the design: the larger sizes always lie where the classic packing of the seed has
 * them; below it small ones are left out, the last first, and above it more small ones are dropped into the gaps.
 *
 * @param tiers classic counts and gaps, the largest first
 * @param fullness 1 is classic, 0.3 sparse, 2 crammed
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

/** The first of each small size stay, fewer the sparser the cloth is. */
function isKept(classic: readonly PackedCircle[], at: number, firstSmall: number, fullness: number): boolean {
  const { tier } = classic[at]
  if (tier < firstSmall) return true
  const first = classic.findIndex((circle) => circle.tier === tier)
  const count = classic.filter((circle) => circle.tier === tier).length
  return at - first < count * fullness ** 1.5
}
