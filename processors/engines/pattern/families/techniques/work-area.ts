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

/** What is known of an area that is to be worked. */
export type Working = {
  readonly technique: Technique
  readonly cast: Pick<Cast, 'inks' | 'ground'>
  /** The paints of the cast, as `potsOfCast` tells them. */
  readonly pots: readonly (readonly number[])[]
  readonly random: Random
  /** Size in mm of the thing that the area is part of. */
  readonly sizeMm: number
  /** Direction in radians that it is worked in. */
  readonly angle: number
}

type Area = { readonly ink: number; readonly ring: Ring; readonly holes: readonly Ring[] }

/**
 * Cuts of a gouge or a burin, and threads: from line to line as shares of the thing's size and at least in mm, half
 * their thickness as a share of that, and how far they run.
 */
const LINES = {
  cut: { share: 0.036, leastMm: 1.5, half: 0.17, run: 0.36 },
  engraving: { share: 0.02, leastMm: 0.85, half: 0.21, run: 0.62 },
  stitch: { share: 0.026, leastMm: 1, half: 0.15, run: 1 },
} as const
/** From dot to dot of a screen as a share of the thing's size, at least and at most in mm. */
const SCREEN = { share: 0.034, leastMm: 1.1, mostMm: 4 } as const

/** Works an area, already laid in its own ink, in a technique: details on top of it. */
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
  // Between threads of a colour without a second tone the cloth is seen, as it is in cuts, between strokes and through a screen.
  const tone = technique === 'stitch' ? (toneBeside(cast, ink, 1) ?? toneBeside(cast, ink, -1)) : undefined
  const mark = tone ?? cast.ground
  if (mark === ink) return
  for (const one of marksOf(technique, ring, holes, { random, sizeMm, angle })) addDetail(motif, mark, one)
}

/** Facets in a lighter and a darker tone of the area's own colour; of a colour that has none only what turns away from the light. */
function addFacets(motif: Motif, { ink, ring, holes }: Area, { cast, random, sizeMm }: Working): void {
  // A drawing that was not cut straight is left as it is.
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

/** In OKLCH: how much lighter or darker a tone of an ink is, what counts as grey, and how far apart hues of one paint are, in radians. */
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
