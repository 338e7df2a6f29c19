import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import { isLight } from '../../../color/tone.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paintTogether } from '../../kit/area/cloth.ts'
import { gather } from '../../kit/area/gather.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { asksFor } from '../choose-kind.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import { drawCane } from './cane.ts'

const CELL_MM = 16
const CELLS_MOST = 44

/** Peeled willow and rush on the dark between them. */
const straw = { inks: ['#4b3526', '#cda26c', '#b07d4a', '#e3c496'], ground: 0 } as const

/** Peeled rattan on the pale background of its holes. */
const cane = { inks: ['#f4ecdd', '#c2995f', '#a67b45', '#dcbb86'], ground: 0 } as const

export const basketweave: Family = {
  name: 'basketweave',
  summary: 'bundles of yarns over and under each other in plain order, each yarn round, with the dark between',
  words: [
    'basketweave',
    'basket weave',
    'woven basket',
    'basket check',
    'wicker',
    'rattan weave',
    'rattan',
    'raffia',
    'hopsack',
    'panama weave',
    'korbgeflecht',
    'vannerie',
    'cestería',
    'intreccio',
    '籠目',
    'woven straw',
  ],
  kinds: {
    cane: 'cane webbing|rattan webbing|rattan webbing cane|webbing cane|rattan cane|cane weave|caning|cane|woven cane|vienna cane|viennese cane|vienna straw|cane panel|cane lattice|wiener geflecht|cannage|paglia di vienna|esterilla|rejilla',
  },
  colourway: ({ styles }) => (styles.includes('cane') ? cane : straw),
  colourwayAround: (hex, { styles }) => (styles.includes('cane') ? caneAround(hex) : strawAround(hex)),
  motifs: [],
  coverage: { low: 0.55, medium: 0.74, high: 0.88 },
  inks: { least: 2, natural: 4 },
  moods: ['heritage', 'boho', 'scandinavian', 'coastal'],
  ground: 'dark',
  motifMm: 16,
  repeatMm: 160,
  layouts: ['block'],
  draw: (plan) => (asksFor(plan, 'cane') ? drawCane(plan) : drawBasketweave(plan)),
}

/** A basket weave whose cells hold bundles of two to four yarns, alternately horizontal and vertical. */
function drawBasketweave(plan: Plan): Cloth {
  const { cast, widthMm, heightMm, scale } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const yarns = 2 + plan.random.fork('bundle').below(3)
  const cell = Math.max(CELL_MM * scale, Math.max(widthMm, heightMm) / CELLS_MOST)
  const size = { wideMm: cell, tallMm: cell }
  const { columns, rows, wideMm, tallMm } = fitCellPair(plan, size, { columns: 2, rows: 2 })
  const colours = plan.random.fork('colours').chance(0.5) ? byDirection : byDiagonal
  // With more inks than rows or columns they are assigned yarn by yarn.
  const isRich = cast.figures.length > Math.min(columns, rows)
  const bodies = new Map<number, Ring[]>()
  const bodyOf = Math.min(0.98, Math.sqrt(plan.coverage) * 1.04)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let yarn = 0; yarn < yarns; yarn++) {
        const isUpright = (row + column) % 2 === 0
        const line = isUpright ? column : row
        const ink = isRich
          ? cast.figures[((row * columns + column) * yarns + yarn) % cast.figures.length]
          : colours(cast.figures, isUpright, line, yarn)
        const place = { left: column * wideMm, top: row * tallMm, wideMm, tallMm }
        gather(bodies, ink, [yarnRing(place, isUpright, yarn, yarns, bodyOf)])
      }
  for (const [ink, rings] of bodies) paintTogether(cloth, ink, rings)
  return cloth
}

/** Yarns of the named colour in three tones, on a deep shade of it. */
function strawAround(hex: string): Colourway | undefined {
  const yarn = inkFromHex(hex)
  if (!yarn) return undefined
  const tone = (step: number): string =>
    inkFromOklch({ ...yarn, lightness: Math.max(0.14, Math.min(0.95, yarn.lightness + step)) }).hex
  return { inks: [tone(isLight(yarn) ? -0.42 : -0.2), yarn.hex, tone(-0.08), tone(0.07)], ground: 0 }
}

/** Strands of the named colour on paper; pale ones on a shade of themselves. */
function caneAround(hex: string): Colourway | undefined {
  const strand = inkFromHex(hex)
  if (!strand) return undefined
  const tone = (step: number): string => inkFromOklch({ ...strand, lightness: strand.lightness + step }).hex
  return { inks: [strand.lightness > PALE ? tone(-0.3) : cane.inks[0], hex, tone(-0.1), tone(0.07)], ground: 0 }
}

/** OKLCH lightness from which strands do not show on paper. */
const PALE = 0.82

type Place = { readonly left: number; readonly top: number; readonly wideMm: number; readonly tallMm: number }

/** One colour for each direction; further inks mark the middle yarn of a bundle. */
function byDirection(inks: readonly number[], isUpright: boolean, line: number, yarn: number): number {
  if (inks.length > 2 && yarn === 1) return inks[2 + ((line + (isUpright ? 0 : 1)) % (inks.length - 2))]
  return inks[isUpright ? 0 : inks.length - 1 > 0 ? 1 : 0]
}

/** Bundles take the inks in turn along diagonals. */
function byDiagonal(inks: readonly number[], isUpright: boolean, line: number): number {
  return inks[(line + (isUpright ? 0 : Math.ceil(inks.length / 2))) % inks.length]
}

/** A yarn with rounded ends that passes below its neighbours: longer than wide, narrower at the ends. */
function yarnRing(place: Place, isUpright: boolean, yarn: number, yarns: number, share: number): Ring {
  const [along, across] = isUpright ? [place.tallMm, place.wideMm] : [place.wideMm, place.tallMm]
  const [half, thick] = [(along / 2) * (0.5 + share / 2), (across / yarns / 2) * share]
  const middle = ((yarn + 0.5) / yarns) * across
  const outline: readonly (readonly [number, number, 0 | 1])[] = [
    [-half, -thick * 0.55, 1],
    [-half * 0.75, -thick * 1.1, 0],
    [half * 0.75, -thick * 1.1, 0],
    [half, -thick * 0.55, 1],
    [half, thick * 0.55, 1],
    [half * 0.75, thick * 1.1, 0],
    [-half * 0.75, thick * 1.1, 0],
    [-half, thick * 0.55, 1],
  ]
  return outline.map(([u, v, corner]) =>
    isUpright
      ? ([place.left + middle + v, place.top + place.tallMm / 2 + u, corner] as const)
      : ([place.left + place.wideMm / 2 + u, place.top + middle + v, corner] as const),
  )
}
