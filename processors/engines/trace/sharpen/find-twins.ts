import type { Purity } from './list-candidates.ts'
import type { HeldInk } from './shares-board.ts'

// Share of its pixels that an ink shows pure up to which it may be another one, taken for too dark or too colourful; how
// far from it that may be, in the largest contrast of the picture; and fewest pixels that tell.
const PURE_SHARE_MAX = 0.35
const FAR_MAX = 0.2
const PIXELS_MIN = 100
// What of the misses that it spares an ink must really spare: real inks did so with 0.33 to 2.9, of ninety in scans, JPEGs
// and under noise, beside each other; blacks that chroma of coarser resolution had coloured with -1.1 to 0.26.
const SPARED_MIN = 0.3
// Of a dark ink beside another dark one, which hardly a pixel shows, and in no more than this share of the other's pixels:
// compression left it the colour of what it lies on. In the largest contrast, darkness.
const SPARED_MIN_OF_FAINT = 1
const FAINT_SHARE_MAX = 0.03
const FAINT_PURE_MAX = 0.1
const DARK_MAX = 0.15

/**
 * Finds inks that are others: a thin line in one ink shows another one where a picture's colours are blurred wider than its
 * lightness. With the more frequent ink in its place the picture would be explained no worse.
 *
 * @param inks a number per component each
 * @param hold tells how an ink explains the picture
 * @returns for each ink itself or the one that it is
 */
export function findTwins(
  inks: readonly (readonly number[])[],
  { all, pure }: Purity,
  hold: (ink: number) => HeldInk,
): readonly number[] {
  const gap = (one: number, other: number): number => Math.hypot(...inks[one].map((level, c) => level - inks[other][c]))
  return inks.map((ink, own) => {
    if (all[own] < PIXELS_MIN || pure[own] > PURE_SHARE_MAX * all[own]) return own
    const others = [...inks.keys()].filter((other) => all[other] > all[own] && gap(own, other) < FAR_MAX)
    if (others.length === 0) return own
    const { slopes, weight } = hold(own)
    const sparedBy = (other: number): number => {
      const first = ink.reduce((sum, level, c) => sum + 2 * (inks[other][c] - level) * slopes[c], 0)
      return 1 + first / (gap(own, other) ** 2 * Math.max(1e-9, weight))
    }
    const [twin] = others.toSorted((one, other) => sparedBy(one) - sparedBy(other))
    const isDark = ink[0] < DARK_MAX && inks[twin][0] < DARK_MAX
    const isFaint = isDark && all[own] < FAINT_SHARE_MAX * all[twin] && pure[own] < FAINT_PURE_MAX * all[own]
    return sparedBy(twin) < (isFaint ? SPARED_MIN_OF_FAINT : SPARED_MIN) ? twin : own
  })
}
