import type { Cloth } from '../../kit/area/cloth.ts'
import { gather } from '../../kit/area/gather.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import { turnsOf } from '../../kit/ink/ink-pool.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { polygon } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Near } from '../../kit/place/lay-apart.ts'
import { layApart } from '../../kit/place/lay-apart.ts'
import type { Plan } from '../family.ts'

/** A cell of the net that is broken, and how many cells each row lies to the left of the one above: the breaks run up to the right. */
const [WIDE_MM, TALL_MM, SLANT] = [20, 44, 2]
/** How far a corner strays, in cells across and down. */
const [STRAY_ACROSS, STRAY_DOWN] = [0.3, 0.17]
/** Share of the shards that split once more, and half the hairline of ground between two, in mm. */
const [SPLIT, HAIR_MM] = [0.42, 0.32]

type Triangle = readonly [Point, Point, Point]

/** Long splinters that lie edge to edge along one diagonal, many of them cracked once more; no ink lies beside itself where others are at hand. */
export function drawShards(cloth: Cloth, plan: Plan): Cloth {
  const { cast, widthMm, heightMm, scale, coverage } = plan
  const random = plan.random.fork('shards')
  const columns = fitCells(widthMm, WIDE_MM * scale).count
  const rows = fitCells(heightMm, TALL_MM * scale).count
  const splinters = breakNet(random, { columns, rows, wide: widthMm / columns, tall: heightMm / rows })
  const turns = turnsOf(cast, random.shuffle(cast.figures))
  const bare = Math.round(splinters.length * Math.max(0, 0.94 - Math.max(coverage, 0.8)))
  const deck = splinters.map((_, at) => (at < bare ? cast.ground : turns[at % turns.length]))
  const inks = layApart(random.fork('inks'), nearIn(columns, rows), deck)
  const inked = new Map<number, Ring[]>()
  splinters.forEach((triangle, at) => {
    const parts = random.chance(SPLIT) ? cracked(random, triangle) : [triangle]
    parts.forEach((part, turn) => {
      const ink = turn === 0 ? inks[at] : turns[(turns.indexOf(inks[at]) + 1) % turns.length]
      if (ink !== cast.ground) gather(inked, ink, [drawnBack(part)])
    })
  })
  for (const [ink, rings] of inked) paintScattered(cloth, ink, rings)
  return cloth
}

type Net = { readonly columns: number; readonly rows: number; readonly wide: number; readonly tall: number }

/** Two triangles to each cell, the first above the break; corners stray alike on both sides of every edge of the period. */
function breakNet(random: Random, { columns, rows, wide, tall }: Net): Triangle[] {
  const stray = Array.from(
    { length: columns * rows },
    (): Point => [random.between(-STRAY_ACROSS, STRAY_ACROSS), random.between(-STRAY_DOWN, STRAY_DOWN)],
  )
  const corner = (across: number, down: number): Point => {
    // A row on is so many cells further to the left, and the last row is followed by the first.
    const column = across - SLANT * down
    const number = (down % rows) * columns + (((column % columns) + columns) % columns)
    const [dx, dy] = stray[number]
    return [(column + dx) * wide, (down + dy) * tall]
  }
  return Array.from({ length: columns * rows }, (_, at): Triangle[] => {
    const down = Math.floor(at / columns)
    const across = (at % columns) + SLANT * down
    const [one, two] = [corner(across, down), corner(across + 1, down)]
    const [three, four] = [corner(across, down + 1), corner(across + 1, down + 1)]
    return [
      [one, two, three],
      [two, four, three],
    ]
  }).flat()
}

/** The triangles that share a side with each of the net. */
function nearIn(columns: number, rows: number): Near[] {
  const number = (across: number, down: number, half: number): number =>
    2 * (((down + rows) % rows) * columns + (((across % columns) + columns) % columns)) + half
  return Array.from({ length: columns * rows * 2 }, (_, at): Near => {
    const [down, across, half] = [Math.floor(at / 2 / columns), Math.floor(at / 2) % columns, at % 2]
    const sides =
      half === 0
        ? [number(across, down, 1), number(across - 1, down, 1), number(across + SLANT, down - 1, 1)]
        : [number(across, down, 0), number(across + 1, down, 0), number(across - SLANT, down + 1, 0)]
    return { sides, corners: [number(across - 1, down, half), number(across + 1, down, half)] }
  })
}

/** A shard cracked from one of its corners to somewhere on the side across. */
function cracked(random: Random, [one, two, three]: Triangle): Triangle[] {
  const share = random.between(0.3, 0.7)
  const crack: Point = [one[0] + (three[0] - one[0]) * share, one[1] + (three[1] - one[1]) * share]
  return [
    [one, two, crack],
    [crack, two, three],
  ]
}

/** A triangle drawn back by half the hairline on every side. */
function drawnBack(points: Triangle): Ring {
  const sides = points.map((point, at) => {
    const next = points[(at + 1) % 3]
    return Math.hypot(next[0] - point[0], next[1] - point[1])
  })
  const around = sides[0] + sides[1] + sides[2]
  const middle = [0, 1].map(
    (axis) => points.reduce((sum, point, at) => sum + point[axis] * sides[(at + 1) % 3], 0) / around,
  )
  const [[ax, ay], [bx, by], [cx, cy]] = points
  const radius = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / around
  const share = Math.max(0.2, 1 - HAIR_MM / (radius || 1))
  return polygon(
    points.map(([x, y]): Point => [middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share]),
  )
}
