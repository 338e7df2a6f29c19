import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint, paintTogether } from '../../../kit/area/cloth.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { mix } from '../../../kit/line/knot.ts'
import { polygon } from '../../../kit/line/outline.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import { asksFor, chooseKind } from '../../choose-kind.ts'
import type { Family, Plan } from '../../family.ts'
import { halfLineMm } from '../../line-weight.ts'
import type { Piece } from './hankin.ts'
import { polygonsInContact } from './hankin.ts'
import { paintInterlace } from './interlace.ts'
import type { StarTiling } from './star-tilings.ts'
import { decagons, dodecagons, dodecagonsApart, hexagons, octagons } from './star-tilings.ts'
import { tileInks } from './tile-inks.ts'

type Kind = { readonly tiling: () => StarTiling; readonly edgeMm: number }

const kinds = {
  'eight-fold': { tiling: octagons, edgeMm: 26 },
  'six-fold': { tiling: hexagons, edgeMm: 44 },
  'twelve-fold': { tiling: dodecagonsApart, edgeMm: 19 },
  'twelve-fold-close': { tiling: dodecagons, edgeMm: 24 },
  'ten-fold': { tiling: decagons, edgeMm: 25 },
} as const satisfies Record<string, Kind>

export const zellige: Family = {
  name: 'zellige',
  summary:
    'star patterns by polygons in contact: strands of even width pass over and under round stars of 6, 8, 10 or 12',
  words:
    'zellige|zellij|zillij|girih|islamic star|islamic geometric|islamic pattern|islamic tile|arabic geometric|arabesque star|moorish|moorish tile|alhambra|andalusian tile|moroccan tile|moroccan tiles|moroccan star|moroccan mosaic|star tile|star mosaic|strapwork|mudejar|mudéjar|persian star|khatam|khatim|marokkanische fliesen|zellige marocain|carreaux marocains|azulejo morisco|geometric star tile|interlaced stars|árabe|arabe|arabo|arabisch|arabic|mosaico árabe|mosaico geométrico|mosaico geometrico|mosaïque géométrique|geometric mosaic|mosaico arabo|mosaïque arabe|geometría islámica|geometria islamica|islámico|islamico|islamique|islamisch|morisco|アラベスク幾何学|interlacing star|islamic'.split(
      '|',
    ),
  kinds: {
    'eight-fold':
      'eight point star|eight-point star|8-point star|8 point star|eight point|eight-point|eight fold|eight-fold|8-fold|8 fold|eight pointed star|eight-pointed star|octagram|8 pointed star',
    'six-fold':
      'six point star|six-point star|six fold|six-fold|6-fold|6 fold|six pointed star|six-pointed star|hexagram',
    'twelve-fold':
      'twelve point star|twelve-point star|12-point star|twelve fold|twelve-fold|12-fold|12 fold|twelve pointed star|twelve-pointed star|12 pointed star',
    'ten-fold':
      'penrose|penrose tile|penrose tiles|penrose tiling|penrose pattern|quasicrystal|quasi-crystal|quasiperiodic|aperiodic tiling|ten point star|ten-point star|five fold|five-fold|fivefold|ten fold|ten-fold|10-fold|10 fold|ten pointed star|ten-pointed star|decagram|tenfold|girih tile',
  },
  motifs: [],
  coverage: { low: 0.5, medium: 0.66, high: 0.8 },
  isDensityFixed: true,
  inks: { least: 2, natural: 6 },
  moods: ['mediterranean', 'mediterranean', 'boho', 'moody', 'indigo'],
  ground: 'light',
  motifMm: 40,
  repeatMm: 160,
  layouts: ['block', 'brick'],
  lines: 'drawn',
  draw: drawZellige,
}

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]
/** Stars of six are even all over, and of no great one: only where they are asked for. */
const unasked = kindNames.filter((name) => name !== 'six-fold')

/** Details honoured: `kind` (a name of the table above) and `contact`, the contact angle in degrees, 40..78. */
function drawZellige(plan: Plan): Cloth {
  const isNamed = asksFor(plan, ...kindNames)
  const kind = kinds[chooseKind(plan, isNamed ? kindNames : unasked)]
  const tiling = kind.tiling()
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const edgeMm = kind.edgeMm * plan.scale
  const cells = fitCellPair(plan, { wideMm: tiling.wide * edgeMm, tallMm: tiling.tall * edgeMm })
  const contact = chooseContact(plan, tiling)
  const inks = tileInks(
    plan,
    tiling.tiles.every(({ kind }) => kind === 0),
  )
  const pieces: Piece[] = []
  const straps = tiling.tiles.map(({ points }) => polygonsInContact(points, contact))
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const place = ([x, y]: Point): Point => [
        (column + x / tiling.wide) * cells.wideMm,
        (row + y / tiling.tall) * cells.tallMm,
      ]
      tiling.tiles.forEach((tile, at) => {
        const rhythm = column + row + (at >= tiling.tiles.length / 2 ? 1 : 0)
        paintField(cloth, inks.field, tile.points.map(place))
        for (const figure of straps[at].figures) paintStar(cloth, figure.map(place), inks.starOf(tile.kind, rhythm))
        for (const { from, bend, to } of straps[at].pieces)
          pieces.push({ from: place(from), bend: place(bend), to: place(to) })
      })
    }
  const halfMm = halfLineMm(plan, edgeMm * 0.062, 0.32)
  const outlineHalfMm = halfMm + Math.max(0.32, edgeMm * 0.026)
  paintInterlace(cloth, pieces, { halfMm, outlineHalfMm, ink: inks.strand, outlineInk: inks.outline })
  return cloth
}

function chooseContact(plan: Plan, tiling: StarTiling): number {
  const asked = plan.details.contact
  if (typeof asked === 'number' && asked >= 40 && asked <= 78) return asked
  return plan.random.fork('contact').pick(tiling.contacts)
}

function paintField(cloth: Cloth, ink: number, points: readonly Point[]): void {
  if (ink !== cloth.ground) paintTogether(cloth, ink, [polygon(points)])
}

/** A star and, inside it, smaller ones of other inks round the same centre, as tiles are cut. */
function paintStar(
  cloth: Cloth,
  figure: readonly Point[],
  layers: readonly (readonly [ink: number, share: number])[],
): void {
  const centre: Point = [
    figure.reduce((sum, [x]) => sum + x, 0) / figure.length,
    figure.reduce((sum, [, y]) => sum + y, 0) / figure.length,
  ]
  // Small figures would only be muddied by rings.
  const isGreat = figure.length >= 12
  for (const [ink, share] of isGreat ? layers : layers.slice(0, 1))
    paint(cloth, ink, polygon(figure.map(([x, y]): Point => [mix(centre[0], x, share), mix(centre[1], y, share)])))
}
