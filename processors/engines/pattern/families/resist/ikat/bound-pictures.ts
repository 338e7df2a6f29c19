import { createCloth, paint } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { boxOf } from '../../../kit/line/knot.ts'
import { placeMotif } from '../../../kit/motif/motif.ts'
import { fillIndexPlane } from '../../../render/index-plane.ts'
import { subjectOf } from '../../conversational/subject.ts'
import type { Plan } from '../../family.ts'
import type { Layer } from './bound-figures.ts'

/** Size in pixels of the chart that a picture is sampled at, and size in mm at which it is rendered. */
const CHART = 72
const DRAWN_MM = 60
const NO_INK = 255

/** A picture as ikat layers; `turn` counts its instances, every other one mirrored. */
export type BoundPicture = (random: Random, turn: number, wide: number, tall: number) => Layer[]

/** The named things as ikat: charts in steps of threads. */
export function picturesOf(plan: Plan, nouns: readonly string[]): BoundPicture[] {
  return nouns.flatMap((noun, at) =>
    subjectOf(plan, noun, at).map(
      (subject): BoundPicture =>
        (random, turn, wide, tall) => {
          // A mirrored pair has one pose.
          const { layers } = placeMotif(subject.draw(random, DRAWN_MM, turn - (turn % 2)), { flip: 1 })
          const forms = layers.map(({ ring }) => ring)
          const { left, right, top, bottom } = boxOf(forms)
          const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
          // Scaled to fit its cell in its own proportions.
          const spanMm = Math.max((right - left) / wide, (bottom - top) / tall)
          const cloth = createCloth(wide * spanMm, tall * spanMm, NO_INK, { wraps: false })
          for (const { ink, ring, holes } of layers) {
            const place = (one: typeof ring): typeof ring =>
              one.map(([x, y, corner]) => [
                x - middleX + (wide * spanMm) / 2,
                y - middleY + (tall * spanMm) / 2,
                corner,
              ])
            paint(cloth, ink, place(ring), holes.map(place))
          }
          return layersOf(fillIndexPlane(cloth, CHART, CHART).data, turn % 2 ? -1 : 1, wide, tall)
        },
    ),
  )
}

/**
 * The whole silhouette in its most frequent ink with the other inks on top, so that shifted threads open no gaps
 * between inks.
 */
function layersOf(chart: Uint8Array, flip: 1 | -1, wide: number, tall: number): Layer[] {
  const counts = new Map<number, number>()
  for (const ink of chart) if (ink !== NO_INK) counts.set(ink, (counts.get(ink) ?? 0) + 1)
  const inkAt = (x: number, y: number): number => {
    const [column, row] = [(flip * x) / wide, y / tall].map((share) => Math.floor((share / 2 + 0.5) * CHART))
    return column < 0 || row < 0 || column >= CHART || row >= CHART ? NO_INK : chart[row * CHART + column]
  }
  const [most, ...others] = [...counts.keys()].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
  if (most === undefined) return []
  return [
    { ink: most, isIn: (x, y) => inkAt(x, y) !== NO_INK },
    ...others.map((ink): Layer => ({ ink, isIn: (x, y) => inkAt(x, y) === ink })),
  ]
}
