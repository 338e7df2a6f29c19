import type { Cloth } from '../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../kit/area/cloth.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar, polygon, star } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../family.ts'
import { halfLineMm } from '../line-weight.ts'

/** Metal is the colour the cloth is remembered by; deep and pale are what the palette has beside it. */
function decoInks({ cast }: Plan): { metal: number; fine: number; deep: number } {
  const metal = cast.main
  const fine = cast.figures.length > 1 ? cast.line : metal
  const deep = cast.figures.find((ink) => ink !== metal && ink !== fine) ?? cast.ground
  return { metal, fine, deep }
}

const RAYS = 15

/** Half suns on the horizon in brick order: rays by turns long and short, a double arch, a small sun in every gap. */
export function drawSunbursts(cloth: Cloth, plan: Plan): void {
  const { metal, fine, deep } = decoInks(plan)
  const size = 46 * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size * 0.56 }, { columns: 1, rows: 2 })
  const lineMm = 2 * halfLineMm(plan, (size * 0.011) / 2, 0.17)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const [x, y] = [(column + (row % 2 ? 1 : 0.5)) * cells.wideMm, (row + 0.97) * cells.tallMm]
      const [wide, tall] = [cells.wideMm * 0.48, Math.min(cells.tallMm * 0.93, cells.wideMm * 0.52)]
      const at = (far: number, share: number): Point => {
        const [px, py] = polar(0, 0, far, -TURN / 2 + (share * TURN) / 2)
        return [x + px * wide, y + py * tall]
      }
      const field = (row + column) % 2 ? deep : cloth.ground
      if (field !== cloth.ground) paint(cloth, field, halfRound(at, 1))
      paint(cloth, metal, halfRound(at, 1), [halfRound(at, 1 - (lineMm * 2.4) / wide)])
      paint(cloth, fine, halfRound(at, 0.93), [halfRound(at, 0.93 - lineMm / wide)])
      const rays: Ring[] = []
      for (let ray = 0; ray < RAYS; ray++) {
        const far = ray % 2 === 0 ? 0.87 : 0.66
        const [from, to] = [(ray + 0.22) / RAYS, (ray + 0.78) / RAYS]
        const middle = (from + to) / 2
        rays.push(
          polygon([
            at(0.3, middle - 0.004),
            at(far, from),
            at(far + 0.03, middle),
            at(far, to),
            at(0.3, middle + 0.004),
          ]),
        )
      }
      paintTogether(cloth, metal, rays)
      for (let bead = 0; bead < RAYS; bead += 1)
        if (bead % 2) paint(cloth, fine, circle(...at(0.78, (bead + 0.5) / RAYS), Math.max(0.32, lineMm * 1.2), 8))
      paint(cloth, metal, halfRound(at, 0.26))
      paint(cloth, field, halfRound(at, 0.2))
      paint(cloth, fine, halfRound(at, 0.15))
      // A small star in the gap between two arches.
      paint(cloth, metal, star(x + cells.wideMm / 2, y - tall * 0.86, size * 0.07, size * 0.022, 4, 0))
    }
}

function halfRound(at: (far: number, share: number) => Point, far: number): Ring {
  const steps = 6
  const reach = far / Math.cos(TURN / 4 / steps)
  const arc = Array.from({ length: steps }, (_, step): Knot => at(reach, (step + 0.5) / steps))
  return [[...at(far, 0), 1], ...arc, [...at(far, 1), 1]]
}

/** Tall hexagons in half-drop, nested line in line, a spire of steps in the middle of each. */
export function drawSkyscrapers(cloth: Cloth, plan: Plan): void {
  const { metal, fine, deep } = decoInks(plan)
  const size = 30 * plan.scale
  // Long sides of one and a half widths; the points of one row fit between those of the next.
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size * 2 }, { columns: 2, rows: 2 })
  const lineMm = 2 * halfLineMm(plan, (size * 0.018) / 2, 0.17)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * cells.wideMm, (row + 0.5) * cells.tallMm]
      const [half, tall] = [cells.wideMm / 2, cells.tallMm]
      const tower = (inset: number): Ring => {
        const [w, shoulder] = [half - inset, tall * 0.36 - inset * 0.2]
        const tip = tall * 0.64 - inset * 1.15
        return polygon([
          [x, y - tip],
          [x + w, y - shoulder],
          [x + w, y + shoulder],
          [x, y + tip],
          [x - w, y + shoulder],
          [x - w, y - shoulder],
        ])
      }
      const field = (row + column) % 2 ? deep : cloth.ground
      if (field !== cloth.ground) paint(cloth, field, tower(lineMm * 1.6))
      paint(cloth, metal, tower(lineMm * 0.6), [tower(lineMm * 2.4)])
      paint(cloth, fine, tower(lineMm * 4), [tower(lineMm * 5)])
      paint(cloth, metal, tower(half * 0.42), [tower(half * 0.42 + lineMm)])
      paintTogether(cloth, metal, spire(x, y, half, tall))
      paint(cloth, fine, star(x, y, half * 0.3, half * 0.1, 4, 0))
    }
}

/** Five upright bars stepping down from the middle, above and below the heart. */
function spire(x: number, y: number, half: number, tall: number): Ring[] {
  return [1, -1].flatMap((side) =>
    [-2, -1, 0, 1, 2].map((step): Ring => {
      const [from, to] = [tall * 0.13, tall * (0.44 - Math.abs(step) * 0.075)]
      const [left, wide] = [x + step * half * 0.17, half * 0.045]
      return polygon([
        [left - wide, y + side * from],
        [left - wide, y + side * to],
        [left, y + side * (to + half * 0.12)],
        [left + wide, y + side * to],
        [left + wide, y + side * from],
      ])
    }),
  )
}

/** Diamonds of double lines with small fans rising and falling from their points, a jewel at every crossing. */
export function drawDecoLattice(cloth: Cloth, plan: Plan): void {
  const { metal, fine, deep } = decoInks(plan)
  const size = 40 * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size * 1.4 }, { columns: 1, rows: 1 })
  const lineMm = 2 * halfLineMm(plan, (size * 0.012) / 2, 0.17)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++)
      for (const half of [0, 0.5]) {
        const [x, y] = [(column + half) * cells.wideMm, (row + half) * cells.tallMm]
        const [wide, tall] = [cells.wideMm / 2, cells.tallMm / 2]
        const diamond = (share: number): Ring =>
          polygon([
            [x, y - tall * share],
            [x + wide * share, y],
            [x, y + tall * share],
            [x - wide * share, y],
          ])
        const step = (lineMm / wide) * 1.3
        if (half > 0 && deep !== cloth.ground) paint(cloth, deep, diamond(1 - step * 2))
        paint(cloth, metal, diamond(1), [diamond(1 - step * 1.6)])
        paint(cloth, fine, diamond(1 - step * 4), [diamond(1 - step * 4.8)])
        paintTogether(cloth, metal, [
          ...fanRibs(x, y + tall * 0.7, wide, tall, -1),
          ...fanRibs(x, y - tall * 0.7, wide, tall, 1),
        ])
        paint(cloth, fine, diamond(0.15))
      }
  for (let row = 0; row < cells.rows * 2; row++)
    for (let column = 0; column < cells.columns; column++) {
      const x = (column + (row % 2 ? 0 : 0.5)) * cells.wideMm
      const y = (row / 2) * cells.tallMm
      paint(cloth, cloth.ground, circle(x, y, size * 0.055, 8))
      paint(cloth, metal, circle(x, y, size * 0.035, 8))
    }
}

const FAN_RIBS = 7

function fanRibs(x: number, y: number, wide: number, tall: number, up: 1 | -1): Ring[] {
  return Array.from({ length: FAN_RIBS }, (_, rib) => {
    const angle = ((rib - 3) / 3) * 0.5
    const reach = tall * (0.52 - Math.abs(rib - 3) * 0.035)
    const tip: Point = [x + Math.sin(angle) * reach * (wide / tall) * 1.25, y + up * Math.cos(angle) * reach]
    return ribbon([[x, y], tip], (t) => wide * (0.006 + 0.026 * t))
  })
}
