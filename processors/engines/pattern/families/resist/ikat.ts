import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import { asksFor } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import type { FigureParts, Layer } from './ikat/bound-figures.ts'
import {
  betweenFigure,
  bloomMedallion,
  dropsBetween,
  kasuriFigures,
  lozengeMedallion,
  medallions,
  stripeBetween,
} from './ikat/bound-figures.ts'
import { picturesOf } from './ikat/bound-pictures.ts'
import { dyeWarp } from './ikat/warp.ts'

const COLUMN_MM = 80
/** Ratio of a figure's length along the warp to its width. */
const TALL = 1.6
const THREADS = 48
/** Noun that only names the shape of the figure. */
const LOZENGE = 'diamond'

export const ikat: Family = {
  name: 'ikat',
  summary:
    'medallions bound and dyed into the warp, rim in rim: every thread slid along its own way, so edges feather in one direction only',
  words: [
    'ikat',
    'ikats',
    'uzbek',
    'adras',
    'suzani ikat',
    'patola',
    'mudmee',
    'mudmee silk',
    'mat mi',
    'pochampally',
    'sambalpuri',
    'endek',
    'feathered diamond',
    'イカット',
    'ethnic',
  ],
  kinds: {
    striped: 'ikat stripe|ikat stripes|striped ikat|stripe ikat',
    kasuri: 'kasuri|kasuri cross|kasuri crosses|e-gasuri|igeta|well curb|well curbs|jūji|juji|絣',
  },
  // Kasuri has white bound threads in one dye.
  colourwayAround: (hex, { styles }) => (styles.includes('kasuri') ? { inks: [hex, '#f4f1e8'], ground: 0 } : undefined),
  motifs: [],
  coverage: { low: 0.34, medium: 0.54, high: 0.7 },
  inks: { least: 2, natural: 5 },
  moods: ['boho', 'heritage', 'moody', 'indigo', 'mediterranean'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['half-drop', 'block'],
  draw: drawIkat,
}

function drawIkat(plan: Plan): Cloth {
  const random = plan.random.fork('ikat')
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const pictures = picturesOf(
    plan,
    plan.motifs.filter((noun) => noun !== LOZENGE),
  )
  const columns = fitCells(plan.widthMm, COLUMN_MM * plan.scale, pictures.length > 0 ? Math.max(2, pictures.length) : 1)
  // Animals are about as wide as high, so their rows are closer.
  const rows = fitCells(plan.heightMm, COLUMN_MM * (pictures.length > 0 ? 1 : TALL) * plan.scale)
  const tall = rows.sizeMm / columns.sizeMm
  const isKasuri = asksFor(plan, 'kasuri')
  const layers = isKasuri ? bindKasuri(plan, random, tall) : bindMedallions(plan, random, tall, pictures.length > 0)
  const reach = Math.min(1, reachOf(plan))
  const layersOf = (column: number): Layer[] => {
    const turn = Math.floor(column / Math.max(1, pictures.length))
    const picture = pictures[column % Math.max(1, pictures.length)]
    return [...layers, ...(picture?.(random.fork('picture'), turn, 0.86 * reach, tall * 0.62 * reach) ?? [])]
  }
  dyeWarp(cloth, random.fork('warp'), { columns, rows, threads: THREADS }, layersOf)
  return cloth
}

/** Whether a style is a floral without a named flower. */
const isFloral = (style: string): boolean => /flor|flower|bloom|blossom|blume|fleur|fiori/.test(style)

/** A large figure in the centre of each cell, a smaller one at its corners, and drops where columns meet. */
function bindMedallions(plan: Plan, random: Random, tall: number, isPictured: boolean): Layer[] {
  const { cast, coverage, styles } = plan
  const named = plan.motifs.includes(LOZENGE) ? lozengeMedallion : styles.some(isFloral) ? bloomMedallion : undefined
  const figure = named ?? random.pick(medallions)
  const isStriped = styles.includes('striped')
  const inks = random.shuffle(cast.figures)
  const ink = (at: number): number => inks[at % inks.length]
  const reach = isPictured ? Math.min(1, reachOf(plan)) : reachOf(plan)
  // In dense designs the echoes of the ground between the rims are narrower.
  const echo = Math.max(0.2, Math.min(1, 2 - 2 * coverage))
  const parts = (first: number, wide: number, high: number): FigureParts => ({
    rim: ink(first),
    field: ink(first + 1),
    heart: ink(first + 2),
    spark: ink(first + 3),
    ground: cast.ground,
    wide: wide * reach,
    tall: high * reach,
    echo,
  })
  return [
    ...atBorder((isStriped ? stripeBetween : dropsBetween)(parts(2, 0.1, tall * 0.075))),
    ...(isStriped ? atFoot : atCorner)(
      betweenFigure(random, parts(1, isStriped ? 0.42 : 0.56, tall * (isStriped || isPictured ? 0.34 : 0.42))),
      tall,
    ),
    ...(isPictured ? [] : figure(parts(0, isStriped ? 0.72 : 0.84, tall * 0.68))),
  ]
}

/** Factor on the figures' size for the requested coverage. */
function reachOf({ coverage }: Plan): number {
  return Math.min(1.22, Math.sqrt(coverage / 0.54))
}

/** Kasuri: one ink on its ground, further inks as a core, without echoes. */
function bindKasuri({ cast, coverage }: Plan, random: Random, tall: number): Layer[] {
  const [first, second] = random.shuffle(kasuriFigures)
  const reach = Math.min(1.2, Math.sqrt(coverage * 1.5))
  const layersOf = (figure: (typeof kasuriFigures)[number], inks: readonly number[], size: number): Layer[] =>
    inks.map((ink, at) => {
      const outline = figure(size * (1 - (0.7 * at) / inks.length))
      return { ink, isIn: (x, y) => outline(x, (y / tall) * TALL) < 1 }
    })
  return [
    ...atCorner(layersOf(second, cast.figures.toReversed(), reach * 0.9), tall),
    ...layersOf(first, cast.figures, reach),
  ]
}

/** The same layers at the four corners of the cell. */
function atCorner(layers: readonly Layer[], tall: number): Layer[] {
  return layers.map(({ ink, isIn }) => ({ ink, isIn: (x, y) => isIn(1 - Math.abs(x), tall - Math.abs(y)) }))
}

/** The same layers between two figures of a column. */
function atFoot(layers: readonly Layer[], tall: number): Layer[] {
  return layers.map(({ ink, isIn }) => ({ ink, isIn: (x, y) => isIn(x, tall - Math.abs(y)) }))
}

/** The same layers at both sides of the cell. */
function atBorder(layers: readonly Layer[]): Layer[] {
  return layers.map(({ ink, isIn }) => ({ ink, isIn: (x, y) => isIn(1 - Math.abs(x), y) }))
}
