import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { blade, headingAt, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { placeKnot } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
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
      // Grains of one straw, the far side of the ear a tint, parted by a thread of the cloth: two colours by turns are a wasp.
      const grain = bud(x, y, turn, size, size * 0.46)
      if (!isLine) addDetail(motif, inks.ground, offsetRing(grain, Math.max(0.16, size * 0.05)))
      addForm(motif, side < 0 && inks.light !== inks.ground ? inks.light : inks.body, grain)
    }
  }
  const tip = stationAt(stem, 1)
  addForm(motif, inks.body, bud(tip.x, tip.y, headingAt(stem, 1), lengthMm * 0.12, lengthMm * 0.06))
  return motif
}
