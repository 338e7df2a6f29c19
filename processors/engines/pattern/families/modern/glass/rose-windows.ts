import type { Cloth } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { circle, polar, polygon } from '../../../kit/line/outline.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../../family.ts'
import type { Glazing } from './set-glass.ts'
import { petalPane, sector, setPane, setPanes } from './set-glass.ts'

const CELL_MM = 120
/** Radii of the large windows and of those between them, as shares of the cell. */
const [LARGE, SMALL] = [0.455, 0.205]
/** Quarries along the side of a cell. */
const QUARRIES = 6

/** One window as drawn: its lights by number, the turn of the first, and where its colours begin in the row of glass. */
type Design = { readonly lights: number; readonly turn: number; readonly shift: number; readonly isPetalled: boolean }

/**
 * Rose windows of a cathedral on a field of diamond quarries: rings of lights inside each other, petals in them, small roses where four
 * large ones leave room.
 */
export function setRoseWindows(cloth: Cloth, plan: Plan, glazing: Glazing): void {
  const random = plan.random.fork('roses')
  const size = CELL_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  const side = Math.min(cells.wideMm, cells.tallMm)
  setQuarries(cloth, plan, glazing, cells)
  const designs = designsOf(random, glazing)
  const small: Design = { lights: random.pick([6, 8]), turn: 0, shift: random.below(5), isPetalled: true }
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const corner: Point = [column * cells.wideMm, row * cells.tallMm]
      const middle: Point = [corner[0] + cells.wideMm / 2, corner[1] + cells.tallMm / 2]
      setSmallRose(cloth, glazing, corner, side * SMALL, small)
      setRose(cloth, glazing, middle, side * LARGE, designs[(row + column) % designs.length])
    }
}

function designsOf(random: Random, { strong }: Glazing): Design[] {
  const lights = random.shuffle([8, 10, 12, 12])
  const shift = random.below(strong.length)
  return [0, 1].map((at) => ({
    lights: lights[at],
    turn: at * (TURN / lights[at] / 2),
    shift: shift + at * Math.max(1, Math.floor(strong.length / 2)),
    isPetalled: at % 2 === 0,
  }))
}

/** The field: diamonds in the quiet glass by diagonals. */
function setQuarries(
  cloth: Cloth,
  plan: Plan,
  { half, quiet }: Glazing,
  cells: { readonly columns: number; readonly rows: number },
): void {
  const [columns, rows] = [cells.columns * QUARRIES, cells.rows * QUARRIES]
  const [wide, tall] = [plan.widthMm / columns, plan.heightMm / rows]
  // Half a lead across the slope, measured along the axes of the diamond.
  const lead = (half * 0.8 * Math.hypot(wide, tall)) / Math.max(wide, tall)
  const byInk = new Map<number, Ring[]>(quiet.map((ink) => [ink, []]))
  for (let row = 0; row < rows * 2; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column + (row % 2) / 2) * wide, (row * tall) / 2]
      const [across, down] = [wide / 2 - lead, tall / 2 - lead]
      const diamond = polygon([
        [x, y - down],
        [x + across, y],
        [x, y + down],
        [x - across, y],
      ])
      byInk.get(quiet[(column + Math.floor(row / 2) + (row % 2)) % quiet.length])?.push(diamond)
    }
  for (const [ink, rings] of byInk) for (const ring of rings) cloth.shapes.push({ ink, rings: [ring] })
}

/** Rings of lights from the rim inwards: a band of segments, large lights with petals, small lights set between them, and a rosette. */
function setRose(cloth: Cloth, glazing: Glazing, middle: Point, radius: number, design: Design): void {
  const { strong, quiet } = glazing
  const { lights, turn, shift, isPetalled } = design
  const glass = (at: number): number => strong[(at + shift) % strong.length]
  const heavy: Glazing = { ...glazing, half: glazing.half * 1.5 }
  setPane(cloth, heavy, glass(1), circle(...middle, radius))
  const segments = lights * 2
  for (const part of [0, 1])
    setPanes(
      cloth,
      glazing,
      glass(part ? 1 : 0),
      ringOf(middle, [radius * 0.86, radius], segments, turn).filter((_, at) => at % 2 === part),
    )
  const large: readonly [number, number] = [radius * 0.46, radius * 0.86]
  for (const part of [0, 1])
    setPanes(
      cloth,
      glazing,
      part ? quiet[0] : (quiet[1] ?? glass(3)),
      ringOf(middle, large, lights, turn).filter((_, at) => at % 2 === part),
    )
  setLights(cloth, glazing, middle, { radii: [radius * 0.485, radius * 0.835], lights, turn, isPetalled, glass })
  for (const part of [0, 1])
    setPanes(
      cloth,
      glazing,
      glass(part ? 3 : 0),
      ringOf(middle, [radius * 0.25, radius * 0.46], lights, turn + TURN / lights / 2).filter(
        (_, at) => at % 2 === part,
      ),
    )
  setSmallRose(cloth, glazing, middle, radius * 0.27, { ...design, lights: lights === 12 ? 6 : lights / 2 + 1 })
}

/** What stands in the large lights: petals with a drop in them, or rounds with an eye, the colours by turns. */
function setLights(
  cloth: Cloth,
  glazing: Glazing,
  middle: Point,
  {
    radii: [inner, outer],
    lights,
    turn,
    isPetalled,
    glass,
  }: {
    readonly radii: readonly [number, number]
    readonly lights: number
    readonly turn: number
    readonly isPetalled: boolean
    readonly glass: (at: number) => number
  },
): void {
  const long = outer - inner
  for (let at = 0; at < lights; at++) {
    const angle = turn + ((at + 0.5) / lights) * TURN
    const ink = glass(at % 2 ? 0 : 2)
    const heart = glass(at % 2 ? 2 : 4)
    if (isPetalled) {
      setPane(cloth, glazing, ink, petalPane(middle, [inner, outer], angle, lights, 0.86))
      setPane(cloth, glazing, heart, petalPane(middle, [inner + long * 0.3, outer - long * 0.22], angle, lights, 0.36))
      continue
    }
    const round = Math.min(long * 0.3, (TURN / lights) * (outer - long * 0.34) * 0.4)
    const [x, y] = polar(...middle, outer - round * 1.06, angle)
    setPane(cloth, glazing, ink, petalPane(middle, [inner, outer - round * 1.1], angle, lights, 0.62))
    setPane(cloth, glazing, heart, circle(x, y, round))
    setPane(cloth, glazing, glass(1), circle(x, y, round * 0.46))
  }
}

/** A rosette: petals round a boss. */
function setSmallRose(cloth: Cloth, glazing: Glazing, middle: Point, radius: number, design: Design): void {
  const { lights, turn, shift } = design
  const { strong, quiet } = glazing
  const glass = (at: number): number => strong[(at + shift) % strong.length]
  setPane(cloth, { ...glazing, half: glazing.half * 1.3 }, glass(1), circle(...middle, radius))
  setPanes(cloth, glazing, glass(1), ringOf(middle, [radius * 0.3, radius], lights, turn + TURN / lights / 2))
  for (let at = 0; at < lights; at++) {
    const angle = turn + ((at + 1) / lights) * TURN
    setPane(
      cloth,
      glazing,
      glass(at % 2 && lights % 2 === 0 ? 2 : 0),
      petalPane(middle, [radius * 0.24, radius * 0.94], angle, lights, 0.72),
    )
  }
  setPane(cloth, glazing, quiet[0], circle(...middle, radius * 0.3))
}

function ringOf(middle: Point, radii: readonly [number, number], count: number, turn: number): Ring[] {
  return Array.from({ length: count }, (_, at) =>
    sector(middle, radii, turn + (at / count) * TURN, turn + ((at + 1) / count) * TURN),
  )
}
