import type { Point, Ring } from '../../kit/line/knot.ts'
import { polygon } from '../../kit/line/outline.ts'
import type { CellPair } from '../../kit/place/fit-cell-pair.ts'

/** The triangle of a number in the net, shrunk about its own centre; even ones of even rows point up. */
export function triangleAt(cells: CellPair, at: number, share: number): Ring {
  const [row, column] = [Math.floor(at / (cells.columns * 2)), at % (cells.columns * 2)]
  const isUp = (column + row) % 2 === 0
  const [x, y] = [(column / 2 + 0.5) * cells.wideMm, (row + 0.5) * cells.tallMm]
  const middle = y + (isUp ? cells.tallMm / 6 : -cells.tallMm / 6)
  const corner = (dx: number, dy: number): Point => [
    x + dx * cells.wideMm * share,
    middle + (y + dy * cells.tallMm - middle) * share,
  ]
  const tip = isUp ? -0.5 : 0.5
  return polygon([corner(0, tip), corner(0.5, -tip), corner(-0.5, -tip)])
}

/** Numbers of the three triangles that share a side with one of the net, and of the nine more that share a corner with it. */
export function neighboursOf({ columns, rows }: CellPair, at: number): { sides: number[]; corners: number[] } {
  const wide = columns * 2
  const [row, column] = [Math.floor(at / wide), at % wide]
  const isUp = (column + row) % 2 === 0
  const number = (across: number, down: number): number =>
    ((row + down + rows) % rows) * wide + ((column + across + wide) % wide)
  const base = isUp ? 1 : -1
  const sides = [number(-1, 0), number(1, 0), number(0, base)]
  const corners = [
    ...[-2, 2].map((across) => number(across, 0)),
    ...[-2, -1, 1, 2].map((across) => number(across, base)),
    ...[-1, 0, 1].map((across) => number(across, -base)),
  ]
  return { sides, corners }
}

/**
 * The six triangles about a middle, shrunk towards it. Middles are every third corner of a row, half of that on from row to row; this closes over
 * the period where columns are a multiple of three and rows are even.
 */
export function rosetteAt({ columns, wideMm, tallMm }: CellPair, rosette: number, share: number): Ring[] {
  const { across, down } = middleOf(columns, rosette)
  const middle: Point = [(across / 2 + 0.5) * wideMm, down * tallMm]
  const tip = (turn: number): Point => {
    const [right, low] = HEXAGON[turn % HEXAGON.length]
    return [middle[0] + right * wideMm * share, middle[1] + low * tallMm * share]
  }
  return HEXAGON.map((_, turn) => polygon([middle, tip(turn), tip(turn + 1)]))
}

/** The corners of a rosette in cells from its middle, clockwise. */
const HEXAGON: readonly Point[] = [
  [1, 0],
  [0.5, 1],
  [-0.5, 1],
  [-1, 0],
  [-0.5, -1],
  [0.5, -1],
]

/** The rosettes of a net by number, each with the six around it. */
export function rosettesOf({ columns, rows }: CellPair): { readonly sides: number[]; readonly corners: number[] }[] {
  return Array.from({ length: (columns / 3) * rows }, (_, rosette) => {
    const { across, down } = middleOf(columns, rosette)
    const sides = AROUND.map(([right, low]) => {
      const [x, y] = [(across + right + columns * 2) % (columns * 2), (down + low + rows) % rows]
      return y * (columns / 3) + Math.floor(x / 6)
    })
    return { sides, corners: [] }
  })
}

/** Along a row in halves of a cell, six of which lie between middles, and in rows. */
function middleOf(columns: number, rosette: number): { readonly across: number; readonly down: number } {
  const down = Math.floor(rosette / (columns / 3))
  return { across: (rosette % (columns / 3)) * 6 + (down % 2) * 3, down }
}

/** The middles around one, across and down. */
const AROUND: readonly Point[] = [
  [3, 1],
  [3, -1],
  [-3, 1],
  [-3, -1],
  [0, 2],
  [0, -2],
]
