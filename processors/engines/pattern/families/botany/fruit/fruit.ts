import type { Random } from '../../../kit/chance/random.ts'
import { blade, brushStroke, ribbon } from '../../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { mix } from '../../../kit/line/knot.ts'
import { circle } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, placeMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import type { FruitMark, FruitRow } from './fruit-table.ts'

/** Fruit coordinates: t from the stalk to the far end 0..1, v from side to side -1..1. */
type FruitPoint = (t: number, v: number, corner?: 0 | 1) => Knot

/**
 * A fruit that hangs from the origin along +x, with its stalk: body, the side in shade, the side in the light, and the marks it
 * is known by.
 */
export function drawFruit(random: Random, row: FruitRow, inks: FlowerInks, sizeMm: number): Motif {
  const motif = createMotif(gouache)
  const stalk = sizeMm * row.stalk * random.between(0.85, 1.15)
  const half = Math.max(0.3, sizeMm * 0.022)
  const sway = random.between(-0.12, 0.12) * stalk
  const line: Point[] = [
    [-stalk, 0],
    [-stalk * 0.5, sway],
    [sizeMm * 0.06, 0],
  ]
  addForm(
    motif,
    inks.leafDark,
    ribbon(line, (t) => half * (1.3 - 0.5 * t)),
    { plain: true },
  )
  if (row.bunch) addBunch(motif, random, row.bunch, inks, sizeMm)
  else if (row.outline) addBody(motif, random, row, row.outline, inks, sizeMm)
  if (row.marks.includes('calyx')) addSepals(motif, inks, 0, sizeMm * (row.bunch ? 0.3 : 0.36), 1)
  return placeMotif(motif, { x: stalk })
}

function addBody(
  motif: Motif,
  random: Random,
  row: FruitRow,
  outline: readonly Knot[],
  inks: FlowerInks,
  sizeMm: number,
): void {
  const lopsided = random.between(0.93, 1.07)
  const flank = (side: 1 | -1): Knot[] =>
    outline.map(([x, y, corner]) => [x * sizeMm, y * side * sizeMm * (side > 0 ? lopsided : 2 - lopsided), corner])
  const halfAt = (t: number): number => {
    const next = Math.max(
      1,
      outline.findIndex(([x]) => x > t),
    )
    const [from, to] = [outline[next - 1], outline[next]]
    return mix(from[1], to[1], Math.min(1, Math.max(0, (t - from[0]) / (to[0] - from[0]))))
  }
  const at: FruitPoint = (t, v, corner) => [t * sizeMm, v * halfAt(t) * sizeMm, corner]
  if (row.marks.includes('crown')) addSepals(motif, inks, sizeMm * 0.95, sizeMm * 0.24, -1)
  addForm(motif, inks.body, [...flank(1), ...flank(-1).reverse().slice(1, -1)])
  addDetail(motif, inks.shade, shadeOf(at))
  for (const mark of row.marks) addMark(motif, random, mark, inks, at, sizeMm)
  addDetail(motif, inks.light, lightOf(at))
}

/** The side away from the light, from the stalk round to the far end. */
function shadeOf(at: FruitPoint): Ring {
  return [
    at(0.16, 0.8, 1),
    ...[0.3, 0.5, 0.7, 0.86].map((t) => at(t, 0.9)),
    at(0.95, 0.3, 1),
    ...[0.8, 0.6, 0.38].map((t) => at(t, 0.52)),
  ]
}

function lightOf(at: FruitPoint): Ring {
  return [
    at(0.2, -0.6, 1),
    ...[0.34, 0.5, 0.64].map((t) => at(t, -0.78)),
    at(0.74, -0.58, 1),
    ...[0.6, 0.42].map((t) => at(t, -0.58)),
  ]
}

function addMark(
  motif: Motif,
  random: Random,
  mark: FruitMark,
  inks: FlowerInks,
  at: FruitPoint,
  sizeMm: number,
): void {
  const point = (t: number, v: number): Point => [at(t, v)[0], at(t, v)[1]]
  const fine = Math.max(0.25, sizeMm * 0.011)
  if (mark === 'pores' || mark === 'seeds') {
    const ink = mark === 'seeds' ? inks.heart : inks.shade
    for (let row = 0; row < 5; row++)
      for (const v of row % 2 ? [-0.62, -0.02, 0.58] : [-0.32, 0.3]) {
        const [x, y] = point(0.24 + row * 0.13, v * (1 - row * 0.06) + random.between(-0.05, 0.05))
        const length = sizeMm * (mark === 'seeds' ? 0.05 : 0.024)
        addDetail(motif, ink, blade(x, y, 0, length, length * 0.7, 0))
      }
  }
  if (mark === 'furrow')
    addDetail(motif, inks.shade, brushStroke(point(0.02, 0.05), point(0.5, -0.36), point(0.94, 0), fine * 1.6, fine))
  if (mark === 'stripes')
    for (const v of [-0.46, -0.16, 0.16, 0.44]) {
      const from = random.between(0.2, 0.34)
      addDetail(
        motif,
        inks.shade,
        brushStroke(point(0.92, v * 0.5), point(0.6, v), point(from, v * 0.9), fine * 1.2, fine),
      )
    }
  if (mark === 'eye') addSepals(motif, { ...inks, leaf: inks.shade }, sizeMm * 0.97, sizeMm * 0.08, -1)
  if (mark === 'cup') {
    const rim = [-1.14, -0.7, -0.24, 0.24, 0.7, 1.14].map((v, step) => at(step % 2 ? 0.42 : 0.36, v))
    addForm(motif, inks.leafDark, [
      at(0.36, -1.2, 1),
      ...rim,
      at(0.36, 1.2, 1),
      at(0.1, 1.3),
      at(-0.06, 0),
      at(0.1, -1.3),
    ])
  }
}

/** Five pointed sepals round the axis at `x`, leaning back towards the stalk or, as a crown, away from it. */
function addSepals(motif: Motif, inks: FlowerInks, x: number, lengthMm: number, side: 1 | -1): void {
  for (const turn of [-1.15, 1.15, -0.6, 0.6, 0]) {
    const heading = side > 0 ? turn : turn * 0.7
    addForm(
      motif,
      Math.abs(turn) > 1 ? inks.leafDark : inks.leaf,
      blade(x, 0, heading, lengthMm * (1.05 - Math.abs(turn) * 0.16), lengthMm * 0.46, 0.06 * Math.sign(turn)),
      { plain: true },
    )
  }
}

/** Round berries row after row, those behind in shade first, each with its light. */
function addBunch(motif: Motif, random: Random, rows: readonly number[], inks: FlowerInks, sizeMm: number): void {
  const pitch = sizeMm / (rows.length * 0.86 + 0.6)
  const radius = pitch * 0.62
  const put = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, at) => ({
      x: radius * 0.7 + row * pitch * 0.86 + random.between(-0.08, 0.08) * pitch,
      y: (at - (count - 1) / 2) * pitch + random.between(-0.08, 0.08) * pitch,
      isBehind: (row + at) % 2 === 1,
    })),
  )
  const isOneTone = inks.shade === inks.body
  for (const { x, y, isBehind } of put.toSorted((one, other) => Number(other.isBehind) - Number(one.isBehind))) {
    // In one tone berries are told apart by the cloth between them.
    if (isOneTone) addForm(motif, inks.ground, circle(x, y, radius * 1.12), { plain: true })
    addForm(motif, isBehind ? inks.shade : inks.body, circle(x, y, radius * random.between(0.94, 1.06)), {
      plain: true,
    })
    addDetail(motif, inks.light, blade(x - radius * 0.5, y - radius * 0.2, -0.7, radius * 0.6, radius * 0.34, 0.2))
  }
}
