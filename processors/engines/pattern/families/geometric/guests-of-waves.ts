import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import type { Point } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { stampMotif } from '../../kit/motif/stamp-motif.ts'
import { askedInk } from '../conversational/asked-parts.ts'
import { type Subject, subjectOf } from '../conversational/subject.ts'
import type { Plan } from '../family.ts'

/** Takes a place in wave lengths from the trough before a wave, upwards negative, to the cloth; `unit` is a wave in mm. */
type Gap = { readonly at: (point: Point) => Point; readonly unit: number }

/** Where a guest is between a wave and the next, and how large, in wave lengths: before the curl, or in the trough. */
const SKY = { at: [1.17, -0.3], size: 0.23 } as const
const TROUGH = { at: [1.12, -0.15], size: 0.3 } as const
/** Of the size of a picture with its rays. */
const DISC = 0.36

/**
 * Suns, birds, boats and fish between the waves; what floats or swims is washed by the next wave, which is painted over it. The light
 * alone shines in every other gap, and a sun of one colour is the disc of a woodcut.
 */
export function paintGuestsOfWaves(cloth: Cloth, plan: Plan, gaps: readonly Gap[], columns: number): void {
  const guests = plan.motifs.flatMap((noun, turn) => subjectOf(plan, noun, turn).map((subject) => ({ noun, subject })))
  if (guests.length === 0) return
  const random = plan.random.fork('guests')
  gaps.forEach(({ at, unit }, index) => {
    const { noun, subject } = guests[index % guests.length]
    const isInEveryOther = guests.length === 1 && subject.bearing === 'light'
    if (isInEveryOther && (index + Math.floor(index / columns)) % 2) return
    const gap = isInSky(subject) ? SKY : TROUGH
    const [x, y] = at(gap.at)
    const disc = noun === 'sun' ? askedInk(plan, noun) : undefined
    if (disc !== undefined) paint(cloth, disc, circle(x, y, unit * gap.size * DISC, 12))
    else stampMotif(cloth, subject.draw(random, unit * gap.size * subject.scale, index), { x, y })
  })
}

function isInSky({ bearing }: Subject): boolean {
  return bearing === 'aloft' || bearing === 'light'
}

/** Places in a window, in shares of it, and where those are on the cloth. */
type Places = {
  readonly hollow: readonly (readonly [x: number, y: number, size: number])[]
  readonly sky: readonly (readonly [x: number, y: number, size: number])[]
  readonly to: (point: Point) => Point
  readonly unit: number
  /** So many of those in the hollow have their place already. */
  readonly placed?: number
}

/** Who is named with one great wave, each once: in its hollow what floats or stands, above it what flies or shines. */
export function paintGuestIn(cloth: Cloth, plan: Plan, { hollow, sky, to, unit, placed = 0 }: Places): void {
  const guests = plan.motifs.flatMap((noun, turn) => subjectOf(plan, noun, turn).map((subject) => ({ noun, subject })))
  const random = plan.random.fork('guests')
  const above = guests.filter(({ subject }) => isInSky(subject))
  const below = guests.filter(({ subject }) => !isInSky(subject)).slice(placed)
  for (const [all, places] of [
    [above, sky],
    [below, hollow],
  ] as const)
    for (const [at, [x, y, size]] of places.entries()) {
      const guest = all[at]
      if (!guest) continue
      const [across, down] = to([x, y])
      const disc = guest.noun === 'sun' ? askedInk(plan, guest.noun) : undefined
      if (disc !== undefined) paint(cloth, disc, circle(across, down, unit * size * DISC, 12))
      else stampMotif(cloth, guest.subject.draw(random, unit * size * guest.subject.scale, at), { x: across, y: down })
    }
}
