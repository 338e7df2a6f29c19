import { castInks } from '../../kit/ink/cast.ts'
import { stampMotif } from '../../kit/motif/stamp-motif.ts'
import { bearingOf } from '../conversational/bearing.ts'
import { findDepiction } from '../conversational/noun-book.ts'
import { subjectOf } from '../conversational/subject.ts'
import type { Plan } from '../family.ts'
import type { DrawGuests } from './view.ts'

/** The look of a landscape whose motifs are those that stand in it. */
const WITH_GUESTS = 'guests'

/** Sizes of who stands far and near, as shares of the lane's height, and how many of them 320 mm hold. */
const ROWS = [
  { size: 0.15, count: 3 },
  { size: 0.25, count: 3 },
] as const
const WIDTH_MM = 320
/** Where what flies is in the air, as shares of the lane from its top. */
const [HIGH, LOW] = [0.2, 0.4]

/** How the things of a plan that are no part of its landscape are drawn in it; undefined where there are none. */
export function guestsOf(plan: Plan): DrawGuests | undefined {
  const guests = plan.styles.includes(WITH_GUESTS) ? plan.motifs : []
  // Who stands on dark land is seen on it, whatever the air is: its ink is their ground.
  const subjectsOn = (ink: number) => {
    const standing = { ...plan, cast: castInks(plan.cast.inks, ink) }
    return guests.flatMap((noun, at) =>
      subjectOf(standing, noun, at).map((subject) => ({ subject, bearing: bearingOf(pictureOf(noun)) })),
    )
  }
  if (subjectsOn(plan.cast.ground).length === 0) return undefined
  return (lane, row, level, ink) => {
    const subjects = subjectsOn(ink)
    const { cloth, widthMm, tallMm, topMm } = lane
    const random = lane.random.fork(`guests ${row}`)
    const { size, count } = ROWS[row]
    const shown = Math.max(1, Math.round((count * widthMm) / WIDTH_MM))
    const shift = random.between(0, widthMm)
    for (let at = 0; at < shown; at++) {
      const { subject, bearing } = subjects[(at + row) % subjects.length]
      const x = (shift + ((at + random.between(-0.16, 0.16)) / shown) * widthMm) % widthMm
      const sizeMm = tallMm * size * random.between(0.88, 1.1)
      const motif = subject.draw(random.fork(`${at}`), sizeMm, at)
      const knots = motif.layers.filter(({ isForm }) => isForm).flatMap(({ ring }) => ring)
      const foot = Math.max(...knots.map(([, y]) => y))
      const isFlying = bearing === 'aloft' || bearing === 'light'
      const y = isFlying ? topMm + tallMm * random.between(HIGH, LOW) : level(x) - foot
      stampMotif(cloth, motif, { x, y })
    }
  }
}

function pictureOf(noun: string): string {
  return findDepiction(noun)?.picture ?? ''
}
