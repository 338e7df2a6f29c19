import { paintCells } from '../../kit/cell-grid.ts'
import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Family, Plan } from '../family.ts'

const SQUARE_MM = 10

export const checkerboard: Family = {
  name: 'checkerboard',
  summary: 'squares by turns, more inks in diagonal order',
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
  const inks = [cast.line, ...cast.figures.filter((ink) => ink !== cast.line)]
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
