import type { Knot, Point } from '../../kit/line/knot.ts'
import { mix, pointBetween } from '../../kit/line/knot.ts'
import { centroidOf, isInsidePolygon } from '../../kit/line/polygon.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm } from '../../kit/motif/motif.ts'
import type { GarmentInks } from './garments.ts'
import type { Anatomy } from './heads.ts'
import { findDepiction } from './noun-book.ts'

/** Pictures with heads that have wings by nature, or fly without: those may be coloured, and no other pair is put on them. */
const winged: ReadonlySet<string> = new Set(
  `bird flamingo pheasant partridge kingfisher pelican kiwi-bird magpie thrush chicken rooster baby-chick goose seagull robin black-bird duck
  swan swan-with-raised-wings parrot toucan penguin flapping-penguin puffin goldfinch blue-tit blue-jay cardinal bullfinch oriole sparrow
  crane dove eagle cockatoo guinea-fowl duckling rubber-duck griffin bee bee-from-above bat skating-penguin skating-owl
  chaffinch chickadee canary starling mockingbird nuthatch wren fairy-wren bee-eater budgie lovebird galah cockatiel crow pigeon falcon egret emu ridden-dragon
  bluebird stork ibis vulture cassowary heron ostrich turkey owl barn-owl dragon reindeer`.split(/\s+/),
)

/** True for a noun (singular, lower case, English) whose picture has wings of its own. */
export function isWinged(noun: string): boolean {
  return winged.has(findDepiction(noun)?.picture ?? '')
}

/** Of the way from nape to the middle of the body, where wings grow; how long they are, as a share of the beast. */
const [ROOT, LONG, LONG_OF_FACES] = [0.4, 0.46, 0.5]
/** Radians against the way up: the near wing lies back, the far one is seen before it. */
const [NEAR, FAR] = [0.62, 0.12]
/** The far wing beside the near one. */
const FAR_SIZE = 0.86

/** A pair of feathered wings: behind the shoulder of a beast seen from the side, on both shoulders of one that looks out. */
export function drawWings(motif: Motif, body: Anatomy, { cloth, trim }: GarmentInks): void {
  const { neck, across, isFace } = body
  if (isFace) {
    for (const side of [-1, 1] as const) {
      const root = pointBetween(neck[0], neck[1], 0.5 + side * 0.4)
      addWing(motif, { root, length: across * LONG_OF_FACES, lean: NEAR, side }, cloth, trim)
    }
    return
  }
  const root = shoulderOf(body)
  const before: Point = [root[0] - across * 0.05, root[1]]
  addWing(motif, { root: before, length: across * LONG * FAR_SIZE, lean: FAR, side: 1 }, cloth, trim)
  addWing(motif, { root, length: across * LONG, lean: NEAR, side: 1 }, cloth, trim)
}

/** On the back behind the neck, a little below its rim. */
function shoulderOf({ outline, neck, radius }: Anatomy): Point {
  const middle = centroidOf(outline)
  const [x, start] = pointBetween(neck[1], middle, ROOT)
  let y = start
  while (isInsidePolygon(outline, [x, y - radius * 0.1]) && start - y < radius * 4) y -= radius * 0.1
  return [x, y + radius * 0.5]
}

type Wing = {
  readonly root: Point
  readonly length: number
  /** Radians from straight up towards the tail. */
  readonly lean: number
  readonly side: 1 | -1
}

/** Tips of the feathers from the longest to the one at the body: along and across, in shares of the wing. */
const FEATHERS = [
  [1, 0.16],
  [0.84, 0.36],
  [0.64, 0.48],
  [0.42, 0.5],
  [0.2, 0.42],
] as const

function addWing(motif: Motif, { root, length, lean, side }: Wing, cloth: number, trim: number): void {
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)]
  const at = (along: number, over: number): Point => [
    root[0] + side * length * (along * sin + over * cos),
    root[1] + length * (over * sin - along * cos),
  ]
  const notch = (one: readonly [number, number], next: readonly [number, number]): Knot => {
    const [cutX, cutY] = at(mix(one[0], next[0], 0.5) - 0.07, mix(one[1], next[1], 0.5) - 0.08)
    return [cutX, cutY, 1]
  }
  const trailing = FEATHERS.flatMap((tip, index): Knot[] => {
    const [next, end] = [FEATHERS.at(index + 1), at(tip[0], tip[1])]
    return next ? [end, notch(tip, next)] : [end]
  })
  const [x, y] = at(-0.06, 0.02)
  addForm(motif, cloth, [[x, y, 1], at(0.3, -0.16), at(0.68, -0.16), at(0.94, -0.02), ...trailing, at(0.02, 0.2)])
  // Coverts over the quills, as a row of scales would lie.
  addDetail(motif, trim, [
    at(0.12, -0.02),
    at(0.4, -0.08),
    at(0.66, -0.04),
    at(0.5, 0.08),
    at(0.34, 0.16),
    at(0.16, 0.14),
  ])
}
