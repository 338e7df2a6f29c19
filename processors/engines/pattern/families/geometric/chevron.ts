import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { polygon } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Family, Plan } from '../family.ts'

export const chevron: Family = {
  name: 'chevron',
  summary: 'zigzag bands whose points meet, in a designed sequence of widths',
  words: 'chevron|zigzag|zig zag|zig-zag|zickzack|missoni style|rickrack|chevrons|zigzags|zig zags'.split('|'),
  motifs: ['zigzag'],
  coverage: { low: 0.25, medium: 0.5, high: 0.72 },
  inks: { least: 2, natural: 4 },
  moods: ['boho', 'seventies', 'coastal', 'midcentury', 'deco'],
  ground: 'light',
  motifMm: 27,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawChevron,
}

const BAND_MM = 11

function drawChevron(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  drawZigzags(cloth, plan)
  return cloth
}

/**
 * Each ink has a band of its own width from the seed and, where there is room, a fine line that follows it; together they
 * take the share asked for.
 */
function drawZigzags(cloth: Cloth, plan: Plan): void {
  const { cast } = plan
  const random = plan.random.fork('chevron')
  const columns = fitCells(plan.widthMm, BAND_MM * 2.5 * plan.scale)
  const inks = [cast.main, ...cast.figures.filter((ink) => ink !== cast.main)]
  const rows = fitCells(plan.heightMm, BAND_MM * 2 * inks.length * plan.scale)
  const rise = columns.sizeMm * random.between(0.36, 0.62)
  // An accent is a fine zigzag between broad ones.
  const weights = inks.map((ink) => random.pick([0.7, 1, 1, 1.3]) * (ink === cast.spared ? 0.26 : 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const isLined = inks.length > 1 && plan.coverage < 0.66 && random.chance(0.5)
  const fine = isLined ? 0.12 : 0
  const isByHand = plan.styles.some((style) => handWords.includes(style))
  const hand = plan.random.fork('hand')
  const draw = (y: number, thickMm: number): Ring =>
    isByHand ? handZigzag(hand, columns, y, thickMm, rise) : polygon(zigzag(columns, y, thickMm, rise))
  for (let row = 0; row < rows.count; row++) {
    let y = row * rows.sizeMm
    inks.forEach((ink, at) => {
      const slot = (rows.sizeMm * weights[at]) / total
      const band = slot * plan.coverage * (1 - fine)
      paint(cloth, ink, draw(y, band))
      const line = slot * plan.coverage * fine
      if (isLined) paint(cloth, inks[(at + 1) % inks.length], draw(y + (band + slot - line) / 2, line))
      y += slot
    })
  }
}

function zigzag(columns: { count: number; sizeMm: number }, y: number, thickMm: number, rise: number): Point[] {
  const along = Array.from(
    { length: columns.count * 2 + 1 },
    (_, at): Point => [(at * columns.sizeMm) / 2, at % 2 ? rise : 0],
  )
  const upper = along.map(([x, dy]): Point => [x, y + dy])
  const lower = along.map(([x, dy]): Point => [x, y + dy + thickMm]).reverse()
  return [...upper, ...lower]
}

/** Words for a zigzag that no ruler drew. */
const handWords =
  'hand drawn|hand-drawn|hand-painted|hand painted|painterly|brush stroke|brushed|wobbly|uneven|irregular|imperfect|sketchy|organic|watercolour|watercolor|gouache|doodle|naive'.split(
    '|',
  )

/** A zigzag drawn in one go with a brush: points are blunt and stray, legs bend a little, and the stroke swells and thins. */
function handZigzag(
  random: Random,
  { count, sizeMm }: { count: number; sizeMm: number },
  y: number,
  thickMm: number,
  rise: number,
): Ring {
  const stray = Math.min(rise * 0.16, sizeMm * 0.12)
  const points = Array.from({ length: count * 4 }, (_, at): Stroke => {
    const [isPoint, isLow] = [at % 2 === 0, at % 4 === 2]
    return {
      x: at * 0.25 * sizeMm + random.between(-0.5, 0.5) * stray,
      y: y + (isPoint ? (isLow ? rise : 0) : rise / 2) + random.between(-1, 1) * stray * (isPoint ? 0.8 : 0.5),
      half: (thickMm / 2) * random.between(0.78, 1.16),
    }
  })
  // The seam lies on a point of the zigzag, and the stroke goes on behind it as it began.
  const closed = [...points, { ...points[0], x: points[0].x + count * sizeMm }]
  const side = (sign: 1 | -1): Knot[] =>
    closed.flatMap(({ x, y: middle, half }, at): Knot[] => {
      const knot: Knot = [x, middle + thickMm / 2 + sign * half]
      const isEnd = at === 0 || at === closed.length - 1
      // A point is pulled to by two knots, so that it stays a point and no wave.
      return at % 2 === 0 ? (isEnd ? [[x, knot[1], 1]] : [knot, knot]) : [knot]
    })
  return [...side(-1), ...side(1).reverse()]
}

type Stroke = { readonly x: number; readonly y: number; readonly half: number }
