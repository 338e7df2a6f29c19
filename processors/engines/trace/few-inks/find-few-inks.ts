import type { Rgb } from '../../color/oklab.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { TraceResult } from '../report.ts'
import type { Sheet } from '../sheet.ts'
import { rgbOf, type SeenInk, seeInks } from './see-inks.ts'

const PURE_PIXELS_MIN = 48
// Standard deviation, levels, of what an ink's pure pixels show, up to which it is one, in spreads of the quietest ink and
// at least; or the share of the frame that shows it pure. Of 16 pictures in two to six inks, scanned and compressed, real
// inks had 0 to 8 and mixtures 8 to 57, but for a few shades of real ones.
const QUIET_TIMES = 2.5
const QUIET_MIN = 8
const WIDE_SHARE = 0.04
// Stricter ones for an ink that is surely one, also between others, if only so much of the frame shows it.
const SURE_SHARE = 0.001
const SURE_TIMES = 1.8
const SURE_MIN = 6
// Share of the frame that must show an ink pure if it is not surely one, and if it may be a mixture of others.
const KNOWN_SHARE = 0.005
const BETWEEN_SHARE = 0.02
// Levels within which colours are shades of one ink.
const SHADE_MAX = 30
// Levels between two inks; how far mixtures may lie from the way between two, as a share of that; and the share of the
// frame that may lie further.
const CONTRAST_MIN = 60
const ASIDE_MAX = 0.2
const ASIDE_SHARE_MAX = 0.004
// How far past one of the inks mixtures may lie, as a share of their contrast: thin lines are taken for darker than they
// are.
const PAST_MAX = 0.6
// Share of the pixels that are not pure: less, and all is wide. More for each ink past the second, which takes longer.
const FINE_SHARE_MIN = 0.1
const FINE_SHARE_PER_INK = 0.17
// An ink that no place shows pure is what the tenth of its pixels show that have most of it: 0.93 to 1.09 of the contrast
// of lines two pixels wide, scanned, compressed, enlarged and under noise. Its pixels show at least the first share.
const FIGURE_MIN = 0.35
const MOST_SHARE = 0.1
// Lines so thin that none of these pixels is full are known better by the first drawing, which unblurs them.
const UNBLURRED_MIN = 1.1
/** Most inks that are few. */
const INKS_MAX = 5

/**
 * The inks of a picture in few of them and fine forms, as it shows them, the ground first, where its drawing shows mixtures
 * of them beside them or breaks their lines: an ink in which the picture is not quiet anywhere is hatching. Undefined for
 * other pictures.
 *
 * @param first the picture's drawing at its own size, with its ground, whose inks may be few
 * @param inkOf which of the drawing's inks shows in each pixel; see `drawLabels`
 */
export function findFewInks(plane: PixelPlane, first: TraceResult, inkOf: Uint8Array): readonly Rgb[] | undefined {
  if (plane.hasAlpha) return undefined
  const seen = seeInks(plane, first, inkOf)
  const all = plane.width * plane.height
  const pure = seen.reduce((sum, { pixels }) => sum + pixels, 0)
  const shown = seen.filter(({ pixels }) => pixels >= PURE_PIXELS_MIN)
  if (shown.length === 0 || pure > (1 - FINE_SHARE_MIN) * all) return undefined
  const least = Math.min(...shown.map(({ spread }) => spread))
  const isQuiet = ({ spread }: SeenInk): boolean => spread <= Math.max(QUIET_MIN, QUIET_TIMES * least)
  const isSure = ({ spread, pixels }: SeenInk): boolean =>
    spread <= Math.max(SURE_MIN, SURE_TIMES * least) && pixels >= SURE_SHARE * all
  const known = shown
    .filter((one) => isSure(one) || one.pixels > WIDE_SHARE * all || (isQuiet(one) && one.pixels > KNOWN_SHARE * all))
    .toSorted((one, other) => other.pixels - one.pixels)
  const isReal = (one: SeenInk): boolean => isSure(one) || one.pixels > BETWEEN_SHARE * all
  const inks = known.length === 0 ? [] : inksOf(plane, seen, known, isReal)
  const fine = FINE_SHARE_MIN + FINE_SHARE_PER_INK * (inks.length - 2)
  return inks.length >= 2 && inks.length <= INKS_MAX && pure <= (1 - fine) * all ? inks : undefined
}

/** Whether a drawing's inks are few and mixtures of them by their colours, which costs next to nothing. */
export function mayBeFew({ layers }: Pick<Sheet, 'layers'>): boolean {
  const inks = layers.filter(({ areaShare }) => areaShare > ASIDE_SHARE_MAX).map(({ hex }) => rgbOf(hex))
  const ends = inks.filter((one) => {
    const others = inks.filter((other) => other !== one)
    return !others.some((other, at) => others.slice(at + 1).some((third) => isBetween(one, other, third)))
  })
  return layers.length >= 2 && ends.length <= INKS_MAX
}

/** Between two others, and not one of them as the picture shows it elsewhere. */
function isBetween(one: Rgb, other: Rgb, third: Rgb): boolean {
  const { along, miss } = placeOf(one, other, third)
  return along > 0 && along < 1 && miss <= ASIDE_MAX * gapOf(other, third)
}

/** The known inks, and those of forms that show none of them nor a mixture. */
function inksOf(
  plane: PixelPlane,
  seen: readonly SeenInk[],
  known: readonly SeenInk[],
  isReal: (one: SeenInk) => boolean,
): Rgb[] {
  const [ground] = known
  // Shades of an ink that more pixels show are that ink.
  const apart = known.filter((one, at) => known.slice(0, at).every((more) => gapOf(one.mean, more.mean) >= SHADE_MAX))
  const inks = apart
    .filter((one) => isReal(one) || !isMixture(one.mean, meansOf(apart.filter((other) => other !== one))))
    .map(({ mean }) => mean)
  if (inks.length === 1) return withFigure(plane, seen, ground)
  const rough = seen.filter((one) => !known.includes(one) && one.share > ASIDE_SHARE_MAX)
  for (const { ink } of rough.toSorted((one, other) => other.share - one.share))
    if (!isMixture(ink, inks) && inks.every((one) => gapOf(one, ink) >= SHADE_MAX)) inks.push(ink)
  return inks
}

function meansOf(inks: readonly SeenInk[]): Rgb[] {
  return inks.map(({ mean }) => mean)
}

/** The ground and the one ink of all fine forms on it; the ground alone where they are of many. */
function withFigure(plane: PixelPlane, seen: readonly SeenInk[], ground: SeenInk): Rgb[] {
  const rough = seen.filter((one) => gapOf(one.ink, ground.mean) >= CONTRAST_MIN && one.share > ASIDE_SHARE_MAX)
  if (rough.length === 0) return [ground.mean]
  const far = rough.reduce((one, other) => (gapOf(other.ink, ground.mean) > gapOf(one.ink, ground.mean) ? other : one))
  const most = mostOf(plane, ground.mean, far.ink)
  const { ink } = rough.reduce((one, other) => (other.share > one.share ? other : one))
  const figure = gapOf(ink, ground.mean) > UNBLURRED_MIN * gapOf(most, ground.mean) ? ink : most
  const inks = [ground.mean, figure]
  const aside = seen.reduce((sum, one) => sum + (isMixture(one.ink, inks) ? 0 : one.share), 0)
  return aside <= ASIDE_SHARE_MAX ? inks : [ground.mean]
}

/** Mean of those of an ink's pixels that differ most from the ground. */
function mostOf({ data }: PixelPlane, ground: Rgb, towards: Rgb): Rgb {
  const way = ground.map((level, c) => towards[c] - level)
  const square = way.reduce((sum, span) => sum + span * span, 0)
  const along = Float32Array.from({ length: data.length / 4 }, (_, pixel) =>
    way.reduce((sum, span, c) => sum + (span * (data[pixel * 4 + c] - ground[c])) / square, 0),
  )
  const own = along.filter((share) => share > FIGURE_MIN).toSorted()
  const least = own[Math.floor((1 - MOST_SHARE) * own.length)]
  const sum = [0, 0, 0]
  let count = 0
  along.forEach((share, pixel) => {
    if (share < least) return
    count++
    for (let c = 0; c < 3; c++) sum[c] += data[pixel * 4 + c]
  })
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

/** Whether a colour is one of some inks, a mixture of two of them or a little past one, seen from another. */
function isMixture(color: Rgb, inks: readonly Rgb[]): boolean {
  return inks.some((one, at) =>
    inks.slice(at + 1).some((other) => {
      const gap = gapOf(one, other)
      const { along, miss } = placeOf(color, one, other)
      return gap >= CONTRAST_MIN && miss <= ASIDE_MAX * gap && along >= -PAST_MAX && along <= 1 + PAST_MAX
    }),
  )
}

/** How far a colour lies along the way from one to another, 0..1 between them, and how far from it, levels. */
function placeOf(color: Rgb, from: Rgb, to: Rgb): { readonly along: number; readonly miss: number } {
  const span = to.map((level, c) => level - from[c])
  const own = color.map((level, c) => level - from[c])
  const square = span.reduce((sum, value) => sum + value * value, 0)
  const along = own.reduce((sum, value, c) => sum + value * span[c], 0) / square
  return { along, miss: Math.hypot(...own.map((value, c) => value - along * span[c])) }
}

function gapOf(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}
