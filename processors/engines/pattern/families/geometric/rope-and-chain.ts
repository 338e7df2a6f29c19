import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { placeKnot } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../family.ts'

const CELL_MM = 54
/** Strands of rope or links of chain from one crossing to the next. */
const STRANDS = 11
const LINKS = 5

/** A diamond trellis of rope with knots, or of gold chain with rings, where its lines cross; a small stud in every field. */
export function drawRopeOrChain(cloth: Cloth, plan: Plan, kind: 'rope' | 'chain'): Cloth {
  const { cast } = plan
  const wide = CELL_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: wide, tallMm: wide })
  const [reachX, reachY] = [cells.wideMm / 2, cells.tallMm / 2]
  const long = Math.hypot(reachX, reachY)
  const thick = long * (kind === 'rope' ? 0.1 : 0.11) * Math.min(1.4, Math.max(0.6, Math.sqrt(plan.coverage / 0.6)))
  const others = cast.figures.filter((ink) => ink !== cast.line)
  // Rope is as dark as the cloth allows, gold is gold.
  const body = kind === 'rope' ? cast.line : cast.main
  const shade = (kind === 'rope' ? others[0] : cast.figures[1]) ?? cast.ground
  const stud = (kind === 'rope' ? others[1] : cast.figures[2]) ?? body
  const parts: { readonly bodies: Ring[]; readonly shades: Ring[] } = { bodies: [], shades: [] }
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++)
      for (const half of [0, 0.5]) {
        const from: Point = [(column + half) * cells.wideMm, (row + half) * cells.tallMm]
        for (const side of [1, -1]) {
          const place = placeKnot({ x: from[0], y: from[1], turn: Math.atan2(reachY, side * reachX) })
          const { bodies, shades } = kind === 'rope' ? twist(long, thick) : links(long, thick)
          parts.bodies.push(...bodies.map((ring) => ring.map(place)))
          parts.shades.push(...shades.map((ring) => ring.map(place)))
        }
      }
  paintScattered(cloth, body, parts.bodies)
  paintScattered(cloth, shade, parts.shades)
  crossings(cloth, cells, { thick, kind, body, shade, stud })
  for (const ink of cast.figures.filter((one) => ![body, shade, stud].includes(one)))
    paint(cloth, ink, circle(reachX, 0, thick * 0.5, 8))
  return cloth
}

type Lines = { readonly bodies: readonly Ring[]; readonly shades: readonly Ring[] }

/** Strands that lie across the rope on the slant, each with a fold of shade. */
function twist(long: number, thick: number): Lines {
  const step = long / STRANDS
  const strand = (at: number, size: number): Ring => {
    const x = (at + 0.5) * step
    const [across, lean] = [thick * 1.35 * size, step * 0.8 * size]
    const knots: readonly Knot[] = [
      [x - lean - step * 0.3 * size, across],
      [x - step * 0.5 * size, -across * 0.2],
      [x + lean - step * 0.1, -across],
      [x + lean + step * 0.3 * size, -across],
      [x + step * 0.5 * size, across * 0.2],
      [x - lean + step * 0.1, across],
    ]
    return [...knots]
  }
  const all = Array.from({ length: STRANDS }, (_, at) => at)
  return { bodies: all.map((at) => strand(at, 1)), shades: all.map((at) => strand(at, 0.4)) }
}

/** Oval links seen from the front, by turns with links seen edge on. */
function links(long: number, thick: number): Lines {
  const step = long / LINKS
  const oval = (x: number, half: number, across: number): Ring =>
    circle(0, 0, 1, 8).map(([u, v]): Knot => [x + u * half, v * across])
  const bodies: Ring[] = []
  const shades: Ring[] = []
  for (let at = 0; at < LINKS; at++) {
    const x = (at + 0.5) * step
    const [outer, inner] = [oval(x, step * 0.56, thick), oval(x, step * 0.34, thick * 0.46)]
    bodies.push(ringOf(outer, inner))
    shades.push(oval(x + step / 2, step * 0.2, thick * 0.3))
  }
  return { bodies, shades }
}

/** An outline with its hole joined on by a cut, so that rings of one ink stay one body each. */
function ringOf(outer: Ring, inner: Ring): Ring {
  const corner = ([x, y]: Knot): Knot => [x, y, 1]
  const smooth = (ring: Ring): Knot[] => [
    corner(middle(ring.at(-1), ring[0])),
    ...ring,
    corner(middle(ring.at(-1), ring[0])),
  ]
  return [...smooth(outer), ...smooth(inner).toReversed()]
}

function middle(one: Knot | undefined, other: Knot): Knot {
  return one ? [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2] : other
}

type Crossing = {
  readonly thick: number
  readonly kind: 'rope' | 'chain'
  readonly body: number
  readonly shade: number
  readonly stud: number
}

/** A turned knot of rope or a ring with a boss where lines cross, a stud in the field between. */
function crossings(
  cloth: Cloth,
  cells: { readonly columns: number; readonly rows: number; readonly wideMm: number; readonly tallMm: number },
  { thick, kind, body, shade, stud }: Crossing,
): void {
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++)
      for (const half of [0, 0.5]) {
        const [x, y] = [(column + half) * cells.wideMm, (row + half) * cells.tallMm]
        const boss = kind === 'rope' ? 1.9 : 2.3
        paint(cloth, cloth.ground, circle(x, y, thick * (boss + 0.35)))
        paint(cloth, body, circle(x, y, thick * boss))
        paint(cloth, cloth.ground, circle(x, y, thick * boss * 0.72))
        paint(cloth, shade, circle(x, y, thick * boss * 0.52))
        paint(cloth, cloth.ground, circle(x, y, thick * boss * 0.2, 8))
        const field = x + cells.wideMm / 2
        paint(cloth, stud, circle(field, y, thick * 0.95))
        paint(cloth, cloth.ground, circle(field, y, thick * 0.45, 8))
      }
}
