import type { Cloth } from '../../kit/area/cloth.ts'
import { paintTogether } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Plan } from '../family.ts'

/** Width of a cloud and distance of rows in mm; rows are offset by half a cloud. */
const [CLOUD_MM, ROW_MM] = [150, 56]
/** Shift of each band towards the cloud's centre relative to the band before, and reduction of its lobes. */
const [NEARER, SMALLER] = [0.16, 0.125]
const HEART: Point = [0, 0.03]
/** Reduction of a tail by each band, as a share of the cloud's width. */
const STEP = 0.014
const [BANDS_LEAST, BANDS_MOST] = [4, 6]

/** Lobes of a cloud of width 1: centres and radii. */
const LOBES: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-0.29, 0.03, 0.095],
  [-0.19, -0.05, 0.125],
  [-0.03, -0.1, 0.145],
  [0.13, -0.07, 0.135],
  [0.26, 0.02, 0.105],
  [0, 0.02, 0.14],
  [-0.14, 0.07, 0.095],
  [0.07, 0.075, 0.105],
  [0.19, 0.065, 0.09],
]

/** Tails: from a lobe over a control point to the tip, and half width at the lobe. */
const TAILS: readonly (readonly [from: Point, over: Point, to: Point, half: number])[] = [
  [[-0.27, 0.04], [-0.44, 0.13], [-0.6, 0.02], 0.075],
  [[0.25, 0.04], [0.44, 0.1], [0.64, -0.03], 0.07],
]

/** Megamendung, the rain clouds of Cirebon: lobes with tails, in bands from the deepest dye to the palest. */
export function drawMegaMendung(cloth: Cloth, plan: Plan, random: Random): void {
  const columns = fitCells(plan.widthMm, CLOUD_MM * plan.scale)
  const rows = fitCells(plan.heightMm, ROW_MM * plan.scale, 2)
  const bands = orderBands(plan)
  const fill = Math.sqrt(plan.coverage / 0.5)
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++) {
      const wide = Math.min(columns.sizeMm, rows.sizeMm * 3) * 0.86 * fill * random.between(0.9, 1.06)
      const x = (column + 0.5 + (row % 2) / 2 + random.between(-0.04, 0.04)) * columns.sizeMm
      const y = (row + 0.5 + random.between(-0.06, 0.06)) * rows.sizeMm
      paintCloud(cloth, bands, random, { x, y, wide, hand: row % 2 === 0 ? 1 : -1 })
    }
}

/** A pale wax rim, then dyes from deep to pale; with few inks the sequence repeats. */
function orderBands({ cast }: Plan): readonly number[] {
  const steps = cast.byLightness.filter((ink) => ink !== cast.ground)
  const rim = cast.isDark ? steps[steps.length - 1] : cast.ground
  const inner = steps.length > 1 ? steps : [steps[0], cast.ground]
  const rounds = Math.ceil(BANDS_LEAST / inner.length)
  return [rim, ...Array.from({ length: rounds }, () => inner).flat()].slice(0, BANDS_MOST)
}

type Place = { readonly x: number; readonly y: number; readonly wide: number; readonly hand: 1 | -1 }

function paintCloud(cloth: Cloth, bands: readonly number[], random: Random, { x, y, wide, hand }: Place): void {
  const lobes = LOBES.map(([lx, ly, radius]): readonly [number, number, number] => [
    lx + random.between(-0.012, 0.012),
    ly + random.between(-0.014, 0.014),
    radius * random.between(0.92, 1.1),
  ])
  const at = ([px, py]: Point): Point => [x + px * wide * hand, y + py * wide]
  bands.forEach((ink, band) => {
    const inset = band * STEP * wide
    const rings: Ring[] = []
    for (const [lx, ly, radius] of lobes) {
      const [near, left] = [1 - band * NEARER, radius * wide * (1 - band * SMALLER)]
      if (near <= 0 || left < 0.5) continue
      rings.push(circle(...at([HEART[0] + (lx - HEART[0]) * near, HEART[1] + (ly - HEART[1]) * near]), left))
    }
    for (const [from, over, to, half] of TAILS) {
      const reach = 1 - inset / (half * wide)
      if (reach > 0.2) rings.push(drawTail(at(from), at(over), at(to), half * wide, reach))
    }
    paintTogether(cloth, ink, rings)
  })
}

/** A tail reduced by the bands outside it, which ends where its width reaches 0. */
function drawTail(from: Point, over: Point, to: Point, half: number, reach: number): Ring {
  const line = Array.from({ length: 9 }, (_, step): Point => {
    const t = (step / 8) * reach
    const mix = (axis: 0 | 1): number => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * over[axis] + t * t * to[axis]
    return [mix(0), mix(1)]
  })
  const thinned = half * (1 - reach)
  return ribbon(
    line,
    (t) => Math.max(0.05, half * (1 - t * reach) ** 0.8 - thinned * (1 - t * reach)) * (t < 1 ? 1 : 0.1),
  )
}
