import { ribbon } from '../../kit/line/curve.ts'
import { curveThrough, volute } from '../../kit/line/flowing-curve.ts'
import type { Knot } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'
import type { BloomInks } from './bloom-parts.ts'
import { addCalyx, addFan, lozenge, mirrored, UP } from './bloom-parts.ts'

export const bloomKinds = ['pomegranate', 'palmette', 'tulip', 'artichoke', 'pineapple', 'carnation'] as const
export type BloomKind = (typeof bloomKinds)[number]

/**
 * A stylised bloom of the silk weavers, upright round its middle, `high` mm tall: the same five forms serve damask, ogee,
 * brocade and suzani, each in its own inks.
 */
export function drawBloom(kind: BloomKind, inks: BloomInks, high: number): Motif {
  const motif = createMotif()
  if (kind === 'palmette') addPalmette(motif, inks, high)
  else if (kind === 'tulip') addTulip(motif, inks, high)
  else if (kind === 'carnation') addCarnation(motif, inks, high)
  else if (kind === 'pomegranate') addPomegranate(motif, inks, high)
  else addArtichoke(motif, inks, high, kind === 'pineapple')
  return motif
}

const FRUIT: readonly Knot[] = [
  [0, 0.36, 1],
  [0.13, 0.33],
  [0.3, 0.16],
  [0.25, -0.06],
  [0.08, -0.13],
  [0, -0.13],
]

function addPomegranate(motif: Motif, inks: BloomInks, high: number): void {
  addCalyx(motif, inks, high, high * 0.42, 0.62)
  const top = -high * 0.08
  const crown = { count: 7, spread: 0.36, fall: 0.08, rim: inks.detail }
  addFan(motif, inks.body, top, { ...crown, reach: high * 0.41, half: high * 0.062 })
  addFan(motif, inks.heart, top, {
    count: 5,
    spread: 0.36,
    reach: high * 0.31,
    half: high * 0.024,
    fall: 0.08,
    from: high * 0.14,
  })
  addForm(motif, inks.detail, mirrored(FRUIT, high * 1.08, high * 0.01))
  addForm(motif, inks.body, mirrored(FRUIT, high, high * 0.01))
  addDetail(motif, inks.detail, mirrored(FRUIT, high * 0.8, high * 0.028))
  addDetail(motif, inks.inner, mirrored(FRUIT, high * 0.7, high * 0.038))
  addSeeds(motif, inks.detail, high)
}

/** Lozenge seeds in brick order inside the fruit. */
function addSeeds(motif: Motif, ink: number, high: number): void {
  for (let row = -3; row <= 4; row++)
    for (let column = -2; column <= 2; column++) {
      const [x, y] = [(column + (row & 1 ? 0.5 : 0)) * 0.075, 0.115 + row * 0.05]
      if ((x / 0.155) ** 2 + ((y - 0.12) / 0.165) ** 2 > 1) continue
      addDetail(motif, ink, lozenge(x * high, y * high, high * 0.022, high * 0.028))
    }
}

function addPalmette(motif: Motif, inks: BloomInks, high: number): void {
  const y = high * 0.3
  for (const side of [1, -1]) {
    const arm = volute([0, high * 0.46], UP + side * 1.2, high * 0.72, side * 4.6, 1.3, 16)
    addForm(
      motif,
      inks.leaf,
      ribbon(arm, (t) => high * (0.034 - 0.018 * t)),
    )
    const end = arm[arm.length - 1]
    addForm(motif, inks.leaf, circle(end[0], end[1], high * 0.045, 8))
  }
  const fan = { count: 9, spread: 0.33, fall: 0.055 }
  addFan(motif, inks.body, y, { ...fan, reach: high * 0.8, half: high * 0.074, rim: inks.detail })
  addFan(motif, inks.detail, y, { ...fan, reach: high * 0.7, half: high * 0.036, from: high * 0.34 })
  addFan(motif, inks.inner, y, { ...fan, reach: high * 0.67, half: high * 0.02, from: high * 0.37 })
  const heart: readonly Knot[] = [
    [0, 0.16, 1],
    [0.16, 0.06],
    [0.15, -0.14],
    [0, -0.24, 1],
  ]
  addForm(motif, inks.detail, mirrored(heart, high * 1.22, y))
  addForm(motif, inks.heart, mirrored(heart, high, y))
  addDetail(motif, inks.detail, mirrored(heart, high * 0.62, y - high * 0.012))
  addDetail(motif, inks.body, mirrored(heart, high * 0.38, y - high * 0.02))
}

const CUP: readonly Knot[] = [
  [0, 0.34, 1],
  [0.2, 0.32],
  [0.32, 0.1],
  [0.2, -0.16],
  [0.3, -0.4, 1],
  [0.1, -0.28],
  [0, -0.02, 1],
]

function addTulip(motif: Motif, inks: BloomInks, high: number): void {
  addCalyx(motif, inks, high, high * 0.46, 0.66)
  const middle: readonly Knot[] = [
    [0, 0.2, 1],
    [0.17, 0.08],
    [0.14, -0.26],
    [0, -0.5, 1],
  ]
  addForm(motif, inks.detail, mirrored(middle, high * 1.08))
  addForm(motif, inks.inner, mirrored(middle, high))
  addDetail(motif, inks.detail, mirrored(middle, high * 0.66, -high * 0.06))
  addDetail(motif, inks.heart, mirrored(middle, high * 0.5, -high * 0.07))
  addForm(motif, inks.detail, mirrored(CUP, high * 1.06, -high * 0.006))
  addForm(motif, inks.body, mirrored(CUP, high))
  for (const side of [1, -1]) {
    const flame = curveThrough([
      [side * high * 0.05, high * 0.26],
      [side * high * 0.19, high * 0.08],
      [side * high * 0.14, -high * 0.12],
      [side * high * 0.2, -high * 0.26],
    ])
    addDetail(
      motif,
      inks.detail,
      ribbon(flame, (t) => high * 0.018 * Math.sin(Math.PI * Math.min(1, 0.1 + t))),
    )
  }
  addDetail(motif, inks.heart, lozenge(0, high * 0.2, high * 0.045, high * 0.075))
}

function addArtichoke(motif: Motif, inks: BloomInks, high: number, isPineapple: boolean): void {
  addCalyx(motif, inks, high, high * 0.46, 0.66)
  if (isPineapple) {
    const fan = { count: 7, spread: 0.27, fall: 0.1 }
    addFan(motif, inks.leaf, -high * 0.14, { ...fan, reach: high * 0.4, half: high * 0.048, rim: inks.detail })
  } else {
    const tuft = { count: 7, spread: 0.2, fall: 0.06, rim: inks.detail }
    addFan(motif, inks.heart, -high * 0.1, { ...tuft, reach: high * 0.42, half: high * 0.034 })
  }
  addForm(motif, inks.detail, mirrored(FRUIT, high * 1.16, -high * 0.01))
  // Rows of scales from the top down, so that each lower row lies over the one above.
  for (let row = 0; row < 6; row++) {
    const y = high * (-0.2 + row * 0.085)
    const span = [0.1, 0.17, 0.215, 0.22, 0.18, 0.11][row] * high
    const scales = [2, 3, 4, 4, 3, 2][row]
    for (let scale = 0; scale < scales; scale++) {
      const x = scales === 1 ? 0 : -span + (2 * span * (scale + 0.5)) / scales
      const turn = TURN / 4 - (x / high) * 0.9
      const half = (span / scales) * 1.04
      addForm(motif, inks.detail, ornamentPetal(x * 0.96, y, turn + Math.PI, -high * 0.13, high * 0.055, half))
      addForm(motif, inks.body, ornamentPetal(x * 0.96, y, turn + Math.PI, -high * 0.12, high * 0.04, half * 0.8))
      addDetail(motif, inks.inner, ornamentPetal(x * 0.96, y, turn + Math.PI, -high * 0.07, high * 0.02, half * 0.34))
    }
  }
}

function addCarnation(motif: Motif, inks: BloomInks, high: number): void {
  addCalyx(motif, inks, high, high * 0.46, 0.62)
  const y = high * 0.2
  for (const [reach, ink] of [
    [0.68, inks.detail],
    [0.65, inks.body],
    [0.47, inks.detail],
    [0.44, inks.inner],
    [0.27, inks.detail],
    [0.24, inks.heart],
  ] as const) {
    // A fan with a toothed rim.
    const knots: Knot[] = [[0, y, 1]]
    const teeth = 9
    for (let tooth = 0; tooth <= teeth * 2; tooth++) {
      const angle = UP - 1.15 + (2.3 * tooth) / (teeth * 2)
      const far = high * reach * (tooth % 2 ? 1 : 0.86) * (1 - 0.1 * Math.abs(tooth / teeth - 1))
      knots.push([Math.cos(angle) * far, y + Math.sin(angle) * far, tooth % 2 ? 0 : 1])
    }
    addForm(motif, ink, knots)
  }
  for (let vein = -4; vein <= 4; vein++) {
    const turn = UP + vein * 0.235
    addDetail(motif, inks.detail, ornamentPetal(0, y, turn, high * 0.3, high * 0.59, high * 0.01))
  }
  const cup: readonly Knot[] = [
    [0, 0.26, 1],
    [0.1, 0.2],
    [0.12, 0.02],
    [0.16, -0.12, 1],
    [0.07, -0.05],
    [0, -0.12, 1],
  ]
  addForm(motif, inks.detail, mirrored(cup, high * 1.16, y))
  addForm(motif, inks.leaf, mirrored(cup, high, y))
}
