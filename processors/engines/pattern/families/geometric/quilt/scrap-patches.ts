import { inkFromOklch, inkOf } from '../../../../color/ink.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import { paintScattered } from '../../../kit/area/paint-scattered.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { castInks } from '../../../kit/ink/cast.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polygon } from '../../../kit/line/outline.ts'
import { clipByLine } from '../../../kit/line/polygon.ts'
import { stampMotif } from '../../../kit/motif/stamp-motif.ts'
import { dealApart } from '../../../kit/place/deal-apart.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import type { FlowerPalette } from '../../botany/flower-inks.ts'
import { mixFlowerPalette } from '../../botany/flower-inks.ts'
import { drawFlower, flowerInksFor } from '../../botany/flowers/bloom-table.ts'
import { drawPosy } from '../../botany/plants/posy.ts'
import type { Colourway, Plan } from '../../family.ts'
import { clearance, smallPrint } from './small-print.ts'

const PATCH_MM = 40
/** Named colours up to which each has a sibling in the bag, and how far that lies from it in OKLCH lightness. */
const [SIBLINGS_MOST, SIBLING_STEP] = [4, 0.17]

const PRINTS = ['flowers', 'dots', 'stripes', 'posy', 'check', 'flowers', 'plus', 'pinstripe'] as const
type Print = (typeof PRINTS)[number]

/** How the square of a cell is cut: whole, into four, into halves along a diagonal, or into four triangles. */
type Cut = 'whole' | 'four' | 'halved' | 'quartered'
const CUTS: readonly Cut[] = ['whole', 'whole', 'four', 'whole', 'halved', 'whole', 'quartered', 'four']

/** A printed cotton: its ink, the ink of its print, and the flowers that stand off it. */
type Cotton = { readonly ink: number; readonly mark: number; readonly palette: FlowerPalette }

/** Named colours and a lighter or deeper sibling of each, as the cottons of one bag are; the palest is the ground. */
export function scrapsOf(hexes: readonly string[]): Colourway | undefined {
  if (hexes.length > SIBLINGS_MOST) return undefined
  const siblings = hexes.map((hex) => {
    const ink = inkOf(hex)
    const step = ink.lightness > 0.62 ? -SIBLING_STEP : SIBLING_STEP
    return inkFromOklch({ ...ink, lightness: ink.lightness + step, chroma: ink.chroma * (step > 0 ? 0.75 : 1) }).hex
  })
  const inks = [...new Set([...hexes, ...siblings])]
  const lights = inks.map((hex) => inkOf(hex).lightness)
  return { inks, ground: lights.indexOf(Math.max(...lights)) }
}

/**
 * Patchwork from the scrap bag: squares, four-patches and halved squares of printed cottons. No cotton lies beside its own colour, and no
 * print beside itself.
 */
export function drawScrapPatches(cloth: Cloth, plan: Plan): void {
  const size = PATCH_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  const random = plan.random.fork('scrap bag')
  const bag = fillBag(plan)
  const cottons = dealApart(random.fork('cottons'), bag, cells.columns, cells.rows)
  const prints = dealApart(random.fork('prints'), PRINTS, cells.columns, cells.rows)
  const cuts = dealApart(random.fork('cuts'), CUTS, cells.columns, cells.rows)
  const seconds = dealSeconds(random.fork('seconds'), bag, cottons, cells)
  const flowers = random.shuffle(['rose', 'daisy', 'anemone', 'blossom', 'cosmos', 'zinnia']).slice(0, 3)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const at = row * cells.columns + column
      const [left, top] = [column * cells.wideMm, row * cells.tallMm]
      const place = (x: number, y: number): Point => [left + x * cells.wideMm, top + y * cells.tallMm]
      const own = random.fork(`patch ${column} ${row}`)
      piecesOf(cuts[at], place).forEach(({ points, part }, piece) => {
        const cotton = part === 0 ? cottons[at] : seconds[at]
        const print = part === 0 ? prints[at] : PRINTS[(PRINTS.indexOf(prints[at]) + 4) % PRINTS.length]
        layPiece(cloth, points, cotton, print, { sizeMm: size, flowers, random: own.fork(`piece ${piece}`) })
      })
    }
}

/** The other cotton of each square that is cut: as far as the bag reaches one that lies on none of its four sides. */
function dealSeconds(
  random: Random,
  bag: readonly Cotton[],
  cottons: readonly Cotton[],
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Cotton[] {
  const seconds: Cotton[] = []
  cottons.forEach((own, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    const sides = [
      [column - 1, row],
      [column + 1, row],
      [column, row - 1],
      [column, row + 1],
    ].map(([x, y]) => ((y + rows) % rows) * columns + ((x + columns) % columns))
    const others = bag.filter((cotton) => cotton !== own)
    const crowd = (cotton: Cotton): number =>
      sides.filter((side) => cottons[side] === cotton).length + sides.filter((side) => seconds[side] === cotton).length
    const least = Math.min(...others.map(crowd))
    seconds.push(random.pick(others.filter((cotton) => crowd(cotton) === least)))
  })
  return seconds
}

/** A cotton of every ink, the ground's among them, its print in what stands off it. */
function fillBag({ cast }: Plan): Cotton[] {
  const inks = [cast.ground, ...cast.figures]
  return inks.map((ink, at) => {
    const apart = (other: number): number => Math.abs(cast.inks[other].lightness - cast.inks[ink].lightness)
    const clear = inks.filter((other) => other !== ink && apart(other) > 0.14)
    const far = inks.filter((other) => other !== ink).toSorted((one, other) => apart(other) - apart(one))
    return {
      ink,
      mark: clear[at % Math.max(1, clear.length)] ?? far[0],
      palette: mixFlowerPalette(castInks(cast.inks, ink)),
    }
  })
}

type Piece = { readonly points: readonly Point[]; readonly part: 0 | 1 }

function piecesOf(cut: Cut, place: (x: number, y: number) => Point): Piece[] {
  const square = (x: number, y: number, side: number): Point[] => [
    place(x, y),
    place(x + side, y),
    place(x + side, y + side),
    place(x, y + side),
  ]
  const corners = square(0, 0, 1)
  if (cut === 'four')
    return [0, 1, 2, 3].map((at) => ({
      points: square((at % 2) / 2, Math.floor(at / 2) / 2, 0.5),
      part: at === 0 || at === 3 ? 0 : 1,
    }))
  if (cut === 'halved')
    return [
      { points: [corners[0], corners[1], corners[3]], part: 0 },
      { points: [corners[1], corners[2], corners[3]], part: 1 },
    ]
  if (cut === 'quartered')
    return corners.map((from, at) => ({
      points: [from, corners[(at + 1) % 4], place(0.5, 0.5)],
      part: at % 2 ? 1 : 0,
    }))
  return [{ points: corners, part: 0 }]
}

type Sewing = { readonly sizeMm: number; readonly flowers: readonly string[]; readonly random: Random }

function layPiece(cloth: Cloth, points: readonly Point[], cotton: Cotton, print: Print, sewing: Sewing): void {
  const { ink, mark } = cotton
  const { sizeMm, random } = sewing
  if (ink !== cloth.ground) paint(cloth, ink, polygon(points))
  const isUpright = random.chance(0.5)
  const turn = isUpright ? 0 : TURN / 4
  if (print === 'flowers') strewFlowers(cloth, points, cotton, sewing)
  else if (print === 'posy' && points.length === 4) putPosy(cloth, points, cotton, sewing)
  else if (print === 'stripes' || print === 'posy')
    paintScattered(cloth, mark, bandsIn(points, turn, sizeMm * 0.11, 0.46))
  else if (print === 'pinstripe')
    paintScattered(cloth, mark, [
      ...bandsIn(points, turn, sizeMm * 0.13, 0.14),
      ...bandsIn(points, turn, sizeMm * 0.13, 0.14, 0.3),
    ])
  else if (print === 'check')
    paintScattered(cloth, mark, [
      ...bandsIn(points, 0, sizeMm * 0.12, 0.36),
      ...bandsIn(points, TURN / 4, sizeMm * 0.12, 0.36),
    ])
  else paintScattered(cloth, mark, smallPrint(points, print, Math.max(2.4, sizeMm * 0.1)))
}

/**
 * Bands across a convex piece.
 *
 * @param share of the step that a band takes
 * @param shift of the bands, in steps
 */
function bandsIn(points: readonly Point[], turn: number, stepMm: number, share: number, shift = 0): Ring[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const along = ([x, y]: Point): number => x * cos + y * sin
  const [from, to] = [Math.min(...points.map(along)), Math.max(...points.map(along))]
  const count = Math.max(1, Math.round((to - from) / stepMm))
  const step = (to - from) / count
  return Array.from({ length: count }, (_, at) => {
    const start = from + (at + 0.5 - share / 2 + shift) * step
    const after = clipByLine(points, (point) => along(point) - start)
    return clipByLine(after, (point) => start + step * share - along(point))
  })
    .filter((band) => band.length > 2)
    .map((band) => polygon(band))
}

/** Small flowers of two colours in half-drop, whole within the seams, each with two leaves of its print. */
function strewFlowers(
  cloth: Cloth,
  points: readonly Point[],
  { palette, mark }: Cotton,
  { sizeMm, flowers, random }: Sewing,
): void {
  const [flower, step, radius] = [random.pick(flowers), sizeMm * 0.25, sizeMm * 0.08]
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [wide, tall] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  const [midX, midY] = [Math.min(...xs) + wide / 2, Math.min(...ys) + tall / 2]
  const [columns, rows] = [Math.ceil(wide / step / 2), Math.ceil(tall / step)]
  const fillers: Ring[] = []
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++) {
      const [x, y] = [midX + (column + (row & 1) / 2) * step, midY + (row * step) / 2]
      if (clearance(points, x, y) > radius * 1.02) {
        const inks = flowerInksFor(palette, flower, row + column + rows + columns)
        const motif = drawFlower(random, flower, inks, radius, { isSimple: true })
        stampMotif(cloth, motif, { x, y, turn: random.between(0, TURN) })
      }
      const dotX = x + step / 2
      if (clearance(points, dotX, y) > sizeMm * 0.03) fillers.push(polygon(diamond(dotX, y, sizeMm * 0.022)))
    }
  paintScattered(cloth, mark, fillers)
}

function diamond(x: number, y: number, half: number): Point[] {
  const reach = Math.max(0.35, half)
  return [
    [x, y - reach],
    [x + reach, y],
    [x, y + reach],
    [x - reach, y],
  ]
}

function putPosy(cloth: Cloth, points: readonly Point[], { palette }: Cotton, { flowers, random }: Sewing): void {
  const [x, y] = [(points[0][0] + points[2][0]) / 2, (points[0][1] + points[2][1]) / 2]
  const side = Math.min(points[2][0] - points[0][0], points[2][1] - points[0][1])
  const flower = random.pick(flowers)
  const companion = { noun: 'blossom', inks: flowerInksFor(palette, 'blossom', 1) }
  const motif = drawPosy(random, flower, flowerInksFor(palette, flower, random.below(2)), {
    radiusMm: side * 0.23,
    companions: [companion],
  })
  stampMotif(cloth, motif, { x, y, turn: random.between(0, TURN) })
}
