import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromOklch, inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isNeutral } from '../../../color/tone.ts'
import type { Backdrop } from '../../backdrop/backdrop.ts'
import type { Colourway } from '../../families/family.ts'
import type { DesignSpec } from '../../spec/design-spec.ts'

/**
 * Steps in OKLCH lightness from a light and from a dark ground to the tone of a backdrop: visible at arm's length, but
 * behind everything.
 */
const STEP = { light: -0.062, dark: 0.1 } as const
/** The same for water that is named itself, which is drawn in thin lines and is part of the picture: "cranes over waves". */
const WATER_STEP = { light: -0.115, dark: 0.185 } as const
const water: readonly Backdrop[] = ['waves', 'ripples', 'stream']
/**
 * A ground with less OKLCH chroma than the first number has no hue of its own and is tinted by the backdrop with the
 * second.
 */
const TINT = 0.026
/** Hues in degrees of OKLCH: air and water are blue, land is green, dunes are sand. */
const hues: Readonly<Record<Backdrop, number>> = {
  clouds: 235,
  'northern lights': 170,
  stars: 265,
  rain: 240,
  snow: 235,
  mountains: 245,
  hills: 135,
  dunes: 75,
  grass: 130,
  reeds: 120,
  waves: 225,
  ripples: 215,
  stream: 220,
  kelp: 180,
  birches: 80,
  forest: 130,
  firs: 155,
}

/**
 * A colourway with one more ink at its end: the tone in which a backdrop lies on the ground.
 *
 * @param isNamed whether the prompt names its colours, so that no other hue may be added
 * @param isSaid whether the prompt names the place itself
 */
export function withBackdropTone(
  { inks, ground }: Colourway,
  backdrop: Backdrop,
  { isNamed, isSaid }: { readonly isNamed: boolean; readonly isSaid: boolean },
): Colourway {
  const { lightness, chroma, hue } = inkOf(inks[ground])
  const isDark = lightness <= 0.55
  const isOwn = (isNeutral({ chroma }) && !isNamed) || (isDark && backdrop === 'northern lights')
  const isWater = isSaid && water.includes(backdrop)
  const step = isWater ? WATER_STEP : STEP
  // Water on paper takes the blue that is named for the cloth.
  const blue = isWater && isNeutral({ chroma }) && isNamed ? blueOf(inks) : undefined
  const tone = inkFromOklch({
    lightness: lightness + (isDark ? step.dark : step.light),
    chroma: isOwn || blue ? Math.max(blue ? BLUE_TINT : TINT, chroma) : chroma * 1.08,
    hue: blue?.hue ?? (isOwn ? (hues[backdrop] * Math.PI) / 180 : hue),
  })
  return { inks: [...inks, tone.hex], ground }
}

/** The blue or blue-green among inks that is nearest to water; undefined where none is. */
function blueOf(inks: readonly string[]): Ink | undefined {
  const far = (ink: Ink): number => hueDistance(ink, WATER)
  const [nearest] = inks
    .map(inkOf)
    .filter((ink) => ink.chroma > BLUE_TINT && far(ink) < BLUE_REACH)
    .toSorted((one, other) => far(one) - far(other))
  return nearest
}

const WATER = inkFromOklch({ lightness: 0.6, chroma: 0.08, hue: (hues.waves * Math.PI) / 180 })
/** In OKLCH: chroma of water in a named blue, and how far from the hue of waves a blue may lie, in radians. */
const [BLUE_TINT, BLUE_REACH] = [0.036, 0.9]

/** Inks farther than this from the ground (OKLab distance) are too loud for a backdrop. */
const QUIET = 0.2

/** Among given inks, the one nearest to the ground if it is near enough to serve as a backdrop. */
export function quietInk({ inks, ground }: Colourway): number | undefined {
  const far = (at: number): number => oklabDistance(inkOf(inks[at]).lab, inkOf(inks[ground]).lab)
  const [nearest] = inks.flatMap((_, at) => (at === ground ? [] : [at])).sort((one, other) => far(one) - far(other))
  return nearest !== undefined && inks.length > LEAST && far(nearest) < QUIET ? nearest : undefined
}

/** With at most this many inks all of them are needed for the motifs. */
const LEAST = 4

/** The ink of a design's backdrop; undefined where it has none. */
export function backdropInkOf({ details, palette }: Pick<DesignSpec, 'details' | 'palette'>): number | undefined {
  const ink = details['backdrop ink']
  const isInk = typeof ink === 'number' && Number.isInteger(ink) && ink >= 0 && ink < palette.inks.length
  return details.backdrop !== undefined && isInk && ink !== palette.ground ? ink : undefined
}
