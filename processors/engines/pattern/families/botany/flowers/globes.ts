import type { Random } from '../../../kit/chance/random.ts'
import { brushStroke, headingAt, stationAt } from '../../../kit/line/curve.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { addFloret, GOLDEN_ANGLE } from './florets.ts'
import { blob } from './heart.ts'
import type { DrawSideBloom } from './side-blooms.ts'
import { startSpike } from './spikes.ts'
import type { DrawBloom } from './top-blooms.ts'

/** Below this radius a globe has few rays. */
const PLAIN_MM = 5

const strokeInk = (motif: Motif, ink: number): number => (motif.pen.mode === 'line' ? motif.pen.ink : ink)

/** An allium: a globe of small stars on rays from one point, close together, the far ones in shade. */
export const drawAllium: DrawBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const isPlain = options.isSimple === true || radiusMm < PLAIN_MM
  const stars = isPlain ? 11 : 46
  const half = Math.max(0.15, radiusMm * 0.009)
  const place = (at: number): readonly [number, number] =>
    polar(0, 0, radiusMm * 0.9 * Math.sqrt((at + 0.4) / stars), at * GOLDEN_ANGLE)
  for (let at = 0; at < stars; at++) {
    const tip = place(at)
    const over = [tip[0] * 0.5, tip[1] * 0.5] as const
    addDetail(motif, strokeInk(motif, inks.leafDark), brushStroke([0, 0], over, tip, half, half))
  }
  for (let at = stars - 1; at >= 0; at--) {
    const [x, y] = place(at)
    const ink = at % 3 === 0 ? inks.light : at > stars * 0.7 && at % 2 ? inks.shade : inks.body
    addFloret(motif, random, {
      x,
      y,
      radiusMm: radiusMm * (isPlain ? 0.26 : 0.15),
      petals: isPlain ? 5 : 6,
      tip: 'point',
      ink,
      eye: isPlain ? undefined : ink === inks.shade ? inks.body : inks.shade,
    })
  }
  return motif
}

/** A dandelion clock: a globe of parachutes, the far ones pale in its shade, round a small bare heart. */
export const drawDandelion: DrawBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const isPlain = options.isSimple === true || radiusMm < PLAIN_MM
  const isLine = motif.pen.mode === 'line'
  const half = Math.max(0.15, radiusMm * 0.008)
  const [ray, hair] = [strokeInk(motif, inks.shade), strokeInk(motif, inks.body)]
  addForm(motif, inks.ground, blob(random, 0, 0, radiusMm * 0.96, 12, 0.02), { plain: true })
  const seeds = isPlain ? SMALL_CLOCK : CLOCK
  for (const [far, count, hairs] of seeds)
    for (let at = 0; at < count; at++) {
      const angle = ((at + far * 3) / count) * TURN + random.between(-0.07, 0.07)
      const [x, y] = polar(0, 0, radiusMm * far * random.between(0.95, 1.05), angle)
      const over = polar(0, 0, radiusMm * far * 0.5, angle + 0.05)
      addDetail(motif, ray, brushStroke(polar(0, 0, radiusMm * 0.08, angle), over, [x, y], half * 1.5, half))
      addParachute(motif, hair, { x, y, turn: angle, size: radiusMm * (0.34 - 0.1 * far) }, hairs, half)
    }
  addForm(motif, strokeInk(motif, inks.leafDark), blob(random, 0, 0, radiusMm * 0.1, 7), { plain: true })
  for (let at = 0; at < (isPlain || isLine ? 0 : 8); at++) {
    const [x, y] = polar(0, 0, radiusMm * 0.026 * Math.sqrt(at + 0.5), at * GOLDEN_ANGLE)
    addDetail(motif, inks.heart, blob(random, x, y, radiusMm * 0.016, 4))
  }
  return motif
}

/** Rings of seeds from the rim inwards: how far out, how many, and the hairs of each. */
const CLOCK = [
  [0.42, 9, 7],
  [0.6, 14, 8],
  [0.74, 20, 9],
] as const
const SMALL_CLOCK = [[0.66, 12, 4]] as const

type Ray = { readonly x: number; readonly y: number; readonly turn: number; readonly size: number }

/** A shuttlecock of hairs at the end of its ray, with a speck where they part. */
function addParachute(motif: Motif, ink: number, { x, y, turn, size }: Ray, hairs: number, half: number): void {
  for (let at = 0; at < hairs; at++) {
    const lean = ((at + 0.5) / hairs - 0.5) * 2.7
    const tip = polar(x, y, size * (1 - 0.12 * Math.abs(lean)), turn + lean)
    const over = polar(x, y, size * 0.5, turn + lean * 0.82)
    addDetail(motif, ink, brushStroke([x, y], over, tip, half * 1.1, half))
    if (hairs < 5) continue
    const [px, py] = tip
    addDetail(motif, ink, [
      [px - half * 1.6, py],
      [px, py + half * 1.6],
      [px + half * 1.6, py],
      [px, py - half * 1.6],
    ])
  }
}

type Ball = { readonly x: number; readonly y: number; readonly size: number; readonly isPlain: boolean }

/** A twig of mimosa: fluffy balls on short stalks to both sides, smaller towards the tip. */
export const drawMimosa: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const { motif, stem, lengthMm } = startSpike(
    random,
    inks,
    radiusMm,
    random.sign() * random.between(0.3, 0.8),
    options.pen,
  )
  const balls = radiusMm < PLAIN_MM ? 6 : 15
  for (let at = 0; at < balls; at++) {
    const share = at / (balls - 1)
    const { x, y } = stationAt(stem, 0.12 + 0.86 * share)
    const turn = headingAt(stem, 0.12 + 0.86 * share) + (at % 2 ? 1 : -1) * random.between(0.5, 1.2) * (1 - share)
    const size = lengthMm * (radiusMm < PLAIN_MM ? 0.11 : 0.085) * (1.15 - 0.5 * share)
    const [bx, by] = polar(x, y, size * (1.9 - share) * random.between(0.8, 1.5), turn)
    const half = Math.max(0.15, lengthMm * 0.006)
    addDetail(
      motif,
      strokeInk(motif, inks.leaf),
      brushStroke([x, y], [(x + bx) / 2, (y + by) / 2], [bx, by], half, half),
    )
    addPompom(motif, random, inks, { x: bx, y: by, size, isPlain: radiusMm < PLAIN_MM })
  }
  return motif
}

/** A ball of stamens: its body on a rim of shade, a lit side, and points. */
function addPompom(motif: Motif, random: Random, inks: FlowerInks, ball: Ball): void {
  const { x, y, size, isPlain } = ball
  if (!isPlain && motif.pen.mode === 'gouache') addDetail(motif, inks.shade, blob(random, x, y, size * 1.04, 10, 0.07))
  addForm(motif, inks.body, blob(random, x, y, size * 0.92, 9, 0.06))
  if (isPlain || motif.pen.mode === 'line') return
  addDetail(motif, inks.light, blob(random, x - size * 0.24, y - size * 0.26, size * 0.48, 6, 0.12))
  for (let dot = 0; dot < 9; dot++) {
    const [px, py] = polar(x, y, size * 0.8 * Math.sqrt((dot + 0.5) / 9), dot * GOLDEN_ANGLE)
    addDetail(motif, inks.shade, blob(random, px, py, size * 0.06, 4))
  }
}

/** An umbel of funnels on rays from one point, as of agapanthus, the outer ones hanging; grows along +x. */
export const drawFunnelUmbel: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const isPlain = radiusMm < PLAIN_MM
  const rays = isPlain ? 5 : 15
  const half = Math.max(0.16, radiusMm * 0.014)
  // From the rim to the middle, which stands in front.
  for (let at = rays - 1; at >= 0; at--) {
    const turn = (at % 2 ? 1 : -1) * 2.1 * ((at + 0.5) / rays)
    const far = radiusMm * [0.66, 0.42, 0.56][at % 3] * random.between(0.94, 1.06)
    const [x, y] = polar(0, 0, far, turn)
    addDetail(
      motif,
      strokeInk(motif, inks.leaf),
      brushStroke([0, 0], polar(0, 0, far * 0.5, turn * 0.85), [x, y], half, half),
    )
    const outline = (size: number): Ring => funnel.map(placeKnot({ x, y, turn, size: radiusMm * size }))
    if (motif.pen.mode === 'gouache' && !isPlain) addDetail(motif, inks.shade, outline(0.42))
    addForm(motif, at % 3 === 1 ? inks.light : inks.body, outline(0.37))
    if (isPlain) continue
    const vein = (from: number, to: number): Ring =>
      brushStroke(
        polar(x, y, radiusMm * 0.08, turn),
        polar(x, y, from, turn),
        polar(x, y, to, turn),
        half * 0.7,
        half * 0.6,
      )
    addDetail(motif, strokeInk(motif, inks.shade), vein(radiusMm * 0.2, radiusMm * 0.34))
  }
  return motif
}

/** A funnel a unit long whose lobes turn out. */
const funnel = [
  [0, -0.05, 1],
  [0.36, -0.14],
  [0.66, -0.3],
  [1.02, -0.58, 1],
  [0.86, -0.2, 1],
  [1.14, 0, 1],
  [0.86, 0.2, 1],
  [1.02, 0.58, 1],
  [0.66, 0.3],
  [0.36, 0.14],
  [0, 0.05, 1],
] as const
