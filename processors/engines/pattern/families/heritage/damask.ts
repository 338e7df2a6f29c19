import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import type { Curve } from '../../kit/curve.ts'
import { ribbon } from '../../kit/curve.ts'
import type { Point } from '../../kit/knot.ts'
import { TURN } from '../../kit/knot.ts'
import type { Motif } from '../../kit/motif.ts'
import { addDetail, addForm, createMotif, placeMotif } from '../../kit/motif.ts'
import { offsetRing } from '../../kit/offset.ts'
import { circle } from '../../kit/outline.ts'
import { drawAcanthus } from '../botany/acanthus.ts'
import type { Family, Plan } from '../family.ts'
import type { Damask } from './pomegranate.ts'
import { drawPomegranate, drawSideFlower } from './pomegranate.ts'

const CELL_MM = 107

export const damask: Family = {
  name: 'damask',
  summary: 'an ogee net of pointed ovals, each with a pomegranate and acanthus mirrored about its stem, in half-drop',
  words: [
    'damask',
    'brocade',
    'jacquard',
    'ogee',
    'baroque',
    'rococo',
    'renaissance',
    'flock wallpaper',
    'damast',
    'damas',
    'damasco',
    'versailles',
    'acanthus damask',
    'ダマスク',
    'victorian wallpaper',
    'medallion',
    'ornate',
  ],
  motifs: ['pomegranate', 'palmette', 'medallion'],
  coverage: { low: 0.4, medium: 0.5, high: 0.6 },
  isDensityFixed: true,
  inks: { least: 2, natural: 2, isTonal: true },
  moods: ['moody', 'deco', 'heritage', 'morris', 'winter', 'boho', 'blush'],
  ground: 'dark',
  repeatMm: 320,
  layouts: ['ogee', 'half-drop', 'mirror'],
  draw: drawDamask,
}

function drawDamask(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const columns = Math.max(1, Math.round(plan.widthMm / (CELL_MM * plan.scale)))
  const rows = Math.max(1, Math.round(plan.heightMm / (CELL_MM * 1.5 * plan.scale)))
  const [wide, tall] = [plan.widthMm / columns, plan.heightMm / rows]
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      for (const half of [0, 0.5])
        drawFigure(inkFigure(plan, cloth, wide, tall, half > 0), (column + half) * wide, (row + half) * tall)
  return cloth
}

/** Two inks weave a tonal damask; more inks colour leaves, crowns and fruit, by turns in the two half-drop places. */
function inkFigure({ cast }: Plan, cloth: Cloth, wide: number, tall: number, isOther: boolean): Damask {
  const { ground, main, second, accent, line, third } = cast
  const few = cast.figures.length < 2
  const leaf = few ? main : second
  return {
    cloth,
    wide,
    tall,
    leaves: { leaf, leafDark: leaf, leafLight: ground },
    second: { leaf: few ? main : third, leafDark: few ? main : third, leafLight: ground },
    crown: few ? main : isOther ? main : accent,
    body: few ? main : isOther ? accent : main,
    seed: ground,
    frame: few ? main : line,
  }
}

/** Acanthus leaves of one side: foot, direction and length as shares of the cell, and how far they curl. */
const LEAVES = [
  { x: 0.45, y: 0.1, turn: -2.2, length: 0.2, bend: -1.1, width: 0.3, isSecond: true },
  { x: 0.007, y: 0.33, turn: -0.72, length: 0.75, bend: -0.95, width: 0.21, isSecond: false },
  { x: 0.013, y: 0.27, turn: -0.96, length: 0.58, bend: -1.1, width: 0.22, isSecond: true },
  { x: 0, y: -0.2, turn: -0.55, length: 0.22, bend: 2.3, width: 0.3, isSecond: true },
  { x: 0, y: -0.135, turn: -0.66, length: 0.32, bend: 1.5, width: 0.28, isSecond: false },
] as const

function drawFigure(damask: Damask, x: number, y: number): void {
  const { cloth, wide, tall } = damask
  const put = (motif: Motif, flip: 1 | -1): void => {
    // Flipping about the stem mirrors left and right: half a turn and an upside-down flip together.
    const placed = placeMotif(motif, flip === 1 ? { x, y } : { x, y, flip: -1, turn: TURN / 2 })
    for (const { ink, ring, holes } of placed.layers) paint(cloth, ink, ring, holes)
  }
  for (const flip of [1, -1] as const) put(drawFrameSide(damask), flip)
  for (const leaf of LEAVES)
    for (const flip of [1, -1] as const) {
      const inks = leaf.isSecond ? damask.second : damask.leaves
      const drawn = drawAcanthus(inks, { lengthMm: leaf.length * wide, bend: leaf.bend, lobes: 6, width: leaf.width })
      const haloed = placeMotif(withHalo(drawn, cloth.ground, wide * 0.012), {
        x: leaf.x * wide,
        y: leaf.y * tall,
        turn: leaf.turn,
      })
      put(haloed, flip)
    }
  for (const [turn, foot, length, inks] of [
    [-1, -0.18, 0.4, damask.leaves],
    [1, 0.33, 0.2, damask.second],
  ] as const) {
    const upright = withHalo(
      drawAcanthus(inks, { lengthMm: length * wide, bend: 0.02, lobes: 4, width: 0.3 }),
      cloth.ground,
      wide * 0.012,
    )
    put(placeMotif(upright, { x: 0, y: foot * tall, turn: (turn * TURN) / 4 }), 1)
  }
  for (const flip of [1, -1] as const) put(drawSideFlower(damask), flip)
  put(drawPomegranate(damask), 1)
}

function withHalo(motif: Motif, ground: number, widthMm: number): Motif {
  const haloed = createMotif()
  for (const { ring, isForm } of motif.layers) if (isForm) addDetail(haloed, ground, offsetRing(ring, widthMm))
  haloed.layers.push(...motif.layers)
  return haloed
}

/** The right side of the ogee, x = (W/4)(1 + cos 2πy/H): a band swelling and thinning, split by a hairline, with pearls. */
function drawFrameSide({ wide, tall, frame, cloth, crown }: Damask): Motif {
  const motif = createMotif()
  const at = (t: number): Point => [(wide / 4) * (1 + Math.cos(TURN * (t - 0.5))), (t - 0.5) * tall]
  const curve: Curve = Array.from({ length: 25 }, (_, step) => at(step / 24))
  const swell = (t: number): number => 1 - 0.3 * Math.cos(TURN * 2 * (t - 0.5))
  addForm(
    motif,
    frame,
    ribbon(curve, (t) => wide * 0.021 * swell(t)),
  )
  addDetail(
    motif,
    cloth.ground,
    ribbon(curve, (t) => wide * 0.0125 * swell(t)),
  )
  for (let pearl = 0; pearl < 22; pearl++) {
    const [x, y] = at((pearl + 0.5) / 22)
    addDetail(motif, crown, circle(x, y, wide * (pearl % 3 === 1 ? 0.0115 : 0.0065), 8))
  }
  return motif
}
