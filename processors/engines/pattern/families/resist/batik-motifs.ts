import type { Random } from '../../kit/chance/random.ts'
import { ribbon, stationAt } from '../../kit/line/curve.ts'
import { volute } from '../../kit/line/flowing-curve.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'

/** Inks of a batik: the wax line, two dyes, and the dyed cloth. */
export type BatikInks = {
  readonly wax: number
  readonly first: number
  readonly second: number
  readonly cloth: number
}

/** Inks of the turn-th motif: wax is the palest ink on a dark cloth, and dyes take turns. */
export function batikInks({ cast }: Plan, turn: number): BatikInks {
  const { figures, line, ground } = cast
  const dyes = figures.filter((ink) => ink !== line)
  if (dyes.length === 0) return { wax: line, first: ground, second: line, cloth: ground }
  return {
    wax: line,
    first: dyes[turn % dyes.length],
    second: dyes.length > 1 ? dyes[(turn + 1) % dyes.length] : ground,
    cloth: ground,
  }
}

/**
 * A tendril along +x that curls in: waxed leaves to both sides, the outer ones long, dots along their veins, and a bud at the end.
 *
 * @param hand 1 to curl clockwise, -1 the other way
 */
export function drawBatikSpray(random: Random, inks: BatikInks, lengthMm: number, hand = random.sign()): Motif {
  const motif = createMotif()
  const stem = volute([0, 0], 0, lengthMm, hand * random.between(1.8, 3.2), 1.7, 12)
  addForm(
    motif,
    inks.wax,
    ribbon(stem, (t) => Math.max(0.3, lengthMm * 0.015 * (1 - 0.6 * t))),
  )
  for (let leaf = 0; leaf < LEAVES; leaf++) {
    const t = 0.1 + (0.8 * leaf) / LEAVES
    const { x, y, tangentX, tangentY } = stationAt(stem, t)
    const isOuter = leaf % 2 === 0
    const heading = Math.atan2(tangentY, tangentX) - hand * (isOuter ? 0.8 : -0.75)
    const long = lengthMm * (isOuter ? 0.36 : 0.23) * (1 - 0.5 * t)
    addWaxedLeaf(motif, inks, { x, y, heading, long, ink: leaf % 3 === 1 ? inks.second : inks.first })
  }
  const end = stationAt(stem, 1)
  const ahead = Math.atan2(end.tangentY, end.tangentX)
  for (const [lean, share] of [
    [-0.6, 0.8],
    [0.6, 0.8],
    [0, 1],
  ]) {
    const long = lengthMm * 0.15 * share
    addForm(motif, inks.wax, ornamentPetal(end.x, end.y, ahead + lean, 0, long, long * 0.3))
    addDetail(motif, inks.second, ornamentPetal(end.x, end.y, ahead + lean, long * 0.12, long * 0.86, long * 0.19))
  }
  return motif
}

const LEAVES = 8

type WaxedLeaf = {
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly long: number
  readonly ink: number
}

/** A leaf in one dye within a wax line, its vein of wax that ends in dots. */
function addWaxedLeaf(motif: Motif, { wax }: BatikInks, { x, y, heading, long, ink }: WaxedLeaf): void {
  addForm(motif, wax, ornamentPetal(x, y, heading, 0, long, long * 0.25))
  addDetail(motif, ink, ornamentPetal(x, y, heading, long * 0.08, long * 0.92, long * 0.17))
  addDetail(motif, wax, ornamentPetal(x, y, heading, long * 0.12, long * 0.5, long * 0.025))
  for (const share of [0.6, 0.7, 0.79]) {
    const [dx, dy] = polar(x, y, long * share, heading)
    addDetail(motif, wax, circle(dx, dy, long * 0.032, 8))
  }
}

/**
 * Kawung: four palm fruits in a cross, each with two seeds, in a cell of the given size; at `fill` 1 the fruits almost
 * touch.
 */
export function drawKawung(inks: BatikInks, wide: number, tall: number, fill: number): Motif {
  const motif = createMotif()
  for (let fruit = 0; fruit < 4; fruit++) {
    const lens = (share: number): Ring => lensRing(wide, tall, fruit, share * fill)
    addForm(motif, inks.wax, lens(0.9))
    addDetail(motif, inks.first, lens(0.76))
    addDetail(motif, inks.wax, lens(0.34))
    addDetail(motif, inks.second, lens(0.22))
  }
  addForm(motif, inks.wax, circle(0, 0, Math.min(wide, tall) * 0.06, 8))
  addDetail(motif, inks.second, circle(0, 0, Math.min(wide, tall) * 0.034, 8))
  for (let dot = 0; dot < 4; dot++) {
    const angle = (dot / 4) * TURN
    const [x, y] = [Math.cos(angle) * wide * 0.33, Math.sin(angle) * tall * 0.33]
    for (const [reach, size] of [
      [0, 0.036],
      [0.075, 0.018],
      [-0.075, 0.018],
    ] as const)
      addForm(
        motif,
        inks.wax,
        circle(x + Math.cos(angle) * reach * wide, y + Math.sin(angle) * reach * tall, Math.min(wide, tall) * size, 8),
      )
  }
  return motif
}

/** An oval along the diagonal from the centre of a cell to its corner; `share` scales it about its own centre. */
function lensRing(wide: number, tall: number, fruit: number, share: number): Ring {
  const [sx, sy] = [fruit % 2 ? -1 : 1, fruit < 2 ? 1 : -1]
  return Array.from({ length: 12 }, (_, at): Knot => {
    const angle = (at / 12) * TURN
    const along = Math.cos(angle) * share * 0.5
    const across = Math.sin(angle) * share * 0.31
    const t = 0.5 + along
    return [(sx * t + sx * across * 0.98) * wide * 0.5, (sy * t - sy * across * 0.98) * tall * 0.5]
  })
}
