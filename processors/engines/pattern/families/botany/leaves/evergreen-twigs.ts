import type { Random } from '../../../kit/chance/random.ts'
import { blade, brushStroke, headingAt, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { blob } from '../flowers/heart.ts'
import { drawLeaf } from './leaf.ts'
import type { DrawTwig } from './twigs.ts'

const BERRY_RIM_MM = 0.45

/** Mistletoe: twigs that fork twice, paddle leaves in pairs at the ends and white berries in the forks. */
export const drawMistletoe: DrawTwig = (random, inks, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const half = Math.max(0.2, lengthMm * 0.011)
  const stemInk = pen.mode === 'line' ? pen.ink : inks.leafDark
  const fork = (x: number, y: number, turn: number, length: number, depth: number): void => {
    const [endX, endY] = [x + Math.cos(turn) * length, y + Math.sin(turn) * length]
    addDetail(
      motif,
      stemInk,
      brushStroke([x, y], polar(x, y, length * 0.5, turn + 0.06), [endX, endY], half, half * 0.9),
    )
    if (depth === 0) {
      for (const side of [1, -1]) {
        const leaf = drawLeaf(
          random,
          inks,
          { lengthMm: lengthMm * 0.36, width: 0.3, bend: side * 0.5, stalk: 0, veins: 0, style: 'half' },
          pen,
        )
        putMotif(motif, leaf, { x: endX, y: endY, turn: turn + side * 0.5 })
      }
    } else
      for (const side of [1, -1]) fork(endX, endY, turn + side * random.between(0.45, 0.62), length * 0.72, depth - 1)
    for (let berry = 0; berry < (depth === 0 ? 2 : 1); berry++) {
      const [bx, by] = polar(endX, endY, lengthMm * 0.045, turn + (berry ? 1.4 : -0.9))
      addBerry(motif, inks, blob(random, bx, by, lengthMm * 0.042, 7))
    }
  }
  fork(0, 0, 0, lengthMm * 0.34, 2)
  return motif
}

/** A pale berry, on pale cloth in a rim of the dark green. */
function addBerry(motif: Motif, inks: FlowerInks, berry: Ring): void {
  const isRimmed = inks.light === inks.ground && motif.pen.mode !== 'line'
  addForm(motif, isRimmed ? inks.leafDark : inks.light, berry)
  if (isRimmed) addDetail(motif, inks.light, offsetRing(berry, -BERRY_RIM_MM))
}

/** Bamboo: a jointed cane with fans of pointed leaves at the joints. */
export const drawBamboo: DrawTwig = (random, inks, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const half = Math.max(0.3, lengthMm * 0.022)
  const joints = 4
  const step = lengthMm / joints
  for (let joint = 0; joint < joints; joint++) {
    const from = joint * step
    addForm(motif, inks.leaf, [
      [from, -half * 1.15, 1],
      [from + step * 0.5, -half * 0.8],
      [from + step * 0.96, -half * 1.1, 1],
      [from + step * 0.96, half * 1.1, 1],
      [from + step * 0.5, half * 0.8],
      [from, half * 1.15, 1],
    ])
    if (pen.mode !== 'line')
      addDetail(
        motif,
        inks.leafDark,
        brushStroke(
          [from + step * 0.05, half * 0.5],
          [from + step * 0.5, half * 0.4],
          [from + step * 0.9, half * 0.5],
          half * 0.3,
          half * 0.3,
        ),
      )
    const side = joint % 2 ? 1 : -1
    for (let leaf = 0; leaf < 4; leaf++) {
      const turn = side * (0.35 + leaf * 0.36) + random.between(-0.08, 0.08)
      const length = lengthMm * random.between(0.26, 0.36)
      addForm(
        motif,
        leaf % 2 ? inks.leaf : inks.leafDark,
        blade(from + step * 0.96, side * half, turn, length, length * 0.17, -side * 0.12),
      )
    }
  }
  return motif
}

/** Pine: needles in fans along a twig, a scaled cone at its foot. */
export const drawPine: DrawTwig = (random, inks, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const stem = spine(lengthMm * 0.85, random.sign() * 0.4, 0, 6)
  const half = Math.max(0.22, lengthMm * 0.012)
  addForm(
    motif,
    pen.mode === 'line' ? pen.ink : inks.leafDark,
    ribbon(stem, (t) => half * (1.3 - t * 0.8)),
    { plain: true },
  )
  const rows = lengthMm < 20 ? 8 : 14
  for (let row = 0; row < rows; row++) {
    const t = 0.2 + (0.8 * row) / (rows - 1)
    const { x, y } = stationAt(stem, t)
    for (const side of [1.05, -1.05, 0.5, -0.5]) {
      const turn = headingAt(stem, t) + side * (1 - t * 0.3) + random.between(-0.08, 0.08)
      const length = lengthMm * random.between(0.22, 0.28) * (1.05 - t * 0.3)
      addForm(
        motif,
        Math.abs(side) > 1 ? inks.leaf : inks.leafDark,
        blade(x, y, turn, length, Math.max(0.34, length * 0.07), 0.02),
        { plain: true },
      )
    }
  }
  addCone(motif, random, inks, lengthMm * 0.14)
  return motif
}

function addCone(motif: Motif, random: Random, inks: FlowerInks, size: number): void {
  const cone = createMotif(motif.pen)
  for (let row = 5; row >= 0; row--)
    for (let scale = 0; scale < 3; scale++) {
      const wide = size * 0.62 * Math.sin((row + 1.2) * 0.48)
      const ink = (row + scale) % 2 ? inks.body : inks.shade
      addForm(cone, ink, blob(random, size * (row * 0.3), (scale - 1) * wide * 0.62, size * 0.26, 6), { plain: true })
    }
  putMotif(motif, cone, { x: size * 0.9, y: size * 0.55, turn: random.between(0.5, 0.9) - TURN / 2 })
}
