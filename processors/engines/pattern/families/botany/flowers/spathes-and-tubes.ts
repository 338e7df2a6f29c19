import type { Random } from '../../../kit/chance/random.ts'
import { brushStroke, ribbon, spine } from '../../../kit/line/curve.ts'
import type { Knot, Ring } from '../../../kit/line/knot.ts'
import { placeKnot } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { blob } from './heart.ts'
import { addPetal } from './petal.ts'
import type { DrawSideBloom } from './side-blooms.ts'
import { bud } from './spikes.ts'

/** Below this radius a flower has no fine lines. */
const LINED_MM = 6

/** Half of a heart-shaped spathe: its sinus at the stem, its tip along +x. */
const SPATHE: readonly Knot[] = [
  [0.1, 0, 1],
  [-0.22, -0.2],
  [-0.2, -0.72],
  [0.36, -0.9],
  [0.9, -0.5],
  [1.3, -0.14],
  [1.5, 0.02, 1],
]

/** An anthurium: a glossy heart-shaped spathe with a candle of tiny flowers that rises from its sinus. */
export const drawAnthurium: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const place = placeKnot({ size: radiusMm })
  const half = (side: 1 | -1): Knot[] => SPATHE.map(([x, y, corner]) => [x, y * side, corner])
  const heart: Ring = [...half(1), ...half(-1).reverse().slice(1, -1)].map(place)
  if (motif.pen.mode === 'gouache')
    addDetail(
      motif,
      inks.shade,
      heart.map(([x, y, corner]) => [x * 1.03 - radiusMm * 0.02, y * 1.04, corner]),
    )
  addForm(motif, inks.body, heart)
  const isLine = motif.pen.mode === 'line'
  if (radiusMm > LINED_MM) {
    if (!isLine) {
      const gloss: readonly Knot[] = [
        [-0.06, 0.5, 1],
        [0.2, 0.74],
        [0.7, 0.52],
        [1.06, 0.22, 1],
        [0.66, 0.4],
        [0.26, 0.54],
      ]
      addDetail(motif, inks.light, gloss.map(place))
    }
    for (const lean of [-1.1, -0.6, 0.5, 1.1]) {
      const vein = brushStroke(
        [0.16, 0],
        polar(0.16, 0, 0.36, lean * 0.8),
        polar(0.16, 0, 0.74 - 0.16 * Math.abs(lean), lean),
        0.012,
        0.014,
      )
      addDetail(motif, motif.pen.mode === 'line' ? motif.pen.ink : inks.shade, vein.map(place))
    }
  }
  const candle = spine(radiusMm * 0.84, random.sign() * random.between(0.3, 0.6), 0, 6)
  addForm(
    motif,
    inks.heart,
    ribbon(candle, (t) => radiusMm * 0.075 * (1.1 - 0.5 * t * t)),
    { plain: motif.pen.mode === 'outline' },
  )
  return motif
}

/** The beak across the stem, and its flushed upper rim. */
const BEAK: readonly Knot[] = [
  [-0.1, -0.1, 1],
  [0.1, -0.2],
  [0.26, 0.1],
  [0.3, 0.7],
  [0.42, 1.56, 1],
  [0.16, 1],
  [-0.06, 0.4],
  [-0.14, 0.1],
]
const BEAK_RIM: readonly Knot[] = [
  [0.1, -0.12, 1],
  [0.24, 0.14],
  [0.28, 0.7],
  [0.4, 1.5, 1],
  [0.22, 0.74],
  [0.16, 0.2],
]

/** A bird of paradise: a long beak across the stem, and out of it a crest of pointed sepals with a blue tongue. */
export const drawBirdOfParadise: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const isLined = radiusMm > LINED_MM
  const sepal = (turn: number, length: number, ink: number, x: number): void => {
    addPetal(motif, random, inks, {
      x: radiusMm * x,
      y: radiusMm * 0.1 * turn,
      turn: turn + random.between(-0.05, 0.05),
      lengthMm: radiusMm * length,
      widthMm: radiusMm * 0.3,
      profile: 'oval',
      tip: 'point',
      bend: -0.06,
      ink,
      edge: inks.shade,
      edgeMm: radiusMm * 0.014,
      lines: isLined ? 1 : 0,
      lineInk: inks.shade,
      lit: isLined ? 0.3 : 0,
    })
  }
  sepal(-0.62, 1.2, inks.light, 0.06)
  sepal(0.5, 1.26, inks.body, 0.1)
  addPetal(motif, random, inks, {
    x: radiusMm * 0.1,
    turn: 0.16,
    lengthMm: radiusMm * 1.12,
    widthMm: radiusMm * 0.17,
    profile: 'spoon',
    tip: 'point',
    ink: inks.deep,
    edge: undefined,
  })
  sepal(-0.16, 1.42, inks.body, 0.08)
  sepal(0.86, 1.02, inks.light === inks.ground ? inks.body : inks.light, 0.1)
  addForm(motif, inks.leaf, BEAK.map(placeKnot({ size: radiusMm })))
  if (motif.pen.mode !== 'line') addDetail(motif, inks.shade, BEAK_RIM.map(placeKnot({ size: radiusMm })))
  return motif
}

/** Lobes of one tube seen from the side, a unit long: a broad lip thrown back, a narrow one curled under. */
const TUBE: readonly Knot[] = [
  [0, -0.035, 1],
  [0.5, -0.04],
  [0.72, -0.07],
  [0.78, -0.22],
  [0.92, -0.34],
  [1.02, -0.28],
  [0.94, -0.14],
  [0.88, -0.02],
  [0.96, 0.08],
  [0.9, 0.22],
  [0.78, 0.28],
  [0.76, 0.12],
  [0.7, 0.05],
  [0.5, 0.04],
  [0, 0.035, 1],
]

/** Honeysuckle: a whorl of slender tubes that open in two curling lips with long stamens, closed buds between them. */
export const drawHoneysuckle: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const isLined = radiusMm > LINED_MM
  const turns = isLined ? [-1.4, 1.34, -0.86, 0.8, -0.3, 0.26] : [-1, 0, 1]
  turns.forEach((turn, at) => {
    const reach = radiusMm * random.between(1.08, 1.26)
    const tube = at === 4 ? budOf(inks, reach, motif) : tubeOf(random, inks, reach, at, motif)
    putMotif(motif, tube, { turn: turn + random.between(-0.06, 0.06), flip: turn < 0 ? 1 : -1 })
  })
  for (const side of [-1, 1])
    addForm(motif, inks.leaf, bud(-radiusMm * 0.04, 0, side * 1.2, radiusMm * 0.36, radiusMm * 0.26))
  return motif
}

function budOf(inks: FlowerInks, reach: number, parent: Motif): Motif {
  const motif = createMotif(parent.pen)
  const club: readonly Knot[] = [
    [0, -0.04, 1],
    [0.6, -0.07],
    [0.96, -0.14],
    [1, 0],
    [0.96, 0.12],
    [0.6, 0.06],
    [0, 0.04, 1],
  ]
  addForm(motif, inks.shade, club.map(placeKnot({ size: reach * 0.86 })))
  return motif
}

function tubeOf(random: Random, inks: FlowerInks, reach: number, at: number, parent: Motif): Motif {
  const motif = createMotif(parent.pen)
  const isLine = motif.pen.mode === 'line'
  const line = motif.pen.mode === 'line' ? motif.pen.ink : inks.shade
  for (const lean of [-0.16, 0, 0.13]) {
    const tip = polar(0, 0, reach * random.between(1.16, 1.28), lean)
    addDetail(
      motif,
      line,
      brushStroke([reach * 0.7, 0], polar(0, 0, reach, lean * 0.5), tip, reach * 0.008, reach * 0.01),
    )
    addDetail(motif, isLine ? line : inks.heart, blob(random, tip[0], tip[1], reach * 0.032, 5))
  }
  if (motif.pen.mode === 'gouache')
    addDetail(
      motif,
      inks.shade,
      TUBE.map(([x, y, corner]) => [x * 1.03 * reach, (y + Math.sign(y) * 0.02) * reach, corner]),
    )
  addForm(motif, at % 2 ? inks.light : inks.body, TUBE.map(placeKnot({ size: reach })))
  const throat: readonly Knot[] = [
    [0.66, -0.04, 1],
    [0.86, -0.16],
    [0.92, -0.06],
    [0.82, 0.04],
  ]
  if (!isLine) addDetail(motif, at % 2 ? inks.body : inks.shade, throat.map(placeKnot({ size: reach })))
  return motif
}
