import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth } from '../../../kit/area/cloth.ts'
import type { Box, Ring } from '../../../kit/line/knot.ts'
import { boxOf, TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { placeMotif } from '../../../kit/motif/motif.ts'
import { stampMotif } from '../../../kit/motif/stamp-motif.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../../family.ts'
import { castSubjects } from '../cast-subjects.ts'
import type { Subject } from '../subject.ts'
import type { Frame, FramePlace } from './frame.ts'
import { frameInks } from './frame-inks.ts'

/** Sizes of frames range less than those of strewn things: a frame that is no larger than a thumb shows nothing. */
const SCALES = [0.5, 1.6] as const

/** Things set in frames that fill the cloth, each in its turn; they look to the left and right by turns. */
export function drawFramed(plan: Plan, frame: Frame): Cloth {
  const { widthMm, heightMm, cast } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const scale = Math.max(SCALES[0], Math.min(SCALES[1], plan.scale))
  const things = thingsOf(plan)
  const cells = fitCellPair(
    plan,
    { wideMm: frame.wideMm * scale, tallMm: tallOf(plan, frame, things) * scale },
    { columns: frame.shift === 'column' ? 2 : 1, rows: frame.shift === 'row' ? 2 : 1 },
  )
  const inks = frameInks(plan)
  const places = Array.from({ length: cells.rows * cells.columns }, (_, at) => {
    const [row, column] = [Math.floor(at / cells.columns), at % cells.columns]
    const along = frame.shift === 'row' && row % 2 === 1 ? 1 : 0.5
    const down = frame.shift === 'column' && column % 2 === 1 ? 1 : 0.5
    const lane = frame.shift === 'none' ? row + column : frame.shift === 'column' ? column : row
    const isOrnament = frame.alternates === 'always' || (frame.alternates === 'alone' && things.length === 1)
    const isEmpty = isOrnament && lane % 2 === 1
    return {
      x: (column + along) * cells.wideMm,
      y: (row + down) * cells.tallMm,
      halfWideMm: cells.wideMm / 2,
      halfTallMm: cells.tallMm / 2,
      inks,
      isEmpty,
      // Of squares of which every other one is empty the things go round by those that are left.
      turn: turnAt(row, isOrnament && frame.shift === 'none' ? Math.floor(column / 2) : column, things.length),
      isTurned: isTurnedAt(plan, frame, row, column),
    }
  })
  for (const place of places) frame.draw(cloth, place)
  for (const place of places) frame.drawJoint?.(cloth, place)
  for (const place of places) if (!place.isEmpty) standIn(cloth, plan, frame, place, things[place.turn % things.length])
  return cloth
}

/** Of a placement print's sides, what its frames take. */
const WHOLE_SIDE = 0.78
/** Wider than this against their height, frames stand two by two where there are four things for them. */
const LOW = 0.8

/** A placement print: what leads in a frame of its own, two side by side, or four. */
export function composeFramed(plan: Plan, frame: Frame): Cloth {
  const { widthMm, heightMm, cast } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground, { wraps: false })
  const things = [...new Map(thingsOf(plan).map((one) => [one.kind, one])).values()]
  const tallMm = frame.tallMm * (frame.reach ?? 1)
  const isFour = things.length > 3 && frame.wideMm / tallMm > LOW
  const columns = Math.min(2, things.length)
  const rows = isFour ? 2 : 1
  const size = WHOLE_SIDE * Math.min(widthMm / (frame.wideMm * columns), heightMm / (tallMm * rows))
  const inks = frameInks(plan)
  for (const [turn, thing] of things.slice(0, columns * rows).entries()) {
    const x = widthMm / 2 + ((turn % columns) - (columns - 1) / 2) * frame.wideMm * size
    const y = heightMm / 2 + (Math.floor(turn / columns) - (rows - 1) / 2) * tallMm * size
    const halves = { halfWideMm: (frame.wideMm * size) / 2, halfTallMm: (frame.tallMm * size) / 2 }
    const place: Seat = { x, y, ...halves, inks, isEmpty: false, isLone: true, turn, isTurned: turn % 2 === 1 }
    frame.draw(cloth, place)
    frame.drawJoint?.(cloth, place)
    standIn(cloth, plan, frame, place, thing)
  }
  return cloth
}

/** All that is named and large, and beside a lone thing the marks that are named with it: butterflies and flowers. */
function thingsOf(plan: Plan): Subject[] {
  const { heroes, beside, named } = castSubjects(plan)
  const things = [...heroes, ...beside]
  return things.length > 1 ? things : [...things, ...named]
}

/** How tall a cell is at scale 1. */
function tallOf(plan: Plan, { wideMm, tallMm, airShare }: Frame, things: readonly Subject[]): number {
  if (airShare === undefined) return tallMm
  const ratios = things.map((thing) => {
    const { left, right, top, bottom } = boxOf(formsOf(thing.draw(plan.random.fork('ratio'), wideMm, 0, false)))
    return (bottom - top) / (right - left)
  })
  return wideMm * (Math.min(1.4, Math.max(0.3, ...ratios)) * 0.84 + airShare)
}

function isTurnedAt({ details }: Plan, frame: Frame, row: number, column: number): boolean {
  if (details.facing !== undefined) return details.facing === 'right'
  return (frame.facesByRows ? row : row + column) % 2 === 1
}

/** Rows begin with another thing, so that no column holds one alone. */
function turnAt(row: number, column: number, count: number): number {
  return column + row * (count % 2 === 0 ? 1 : 2)
}

type Seat = FramePlace & { readonly isTurned: boolean }

function standIn(cloth: Cloth, plan: Plan, { seat }: Frame, place: Seat, subject: Subject): void {
  const [wide, tall] = [seat.wide * place.halfWideMm, seat.tall * place.halfTallMm]
  const middle = place.y + seat.y * place.halfTallMm
  // What lies as it fell, a flower, is drawn lying; in a frame it stands.
  const turn = subject.lean >= TURN ? -TURN / 4 : 0
  const drawn = (sizeMm: number): Drawn => {
    const motif = subject.draw(plan.random.fork(`framed ${place.turn}`), sizeMm, place.turn, place.isTurned)
    const upright = turn === 0 ? motif : placeMotif(motif, { turn })
    return { motif: upright, box: boxOf(formsOf(upright)) }
  }
  const first = drawn(tall)
  const { motif, box } = drawn((tall * FILLED) / reachOf(first, { wide, tall, round: seat.round }))
  const foot = middle + tall * FILLED
  stampMotif(cloth, motif, {
    x: place.x - (box.left + box.right) / 2,
    y: seat.stands ? foot - box.bottom : middle - (box.top + box.bottom) / 2,
  })
}

type Drawn = { readonly motif: Motif; readonly box: Box }

/** Of its room, so much is filled: outlines are warped a little after they are measured. */
const FILLED = 0.98

function formsOf({ layers }: Motif): Ring[] {
  return layers.flatMap(({ isForm, ring }) => (isForm ? [ring] : []))
}

/**
 * How far a thing about its middle reaches beyond a room of such halves, 1 where it just fits: corners of its box that
 * are empty may lie outside.
 */
function reachOf(
  { motif, box }: Drawn,
  { wide, tall, round }: { readonly wide: number; readonly tall: number; readonly round: number },
): number {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  let most = 0
  for (const ring of formsOf(motif))
    for (const [px, py] of ring)
      most = Math.max(most, Math.abs((px - x) / wide) ** round + Math.abs((py - y) / tall) ** round)
  return most ** (1 / round)
}
