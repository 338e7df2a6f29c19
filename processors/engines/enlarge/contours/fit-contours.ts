// Fits contours to a picture: the smoothest boundaries between inks, with few and sharp corners, whose areas are the
// picture's. An active contour (M. Kass, A. Witkin and D. Terzopoulos, 1988) whose forces are exact areas.
import { clamp } from '../../numbers/clamp.ts'
import { BEYOND, type BoundaryPiece } from '../../trace/trace-boundaries.ts'
import { type Cuts, cutContours, drawAreas } from './contour-areas.ts'
import { type Contours, followCracks } from './follow-cracks.ts'
import type { LabelSamples } from './label-samples.ts'
import { bendsOf, moveContours } from './move-contours.ts'
import { stiffen } from './stiffen.ts'

/** A picture to be fitted, as it would be had it been reduced by area. */
export type ContourTarget = {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly samples: Float32Array
  /** Colours of the inks, `channels` components each, levels. */
  readonly colours: Float32Array
}

/** Boundaries, and what they left of the picture before they were made stiffer, as a share of its contrast. */
export type ContourFit = { readonly pieces: readonly BoundaryPiece[]; readonly left: number }

/** Rounds from the samples to smooth contours, then until corners stand, then with these corners. */
const ROUNDS = { even: 2, hinged: 8, cornered: 5 } as const
export const CONTOUR_ROUNDS = ROUNDS.even + ROUNDS.hinged + ROUNDS.cornered
/** Stiffness while corners are looked for, pixels³. */
const STIFFNESS = 0.006
/**
 * Stiffness of the last rounds by what the first ones left: drawn by counting points, as many programs draw, edges lie up
 * to an eighth of a pixel from where they are, and contours fitted to that are wavy. Exact areas left 0.0013 to 0.0028
 * of the contrast at the third quartile of the pixels that contours cross, counted points 0.0057 to 0.0079.
 */
const STIFFNESS_AT = { left: 0.0065, stiffness: 0.15, power: 2, min: 0.004, max: 0.25 } as const
/** Most that counted points left; a sheet of many inks, exact but for places that no ink explains, left 0.0098. */
const LEFT_BY_COUNTING = 0.0085

/**
 * Fits the boundaries between samples to a picture.
 *
 * @param step awaited after each round
 */
export async function fitContours(
  labels: LabelSamples,
  target: ContourTarget,
  step: () => Promise<void>,
): Promise<ContourFit> {
  const { width, height, channels, samples, colours } = target
  const contours = followCracks(labels)
  const bends = bendsOf(contours)
  const rest = new Float64Array(samples.length)
  let left = 0
  for (let round = 0; round < CONTOUR_ROUNDS; round++) {
    const cuts = cutContours(contours, width, height)
    const drawn = drawAreas(cuts, labels, colours, channels, height)
    for (let i = 0; i < rest.length; i++) rest[i] = samples[i] - drawn[i]
    const kind = round < ROUNDS.even ? 'even' : round < ROUNDS.even + ROUNDS.hinged ? 'hinged' : 'cornered'
    if (round === ROUNDS.even + ROUNDS.hinged) left = leftOfContrast(cuts, rest, colours, channels)
    stiffen(bends, contours, kind === 'cornered' ? stiffnessFor(left) : STIFFNESS, kind)
    moveContours(contours, cuts, bends, { rest, colours, channels })
    await step()
  }
  return { pieces: [...frameOf(labels), ...piecesOf(contours)], left }
}

/** Whether a picture may have been drawn by counting points: what left more has places that its inks do not explain. */
export function isCounted(left: number): boolean {
  return left <= LEFT_BY_COUNTING
}

function stiffnessFor(left: number): number {
  if (!isCounted(left)) return STIFFNESS
  const { left: known, stiffness, power, min, max } = STIFFNESS_AT
  return clamp(stiffness * (left / known) ** power, min, max)
}

/** Third quartile of what is left in the pixels that contours cross, as a share of their contrast. */
function leftOfContrast(cuts: Cuts, rest: Float64Array, colours: Float32Array, channels: number): number {
  const left = new Float32Array(cuts.count)
  for (let i = 0; i < cuts.count; i++) {
    let [along, size] = [0, 0]
    for (let c = 0; c < channels; c++) {
      const contrast = colours[cuts.left[i] * channels + c] - colours[cuts.right[i] * channels + c]
      along += rest[cuts.pixel[i] * channels + c] * contrast
      size += contrast * contrast
    }
    left[i] = size === 0 ? 0 : Math.abs(along / size)
  }
  return left.sort()[Math.floor(0.75 * cuts.count)] ?? 0
}

/** Places of vertices, parts of a pixel: what is alike in a picture must not differ by how sums were rounded. */
const PLACES_PER_PIXEL = 1024

function piecesOf({ points, chains }: Contours): readonly BoundaryPiece[] {
  const placed = points.map((place) => Math.round(place * PLACES_PER_PIXEL) / PLACES_PER_PIXEL)
  return chains.map(({ vertices, left, right }) => ({
    left,
    right,
    points: Array.from(vertices).flatMap((vertex) => [placed[2 * vertex], placed[2 * vertex + 1]]),
    isStraight: false,
    startsAtCorner: false,
    isFirst: true,
  }))
}

/** The left side of the frame, by which it is known with which ink a row begins. */
function frameOf({ inks, width, height, perPixel }: LabelSamples): readonly BoundaryPiece[] {
  const pieces: BoundaryPiece[] = []
  for (let from = 0, to = 0; from < height; from = to) {
    while (to < height && inks[to * width] === inks[from * width]) to++
    const ends = { points: [0, from / perPixel, 0, to / perPixel], left: inks[from * width], right: BEYOND }
    pieces.push({ ...ends, isStraight: true, startsAtCorner: true, isFirst: true })
  }
  return pieces
}
