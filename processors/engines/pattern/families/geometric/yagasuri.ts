import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { gather } from '../../kit/area/gather.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { polygon } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Family, Plan } from '../family.ts'

const FEATHER_MM = { wide: 16, tall: 36 } as const

export const yagasuri: Family = {
  name: 'yagasuri',
  summary: 'arrow feathers: two slanting vanes along a shaft, dark and light by turns down a column, columns reversed',
  words:
    'yagasuri|yagasuri arrow|yagasuri arrows|yabane|arrow feather|arrow feathers|arrow fletching|fletching|fletched arrow|feather arrow|矢絣|矢羽根|矢がすり|pfeilfedern|japanese arrow|kasuri arrow|kasuri arrows|arrow kasuri'.split(
      '|',
    ),
  motifs: ['fletching'],
  coverage: { low: 0.4, medium: 0.52, high: 0.66 },
  isDensityFixed: true,
  inks: { least: 2, natural: 3 },
  moods: ['indigo', 'indigo', 'heritage', 'scandinavian'],
  ground: 'light',
  motifMm: 36,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawYagasuri,
}

/**
 * A column is a row of feathers pointing one way, the next column the other way and half a feather on. Each feather has a dark
 * and a light half in height; the vanes slant to the shaft at about 45 degrees. The kasuri's slipped threads step the edges.
 */
function drawYagasuri(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const [wide, tall] = [FEATHER_MM.wide * plan.scale, FEATHER_MM.tall * plan.scale]
  const inks = cast.figures.filter((ink) => ink !== cast.accent || cast.figures.length < 3)
  const cells = fitCellPair(plan, { wideMm: wide, tallMm: tall }, { columns: 2 * Math.min(3, inks.length) })
  const isStepped = plan.random.fork('edge').chance(0.5)
  const slip = isStepped ? 0.055 : 0
  const bodies = new Map<number, Ring[]>()
  const put = (ink: number, ring: Ring): void => {
    gather(bodies, ink, [ring])
  }
  const gap = Math.max(0.02, 0.32 / cells.wideMm)
  for (let column = 0; column < cells.columns; column++) {
    const isUp = column % 2 === 0
    const ink = inks[Math.floor(column / 2) % inks.length]
    for (let row = 0; row < cells.rows; row++) {
      const place = ([x, y]: Point): Point => [
        (column + 0.5 + x * (0.5 - gap)) * cells.wideMm,
        (row + (isUp ? 0 : 0.5) + (isUp ? y : -y)) * cells.tallMm,
      ]
      for (const side of [-1, 1]) for (const ring of vane(side, 0, 0.46, slip)) put(ink, polygon(ring.map(place)))
      // The light half carries a fine rib along its foot, so that it reads as a feather and not as a gap.
      const rib = cast.figures.length > 1 ? cast.accent : ink
      for (const side of [-1, 1]) for (const ring of vane(side, 0.62, 0.7, slip)) put(rib, polygon(ring.map(place)))
    }
  }
  for (const [ink, rings] of bodies) paintScattered(cloth, ink, rings)
  return cloth
}

const SLANT = 0.28
const THREADS = 4

/** One vane between two heights: a slanting parallelogram, cut into strips that slip by turns as dyed threads do. */
function vane(side: number, from: number, to: number, slip: number): Point[][] {
  const shaft = 0.05
  const strips = slip > 0 ? THREADS : 1
  return Array.from({ length: strips }, (_, strip) => {
    const [near, far] = [shaft + ((1 - shaft) * strip) / strips, shaft + ((1 - shaft) * (strip + 1)) / strips]
    const shift = strip % 2 ? slip / 2 : -slip / 2
    return [
      [side * near, from - SLANT * near + shift],
      [side * far, from - SLANT * far + shift],
      [side * far, to - SLANT * far + shift],
      [side * near, to - SLANT * near + shift],
    ]
  })
}
