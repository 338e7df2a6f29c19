import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { chainInks } from '../../kit/ink/ink-chain.ts'
import { wrap } from '../../kit/line/knot.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'

const COLUMN_MM = 2.4
/** A stitch is so many half steps of the canvas high. */
const STITCH = 4

export const bargello: Family = {
  name: 'bargello',
  summary:
    'upright stitches in columns that step up and down, so that shade runs into shade in flames, waves and lozenges',
  words: [
    'bargello',
    'bargello stitch',
    'bargello needlepoint',
    'florentine stitch',
    'florentine work',
    'irish stitch',
    'needlepoint flame',
  ],
  kinds: {
    flames:
      'acheik|luntaya acheik|acheik waves|flame stitch|flamestitch|flame stitch bargello|bargello flame|bargello flames|florentine flame|florentine flames|hungarian point|punto fiamma|point de hongrie|flammenstich',
    waves: 'bargello wave|bargello waves|bargello scallop|bargello scallops',
    lozenges: 'bargello diamond|bargello diamonds|bargello lozenge|pomegranate bargello',
  },
  motifs: [],
  coverage: { low: 0.6, medium: 0.84, high: 0.95 },
  isDensityFixed: true,
  inks: { least: 2, natural: 6, isRun: true },
  moods: ['seventies', 'heritage', 'boho', 'autumn', 'moody', 'mediterranean'],
  ground: 'light',
  motifMm: 50,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawBargello,
}

const kinds = ['flames', 'waves', 'lozenges'] as const

/** Steps of one line in half stitches; they sum to nothing, so that flames close over the repeat. */
function drawBargello(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const random = plan.random.fork('bargello')
  const kind = chooseKind(plan, kinds)
  const line = lineOf(random, kind)
  const shades = shadesOf(plan, random)
  const column = COLUMN_MM * plan.scale * Math.max(1, Math.sqrt((plan.widthMm / COLUMN_MM / plan.scale) ** 2 / 40_000))
  // Lozenges mirror the line, which takes two runs of the shades.
  const run = shades.length * STITCH
  const cells = fitCellPair(plan, { wideMm: column, tallMm: column * 0.62 }, { columns: line.length, rows: run })
  const mirrored = kind === 'lozenges' && cells.rows % (2 * run) === 0
  const grid = Array.from({ length: cells.rows }, (_, row) =>
    Array.from({ length: cells.columns }, (_, at) => {
      const height = line[at % line.length]
      const from = mirrored ? Math.abs(wrap(row, 2 * run) - run) : row
      return shades[Math.floor(wrap(from - height, run) / STITCH)]
    }),
  )
  paintCells(cloth, grid)
  return cloth
}

/** From the deepest shade always to the nearest one left, each as wide as one stitch; the end of a run meets its start as a sharp line. */
function shadesOf({ cast }: Plan, random: Random): number[] {
  const chain = [cast.byLightness[0], ...chainInks(cast, cast.byLightness[0])]
  // With few inks every shade comes broad and then fine, so that lines still have a rhythm.
  if (chain.length > 3) return chain
  return [...chain, ...chain.slice(1), ...(random.chance(0.5) ? chain.slice(-1) : [])]
}

/**
 * Heights of the columns of one line: flames climb ever steeper, waves ever slower; a small one stands between two
 * large ones by the seed.
 */
function lineOf(random: Random, kind: (typeof kinds)[number]): number[] {
  const climbs: Readonly<Record<typeof kind, readonly (readonly number[])[]>> = {
    flames: [
      [1, 1, 2, 2, 3, 3, 4],
      [1, 2, 2, 3, 3, 4, 4],
      [2, 2, 2, 3, 4, 4],
    ],
    waves: [
      [4, 3, 3, 2, 2, 1, 1, 0],
      [3, 3, 2, 2, 1, 1, 0, 0],
      [2, 4, 4, 2, 1, 0],
    ],
    lozenges: [
      [2, 2, 2, 2, 2, 2],
      [2, 2, 2, 2, 2, 2, 2, 2],
    ],
  }
  const climb = random.pick(climbs[kind])
  const small = random.pick([[], [], climb.slice(0, 3), climb.slice(-4)])
  const heights: number[] = []
  let height = 0
  for (const peak of small.length > 0 && kind !== 'lozenges' ? [climb, small] : [climb]) {
    for (const step of [...peak, ...peak.toReversed().map((down) => -down)]) {
      heights.push(height)
      height -= step
    }
  }
  return heights
}
