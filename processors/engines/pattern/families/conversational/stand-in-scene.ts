import { type Box, boxOf } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import type { Disc } from '../../scenery/draw-air.ts'
import { levelOf, type SceneryPlan } from '../../scenery/scenery-plan.ts'
import type { Subject } from './subject.ts'

/** No one is wider than so much of the window. */
const WIDEST = 0.62

export type Scene = {
  readonly place: SceneryPlan
  readonly side: 1 | -1
  readonly random: SceneryPlan['random']
  readonly disc: Disc
}

/** Shares of the window: the middle and the feet of a thing, or its middle both ways where it floats; and how tall it is. */
export type Spot = {
  readonly x: number
  readonly y: number
  readonly tall: number
  /** Which of its kind it is. */
  readonly at: number
  readonly isFree?: boolean
  /** Looks to the right; left out, as chance has it. */
  readonly isTurned?: boolean
  /** No wider than this; three fifths of the window where nothing is said. */
  readonly wide?: number
}

/** A drawn thing and where it is put, with its box on the cloth. */
export type Put = { readonly motif: Motif; readonly x: number; readonly y: number; readonly box: Box }

/** A subject drawn for a place in the window. */
export function putOf({ place: { frame }, side, random }: Scene, subject: Subject, spot: Spot): Put {
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  const { motif, box } = drawTo(subject, random, spot, {
    tall: tall * spot.tall,
    wide: wide * (spot.wide ?? WIDEST),
  })
  const x = frame.left + wide * (side === 1 ? spot.x : 1 - spot.x) - (box.left + box.right) / 2
  const y = levelOf(frame, spot.y) - (spot.isFree ? (box.top + box.bottom) / 2 : box.bottom)
  return { motif, x, y, box: { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y } }
}

/** A subject drawn as tall as it is wanted, and no wider: its pen is right only at the size it is drawn at, hence twice. */
function drawTo(
  subject: Subject,
  random: SceneryPlan['random'],
  { at, isTurned }: Spot,
  most: { readonly tall: number; readonly wide: number },
): { readonly motif: Motif; readonly box: Box } {
  const draw = (sizeMm: number): { readonly motif: Motif; readonly box: Box } => {
    const motif = subject.draw(random.fork(`thing ${at}`), sizeMm, at, isTurned)
    return { motif, box: boxOf(motif.layers.flatMap(({ isForm, ring }) => (isForm ? [ring] : []))) }
  }
  const { box } = draw(most.tall)
  const factor = Math.min(most.tall / (box.bottom - box.top), most.wide / (box.right - box.left))
  return draw(most.tall * factor)
}

/** Of its radius: nothing flies nearer to sun or moon. */
const CLEAR_OF_DISC = 1.35

/** True where a box comes too near to sun or moon. */
export function isOverDisc({ x, y, radiusMm }: Disc, box: Box): boolean {
  const reach = radiusMm * CLEAR_OF_DISC
  const around = { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }
  return overlap(around, box) > 0
}

/** The share of the second box that lies in the first. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  if (wide <= 0 || tall <= 0) return 0
  return (wide * tall) / ((other.right - other.left) * (other.bottom - other.top))
}
