import type { Purity } from './list-candidates.ts'

// Share of its pixels that an ink shows pure up to which it may be what blur made of two others: most false inks in scans of
// prints had less. Greys of 0.44 and 0.53 were told from a fine mixture of black and a paler grey by nothing but their areas.
const PURE_SHARE_MAX = 0.35
// How far from the mixtures of the two it may be, in the largest contrast of the picture; and the least share of either.
const ASIDE_MAX = 0.1
const SHARE_MIN = 0.08
// How many times as many pixels must show either pure.
const PURER = 2
// Share of its border that lies beside the two.
const BESIDE_MIN = 0.35

/** Two inks that an ink is a mixture of. */
export type Blend = readonly [number, number]

/**
 * Finds inks that may be no more than what blur made of two others that more pixels show pure, of a line of one on the other or of the
 * border between them.
 *
 * @param inks a number per component each
 * @param borders of `countBorders`
 * @returns for each such ink the two
 */
export function findBlends(
  inks: readonly (readonly number[])[],
  { all, pure }: Purity,
  borders: Float64Array,
): ReadonlyMap<number, Blend> {
  const blends = new Map<number, Blend>()
  for (const own of [...inks.keys()].toSorted((one, other) => pure[other] - pure[one])) {
    if (pure[own] > PURE_SHARE_MAX * all[own]) continue
    const beside = borders.subarray(own * inks.length, (own + 1) * inks.length)
    const total = beside.reduce((sum, one) => sum + one, 0)
    const others = [...inks.keys()].filter((other) => pure[other] > PURER * pure[own] && !blends.has(other))
    const pairs = others.flatMap((one) => others.filter((other) => other > one).map((other): Blend => [one, other]))
    const near = pairs.filter(([one, other]) => beside[one] + beside[other] >= BESIDE_MIN * total)
    const asides = near.map(([one, other]) => asideOf(inks[own], inks[one], inks[other]))
    const least = Math.min(ASIDE_MAX, ...asides)
    const blend = near[asides.indexOf(least)]
    if (blend) blends.set(own, blend)
  }
  return blends
}

/** How far an ink is from the mixtures of two others; infinite where it is hardly one of them. */
function asideOf(ink: readonly number[], one: readonly number[], other: readonly number[]): number {
  const span = other.map((level, c) => level - one[c])
  const square = span.reduce((sum, level) => sum + level * level, 0)
  const share = span.reduce((sum, level, c) => sum + level * (ink[c] - one[c]), 0) / Math.max(1e-9, square)
  if (share < SHARE_MIN || share > 1 - SHARE_MIN) return Number.POSITIVE_INFINITY
  return Math.hypot(...span.map((level, c) => ink[c] - one[c] - share * level))
}

/**
 * How many quarters of each ink lie beside ones of each other.
 *
 * @param wide quarters in a row
 * @param count of inks
 * @returns a row of `count` numbers for each ink
 */
export function countBorders(quarters: Uint8Array, wide: number, count: number): Float64Array {
  const borders = new Float64Array(count * count)
  const add = (one: number, other: number): void => {
    if (one === other) return
    borders[one * count + other]++
    borders[other * count + one]++
  }
  for (let at = 0; at < quarters.length; at++) {
    if ((at + 1) % wide !== 0) add(quarters[at], quarters[at + 1])
    if (at + wide < quarters.length) add(quarters[at], quarters[at + wide])
  }
  return borders
}

/** The quarters with both of its two inks, by turns, in place of each blend: either may then be there. */
export function takeApart(quarters: Uint8Array, wide: number, blends: ReadonlyMap<number, Blend>): Uint8Array {
  const apart = quarters.slice()
  const isBlend = Uint8Array.from({ length: 256 }, (_, own) => Number(blends.has(own)))
  for (let at = 0; at < apart.length; at++)
    if (isBlend[apart[at]] === 1) apart[at] = blends.get(apart[at])?.[(at + Math.floor(at / wide)) & 1] ?? apart[at]
  return apart
}
