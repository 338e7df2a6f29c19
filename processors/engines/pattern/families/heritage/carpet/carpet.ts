import { paintCells } from '../../../kit/area/cell-grid.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth } from '../../../kit/area/cloth.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { fitCells } from '../../../kit/place/fit-cells.ts'
import { fillIndexPlane } from '../../../render/index-plane.ts'
import { chooseKind } from '../../choose-kind.ts'
import type { Family, Plan } from '../../family.ts'
import { knotPictures } from './knot-pictures.ts'
import { BORDER_SHARE, paintBorders } from './rug-borders.ts'
import { paintMedallionField } from './rug-field.ts'
import type { Rug } from './rug-inks.ts'
import { castRug } from './rug-inks.ts'
import { paintGarden, paintHerati } from './rug-nets.ts'
import { strewKnots } from './strew-knots.ts'

const RUG_MM = 320
/** Knots across one medallion at most, and across a whole repeat. */
const KNOTS = { medallion: 152, heriz: 112, herati: 152, garden: 192 } as const
const KNOTS_MOST = 460
/** A whole rug has so many times the knots of its field across. */
const RUG_IN_BORDERS = 1.9

const kindNames = ['medallion', 'heriz', 'herati', 'garden'] as const
type Kind = (typeof kindNames)[number]

/** Madder, indigo in two strengths, ivory, camel, and a little green and rose. */
const classic = {
  inks: ['#8f2d2b', '#1f2d50', '#efe2c6', '#bd8c48', '#7d9aa6', '#66734d', '#cf8073'],
  ground: 0,
} as const

export const carpet: Family = {
  name: 'carpet',
  summary:
    'knotted carpets, knot by knot: a medallion with pendants and corner pieces on a field of vines, herati nets, gardens in panels; a placement has its borders',
  words: [
    'knotted carpet',
    'oriental carpet',
    'hand knotted rug',
    'knotted rug',
    'carpet medallion',
    'rug medallion',
    'orientteppich',
    'perserteppich',
    'tapis persan',
    'tapis orient',
    'alfombra persa',
    'tappeto persiano',
    'ペルシャ絨毯',
  ],
  kinds: {
    medallion:
      'persian carpet|persian rug|turkish carpet|turkish medallion carpet|anatolian carpet|ottoman carpet|oriental carpet|antique carpet|antique rug|afghan carpet|afghan rug|bokhara|bokhara rug|bukhara rug|medallion carpet|medallion rug|kashan|kashan carpet|tabriz|tabriz carpet|isfahan|isfahan rug|nain rug|kerman rug|kerman carpet|qum rug|sarouk|savonnerie|aubusson|aubusson rug|oriental rug|oriental runner|persian runner|oriental carpet runner|ardabil|ardabil carpet|agra carpet|ushak|ushak rug|ushak medallion|oushak|oushak rug|hereke|hereke carpet',
    heriz:
      'kazak|kazak rug|kazak carpet|caucasian rug|caucasian carpet|caucasian kazak rug|caucasian kazak|caucasian medallion|heriz|heriz rug|heriz carpet|heriz medallion|heriz carpet medallion|serapi rug|serapi carpet|gorevan',
    herati:
      'axminster|axminster carpet|wilton carpet|wilton|pub carpet|herati|herati carpet|herati rug|mahi carpet|bijar rug|bidjar|feraghan|senneh rug|sultanabad|ziegler carpet',
    garden:
      'garden carpet|persian garden|persian garden carpet|bakhtiari|bakhtiari rug|bakhtiari carpet|khesti|chahar bagh',
  },
  colourway: () => classic,
  motifs: [],
  coverage: { low: 0.5, medium: 0.64, high: 0.8 },
  isDensityFixed: true,
  inks: { least: 2, natural: 7, company: ['#efe2c6', '#bd8c48'] },
  moods: ['madder', 'heritage', 'moody', 'indigo'],
  ground: 'dark',
  motifMm: 180,
  repeatMm: RUG_MM,
  layouts: ['block', 'mirror'],
  draw: drawCarpet,
  compose: (plan) => knot(plan, RUG_IN_BORDERS, false, (cloth) => paintRug(cloth, plan)),
}

function drawCarpet(plan: Plan): Cloth {
  const columns = fitCells(plan.widthMm, RUG_MM * plan.scale)
  const rows = fitCells(plan.heightMm, RUG_MM * plan.scale)
  return knot(plan, columns.count, true, (cloth) => {
    for (let column = 0; column < columns.count; column++)
      for (let row = 0; row < rows.count; row++)
        paintField(cloth, plan, {
          at: [(column + 0.5) * columns.sizeMm, (row + 0.5) * rows.sizeMm],
          halfWide: columns.sizeMm / 2,
          halfTall: rows.sizeMm / 2,
          inks: castRug(plan.cast),
        })
  })
}

/** A drawing, knot by knot: one ink to a knot, small flowers strewn where the field is still bare. */
function knot(plan: Plan, rugs: number, wraps: boolean, draw: (cloth: Cloth) => void): Cloth {
  const drawing = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { wraps })
  draw(drawing)
  const across = Math.round(Math.min(KNOTS_MOST, KNOTS[kindOf(plan)] * rugs))
  const down = Math.max(24, Math.round((across * plan.heightMm) / plan.widthMm))
  const { data } = fillIndexPlane(drawing, across, down)
  const rowAt = (row: number): number[] => [...data.subarray(row * across, (row + 1) * across)]
  const drawn = Array.from({ length: down }, (_, row) => rowAt(row))
  const grid = kindOf(plan) === 'garden' ? drawn : fold(drawn)
  if (wraps) knotPictures(grid, plan, castRug(plan.cast))
  // Beds of a garden are full, and no two halves of it alike.
  if (kindOf(plan) !== 'garden') strewKnots(grid, plan, castRug(plan.cast))
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { wraps })
  paintCells(cloth, grid)
  return cloth
}

/** One quarter of the knots in place of the others: what a knotter reads from one quarter of a chart. */
function fold(grid: readonly (readonly number[])[]): number[][] {
  return grid.map((row, y) =>
    row.map((_, x) => grid[Math.min(y, grid.length - 1 - y)][Math.min(x, row.length - 1 - x)]),
  )
}

/** One whole rug: its field, and the borders over the rim of it. */
function paintRug(cloth: Cloth, plan: Plan): void {
  const inks = castRug(plan.cast)
  const border = Math.min(cloth.widthMm, cloth.heightMm) * BORDER_SHARE
  const at: Point = [cloth.widthMm / 2, cloth.heightMm / 2]
  paintField(cloth, plan, { at, halfWide: cloth.widthMm / 2 - border, halfTall: cloth.heightMm / 2 - border, inks })
  paintBorders(cloth, inks)
}

function paintField(cloth: Cloth, plan: Plan, rug: Rug): void {
  const kind = kindOf(plan)
  const random = plan.random.fork('carpet')
  if (kind === 'herati') paintHerati(cloth, rug)
  else if (kind === 'garden') paintGarden(cloth, rug, random)
  else paintMedallionField(cloth, rug, kind, random)
}

function kindOf(plan: Plan): Kind {
  const isNamed = kindNames.some((kind) => plan.styles.includes(kind) || plan.details.kind === kind)
  return isNamed ? chooseKind(plan, kindNames) : 'medallion'
}
