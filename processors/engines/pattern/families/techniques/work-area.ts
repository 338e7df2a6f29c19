import type { Ink } from '../../../color/ink.ts'
import { hueDistance } from '../../../color/ink.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { strengthsAbout } from '../../kit/ink/pots.ts'
import { hatchRing } from '../../kit/line/hatch.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail } from '../../kit/motif/motif.ts'
import { addSettled } from '../botany/watercolour/wash.ts'
import { facetsOf, withHoles } from './facets.ts'
import { halftoneDots } from './halftone-dots.ts'
import { stencilBridges } from './stencil-bridges.ts'
import type { Technique } from './technique-of.ts'
import { waxGaps } from './wax-strokes.ts'

/** Settings for working one area. */
export type Working = {
  readonly technique: Technique
  readonly cast: Pick<Cast, 'inks' | 'ground'>
  /** The inks of the cast grouped by paint; see `potsOfCast`. */
  readonly pots: readonly (readonly number[])[]
  readonly random: Random
  /** Size in mm of the thing that the area is part of. */
  readonly sizeMm: number
  /** Direction in radians that it is worked in. */
  readonly angle: number
}

type Area = { readonly ink: number; readonly ring: Ring; readonly holes: readonly Ring[] }

/**
 * Cuts of gouges and burins, and threads: line distance as a share of the thing's size and its minimum in mm, half
 * width as a share of the distance, and length.
 */
const LINES = {
  cut: { share: 0.036, leastMm: 1.5, half: 0.17, run: 0.36 },
  engraving: { share: 0.02, leastMm: 0.85, half: 0.21, run: 0.62 },
  stitch: { share: 0.026, leastMm: 1, half: 0.15, run: 1 },
} as const
/** Distance of screen dots as a share of the thing's size, with limits in mm. */
const SCREEN = { share: 0.034, leastMm: 1.1, mostMm: 4 } as const

/** Adds the details of a technique to an area that is already laid in its ink. */
export function workArea(motif: Motif, area: Area, working: Working): void {
  const { technique, cast, pots, random, sizeMm, angle } = working
  const { ink, ring, holes } = area
  if (technique === 'wash') {
    const strengths = strengthsAbout(cast.inks, pots, ink)
    if (strengths[0] !== ink) addDetail(motif, strengths[0], ring, holes)
    addSettled(motif, random, strengths, ring, { holes })
    return
  }
  if (technique === 'facet') {
    addFacets(motif, area, working)
    return
  }
  // Between threads without a second tone, in cuts, between strokes and through a screen the ground shows.
  const tone = technique === 'stitch' ? (toneBeside(cast, ink, 1) ?? toneBeside(cast, ink, -1)) : undefined
  const mark = tone ?? cast.ground
  if (mark === ink) return
  for (const one of marksOf(technique, ring, holes, { random, sizeMm, angle })) addDetail(motif, mark, one)
}

/**
 * Facets in a lighter and a darker tone of the area's own colour; an ink without such tones gets shaded facets only, in
 * the ground's ink.
 */
function addFacets(motif: Motif, { ink, ring, holes }: Area, { cast, random, sizeMm }: Working): void {
  // Outlines with curves stay as they are.
  if ([ring, ...holes].some((one) => one.some(([, , corner]) => !corner))) return
  const lit = toneBeside(cast, ink, 1)
  const tones = {
    lit,
    plain: undefined,
    shaded: toneBeside(cast, ink, -1) ?? (lit === undefined ? cast.ground : undefined),
  }
  const [outline, ...inner] = [ring, ...holes].map((one) => one.map(([x, y]): Point => [x, y]))
  const corners = withHoles(outline, inner)
  for (const facet of facetsOf(corners, random, sizeMm)) {
    const tone = tones[facet.side]
    if (tone !== undefined) addDetail(motif, tone, facet.ring)
  }
}

function marksOf(
  technique: Exclude<Technique, 'wash' | 'facet'>,
  ring: Ring,
  holes: readonly Ring[],
  { random, sizeMm, angle }: Pick<Working, 'random' | 'sizeMm' | 'angle'>,
): Ring[] {
  if (technique === 'crayon') return waxGaps(random, ring, holes, { angle, sizeMm })
  if (technique === 'stencil') return stencilBridges(ring, { angle: Math.PI / 2 - 0.2, sizeMm })
  if (technique === 'halftone' || technique === 'stipple') {
    const pitchMm = Math.max(SCREEN.leastMm, Math.min(SCREEN.mostMm, sizeMm * SCREEN.share))
    return halftoneDots(ring, holes, {
      pitchMm,
      towards: -Math.PI / 4,
      ...(technique === 'stipple' && { strewn: random }),
    })
  }
  const { share, leastMm, half, run } = LINES[technique]
  const pitchMm = Math.max(leastMm, sizeMm * share)
  return hatchRing(ring, { angle, pitchMm, halfMm: pitchMm * half, share: run }, holes)
}

/**
 * In OKLCH: least and largest difference in lightness between an ink and its tone, chroma below which an ink is grey,
 * and largest hue difference in radians within one paint.
 */
const [STEP_LEAST, STEP_MOST, GREY, ONE_HUE] = [0.05, 0.32, 0.045, 0.5]

/** The nearest lighter (1) or darker (-1) tone of an ink. */
function toneBeside({ inks, ground }: Working['cast'], ink: number, side: 1 | -1): number | undefined {
  const own = inks[ink]
  const step = (other: number): number => side * (inks[other].lightness - own.lightness)
  const isOfHue = (other: Ink): boolean =>
    Math.min(other.chroma, own.chroma) < GREY
      ? Math.abs(other.chroma - own.chroma) < GREY
      : hueDistance(other, own) < ONE_HUE
  return inks
    .map((_, other) => other)
    .filter((other) => other !== ground && step(other) > STEP_LEAST && step(other) < STEP_MOST && isOfHue(inks[other]))
    .toSorted((one, other) => step(one) - step(other))[0]
}
