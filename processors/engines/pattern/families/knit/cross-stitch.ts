import type { CellGrid } from '../../kit/area/cell-grid.ts'
import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paintTogether } from '../../kit/area/cloth.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { polygon } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { asksFor } from '../choose-kind.ts'
import type { Colourway, Family, KindAsked, Plan } from '../family.ts'
import { chartRows } from './chart-rows.ts'
import { chartedNouns, findPictureChart } from './find-chart.ts'
import { gameCharts } from './game-charts.ts'
import type { StitchedFigure } from './lay-motifs.ts'
import { chartedFigure, layMotifs } from './lay-motifs.ts'
import { pictureCellsOf } from './picture-cells.ts'

const STITCH_MM = 2.5
const STITCHES_MOST = 88
/**
 * Largest number of stitches where things are converted from their pictures, which need finer cloth: a stitch of 1.2
 * mm, as on canvas of 20 per inch.
 */
const FINE_MOST = 132
const PICTURES_MOST = 4
/** Stitches after which charts of bands close; their stitches are finer. */
const CHART_COLUMNS = 24
const BAND_STITCH_MM = 2.2
/** Stitches for a small figure between two converted pictures. */
const SMALL_STITCHES = 13
/** Stitches between motifs in a row, besides the room for one more motif; motifs of the next row extend into it. */
const GAP_STITCHES = 2
const favourites = ['rose', 'tulip', 'bird', 'heart', 'flower', 'strawberry', 'house', 'tree'] as const
/** Roses and eight-pointed stars of Eastern European embroidery. */
const slavic = ['rose', 'flower', 'snowflake', 'tulip']
/** Motifs of early video games. */
const onScreen = ['invader', 'heart', 'screen ghost', 'screen star', 'screen cherry', 'mushroom']

export const crossStitch: Family = {
  name: 'cross-stitch',
  summary:
    'counted motifs in crosses on open ground, or as square pixels or tent stitches; things asked for, with small fillers; the bands of eastern shirts',
  words: [
    'counted stitch',
    'stitched sampler',
    'kreuzstich',
    'point de croix',
    'punto de cruz',
    'punto croce',
    'ponto cruz',
    'クロスステッチ',
  ],
  kinds: {
    slavic:
      'vyshyvanka|romanian blouse|romanian embroidery|altiță|altita|ie blouse|hutsul|rushnyk|ukrainian embroidery|slavic embroidery|palestinian embroidery|tatreez|hmong embroidery|hmong embroidery geometric|geometric cross stitch|geometric embroidery',
    cross: 'cross stitch|cross-stitch|crossstitch|cross stitched|sampler',
    needlepoint: 'needlepoint|tent stitch|petit point|tapestry stitch|gobelin',
    pixel:
      'pixel|pixel art|pixelated|8 bit|8-bit|eight bit|16 bit|16-bit|retro game|retro gaming|video game|arcade game|arcade pixel|voxel|space invader|arcade|retro arcade|pixel game|game sprite|sprites',
  },
  colourway: ownColours,
  motifs: chartedNouns,
  coverage: { low: 0.14, medium: 0.3, high: 0.46 },
  isDensityFixed: true,
  inks: { least: 3, natural: 5 },
  moods: ['heritage', 'scandinavian', 'nursery', 'christmas'],
  ground: 'light',
  motifMm: 32,
  repeatMm: 160,
  layouts: ['half-drop', 'block'],
  draw: drawCrossStitch,
}

/**
 * Customary colours: red and black for Eastern European embroidery; light on black for video games, unless the things
 * have colours of their own.
 */
function ownColours(asked: KindAsked): Colourway | undefined {
  if (asksFor(asked, 'slavic')) return { inks: ['#f8f4e9', '#b3282d', '#1f1c20'], ground: 0 }
  const isOfScreens = (asked.motifs ?? []).every(
    (noun) => Object.hasOwn(gameCharts, noun) || /arcade|invader/.test(noun),
  )
  if (!asksFor(asked, 'pixel') || !isOfScreens) return undefined
  return { inks: ['#16141f', '#4fd1a5', '#f25f7c', '#f6c945', '#58a6f0', '#f4f1e8'], ground: 0 }
}

function drawCrossStitch(plan: Plan): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  if (asksFor(plan, 'slavic') && plan.motifs.length === 0) {
    paintCrosses(cloth, slavicBands(plan), crossOf)
    return cloth
  }
  const { figures, cellWide, cellTall, most } = chooseFigures(plan)
  const stitchMm = Math.max(STITCH_MM * plan.scale, Math.max(widthMm, heightMm) / most)
  const cell = { wideMm: cellWide * stitchMm, tallMm: cellTall * stitchMm }
  const { columns, rows } = fitCellPair(plan, cell, { rows: 2 })
  const kind = [plan.details.kind, ...plan.styles].find((name) => name === 'pixel' || name === 'needlepoint')
  const layout = { columns, rows, cellWide, cellTall, figures, cast, isOnScreen: kind === 'pixel' }
  const grid = layMotifs(layout, plan.random.fork('places'))
  if (kind === 'pixel') paintCells(cloth, grid)
  else paintCrosses(cloth, grid, kind === 'needlepoint' ? slantOf : crossOf)
  return cloth
}

/**
 * Eastern European shirts and towels have bands without a bare row between: stars and lozenges, separated by small
 * ones.
 */
function slavicBands({ cast, widthMm, heightMm, scale, random }: Plan): CellGrid {
  const columns = CHART_COLUMNS * Math.max(1, Math.round(widthMm / (CHART_COLUMNS * BAND_STITCH_MM * scale)))
  const rows = Math.round((columns * heightMm) / widthMm)
  return chartRows({ cast, motifs: [], kind: 'nordic' }, random.fork('bands'), rows, columns)
}

/**
 * Main figures, size in stitches of a cell that holds one with a small figure beside it, and largest number of them in
 * the repeat.
 */
type Figures = {
  readonly figures: readonly StitchedFigure[]
  readonly cellWide: number
  readonly cellTall: number
  readonly most: number
}

/**
 * The requested things: by their charts if all have one, else converted from their pictures; without any, favourites.
 */
function chooseFigures(plan: Plan): Figures {
  const random = plan.random.fork('motifs')
  const isCharted = plan.motifs.every((noun) => findPictureChart(noun) !== undefined)
  const pictures = isCharted
    ? []
    : plan.motifs.slice(0, PICTURES_MOST).flatMap((noun, at) => pictureCellsOf(plan, noun, at))
  if (pictures.length > 0) {
    const figures = pictures.map((cells) => [0, 1, 2, 3].map((turn) => cells(random, turn)))
    const [wide, tall] = sizeOf(figures.flat())
    return {
      figures: figures.map((poses) => (turn) => poses[turn % poses.length]),
      cellWide: wide + SMALL_STITCHES,
      cellTall: tall + GAP_STITCHES,
      most: FINE_MOST,
    }
  }
  // These words name a look as well as the thing.
  const isInvaded = plan.styles.some((style) => style.startsWith('space invader'))
  const asked = [
    ...(isInvaded ? ['invader'] : []),
    ...plan.motifs.filter((noun) => findPictureChart(noun) !== undefined),
  ]
  const usual = asksFor(plan, 'slavic') ? slavic : asksFor(plan, 'pixel') ? onScreen : favourites
  const nouns = asked.length > 0 ? asked : random.shuffle(usual).slice(0, 3)
  const [wide, tall] = sizeOf(nouns.map((noun) => findPictureChart(noun) ?? []))
  return {
    figures: nouns.map((noun) => chartedFigure(noun, plan.cast, random)),
    cellWide: wide * 2 + GAP_STITCHES,
    cellTall: tall - 1,
    most: STITCHES_MOST,
  }
}

/** Stitches across and down that hold each chart. */
function sizeOf(charts: readonly (readonly (string | readonly number[])[])[]): readonly [wide: number, tall: number] {
  return [Math.max(...charts.map((chart) => chart[0].length)), Math.max(...charts.map((chart) => chart.length))]
}

type Stitch = (x: number, y: number, wide: number, tall: number) => Ring[]

/** A cross of two bars, the upper one always in the same direction, as one outline of twelve corners. */
const crossOf: Stitch = (x, y, wide, tall) => {
  const at = (u: number, v: number): readonly [number, number] => [x + u * wide, y + v * tall]
  const [thin, edge] = [0.31, 0.02]
  const corner = (u: number, v: number): (readonly [number, number])[] => {
    const [outU, outV] = [0.5 + u * (0.5 - edge), 0.5 + v * (0.5 - edge)]
    const first = at(outU - (u === v ? u * thin : 0), outV - (u === v ? 0 : v * thin))
    const second = at(outU - (u === v ? 0 : u * thin), outV - (u === v ? v * thin : 0))
    return [first, second]
  }
  return [
    polygon([
      ...corner(-1, -1).reverse(),
      at(0.5, 0.5 - thin),
      ...corner(1, -1).reverse(),
      at(0.5 + thin, 0.5),
      ...corner(1, 1).reverse(),
      at(0.5, 0.5 + thin),
      ...corner(-1, 1).reverse(),
      at(0.5 - thin, 0.5),
    ]),
  ]
}

/** A tent stitch: one thick diagonal from lower left to upper right. */
const slantOf: Stitch = (x, y, wide, tall) => [
  polygon([
    [x + wide * 0.04, y + tall * 0.62],
    [x + wide * 0.62, y + tall * 0.04],
    [x + wide * 0.96, y + tall * 0.04],
    [x + wide * 0.96, y + tall * 0.38],
    [x + wide * 0.38, y + tall * 0.96],
    [x + wide * 0.04, y + tall * 0.96],
  ]),
]

function paintCrosses(cloth: Cloth, grid: CellGrid, stitch: Stitch): void {
  const [wide, tall] = [cloth.widthMm / grid[0].length, cloth.heightMm / grid.length]
  const stitches = new Map<Cast['ground'], Ring[]>()
  grid.forEach((row, y) => {
    row.forEach((ink, x) => {
      if (ink === cloth.ground) return
      const list = stitches.get(ink) ?? []
      stitches.set(ink, list)
      list.push(...stitch(x * wide, y * tall, wide, tall))
    })
  })
  for (const [ink, rings] of stitches) paintTogether(cloth, ink, rings)
}
