import type { CellGrid } from '../../kit/area/cell-grid.ts'
import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Colourway, Family, Plan } from '../family.ts'

const CELL_MM = 2
/** Cells of one mesh of the net, of one leaf, and of the bands between two fields of net. */
const [MESH, LEAF, BAND] = [10, 10, 48]
/** Cells of net between two bands: a whole number of meshes. */
const NET = 112

const [BLACK, RED, WHITE] = ['#1b1a1c', '#b3202b', '#f7f4ec']

export const keffiyeh: Family = {
  name: 'keffiyeh',
  summary:
    'a headcloth of the Levant: a fishing net of floats over the field, broad lines and rows of olive leaves between',
  words:
    'kufiya|kuffiyeh|keffiyah|kaffiyeh|hatta|yashmagh|ghutra|palestinian scarf|palestinian keffiyeh|arab scarf|arab headscarf|desert scarf|fishnet scarf|palituch|palästinensertuch|كوفية'.split(
      '|',
    ),
  kinds: { shemagh: 'shemagh|red shemagh|red keffiyeh|shmagh|jordanian shemagh' },
  colourway: ({ styles }): Colourway => ({ inks: [WHITE, styles.includes('shemagh') ? RED : BLACK], ground: 0 }),
  colourwayAround: (hex, { isGround }) => ({ inks: isGround ? [hex, WHITE] : [WHITE, hex], ground: 0 }),
  motifs: [],
  coverage: { low: 0.34, medium: 0.42, high: 0.5 },
  isDensityFixed: true,
  inks: { least: 2, natural: 2 },
  moods: ['monochrome'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['block'],
  draw: drawKeffiyeh,
}

/** Every float is a cell: the figure is made by the weft, so no line is finer than two threads. */
function drawKeffiyeh(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const cellMm = CELL_MM * plan.scale
  const columns = fitCells(plan.widthMm, cellMm * MESH).count * MESH
  const bands = Math.max(1, Math.round(plan.heightMm / (cellMm * (NET + BAND))))
  // In periods taller than whole bands, the net between the bands takes the rest, in whole meshes.
  const meshes = Math.max(2, Math.round((plan.heightMm / cellMm / bands - BAND) / MESH))
  const tall = meshes * MESH + BAND
  const grid: CellGrid = Array.from({ length: tall * bands }, (_, row) =>
    Array.from({ length: columns }, (_, column) => inkAt(plan, column, row % tall, Math.floor(row / tall))),
  )
  paintCells(cloth, grid)
  return cloth
}

function inkAt({ cast }: Plan, column: number, row: number, band: number): number {
  if (row >= BAND) return isNet(column, row - BAND) ? cast.main : cast.ground
  const inner = cast.figures[(1 + band) % cast.figures.length]
  // Bars take turns in the inks that neither net nor leaves have.
  const others = cast.figures.slice(1)
  const bar = others[Math.floor((column + 1) / (LEAF * 2)) % others.length] ?? cast.main
  // The band is symmetric from top to bottom.
  const depth = Math.min(row, BAND - 1 - row)
  if (depth < 3 || (depth >= 13 && depth < 15)) return depth < 3 && depth > 0 ? cast.main : depth ? inner : cast.ground
  if (depth >= 5 && depth < 11) return isTrade(column, depth - 5) ? bar : cast.ground
  return depth >= 17 && isLeaf(column, row - BAND / 2 + 0.5) ? inner : cast.ground
}

/** Lozenges of the net with broken sides two floats wide, and a knot where they meet. */
function isNet(column: number, row: number): boolean {
  const [rise, fall] = [(column + row) % MESH, (((column - row) % MESH) + MESH) % MESH]
  const isKnot = (rise < 2 || rise > MESH - 2) && (fall < 2 || fall > MESH - 2)
  return isKnot || (rise < 2 && fall % 4 !== 2) || (fall < 2 && rise % 4 !== 2)
}

/** A row of bars with slanted ends (the "trade routes"). */
function isTrade(column: number, depth: number): boolean {
  return (column + (depth >> 1)) % (LEAF * 2) < LEAF * 2 - 4
}

/** Leaves in pairs along a stem in the middle of the band. */
function isLeaf(column: number, fromStem: number): boolean {
  if (Math.abs(fromStem) < 1) return true
  const [x, y] = [column % LEAF, Math.abs(fromStem) - 1]
  const along = x - y * 0.8
  return along > 0.5 && along < 5 && y < 6
}
