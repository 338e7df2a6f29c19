import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { arcKnots } from '../../kit/line/arc.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polygon, rectangle, star } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import { halfLineMm, lineMmAsked, lineWeight } from '../line-weight.ts'
import { drawBreezeBlocks } from './breeze-block.ts'
import { drawNet } from './net.ts'
import { drawRopeOrChain } from './rope-and-chain.ts'

const CELL_MM = 40

export const trellis: Family = {
  name: 'trellis',
  summary: 'lanterns or quatrefoils in half-drop, divided by an even band; frames and a small flower inside',
  words:
    'trellis|lantern|lanterns|arabesque trellis|latticework|moroccan|marokkanisch|marocain|marroquí|marocchino|arabesque tile'.split(
      '|',
    ),
  kinds: {
    breeze:
      'breeze block|breeze blocks|breezeblock|breezeblocks|screen block|screen blocks|screen wall|cement screen|cobogó|cobogo',
    rope: 'rope trellis|rope lattice|nautical rope|nautical rope trellis|rope knot trellis|knotted rope|rope grid|cordage|rope diamond|rope net',
    net: 'fishnet|fishnet fabric|fishnet tights|fishnets|net fabric|netting|net pattern|knotted net|mesh fabric|mesh|diamond mesh|bobbinet|tulle net|chicken wire|wire mesh|chain link fence|chain-link fence|netz|filet de pêche',
    chain:
      'chain print|chain link|chain links|chain link print|chain trellis|chain pattern|gold chain|gold chains|chain lattice|equestrian chain|curb chain|chain scarf|chaîne|ketten|kettenmuster|catena|cadena',
    garden:
      'garden trellis|trellis lattice|lattice trellis|diamond trellis|diagonal trellis|wooden trellis|treillage|spalier|rankgitter|celosía|traliccio',
    lantern:
      'moroccan trellis|moroccan lantern|moroccan lanterns|lantern tile|moroccan ogee|lantern trellis|arabesque lantern',
    quatrefoil:
      'quatrefoil|quatrefoils|barbed quatrefoil|quatrefoil trellis|quatrefoil lattice|clover trellis|four leaf trellis|vierpass|gothic quatrefoil|trefoil|trefoils|gothic trefoil|gothic tracery|tracery|gothic window|pugin|gothic revival',
  },
  colourway: ({ styles }) => (isOfGold(styles) ? goldOn('#1d2f55') : undefined),
  colourwayAround: (hex, { styles }) => (isOfGold(styles) ? goldOn(hex) : undefined),
  motifs: ['quatrefoil', 'trefoil'],
  coverage: { low: 0.42, medium: 0.6, high: 0.78 },
  inks: { least: 2, natural: 2 },
  moods: ['mediterranean', 'boho', 'deco', 'coastal', 'moody'],
  ground: 'light',
  motifMm: CELL_MM,
  repeatMm: 160,
  layouts: ['half-drop', 'diamond', 'ogee'],
  lines: 'drawn',
  draw: drawTrellis,
}

/** "Gold chains" name their own colour, whatever they lie on. */
const isOfGold = (styles: readonly string[]): boolean => styles.some((style) => /^gold(?:en)? chain/.test(style))

/** Gold with its light and its shade on a colour. */
function goldOn(hex: string): Colourway {
  return { inks: [hex, '#c39a4a', '#ead7a2', '#7d5a26'], ground: 0 }
}

/** A broader frame leaves its heart no room. */
const FRAME_MOST = 0.4

/** The outline of a cell about the origin, its tips at (±1, 0) and (0, ±1), tiling the plane in half-drop without a gap. */
type CellShape = Ring

function drawTrellis(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('lattice')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const asked = [plan.details.kind, ...plan.styles]
  const drawn = drawLinesOrBlocks(cloth, plan, asked)
  if (drawn) return drawn
  // What lies on a trellis that is called nothing else climbs one of laths.
  const isGarden = asked.includes('garden') || (asked.includes('slats') && asked.includes('trellis'))
  const kind = isGarden ? 'garden' : chooseKind(plan, ['lantern', 'quatrefoil'])
  if (kind === 'garden') return drawSlats(plan, cloth)
  const shape = kind === 'lantern' ? lanternShape() : quatrefoilShape()
  const wide = CELL_MM * plan.scale
  const inks = cast.figures.filter((ink) => ink !== cast.accent || cast.figures.length < 3)
  // Up to four inks run in upright rows of lanterns; a row and the one half a step aside differ.
  const cycle = Math.min(4, Math.ceil(inks.length / 2))
  const cells = fitCellPair(
    plan,
    { wideMm: wide, tallMm: kind === 'lantern' ? wide * 1.3 : wide },
    { columns: cycle, rows: cycle },
  )
  // The cloth is the band; a filled cell leaves it, a framed one is drawn as a line within it.
  // In one ink the trellis itself is drawn: white on green is white lines.
  // So it is where the width of its lines is told.
  const isTold = lineWeight(plan) !== 1 || lineMmAsked(plan) !== undefined
  const isFramed = random.chance(0.5) || cast.figures.length === 1 || isTold
  const size = Math.min(0.985, isFramed ? 0.9 : Math.sqrt(plan.coverage / 0.94))
  const usual = Math.max(0.1, isFramed ? 1 - Math.sqrt(Math.max(0.05, 1 - plan.coverage * 0.86)) : 0.1)
  const frame = isTold ? frameTold(plan, usual, cells.wideMm / 2) : usual
  const petals = random.pick([4, 6, 8])
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++)
      for (const half of [0, 0.5]) {
        const [x, y] = [(column + half) * cells.wideMm, (row + half) * cells.tallMm]
        const cell = (share: number): Ring =>
          shape.map(([px, py, corner]) => [
            x + (px * cells.wideMm * share) / 2,
            y + (py * cells.tallMm * share) / 2,
            corner,
          ])
        const ink = inks[(((column + row) % cycle) * 2 + (half ? 1 : 0)) % inks.length]
        paint(cloth, ink, cell(size))
        const inner = isFramed ? size - frame : size * 0.84
        if (isFramed) paint(cloth, cast.ground, cell(inner))
        else paint(cloth, cast.ground, cell(inner), [cell(inner - 0.035)])
        drawHeart(cloth, plan, [x, y], { reach: cells.wideMm * 0.19, petals, ink: isFramed ? ink : cast.ground })
      }
  return cloth
}

/** Kinds without cells of a half-drop. */
function drawLinesOrBlocks(cloth: Cloth, plan: Plan, asked: readonly unknown[]): Cloth | undefined {
  const line = (['rope', 'chain'] as const).find((one) => asked.includes(one))
  if (line) return drawRopeOrChain(cloth, plan, line)
  if (asked.includes('breeze')) return drawBreezeBlocks(cloth, plan)
  return asked.includes('net') ? drawNet(cloth, plan) : undefined
}

/** The frame of a cell as a share of its reach, where the width of lines is told. */
function frameTold(plan: Plan, usual: number, reachMm: number): number {
  return Math.min(FRAME_MOST, (2 * halfLineMm(plan, (usual * reachMm) / 2, 0)) / reachMm)
}

const SLATS_CLASSIC = 0.38

/** Slats that cross on both diagonals, with a stud on every crossing where there is a second ink: s of the way each covers 1 − (1 − s)². */
function drawSlats({ cast, coverage, isDensityAsked, scale, ...plan }: Plan, cloth: Cloth): Cloth {
  const wide = CELL_MM * scale
  const cells = fitCellPair(plan, { wideMm: wide, tallMm: wide * 1.25 })
  const gap = Math.sqrt(1 - (isDensityAsked ? coverage : SLATS_CLASSIC))
  paint(cloth, cast.main, rectangle(0, 0, plan.widthMm, plan.heightMm))
  const studs = cast.figures.filter((ink) => ink !== cast.main)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++)
      for (const half of [0, 0.5]) {
        const [x, y] = [(column + half) * cells.wideMm, (row + half) * cells.tallMm]
        const [reachX, reachY] = [(cells.wideMm / 2) * gap, (cells.tallMm / 2) * gap]
        paint(
          cloth,
          cast.ground,
          polygon([
            [x, y - reachY],
            [x + reachX, y],
            [x, y + reachY],
            [x - reachX, y],
          ]),
        )
        if (studs.length > 0)
          paint(cloth, studs[(column + row) % studs.length], circle(x + cells.wideMm / 2, y, cells.wideMm * 0.045))
      }
  return cloth
}

/** The lantern of Moroccan tiles: shoulders that swell between hollow necks to a point above, below and on either side. */
function lanternShape(): CellShape {
  const quarter: readonly Knot[] = [
    [0, -1, 1],
    [0.06, -0.86],
    [0.24, -0.74],
    [0.27, -0.6, 1],
    [0.4, -0.64],
    [0.62, -0.5],
    [0.66, -0.34, 1],
    [0.82, -0.3],
    [0.94, -0.1],
    [1, 0, 1],
  ]
  return mirrorQuarters(quarter)
}

/** Four lobes of a third of the cell with a barb between each two. */
function quatrefoilShape(): CellShape {
  const lobe = 0.44
  const far = 0.52
  const quarter: readonly Knot[] = [
    ...arcKnots([0, -far], lobe, -TURN / 4, -TURN / 4 + TURN * 0.26),
    [0.52, -0.52, 1],
    ...arcKnots([far, 0], lobe, -TURN * 0.26, 0),
  ]
  return mirrorQuarters(quarter)
}

/** Completes a quarter that runs from the tip above to the tip on the right. */
function mirrorQuarters(quarter: readonly Knot[]): Ring {
  const flip = (ring: readonly Knot[], across: 1 | -1, down: 1 | -1): Knot[] =>
    ring.map(([x, y, corner]) => [x * across, y * down, corner])
  return [
    ...quarter.slice(0, -1),
    ...flip(quarter, 1, -1).reverse().slice(0, -1),
    ...flip(quarter, -1, -1).slice(0, -1),
    ...flip(quarter, -1, 1).reverse().slice(0, -1),
  ]
}

type Heart = { readonly reach: number; readonly petals: number; readonly ink: number }

function drawHeart(cloth: Cloth, { cast }: Plan, [x, y]: Point, { reach, petals, ink }: Heart): void {
  if (petals === 4) paint(cloth, ink, star(x, y, reach, reach * 0.3, 4))
  else
    for (let petal = 0; petal < petals; petal++)
      paint(cloth, ink, ornamentPetal(x, y, (petal / petals) * TURN, reach * 0.2, reach, (reach * 1.8) / petals))
  const spark = cast.accent === ink ? cast.ground : cast.accent
  paint(
    cloth,
    cast.figures.length > 1 ? spark : cast.main === ink ? cast.ground : cast.main,
    circle(x, y, reach * 0.22, 8),
  )
}
