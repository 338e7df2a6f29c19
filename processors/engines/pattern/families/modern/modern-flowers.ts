import type { Random } from '../../kit/chance/random.ts'
import { brushStroke } from '../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { mix, placeKnot, TURN } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'

/** Inks of one flower cut from paper: its body, what lies on it, its heart, its leaf and stem. */
export type CutInks = {
  readonly ground: number
  readonly body: number
  readonly second: number
  readonly heart: number
  readonly leaf: number
  readonly stem: number
  readonly line: number
}

/** Draws a flower about the origin within `radiusMm`; what has a stem stands upright, its foot below. */
export type DrawCutFlower = (random: Random, inks: CutInks, radiusMm: number) => Motif

/** Shapes below this radius carry no second sheet. */
const PLAIN_MM = 5

/** A big poppy: one cut of broad lobes, a second sheet a little off its middle, a dark eye with a crown of strokes. */
export const cutPoppy: DrawCutFlower = (random, inks, radiusMm) => {
  const motif = createMotif()
  const lobes = 5 + random.below(3)
  const start = random.between(0, TURN)
  const offX = random.between(-0.06, 0.06) * radiusMm
  const offY = random.between(-0.06, 0.06) * radiusMm
  addForm(motif, inks.body, lobed(random, [0, 0], radiusMm * 0.96, { lobes, depth: 0.15, start }))
  if (radiusMm < PLAIN_MM) return motif
  addDetail(motif, inks.second, lobed(random, [offX, offY], radiusMm * 0.6, { lobes, depth: 0.13, start: start + 0.4 }))
  addDetail(motif, inks.heart, scrap(random, [offX, offY], radiusMm * 0.25, start))
  const strokes = 11
  for (let at = 0; at < strokes; at++) {
    const angle = start + (at / strokes) * TURN + random.between(-0.08, 0.08)
    const [from, to] = [radiusMm * 0.31, radiusMm * random.between(0.4, 0.49)]
    const half = radiusMm * 0.017
    addDetail(
      motif,
      inks.heart,
      brushStroke(
        polar(offX, offY, from, angle),
        polar(offX, offY, (from + to) / 2, angle + 0.03),
        polar(offX, offY, to, angle),
        half * 0.7,
        half * 1.3,
      ),
    )
  }
  return motif
}

/** A daisy of separate petals round an eye of two sheets. */
export const cutDaisy: DrawCutFlower = (random, inks, radiusMm) => {
  const motif = createMotif()
  const petals = radiusMm < PLAIN_MM * 2 ? 6 : 8 + random.below(3)
  const start = random.between(0, TURN)
  const half = (radiusMm * 0.62 * Math.PI) / petals
  for (let at = 0; at < petals; at++) {
    const turn = start + (at / petals) * TURN + random.between(-0.04, 0.04)
    const long = radiusMm * random.between(0.9, 1)
    const place = placeKnot({ turn })
    const petal: Ring = [
      [radiusMm * 0.2, -half * 0.3, 1],
      [long * 0.62, -half * 0.82],
      [long * 0.98, -half * 0.66],
      [long * 1.02, half * 0.5],
      [long * 0.64, half * 0.86],
      [radiusMm * 0.2, half * 0.3, 1],
    ]
    addForm(motif, inks.body, petal.map(place), { plain: true })
  }
  addForm(motif, inks.second, scrap(random, [0, 0], radiusMm * 0.3, start), { plain: true })
  if (radiusMm > PLAIN_MM)
    addDetail(motif, inks.heart, scrap(random, [radiusMm * 0.03, radiusMm * 0.02], radiusMm * 0.14, start))
  return motif
}

/** A single leaf, one half of it in another sheet, slits along the rib. */
export const cutLeaf: DrawCutFlower = (random, inks, radiusMm) => {
  const motif = createMotif()
  const half = radiusMm * random.between(0.36, 0.46)
  const flank = (side: 1 | -1): Ring => [
    [side * half * 0.7, radiusMm * 0.5],
    [side * half * 1.15, radiusMm * 0.02],
    [side * half * 0.75, -radiusMm * 0.5],
  ]
  const [foot, tip]: Knot[] = [
    [0, radiusMm * 0.86, 1],
    [radiusMm * 0.05, -radiusMm * 0.96, 1],
  ]
  addForm(motif, inks.leaf, [foot, ...flank(1), tip, ...flank(-1).toReversed()], { plain: true })
  const other = inks.stem === inks.leaf ? inks.body : inks.stem
  addDetail(motif, other, [foot, ...flank(1), tip, [radiusMm * 0.02, 0]])
  for (let slit = 0; slit < (radiusMm > PLAIN_MM * 2 ? 4 : 0); slit++) {
    const y = radiusMm * mix(0.5, -0.46, slit / 3)
    const line = radiusMm * 0.02
    addDetail(
      motif,
      inks.ground,
      brushStroke(
        [-half * 0.06, y],
        [-half * 0.4, y - radiusMm * 0.06],
        [-half * 0.74, y - radiusMm * 0.16],
        line * 0.7,
        line,
      ),
    )
  }
  return motif
}

/** A round scrap. */
export const cutDot: DrawCutFlower = (random, inks, radiusMm) => {
  const motif = createMotif()
  addForm(
    motif,
    inks.second === inks.ground ? inks.body : inks.second,
    scrap(random, [0, 0], radiusMm, random.between(0, TURN)),
    { plain: true },
  )
  return motif
}

type Lobes = { readonly lobes: number; readonly depth: number; readonly start: number }

/** A round of uneven lobes, cut in one sweep. */
function lobed(random: Random, [x, y]: Point, reach: number, { lobes, depth, start }: Lobes): Ring {
  const steps = lobes * 4
  const uneven = Array.from({ length: lobes }, () => random.between(0.92, 1.06))
  return Array.from({ length: steps }, (_, at) => {
    const wave = 1 + depth * Math.cos(((at % 4) / 4) * TURN)
    const far = reach * wave * uneven[Math.floor(at / 4)] * (1 - depth * 0.4)
    return polar(x, y, far, start + (at / steps) * TURN)
  })
}

/** A scrap of paper, nearly round. */
export function scrap(random: Random, middle: Point, reach: number, start = 0): Ring {
  return lobed(random, middle, reach, { lobes: 3, depth: 0.05, start })
}
