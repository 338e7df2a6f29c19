import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { createNoise } from '../../kit/chance/noise.ts'
import { chainInks } from '../../kit/ink/ink-chain.ts'
import { turnsOf } from '../../kit/ink/ink-pool.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Family, Plan } from '../family.ts'

const SQUARE_MM = 10
const PIXEL_MM = 5

export const checkerboard: Family = {
  name: 'checkerboard',
  summary: 'squares by turns, more inks in diagonal order; or pixels, tone dissolving into tone',
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
  paintCells(
    cloth,
    Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => inkAt(column, row))),
  )
  return cloth
}

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
