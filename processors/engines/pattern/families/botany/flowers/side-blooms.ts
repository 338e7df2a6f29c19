import type { Random } from '../../../kit/chance/random.ts'
import { brushStroke, headingAt, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { blob } from './heart.ts'
import type { PetalOptions } from './petal.ts'
import { addPetal } from './petal.ts'

/** Draws a flower seen from the side: it grows along +x from its stem at the origin. */
export type DrawSideBloom = (
  random: Random,
  inks: FlowerInks,
  radiusMm: number,
  options?: { readonly pen?: Pen },
) => Motif

/** A closed bud in its calyx. */
export const drawBud: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  for (const [turn, length, isFront] of [
    [-0.3, 1, false],
    [0.32, 0.96, false],
    [0, 1.1, true],
  ] as const)
    addPetal(motif, random, inks, {
      turn,
      lengthMm: radiusMm * length,
      widthMm: radiusMm * 0.55,
      profile: 'oval',
      tip: 'round',
      edge: radiusMm > 2.5 ? inks.shade : undefined,
      ink: isFront ? inks.body : inks.shade,
      lit: radiusMm > 3 && isFront ? 0.4 : 0,
    })
  addCalyx(motif, inks, radiusMm * 0.62, radiusMm * 0.42)
  return motif
}

/** Three fans of fringed petals over a calyx. */
export const drawCarnation: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const tiers = [
    { petals: 7, spread: 2.5, reach: 1.12, flame: 0.85 },
    { petals: 5, spread: 1.8, reach: 0.98, flame: 0.78 },
    { petals: 3, spread: 1, reach: 0.72, flame: 0.7 },
  ]
  tiers.forEach(({ petals, spread, reach, flame }, tier) => {
    const middle = (petals - 1) / 2
    const outerFirst = Array.from({ length: petals }, (_, at) => at).sort(
      (one, other) => Math.abs(other - middle) - Math.abs(one - middle),
    )
    for (const at of outerFirst)
      addPetal(motif, random, inks, {
        x: radiusMm * 0.34,
        turn: (at / (petals - 1) - 0.5) * spread + random.between(-0.05, 0.05),
        lengthMm: radiusMm * reach * random.between(0.92, 1.05),
        widthMm: radiusMm * reach * 0.62,
        profile: 'fan',
        tip: 'fringe',
        waves: 4,
        amplitude: 0.05,
        edge: inks.shade,
        edgeMm: radiusMm * 0.016,
        flame,
        flames: 3,
        lines: radiusMm > 6 ? 2 : 0,
        ink: tier === 2 ? inks.light : inks.body,
        flameInk: tier === 2 ? inks.body : inks.shade,
      })
  })
  addCalyx(motif, inks, radiusMm * 0.5, radiusMm * 0.3)
  return motif
}

/**
 * A half-open bloom: the far petals show their inside behind a mouth ellipse, the near ones curl over in front of it.
 */
export const drawHalfOpen: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const foot = radiusMm * 0.12
  const petal = (turn: number, length: number, more: Partial<PetalOptions>): void => {
    addPetal(motif, random, inks, {
      x: foot,
      turn,
      lengthMm: radiusMm * length * random.between(0.96, 1.05),
      widthMm: radiusMm * 0.6,
      profile: 'spoon',
      tip: 'notch',
      amplitude: 0.03,
      edge: inks.shade,
      edgeMm: radiusMm * 0.016,
      ...more,
    })
  }
  for (const side of [-2, 2, -1, 1, 0])
    petal(side * 0.27, 1.18 - Math.abs(side) * 0.06, { ink: inks.light, flame: 0.7, flameInk: inks.body, flames: 3 })
  for (let stamen = 0; stamen < 5; stamen++) {
    const angle = (stamen - 2) * 0.15
    const tip: Point = [Math.cos(angle) * radiusMm * 1.02, Math.sin(angle) * radiusMm * 1.02]
    addDetail(
      motif,
      inks.shade,
      brushStroke([foot, 0], [tip[0] * 0.5, tip[1] * 0.3], tip, radiusMm * 0.014, radiusMm * 0.018),
    )
    addDetail(motif, inks.heart, blob(random, tip[0], tip[1], radiusMm * 0.05, 5))
  }
  for (const side of [-1, 1])
    petal(side * 0.72, 0.98, { bend: side * 0.22, flame: 0.5, flames: 3, lit: 0.3, litSide: side > 0 ? 1 : -1 })
  for (const side of [-1, 1])
    petal(side * 0.26, 0.8, {
      bend: side * 0.1,
      flame: 0.62,
      flames: 3,
      lit: 0.3,
      litSide: side > 0 ? 1 : -1,
      lines: radiusMm > 6 ? 2 : 0,
    })
  addCalyx(motif, inks, radiusMm * 0.4, radiusMm * 0.32)
  return motif
}

/** Green sepals that hold a side-view flower; the stem enters at the origin. */
export function addCalyx(motif: Motif, inks: FlowerInks, lengthMm: number, widthMm: number): void {
  const at = (x: number, y: number): Point => [x * lengthMm, y * widthMm]
  const tip = (x: number, y: number): readonly [number, number, 1] => [x * lengthMm, y * widthMm, 1]
  addForm(motif, inks.leaf, [
    tip(-0.12, -0.2),
    at(0.25, -0.75),
    at(0.8, -0.55),
    tip(1.05, -0.75),
    at(0.78, -0.1),
    tip(1.15, 0),
    at(0.78, 0.1),
    tip(1.02, 0.8),
    at(0.75, 0.55),
    at(0.25, 0.78),
    tip(-0.12, 0.2),
  ])
  if (motif.pen.mode !== 'line')
    addDetail(motif, inks.leafDark, [tip(0, 0.1), at(0.3, 0.62), at(0.7, 0.5), tip(0.9, 0.62), at(0.5, 0.25)])
  const veinInk = motif.pen.mode === 'line' ? motif.pen.ink : inks.leafLight
  addDetail(motif, veinInk, brushStroke(at(0.05, -0.1), at(0.35, -0.3), at(0.7, -0.3), widthMm * 0.03, widthMm * 0.06))
}

/** A sprig of berries on short stalks, each with a shadow, a light and the scar of its flower. */
export const drawBerries: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const isLine = motif.pen.mode === 'line'
  const stemInk = motif.pen.mode === 'line' ? motif.pen.ink : inks.leafDark
  const stem = spine(radiusMm * 1.5, random.between(-0.7, 0.7), 0, 5)
  addDetail(
    motif,
    stemInk,
    ribbon(stem, (t) => radiusMm * 0.03 * (1.3 - t * 0.6)),
  )
  const ends: Point[] = []
  for (let at = 0; at < 7; at++) {
    const isLast = at === 6
    const t = isLast ? 1 : 0.25 + (0.7 * at) / 7
    const side = at % 2 ? 1 : -1
    const { x, y } = stationAt(stem, t)
    const turn = headingAt(stem, t) + (isLast ? 0 : side * random.between(0.6, 0.95))
    const stalk = isLast ? radiusMm * 0.15 : radiusMm * random.between(0.34, 0.52) * (1.2 - t * 0.4)
    const end: Point = [x + Math.cos(turn) * stalk, y + Math.sin(turn) * stalk]
    const over: Point = [x + Math.cos(turn - side * 0.3) * stalk * 0.6, y + Math.sin(turn - side * 0.3) * stalk * 0.6]
    addDetail(motif, stemInk, brushStroke([x, y], over, end, radiusMm * 0.02, radiusMm * 0.02))
    ends.push(end)
  }
  for (const [x, y] of ends) {
    const q = radiusMm * random.between(0.15, 0.19)
    addForm(motif, inks.body, blob(random, x, y, q, 7, 0.05))
    if (isLine) continue
    addDetail(motif, inks.shade, [
      [x - q * 0.5, y + q * 0.75, 1],
      [x + q * 0.4, y + q * 0.9],
      [x + q * 0.9, y + q * 0.1, 1],
      [x + q * 0.35, y + q * 0.45],
    ])
    addDetail(motif, inks.light, blob(random, x - q * 0.3, y - q * 0.35, q * 0.24, 4))
  }
  return motif
}
