import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField } from '../../kit/chance/noise.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Family, Plan } from '../family.ts'

const GRID = 190
const REPEAT_MM = 320

export const giraffe: Family = {
  name: 'giraffe',
  summary: 'rounded cells with an even pale net between them, darker towards their middle',
  words: [
    '🦒 print',
    '🦒 skin',
    'giraffenmuster',
    'imprimé girafe',
    'estampado de jirafa',
    'giraffato',
    'estampa de girafa',
    'キリン柄',
    'giraffe',
    'giraffe print',
    'giraffe spot',
    'girafe',
    'jirafa',
    'giraffa',
    'cobblestone',
  ],
  motifs: [],
  coverage: { low: 0.6, medium: 0.74, high: 0.85 },
  inks: { least: 2, natural: 3 },
  moods: ['savanna'],
  ground: 'light',
  isGroundNarrow: true,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'block'],
  draw: drawGiraffe,
}

function drawGiraffe(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / plan.scale ** 2
  const points = scatterPoints(
    plan.random.fork('cells'),
    { ...cloth, lattice: blockLattice },
    Math.min(150, Math.max(6, 42 * area)),
    { rounds: 3 },
  )
  const field = bendField(cellField(points, cloth), `${plan.random.fork('bend').next()}`, 9, 0.012)
  const grid = sampleField(field, GRID)
  const inks = cast.figures.length > 1 ? [cast.main, ...cast.figures.filter((ink) => ink !== cast.main)] : cast.figures
  inks.forEach((ink, at) => {
    paintAbove(cloth, ink, grid, levelOfShare(grid, plan.coverage * (1 - 0.62 * (at / inks.length) ** 0.6)), {
      leastMm2: 14,
    })
  })
  return cloth
}

/**
 * Difference of the distances to the second nearest and the nearest point on the torus; 0 on the borders of Voronoi
 * cells.
 */
function cellField(
  points: readonly (readonly [number, number])[],
  cloth: Pick<Cloth, 'widthMm' | 'heightMm'>,
): TorusField {
  const { widthMm, heightMm } = cloth
  return (x, y) => {
    let [nearest, second] = [Infinity, Infinity]
    for (const point of points) {
      let dx = Math.abs(x * widthMm - point[0]) % widthMm
      let dy = Math.abs(y * heightMm - point[1]) % heightMm
      dx = Math.min(dx, widthMm - dx)
      dy = Math.min(dy, heightMm - dy)
      const distance = dx * dx + dy * dy
      if (distance < nearest) {
        second = nearest
        nearest = distance
      } else if (distance < second) second = distance
    }
    return Math.sqrt(second) - Math.sqrt(nearest)
  }
}
