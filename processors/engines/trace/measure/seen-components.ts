import { componentOf, componentWeights } from '../blur/picture-model.ts'
import { levelOf } from '../picture/light-levels.ts'
import type { EdgeSource } from './edge-points.ts'
import { READ_STEP } from './settle-steps.ts'

const UNIT_COLORS = [0, 1, 2, 3].map((channel) => Float64Array.of(0, 0, 0, 0).fill(1, channel, channel + 1))

// Standard deviation of an edge that is blurred by the pixel's own square, pixels.
const PIXEL_SPREAD = 0.4
// Reach of an edge's blur, in standard deviations.
const REACH_SPREADS = 2

type Component = {
  /** Weights of red, green, blue and alpha in it. */
  readonly parts: readonly number[]
  readonly blur: number
  readonly weight: number
  /** Change of the component along an edge's normal, from its left to its right, when the edge shifts. */
  readonly profile: Float64Array
  readonly squares: number
}

/** The components in which the inks differ. */
export type SeenComponents = {
  readonly components: readonly Component[]
  /** The components of each ink, one after the other. */
  readonly levels: Float64Array
  /** Samples on each side of an edge. */
  readonly taps: number
}

/**
 * The components in which the inks differ: lightness, two colour differences and, in a picture with transparency,
 * alpha.
 *
 * @param luma standard deviation of the picture's blur in lightness, `chroma` in colour; pixels
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

/**
 * Profile of an edge's shift along its normal: a Gaussian at `taps` samples on each side, zero beyond its own reach.
 */
function profileOf(blur: number, taps: number): Float64Array {
  const spread = Math.hypot(blur, PIXEL_SPREAD)
  const reach = tapsFor(blur)
  return Float64Array.from({ length: 2 * taps + 1 }, (_, i) => {
    if (Math.abs(i - taps) > reach) return 0
    const place = ((i - taps) * READ_STEP) / spread
    return Math.exp((-place * place) / 2) / (spread * Math.sqrt(2 * Math.PI))
  })
}
