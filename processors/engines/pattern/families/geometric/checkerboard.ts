import type { CellGrid } from '../../kit/area/cell-grid.ts'
import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paintArea } from '../../kit/area/cloth.ts'
import { createNoise } from '../../kit/chance/noise.ts'
import { chainInks } from '../../kit/ink/ink-chain.ts'
import { turnsOf } from '../../kit/ink/ink-pool.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import { asksFor } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'

const SQUARE_MM = 10
const PIXEL_MM = 5

export const checkerboard: Family = {
  name: 'checkerboard',
  summary:
    'squares by turns, more inks in diagonal order, straight or swaying in waves; or pixels, tone dissolving into tone',
  words: [
    'checkerboard',
    'checker',
    'checkers',
    'checkered',
    'chequered',
    'chess',
    'chessboard',
    'damier',
    'schachbrett',
    'ajedrez',
    'scacchi',
    'ichimatsu',
    '市松',
    'racing flag',
  ],
  kinds: {
    swaying:
      'wavy checkerboard|wavy check|wavy checks|checkerboard wavy|wavy checker|wavy checkered|groovy checkerboard|groovy check|groovy checker|groovy checks|melting checkerboard|melted checkerboard|retro wavy checkerboard|rippling checkerboard|swirly checkerboard|curvy checkerboard|liquid checkerboard',
    pixels:
      'pixels|pixel grid|pixel gradient|pixel grid gradient|pixel ombre|gradient pixel|gradient pixels|pixelated gradient|pixel mosaic|voxel',
  },
  motifs: [],
  coverage: { low: 0.25, medium: 0.5, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 2, natural: 2 },
  moods: ['monochrome', 'seventies', 'pop', 'nursery'],
  ground: 'light',
  motifMm: 10,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawCheckerboard,
}

function drawCheckerboard(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  if (plan.details.kind === 'pixels' || plan.styles.includes('pixels')) {
    drawPixels(cloth, plan)
    return cloth
  }
  const inks = turnsOf(cast, [cast.line, ...cast.figures.filter((ink) => ink !== cast.line)])
  const columns = fitCells(plan.widthMm, SQUARE_MM * plan.scale, inks.length * 2).count
  const rows = fitCells(plan.heightMm, SQUARE_MM * plan.scale, inks.length * 2).count
  const inkAt = (column: number, row: number): number =>
    (column + row) % 2 ? cast.ground : inks[(((column + row) / 2) % inks.length) | 0]
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => inkAt(column, row)),
  )
  if (plan.styles.includes('wavy') || asksFor(plan, 'swaying')) paintWavy(cloth, plan, grid)
  else paintCells(cloth, grid)
  return cloth
}

/** Squares of a board that sways: rows and columns swing as waves, the same number of squares to a swing both ways. */
function paintWavy(cloth: Cloth, { widthMm, heightMm }: Plan, grid: CellGrid): void {
  const [rows, columns] = [grid.length, grid[0].length]
  const [wide, tall] = [widthMm / columns, heightMm / rows]
  const knotAt = (x: number, y: number, corner: 0 | 1): Knot => {
    const [swayedX, swayedY] = sway([x, y], columns, rows)
    return [swayedX * wide, swayedY * tall, corner]
  }
  const ringOf = (column: number, row: number): Ring =>
    SIDES.flatMap(([fromX, fromY, alongX, alongY]) =>
      BENDS.map((share) => knotAt(column + fromX + share * alongX, row + fromY + share * alongY, share === 0 ? 1 : 0)),
    )
  const inks = [...new Set(grid.flat())].filter((ink) => ink !== cloth.ground)
  for (const ink of inks.sort((one, other) => one - other)) {
    const cells = grid.flatMap((line, row) => line.flatMap((own, column) => (own === ink ? [ringOf(column, row)] : [])))
    paintArea(cloth, ink, cells)
  }
}

/** Where a place of the straight board lies on the swaying one, both in squares. */
export function sway([x, y]: Point, columns: number, rows: number): Point {
  const across = Math.max(1, Math.round(columns / SWING_SQUARES))
  const down = Math.max(1, Math.round(rows / SWING_SQUARES))
  return [x + STRAY * Math.sin((TURN * down * y) / rows), y + STRAY * Math.sin((TURN * across * x) / columns)]
}

/** How far a wave carries a square to either side, in squares, and the squares of one swing. */
const STRAY = 0.72
const SWING_SQUARES = 8
/** Sides of a square clockwise: where each begins, and its direction. */
const SIDES = [
  [0, 0, 1, 0],
  [1, 0, 0, 1],
  [1, 1, -1, 0],
  [0, 1, 0, -1],
] as const
/** Knots of a side, as shares of it. */
const BENDS = [0, 1 / 3, 2 / 3] as const

/**
 * Tones run down the cloth and back; between two of them squares fall by chance to the nearer one more often, as a
 * dithered screen has it.
 */
function drawPixels(cloth: Cloth, { cast, random, widthMm, heightMm, scale }: Plan): void {
  const chance = random.fork('pixels')
  const first = cast.byLightness[0]
  const chain = [first, ...chainInks(cast, first)]
  const columns = fitCells(widthMm, PIXEL_MM * scale).count
  const rows = fitCells(heightMm, PIXEL_MM * scale, 2).count
  const drift = createNoise(`${chance.next()}`, 5, 3)
  const inkAt = (column: number, row: number): number => {
    const [x, y] = [(column + 0.5) / columns, (row + 0.5) / rows]
    const share = 1 - Math.abs(1 - 2 * y)
    const place = share * (chain.length - 1) + 0.5 + 0.45 * drift(x, y) + chance.between(-0.6, 0.6)
    return chain[Math.max(0, Math.min(chain.length - 1, Math.floor(place)))]
  }
  paintCells(
    cloth,
    Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => inkAt(column, row))),
  )
}
