import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { wrap } from '../../kit/line/knot.ts'
import { offsetRing } from '../../kit/line/offset.ts'
import { polygon, rectangle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Family, Plan } from '../family.ts'
import { ndebelePanels } from './ndebele-panels.ts'

const PANEL_MM = 80
/** Height of a wall panel and of the border under it, as shares of a panel's width. */
const [TALL, BORDER] = [1, 0.34]
/** Width of the black line, as a share of a panel. */
const LINE = 0.034

export const ndebele: Family = {
  name: 'ndebele',
  summary:
    'painted walls of the Ndebele: panels that mirror themselves, diamonds, steps and chevrons in flat colour between broad black lines',
  words:
    'ndebele|ndebele geometric|ndebele pattern|ndebele print|ndebele art|ndebele wall|ndebele mural|ndebele house|ndebele house painting|ndebele painting|ndebele house art|ndebele style|esther mahlangu|south african geometric'.split(
      '|',
    ),
  colourway: () => ({ inks: ['#f8f3e7', '#1b1a1d', '#2c62b4', '#e3b02c', '#c63d2f', '#3f8f5b', '#e58aa0'], ground: 0 }),
  motifs: [],
  coverage: { low: 0.5, medium: 0.7, high: 0.85 },
  isDensityFixed: true,
  inks: { least: 3, natural: 6, company: ['#1b1a1d'] },
  moods: ['primary', 'pop'],
  home: 'african',
  ground: 'light',
  motifMm: PANEL_MM,
  orientation: 'one-way',
  repeatMm: 320,
  layouts: ['block'],
  draw: drawNdebele,
}

/** Panels in rows, every row begun one panel further, a border of triangles under each. */
function drawNdebele(plan: Plan): Cloth {
  const { cast, widthMm, random } = plan
  const line = cast.byLightness[cast.isDark ? cast.byLightness.length - 1 : 0]
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const size = PANEL_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size * (TALL + BORDER) })
  const bright = random.fork('paints').shuffle(cast.figures.filter((ink) => ink !== line))
  const paints = bright.length > 0 ? bright : [line]
  const inkOf = (turn: number): number => (turn < 0 ? cast.ground : paints[wrap(turn, paints.length)])
  const order = random.fork('panels').shuffle(ndebelePanels)
  const edge = cells.wideMm * LINE
  for (let row = 0; row < cells.rows; row++) {
    const top = row * cells.tallMm
    const high = (cells.tallMm * TALL) / (TALL + BORDER)
    for (let column = 0; column < cells.columns; column++) {
      const figure = order[(column + row * 2 + (row >> 1)) % order.length]
      const box = { x: (column + 0.5) * cells.wideMm, y: top, wide: cells.wideMm / 2 - edge / 2, high }
      for (const { half, turn, isApart } of figure(column + row * 3))
        for (const ring of wholeOf(half, box, isApart)) paintLined(cloth, { ring, ink: inkOf(turn), line, edge })
      paint(cloth, line, rectangle(column * cells.wideMm - edge / 2, top, edge, high))
    }
    paintBorder(cloth, {
      top: top + high,
      high: cells.tallMm - high,
      step: widthMm / cells.columns / 2,
      edge,
      line,
      inkOf,
      row,
    })
  }
  return cloth
}

type Box = { readonly x: number; readonly y: number; readonly wide: number; readonly high: number }

/** A half with its image beside it, as one figure, or as two that stand apart. */
function wholeOf(half: readonly Point[], { x, y, wide, high }: Box, isApart = false): Ring[] {
  const right = half.map(([u, v]): Point => [x + u * wide, y + v * high])
  const left = half.map(([u, v]): Point => [x - u * wide, y + v * high]).toReversed()
  if (isApart) return [polygon(right), polygon(left)]
  const isOnAxis = ([u]: Point): boolean => u === 0
  return [polygon([...right, ...left.filter((_, at) => !isOnAxis(half[half.length - 1 - at]))])]
}

type Lined = { readonly ring: Ring; readonly ink: number; readonly line: number; readonly edge: number }

function paintLined(cloth: Cloth, { ring, ink, line, edge }: Lined): void {
  paint(cloth, line, ring)
  paint(cloth, ink, offsetRing(ring, -edge))
}

type Border = {
  readonly top: number
  readonly high: number
  readonly step: number
  readonly edge: number
  readonly line: number
  readonly inkOf: (turn: number) => number
  readonly row: number
}

/** Triangles point to point between two lines, two colours by turns. */
function paintBorder(cloth: Cloth, { top, high, step, edge, line, inkOf, row }: Border): void {
  const [upper, lower] = [top + edge, top + high - edge]
  for (let x = 0, at = 0; x < cloth.widthMm - 1e-6; x += step, at++) {
    const upright = polygon([
      [x, lower],
      [x + step / 2, upper],
      [x + step, lower],
    ])
    paintLined(cloth, { ring: upright, ink: inkOf(row + (at % 2) * 2), line, edge })
    const inner = polygon([
      [x + step / 2, upper],
      [x + step, lower],
      [x + (step * 3) / 2, upper],
    ])
    paintLined(cloth, { ring: inner, ink: at % 2 ? inkOf(row + 1) : inkOf(-1), line, edge: edge })
  }
  for (const y of [top, top + high - edge]) paint(cloth, line, rectangle(0, y, cloth.widthMm, edge))
}
