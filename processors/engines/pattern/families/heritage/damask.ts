import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import type { Curve } from '../../kit/curve.ts'
import { ribbon } from '../../kit/curve.ts'
import type { Knot, Point, Ring } from '../../kit/knot.ts'
import { TURN } from '../../kit/knot.ts'
import type { Motif } from '../../kit/motif.ts'
import { addDetail, addForm, createMotif, placeMotif } from '../../kit/motif.ts'
import { offsetRing } from '../../kit/offset.ts'
import { ornamentPetal } from '../../kit/ornament.ts'
import { circle } from '../../kit/outline.ts'
import { drawAcanthus } from '../botany/acanthus.ts'
import type { LeafInks } from '../botany/flower-inks.ts'
import type { Family, Plan } from '../family.ts'

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

type Damask = {
  readonly cloth: Cloth
  readonly wide: number
  readonly tall: number
  readonly leaves: LeafInks
  readonly second: LeafInks
  readonly crown: number
  readonly body: number
  readonly seed: number
  readonly frame: number
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

/** The heart of the figure, on the stem: a crown of petals, the fruit with its net of seeds, a foot. */
function drawPomegranate(damask: Damask): Motif {
  const { wide, tall, crown, body, cloth, leaves } = damask
  const motif = createMotif()
  const ground = cloth.ground
  const top = -tall * 0.09
  const fan = (ink: number, from: number, reach: number, half: number): void => {
    for (const step of [-2, 2, -1, 1, 0])
      addForm(
        motif,
        ink,
        ornamentPetal(
          0,
          top,
          -TURN / 4 + step * 0.36,
          wide * from,
          wide * (reach - 0.012 * Math.abs(step)),
          wide * half,
        ),
      )
  }
  fan(ground, 0, 0.185, 0.045)
  fan(crown, 0, 0.17, 0.032)
  fan(ground, 0.06, 0.14, 0.008)
  const fruit = (size: number): Ring => {
    const side = (sign: 1 | -1): Knot[] => [
      [sign * 0.1 * size, 0.165 * size],
      [sign * 0.185 * size, 0.03 * size],
      [sign * 0.11 * size, -0.1 * size],
    ]
    const knots: Knot[] = [[0, 0.2 * size, 1], ...side(1), [0, -0.15 * size, 1], ...side(-1).reverse()]
    return knots.map(([px, py, corner]) => [px * wide, py * wide * 1.15 + tall * 0.03, corner])
  }
  addForm(motif, ground, fruit(1.12))
  addForm(motif, body, fruit(1))
  addDetail(motif, ground, fruit(0.86))
  addDetail(motif, body, fruit(0.8))
  addSeedNet(motif, damask)
  for (const step of [-1, 1, 0])
    addForm(
      motif,
      leaves.leaf,
      ornamentPetal(0, tall * 0.33, TURN / 4 + step * 0.5, wide * 0.01, wide * 0.12, wide * 0.026),
    )
  addForm(motif, crown, circle(0, tall * 0.31, wide * 0.026, 8))
  addDetail(motif, ground, circle(0, tall * 0.31, wide * 0.011, 8))
  return motif
}

/** Lozenges in brick order over the fruit. */
function addSeedNet(motif: Motif, { wide, tall, seed }: Damask): void {
  for (let row = -4; row <= 4; row++)
    for (let column = -3; column <= 3; column++) {
      const [x, y] = [(column + (row & 1 ? 0.5 : 0)) * 0.044, row * 0.036 + 0.01]
      if ((x / 0.1) ** 2 + ((y - 0.005) / 0.13) ** 2 > 0.92) continue
      addDetail(motif, seed, diamond(x * wide, y * wide * 1.15 + tall * 0.03, wide * 0.0145, wide * 0.018))
    }
}

/** A fan of petals in the void beside the crown. */
function drawSideFlower({ wide, tall, crown, cloth, body }: Damask): Motif {
  const motif = createMotif()
  const [x, y] = [wide * 0.29, -tall * 0.03]
  for (const [ink, reach, half] of [
    [cloth.ground, 0.175, 0.04],
    [crown, 0.16, 0.028],
  ] as const)
    for (const step of [-2, 2, -1, 1, 0])
      addForm(
        motif,
        ink,
        ornamentPetal(
          x,
          y,
          -TURN / 4 + 0.12 + step * 0.37,
          wide * 0.013,
          wide * (reach - 0.016 * Math.abs(step)),
          wide * half,
        ),
      )
  for (const step of [-1, 0, 1])
    addDetail(
      motif,
      cloth.ground,
      ornamentPetal(x, y, -TURN / 4 + 0.12 + step * 0.37, wide * 0.055, wide * 0.13, wide * 0.007),
    )
  addForm(motif, cloth.ground, circle(x, y, wide * 0.034, 8))
  addDetail(motif, body, circle(x, y, wide * 0.025, 8))
  return motif
}

function diamond(x: number, y: number, half: number, high: number): Ring {
  return [
    [x, y - high, 1],
    [x + half, y, 1],
    [x, y + high, 1],
    [x - half, y, 1],
  ]
}
