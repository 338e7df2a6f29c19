import type { Random } from '../../kit/chance/random.ts'
import { ribbon, stationAt } from '../../kit/line/curve.ts'
import { volute } from '../../kit/line/flowing-curve.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'

/** Inks of a batik: the wax line, two dyes, and the dyed cloth. */
export type BatikInks = {
  readonly wax: number
  readonly first: number
  readonly second: number
  readonly cloth: number
}

/** A blossom with waxed outlines, dotted veins and a ring of wax dots. */
export function drawBatikBlossom(random: Random, inks: BatikInks, radiusMm: number): Motif {
  const motif = createMotif()
  const petals = 5 + random.below(4)
  for (const [share, ink, turn] of [
    [1, inks.first, 0],
    [0.66, inks.second, Math.PI / petals],
  ] as const)
    for (let petal = 0; petal < petals; petal++) {
      const angle = (petal / petals) * TURN + turn
      const far = radiusMm * share
      const half = Math.min(far * 0.36, (Math.PI * far) / petals) * 0.8
      addForm(motif, inks.wax, ornamentPetal(0, 0, angle, 0, far, half))
      addDetail(motif, ink, ornamentPetal(0, 0, angle, far * 0.06, far * 0.92, half * 0.76))
      for (let dot = 0; dot < 3; dot++) {
        const [x, y] = polar(0, 0, far * (0.5 + dot * 0.14), angle)
        addDetail(motif, inks.wax, circle(x, y, radiusMm * 0.03 * (1 - dot * 0.15), 8))
      }
    }
  addForm(motif, inks.wax, circle(0, 0, radiusMm * 0.25))
  addDetail(motif, inks.first, circle(0, 0, radiusMm * 0.19))
  for (let seed = 0; seed < 7; seed++) {
    const [x, y] = polar(0, 0, radiusMm * 0.11, (seed / 7) * TURN)
    addDetail(motif, inks.wax, circle(x, y, radiusMm * 0.025, 8))
  }
  return motif
}

/** A tendril with waxed leaves and dots along its back. */
export function drawBatikSpray(random: Random, inks: BatikInks, lengthMm: number): Motif {
  const motif = createMotif()
  const hand = random.sign()
  const stem = volute([0, 0], 0, lengthMm, hand * random.between(1.8, 3.6), 1.6, 12)
  addForm(
    motif,
    inks.wax,
    ribbon(stem, (t) => Math.max(0.3, lengthMm * 0.016 * (1 - 0.6 * t))),
  )
  for (let leaf = 0; leaf < 6; leaf++) {
    const { x, y, tangentX, tangentY } = stationAt(stem, 0.06 + leaf * 0.16)
    const heading = Math.atan2(tangentY, tangentX) - hand * 0.95
    const long = lengthMm * (0.34 - leaf * 0.03)
    addForm(motif, inks.wax, ornamentPetal(x, y, heading, 0, long, long * 0.23))
    addDetail(
      motif,
      leaf % 2 ? inks.second : inks.first,
      ornamentPetal(x, y, heading, long * 0.1, long * 0.9, long * 0.15),
    )
    addDetail(motif, inks.wax, ornamentPetal(x, y, heading, long * 0.16, long * 0.72, long * 0.022))
    const [dx, dy] = polar(x, y, lengthMm * 0.06, heading + hand * Math.PI)
    addDetail(motif, inks.wax, circle(dx, dy, lengthMm * 0.016, 8))
  }
  const [x, y] = stem[stem.length - 1]
  addForm(motif, inks.wax, circle(x, y, lengthMm * 0.055, 8))
  addDetail(motif, inks.second, circle(x, y, lengthMm * 0.032, 8))
  return motif
}

/**
 * Kawung: four palm fruits in a cross, each with two seeds, in a cell of the given size; at `fill` 1 the fruits almost
 * touch.
 */
export function drawKawung(inks: BatikInks, wide: number, tall: number, fill: number): Motif {
  const motif = createMotif()
  for (let fruit = 0; fruit < 4; fruit++) {
    const lens = (share: number): Ring => lensRing(wide, tall, fruit, share * fill)
    addForm(motif, inks.wax, lens(0.9))
    addDetail(motif, inks.first, lens(0.76))
    addDetail(motif, inks.wax, lens(0.34))
    addDetail(motif, inks.second, lens(0.22))
  }
  addForm(motif, inks.wax, circle(0, 0, Math.min(wide, tall) * 0.06, 8))
  addDetail(motif, inks.second, circle(0, 0, Math.min(wide, tall) * 0.034, 8))
  for (let dot = 0; dot < 4; dot++) {
    const angle = (dot / 4) * TURN
    const [x, y] = [Math.cos(angle) * wide * 0.33, Math.sin(angle) * tall * 0.33]
    for (const [reach, size] of [
      [0, 0.036],
      [0.075, 0.018],
      [-0.075, 0.018],
    ] as const)
      addForm(
        motif,
        inks.wax,
        circle(x + Math.cos(angle) * reach * wide, y + Math.sin(angle) * reach * tall, Math.min(wide, tall) * size, 8),
      )
  }
  return motif
}

/** An oval along the diagonal from the centre of a cell to its corner; `share` scales it about its own centre. */
function lensRing(wide: number, tall: number, fruit: number, share: number): Ring {
  const [sx, sy] = [fruit % 2 ? -1 : 1, fruit < 2 ? 1 : -1]
  return Array.from({ length: 12 }, (_, at): Knot => {
    const angle = (at / 12) * TURN
    const along = Math.cos(angle) * share * 0.5
    const across = Math.sin(angle) * share * 0.31
    const t = 0.5 + along
    return [(sx * t + sx * across * 0.98) * wide * 0.5, (sy * t - sy * across * 0.98) * tall * 0.5]
  })
}
