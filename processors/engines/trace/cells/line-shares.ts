import { clamp } from '../../numbers/clamp.ts'
import { mean } from '../../numbers/mean.ts'
import type { Crossing, Rgba } from './lattice-side.ts'

// Levels by which rounding and a renderer's quantized coverage change a blend.
const BLEND_MISS = 12
// Squared levels per crossing below which colours are too similar to determine shares.
const CONTRAST_MIN = 900
// Pixels. A line may be of a known ink if that makes it at least this wide; a thinner one is taken to be a pixel wide,
// which gives its own ink.
const KNOWN_WIDTH_MIN = 0.75

/** Shares of its two pixels that a line across one border covers. */
export type Shares = { readonly before: number; readonly after: number }

/**
 * The ink of a line across a border as determined by grounds of several colours; undefined where they do not determine
 * it.
 */
export function inkByGrounds(crossings: readonly Crossing[]): Rgba | undefined {
  if (crossings[0]?.mixed.length !== 2) return undefined
  const shares = sharesByGrounds(crossings)
  if (!shares) return undefined
  return inkOf(crossings, shares)
}

/** The ink of a line where it contrasts most. */
export function inkOf(crossings: readonly Crossing[], shares: Shares): Rgba {
  const best = strongest(crossings) ?? crossings[0]
  return unmixLine(best.left, best.mixed[0], best.mixed[1], best.right, shares)
}

/** Unmixes the ink of a line from its two pixels and the colours before and after them, by least squares. */
export function unmixLine(left: Rgba, one: Rgba, other: Rgba, right: Rgba, { before, after }: Shares): number[] {
  const weight = before * before + after * after
  return left.map((level, c) => {
    const sum = before * (one[c] - level * (1 - before)) + after * (other[c] - right[c] * (1 - after))
    return clamp(Math.round(sum / weight), 0, 255)
  })
}

// Squared levels by which grounds must differ to show how much of them is mixed in.
const GROUNDS_MIN = 1600

/**
 * Shares by how much of different grounds is mixed in; undefined where the grounds are alike. Where two grounds meet
 * under a line, renderers let some of both through; so the better explained pixel gives the ink, and the ink gives the
 * share of the other pixel.
 */
export function sharesByGrounds(crossings: readonly Crossing[]): Shares | undefined {
  const before = hiddenShare(crossings.map(({ left, mixed }) => [left, mixed[0]]))
  const after = hiddenShare(crossings.map(({ right, mixed }) => [right, mixed[1]]))
  const surer = before && after ? (before.miss <= after.miss ? before : after) : (before ?? after)
  return surer && sharesByInk(crossings, [surer.ink])
}

type Hidden = { readonly ink: Rgba; readonly miss: number }

// With a smaller share of a line its ink is too uncertain.
const HIDDEN_MIN = 0.15

/**
 * The ink that covers its ground, by linear regression over all grounds; undefined where these are alike or no single
 * share explains them.
 */
function hiddenShare(pairs: readonly (readonly [ground: Rgba, pixel: Rgba])[]): Hidden | undefined {
  const count = pairs.length
  let along = 0
  let spread = 0
  const means = [0, 1, 2, 3].map((c) => [mean(pairs.map(([g]) => g[c])), mean(pairs.map(([, p]) => p[c]))])
  for (const [ground, pixel] of pairs)
    for (let c = 0; c < 4; c++) {
      along += (ground[c] - means[c][0]) * (pixel[c] - means[c][1])
      spread += (ground[c] - means[c][0]) ** 2
    }
  const shown = along / spread
  if (spread < GROUNDS_MIN * count || shown < 0 || shown > 1 - HIDDEN_MIN) return undefined
  const missOf = ([ground, pixel]: readonly [Rgba, Rgba]): number =>
    Math.max(...ground.map((level, c) => Math.abs(means[c][1] + shown * (level - means[c][0]) - pixel[c])))
  const miss = Math.max(...pairs.map(missOf))
  if (miss > BLEND_MISS) return undefined
  return { ink: means.map(([ground, pixel]) => (pixel - shown * ground) / (1 - shown)), miss }
}

/** Shares by the ink of the line: a known one if that explains it, else the ink that makes it a pixel wide. */
export function sharesByInk(crossings: readonly Crossing[], inks: readonly Rgba[]): Shares | undefined {
  const best = strongest(crossings)
  if (!best) return undefined
  const known = inks
    .flatMap((ink) => sharesOf(best, ink) ?? [])
    .find(({ before, after }) => before + after >= KNOWN_WIDTH_MIN)
  if (known) return known
  const { left, mixed, right } = best
  const whole = massOf(best)
  const own = left.map((level, c) => (level + right[c]) / 2 + whole[c])
  // An ink beyond black or white does not exist: the line is wider, and one of its pixels shows it pure.
  const isInk = own.every((level) => level > -BLEND_MISS && level < 255 + BLEND_MISS)
  return isInk ? sharesOf(best, own) : (sharesOf(best, mixed[0]) ?? sharesOf(best, mixed[1]))
}

/**
 * The crossing at which a line contrasts most, preferably on one ground: where two meet under it, some of both may be
 * mixed in.
 */
function strongest(crossings: readonly Crossing[]): Crossing | undefined {
  const alike = crossings.filter(({ left, right }) => left.every((level, c) => level === right[c]))
  return strongestOf(alike) ?? strongestOf(crossings)
}

function strongestOf(crossings: readonly Crossing[]): Crossing | undefined {
  let best: Crossing | undefined
  let bestMass = CONTRAST_MIN
  for (const crossing of crossings) {
    const mass = massOf(crossing).reduce((sum, part) => sum + part * part, 0)
    if (mass <= bestMass) continue
    best = crossing
    bestMass = mass
  }
  return best
}

/** Shares of its two pixels that a line of an ink covers; undefined where it is no line of that ink. */
function sharesOf({ left, mixed, right }: Crossing, ink: Rgba): Shares | undefined {
  const before = shareOf([[left, mixed[0], ink]]) ?? 1
  const after = shareOf([[right, mixed[1], ink]]) ?? 1
  const isLine = explainsBlend(left, mixed[0], ink, before) && explainsBlend(right, mixed[1], ink, after)
  return isLine ? { before, after } : undefined
}

function explainsBlend(ground: Rgba, pixel: Rgba, ink: Rgba, share: number): boolean {
  return ground.every((level, c) => Math.abs(level + share * (ink[c] - level) - pixel[c]) <= BLEND_MISS)
}

/** Difference of two pixels together from the grounds beside them. */
function massOf({ left, mixed, right }: Crossing): number[] {
  return left.map((level, c) => mixed[0][c] - level + mixed[1][c] - right[c])
}

type Blend = readonly [from: Rgba, blend: Rgba, to: Rgba]

/** The share of `to` that all blends have in common, by least squares; undefined where they have none. */
export function shareOf(blends: readonly Blend[]): number | undefined {
  let along = 0
  let whole = 0
  for (const [from, blend, to] of blends)
    for (let c = 0; c < 4; c++) {
      along += (blend[c] - from[c]) * (to[c] - from[c])
      whole += (to[c] - from[c]) ** 2
    }
  if (whole < CONTRAST_MIN) return undefined
  const share = along / whole
  if (share <= 0 || share >= 1) return undefined
  const isMissed = ([from, blend, to]: Blend): boolean =>
    from.some((level, c) => Math.abs(level + share * (to[c] - level) - blend[c]) > BLEND_MISS)
  return blends.some(isMissed) ? undefined : share
}
