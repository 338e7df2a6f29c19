import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { wrap } from '../../kit/line/knot.ts'
import { circle, polygon, rectangle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Family, Plan } from '../family.ts'
import { halfLineMm } from '../line-weight.ts'

const PITCH_MM = 5

export const circuit: Family = {
  name: 'circuit',
  summary: 'tracks of a circuit board on a grid with 45 degree bends, rings where they end, chips with pins between',
  words:
    'circuit|circuits|circuit board|circuit boards|circuitry|pcb|motherboard|tech lines|technology|electronic|electronics|cyber|cyberpunk|computer chip|microchip|microchips|leiterplatte|circuit imprimé|circuito|回路|sci-fi lines|futuristic lines'.split(
      '|',
    ),
  motifs: ['microchip'],
  coverage: { low: 0.16, medium: 0.24, high: 0.34 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['tropical-night', 'moody', 'indigo', 'monochrome'],
  ground: 'dark',
  motifMm: 30,
  repeatMm: 160,
  layouts: ['block'],
  lines: 'drawn',
  draw: drawCircuit,
}

/** Eight headings on the grid; neighbours in the list are 45 degrees apart. */
const HEADINGS: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
]

type Board = {
  readonly columns: number
  readonly rows: number
  readonly taken: Set<number>
}

function drawCircuit(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('board')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const pitch = PITCH_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: pitch, tallMm: pitch })
  const board: Board = { columns: cells.columns, rows: cells.rows, taken: new Set() }
  const place = ([x, y]: Point): Point => [x * cells.wideMm, y * cells.tallMm]
  const chips = layChips(random, board)
  const half = halfLineMm(plan, pitch * 0.12, 0.3)
  const inks = cast.figures.filter((ink) => ink !== cast.soft || cast.figures.length < 3)
  const tracks = new Map<number, Ring[]>()
  const rings: { ink: number; at: Point }[] = []
  const starts = random.shuffle(Array.from({ length: board.columns * board.rows }, (_, at) => at))
  for (const start of starts) {
    const path = runTrack(random, board, start)
    if (path.length < 4) continue
    const ink =
      inks[rings.length % 7 === 3 ? inks.length - 1 : Math.min(inks.length - 1, rings.length % 3 === 1 ? 1 : 0)]
    const body = tracks.get(ink) ?? []
    tracks.set(ink, body)
    for (let leg = 1; leg < path.length; leg++) body.push(legRing(place(path[leg - 1]), place(path[leg]), half))
    rings.push({ ink, at: place(path[0]) }, { ink, at: place(path[path.length - 1]) })
  }
  for (const [ink, bodies] of tracks) paintScattered(cloth, ink, bodies)
  for (const { ink, at } of rings) {
    paint(cloth, ink, circle(...at, half * 2.3, 8))
    paint(cloth, cast.ground, circle(...at, half * 1.1, 8))
  }
  for (const chip of chips) drawChip(cloth, plan, chip.map(place), half)
  return cloth
}

const SPAN_MOST = 26

/** One track: straight runs with bends of 45 degrees, until the way is taken. Its places become taken. */
function runTrack(random: Random, { columns, rows, taken }: Board, start: number): Point[] {
  const id = ([x, y]: Point): number => wrap(y, rows) * columns + wrap(x, columns)
  let at: Point = [start % columns, Math.floor(start / columns)]
  if (taken.has(start)) return []
  let heading = random.below(4) * 2
  const path: Point[] = [at]
  const own = new Set([start])
  for (let span = 0; span < SPAN_MOST; span++) {
    const turn = span > 1 && random.chance(0.26) ? heading + random.sign() : heading
    const [dx, dy] = HEADINGS[wrap(turn, 8)]
    const next: Point = [at[0] + dx, at[1] + dy]
    const isCrossing = dx !== 0 && dy !== 0 && taken.has(id([next[0], at[1]])) && taken.has(id([at[0], next[1]]))
    if (taken.has(id(next)) || own.has(id(next)) || isCrossing) break
    heading = wrap(turn, 8)
    own.add(id(next))
    path.push(next)
    at = next
  }
  if (path.length >= 4) for (const place of own) taken.add(place)
  return path
}

/** A run of one step, a little long at both ends so that bends close. */
function legRing(from: Point, to: Point, half: number): Ring {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const over = half * 0.42
  const corner = (end: Point, along: number, side: number): Point => [
    end[0] + ux * along - uy * side,
    end[1] + uy * along + ux * side,
  ]
  return polygon([
    corner(from, -over, half),
    corner(to, over, half),
    corner(to, over, -half),
    corner(from, -over, -half),
  ])
}

/** Chips of four by six places here and there, no two near each other. */
function layChips(random: Random, board: Board): (readonly [Point, Point])[] {
  const chips: (readonly [Point, Point])[] = []
  const wanted = Math.max(1, Math.round((board.columns * board.rows) / 260))
  for (let attempt = 0; attempt < wanted * 12 && chips.length < wanted; attempt++) {
    const [wide, tall] = random.chance(0.5) ? [4, 6] : [6, 4]
    const from: Point = [random.below(board.columns), random.below(board.rows)]
    const places: number[] = []
    for (let y = -1; y <= tall + 1; y++)
      for (let x = -1; x <= wide + 1; x++)
        places.push(wrap(from[1] + y, board.rows) * board.columns + wrap(from[0] + x, board.columns))
    if (places.some((place) => board.taken.has(place))) continue
    for (const place of places) board.taken.add(place)
    chips.push([from, [from[0] + wide, from[1] + tall]])
  }
  return chips
}

function drawChip(cloth: Cloth, { cast }: Plan, [from, to]: readonly Point[], half: number): void {
  const body = cast.figures.length > 2 ? cast.second : cast.main
  const [wide, tall] = [to[0] - from[0], to[1] - from[1]]
  const pins: Ring[] = []
  const count = tall > wide ? 6 : 4
  for (let pin = 0; pin < count; pin++) {
    const y = from[1] + ((pin + 0.5) / count) * tall
    pins.push(rectangle(from[0] - half * 2.4, y - half * 0.8, wide + half * 4.8, half * 1.6))
  }
  paintScattered(cloth, cast.line, pins)
  paint(cloth, body, rectangle(from[0], from[1], wide, tall))
  paint(cloth, cast.ground, rectangle(from[0] + half * 1.6, from[1] + half * 1.6, wide - half * 3.2, tall - half * 3.2))
  paint(cloth, body, rectangle(from[0] + half * 2.8, from[1] + half * 2.8, wide - half * 5.6, tall - half * 5.6))
  paint(
    cloth,
    cast.accent === body ? cast.ground : cast.accent,
    circle(from[0] + half * 5, from[1] + half * 5, half * 1.1, 8),
  )
}
