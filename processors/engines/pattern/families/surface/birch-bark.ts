import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import { bendField, createNoise } from '../../kit/chance/noise.ts'
import type { Random } from '../../kit/chance/random.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { placeKnot } from '../../kit/line/knot.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Plan } from '../family.ts'

/** Numbers of pores and of branch scars on a period of 320 mm at scale 1. */
const [PORES, SCARS] = [330, 7] as const
const PORES_MOST = 1400

/** Birch bark: patches where it peels, horizontal pores, and dark eye-shaped scars of fallen branches. */
export function drawBirchBark(cloth: Cloth, plan: Plan): void {
  const { cast, scale } = plan
  const random = plan.random.fork('birch')
  const area = (plan.widthMm * plan.heightMm) / 320 ** 2 / scale ** 2
  const dark = cast.line
  peel(cloth, plan, `${random.next()}`)
  const pores = scatterPoints(random.fork('pores'), cloth, Math.min(PORES_MOST, Math.round(PORES * area)), {
    rounds: 3,
  })
  const bodies = pores.map(([x, y]) => pore(random, x, y, scale))
  const quiet = cast.figures.find((ink) => ink !== dark && cast.inks[ink].chroma > 0.02) ?? dark
  paintScattered(
    cloth,
    quiet,
    bodies.filter((_, at) => at % 3 === 0),
  )
  paintScattered(
    cloth,
    dark,
    bodies.filter((_, at) => at % 3 !== 0),
  )
  const scars = scatterPoints(random.fork('scars'), cloth, Math.max(2, Math.round(SCARS * area)), { rowAversion: 1 })
  for (const [x, y] of scars) scar(cloth, random, placeKnot({ x, y, turn: random.between(-0.12, 0.12) }), scale)

  function scar(onto: Cloth, chance: Random, place: (knot: Knot) => Knot, unit: number): void {
    const wide = unit * chance.between(9, 17)
    // An arch of folded bark above the knot, and the knot, hollow in its middle.
    const bow = (rise: number, sag: number, half: number): Ring =>
      ribbon(
        [-1, -0.5, 0, 0.5, 1].map((share): Point => [share * wide, wide * (sag * share * share - rise)]),
        (t) => Math.max(0.3, half * Math.sin(Math.PI * Math.min(0.96, 0.05 + t)) ** 0.9),
      )
    paint(onto, dark, bow(0.62, 0.5, wide * 0.1).map(place))
    paint(onto, dark, bow(0.1, 0.12, wide * 0.26).map(place))
    paint(onto, quiet, bow(0.08, 0.1, wide * 0.09).map(place))
  }
}

/** Patches of bark in the pale inks, elongated horizontally. */
function peel(cloth: Cloth, { cast, scale, coverage }: Plan, seed: string): void {
  const pale = cast.figures.filter((ink) => ink !== cast.line)
  const cells = Math.max(2, Math.round(3 / scale))
  pale.forEach((ink, at) => {
    const sheets = bendField(
      createNoise(`${seed}/sheet ${at}`, cells, cells * 13),
      `${seed}/edge ${at}`,
      cells * 6,
      0.014,
    )
    const grid = sampleField(sheets, 200)
    paintAbove(cloth, ink, grid, levelOfShare(grid, (coverage * 0.8) / (at + 1.6)), { leastMm2: 4 })
  })
}

/** A horizontal dash, thickest in its middle; occasionally a long one. */
function pore(random: Random, x: number, y: number, unit: number): Ring {
  const long = unit * (random.chance(0.12) ? random.between(12, 30) : random.between(2.5, 9))
  const half = Math.max(0.3, unit * random.between(0.45, 1.5))
  const bend = random.between(-0.6, 0.6) * unit
  return ribbon(
    [-1, -0.3, 0.3, 1].map((share): Point => [x + share * long, y + bend * share * share]),
    (t) => Math.max(0.3, half * Math.sin(Math.PI * Math.min(0.97, 0.03 + t)) ** 0.7),
  )
}
