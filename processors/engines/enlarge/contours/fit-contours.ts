// Fits contours to a picture: the smoothest boundaries between inks, with few and sharp corners, whose areas are the
// picture's. An active contour (M. Kass, A. Witkin and D. Terzopoulos, 1988) whose forces are exact areas.
import { rise } from '../../numbers/ramp.ts'
import { BEYOND, type BoundaryPiece } from '../../trace/trace-boundaries.ts'
import { type Cuts, cutContours, drawAreas } from './contour-areas.ts'
import { type Contours, followCracks } from './follow-cracks.ts'
import type { LabelSamples } from './label-samples.ts'
import { bendsOf, moveContours } from './move-contours.ts'
import { findSmooth, stiffen } from './stiffen.ts'
import { measureAlong, tieAlong } from './ties.ts'

/** A picture to be fitted, as it would be had it been reduced by area. */
export type ContourTarget = {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly samples: Float32Array
  /** Whether it was reduced by area indeed, exactly or by counting points. */
  readonly isOfArea: boolean
  /** Colours of the inks, `channels` components each, levels. */
  readonly colours: Float32Array
}

/** Boundaries, and what they left of the picture before corners were settled, as a share of its contrast. */
export type ContourFit = { readonly pieces: readonly BoundaryPiece[]; readonly left: number }

/**
 * Rounds from the samples to smooth contours, then until corners stand, then with ties along the pixels where the picture
 * calls for them, then with the corners that there are.
 */
const ROUNDS = { even: 2, hinged: 8, tied: 6, cornered: 5 } as const
export const CONTOUR_ROUNDS = ROUNDS.even + ROUNDS.hinged + ROUNDS.tied + ROUNDS.cornered
/** Stiffness of contours, pixels³. */
const STIFFNESS = 0.006
/**
 * Stiffness of the last rounds by what the first ones left of smooth places, of a picture that was reduced by area: drawn
 * by counting points, as many programs draw, edges lie up to an eighth of a pixel from where they are, and contours
 * fitted to that are wavy. Exact areas left 0.0001 to 0.0014 of the contrast in the median of the pixels that contours
 * cross without turning, six points by six 0.0019, four by four 0.0029 to 0.0047. What a cubic reduced leaves 0.0016 to
 * 0.0028, since its areas are inferred, and no stiffness mends that.
 */
const STIFFNESS_AT = { exact: 0.0014, counted: 0.003, counting: 0.08 } as const
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
  const { colours, channels } = target
  const contours = followCracks(labels)
  const bends = bendsOf(contours)
  const rest = new Float64Array(target.samples.length)
  const run = async (kind: keyof typeof ROUNDS, stiffness: number, along: number): Promise<void> => {
    for (let round = 0; round < ROUNDS[kind]; round++) {
      const cuts = compare(contours, labels, target, rest)
      stiffen(bends, contours, stiffness, kind === 'tied' ? 'hinged' : kind)
      moveContours(contours, cuts, bends, tieAlong(contours, along), { rest, colours, channels })
      await step()
    }
  }
  await run('even', STIFFNESS, 0)
  await run('hinged', STIFFNESS, 0)
  const cuts = compare(contours, labels, target, rest)
  const shares = sharesLeft(cuts, rest, colours, channels)
  const left = quantile(shares, 0.75)
  const along = measureAlong(contours)
  if (along > 0) await run('tied', STIFFNESS, along)
  const isSmooth = findSmooth(contours)
  const leftSmooth = quantile(
    shares.filter((_, i) => isSmooth[cuts.from[i]] === 1 && isSmooth[cuts.to[i]] === 1),
    0.5,
  )
  const mayBeCounted = target.isOfArea && isExplained(left)
  await run('cornered', mayBeCounted ? stiffnessFor(leftSmooth) : STIFFNESS, along)
  return { pieces: [...frameOf(labels), ...piecesOf(contours)], left }
}

/** What contours cut of each pixel; `rest` becomes what they leave of the picture, levels. */
function compare(
  contours: Contours,
  labels: LabelSamples,
  { width, height, channels, samples, colours }: ContourTarget,
  rest: Float64Array,
): Cuts {
  const cuts = cutContours(contours, width, height)
  drawAreas(cuts, labels, colours, channels, height, rest)
  for (let i = 0; i < rest.length; i++) rest[i] = samples[i] - rest[i]
  return cuts
}

/** Whether inks explain a picture of which contours left so much, even one that was drawn by counting points. */
export function isExplained(left: number): boolean {
  return left <= LEFT_BY_COUNTING
}

function stiffnessFor(left: number): number {
  const { exact, counted, counting } = STIFFNESS_AT
  return STIFFNESS + rise(left, exact, counted) * (counting - STIFFNESS)
}

/** What is left of the pixel of each cut, as a share of the contrast across it. */
function sharesLeft(cuts: Cuts, rest: Float64Array, colours: Float32Array, channels: number): Float32Array {
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
  return left
}

function quantile(values: Float32Array, share: number): number {
  return values.toSorted()[Math.floor(share * values.length)] ?? 0
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
