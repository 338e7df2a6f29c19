import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { boxOf, TURN } from '../../../kit/line/knot.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif, placeMotif } from '../../../kit/motif/motif.ts'
import type { Toss } from '../../../kit/place/toss.ts'
import { createToss } from '../../../kit/place/toss.ts'
import type { Plan } from '../../family.ts'

/** Draws something along +x from its foot, `at` counts its kinds, about so many mm long. */
export type DrawOnPlate = (random: Random, at: number, lengthMm: number) => Motif

/** What stands on a plate: specimens of so many kinds, and parts beside them. */
export type PlateHand = {
  readonly kinds: number
  readonly drawSpecimen: DrawOnPlate
  readonly drawPart: DrawOnPlate
}

/** Shares of the sheet's short side: the plate mark from the edge, its two rules, and the bare paper inside. */
const [MARK, RULE, HAIR, BARE] = [0.055, 0.0045, 0.0018, 0.035]
/** Plants in rows, the nearest row first, and the heights of each as shares of the room: the middle ones tallest. */
const ROWS: readonly (readonly (readonly number[])[])[] = [
  [[1]],
  [[0.96, 0.8]],
  [[0.78, 1, 0.7]],
  [
    [0.44, 0.5],
    [0.48, 0.44],
  ],
  [
    [0.44, 0.5, 0.4],
    [0.46, 0.42],
  ],
]
/** A lone plant leaves room beside it for a smaller one and its parts. */
const LONE = { left: 0.34, right: 0.98, companion: { left: 0.02, right: 0.34, height: 0.5 } }
/** Share of the room between the feet of two rows. */
const BETWEEN = 0.53
/** Lengths of the parts in shares of the short side, the largest first, and how many are tried of each. */
const PARTS = [
  [0.2, 2],
  [0.15, 3],
  [0.1, 3],
] as const
const UP = -TURN / 4

/**
 * An engraver's plate: whole plants standing on one line, each as large as its place allows, parts of them where paper is left, and the
 * double rule of the plate mark round all.
 */
export function composePlate(plan: Plan, hand: PlateHand): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { wraps: false })
  const short = Math.min(plan.widthMm, plan.heightMm)
  const toss = createToss(plan.random.fork('plate'), cloth)
  const room = insetOf(plan, short * (MARK + BARE))
  toss.place(frameMotif(plan, room), { x: 0, y: 0 })
  for (const place of placesOf(hand.kinds, room)) standIn(toss, plan, hand, place)
  layParts(toss, plan, hand, short)
  for (const [inset, wide] of [
    [MARK, RULE],
    [MARK + 2.4 * RULE, HAIR],
  ])
    for (const ring of rulesOf(plan, short * inset, short * wide)) paint(cloth, plan.cast.line, ring)
  return cloth
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
type Place = { readonly box: Box; readonly kind: number; readonly at: number }

function insetOf({ widthMm, heightMm }: Plan, inset: number): Box {
  return { left: inset, top: inset, right: widthMm - inset, bottom: heightMm - inset }
}

/** Columns for the plants, each standing on the foot of its row. */
function placesOf(kinds: number, room: Box): Place[] {
  const [wide, tall] = [room.right - room.left, room.bottom - room.top]
  const standing = (from: number, to: number, foot: number, height: number): Box => ({
    left: room.left + wide * from,
    right: room.left + wide * to,
    top: room.top + tall * (foot - height),
    bottom: room.top + tall * foot,
  })
  const { companion } = LONE
  if (kinds === 1)
    return [
      { box: standing(LONE.left, LONE.right, 1, 1), kind: 0, at: 0 },
      { box: standing(companion.left, companion.right, 1, companion.height), kind: 0, at: 1 },
    ]
  const rows = ROWS[Math.min(kinds, ROWS.length) - 1]
  const boxes = rows.flatMap((heights, row) =>
    heights.map((height, at) => standing(at / heights.length, (at + 1) / heights.length, 1 - row * BETWEEN, height)),
  )
  return boxes.map((box, at) => ({ box, kind: at, at }))
}

/** A specimen as large as its place: drawn once to be measured, and again so long that it fits. */
function standIn(toss: Toss, { random }: Plan, { drawSpecimen }: PlateHand, { box, kind, at }: Place): void {
  const tall = box.bottom - box.top
  const draw = (lengthMm: number): Motif => drawSpecimen(random.fork(`stand ${at}`), kind, lengthMm)
  const measured = boxUpright(draw(tall))
  const size = Math.min(
    (box.right - box.left) / (measured.right - measured.left),
    tall / (measured.bottom - measured.top),
  )
  const motif = draw(tall * size)
  const grown = boxUpright(motif)
  const x = (box.left + box.right) / 2 - (grown.left + grown.right) / 2
  toss.place(motif, { x, y: box.bottom - grown.bottom, turn: UP })
}

function boxUpright(motif: Motif): Box {
  return boxOf(placeMotif(motif, { x: 0, y: 0, turn: UP }).layers.map(({ ring }) => ring))
}

/** Flowers, leaves and fruit singly, ever smaller, wherever there is paper left. */
function layParts(toss: Toss, { random }: Plan, { drawPart }: PlateHand, short: number): void {
  const parts = random.fork('parts')
  let at = 0
  for (const [share, count] of PARTS)
    for (let part = 0; part < count; part++, at++) {
      const one = (): Motif => drawPart(parts, at, short * share * parts.between(0.9, 1.1))
      toss.fit([one(), one()], { gapMm: short * 0.02, tries: 200, turnAt: () => UP + parts.between(-0.5, 0.5) })
    }
}

/** Everything outside of the room, in the ink of the paper: nothing is laid there. */
function frameMotif({ widthMm, heightMm, cast }: Plan, { left, top, right, bottom }: Box): Motif {
  const motif = createMotif()
  const sides: Ring[] = [
    rectangle(0, 0, widthMm, top),
    rectangle(0, bottom, widthMm, heightMm - bottom),
    rectangle(0, top, left, bottom - top),
    rectangle(right, top, widthMm - right, bottom - top),
  ]
  for (const side of sides) addForm(motif, cast.ground, side, { plain: true })
  return motif
}

function rulesOf({ widthMm, heightMm }: Plan, inset: number, wide: number): Ring[] {
  const [across, down] = [widthMm - 2 * inset, heightMm - 2 * inset]
  return [
    rectangle(inset, inset, across, wide),
    rectangle(inset, inset + down - wide, across, wide),
    rectangle(inset, inset, wide, down),
    rectangle(inset + across - wide, inset, wide, down),
  ]
}
