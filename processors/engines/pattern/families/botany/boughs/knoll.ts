import type { Random } from '../../../kit/chance/random.ts'
import { blade } from '../../../kit/line/curve.ts'
import { boxOf } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { drawFlower } from '../flowers/bloom-table.ts'

/** A knoll is wider than what stands on it, so high as a share of its width, and its grass so long. */
const [WIDER, HIGH, GRASS] = [1.16, 0.17, 0.14]

/** A thing on a knoll of its own, as on painted papers: grass at its feet, a flower or two beside them. */
export function standOnKnoll(random: Random, thing: Motif, palette: FlowerPalette): Motif {
  const { left, right, bottom } = boxOf(thing.layers.map(({ ring }) => ring))
  const wide = Math.max((right - left) * WIDER, 1)
  const middle = (left + right) / 2
  const { leaf, leafDark, leafLight } = palette.foliage
  const motif = createMotif(thing.pen)
  const foot = bottom - wide * HIGH * 0.55
  const at = (x: number, y: number, corner?: 0 | 1) => [middle + x * wide, foot + y * wide * HIGH, corner] as const
  const ridge = [at(-0.34, -0.1), at(-0.16, 0.5), at(0.06, 0.3), at(0.3, 0.55), at(0.5, 0.5, 1)]
  addForm(motif, leaf, [
    at(-0.5, 0.62, 1),
    ...ridge.slice(0, -1).map(([x, y]) => [x, y - wide * HIGH * 0.35] as const),
    at(0.5, 0.62, 1),
    at(0.3, 1.06),
    at(0.12, 0.92),
    at(-0.1, 1.3),
    at(-0.3, 0.98),
  ])
  for (const [x, y, length] of [
    [-0.32, 0.78, 0.3],
    [0.02, 0.98, 0.24],
    [0.2, 0.7, 0.22],
  ] as const) {
    const [px, py] = at(x, y)
    addDetail(motif, leafDark === leaf ? leafLight : leafDark, blade(px, py, 0.06, wide * length, wide * 0.02, 0.1))
  }
  putMotif(motif, thing)
  for (const x of [-0.42, -0.37, -0.32, 0.3, 0.36, 0.41]) {
    const [px, py] = at(x, 0.55)
    const length = wide * GRASS * random.between(0.7, 1.15)
    addForm(motif, leafDark, blade(px, py, -Math.PI / 2 + random.between(-0.5, 0.5), length, length * 0.2, 0.2))
  }
  for (const [x, y, size] of [
    [-0.3, 0.15, 0.05],
    [0.42, 0.2, 0.042],
  ] as const) {
    const [px, py] = at(x, y)
    putMotif(motif, drawFlower(random, 'blossom', flowerInksAt(palette, 0), wide * size), { x: px, y: py })
  }
  return motif
}
