import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise } from '../../kit/chance/noise.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { wrap } from '../../kit/line/knot.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Family, Plan } from '../family.ts'

const SCALE_MM = 5.4

export const snake: Family = {
  name: 'snake',
  summary: 'rows of lozenge scales with an even gap, inked by slow saddles and rims as on a python',
  words: [
    '🐍 print',
    '🐍 skin',
    'schlangenmuster',
    'imprimé serpent',
    'imprimé python',
    'estampado de serpiente',
    'pitonato',
    '蛇柄',
    'snake',
    'snakeskin',
    'snakeskin python',
    'python snakeskin',
    'snake skin',
    'snake print',
    'python',
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

/**
 * Scales on a half-drop lattice of lozenges; the drawn share of each is the coverage. Saddles are diamonds down the
 * back, distorted by noise; a scale's ink depends on its depth inside the saddle, darkest along the edge.
 */
function drawSnake(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const columns = fitCells(plan.widthMm, SCALE_MM * plan.scale)
  const rows = fitCells(plan.heightMm, SCALE_MM * 1.35 * plan.scale)
  const saddle = saddleField(plan, columns.count, rows.count)
  const inks = [...cast.figures].sort((one, other) => cast.inks[one].lightness - cast.inks[other].lightness)
  const shrink = Math.min(0.97, Math.sqrt(plan.coverage) * 1.04)
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++)
      for (const half of [0, 0.5]) {
        const [x, y] = [(column + half) / columns.count, (row + half) / rows.count]
        const depth = saddle(x, y)
        // With a single ink the size of the scales shows the saddles.
        const fill = shrink * (inks.length > 1 ? 1 : sizeOfScale(depth))
        const [wide, high] = [(columns.sizeMm / 2) * fill, (rows.sizeMm / 2) * fill]
        paint(cloth, inkOfScale(inks, depth), scaleRing(x * plan.widthMm, y * plan.heightMm, wide, high))
      }
  return cloth
}

/** Share of full size at which a scale is drawn in a single ink: small on the flanks, full on the edge of a saddle. */
function sizeOfScale(depth: number): number {
  if (depth < -0.12) return 0.5
  return depth < 0.26 ? 1 : 0.8
}

/** Ink by depth, above 0 inside a saddle: pale flanks, the darkest ink on the edge, others in the centre. */
function inkOfScale(inks: readonly number[], depth: number): number {
  const last = inks.length - 1
  if (last === 0) return inks[0]
  if (depth < -0.12) return inks[Math.max(0, last - (depth > -0.3 && last > 2 ? 1 : 0))]
  if (depth < 0.26) return inks[0]
  return inks[Math.min(last, depth < 0.62 ? 1 : Math.max(1, last - 1))]
}

function saddleField(plan: Plan, columns: number, rows: number): TorusField {
  const random = plan.random.fork('saddles')
  const seed = `${random.next()}`
  const across = Math.max(1, Math.round(random.between(1.8, 3.2) / plan.scale))
  const down = Math.max(1, Math.round((across * random.between(1.1, 1.7) * plan.heightMm) / plan.widthMm))
  const stray = createNoise(`${seed}/stray`, across * 5, down * 4)
  const grain = createNoise(`${seed}/grain`, columns, rows)
  const diamond: TorusField = (x, y) => {
    const [u, v] = [Math.abs(wrap(x * across, 1) - 0.5) * 2, Math.abs(wrap(y * down, 1) - 0.5) * 2]
    // Large saddles at the cell centres, small ones on the flanks between them.
    return Math.max(0.72 - (u + v), 0.42 - ((1 - u) * 1.3 + (1 - v) * 1.1))
  }
  const bent = bendField(diamond, `${seed}/bend`, across * 3, 0.055 / across)
  return (x, y) => bent(x, y) + 0.16 * stray(x, y) + 0.09 * grain(x, y)
}

/** A lozenge with curved sides and a sharper lower point. */
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
