import { ribbon, stationAt } from '../../../kit/line/curve.ts'
import { curveThrough, volute } from '../../../kit/line/flowing-curve.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import { ornamentPetal } from '../../../kit/line/ornament.ts'
import { circle, polar } from '../../../kit/line/outline.ts'
import { addDetail, addForm } from '../../../kit/motif/motif.ts'
import type { Engraver } from './engraver.ts'
import { body, solid, stroke, tuft } from './engraver.ts'

/** A clump of leaves: a scalloped mass, clear of what is behind it, lit from the upper left by small paper crescents. */
export function clump(pen: Engraver, x: number, y: number, wide: number, high: number, isBehind = false): void {
  const { random } = pen
  const lobes = Math.max(7, Math.round((wide + high) * 7))
  const knots: Knot[] = []
  for (let lobe = 0; lobe < lobes; lobe++) {
    const angle = (lobe / lobes) * TURN
    const reach = random.between(0.86, 1.08)
    const place = (turn: number, far: number): Point => [
      x + (Math.cos(turn) * wide * far) / 2,
      y + (Math.sin(turn) * high * far) / 2,
    ]
    knots.push(
      [...place(angle, 0.88), 1],
      place(angle + 0.12, reach * 1.2),
      place(angle + TURN / lobes - 0.12, reach * 1.16),
    )
  }
  addDetail(pen.motif, pen.paper, offsetRing(knots, pen.line * 0.9))
  addForm(pen.motif, isBehind ? (pen.tone ?? pen.ink) : pen.ink, knots)
  lightClump(pen, x, y, wide, high)
}

function lightClump(pen: Engraver, x: number, y: number, wide: number, high: number): void {
  const { random } = pen
  const marks = Math.max(5, Math.round(wide * high * 22))
  for (let mark = 0; mark < marks; mark++) {
    const far = Math.sqrt(random.between(0.02, 0.72))
    const angle = random.between(0, TURN)
    const [px, py] = [
      x - wide * 0.07 + Math.cos(angle) * far * wide * 0.42,
      y - high * 0.08 + Math.sin(angle) * far * high * 0.4,
    ]
    // Light thins out towards the shadow at the lower right.
    if ((px - x) / wide + (py - y) / high > random.between(-0.05, 0.4)) continue
    const size = random.between(0.05, 0.085)
    const turn = -TURN / 4 + random.between(-1.1, 0.6)
    addDetail(pen.motif, pen.paper, [
      [...polar(px, py, size, turn + TURN / 4), 1],
      polar(px, py, size * 1.25, turn),
      [...polar(px, py, size, turn - TURN / 4), 1],
      polar(px, py, size * 0.35, turn),
    ])
  }
}

/** A leaning tree with forked limbs; `high` in statures. Foliage hides where limbs end. */
export function tree(pen: Engraver, x: number, high: number, lean: number): void {
  const { random } = pen
  const trunk = curveThrough([
    [x, 0],
    [x + lean * high * 0.16, -high * 0.26],
    [x - lean * high * 0.04, -high * 0.5],
    [x + lean * high * 0.2, -high * 0.78],
  ])
  const limbs = [0.42, 0.58, 0.74].map((t, at) => {
    const { x: px, y: py } = stationAt(trunk, t)
    const side = at % 2 ? -lean : lean
    return volute([px, py], -TURN / 4 + side * 0.95, high * (0.36 - at * 0.06), -side * 0.9, 1.2, 8)
  })
  const ends = [...limbs.map((limb) => limb[limb.length - 1]), trunk[trunk.length - 1]]
  ends.forEach(([ex, ey], at) => {
    const size = high * (at === 3 ? 0.42 : 0.34) * random.between(0.9, 1.15)
    clump(pen, ex + random.between(-0.06, 0.06) * high, ey, size * 1.25, size * 0.8, at % 2 === 1)
  })
  for (const limb of limbs)
    solid(
      pen,
      ribbon(limb, (t) => high * 0.018 * (1 - 0.75 * t)),
    )
  const bark = ribbon(trunk, (t) => high * (0.045 * (1 - 0.72 * t) + 0.03 * (1 - t) ** 9))
  body(pen, bark, 0.55, 0.5, 2.2)
  for (const [ex, ey] of ends.slice(0, 3))
    clump(pen, ex + random.between(-0.1, 0.1) * high, ey + high * 0.08, high * 0.24, high * 0.15)
}

/** A slim poplar or cypress: one tall flame of leaves. */
export function cypress(pen: Engraver, x: number, high: number): void {
  stroke(
    pen,
    [
      [x, 0],
      [x, -high * 0.3],
    ],
    2.4,
  )
  const flame: Knot[] = []
  const teeth = 9
  for (const side of [1, -1])
    for (let tooth = 0; tooth < teeth; tooth++) {
      const t = side === 1 ? tooth / teeth : 1 - (tooth + 1) / teeth
      const half = high * 0.12 * Math.sin(Math.PI * Math.min(1, 0.15 + 0.85 * t)) ** 0.8
      const up = -high * (0.12 + 0.88 * t)
      flame.push(
        [x + side * half * 0.8, up, 1],
        [x + side * half * 1.35, up - high * 0.03],
        [x + side * half * 1.2, up - high * 0.09],
      )
    }
  solid(pen, flame)
  lightClump(pen, x - high * 0.035, -high * 0.5, high * 0.1, high * 0.72)
}

/** A palm: a ringed stem and arching fronds. */
export function palm(pen: Engraver, x: number, high: number, lean: number): void {
  const stem = curveThrough([
    [x, 0],
    [x + lean * high * 0.06, -high * 0.4],
    [x + lean * high * 0.2, -high * 0.8],
  ])
  body(
    pen,
    ribbon(stem, (t) => high * 0.028 * (1 - 0.4 * t)),
    0.6,
    0.2,
    2.4,
  )
  const top = stem[stem.length - 1]
  for (let frond = 0; frond < 9; frond++) {
    const heading = -TURN / 4 + (frond - 4) * 0.52
    const rib = volute([top[0], top[1]], heading, high * 0.38, (frond - 4) * 0.32, 1.4, 8)
    solid(
      pen,
      ribbon(rib, (t) => high * 0.034 * Math.sin(Math.PI * Math.min(1, 0.1 + 0.9 * t))),
    )
    addDetail(
      pen.motif,
      pen.paper,
      ribbon(rib.slice(1, -1), () => pen.line * 0.22),
    )
  }
}

/** The ground an island stands on: long strokes under a lit bank, grass, stones and plants at its rim. */
export function mound(pen: Engraver, half: number, deep = 0.36): void {
  const { random } = pen
  const top: Point[] = [
    [-half, 0.04],
    [-half * 0.5, -0.03],
    [0, 0.01],
    [half * 0.55, -0.02],
    [half, 0.05],
  ]
  const bank: Ring = [
    ...top.map(([x, y], at): Knot => [x, y, at === 0 || at === 4 ? 1 : 0]),
    [half * 0.62, deep * 0.55],
    [half * 0.1, deep],
    [-half * 0.5, deep * 0.6],
  ]
  body(pen, bank, 0, 0)
  const rows = 6
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.5) / rows
    const reach = half * (1 - t) ** 0.7
    const y = deep * (0.2 + 0.7 * t)
    // Two broken strokes to a row, so that the bank stays light where the lines leave off.
    const split = random.between(-0.35, 0.35) * reach
    const line = (from: number, to: number): void =>
      stroke(pen, [[from, y] as const, [(from + to) / 2, y + 0.02] as const, [to, y] as const], 1.25)
    line(-reach * random.between(0.55, 0.85), split - reach * 0.06)
    line(split + reach * 0.06, reach * random.between(0.55, 0.85))
  }
  for (let plant = 0; plant < 9; plant++)
    tuft(pen, half * (-0.95 + plant * 0.235 + random.between(-0.05, 0.05)), 0.06, random.between(0.16, 0.3))
  if (half > WOODED) for (const side of [-1, 1]) thicket(pen, side * half * 0.84, half * random.between(0.13, 0.19))
  for (const side of [-1, 1]) spray(pen, side * half * 0.86, 0.12, side, random.between(0.7, 0.95))
}

/** Half the width, in statures, from which ground is wide enough for bushes at both ends. */
const WOODED = 1.8

/** Low bushes that close an island off: two behind and one before. */
function thicket(pen: Engraver, x: number, size: number): void {
  clump(pen, x - size * 0.7, -size * 0.42, size * 1.3, size * 0.95, true)
  clump(pen, x + size * 0.75, -size * 0.3, size * 1.1, size * 0.75, true)
  clump(pen, x, -size * 0.12, size * 1.5, size * 0.85)
}

/** A trailing spray of leaves and small flowers that hangs over the rim of an island and ties it to the next. */
export function spray(pen: Engraver, x: number, y: number, side: number, long: number): void {
  const stem = volute([x, y], side > 0 ? 0.5 : Math.PI - 0.5, long, side * 1.5, 1.3, 9)
  solid(
    pen,
    ribbon(stem, (t) => pen.line * (0.7 - 0.4 * t)),
  )
  for (let leaf = 0; leaf < 9; leaf++) {
    const station = stationAt(stem, 0.1 + leaf * 0.105)
    const heading = Math.atan2(station.tangentY, station.tangentX) + (leaf % 2 ? 0.9 : -0.9)
    const size = long * (0.25 - 0.012 * leaf)
    addForm(pen.motif, pen.ink, ornamentPetal(station.x, station.y, heading, 0, size, size * 0.27))
    // The rib is left to the paper, as a graver lifts at the fold of a leaf.
    const [tipX, tipY] = polar(station.x, station.y, size * 0.8, heading)
    const rib = ribbon(
      [polar(station.x, station.y, size * 0.2, heading), [tipX, tipY]],
      (t) => pen.line * (0.34 - 0.28 * t),
    )
    addDetail(pen.motif, pen.paper, rib)
  }
  const fork = stationAt(stem, 0.62)
  const turn = Math.atan2(fork.tangentY, fork.tangentX) - side * 0.9
  const bud = polar(fork.x, fork.y, long * 0.3, turn)
  stroke(pen, [[fork.x, fork.y], bud], 1)
  flower(pen, bud, long * 0.1)
  flower(pen, stem[stem.length - 1], long * 0.15)
}

/** A flower of five lit petals; `size` is the length of a petal in statures. */
export function flower(pen: Engraver, [x, y]: Point, size: number): void {
  for (let petal = 0; petal < 5; petal++) {
    const ring = ornamentPetal(x, y, (petal / 5) * TURN - TURN / 4, 0, size, size * 0.42)
    body(pen, ring)
  }
  solid(pen, circle(x, y, size * 0.26, 8))
}
