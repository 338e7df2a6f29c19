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
/** Length of a figure's place along the warp against its width. */
const TALL = 1.6
const THREADS = 48
/** The noun that is no thing to be bound but the shape of the figure. */
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
  // Kasuri is the white of bound threads in a vat of one colour.
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
  // Beasts are as broad as they are tall: their rows stand closer.
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

/** Florals that name no flower. */
const isFloral = (style: string): boolean => /flor|flower|bloom|blossom|blume|fleur|fiori/.test(style)

/** A large figure in the middle of each place, a smaller one at its corners, drops where columns meet. */
function bindMedallions(plan: Plan, random: Random, tall: number, isPictured: boolean): Layer[] {
  const { cast, coverage, styles } = plan
  const named = plan.motifs.includes(LOZENGE) ? lozengeMedallion : styles.some(isFloral) ? bloomMedallion : undefined
  const figure = named ?? random.pick(medallions)
  const isStriped = styles.includes('striped')
  const inks = random.shuffle(cast.figures)
  const ink = (at: number): number => inks[at % inks.length]
  const reach = isPictured ? Math.min(1, reachOf(plan)) : reachOf(plan)
  // In a full cloth the echoes of the ground between the rims are narrower.
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

/** Size of the figures that cover the share asked for, against their own. */
function reachOf({ coverage }: Plan): number {
  return Math.min(1.22, Math.sqrt(coverage / 0.54))
}

/** Kasuri is one ink on its ground, others a core within it: no echoes. */
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

/** The same at the four corners of the place: half a place across and along. */
function atCorner(layers: readonly Layer[], tall: number): Layer[] {
  return layers.map(({ ink, isIn }) => ({ ink, isIn: (x, y) => isIn(1 - Math.abs(x), tall - Math.abs(y)) }))
}

/** The same between one figure of a column and the next. */
function atFoot(layers: readonly Layer[], tall: number): Layer[] {
  return layers.map(({ ink, isIn }) => ({ ink, isIn: (x, y) => isIn(x, tall - Math.abs(y)) }))
}

/** The same at both sides of the place. */
function atBorder(layers: readonly Layer[]): Layer[] {
  return layers.map(({ ink, isIn }) => ({ ink, isIn: (x, y) => isIn(1 - Math.abs(x), y) }))
}
