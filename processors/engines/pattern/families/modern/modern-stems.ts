import { blade, brushStroke } from '../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { mix, placeKnot, TURN } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'
import type { CutInks, DrawCutFlower } from './modern-flowers.ts'
import { scrap } from './modern-flowers.ts'

/** Half width of a stem as a share of the flower; flowers below this radius have fewer rays. */
const [STEM, PLAIN_MM] = [0.026, 5]

/** A tulip of three sheets on a bending stem between two long leaves. */
export const cutTulip: DrawCutFlower = (random, inks, radiusMm) => {
  const motif = createMotif()
  const bend = random.between(-0.18, 0.18) * radiusMm
  const neck: Point = [bend * 0.4, -radiusMm * 0.18]
  addStem(motif, inks, [0, radiusMm], neck, bend, radiusMm)
  for (const side of [-1, 1]) {
    const turn = -TURN / 4 + side * random.between(0.3, 0.5)
    const long = radiusMm * random.between(0.95, 1.15)
    addForm(motif, inks.leaf, blade(0, radiusMm * 0.92, turn, long, radiusMm * 0.3, side * 0.16), { plain: true })
  }
  const cup = placeKnot({ x: neck[0], y: neck[1], size: radiusMm })
  const back: Ring = [
    [-0.1, 0.06],
    [-0.36, -0.2],
    [-0.3, -0.52],
    [-0.16, -0.8, 1],
    [0, -0.6],
    [0.16, -0.82, 1],
    [0.3, -0.52],
    [0.36, -0.2],
    [0.1, 0.06],
  ]
  const left: Ring = [
    [0.02, 0.08],
    [-0.36, 0.04],
    [-0.5, -0.32],
    [-0.46, -0.74, 1],
    [-0.14, -0.46],
    [0.1, -0.1],
  ]
  addForm(motif, inks.second, back.map(cup), { plain: true })
  addForm(motif, inks.body, left.map(cup), { plain: true })
  addForm(motif, inks.body, left.map(([x, y, corner]) => cup([-x, y, corner])).toReversed(), { plain: true })
  return motif
}

/** Half a flower seen from its side: fan inside fan, the rim in scallops, rays cut out; on a stem with a pair of leaves. */
export const cutFan: DrawCutFlower = (random, inks, radiusMm) => {
  const motif = createMotif()
  const foot: Point = [0, radiusMm * 0.12]
  addStem(motif, inks, [0, radiusMm], foot, random.between(-0.12, 0.12) * radiusMm, radiusMm)
  for (const side of [-1, 1])
    addForm(
      motif,
      inks.leaf,
      blade(0, radiusMm * 0.62, -TURN / 4 + side * 0.95, radiusMm * 0.56, radiusMm * 0.26, -side * 0.12),
      { plain: true },
    )
  const scallops = 6 + random.below(2)
  const fan = (reach: number, depth: number, count: number): Ring => {
    const knots: Knot[] = [[foot[0], foot[1] + reach * 0.08, 1]]
    for (let at = 0; at <= count * 2; at++) {
      const angle = -TURN / 4 + mix(-1.35, 1.35, at / (count * 2))
      const [x, y] = polar(foot[0], foot[1], reach * (at % 2 ? 1 + depth : 1 - depth), angle)
      knots.push([x, y])
    }
    return knots
  }
  addForm(motif, inks.body, fan(radiusMm * 0.98, 0.06, scallops), { plain: true })
  for (let ray = 1; ray < scallops; ray++) {
    const angle = -TURN / 4 + mix(-1.35, 1.35, ray / scallops)
    const half = radiusMm * 0.016
    addDetail(
      motif,
      inks.ground,
      brushStroke(
        polar(...foot, radiusMm * 0.86, angle),
        polar(...foot, radiusMm * 0.7, angle),
        polar(...foot, radiusMm * 0.5, angle),
        half * 0.7,
        half * 1.4,
      ),
    )
  }
  addDetail(motif, inks.second, fan(radiusMm * 0.58, 0.07, scallops - 2))
  addDetail(motif, inks.heart, fan(radiusMm * 0.28, 0.05, 3))
  return motif
}

/** A seed head: rays that end in rounds, long and short by turns. */
export const cutSeedHead: DrawCutFlower = (random, inks, radiusMm) => {
  const motif = createMotif()
  const middle: Point = [0, -radiusMm * 0.36]
  addStem(motif, inks, [0, radiusMm], middle, random.between(-0.2, 0.2) * radiusMm, radiusMm)
  const rays = radiusMm < PLAIN_MM * 2 ? 7 : 13
  for (let ray = 0; ray < rays; ray++) {
    const angle = TURN / 4 + mix(0.5, TURN - 0.5, ray / (rays - 1)) + random.between(-0.05, 0.05)
    const reach = radiusMm * (ray % 2 ? 0.38 : 0.56)
    const end = polar(...middle, reach, angle)
    addForm(
      motif,
      inks.stem,
      brushStroke(middle, polar(...middle, reach * 0.5, angle), end, radiusMm * 0.012, radiusMm * 0.012),
      { plain: true },
    )
    addForm(motif, ray % 2 ? inks.second : inks.body, scrap(random, end, radiusMm * (ray % 2 ? 0.055 : 0.075), angle), {
      plain: true,
    })
  }
  addForm(motif, inks.heart, scrap(random, middle, radiusMm * 0.1), { plain: true })
  return motif
}

/** A stem of lens-shaped leaves in pairs, one side of each pair in the other ink. */
export const cutSprig: DrawCutFlower = (random, inks, radiusMm) => {
  const motif = createMotif()
  const bend = random.between(-0.22, 0.22) * radiusMm
  const tip: Point = [bend * 0.5, -radiusMm * 0.66]
  addStem(motif, inks, [0, radiusMm], tip, bend, radiusMm)
  const pairs = 4
  for (let pair = 0; pair <= pairs; pair++) {
    const t = 0.2 + (0.8 * pair) / pairs
    const [x, y] = [mix(0, tip[0], t) + bend * 2 * t * (1 - t), mix(radiusMm, tip[1], t)]
    const long = radiusMm * 0.5 * (1.05 - 0.4 * t)
    for (const side of pair === pairs ? [0] : [-1, 1]) {
      const ink = side < 0 ? inks.leaf : side > 0 ? inks.stem : inks.body
      addForm(motif, ink, blade(x, y, -TURN / 4 + side * 0.85, long, long * 0.46, -side * 0.12), { plain: true })
    }
  }
  return motif
}

function addStem(motif: Motif, inks: CutInks, foot: Point, top: Point, bend: number, radiusMm: number): void {
  const half = Math.max(0.3, radiusMm * STEM)
  const over: Point = [(foot[0] + top[0]) / 2 + bend, (foot[1] + top[1]) / 2]
  const [x, y] = top
  const ring: Ring = [
    [foot[0] - half, foot[1], 1],
    [over[0] - half * 0.9, over[1]],
    [x - half * 0.8, y, 1],
    [x + half * 0.8, y, 1],
    [over[0] + half * 0.9, over[1]],
    [foot[0] + half, foot[1], 1],
  ]
  addForm(motif, inks.stem, ring, { plain: true })
}
