import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Knot, Ring } from '../../kit/knot.ts'
import { TURN } from '../../kit/knot.ts'
import { circle, polar } from '../../kit/outline.ts'
import type { Random } from '../../kit/random.ts'
import type { Plan } from '../family.ts'

export type DotStyle = {
  /** Distance of dots at scale 1. */
  readonly cellMm: number
  /** A pin dot stays small however far apart it lies, unless a density is asked for. */
  readonly coverageMost?: number
  /** On a square lattice, whatever the layout. */
  readonly isSquare?: boolean
  readonly isPainted?: boolean
  readonly isRinged?: boolean
}

/** So many dots a side at the most, so that a micro dot stays one a printer can hold. */
const DOTS_MOST = 36

/** Dots on a block or centred lattice. Radius from coverage c and one dot per area A: r = √(cA/π). */
export function drawLatticeDots(plan: Plan, style: DotStyle): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const isCentred = plan.lattice.order > 1 && !style.isSquare
  const perCell = isCentred ? 2 : 1
  // In a centred lattice each cell holds two dots, so cells grow to keep the distance between dots.
  const least = Math.max(widthMm, heightMm) / DOTS_MOST
  const cellMm = Math.max(style.cellMm * plan.scale, least) * (isCentred ? Math.SQRT2 : 1)
  const inks = cast.figures
  const multiple = isCentred && inks.length % 2 === 0 ? inks.length / 2 : inks.length
  const fitted = (lengthMm: number): { count: number; sizeMm: number } =>
    fitCells(lengthMm, cellMm, multiple > 4 ? 1 : multiple)
  const [columns, rows] = [fitted(widthMm), fitted(heightMm)]
  const coverage = plan.isDensityAsked ? plan.coverage : Math.min(plan.coverage, style.coverageMost ?? 1)
  const radius = Math.sqrt((coverage * columns.sizeMm * rows.sizeMm) / perCell / Math.PI)
  const random = plan.random.fork('dots')
  const colours = colourWay(plan, columns.count * perCell)
  for (let row = 0; row < rows.count * perCell; row++)
    for (let column = 0; column < columns.count; column++) {
      const shift = isCentred && row % 2 === 1 ? 0.75 : 0.25
      const [x, y] = [(column + shift) * columns.sizeMm, ((row + 0.5) / perCell) * rows.sizeMm]
      const ink = colours(isCentred ? column * 2 + (row % 2) : column, row)
      if (style.isRinged) paintRinged(cloth, ink, inks[(inks.indexOf(ink) + 1) % inks.length], x, y, radius)
      else paint(cloth, ink, style.isPainted ? paintedDot(random, x, y, radius) : circle(x, y, radius))
    }
  return cloth
}

/** Colours run in diagonals, in rows, or as one main ink with the others sparkling among it. */
function colourWay({ cast, random }: Plan, across: number): (column: number, row: number) => number {
  const inks = cast.figures
  const way = random.fork('colours').below(3)
  if (inks.length < 3 || way === 0) return (column, row) => inks[(column + row) % inks.length]
  if (way === 1) return (_, row) => inks[row % inks.length]
  const order = random
    .fork('sparkle')
    .shuffle(
      Array.from({ length: Math.max(across, inks.length * 3) }, (_, at) => inks[at % 2 === 0 ? 0 : at % inks.length]),
    )
  return (column, row) => order[(column * 7 + row * 11) % order.length]
}

/** A dab: round by intent, with a hand's low swell, no two alike. */
export function paintedDot(random: Random, x: number, y: number, radius: number): Ring {
  const [phase, second] = [random.between(0, TURN), random.between(0, TURN)]
  const size = radius * random.between(0.88, 1.1)
  const [cx, cy] = [x + radius * random.between(-0.12, 0.12), y + radius * random.between(-0.12, 0.12)]
  return Array.from({ length: 11 }, (_, at): Knot => {
    const angle = (at / 11) * TURN
    const swell = 1 + 0.09 * Math.cos(2 * angle + phase) + 0.05 * Math.cos(3 * angle + second)
    return polar(cx, cy, size * swell * random.between(0.98, 1.05), angle)
  })
}

/** A ring and a heart in the next ink; together about the area of the dot. */
function paintRinged(cloth: Cloth, ink: number, heart: number, x: number, y: number, radius: number): void {
  const outer = radius * 1.16
  paint(cloth, ink, circle(x, y, outer), [circle(x, y, outer * 0.74)])
  paint(cloth, heart, circle(x, y, outer * 0.46))
}
