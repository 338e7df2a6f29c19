import { hueDistance } from '../../../color/ink.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { potsOfCast, strengthsAbout } from '../../kit/ink/pots.ts'
import { hatchRing } from '../../kit/line/hatch.ts'
import { signedArea } from '../../kit/line/knot.ts'
import { offsetRing } from '../../kit/line/offset.ts'
import type { Layer, Motif } from '../../kit/motif/motif.ts'
import { addDetail, createMotif } from '../../kit/motif/motif.ts'
import { asksForWatercolour } from '../botany/technique.ts'
import { addSettled } from '../botany/watercolour/wash.ts'
import type { Plan } from '../family.ts'

/** Techniques that show in every area of a thing. */
type Technique = 'wash' | 'cut' | 'stitch'

const cutStyles = ['block print', 'block-print', 'woodblock', 'linocut']

/** Below this size in mm a technique would not be seen; areas below this in mm² are left flat. */
const [SIZE_LEAST_MM, AREA_LEAST_MM2] = [16, 14]
/** In mm: dry paper between two washes. */
const DRY_MM = 0.42
/** Cuts of a gouge and threads: from line to line as shares of the thing's size and at least in mm, half their thickness in mm, and how far they run. */
const CUT = { share: 0.036, leastMm: 1.5, halfMm: 0.3, run: 0.36 } as const
const THREAD = { share: 0.026, leastMm: 1, halfMm: 0.17, run: 1 } as const
/** Directions in radians that neighbouring areas are worked in. */
const ANGLES = [0.55, -0.65, 1.25, -1.2, 0.1] as const

/** The technique that the prompt asks for; undefined for flat areas. */
function techniqueOf(plan: Pick<Plan, 'styles'>): Technique | undefined {
  if (asksForWatercolour(plan)) return 'wash'
  if (plan.styles.some((style) => cutStyles.includes(style))) return 'cut'
  return plan.styles.includes('embroidered') ? 'stitch' : undefined
}

/** True where areas are worked in lighter and darker tones of their own colour. */
export function needsTones(plan: Pick<Plan, 'styles'>): boolean {
  const technique = techniqueOf(plan)
  return technique === 'wash' || technique === 'stitch'
}

/** A thing as its technique leaves it: washes with pooled rims and dry paper between, gouged areas, or threads that lie side by side. */
export function inTechnique({ cast, ...plan }: Plan, motif: Motif, random: Random, sizeMm: number): Motif {
  const technique = techniqueOf(plan)
  if (!technique || sizeMm < SIZE_LEAST_MM || motif.pen.mode !== 'gouache') return motif
  const worked = createMotif(motif.pen)
  for (const [at, layer] of motif.layers.entries()) {
    // A wash would run over what is seen through holes.
    const isPierced = technique === 'wash' && layer.holes.length > 0
    const isFlat = isPierced || Math.abs(signedArea(layer.ring)) < AREA_LEAST_MM2
    // Where two washes would run into each other the paper is left dry.
    if (!isFlat && !layer.isForm && technique === 'wash') addDetail(worked, cast.ground, offsetRing(layer.ring, DRY_MM))
    worked.layers.push(layer)
    if (!isFlat) work(worked, layer, { technique, cast, random, sizeMm, angle: ANGLES[at % ANGLES.length] })
  }
  return worked
}

type Working = {
  readonly technique: Technique
  readonly cast: Cast
  readonly random: Random
  readonly sizeMm: number
  readonly angle: number
}

function work(motif: Motif, { ink, ring, holes }: Layer, { technique, cast, random, sizeMm, angle }: Working): void {
  if (technique === 'wash') {
    const strengths = strengthsAbout(cast.inks, potsOfCast(cast), ink)
    if (strengths[0] !== ink) addDetail(motif, strengths[0], ring)
    addSettled(motif, random, strengths, ring)
    return
  }
  const isCut = technique === 'cut'
  const { share, leastMm, halfMm, run } = isCut ? CUT : THREAD
  // Between threads of a colour without a second tone the cloth is seen.
  const tone = isCut ? undefined : (toneBeside(cast, ink, 1) ?? toneBeside(cast, ink, -1))
  const line = tone ?? cast.ground
  if (line === ink) return
  const pitchMm = Math.max(leastMm, sizeMm * share)
  for (const one of hatchRing(ring, { angle, pitchMm, halfMm, share: run }, holes)) addDetail(motif, line, one)
}

/** In OKLCH: how much lighter or darker a tone of an ink is, what counts as grey, and how far apart hues of one paint are, in radians. */
const [STEP_LEAST, STEP_MOST, GREY, ONE_HUE] = [0.05, 0.32, 0.045, 0.5]

/** The nearest lighter (1) or darker (-1) tone of an ink. */
function toneBeside({ inks, ground }: Cast, ink: number, side: 1 | -1): number | undefined {
  const own = inks[ink]
  const step = (other: number): number => side * (inks[other].lightness - own.lightness)
  const isOfHue = (other: number): boolean =>
    Math.min(inks[other].chroma, own.chroma) < GREY
      ? Math.abs(inks[other].chroma - own.chroma) < GREY
      : hueDistance(inks[other], own) < ONE_HUE
  return inks
    .map((_, other) => other)
    .filter((other) => other !== ground && step(other) > STEP_LEAST && step(other) < STEP_MOST && isOfHue(other))
    .toSorted((one, other) => step(one) - step(other))[0]
}
