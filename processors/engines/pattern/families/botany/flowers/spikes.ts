import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { blade, headingAt, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { placeKnot } from '../../../kit/line/knot.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { blob } from './heart.ts'
import type { DrawSideBloom } from './side-blooms.ts'

/** Spikes and racemes grow along +x from the origin; `radiusMm` is half of their length. */
export type Spike = {
  readonly motif: Motif
  readonly stem: Curve
  readonly lengthMm: number
}

/** Begins a spike with its stem, 2·`radiusMm` long; `bend` is the turn of the stem in radians. */
export function startSpike(random: Random, inks: FlowerInks, radiusMm: number, bend: number, pen?: Pen): Spike {
  const motif = createMotif(pen)
  const lengthMm = radiusMm * 2
  const stem = spine(lengthMm, bend, random.between(-0.1, 0.1), 8)
  const ink = motif.pen.mode === 'line' ? motif.pen.ink : inks.leafDark
  addForm(
    motif,
    ink,
    ribbon(stem, (t) => Math.max(0.17, lengthMm * 0.011) * (1.15 - t * 0.6)),
    { plain: true },
  )
  return { motif, stem, lengthMm }
}

/** Lavender: whorls of paired buds, close at the top, with gaps of stem below. */
export const drawLavender: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const { motif, stem, lengthMm } = startSpike(random, inks, radiusMm, random.between(-0.3, 0.3), options.pen)
  const whorls = radiusMm < 5 ? 5 : 8
  for (let whorl = 0; whorl < whorls; whorl++) {
    const share = whorl / (whorls - 1)
    const t = 0.2 + 0.78 * share ** 0.82
    const { x, y } = stationAt(stem, t)
    const size = lengthMm * (0.15 - 0.065 * share)
    for (const side of [-1.1, 1.1, -0.5, 0.5, 0]) {
      if (radiusMm < 5 && Math.abs(side) === 0.5) continue
      const turn = headingAt(stem, t) + side + random.between(-0.12, 0.12)
      const ink = Math.abs(side) > 1 ? inks.shade : side === 0 ? inks.light : inks.body
      addForm(motif, ink, bud(x, y, turn, size * (side === 0 ? 0.8 : 1), size * 0.5))
    }
  }
  return motif
}

/** A plump bud of six knots. */
export function bud(x: number, y: number, turn: number, length: number, width: number): Ring {
  const place = placeKnot({ x, y, turn })
  const half = width / 2
  return (
    [
      [0, 0, 1],
      [length * 0.35, half * 1.15],
      [length * 1.02, half * 0.8],
      [length * 1.02, -half * 0.8],
      [length * 0.35, -half * 1.15],
    ] as const
  ).map(place)
}

/** Delphinium, lupin, hyacinth, hollyhock: florets round the stem, widest low down, closed buds at the tip. */
export const drawFloretSpike: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const { motif, stem, lengthMm } = startSpike(random, inks, radiusMm, random.between(-0.3, 0.3), options.pen)
  const bright: FloretInks = { petals: inks.body, eye: inks.light }
  const dark: FloretInks = { petals: inks.shade, eye: inks.body }
  const rows = radiusMm < 6 ? 5 : 8
  for (let row = rows - 1; row >= 0; row--) {
    const t = 0.12 + (0.86 * row) / rows
    const size = lengthMm * 0.11 * (1.12 - 0.85 * t)
    for (const side of row % 2 ? [-0.9, 0.9] : [-1.5, 0, 1.5]) {
      const { x, y, tangentX, tangentY } = stationAt(stem, t)
      const out = side * size * 1.05
      const [px, py] = [x - tangentY * out, y + tangentX * out]
      if (row > rows - 3) addForm(motif, inks.light, blob(random, px, py, size * 0.72, 5))
      else addFloret(motif, random, (row + Math.round(side)) % 3 === 0 ? dark : bright, [px, py], size)
    }
  }
  return motif
}

type FloretInks = { readonly petals: number; readonly eye: number }

function addFloret(motif: Motif, random: Random, { petals: ink, eye }: FloretInks, [x, y]: Point, size: number): void {
  const start = random.between(0, 6)
  const petals: Ring = Array.from({ length: 10 }, (_, at) => {
    const far = size * (at % 2 ? 0.55 : 1.3)
    return [x + Math.cos(start + (at / 10) * 6.283) * far, y + Math.sin(start + (at / 10) * 6.283) * far] as const
  })
  addForm(motif, ink, petals)
  if (size > 0.9) addDetail(motif, eye, blob(random, x, y, size * 0.34, 5))
}

/** Wisteria: a hanging cluster, broad at the top and running out to a point of buds. */
export const drawWisteria: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const { motif, stem, lengthMm } = startSpike(random, inks, radiusMm, random.between(-0.4, 0.4), options.pen)
  const rows = radiusMm < 8 ? 6 : 10
  for (let row = rows - 1; row >= 0; row--) {
    const t = 0.08 + (0.92 * row) / rows
    const wide = lengthMm * 0.2 * (1.12 - t) ** 0.7
    const across = row < rows * 0.4 ? [-1, -0.35, 0.35, 1] : row < rows * 0.75 ? [-0.7, 0, 0.7] : [-0.4, 0.4]
    for (const share of across) {
      const { x, y, tangentX, tangentY } = stationAt(stem, t)
      const out = share * wide + random.between(-0.1, 0.1) * wide
      const turn = headingAt(stem, t) + share * 0.9
      const size = lengthMm * 0.155 * (1.15 - t * 0.6)
      const place = { x: x - tangentY * out, y: y + tangentX * out, turn }
      putMotif(motif, peaFloret(inks, size, row >= rows - 2, motif), place)
    }
  }
  return motif
}

/** A pea flower: a banner with a darker keel before it. */
function peaFloret(inks: FlowerInks, size: number, isBud: boolean, parent: Motif): Motif {
  const floret = createMotif(parent.pen)
  if (isBud) {
    addForm(floret, inks.shade, bud(0, 0, 0, size, size * 0.5))
    return floret
  }
  addForm(floret, inks.light, [
    [-size * 0.3, 0],
    [0, size * 0.75],
    [size * 0.7, size * 0.6],
    [size * 0.7, -size * 0.6],
    [0, -size * 0.75],
  ])
  addForm(floret, inks.body, bud(size * 0.1, 0, 0, size * 1.05, size * 0.72), { plain: true })
  return floret
}

/** An ear of wheat or barley: paired grains with long awns. */
export const drawEar: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const { motif, stem, lengthMm } = startSpike(
    random,
    inks,
    radiusMm,
    random.sign() * random.between(0.2, 0.5),
    options.pen,
  )
  const rows = radiusMm < 6 ? 5 : 8
  const isLine = motif.pen.mode === 'line'
  for (let row = 0; row < rows; row++) {
    const t = 0.2 + (0.78 * row) / rows
    const { x, y } = stationAt(stem, t)
    for (const side of [1, -1]) {
      const turn = headingAt(stem, t) + side * 0.42
      const size = lengthMm * 0.15 * (1.1 - 0.4 * t)
      addDetail(
        motif,
        motif.pen.mode === 'line' ? motif.pen.ink : inks.leaf,
        blade(x, y, turn, size * 3, Math.max(0.3, size * 0.09), side * 0.04),
      )
      addForm(motif, row % 2 === 0 || isLine ? inks.heart : inks.body, bud(x, y, turn, size, size * 0.46))
    }
  }
  const tip = stationAt(stem, 1)
  addForm(motif, inks.heart, bud(tip.x, tip.y, headingAt(stem, 1), lengthMm * 0.12, lengthMm * 0.06))
  return motif
}
