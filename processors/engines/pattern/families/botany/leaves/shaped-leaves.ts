import type { Random } from '../../../kit/chance/random.ts'
import { brushStroke, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, putMotif } from '../../../kit/motif/motif.ts'
import type { LeafInks } from '../flower-inks.ts'
import { midrib } from './leaf.ts'
import type { LeafShape } from './leaf-shapes.ts'
import { leafShapes } from './leaf-shapes.ts'

/** Draws a leaf along +x from the origin. */
export type DrawLeaf = (random: Random, inks: LeafInks, lengthMm: number, pen?: Pen) => Motif

export const drawOak: DrawLeaf = shapeLeaf(leafShapes.oak)
export const drawMaple: DrawLeaf = shapeLeaf(leafShapes.maple)
export const drawJapaneseMaple: DrawLeaf = shapeLeaf(leafShapes['japanese maple'])
export const drawIvy: DrawLeaf = shapeLeaf(leafShapes.ivy)
export const drawFig: DrawLeaf = shapeLeaf(leafShapes.fig)
export const drawHolly: DrawLeaf = shapeLeaf(leafShapes.holly)
export const drawToothed: DrawLeaf = shapeLeaf(leafShapes.toothed)
export const drawHeartLeaf: DrawLeaf = shapeLeaf(leafShapes.heart)

function shapeLeaf(shape: LeafShape): DrawLeaf {
  return (random, inks, lengthMm, pen = gouache) => {
    const motif = createMotif(pen)
    const bend = random.sign() * random.between(0.12, 0.4)
    const rib = spine(lengthMm, bend, random.between(-0.1, 0.1), 8, -bend * 0.3)
    const at: LeafAt = (t, v, corner) => {
      const { x, y, tangentX, tangentY } = stationAt(rib, t)
      const beyond = t < 0 ? t * lengthMm : t > 1 ? (t - 1) * lengthMm : 0
      const out = v * shape.half * lengthMm
      return [x - tangentY * out + tangentX * beyond, y + tangentX * out + tangentY * beyond, corner]
    }
    const side = (sign: 1 | -1): Knot[] =>
      shape.margin.map(([t, v, corner]) => at(t, v * sign * random.between(0.95, 1.05), corner))
    const tip = shape.tipIsRound ? [] : [at(1, 0, 1)]
    const half = Math.max(0.16, lengthMm * 0.01)
    addDetail(
      motif,
      pen.mode === 'line' ? pen.ink : inks.leafDark,
      brushStroke(xy(at(-0.26, 0.04)), xy(at(-0.1, 0)), xy(at(0.1, 0)), half * 1.4, half),
    )
    addForm(motif, inks.leaf, [at(0, 0, 1), ...side(1), ...tip, ...side(-1).reverse()])
    if (pen.mode !== 'line' && lengthMm > 6)
      addDetail(motif, inks.leafDark, [
        at(0, 0, 1),
        ...shadowSide(shape, at, bend > 0 ? -1 : 1),
        at(1, 0, 1),
        ...[0.75, 0.5, 0.25].map((t) => at(t, 0)),
      ])
    if (lengthMm >= 6) addVeins(motif, shape, at, pen.mode === 'line' ? pen.ink : inks.leafLight, half)
    return motif
  }
}

type LeafAt = (t: number, v: number, corner?: 0 | 1) => Knot

/** The rib, and a vein into every lobe. */
function addVeins(motif: Motif, shape: LeafShape, at: LeafAt, ink: number, half: number): void {
  addDetail(motif, ink, midrib(at, 0.94, half))
  for (const [from, to, across] of shape.veins)
    for (const sign of [1, -1]) {
      const over = xy(at((from + to) / 2, across * 0.45 * sign))
      addDetail(motif, ink, brushStroke(xy(at(from, 0)), over, xy(at(to, across * sign)), half * 0.6, half * 0.5))
    }
}

/** The half in shade follows the margin at three quarters of its reach. */
function shadowSide(shape: LeafShape, at: LeafAt, sign: number): Knot[] {
  return shape.margin.filter(([t]) => t > 0.04 && t < 0.94).map(([t, v]) => at(t, v * 0.74 * sign))
}

/** Ginkgo: a fan with a cleft, fine ribs running out to a wavy rim. */
export const drawGinkgo: DrawLeaf = (random, inks, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const stalk = lengthMm * 0.4
  const reach = lengthMm * 0.62
  const half = Math.max(0.17, lengthMm * 0.012)
  const lineInk = pen.mode === 'line' ? pen.ink : inks.leafDark
  addDetail(
    motif,
    lineInk,
    brushStroke([0, 0], [stalk * 0.5, random.between(-0.1, 0.1) * stalk], [stalk * 1.1, 0], half * 1.4, half),
  )
  const rimAt = (angle: number, far: number, corner?: 1): Knot => [...polar(stalk, 0, reach * far, angle), corner]
  const lobe = (sign: 1 | -1): Knot[] => [
    rimAt(sign * 1.18, 0.98, 1),
    rimAt(sign * 1, 1.08),
    rimAt(sign * 0.84, 0.98),
    rimAt(sign * 0.66, 1.1),
    rimAt(sign * 0.46, 1),
    rimAt(sign * 0.3, 1.1),
    rimAt(sign * 0.1, 1.02),
  ]
  addForm(motif, inks.leaf, [
    [stalk, 0, 1],
    rimAt(1.25, 0.5),
    ...lobe(1),
    rimAt(random.between(-0.08, 0.08), 0.52, 1),
    ...lobe(-1).reverse(),
    rimAt(-1.25, 0.5),
  ])
  if (pen.mode !== 'line')
    addDetail(motif, inks.leafDark, [
      [stalk, 0, 1],
      rimAt(-0.9, 0.5),
      rimAt(-1.1, 0.94, 1),
      rimAt(-0.8, 0.84),
      rimAt(-0.4, 0.6),
    ])
  addFanRibs(motif, stalk, reach, pen.mode === 'line' ? pen.ink : inks.leafLight, half, lengthMm < 9 ? 5 : 9)
  return motif
}

/** Fine ribs from the stalk to the rim of a fan, none of them in the cleft. */
function addFanRibs(motif: Motif, stalk: number, reach: number, ink: number, half: number, ribs: number): void {
  for (let rib = 0; rib < ribs; rib++) {
    const angle = ((rib + 0.5) / ribs - 0.5) * 2.1
    if (Math.abs(angle) < 0.08) continue
    const at = (far: number): Point => polar(stalk, 0, reach * far, angle)
    addDetail(motif, ink, brushStroke(at(0.12), at(0.5), at(0.88), half * 0.4, half * 0.5))
  }
}

/** Clover: three hearts on a stalk (four bring luck), each with its pale chevron. */
export const drawClover: DrawLeaf = (random, inks, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const stalk = lengthMm * 0.46
  const size = lengthMm * 0.48
  const half = Math.max(0.17, lengthMm * 0.014)
  addDetail(
    motif,
    pen.mode === 'line' ? pen.ink : inks.leafDark,
    ribbon(spine(stalk, random.between(-0.5, 0.5), 0, 4), () => half),
  )
  const hearts = random.chance(0.25) ? 4 : 3
  for (let at = 0; at < hearts; at++) {
    const turn = ((at - (hearts - 1) / 2) * TURN) / (hearts + 0.4)
    const leaflet = createMotif(pen)
    addForm(leaflet, inks.leaf, heartRing(size))
    if (lengthMm > 5) addDetail(leaflet, pen.mode === 'line' ? pen.ink : inks.leafLight, chevron(size))
    putMotif(motif, leaflet, { x: stalk, y: 0, turn })
  }
  return motif
}

function heartRing(size: number): Ring {
  return [
    [0, 0, 1],
    [size * 0.3, size * 0.36],
    [size * 0.74, size * 0.66],
    [size * 1.12, size * 0.42],
    [size * 0.98, size * 0.1],
    [size * 0.86, 0, 1],
    [size * 0.98, -size * 0.1],
    [size * 1.12, -size * 0.42],
    [size * 0.74, -size * 0.66],
    [size * 0.3, -size * 0.36],
  ]
}

function chevron(size: number): Ring {
  const place = placeKnot({ size })
  return (
    [
      [0.62, 0, 1],
      [0.44, 0.22],
      [0.5, 0.42, 1],
      [0.36, 0.26],
      [0.48, 0, 1],
      [0.36, -0.26],
      [0.5, -0.42, 1],
      [0.44, -0.22],
    ] as const
  ).map(place)
}

function xy(knot: Knot): Point {
  return [knot[0], knot[1]]
}
