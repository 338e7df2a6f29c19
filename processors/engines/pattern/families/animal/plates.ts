import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import type { FieldGrid } from '../../kit/area/contour.ts'
import { wrap } from '../../kit/line/knot.ts'
import type { Colourway, Plan } from '../family.ts'

/** One plate: centre and size in mm, and distance from the flank, 0..1. */
export type Plate = {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly tall: number
  readonly back: number
}

/** Grid nodes along the longer side; more where plates are small. */
const GRID = { least: 136, most: 340 } as const

/** Differences in OKLCH lightness of grooves, raised middles and highlights from the hide. */
const LIGHT = { groove: -0.2, middle: 0.1, gleam: 0.3 } as const
/** Least OKLCH lightness of a hide, so that its grooves can be darker. */
const DARKEST = 0.24

/** Plates of one dyed colour with grooves in a shade of it. */
export function hideOf(hex: string): Colourway | undefined {
  const dye = inkFromHex(hex)
  if (!dye) return undefined
  const lightness = Math.max(DARKEST, dye.lightness)
  const tone = (step: number): string =>
    inkFromOklch({ ...dye, lightness: Math.max(0.12, Math.min(0.97, lightness + step)) }).hex
  const hide = lightness > dye.lightness ? tone(0) : dye.hex
  return { inks: [tone(LIGHT.groove), hide, tone(LIGHT.middle), tone(LIGHT.gleam)], ground: 0 }
}

/**
 * Depth inside a plate at each grid node: difference of the distances to the second nearest and the nearest plate, each
 * divided by the size of that plate (a weighted Voronoi diagram), which gives blocks with rounded corners.
 */
export function plateGrid(
  plates: readonly Plate[],
  { widthMm, heightMm, scale }: Plan,
  nodes: number = GRID.least,
): FieldGrid {
  const long = Math.max(GRID.least, Math.min(GRID.most, Math.round(nodes / scale ** 0.6)))
  const columns = Math.max(60, Math.round((long * widthMm) / Math.max(widthMm, heightMm)))
  const rows = Math.max(60, Math.round((long * heightMm) / Math.max(widthMm, heightMm)))
  const nearest = new Float64Array(columns * rows).fill(REACH)
  const second = new Float64Array(columns * rows).fill(REACH)
  for (const { x, y, wide, tall, back } of plates) {
    const [left, right] = [x - wide * REACH, x + wide * REACH].map((mm) => Math.round((mm / widthMm) * columns))
    const [top, foot] = [y - tall * REACH, y + tall * REACH].map((mm) => Math.round((mm / heightMm) * rows))
    const round = 1 - BLOCKY * back
    for (let row = top; row <= foot; row++) {
      const dy = Math.abs(((row / rows) * heightMm - y) / tall)
      const start = wrap(row, rows) * columns
      for (let column = left; column <= right; column++) {
        const dx = Math.abs(((column / columns) * widthMm - x) / wide)
        const far = round * Math.sqrt(dx * dx + dy * dy) + (1 - round) * Math.max(dx, dy)
        const node = start + wrap(column, columns)
        if (far < nearest[node]) {
          second[node] = nearest[node]
          nearest[node] = far
        } else if (far < second[node]) second[node] = far
      }
    }
  }
  return { values: second.map((far, node) => far - nearest[node]), columns, rows }
}

/** Distance in plate sizes beyond which a plate cannot be the second nearest. */
const REACH = 1.2
/** Weight of the square (Chebyshev) distance in that of a plate of the back; the circle's (Euclidean) has the rest. */
const BLOCKY = 0.6

/**
 * Field above 0 where a plate is high and the place to its upper left is not: a crescent highlight that follows the
 * plate's edge.
 */
export function gleamOf({ values, columns, rows }: FieldGrid, { widthMm, scale }: Plan, wideMm = 1.5): FieldGrid {
  const step = Math.max(1, Math.round((wideMm * scale * columns) / widthMm))
  const gleam = values.map((value, node) => {
    const [column, row] = [node % columns, Math.floor(node / columns)]
    const before = values[wrap(row - step, rows) * columns + wrap(column - Math.ceil(step / 2), columns)]
    return Math.min(value - GLEAM.from, GLEAM.to - before, value - before - GLEAM.rise)
  })
  return { values: gleam, columns, rows }
}

/** Range of depths in which a highlight lies, and the slope towards the middle from which it appears. */
const GLEAM = { from: 0.34, to: 0.52, rise: 0.09 } as const
