import type { Cloth } from '../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../kit/area/cloth.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { polar, polygon } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Plan } from '../family.ts'
import { closedBand } from './closed-band.ts'

/** The strongest ink first, so that two inks are black on white. */
function inksOf({ cast }: Plan): number[] {
  return [cast.line, ...cast.figures.filter((ink) => ink !== cast.line)]
}

const WAVE_MM = 7

/** Upright lines that swing together while their thickness swells and thins, so the cloth seems to roll. */
export function drawSwellingWaves(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('waves')
  const inks = inksOf(plan)
  const lines = fitCells(plan.widthMm, WAVE_MM * plan.scale, inks.length)
  const swings = fitCells(plan.heightMm, 80 * plan.scale).count
  const sway = lines.sizeMm * random.between(1.1, 2.4)
  const rolls = random.pick([1, 2]) * Math.max(1, Math.round(lines.count / 40))
  const phase = random.between(0, TURN)
  const lag = (TURN * rolls) / lines.count
  for (let line = 0; line < lines.count; line++) {
    const centre = (y: number): number =>
      (line + 0.5) * lines.sizeMm +
      sway * Math.sin(TURN * swings * y + phase) +
      sway * 0.35 * Math.sin(TURN * swings * 2 * y)
    const half = (y: number): number =>
      lines.sizeMm * (0.25 + 0.17 * Math.sin(TURN * swings * y + lag * line + phase * 2))
    paint(cloth, inks[line % inks.length], closedBand(cloth.heightMm, swings * 20, centre, half))
  }
}

const CHECK_MM = 5.6

/** A chessboard whose squares widen towards the middle of each swelling, in both directions at once. */
export function drawBulgingChecks(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('bulge')
  const inks = inksOf(plan)
  const swells = fitCellPair(plan, { wideMm: 80 * plan.scale, tallMm: 80 * plan.scale })
  const perSwell = Math.round(80 / CHECK_MM / 2) * 2
  const [columns, rows] = [swells.columns * perSwell, swells.rows * perSwell]
  const strength = random.between(0.72, 0.9)
  const isRound = random.chance(0.6)
  const warp = (x: number, y: number): Point => {
    const [u, v] = [x * swells.columns * TURN, y * swells.rows * TURN]
    const lift = (along: number, across: number): number =>
      (-strength / TURN) * Math.sin(along) * (isRound ? 0.62 - 0.38 * Math.cos(across) : 1)
    return [(x + lift(u, v) / swells.columns) * cloth.widthMm, (y + lift(v, u) / swells.rows) * cloth.heightMm]
  }
  const bodies = inks.map((): Ring[] => [])
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if ((row + column) % 2) continue
      const ink = Math.floor(column / perSwell + row / perSwell) % inks.length
      bodies[ink].push(warpedSquare(warp, column / columns, row / rows, 1 / columns, 1 / rows))
    }
  bodies.forEach((rings, at) => {
    paintTogether(cloth, inks[at], rings)
  })
}

const EDGE_STEPS = 3

function warpedSquare(warp: (x: number, y: number) => Point, x: number, y: number, wide: number, tall: number): Ring {
  const corners: readonly Point[] = [
    [x, y],
    [x + wide, y],
    [x + wide, y + tall],
    [x, y + tall],
  ]
  return polygon(
    corners.flatMap((from, at) => {
      const to = corners[(at + 1) % 4]
      return Array.from({ length: EDGE_STEPS }, (_, step) => {
        const share = step / EDGE_STEPS
        return warp(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share)
      })
    }),
  )
}

const RINGS = 7

/** Concentric rings cut into quarters; in every second quarter dark and light change places. */
export function drawSplitRings(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('rings')
  const inks = inksOf(plan)
  const size = 40 * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  const isSquare = random.chance(0.4) && !plan.styles.includes('op-rings')
  const isTwisted = random.chance(0.5)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const centre: Point = [(column + 0.5) * cells.wideMm, (row + 0.5) * cells.tallMm]
      const ink = inks[(column + row) % inks.length]
      const rings: Ring[] = []
      for (let quarter = 0; quarter < 4; quarter++)
        for (let ring = 0; ring < RINGS; ring++) {
          const isDark = (ring + quarter + (isTwisted ? column + row : 0)) % 2 === 0
          if (isDark) rings.push(quarterRing(centre, cells, quarter, [ring / RINGS, (ring + 1) / RINGS], isSquare))
        }
      paintTogether(cloth, ink, rings)
    }
}

function quarterRing(
  centre: Point,
  cells: { wideMm: number; tallMm: number },
  quarter: number,
  [inner, outer]: readonly [number, number],
  isSquare: boolean,
): Ring {
  const place = (x: number, y: number, corner?: 1): Knot => [
    centre[0] + (x * cells.wideMm) / 2,
    centre[1] + (y * cells.tallMm) / 2,
    corner,
  ]
  const from = (quarter / 4) * TURN
  const side = (reach: number): Knot[] => {
    if (isSquare)
      return [0, 1, 2].map((step) => {
        const [x, y] = polar(0, 0, reach * (step === 1 ? Math.SQRT2 : 1), from + (step / 8) * TURN)
        return place(x, y, 1)
      })
    // Three pulling knots between the ends follow a quarter circle within a third of a per cent.
    return [0, 1, 2, 3, 4].map((step) => {
      const isEnd = step === 0 || step === 4
      const angle = from + ([0, 0.14, 0.5, 0.86, 1][step] / 4) * TURN
      const [x, y] = polar(0, 0, reach * (isEnd ? 1 : step === 2 ? 1.038 : 1.02), angle)
      return place(x, y, isEnd ? 1 : undefined)
    })
  }
  return inner === 0 ? [place(0, 0, 1), ...side(outer)] : [...side(outer), ...side(inner).reverse()]
}

const RAYS = 24
const TURNS_OF_RAY = 5
/** Steps that a swirl is drawn in, and how far it turns on its way out, in radians. */
const [STEPS_OF_SWIRL, SWEEP] = [26, 1.9]
const swirling = /swirl|whirl|vortex/

/** Rays from each middle, dark and light by turns, that jump by one ray from ring to ring and so seem to spin. */
export function drawTwistedRays(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('rays')
  const inks = inksOf(plan)
  const size = 80 * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size })
  const rays = random.pick([16, RAYS, 32])
  // Rays that swirl bend all the way out in one sweep; others jump.
  const isSwirl = plan.styles.some((style) => swirling.test(style))
  const isRound = random.chance(0.5) || isSwirl
  const steps = isSwirl ? STEPS_OF_SWIRL : TURNS_OF_RAY
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const centre: Point = [(column + 0.5) * cells.wideMm, (row + 0.5) * cells.tallMm]
      const way = (column + row) % 2 ? 1 : -1
      const at = (ring: number, ray: number): Point => {
        const reach = (ring / steps) ** 1.35
        const angle = (ray / rays) * TURN + (isSwirl ? way * SWEEP * (1 - reach) : 0)
        // Towards the rim the rings square up, so that neighbouring cells meet along their sides.
        const toSquare = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)))
        const far = reach * (1 + (toSquare - 1) * reach ** (isRound ? 4 : 1))
        const [x, y] = polar(0, 0, far, angle)
        return [centre[0] + (x * cells.wideMm) / 2, centre[1] + (y * cells.tallMm) / 2]
      }
      const ink = inks[(column + row) % inks.length]
      const rings: Ring[] = []
      for (let ring = 0; ring < steps; ring++)
        for (let ray = isSwirl ? 0 : ring % 2; ray < rays; ray += 2)
          rings.push(polygon([at(ring, ray), at(ring + 1, ray), at(ring + 1, ray + 1), at(ring, ray + 1)]))
      paintTogether(cloth, ink, rings)
    }
}
