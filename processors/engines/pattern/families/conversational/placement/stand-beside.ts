import { TURN } from '../../../kit/line/knot.ts'
import { createMotif } from '../../../kit/motif/motif.ts'
import { putBefore } from '../heap.ts'
import { LEAN_STANDING, type Subject } from '../subject.ts'
import type { Print } from './print.ts'

/** Where things stand round who leads, in pairs, the largest first: shares of the print off its middle, and the size. */
const STATIONS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-0.285, 0.235, 0.215],
  [0.285, 0.235, 0.215],
  [-0.3, -0.215, 0.165],
  [0.3, -0.215, 0.165],
  [-0.355, 0.01, 0.12],
  [0.355, 0.01, 0.12],
]
/** Where those stand that have the ground under them. */
const ON_GROUND: typeof STATIONS = [
  [-0.305, 0.155, 0.25],
  [0.305, 0.155, 0.25],
  [-0.37, 0.13, 0.16],
  [0.37, 0.13, 0.16],
]
/** So many stations are taken by what is named, in the hand or standing, and by company that nobody asked for. */
const TAKEN = { handled: 6, standing: 2, company: 4 } as const
/** Company is smaller, and what finds no place at its size is tried once more at this share of it. */
const [COMPANY, TRIED_AGAIN] = [0.8, 0.66]
/** Tries at a station, clear ground round a thing as a share of it, and how far things lean of what their kind allows. */
const [TRIES, GAP, LEANING] = [120, 0.08, 0.6]

/** Stands others round who leads, alike on both sides and turned to the middle, before what grows there; of many kinds each stands once. */
export function standBeside(
  print: Print,
  others: readonly Subject[],
  { isNamed }: { readonly isNamed: boolean },
): void {
  if (others.length === 0) return
  const isOnGround = others.every(({ lean, bearing }) => lean <= LEAN_STANDING && bearing === undefined)
  const count = isOnGround ? TAKEN.standing : isNamed ? TAKEN.handled : TAKEN.company
  const places = isOnGround ? ON_GROUND : STATIONS
  const stations = places.slice(0, Math.max(count, isNamed ? 2 * others.length : 0))
  for (const [at, station] of stations.entries()) {
    const kind = others.length > 3 ? at % others.length : Math.floor(at / 2) % others.length
    standAt(print, others[kind], station, { turn: Math.floor(at / 2), scale: isNamed ? 1 : COMPANY })
  }
}

type Standing = { readonly turn: number; readonly scale: number }

function standAt(print: Print, subject: Subject, [x, y, share]: (typeof STATIONS)[number], standing: Standing): void {
  const { plan, toss, random, shortMm, middle } = print
  const lean = subject.lean >= TURN ? TURN / 2 : subject.lean * LEANING
  const near = [middle[0] + x * shortMm, middle[1] + y * shortMm] as const
  for (const smaller of [1, TRIED_AGAIN]) {
    const size = shortMm * share * subject.scale * standing.scale * smaller
    const motif = createMotif()
    putBefore(motif, subject.draw(random, size, standing.turn, x < 0), plan.cast.ground, size)
    const options = { near, gapMm: size * GAP, tries: TRIES, mayFlip: false, turnAt: () => random.between(-lean, lean) }
    if (toss.fit([motif], options)) return
  }
}
