import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addForm, createMotif } from '../../kit/motif/motif.ts'

/** How far a field of colour lies out of register with the line drawing over it, as a share of its reach. */
const SLIPPED = 0.16

/**
 * A field of flat colour under a thing of the fifties, printed out of register with it as on barkcloth: a hollow-sided quadrangle, a
 * sail or a kidney. It reaches about `reachMm` from the origin.
 */
export function drawBacking(random: Random, ink: number, reachMm: number): Motif {
  const motif = createMotif()
  const [x, y] = polar(0, 0, reachMm * SLIPPED, random.between(0, TURN))
  const shape = random.pick(fields)
  addForm(
    motif,
    ink,
    shape(random).map(([px, py, sharp]): Knot => [x + px * reachMm, y + py * reachMm, sharp]),
  )
  return motif
}

/** Closed forms of the fifties about the origin, reaching about 1 from it. */
export type AreaShape = (random: Random) => Ring

/** Corners joined by sides that are drawn in towards the middle. */
function hollow(corners: readonly (readonly [number, number])[], drawnIn: number): Ring {
  return corners.flatMap(([x, y], at): Knot[] => {
    const [nextX, nextY] = corners[(at + 1) % corners.length]
    return [
      [x, y, 1],
      [((x + nextX) / 2) * drawnIn, ((y + nextY) / 2) * drawnIn],
    ]
  })
}

function quadrangle(random: Random): Ring {
  const start = random.between(0, TURN)
  const corners = [0, 1, 2, 3].map((at) =>
    polar(
      0,
      0,
      (at % 2 ? 0.84 : 1.16) * random.between(0.92, 1.08),
      start + (at / 4) * TURN + random.between(-0.16, 0.16),
    ),
  )
  return hollow(corners, 0.78)
}

function sail(random: Random): Ring {
  const start = random.between(0, TURN)
  const corners = [0, 1, 2].map((at) =>
    polar(0, 0, random.between(0.98, 1.2), start + (at / 3) * TURN + random.between(-0.25, 0.25)),
  )
  return hollow(corners, 0.9)
}

function kidney(random: Random): Ring {
  const phase = random.between(0, TURN)
  return Array.from({ length: 10 }, (_, at): Knot => {
    const angle = (at / 10) * TURN
    return polar(0, 0, 0.84 + 0.2 * Math.cos(2 * (angle - phase)) + 0.12 * Math.cos(3 * angle + phase), angle)
  })
}

/** An oval drawn in at one side, as a kidney dish. */
function bean(random: Random): Ring {
  const [deep, long] = [random.between(0.2, 0.42), random.between(1, 1.14)]
  return Array.from({ length: 14 }, (_, at): Knot => {
    const angle = (at / 14) * TURN
    const waist = deep * Math.exp(-((Math.cos(angle - TURN / 4) - 1) ** 2) * 14)
    return [Math.cos(angle) * long, Math.sin(angle) * 0.66 - waist + 0.12 * Math.cos(angle * 2)]
  })
}

/** A boomerang with one arm longer than the other. */
function bow(random: Random): Ring {
  const long = random.between(0.95, 1.2)
  return [
    [-1, -0.56],
    [-0.82, -0.78],
    [-0.3, -0.4],
    [0.1, -0.22],
    [0.5, -0.4],
    [long * 0.92, -0.86],
    [long * 1.08, -0.62],
    [0.72, 0.16],
    [0.16, 0.66],
    [-0.4, 0.42],
  ]
}

/** What lies under single things, and all areas of an abstract cloth. */
const fields: readonly AreaShape[] = [quadrangle, sail, kidney]
export const areaShapes: readonly AreaShape[] = [bean, sail, bow, quadrangle, bean, bow]
