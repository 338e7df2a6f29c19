import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { headingAt, moveCurve, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Placing } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { placeMotif } from '../../../kit/motif/motif.ts'
import type { Plan } from '../../family.ts'
import { mixFlowerPalette } from '../flower-inks.ts'
import type { Guest } from '../guests/guests.ts'
import { addShadow, guestsOf } from '../guests/guests.ts'
import { fitWithMargin } from './fit-with-margin.ts'

/** The hand a croquis is drawn in: each family brings its own stems, blooms and leaves. All grow along +x from the origin. */
export type CroquisHand = {
  readonly layStem: (cloth: Cloth, curve: Curve, half: (t: number) => number) => void
  readonly drawBloom: (random: Random, index: number, radiusMm: number) => Motif
  readonly drawLeaf: (random: Random, index: number, lengthMm: number) => Motif
  /** Whether blooms hang straight down from where they grow, as fruit does, drawn so: else they are turned along their branch. */
  readonly hangs?: boolean
  /** Small things at the ends of twigs and in the air about them. */
  readonly drawSprig: (random: Random, index: number, lengthMm: number) => Motif
}

/** Side branches: where they leave the main sweep, on which side, their length and bend, and the size of their bloom. */
const BRANCHES = [
  { t: 0.2, side: 1, length: 0.19, bend: 1.1, bloom: 0.055 },
  { t: 0.34, side: -1, length: 0.26, bend: 1.5, bloom: 0.08 },
  { t: 0.52, side: 1, length: 0.23, bend: 1.6, bloom: 0.095 },
  { t: 0.68, side: -1, length: 0.18, bend: 1.2, bloom: 0.06 },
  { t: 0.8, side: 1, length: 0.15, bend: 1.3, bloom: 0.05 },
] as const

/**
 * A placement print: one S-sweep rises from the lower margin, its largest bloom stands off the middle where the sweep turns,
 * side branches balance it, and a margin of bare ground breathes all round.
 */
export function composeCroquis(plan: Plan, hand: CroquisHand): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { wraps: false })
  const random = plan.random.fork('croquis')
  const short = Math.min(plan.widthMm, plan.heightMm)
  const size = short * Math.min(1.04, Math.max(0.7, plan.scale))
  const side = random.sign()
  const foot = { x: plan.widthMm / 2 - side * size * 0.12, y: plan.heightMm / 2 + size * 0.41 }
  const sweep = moveCurve(spine(size * 0.7, side * 0.5, side * 0.5, 22, -Math.PI / 2 - side * 0.28), foot.x, foot.y)
  const put = (motif: Motif, placing: Placing): void => {
    for (const { ink, ring, holes } of placeMotif(motif, placing).layers) paint(cloth, ink, ring, holes)
  }
  const sketch: Sketch = { put, hand, random }
  const blooms: [Motif, Placing][] = []
  hand.layStem(cloth, sweep, (t) => size * 0.009 * (1.35 - t))
  BRANCHES.forEach((branch, index) => {
    const node = stationAt(sweep, branch.t)
    const turn = branch.side * side
    const length = size * branch.length * random.between(0.9, 1.1)
    const curve = moveCurve(
      spine(length, turn * branch.bend, -turn * 0.2, 12, headingAt(sweep, branch.t) + turn * 0.45),
      node.x,
      node.y,
    )
    hand.layStem(cloth, curve, (t) => size * 0.0055 * (1.3 - t))
    addLeaves(sketch, curve, size * 0.1, index, 3)
    blooms.push([
      hand.drawBloom(random, index + 1, size * branch.bloom * random.between(0.92, 1.1)),
      endOf(hand, curve),
    ])
  })
  addLeaves(sketch, sweep, size * 0.13, 7, 8)
  addSprigs(sketch, sweep, size)
  const guests = guestsOf(plan, mixFlowerPalette(plan.cast))
  blooms.forEach(([motif, placing], index) => {
    const guest = guests[GUEST_BRANCHES.indexOf(index) % guests.length]
    if (guest) put(perch(guest, plan, random, index, size), { x: placing.x, y: placing.y })
    else put(motif, placing)
  })
  put(hand.drawBloom(random, 6, size * 0.06), endOf(hand, sweep))
  const focus = stationAt(sweep, 0.44)
  const focal = hand.drawBloom(random, 0, size * 0.145)
  const heading = headingAt(sweep, 0.44) - side * 0.9
  put(focal, {
    x: focus.x - Math.cos(heading) * size * 0.05,
    y: focus.y - Math.sin(heading) * size * 0.05,
    turn: hand.hangs ? 0 : heading,
  })
  return fitWithMargin(cloth)
}

/** Branches whose ends carry a bird or a fruit in place of a bloom, when a prompt names some. */
const GUEST_BRANCHES = [3, 0, 4]

/** A guest upright on its branch; every second one looks back. */
function perch(guest: Guest, { cast }: Plan, random: Random, index: number, size: number): Motif {
  const drawn = addShadow(guest.draw(random, index, size * (guest.isBird ? 0.24 : 0.12)), cast.ground, size * 0.004)
  return index % 2 ? drawn : placeMotif(drawn, { turn: Math.PI, flip: -1 })
}

function endOf({ hangs }: CroquisHand, curve: Curve): Placing {
  const { x, y } = stationAt(curve, 1)
  return { x, y, turn: hangs ? 0 : headingAt(curve, 1) }
}

type Sketch = {
  readonly put: (motif: Motif, placing: Placing) => void
  readonly hand: CroquisHand
  readonly random: Random
}

/** Leaves on both sides of a curve by turns; `first` is the number of the first of them. */
function addLeaves({ put, hand, random }: Sketch, curve: Curve, lengthMm: number, first: number, count: number): void {
  for (let at = 0; at < count; at++) {
    const t = 0.1 + (0.78 * at) / count
    const side = at % 2 ? 1 : -1
    const { x, y } = stationAt(curve, t)
    const leaf = hand.drawLeaf(random, first + at, lengthMm * random.between(0.8, 1.15))
    put(leaf, { x, y, turn: headingAt(curve, t) + side * random.between(0.55, 0.95), flip: side === 1 ? 1 : -1 })
  }
}

/** Light sprigs where the branches leave room, shorter towards the tip. */
function addSprigs({ put, hand, random }: Sketch, sweep: Curve, size: number): void {
  for (let at = 0; at < 7; at++) {
    const t = 0.08 + (0.86 * at) / 7
    const side = at % 2 ? -1 : 1
    const { x, y } = stationAt(sweep, t)
    const sprig = hand.drawSprig(random, at, size * random.between(0.16, 0.24) * (1.15 - 0.4 * t))
    put(sprig, { x, y, turn: headingAt(sweep, t) + side * random.between(0.5, 0.8), flip: side === 1 ? 1 : -1 })
  }
}
