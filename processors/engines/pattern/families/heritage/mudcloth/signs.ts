import type { Random } from '../../../kit/chance/random.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import { handDot, handStroke } from './hand-stroke.ts'

/** Where a sign stands: the middle of its cell and the cell's sides in mm; `half` is half a stroke. */
export type SignCell = {
  readonly random: Random
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly tall: number
  readonly half: number
}

export type Sign = {
  readonly name: string
  /** Cell width against its height. */
  readonly ratio: number
  readonly draw: (cell: SignCell) => Ring[]
}

type Place = (x: number, y: number) => Point

/** Places in shares of the cell, −0.5 … 0.5. */
function placeIn({ x, y, wide, tall }: SignCell): Place {
  return (u, v) => [x + u * wide, y + v * tall]
}

/** Lines of shares `u,v u,v …`, each leg one stroke; `;` lifts the twig. */
function lines(text: string): (cell: SignCell) => Ring[] {
  const strokes = text.split(';').map((line) =>
    line
      .trim()
      .split(' ')
      .map((pair) => pair.split(',').map(Number)),
  )
  return (cell) => {
    const at = placeIn(cell)
    return strokes.flatMap((points) =>
      points
        .slice(1)
        .map(([u, v], leg) => handStroke(cell.random, at(points[leg][0], points[leg][1]), at(u, v), cell.half)),
    )
  }
}

function dots(places: readonly Point[], size = 1.5): (cell: SignCell) => Ring[] {
  return (cell) => {
    const at = placeIn(cell)
    return places.map(([u, v]) => handDot(cell.random, at(u, v), cell.half * size))
  }
}

function join(...parts: ((cell: SignCell) => Ring[])[]): (cell: SignCell) => Ring[] {
  return (cell) => parts.flatMap((part) => part(cell))
}

function ringOfStrokes(share: number, sides: number): (cell: SignCell) => Ring[] {
  return (cell) => {
    const at = placeIn(cell)
    const point = (corner: number): Point => {
      const [u, v] = polar(0, 0, share, (corner / sides) * TURN)
      return at(u, v)
    }
    return Array.from({ length: sides }, (_, side) => handStroke(cell.random, point(side), point(side + 1), cell.half))
  }
}

/**
 * Signs of the dyers of Mali as the trade repeats them: crosses, spindles, combs, lozenges one in another, the iguana's elbow
 * (a bent line), drums, arrowheads, rows of dots. A running sign meets itself at the edges of its cell.
 */
export const signs: readonly Sign[] = [
  { name: 'zigzag', ratio: 1, draw: lines('-0.5,0.34 0,-0.34 0.5,0.34') },
  { name: 'double zigzag', ratio: 1, draw: lines('-0.5,0.2 0,-0.42 0.5,0.2 ; -0.5,0.46 0,-0.16 0.5,0.46') },
  { name: 'crosses', ratio: 0.9, draw: lines('-0.3,-0.34 0.3,0.34 ; -0.3,0.34 0.3,-0.34') },
  { name: 'plus', ratio: 0.9, draw: lines('0,-0.36 0,0.36 ; -0.34,0 0.34,0') },
  {
    name: 'lozenges',
    ratio: 1.1,
    draw: join(lines('-0.46,0 0,-0.44 0.46,0 0,0.44 -0.46,0'), lines('-0.2,0 0,-0.2 0.2,0 0,0.2 -0.2,0')),
  },
  {
    name: 'dotted lozenges',
    ratio: 1,
    draw: join(lines('-0.5,0 0,-0.44 0.5,0 0,0.44 -0.5,0'), dots([[0, 0]], 1.9)),
  },
  { name: 'arrowheads', ratio: 1.1, draw: lines('-0.36,-0.36 -0.06,0 -0.36,0.36 ; 0,-0.36 0.3,0 0,0.36') },
  {
    name: 'spindles',
    ratio: 0.7,
    draw: lines('0,-0.42 0,0.42 ; -0.3,-0.26 0.3,-0.26 ; -0.36,0 0.36,0 ; -0.3,0.26 0.3,0.26'),
  },
  { name: 'dashes', ratio: 0.42, draw: lines('0,-0.36 0,0.36') },
  {
    name: 'dots',
    ratio: 0.62,
    draw: dots([
      [0, -0.28],
      [0, 0.04],
      [0, 0.34],
    ]),
  },
  { name: 'ladder', ratio: 0.9, draw: lines('-0.5,-0.34 0.5,-0.34 ; -0.5,0.34 0.5,0.34 ; 0,-0.34 0,0.34') },
  {
    name: 'combs',
    ratio: 1,
    draw: lines('-0.38,0.34 0.38,0.34 ; -0.3,0.34 -0.3,-0.34 ; 0,0.34 0,-0.34 ; 0.3,0.34 0.3,-0.34'),
  },
  { name: 'drums', ratio: 0.86, draw: lines('-0.34,-0.38 0.34,-0.38 -0.34,0.38 0.34,0.38 -0.34,-0.38') },
  { name: 'wheels', ratio: 1, draw: join(ringOfStrokes(0.38, 9), dots([[0, 0]], 1.8)) },
  {
    name: 'elbows',
    ratio: 1.2,
    draw: lines('-0.4,0.36 -0.4,-0.32 0.06,-0.32 ; -0.12,0.36 -0.12,-0.02 0.3,-0.02 ; 0.16,0.36 0.42,0.36'),
  },
]
