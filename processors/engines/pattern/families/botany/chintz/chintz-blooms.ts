import type { Random } from '../../../kit/chance/random.ts'
import type { Knot } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { blob } from '../flowers/heart.ts'
import { addOrnatePetal } from '../flowers/ornate-petal.ts'

/** A bloom in two colour schemes, ring within ring; it grows along +x, its stem enters at the origin. */
export type DrawFantasyBloom = (
  random: Random,
  inks: FlowerInks,
  other: FlowerInks,
  radiusMm: number,
  pen?: Pen,
) => Motif

/** Two or three rings of petals within petals round a seeded boss. */
export const drawRosette: DrawFantasyBloom = (random, inks, other, radiusMm, pen = gouache) => {
  const motif = createMotif(pen)
  const petals = random.pick([7, 8, 9, 10])
  const start = random.between(0, TURN)
  const tip = random.pick(['round', 'notch', 'point'] as const)
  const ring = (count: number, reach: number, turnBy: number, ink: number, tongues: number[], dots: number): void => {
    for (let at = 0; at < count; at++)
      addOrnatePetal(motif, random, {
        x: radiusMm,
        turn: start + turnBy + (at / count) * TURN,
        lengthMm: radiusMm * reach,
        widthMm: radiusMm * reach * (TURN / count) * 0.98,
        profile: 'round',
        tip,
        amplitude: 0.06,
        ink,
        tongues,
        dots,
        dotInk: inks.shade === ink ? inks.light : inks.shade,
        isFew: true,
      })
  }
  ring(petals, 1, 0, inks.body, [inks.light, inks.shade], radiusMm > 14 ? 3 : 1)
  scallops(motif, other.shade, radiusMm, radiusMm * 0.56, petals * 2, start)
  ring(petals, 0.5, Math.PI / petals, other.body, [other.light], 0)
  boss(motif, random, other, radiusMm, radiusMm * 0.21)
  return motif
}

/** A scalloped disc round (radius, 0). */
function scallops(motif: Motif, ink: number, x: number, reach: number, count: number, start: number): void {
  const knots = Array.from({ length: count * 2 }, (_, at): Knot => {
    const [px, py] = polar(x, 0, reach * (at % 2 ? 1.08 : 0.92), start + (at / count / 2) * TURN)
    return [px, py, at % 2 ? 0 : 1]
  })
  addForm(motif, ink, knots, { plain: true })
}

function boss(motif: Motif, random: Random, inks: FlowerInks, x: number, reach: number): void {
  addForm(motif, inks.heart, blob(random, x, 0, reach, 9, 0.03))
  const seeds = reach > 3 ? 8 : 5
  for (let seed = 0; seed < seeds; seed++) {
    const [px, py] = polar(x, 0, reach * 0.62, (seed / seeds) * TURN)
    addDetail(motif, inks.seed, blob(random, px, py, reach * 0.13, 4))
  }
  addDetail(motif, inks.shade, blob(random, x, 0, reach * 0.3, 6))
}

/** The palmette: pairs of curling petals fan out behind a scaled heart, as on Indian palampores. */
export const drawPalmette: DrawFantasyBloom = (random, inks, other, radiusMm, pen = gouache) => {
  const motif = createMotif(pen)
  const pairs = 4
  const foot = radiusMm * 0.24
  for (let pair = pairs; pair >= 1; pair--)
    for (const side of [-1, 1]) {
      const scheme = pair % 2 ? inks : other
      addOrnatePetal(motif, random, {
        x: foot,
        turn: side * (pair / pairs) * 1.82,
        lengthMm: radiusMm * (1.36 - 0.1 * pair) * random.between(0.96, 1.04),
        widthMm: radiusMm * 0.62,
        profile: 'fan',
        tip: 'ruffle',
        waves: 3,
        amplitude: 0.06,
        bend: side * 0.2,
        ink: scheme.body,
        tongues: [scheme.light, scheme.shade],
        rays: radiusMm > 14 ? 3 : 0,
        dotInk: scheme.shade,
      })
    }
  addOrnatePetal(motif, random, {
    x: foot,
    turn: 0,
    lengthMm: radiusMm * 1.5,
    widthMm: radiusMm * 0.74,
    profile: 'oval',
    tip: 'point',
    ink: inks.shade,
    tongues: [],
  })
  scaledHeart(motif, random, other, foot, radiusMm)
  sepals(motif, inks, radiusMm)
  return motif
}

/** A pointed oval with overlapping scales, row over row. */
function scaledHeart(motif: Motif, random: Random, inks: FlowerInks, foot: number, radiusMm: number): void {
  addOrnatePetal(motif, random, {
    x: foot,
    turn: 0,
    lengthMm: radiusMm * 1.16,
    widthMm: radiusMm * 0.56,
    profile: 'oval',
    tip: 'point',
    ink: inks.heart,
  })
  for (let row = 0; row < 5; row++)
    for (let column = -1; column <= 1; column++) {
      const v = (column + (row % 2 ? 0.5 : 0)) * 0.17 * radiusMm
      if (Math.abs(v) > 0.22 * radiusMm || (row === 4 && Math.abs(v) > 0.06 * radiusMm)) continue
      const x = foot + radiusMm * (0.2 + row * 0.18)
      const size = radiusMm * 0.075
      addDetail(motif, inks.seed, [
        [x - size, v - size, 1],
        [x + size, v - size * 0.9],
        [x + size, v + size * 0.9],
        [x - size, v + size, 1],
        [x + size * 0.3, v],
      ])
    }
}

function sepals(motif: Motif, inks: FlowerInks, radiusMm: number): void {
  for (const side of [-1, 1])
    addForm(motif, inks.leaf, [
      [-radiusMm * 0.06, 0, 1],
      [radiusMm * 0.14, side * radiusMm * 0.34],
      [radiusMm * 0.44, side * radiusMm * 0.36],
      [radiusMm * 0.56, side * radiusMm * 0.62, 1],
      [radiusMm * 0.24, side * radiusMm * 0.56],
      [-radiusMm * 0.02, side * radiusMm * 0.3],
    ])
  addForm(motif, inks.leaf, [
    [-radiusMm * 0.08, -radiusMm * 0.12],
    [radiusMm * 0.3, -radiusMm * 0.16],
    [radiusMm * 0.4, 0, 1],
    [radiusMm * 0.3, radiusMm * 0.16],
    [-radiusMm * 0.08, radiusMm * 0.12],
  ])
}

/** A split pomegranate: rind, flesh and rows of seeds within each other, under a crown, between two curling leaves. */
export const drawPomegranate: DrawFantasyBloom = (random, inks, other, radiusMm, pen = gouache) => {
  const motif = createMotif(pen)
  const at = (x: number, y: number, corner?: 1): Knot => [radiusMm * x, radiusMm * y, corner]
  for (const turn of [-0.42, 0.42, 0])
    addOrnatePetal(motif, random, {
      x: radiusMm * 1.42,
      turn,
      lengthMm: radiusMm * 0.56,
      widthMm: radiusMm * 0.34,
      profile: 'fan',
      tip: 'point',
      ink: turn === 0 ? other.light : other.body,
      tongues: [other.shade],
    })
  const body = (size: number): Knot[] => {
    const mid = 0.84
    return [
      at(mid - 0.82 * size, 0, 1),
      at(mid - 0.62 * size, 0.66 * size),
      at(mid + 0.12 * size, 0.98 * size),
      at(mid + 0.62 * size, 0.5 * size),
      at(mid + 0.78 * size, 0.16 * size, 1),
      at(mid + 0.78 * size, -0.16 * size, 1),
      at(mid + 0.62 * size, -0.5 * size),
      at(mid + 0.12 * size, -0.98 * size),
      at(mid - 0.62 * size, -0.66 * size),
    ]
  }
  addForm(motif, inks.body, body(1))
  addDetail(motif, inks.light, body(0.78))
  addDetail(motif, inks.shade, body(0.66))
  for (let row = 0; row < 4; row++)
    for (let column = -2; column <= 2; column++) {
      const y = (column + (row % 2 ? 0.5 : 0)) * 0.24
      const x = 0.5 + row * 0.22
      if (Math.hypot(x - 0.84, y) > 0.48) continue
      addDetail(
        motif,
        row % 2 ? other.heart : inks.light,
        blob(random, radiusMm * x, radiusMm * y, radiusMm * 0.085, 5),
      )
    }
  sepals(motif, inks, radiusMm)
  return motif
}

/** A tulip no garden grew: curling outer petals, an inner cup nested three deep, dots up its sides. */
export const drawFantasyTulip: DrawFantasyBloom = (random, inks, other, radiusMm, pen = gouache) => {
  const motif = createMotif(pen)
  for (const side of [-1, 1])
    addOrnatePetal(motif, random, {
      x: radiusMm * 0.1,
      turn: side * 0.3,
      lengthMm: radiusMm * 1.55,
      widthMm: radiusMm * 0.66,
      profile: 'oval',
      tip: 'point',
      bend: side * 0.42,
      ink: inks.body,
      tongues: [inks.light],
      dots: 3,
      dotInk: inks.shade,
    })
  const cup = (length: number, width: number, ink: number, dots: number): void =>
    addOrnatePetal(motif, random, {
      x: radiusMm * 0.12,
      turn: 0,
      lengthMm: radiusMm * length,
      widthMm: radiusMm * width,
      profile: 'oval',
      tip: 'point',
      ink,
      dots,
      dotInk: other.light,
    })
  cup(1.7, 0.86, other.body, 5)
  cup(1.28, 0.6, other.shade, 0)
  cup(0.98, 0.42, inks.light, 0)
  cup(0.68, 0.24, inks.heart, 0)
  sepals(motif, inks, radiusMm)
  return motif
}
