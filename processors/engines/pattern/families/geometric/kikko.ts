import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar, polygon } from '../../kit/line/outline.ts'
import type { CellPair } from '../../kit/place/fit-cell-pair.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { inksApart } from '../../kit/place/lay-apart.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'

const SIDE_MM = 13

export const kikko: Family = {
  name: 'kikko',
  summary:
    'tortoiseshell: hexagons in contact drawn with a bold and a fine line, a small six-petalled flower in each, or grown together by threes',
  words:
    'kikko|kikkou|kikko tortoiseshell|tortoiseshell hexagon|tortoise shell hexagon|japanese hexagon|japanese tortoiseshell|bishamon|亀甲|亀甲柄|亀甲花菱|schildpatt sechseck'.split(
      '|',
    ),
  kinds: {
    hanabishi: 'kikko hanabishi|kikko flower|hexagon flower|flower hexagon|hexagons with flowers',
    nested: 'nested hexagon|nested hexagons|concentric hexagon|concentric hexagons|komochi kikko|double hexagon',
    bishamon: 'bishamon kikko|bishamon|毘沙門亀甲',
  },
  motifs: [],
  coverage: { low: 0.3, medium: 0.5, high: 0.68 },
  isDensityFixed: true,
  inks: { least: 2, natural: 5 },
  moods: ['indigo', 'indigo', 'heritage', 'moody', 'christmas'],
  ground: 'light',
  motifMm: 22,
  repeatMm: 160,
  layouts: ['brick', 'block'],
  draw: drawKikko,
}

/** Where hexagon corners lie round a centre, for a cell of width √3 and row step 1.5 of a unit side. */
type Hexagon = (share: number) => Ring

function drawKikko(plan: Plan): Cloth {
  const { cast } = plan
  const kind = chooseKind(plan, ['hanabishi', 'nested', 'bishamon'])
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.line)
  const side = SIDE_MM * plan.scale
  // Three colours by turns meet again after three columns; two rows make the brick.
  const cells = fitCellPair(plan, { wideMm: side * Math.sqrt(3), tallMm: side * 1.5 }, { columns: 3, rows: 2 })
  if (kind === 'bishamon') {
    drawTrios(cloth, plan, cells)
    return cloth
  }
  for (const cell of layCells(plan, cloth, cells)) drawCell(cloth, plan, { ...cell, kind, side })
  return cloth
}

/** Every third hexagon is filled; colours of these, and of the lines in the others, are dealt so that they form no columns. */
function layCells(plan: Plan, cloth: Cloth, cells: CellPair): Pick<Cell, 'body' | 'onBody' | 'centre' | 'hexagon'>[] {
  const { cast } = plan
  const tones = cast.figures.filter((ink) => ink !== cast.line && ink !== cast.accent)
  const places = Array.from({ length: cells.rows * cells.columns }, (_, at) => {
    const [row, column] = [Math.floor(at / cells.columns), at % cells.columns]
    const centre: Point = [(column + (row % 2 ? 0.5 : 0)) * cells.wideMm, row * cells.tallMm]
    return { centre, isFilled: (column + (row % 2 ? 2 : 0)) % 3 === 0 && tones.length > 0 }
  })
  const random = plan.random.fork('hexagons')
  const dealt = new Map<Point, number>()
  for (const isFilled of [true, false]) {
    const centres = places.filter((place) => place.isFilled === isFilled).map(({ centre }) => centre)
    const inks = inksApart(random, cloth, centres, tones.length > 0 ? tones : [cast.line])
    for (const [at, centre] of centres.entries()) dealt.set(centre, inks[at])
  }
  return places.map(({ centre, isFilled }) => {
    const ink = dealt.get(centre) ?? cast.line
    const hexagon: Hexagon = (share) =>
      polygon(
        Array.from({ length: 6 }, (_, at) => {
          const [x, y] = polar(0, 0, share, (at / 6) * TURN + TURN / 12)
          return [centre[0] + (x * cells.wideMm) / Math.sqrt(3), centre[1] + (y * cells.tallMm) / 1.5]
        }),
      )
    return { centre, hexagon, body: isFilled ? ink : cast.ground, onBody: isFilled ? cast.ground : ink }
  })
}

type Cell = {
  readonly kind: 'hanabishi' | 'nested'
  readonly body: number
  readonly onBody: number
  readonly hexagon: Hexagon
  readonly centre: Point
  readonly side: number
}

/** The cloth starts in the line's ink, so what the shrunken bodies leave is a bold line of even width. */
function drawCell(cloth: Cloth, plan: Plan, { kind, body, onBody, hexagon, centre, side }: Cell): void {
  const { cast } = plan
  paint(cloth, body, hexagon(0.93))
  if (kind === 'nested') {
    const rings = [0.8, 0.74, 0.58, 0.46, 0.3, 0.2]
    rings.forEach((share, at) => {
      const ink = at % 2 ? body : at === 0 ? cast.line : onBody
      paint(cloth, at === 4 ? cast.accent : ink, hexagon(share))
    })
    return
  }
  paint(cloth, onBody, hexagon(0.83), [hexagon(0.78)])
  drawFlower(cloth, plan, { centre, reach: side * 0.62, ink: onBody, body })
}

/** Corners of three hexagons of side 1 grown into one about the origin, where they meet, clockwise. */
const TRIO: readonly Point[] = Array.from({ length: 12 }, (_, at) => {
  // From each corner where two hexagons meet, three more round the outside of the next one.
  const angle = (Math.floor(at / 4) / 3 + (at % 4) / 12 + 1 / 12) * TURN
  return polar(0, 0, [1, Math.sqrt(3), 2, Math.sqrt(3)][at % 4], angle)
})

/** The same outline drawn in by a share of the hexagons' side, its edges kept parallel. */
function insetTrio(by: number): readonly Point[] {
  const unit = ([fx, fy]: Point, [tx, ty]: Point): Point => {
    const length = Math.hypot(tx - fx, ty - fy)
    return [(tx - fx) / length, (ty - fy) / length]
  }
  return TRIO.map((corner, at) => {
    const [ax, ay] = unit(TRIO[(at + 11) % 12], corner)
    const [bx, by_] = unit(corner, TRIO[(at + 1) % 12])
    // Mitre of the two edges' normals, which point inwards to the right of the way round.
    const share = by / (1 + ax * bx + ay * by_)
    return [corner[0] - (ay + by_) * share, corner[1] + (ax + bx) * share]
  })
}

/** Bishamon's armour: hexagons grown together by threes, each trio drawn with lines within lines round a flower. */
function drawTrios(cloth: Cloth, plan: Plan, cells: CellPair): void {
  const { cast } = plan
  const tones = cast.figures.filter((ink) => ink !== cast.line)
  const places = Array.from({ length: (cells.columns / 3) * cells.rows }, (_, at): Point => {
    const row = at % cells.rows
    const column = Math.floor(at / cells.rows) * 3 + (row % 2) * 1.5
    // Where the hexagons of a row meet the one below them.
    return [(column + 0.5) * cells.wideMm, (row + 1 / 3) * cells.tallMm]
  })
  const random = plan.random.fork('trios')
  const lines = inksApart(random, cloth, places, tones.length > 0 ? tones : [cast.line])
  // Every second heart is left in the ground, so that the ground asked for is seen.
  const filled = places.filter((_, at) => tones.length > 1 && at % 2 === 0)
  const hearts = inksApart(random, cloth, filled, tones)
  for (const [at, place] of places.entries()) {
    const [x, y] = place
    const ring = (by: number): Ring =>
      polygon(
        insetTrio(by).map(([u, v]): Point => [x + (u * cells.wideMm) / Math.sqrt(3), y + (v * cells.tallMm) / 1.5]),
      )
    const ink = lines[at]
    paint(cloth, cast.ground, ring(0.07))
    paint(cloth, ink, ring(0.16), [ring(0.2)])
    paint(cloth, ink, ring(0.32), [ring(0.46)])
    const heart = filled.indexOf(place)
    // A heart in the ink of its own lines would be lost in them.
    const dealt = hearts[heart] === ink ? (tones.find((tone) => tone !== ink) ?? ink) : hearts[heart]
    const isFilled = heart >= 0
    if (isFilled) paint(cloth, dealt, ring(0.52))
    const reach = (cells.wideMm / Math.sqrt(3)) * 0.42
    const [petal, body] = isFilled ? [cast.ground, dealt] : [ink, cast.ground]
    drawFlower(cloth, plan, { centre: [x, y], reach, ink: petal, body })
  }
}

/** Six petals with a notch of the body's ink, and a beaded heart. */
function drawFlower(
  cloth: Cloth,
  { cast }: Plan,
  flower: { centre: Point; reach: number; ink: number; body: number },
): void {
  const { centre, reach, ink, body } = flower
  for (let petal = 0; petal < 6; petal++) {
    const turn = (petal / 6) * TURN
    paint(cloth, ink, ornamentPetal(centre[0], centre[1], turn, reach * 0.22, reach, reach * 0.23))
    paint(cloth, body, ornamentPetal(centre[0], centre[1], turn, reach * 0.42, reach * 0.72, reach * 0.07))
  }
  const heart = cast.accent === body ? cast.line : cast.accent
  paint(cloth, heart, circle(centre[0], centre[1], reach * 0.2, 8))
}
