import type { Random } from '../../../kit/chance/random.ts'
import { brushStroke } from '../../../kit/line/curve.ts'
import type { Knot } from '../../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, createMotif, gouache, placeMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { addHeart, blob } from './heart.ts'
import { addPetal } from './petal.ts'

/** Draws a flower seen from above round the origin. `isSimple` keeps fillers to a few shapes. */
export type DrawBloom = (
  random: Random,
  inks: FlowerInks,
  radiusMm: number,
  options?: { readonly pen?: Pen; readonly isSimple?: boolean; readonly petals?: number },
) => Motif

/** Above this radius a bloom shows stamens, flames and lit edges. */
const DETAILED_MM = 8

/** Tilts a flower away from the viewer. */
function tilt(random: Random, bloom: Motif, least: number, most: number): Motif {
  return placeMotif(bloom, { squash: random.between(least, most), squashAlong: random.between(0, TURN) })
}

/** Five or so open petals: dog rose, primrose, blossom. */
export const drawBlossom: DrawBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const petals = options.petals ?? 5
  const isDetailed = radiusMm > DETAILED_MM && !options.isSimple
  const hasEdge = petals < 7 && radiusMm > 3.8 && !options.isSimple
  const tip = random.pick(['notch', 'round', 'notch', 'ruffle'] as const)
  const profile = random.pick(['round', 'spoon', 'fan'] as const)
  const start = random.between(0, TURN)
  const widthMm = ((radiusMm * 2.1) / petals) * random.between(1.55, 1.82)
  for (let at = 0; at < petals; at++)
    addPetal(motif, random, inks, {
      turn: start + (at / petals) * TURN + random.between(-0.09, 0.09),
      lengthMm: radiusMm * random.between(0.92, 1.04),
      widthMm: widthMm * random.between(0.92, 1.08),
      tip,
      profile,
      waves: 2,
      bend: random.between(-0.1, 0.1),
      edge: hasEdge ? inks.shade : undefined,
      flame: isDetailed ? 0.5 : radiusMm > 3.4 ? 0.42 : 0,
      flames: isDetailed ? 3 : 2,
      lit: isDetailed ? 0.3 : 0,
      lines: isDetailed ? 2 : 0,
    })
  addHeart(motif, random, inks, {
    radiusMm: radiusMm * 0.19,
    seeds: isDetailed ? 11 : radiusMm > 3 ? 4 : 0,
    stamens: isDetailed ? 11 : 0,
    filament: inks.light,
  })
  return tilt(random, motif, 0.74, 1)
}

/** Many straps in one or two rings round a seeded disc. */
export const drawDaisy: DrawBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const isDetailed = radiusMm > DETAILED_MM && !options.isSimple
  const petals = options.petals ?? (radiusMm > 6 ? 12 + random.below(6) : 8 + random.below(4))
  const start = random.between(0, TURN)
  const widthMm = ((radiusMm * TURN) / petals) * 0.72
  for (let ring = isDetailed ? 0 : 1; ring < 2; ring++)
    for (let at = 0; at < petals; at++)
      addPetal(motif, random, inks, {
        turn: start + ((at + ring * 0.5) / petals) * TURN + random.between(-0.06, 0.06),
        footMm: radiusMm * 0.12,
        lengthMm: radiusMm * ((ring ? 0.93 : 1.04) * random.between(0.9, 1.05) - 0.12),
        widthMm: widthMm * random.between(0.85, 1.15),
        profile: 'strap',
        tip: isDetailed && random.chance(0.4) ? 'notch' : 'round',
        amplitude: 0.02,
        bend: random.between(-0.12, 0.12),
        ink: ring ? inks.body : inks.shade,
        lines: radiusMm > 16 && !options.isSimple && ring ? 2 : 0,
        lineInk: inks.shade,
        linesFrom: 0.2,
        isFew: true,
        edge: isDetailed && ring ? inks.shade : undefined,
        edgeMm: radiusMm * 0.012,
        plain: radiusMm < 6,
      })
  addHeart(motif, random, inks, { radiusMm: radiusMm * 0.3, seeds: isDetailed ? 21 : radiusMm > 2.8 ? 6 : 0 })
  return tilt(random, motif, 0.66, 1)
}

/** Four or five wide crumpled petals, dark blotches, a crowned pod in a ring of stamens. */
export const drawPoppy: DrawBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const start = random.between(0, TURN)
  const order = random.chance(0.5) ? [0, 2, 4, 1, 3] : [0, 2, 1, 3]
  for (const at of order)
    addPetal(motif, random, inks, {
      turn: start + (at / order.length) * TURN + random.between(-0.16, 0.16),
      lengthMm: radiusMm * random.between(0.92, 1.04),
      widthMm: radiusMm * random.between(1.3, 1.5),
      profile: 'round',
      tip: 'ruffle',
      waves: 5,
      amplitude: 0.04,
      edge: inks.shade,
      flame: 0.86,
      flames: 7,
      lit: at % 2 ? 0.2 : 0.28,
      litSide: at % 2 ? 1 : -1,
      lines: radiusMm > 6 ? 5 : 0,
      lineInk: inks.body,
      linesFrom: 0.3,
    })
  const podMm = radiusMm * 0.17
  if (motif.pen.mode !== 'line')
    addDetail(
      motif,
      inks.seed,
      Array.from({ length: 18 }, (_, at): Knot => {
        const [x, y] = polar(0, 0, radiusMm * (at % 2 ? 0.42 : 0.24) * random.between(0.9, 1.1), (at / 18) * TURN)
        return [x, y, at % 2 ? 1 : 0]
      }),
    )
  addHeart(motif, random, inks, {
    radiusMm: podMm,
    disc: inks.leafLight,
    seeds: 0,
    stamens: radiusMm > 4.5 ? 20 : 9,
    reach: 2.1,
    filament: inks.seed,
    anther: inks.seed,
  })
  addPodRays(motif, inks, podMm)
  return tilt(random, motif, 0.74, 0.95)
}

/** The rays on top of a poppy's pod. */
function addPodRays(motif: Motif, inks: FlowerInks, podMm: number): void {
  for (let ray = 0; ray < 8; ray++) {
    const angle = (ray / 8) * TURN
    addDetail(
      motif,
      inks.seed,
      brushStroke([0, 0], polar(0, 0, podMm * 0.5, angle), polar(0, 0, podMm * 0.9, angle), podMm * 0.06, podMm * 0.08),
    )
  }
}

/** Six pointed petals in two whorls, the inner ones broad, freckled towards their feet, with long anthers. */
export const drawLily: DrawBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const start = random.between(0, TURN)
  const isDetailed = radiusMm > DETAILED_MM && !options.isSimple
  for (let whorl = 0; whorl < 2; whorl++)
    for (let at = 0; at < 3; at++) {
      const turn = start + ((at + whorl * 0.5) / 3) * TURN + random.between(-0.08, 0.08)
      const { at: onPetal } = addPetal(motif, random, inks, {
        turn,
        lengthMm: radiusMm * random.between(0.98, 1.08),
        widthMm: radiusMm * (whorl ? 0.72 : 0.54),
        profile: 'oval',
        tip: 'point',
        bend: random.between(-0.08, 0.08),
        edge: inks.shade,
        flame: 0.8,
        flames: 1,
        lit: 0.3,
        litSide: at % 2 ? 1 : -1,
        lines: 1,
        lineInk: inks.shade,
      })
      for (let fleck = 0; fleck < (isDetailed && whorl && motif.pen.mode !== 'line' ? 8 : 0); fleck++) {
        const [x, y] = onPetal(0.22 + 0.05 * fleck, random.between(-0.6, 0.6))
        addDetail(motif, inks.seed, blob(random, x, y, radiusMm * 0.014, 4))
      }
    }
  addLilyStamens(motif, random, inks, radiusMm, start)
  return tilt(random, motif, 0.78, 0.96)
}

function addLilyStamens(motif: Motif, random: Random, inks: FlowerInks, radiusMm: number, start: number): void {
  for (let at = 0; at < 6; at++) {
    const angle = start + at * 1.05 + random.between(-0.25, 0.25)
    const far = radiusMm * random.between(0.44, 0.6)
    const tip = polar(0, 0, far, angle)
    addDetail(
      motif,
      inks.light,
      brushStroke([0, 0], polar(0, 0, far * 0.6, angle - 0.3), tip, radiusMm * 0.016, radiusMm * 0.018),
    )
    const anther = placeKnot({ x: tip[0], y: tip[1], turn: angle + Math.PI / 2 + random.between(-0.4, 0.4) })
    const half = radiusMm * 0.075
    addDetail(
      motif,
      inks.heart,
      [
        [-half, 0, 1],
        [0, -half * 0.5],
        [half, 0, 1],
        [0, half * 0.5],
      ].map(([x, y, corner]) => anther([x, y, corner as 0 | 1 | undefined])),
    )
  }
}
