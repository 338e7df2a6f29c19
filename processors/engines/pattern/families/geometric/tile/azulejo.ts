import { inkFromHex, inkFromOklch } from '../../../../color/ink.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../../kit/line/knot.ts'
import { ornamentLeaf } from '../../../kit/line/ornament.ts'
import { circle, rectangle, regularPolygon } from '../../../kit/line/outline.ts'
import type { CellPair } from '../../../kit/place/fit-cell-pair.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import type { Colourway, Family, Plan } from '../../family.ts'
import { drawPictureTiles, tileSubjects } from './picture-tiles.ts'
import type { Ornament, OrnamentInks } from './tile-ornaments.ts'
import { drop, ornaments } from './tile-ornaments.ts'

const TILE_MM = 40

const SHWESHWE = '#1f3163'
/** Discharged from a dyed cloth: white, and the tints where the acid bit less. */
function blueprint(hex: string): Colourway | undefined {
  const dye = inkFromHex(hex)
  if (!dye) return undefined
  const tint = (lightness: number, share: number): string =>
    inkFromOklch({ ...dye, lightness, chroma: dye.chroma * share }).hex
  return { inks: [hex, '#f6f1e4', tint(0.74, 0.6), tint(Math.min(0.6, dye.lightness + 0.16), 1)], ground: 0 }
}

export const azulejo: Family = {
  name: 'azulejo',
  summary:
    'painted tiles: an ornament or a picture in each middle, another where four tiles meet, arcs and leaves that run from tile to tile',
  words:
    'ajrakh|ajrak|ajrakh block print|azulejo|greek tile|greek island tile|island tile|kitchen tile|bathroom tile|floor tile|wall tile|vintage tile|victorian tile|moorish tile|tunisian tile|glazed tile|hand painted tile|patterned tile|azulejos|portuguese tile|portuguese tiles|lisbon tile|lisbon tiles|painted tile|painted tiles|ceramic tile|ceramic tiles|encaustic|encaustic tile|encaustic tiles|cement tile|cement tiles|hydraulic tile|hydraulic tiles|tile|tiles|tile pattern|mediterranean tile|mediterranean tiles|talavera|talavera tile|talavera tiles|mexican tile|mexican tiles|spanish tile|spanish tiles|delft tile|delft tiles|delft|delftware|delft blue tile|delft blue tiles|dutch tile|dutch tiles|delfter fliesen|delfter kacheln|carreaux de delft|majolica|maiolica|sicilian tile|sicilian tiles|italian tile|italian tiles|persian tile|persian tiles|turkish tile|turkish tiles|iznik tile|fliesen|fliesenmuster|mosaico hidráulico|ladrilho hidráulico|baldosa hidráulica|zementfliesen|cementine|carreaux de ciment|baldosa|baldosas|piastrelle|タイル'.split(
      '|',
    ),
  kinds: {
    shweshwe: 'shweshwe|shweshwe print|seshweshwe|isishweshwe',
  },
  colourway: ({ styles }) => (styles.includes('shweshwe') ? blueprint(SHWESHWE) : undefined),
  colourwayAround: (hex, { styles }) => (styles.includes('shweshwe') ? blueprint(hex) : undefined),
  motifs: [],
  coverage: { low: 0.45, medium: 0.6, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 2, natural: 5, company: ['#f4ebd9'] },
  moods: ['azulejo', 'azulejo', 'azulejo', 'indigo', 'mediterranean'],
  ground: 'light',
  motifMm: TILE_MM,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawAzulejo,
}

/** What one design of tile is made of; every part has the symmetry of the square, so tiles join on all sides. */
type TileDesign = {
  readonly middle: Ornament
  readonly corner: Ornament
  readonly link: 'arcs' | 'leaves' | 'octagon' | 'lattice'
  readonly isEdged: boolean
}

function drawAzulejo(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('tile')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const size = TILE_MM * plan.scale * (plan.styles.includes('shweshwe') ? 0.5 : 1)
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  const subjects = tileSubjects(plan)
  const [middle, corner] = random.shuffle(ornaments)
  if (subjects.length > 0) {
    const inks = chooseInks(plan)
    drawPictureTiles(cloth, plan, cells, subjects, (at, tileMm, turn) => {
      middle(cloth, at, tileMm * 0.4, inks[2 + (turn % 2)])
    })
    return cloth
  }
  const design: TileDesign = {
    middle,
    corner,
    link: random.pick(['arcs', 'leaves', 'octagon', 'lattice']),
    isEdged: random.chance(0.6),
  }
  const tile = Math.min(cells.wideMm, cells.tallMm)
  const inks = chooseInks(plan)
  drawLinks(cloth, plan, design, cells)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const isOdd = (row + column) % 2 === 1
      const at = (x: number, y: number): Point => [(column + x) * cells.wideMm, (row + y) * cells.tallMm]
      design.corner(cloth, at(0, 0), tile * 0.29, inks[isOdd ? 1 : 0])
      design.middle(cloth, at(0.5, 0.5), tile * (design.link === 'octagon' ? 0.3 : 0.33), inks[isOdd ? 3 : 2])
      if (!design.isEdged) continue
      drop(cloth, at(0.5, 0), tile * 0.13, inks[isOdd ? 0 : 1])
      drop(cloth, at(0, 0.5), tile * 0.13, inks[isOdd ? 0 : 1])
    }
  return cloth
}

/** Four settings of the palette: corners by turns, middles by turns, so that no colour marks one kind of place. */
function chooseInks({ cast }: Plan): OrnamentInks[] {
  const { ground, line, main, second, accent, third, soft, figures } = cast
  if (figures.length < 2) return [0, 1, 2, 3].map(() => ({ line: main, body: ground, light: main, spark: main }))
  if (figures.length < 3) {
    const other = figures[1]
    return [
      { line: figures[0], body: other, light: ground, spark: figures[0] },
      { line: other, body: figures[0], light: ground, spark: other },
      { line: figures[0], body: ground, light: other, spark: other },
      { line: figures[0], body: other, light: ground, spark: ground },
    ]
  }
  const warm = accent === main ? third : accent
  return [
    { line, body: main === line ? second : main, light: ground, spark: warm },
    { line, body: second === line ? main : second, light: ground, spark: warm },
    { line, body: warm === line ? main : warm, light: ground, spark: main === warm ? line : main },
    { line, body: soft === ground ? main : soft, light: main, spark: warm },
  ]
}

function drawLinks(cloth: Cloth, plan: Plan, design: TileDesign, cells: CellPair): void {
  const { cast } = plan
  const band = cast.soft === cast.ground ? cast.main : cast.soft
  const edge = cast.figures.length > 1 ? cast.line : cast.main
  const tile = Math.min(cells.wideMm, cells.tallMm)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const at = (x: number, y: number): Point => [(column + x) * cells.wideMm, (row + y) * cells.tallMm]
      if (design.link === 'arcs') ringBand(cloth, at(0, 0), tile, [edge, band, edge])
      if (design.link === 'octagon') octagonBand(cloth, at(0.5, 0.5), tile, [edge, band, edge])
      if (design.link === 'lattice' && (row + column) % 2 === 0 && band !== edge)
        paint(cloth, band, rectangle(...at(0, 0), cells.wideMm, cells.tallMm))
      if (design.link === 'leaves' || design.link === 'lattice') drawLeaves(cloth, at(0.5, 0.5), tile, edge)
    }
}

type BandInks = readonly [outer: number, body: number, inner: number]

function ringBand(cloth: Cloth, [x, y]: Point, tile: number, [outer, body, inner]: BandInks): void {
  for (const [ink, share] of [
    [outer, 0.47],
    [body, 0.452],
    [inner, 0.385],
    [cloth.ground, 0.367],
  ] as const)
    paint(cloth, ink, circle(x, y, tile * share))
}

function octagonBand(cloth: Cloth, [x, y]: Point, tile: number, [outer, body, inner]: BandInks): void {
  for (const [ink, share] of [
    [outer, 0.5],
    [body, 0.478],
    [inner, 0.405],
    [cloth.ground, 0.383],
  ] as const)
    paint(cloth, ink, regularPolygon(x, y, tile * share * 1.06, 8, TURN / 16))
}

/** Pairs of curling leaves along the diagonals between middle and corner. */
function drawLeaves(cloth: Cloth, [x, y]: Point, tile: number, ink: number): void {
  for (let arm = 0; arm < 4; arm++) {
    const place = placeKnot({ x, y, turn: (arm / 4) * TURN + TURN / 8, size: tile })
    const pair = [1, -1].map(
      (side): Ring => ornamentLeaf(0.33, side * 0.012, 0.45, side * 0.17, 0.24, side * 0.16).map(place),
    )
    for (const ring of pair) paint(cloth, ink, ring)
  }
}
