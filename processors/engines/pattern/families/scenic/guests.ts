import { castInks } from '../../kit/ink/cast.ts'
import { stampMotif } from '../../kit/motif/stamp-motif.ts'
import { bearingOf } from '../conversational/bearing.ts'
import { findDepiction } from '../conversational/noun-book.ts'
import { subjectOf } from '../conversational/subject.ts'
import type { Plan } from '../family.ts'
import type { DrawGuests, Lane } from './view.ts'

/** The look of a landscape whose motifs are those that stand in it. */
const WITH_GUESTS = 'guests'

/** Sizes of who stands far and near, as shares of the lane's height, and how many of them 320 mm hold. */
const ROWS = [
  { size: 0.15, count: 3 },
  { size: 0.25, count: 3 },
] as const
const WIDTH_MM = 320
/** The same in a print: of one who is alone, and places of several as shares of the width. */
const ALONE = 0.44
const PRINTED = [
  [
    { x: 0.2, size: 0.15 },
    { x: 0.84, size: 0.17 },
  ],
  [
    { x: 0.36, size: 0.34 },
    { x: 0.69, size: 0.29 },
  ],
] as const
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
  const isPlural = plan.details.several === true || guests.length > 1
  return (lane, row, level, ink) => {
    const subjects = subjectsOn(ink)
    const { cloth, widthMm, tallMm, topMm } = lane
    const random = lane.random.fork(`guests ${row}`)
    for (const [at, { x, size }] of placesOn(lane, row, isPlural).entries()) {
      const { subject, bearing } = subjects[(at + row) % subjects.length]
      const motif = subject.draw(random.fork(`${at}`), tallMm * size * random.between(0.88, 1.1), at)
      const knots = motif.layers.filter(({ isForm }) => isForm).flatMap(({ ring }) => ring)
      const foot = Math.max(...knots.map(([, y]) => y))
      const isFlying = bearing === 'aloft' || bearing === 'light'
      const y = isFlying ? topMm + tallMm * random.between(HIGH, LOW) : level(x * widthMm) - foot
      stampMotif(cloth, motif, { x: x * widthMm, y })
    }
  }
}

type Spot = { readonly x: number; readonly size: number }

/** Places along a row as shares of its width: all along a repeat; in a print one who is named alone stands large, away from the sun. */
function placesOn({ cloth, widthMm, discAt, random: all }: Lane, row: 0 | 1, isPlural: boolean): Spot[] {
  const random = all.fork(`places ${row}`)
  if (!cloth.wraps && !isPlural) return row === 0 ? [] : [{ x: discAt < 0.5 ? 0.58 : 0.42, size: ALONE }]
  if (!cloth.wraps) {
    const side = random.sign()
    return PRINTED[row].map(({ x, size }) => ({ x: side === 1 ? x : 1 - x, size }))
  }
  const { size, count } = ROWS[row]
  const shown = Math.max(1, Math.round((count * widthMm) / WIDTH_MM))
  const shift = random.between(0, 1)
  return Array.from({ length: shown }, (_, at) => ({
    x: (shift + (at + random.between(-0.16, 0.16)) / shown) % 1,
    size,
  }))
}

function pictureOf(noun: string): string {
  return findDepiction(noun)?.picture ?? ''
}
