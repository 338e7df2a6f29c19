import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Ring } from '../../kit/knot.ts'
import { TURN } from '../../kit/knot.ts'
import { createNoise } from '../../kit/noise.ts'
import type { Family, Plan } from '../family.ts'

const SCALE_MM = 5.4

export const snake: Family = {
  name: 'snake',
  summary: 'rows of lozenge scales with an even gap, inked by slow saddles and rims as on a python',
  words: [
    'snake',
    'snakeskin',
    'snake skin',
    'snake print',
    'python',
    'reptile',
    'lizard',
    'dragon scale',
    'serpent',
    'schlange',
    'serpiente',
    'serpente',
    '蛇',
  ],
  motifs: [],
  coverage: { low: 0.5, medium: 0.66, high: 0.8 },
  inks: { least: 2, natural: 4, leads: 'line' },
  moods: ['savanna', 'monochrome', 'field', 'moody'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['brick', 'toss', 'block'],
  draw: drawSnake,
}

/** Scales of half-drop lozenges: the share of each that is drawn is the coverage; which ink, the saddle field decides. */
function drawSnake(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const columns = fitCells(plan.widthMm, SCALE_MM * plan.scale)
  const rows = fitCells(plan.heightMm, SCALE_MM * 1.35 * plan.scale)
  const seed = `${plan.random.fork('saddles').next()}`
  const [across, down] = [
    Math.max(1, Math.round(2 / plan.scale)),
    Math.max(1, Math.round((3 * plan.heightMm) / plan.widthMm / plan.scale)),
  ]
  const stray = createNoise(`${seed}/stray`, across * 4, down * 4)
  const grain = createNoise(`${seed}/grain`, columns.count, rows.count)
  const inks = [...cast.figures].sort((one, other) => cast.inks[one].lightness - cast.inks[other].lightness)
  const values: { x: number; y: number; value: number }[] = []
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++)
      for (const half of [0, 0.5]) {
        const [x, y] = [(column + half) / columns.count, (row + half) / rows.count]
        // Diamonds down the back, frayed by noise.
        const diamond = Math.cos(TURN * across * x) + Math.cos(TURN * down * y)
        values.push({ x, y, value: diamond * 0.6 + 0.42 * stray(x, y) + 0.2 * grain(x, y) })
      }
  const ranked = values.map(({ value }) => value).sort((one, other) => one - other)
  const shrink = Math.min(0.97, Math.sqrt(plan.coverage) * 1.04)
  for (const { x, y, value } of values) {
    const rank = ranked.findIndex((other) => other >= value) / ranked.length
    const ink = inks[Math.min(inks.length - 1, Math.floor(rank ** 0.8 * inks.length))]
    paint(
      cloth,
      ink,
      scaleRing(x * plan.widthMm, y * plan.heightMm, (columns.sizeMm / 2) * shrink, (rows.sizeMm / 2) * shrink),
    )
  }
  return cloth
}

/** A lozenge with soft sides and a sharper point at the foot. */
function scaleRing(x: number, y: number, half: number, high: number): Ring {
  return [
    [x, y - high, 1],
    [x + half * 0.62, y - high * 0.52],
    [x + half, y, 1],
    [x + half * 0.5, y + high * 0.62],
    [x, y + high, 1],
    [x - half * 0.5, y + high * 0.62],
    [x - half, y, 1],
    [x - half * 0.62, y - high * 0.52],
  ]
}
