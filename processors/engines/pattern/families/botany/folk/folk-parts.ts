import type { Random } from '../../../kit/chance/random.ts'
import { headingAt, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Knot, Ring } from '../../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../../kit/line/knot.ts'
import { circle, polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { addOrnatePetal } from '../flowers/ornate-petal.ts'

/** Parts of painted folk plants: flat, symmetrical, filled with dots and combs. All grow along +x from the origin. */
export type DrawFolkPart = (random: Random, inks: FlowerInks, other: FlowerInks, sizeMm: number) => Motif

/** A heart with a heart inside and dots round it; its point is at the origin. */
export const drawFolkHeart: DrawFolkPart = (_random, inks, other, sizeMm) => {
  const motif = createMotif()
  addForm(motif, inks.body, heart(0, sizeMm))
  addDetail(motif, other.body === inks.body ? inks.light : other.body, heart(sizeMm * 0.2, sizeMm * 0.62))
  addDetail(motif, inks.light, heart(sizeMm * 0.34, sizeMm * 0.34))
  for (const side of [-1, 1])
    for (let dot = 0; dot < 3; dot++) {
      const at = [0.42 + dot * 0.2, side * (0.34 + dot * 0.1 - (dot === 2 ? 0.1 : 0))]
      addDetail(motif, inks.light, circle(at[0] * sizeMm, at[1] * sizeMm, Math.max(0.3, sizeMm * 0.032), 8))
    }
  return motif
}

function heart(from: number, size: number): Ring {
  const place = placeKnot({ x: from, size })
  const half: Knot[] = [
    [0.34, 0.44],
    [0.72, 0.72],
    [1.08, 0.5],
    [1.02, 0.12],
    [0.84, 0, 1],
  ]
  const mirrored = half.slice(0, -1).map(([x, y]): Knot => [x, -y])
  return ([[0, 0, 1], ...half, ...mirrored.reverse()] as Knot[]).map(place)
}

/** A tulip of three crisp petals, the middle one in the other colour. */
export const drawFolkTulip: DrawFolkPart = (random, inks, other, sizeMm) => {
  const motif = createMotif()
  for (const side of [-1, 1])
    addOrnatePetal(motif, random, {
      turn: side * 0.34,
      lengthMm: sizeMm,
      widthMm: sizeMm * 0.56,
      profile: 'oval',
      tip: 'point',
      bend: side * 0.12,
      ink: inks.body,
      tongues: [inks.light],
    })
  addOrnatePetal(motif, random, {
    turn: 0,
    lengthMm: sizeMm * 0.98,
    widthMm: sizeMm * 0.54,
    profile: 'oval',
    tip: 'point',
    ink: other.body === inks.body ? inks.shade : other.body,
    tongues: [other.light, inks.shade],
  })
  addForm(motif, inks.leaf, circle(sizeMm * 0.03, 0, sizeMm * 0.14, 8))
  return motif
}

/** A round flower: petals in petals round a dotted disc. */
export const drawFolkRound: DrawFolkPart = (random, inks, other, sizeMm) => {
  const motif = createMotif()
  const petals = random.pick([6, 8, 10])
  const reach = sizeMm * 0.56
  const x = reach
  for (let petal = 0; petal < petals; petal++)
    addOrnatePetal(motif, random, {
      x,
      turn: (petal / petals) * TURN,
      lengthMm: reach,
      widthMm: reach * (TURN / petals) * 0.92,
      profile: 'round',
      tip: 'round',
      ink: inks.body,
      tongues: [inks.light],
      bend: 0,
      isFew: true,
    })
  addForm(motif, other.body === inks.body ? inks.shade : other.body, circle(x, 0, reach * 0.46))
  for (let dot = 0; dot < petals; dot++) {
    const [px, py] = polar(x, 0, reach * 0.32, ((dot + 0.5) / petals) * TURN)
    addDetail(motif, inks.light, circle(px, py, Math.max(0.28, reach * 0.055), 8))
  }
  addDetail(motif, inks.heart, circle(x, 0, reach * 0.2))
  return motif
}

/** A half flower like a fan: two rows of petals over a half disc. */
export const drawFolkFan: DrawFolkPart = (random, inks, other, sizeMm) => {
  const motif = createMotif()
  const petals = 7
  for (let petal = 0; petal < petals; petal++)
    addOrnatePetal(motif, random, {
      x: sizeMm * 0.12,
      turn: (petal / (petals - 1) - 0.5) * 2.5,
      lengthMm: sizeMm * 0.84,
      widthMm: sizeMm * 0.36,
      profile: 'spoon',
      tip: 'round',
      ink: petal % 2 ? inks.body : other.body,
      tongues: [petal % 2 ? inks.light : other.light],
      bend: 0,
    })
  addForm(motif, inks.shade === inks.ground ? inks.leaf : inks.shade, [
    [0, -sizeMm * 0.34, 1],
    [sizeMm * 0.4, -sizeMm * 0.3],
    [sizeMm * 0.48, 0],
    [sizeMm * 0.4, sizeMm * 0.3],
    [0, sizeMm * 0.34, 1],
  ])
  for (const side of [-0.16, 0, 0.16])
    addDetail(motif, inks.heart, circle(sizeMm * 0.2, sizeMm * side, sizeMm * 0.04, 8))
  return motif
}

/** A leaf with a comb of strokes along its rib. */
export function drawCombLeaf(inks: FlowerInks, lengthMm: number, bend: number): Motif {
  const motif = createMotif()
  const rib = spine(lengthMm, bend, 0, 8)
  const half = (t: number): number => lengthMm * 0.2 * Math.sin(Math.PI * t ** 0.85) ** 0.9
  addForm(motif, inks.leaf, ribbon(rib, half))
  const teeth = Math.max(3, Math.min(7, Math.round(lengthMm / 5)))
  for (let tooth = 0; tooth < teeth; tooth++)
    for (const side of [-1, 1]) {
      const t = 0.2 + (0.56 * tooth) / (teeth - 1)
      const { x, y } = stationAt(rib, t)
      const turn = headingAt(rib, t) + side * 0.85
      const reach = half(t) * 0.78
      const wide = Math.max(0.3, lengthMm * 0.022)
      const place = placeKnot({ x, y, turn })
      addDetail(
        motif,
        side > 0 ? inks.leafLight : inks.leafDark,
        (
          [
            [0, 0, 1],
            [reach * 0.6, wide],
            [reach, 0, 1],
            [reach * 0.6, -wide],
          ] as Knot[]
        ).map(place),
      )
    }
  return motif
}

/** A spiral tendril with berries on its outside. */
export function drawCurl(inks: FlowerInks, lengthMm: number, side: 1 | -1): Motif {
  const motif = createMotif()
  const points: [number, number][] = [[0, 0]]
  let [x, y, heading] = [0, 0, 0]
  for (let step = 0; step < 18; step++) {
    const t = step / 18
    heading += side * (0.08 + t * 0.42)
    const pace = (lengthMm / 18) * (1.35 - t * 0.8)
    x += Math.cos(heading) * pace
    y += Math.sin(heading) * pace
    points.push([x, y])
  }
  addForm(
    motif,
    inks.leafDark,
    ribbon(points, (t) => Math.max(0.28, lengthMm * 0.024) * (1.2 - t * 0.75)),
    { plain: true },
  )
  for (let berry = 0; berry < 4; berry++) {
    const { x: px, y: py, tangentX, tangentY } = stationAt(points, 0.16 + berry * 0.15)
    const out = lengthMm * 0.085 * -side
    addForm(
      motif,
      berry % 2 ? inks.heart : inks.body,
      circle(px - tangentY * out, py + tangentX * out, lengthMm * 0.042, 8),
    )
  }
  const end = points[points.length - 1]
  addForm(motif, inks.body, circle(end[0], end[1], lengthMm * 0.06, 8))
  return motif
}

/** A part and its mirror image on the two sides of an axis along +x. */
export function putPair(motif: Motif, part: Motif, x: number, y: number, turn: number): void {
  putMotif(motif, part, { x, y, turn })
  putMotif(motif, part, { x, y: -y, turn: -turn, flip: -1 })
}
