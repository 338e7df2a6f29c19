import type { Cloth } from '../../kit/cloth.ts'
import { paint } from '../../kit/cloth.ts'
import type { Knot, Point, Ring } from '../../kit/knot.ts'
import type { Random } from '../../kit/random.ts'
import type { Plan } from '../family.ts'

const LANDSCAPE_MM = 320
const PEAK_MM = 84
/** Heights of summits, crags on the slopes and passes, as shares of a layer's depth. */
const SUMMIT = [0.55, 1.1] as const
const CRAG = [0.2, 0.55] as const
const PASS = [-0.3, 0.15] as const
/** What rises before the farthest range is mist. */
const MIST = 0.22

/**
 * Ranges of mountains, one behind the other: each layer reaches from its own skyline down to the next one's, and the farthest takes the
 * ink nearest to the ground. Skylines run on over the period; below the nearest range the mist of the next landscape begins.
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
  const skylines = Array.from({ length: landscapes * layers.length }, (_, at) =>
    skyline(random.fork(`range ${at}`), at * deep, at % layers.length === 0 ? mist : range),
  )
  skylines.forEach((upper, at) => {
    const ink = layers[at % layers.length]
    if (ink === cloth.ground) return
    const next = skylines[(at + 1) % skylines.length]
    const fall = at + 1 === skylines.length ? heightMm : 0
    const lower = next.map(([x, y, corner]): Knot => [x, y + fall, corner])
    paint(cloth, ink, [...upper, ...lower.toReversed()] satisfies Ring)
  })
}

type Range = {
  readonly widthMm: number
  readonly deepMm: number
  readonly peakMm: number
  /** Rounded, with straight slopes, or with crags half way up. */
  readonly form: 'hills' | 'facets' | 'crags'
}

/** Summits and passes by turns, no two alike, from one side of the period to the other; it ends at the height it began at. */
function skyline(random: Random, baseMm: number, { widthMm, deepMm, peakMm, form }: Range): Knot[] {
  const peaks = Math.max(2, Math.round((widthMm / peakMm) * random.between(0.8, 1.25)))
  const steps = form === 'crags' ? [PASS, CRAG, SUMMIT, CRAG] : [PASS, SUMMIT]
  const count = peaks * steps.length
  const start = random.between(0.1, 0.5)
  const inner = Array.from({ length: count }, (_, at): Point => {
    const [low, high] = steps[at % steps.length]
    const x = ((at + start + random.between(-0.3, 0.3) * (form === 'hills' ? 0.5 : 1)) / count) * widthMm
    return [Math.max(0.5, x), baseMm - deepMm * random.between(low, high)]
  })
  const [first, last] = [inner[0], inner[inner.length - 1]]
  // The seam lies on the straight line from the last point over the edge to the first.
  const seam = last[1] + ((first[1] - last[1]) * (widthMm - last[0])) / (widthMm - last[0] + first[0])
  return [[0, seam, 1], ...inner.map(([x, y]): Knot => (form === 'hills' ? [x, y] : [x, y, 1])), [widthMm, seam, 1]]
}
