import { clamp } from '../../../../numbers/clamp.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { blade, brushStroke, headingAt, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Knot, Point } from '../../../kit/line/knot.ts'
import { placeKnot } from '../../../kit/line/knot.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache } from '../../../kit/motif/motif.ts'
import type { LeafInks } from '../flower-inks.ts'
import { leafCoordinates, midrib } from './leaf.ts'

/** Draws a large leaf along +x from the origin; a pen draws its contour and its veins. */
export type DrawTropicalLeaf = (random: Random, inks: LeafInks, lengthMm: number, pen?: Pen) => Motif

const FINGERS = 6

/** Monstera: a heart cut into six fingers a side, with holes beside the rib. */
export const drawMonstera: DrawTropicalLeaf = (random, own, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const inks = penned(own, pen)
  const rib = spine(lengthMm, random.sign() * random.between(0.15, 0.4), 0, 10)
  const wide = lengthMm * random.between(0.46, 0.52)
  const half = (t: number): number =>
    wide * (t < 0 ? 0.62 : Math.sin(Math.PI * clamp(0.2 + t * 0.8, 0, 1)) ** 0.75 * (1 - 0.2 * t))
  const at = (t: number, v: number, corner?: 0 | 1): Knot => {
    const { x, y, tangentX, tangentY } = stationAt(rib, t)
    const back = t < 0 ? t * lengthMm : 0
    return [x - tangentY * half(t) * v + tangentX * back, y + tangentX * half(t) * v + tangentY * back, corner]
  }
  const holes: Knot[][] = []
  const [one, other] = [1, -1].map((side) => monsteraSide(random, at, side, holes))
  addForm(motif, inks.leaf, [at(0, 0, 1), ...one, at(1, 0, 1), ...other.reverse()], { holes })
  if (pen.mode === 'line') for (const hole of holes) addForm(motif, inks.leaf, hole)
  const line = strokeOf(pen, Math.max(0.3, lengthMm * 0.008))
  addDetail(
    motif,
    inks.leafLight,
    ribbon(rib, (t) => line * (1.6 - 1.3 * t)),
  )
  for (let finger = 0; finger < FINGERS; finger++)
    for (const side of [1, -1]) {
      const t = 0.15 * finger
      const vein = brushStroke(
        xy(at(t, 0)),
        xy(at(t + 0.02, side * 0.5)),
        xy(at(t + 0.075, side * 0.93)),
        line * 0.6,
        line * 0.7,
      )
      addDetail(motif, inks.leafLight, vein)
    }
  const thick = Math.max(0.6, lengthMm * 0.016)
  const stalk = brushStroke([-lengthMm * 0.3, 0], [-lengthMm * 0.1, lengthMm * 0.02], [0, 0], thick, thick)
  if (pen.mode === 'line') addForm(motif, inks.leaf, stalk)
  else addDetail(motif, inks.leafDark, stalk)
  return motif
}

/** Half the width of a stroke: a pen draws veins no wider than contours. */
function strokeOf(pen: Pen, half: number): number {
  return pen.mode === 'line' ? Math.min(half, pen.widthMm * 0.5) : half
}

type LeafAt = (t: number, v: number, corner?: 0 | 1) => Knot

function monsteraSide(random: Random, at: LeafAt, side: number, holes: Knot[][]): Knot[] {
  const knots: Knot[] = [at(-0.04, side * 0.1), at(-0.13, side * 0.45), at(-0.1, side * 0.85)]
  for (let finger = 0; finger < FINGERS; finger++) {
    const [t, step] = [0.02 + 0.15 * finger, 0.15]
    knots.push(at(t + 0.02, side), at(t + step * 0.55, side * 1.04), at(t + step * 0.86, side * 0.96))
    if (finger === FINGERS - 1) continue
    const deep = random.between(0.24, 0.42)
    knots.push(at(t + step * 0.72 - 0.04, side * (deep + 0.12)), at(t + step * 0.62 - 0.06, side * deep))
    knots.push(at(t + step * 0.98 - 0.05, side * (deep + 0.1)), at(t + step * 1.06, side * 0.92))
    if (!random.chance(0.62)) continue
    const foot = t - 0.03
    holes.push([
      at(foot, side * 0.14),
      at(foot + 0.03, side * 0.24),
      at(foot + 0.055, side * 0.34),
      at(foot + 0.02, side * 0.3),
      at(foot - 0.015, side * 0.2),
    ])
  }
  return knots
}

/** A palm: narrow blades on an arching rib, one side in shade. */
export const drawPalm: DrawTropicalLeaf = (random, own, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const inks = penned(own, pen)
  const bend = random.sign() * random.between(0.5, 1.1)
  const rib = spine(lengthMm, bend, 0, 10, -bend * 0.3)
  const pairs = 15
  for (let pair = 0; pair < pairs; pair++) {
    const t = 0.12 + (0.86 * pair) / pairs
    const { x, y } = stationAt(rib, t)
    const reach = lengthMm * 0.44 * Math.sin(Math.PI * clamp(0.22 + t * 0.66, 0, 1)) ** 0.8
    for (const side of [1, -1]) {
      const turn = headingAt(rib, t) + side * (1 - 0.62 * t) + random.between(-0.05, 0.05)
      const length = reach * random.between(0.92, 1.06)
      addForm(
        motif,
        side * bend > 0 ? inks.leafDark : inks.leaf,
        blade(x, y, turn, length, lengthMm * 0.05, side * -0.16),
        { plain: pen.mode !== 'line' },
      )
      if (pair % 2 === 1) continue
      const place = placeKnot({ x, y, turn })
      const [from, over, to] = [
        place([length * 0.06, 0]),
        place([length * 0.5, -side * length * 0.04]),
        place([length * 0.86, -side * length * 0.115]),
      ]
      addDetail(motif, inks.leafLight, brushStroke(xy(from), xy(over), xy(to), 0.1, lengthMm * 0.003))
    }
  }
  addDetail(
    motif,
    inks.leafLight,
    ribbon(rib, (t) => strokeOf(pen, lengthMm * 0.009) * (1.2 - t)),
  )
  return motif
}

/** A fan palm: pleated blades from one point, the outer ones drooping. */
export const drawFanPalm: DrawTropicalLeaf = (random, inks, lengthMm) => {
  const motif = createMotif()
  const hub = lengthMm * 0.34
  addDetail(
    motif,
    inks.leafDark,
    brushStroke(
      [0, 0],
      [hub * 0.5, random.between(-0.06, 0.06) * lengthMm],
      [hub, 0],
      lengthMm * 0.012,
      lengthMm * 0.01,
    ),
  )
  const blades = 15
  for (let at = 0; at < blades; at++) {
    const share = at / (blades - 1) - 0.5
    const turn = share * 4.1
    const length = lengthMm * 0.64 * (1 - 0.42 * Math.abs(share)) * random.between(0.94, 1.05)
    const ink = at % 2 ? inks.leafDark : inks.leaf
    addForm(motif, ink, blade(hub, 0, turn, length, lengthMm * 0.09, share * 0.24), { plain: true })
    const tip: Point = [hub + Math.cos(turn) * length * 0.84, Math.sin(turn) * length * 0.84]
    const half: Point = [hub + Math.cos(turn) * length * 0.4, Math.sin(turn) * length * 0.4]
    addDetail(motif, inks.leafLight, brushStroke([hub, 0], half, tip, lengthMm * 0.002, lengthMm * 0.0032))
  }
  return motif
}

/** A banana leaf: a long oval torn along its veins, half in shade. */
export const drawBanana: DrawTropicalLeaf = (random, own, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const inks = penned(own, pen)
  const bend = random.sign() * random.between(0.3, 0.7)
  const at = leafCoordinates(random, lengthMm, bend, random.between(0.34, 0.42))
  const shaded = bend > 0 ? -1 : 1
  const [one, other] = [1, -1].map((side) => {
    const knots: Knot[] = []
    let tear = random.between(0.15, 0.3)
    for (const t of [0.04, 0.12, 0.22, 0.32, 0.42, 0.52, 0.62, 0.72, 0.82, 0.92]) {
      knots.push(at(t, side * random.between(0.97, 1.05)))
      if (t < tear || t > 0.85) continue
      const gap = random.between(0.02, 0.045)
      knots.push(
        at(t + 0.03, side * 1.01, 1),
        at(t - 0.01, side * random.between(0.22, 0.6), 1),
        at(t + 0.03 + gap, side * 0.96, 1),
      )
      tear = t + random.between(0.08, 0.24)
    }
    return knots
  })
  addForm(motif, inks.leaf, [at(0, 0, 1), ...one, at(1, 0, 1), ...other.reverse()])
  const inner = [0.1, 0.3, 0.5, 0.7, 0.9].map((t, index) => at(t, shaded * (index % 2 ? 0.4 : 0.55)))
  if (pen.mode !== 'line')
    addDetail(motif, inks.leafDark, [at(0, 0, 1), ...inner, at(1, 0, 1), ...[0.75, 0.5, 0.25].map((t) => at(t, 0))])
  for (let vein = 0; vein < 18; vein++)
    for (const side of [1, -1]) {
      const t = 0.05 + (0.86 * vein) / 18 + (side > 0 ? 0.02 : 0)
      const ink = side === shaded && pen.mode !== 'line' ? inks.leaf : vein % 3 ? inks.leafDark : inks.leafLight
      const stroke = brushStroke(
        xy(at(t, side * 0.04)),
        xy(at(t + 0.01, side * 0.45)),
        xy(at(t + 0.045, side * random.between(0.72, 0.9))),
        lengthMm * 0.0018,
        lengthMm * 0.003,
      )
      addDetail(motif, ink, stroke)
    }
  addDetail(motif, inks.leafLight, midrib(at, 0.98, strokeOf(pen, lengthMm * 0.015)))
  return motif
}

/** What lies on a leaf is the pen's; its body is washed, or left to the paper. */
function penned(inks: LeafInks, pen: Pen): LeafInks {
  return pen.mode === 'line' ? { ...inks, leafLight: pen.ink, leafDark: pen.ink } : inks
}

function xy(knot: Knot): Point {
  return [knot[0], knot[1]]
}

/** Single leaves that a prompt may name; each is drawn as large as what it lies beside. */
const byName: Readonly<Record<string, DrawTropicalLeaf>> = {
  monstera: drawMonstera,
  philodendron: drawMonstera,
  'palm frond': drawPalm,
  frond: drawPalm,
  'banana leaf': drawBanana,
}

/** True where `drawTropicalLeaf` knows the name. */
export function isTropicalLeaf(noun: string): boolean {
  return Object.hasOwn(byName, noun)
}

/** Draws the tropical leaf of that name along +x from the origin. */
export function drawTropicalLeaf(random: Random, noun: string, inks: LeafInks, lengthMm: number, pen?: Pen): Motif {
  return byName[noun](random, inks, lengthMm, pen)
}
