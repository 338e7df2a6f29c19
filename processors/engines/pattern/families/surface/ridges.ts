import type { Cloth } from '../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import type { Plan } from '../family.ts'

const LANDSCAPE_MM = 320
const PEAK_MM = 84
/** Heights of summits and passes, as shares of a layer's depth. */
const SUMMIT = [0.5, 1.25] as const
const PASS = [-0.35, 0.1] as const
/** Height of the mist before the farthest range. */
const MIST = 0.22
/** Number of midpoint subdivisions of a slope, and largest displacement as a share of its width. */
const BREAKS = 4
const STRAY = 0.3
/** Size of trees on the nearest range, and width of the wisps of mist at its foot. */
const FIR_MM = [4, 11] as const
const WISP_MM = [30, 110] as const
const WISPS_A_METRE = 48

/**
 * Mountain ranges one behind the other: each layer extends from its skyline down to the next one, and the farthest has
 * the ink nearest to the ground. Skylines continue over the period; below the nearest range the mist of the next
 * landscape begins.
 *
 * @param inks the layers' inks, farthest first
 */
export function drawRidges(cloth: Cloth, plan: Plan, inks: readonly number[]): void {
  const random = plan.random.fork('ridges')
  const { widthMm, heightMm, scale, styles } = plan
  const landscapes = Math.max(1, Math.round(heightMm / (LANDSCAPE_MM * scale)))
  const layers = [cloth.ground, ...inks]
  const deep = heightMm / landscapes / layers.length
  const isOf = (word: string): boolean => styles.some((style) => style.includes(word))
  const form = isOf('hill') ? 'hills' : isOf('geometric') ? 'facets' : 'crags'
  const range = { widthMm, deepMm: form === 'hills' ? deep * 0.7 : deep, peakMm: PEAK_MM * scale, form } as const
  const mist = { ...range, deepMm: deep * MIST, form: 'hills' } as const
  const skylines = Array.from({ length: landscapes * layers.length }, (_, at) => {
    const line = skyline(random.fork(`range ${at}`), at * deep, at % layers.length === 0 ? mist : range)
    const isNearest = at % layers.length === layers.length - 1
    return isNearest && form === 'crags' ? wooded(random.fork(`woods ${at}`), line, scale) : line
  })
  skylines.forEach((upper, at) => {
    const ink = layers[at % layers.length]
    if (ink === cloth.ground) return
    const next = skylines[(at + 1) % skylines.length]
    const fall = at + 1 === skylines.length ? heightMm : 0
    const lower = next.map(([x, y, corner]): Knot => [x, y + fall, corner])
    paint(cloth, ink, [...upper, ...lower.toReversed()] satisfies Ring)
    if (form === 'crags' && (at + 1) % layers.length === 0)
      paintTogether(
        cloth,
        cloth.ground,
        wisps(random.fork(`wisps ${at}`), (at + 1) * deep, { widthMm, deepMm: deep, scale }),
      )
  })
}

type Range = {
  readonly widthMm: number
  readonly deepMm: number
  readonly peakMm: number
  /** Rounded hills, straight slopes, or weathered crags. */
  readonly form: 'hills' | 'facets' | 'crags'
}

/** Alternating summits and passes across the period, each different; it ends at the height at which it starts. */
function skyline(random: Random, baseMm: number, { widthMm, deepMm, peakMm, form }: Range): Knot[] {
  const count = 2 * Math.max(2, Math.round((widthMm / peakMm) * random.between(0.8, 1.25)))
  const start = random.between(0.1, 0.5)
  const inner = Array.from({ length: count }, (_, at): Point => {
    const [low, high] = at % 2 === 0 ? PASS : SUMMIT
    const x = ((at + start + random.between(-0.3, 0.3) * (form === 'hills' ? 0.5 : 1)) / count) * widthMm
    return [Math.max(0.5, x), baseMm - deepMm * random.between(low, high)]
  })
  const [first, last] = [inner[0], inner[inner.length - 1]]
  // Height at the seam, by linear interpolation from the last point over the edge to the first.
  const seam = last[1] + ((first[1] - last[1]) * (widthMm - last[0])) / (widthMm - last[0] + first[0])
  if (form === 'hills') return [[0, seam, 1], ...inner, [widthMm, seam, 1]]
  const slopes: readonly Point[] = [[0, seam], ...inner, [widthMm, seam]]
  return (form === 'crags' ? weathered(random, slopes, BREAKS) : slopes).map(([x, y]): Knot => [x, y, 1])
}

/** Midpoint displacement: subdivides each slope repeatedly near its middle, with a small offset. */
function weathered(random: Random, slopes: readonly Point[], breaks: number): readonly Point[] {
  if (breaks === 0) return slopes
  const broken = slopes.flatMap((point, at): Point[] => {
    const next = slopes[at + 1]
    if (!next) return [point]
    const share = random.between(0.38, 0.62)
    const stray = (next[0] - point[0]) * random.between(-STRAY, STRAY)
    const middle: Point = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share + stray]
    return [point, middle]
  })
  return weathered(random, broken, breaks - 1)
}

/** Firs along a skyline, in groups with gaps between. */
function wooded(random: Random, skyline: readonly Knot[], scale: number): Knot[] {
  return skyline.flatMap((knot, at): Knot[] => {
    const next = skyline[at + 1]
    // Two of three segments carry trees; the first and the last stay free because of the seam.
    if (!next || at === 0 || at === skyline.length - 2 || random.next() < 0.34) return [knot]
    const wide = next[0] - knot[0]
    const count = Math.max(1, Math.round(wide / (3.6 * scale)))
    return [knot, ...Array.from({ length: count }, (_, tree) => fir(random, knot, next, { tree, count, scale })).flat()]
  })
}

type Place = { readonly tree: number; readonly count: number; readonly scale: number }

/** Outline of a fir: two tiers of boughs and a tip. */
function fir(random: Random, from: Knot, to: Knot, { tree, count, scale }: Place): Knot[] {
  const wide = (to[0] - from[0]) / count
  const left = from[0] + wide * tree
  const foot = (share: number): number => from[1] + ((to[1] - from[1]) * (tree + share)) / count
  const tall = random.between(...FIR_MM) * scale
  const corner = (share: number, up: number): Knot => [left + wide * share, foot(share) - tall * up, 1]
  return [
    corner(0.06, 0),
    corner(0.34, 0.45),
    corner(0.22, 0.42),
    corner(0.5, 1),
    corner(0.78, 0.42),
    corner(0.66, 0.45),
    corner(0.94, 0),
  ]
}

type Foot = { readonly widthMm: number; readonly deepMm: number; readonly scale: number }

/** Long thin lenses, denser towards the bottom, each in a strip of its own, so that they do not overlap. */
function wisps(random: Random, footMm: number, { widthMm, deepMm, scale }: Foot): Ring[] {
  const strips = Math.max(3, Math.round((deepMm * 0.45) / (4.2 * scale)))
  return Array.from({ length: strips }, (_, strip): Ring[] => {
    const y = footMm - MIST * deepMm * 0.6 - ((strip + 0.5) / strips) * deepMm * 0.45
    const count = Math.round(((WISPS_A_METRE * widthMm) / 1000 / strips) * (1.6 * (1 - strip / strips)) * (1 / scale))
    const room = widthMm / Math.max(1, count)
    const start = random.between(0, widthMm)
    return Array.from({ length: count }, (_, at): Ring => {
      const long = Math.min(room * 0.8, random.between(...WISP_MM) * scale)
      const thick = Math.min(1.4 * scale, long * random.between(0.028, 0.045))
      const x = start + room * (at + random.between(0, 0.2))
      const bend = random.between(-0.6, 0.6) * thick
      return [
        [x, y, 1],
        [x + long * 0.3, y - thick + bend],
        [x + long * 0.7, y - thick * 0.7 - bend],
        [x + long, y, 1],
        [x + long * 0.6, y + thick * 0.7 - bend],
        [x + long * 0.3, y + thick * 0.5 + bend],
      ]
    })
  }).flat()
}
