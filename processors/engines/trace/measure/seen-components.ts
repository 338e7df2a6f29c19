import { componentOf, componentWeights } from '../blur/picture-model.ts'
import { levelOf } from '../picture/light-levels.ts'
import type { EdgeSource } from './edge-points.ts'
import { READ_STEP } from './settle-steps.ts'

const UNIT_COLORS = [0, 1, 2, 3].map((channel) => Float64Array.of(0, 0, 0, 0).fill(1, channel, channel + 1))

// What a pixel's own square spreads an edge by.
const PIXEL_SPREAD = 0.4
// As far from an edge as its blur reaches, in deviations.
const REACH_SPREADS = 2

type Component = {
  /** How much of red, green, blue and alpha it holds. */
  readonly parts: readonly number[]
  readonly blur: number
  readonly weight: number
  /** How an edge's shift shows at each reading along its normal, from its left to its right. */
  readonly profile: Float64Array
  readonly squares: number
}

/** What the inks differ in. */
export type SeenComponents = {
  readonly components: readonly Component[]
  /** The components of each ink, as many numbers an ink. */
  readonly levels: Float64Array
  /** Readings to each side of an edge. */
  readonly taps: number
}

/**
 * Lightness and two colour differences, of a picture with transparency also how opaque it is, where inks differ in them.
 *
 * @param luma deviation of the picture's blur in lightness, pixels; `chroma` of that in colour
 */
export function listComponents({ inks, levels, plane }: EdgeSource, luma: number, chroma: number): SeenComponents {
  const values = inks.values.map((value) => levelOf(levels, value))
  const levelsOf = (component: number): Float64Array =>
    Float64Array.from({ length: inks.count }, (_, ink) => componentOf(values, ink * 4, component))
  const known = [0, 1, 2, 3].slice(0, plane.hasAlpha ? 4 : 3).map((component) => levelsOf(component))
  const differing = [...known.keys()].filter((component) =>
    known[component].some((level) => level !== known[component][0]),
  )
  const taps = tapsFor(Math.max(luma, chroma))
  const components = differing.map((component): Component => {
    const blur = component === 1 || component === 2 ? chroma : luma
    const profile = profileOf(blur, taps)
    return {
      parts: UNIT_COLORS.map((color) => componentOf(color, 0, component)),
      blur,
      weight: componentWeights[component],
      profile,
      squares: profile.reduce((sum, part) => sum + part * part, 0),
    }
  })
  const count = components.length
  return {
    components,
    levels: Float64Array.from(
      { length: inks.count * count },
      (_, at) => known[differing[at % count]][Math.floor(at / count)],
    ),
    taps,
  }
}

function tapsFor(blur: number): number {
  return Math.ceil((REACH_SPREADS * Math.hypot(blur, PIXEL_SPREAD)) / READ_STEP)
}

/** How a shift of an edge shows along its normal, at `taps` readings to each side; nothing beyond its own reach. */
function profileOf(blur: number, taps: number): Float64Array {
  const spread = Math.hypot(blur, PIXEL_SPREAD)
  const reach = tapsFor(blur)
  return Float64Array.from({ length: 2 * taps + 1 }, (_, i) => {
    if (Math.abs(i - taps) > reach) return 0
    const place = ((i - taps) * READ_STEP) / spread
    return Math.exp((-place * place) / 2) / (spread * Math.sqrt(2 * Math.PI))
  })
}
