import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { gather } from '../../kit/area/gather.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { polygon } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Family, Plan } from '../family.ts'

const SIDE_MM = 19

export const tumblingBlocks: Family = {
  name: 'tumbling-blocks',
  summary: 'three rhombs in three tones make a cube; cubes fill the plane without a gap',
  words: [
    'tumbling block',
    'tumbling blocks',
    'cube',
    'cubes',
    'rhombille',
    'baby block',
    '3d block',
    'escher',
    'optical cube',
    'cube illusion',
    'optical cube illusion',
    'optical illusion cube',
    'op art cube',
    'impossible cube',
    'isometric cube',
    'isometric block',
    '3d cube',
    '3d cubes',
    'stacked cube',
    'würfel',
  ],
  motifs: ['cube', 'block'],
  coverage: { low: 0.4, medium: 0.67, high: 0.8 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['midcentury', 'deco', 'monochrome', 'mediterranean'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['brick', 'block'],
  draw: drawTumblingBlocks,
}

/** Top, left and right faces take the lightest, middle and darkest of their inks, so the light comes from above. */
function drawTumblingBlocks(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const sideMm = SIDE_MM * plan.scale
  const cells = fitCellPair(
    plan,
    { wideMm: sideMm * Math.sqrt(3), tallMm: sideMm * 1.5 },
    { columns: Math.max(1, Math.min(4, cast.figures.length - 1)), rows: 2 },
  )
  const [half, side] = [cells.wideMm / 2, cells.tallMm / 1.5]
  // With one figure ink the face in half light is hatched, as engravers do: the blocks would not stand otherwise.
  const isHatched = cast.figures.length === 1
  const faces = new Map<number, Ring[]>()
  const put = (ink: number, points: readonly Point[]): void => {
    if (ink !== cast.ground) gather(faces, ink, [polygon(points)])
  }
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * cells.wideMm, row * cells.tallMm]
      const at = (dx: number, dy: number): Point => [x + dx * half, y + dy * side]
      const [top, left, right] = tonesOf(plan, column + (row >> 1))
      put(top, [at(0, 0), at(-1, -0.5), at(0, -1), at(1, -0.5)])
      if (isHatched)
        for (const bar of HATCH)
          put(
            left,
            bar.map(([u, v]) => at(-u, v - u / 2)),
          )
      else put(left, [at(0, 0), at(0, 1), at(-1, 0.5), at(-1, -0.5)])
      put(right, [at(0, 0), at(1, -0.5), at(1, 0.5), at(0, 1)])
    }
  for (const [ink, rings] of faces) paintScattered(cloth, ink, rings)
  return cloth
}

const BARS = 5
/** Bars that cover half of a face, as corners in shares of its width and height. */
const HATCH: readonly (readonly Point[])[] = Array.from({ length: BARS }, (_, bar) => {
  const [from, to] = [(bar + 0.5) / BARS, (bar + 1) / BARS]
  return [
    [from, 0],
    [from, 1],
    [to, 1],
    [to, 0],
  ]
})

function tonesOf({ cast }: Plan, order: number): readonly [number, number, number] {
  const [dark, ...others] = cast.byLightness.filter((ink) => ink !== cast.ground)
  const middle = others.length > 0 ? others[order % others.length] : dark
  return cast.isDark ? [middle, dark, cast.ground] : [cast.ground, middle, dark]
}
