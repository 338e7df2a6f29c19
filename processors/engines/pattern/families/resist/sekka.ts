import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise } from '../../kit/chance/noise.ts'
import { wrap } from '../../kit/line/knot.ts'
import type { Plan } from '../family.ts'

/** Number of hexagons across a repeat at scale 1. */
const ACROSS = 3
/** Ratio of rows to columns at which hexagons are regular. */
const ROWS = 2 / Math.sqrt(3)

/**
 * Sekka shibori (snow flowers): cloth folded to 30° triangles and dipped at its edges, so that dye lies along the sides
 * of hexagons, thinner at their corners or midpoints, around a flower of six petals.
 */
export function sekkaField(plan: Plan): TorusField {
  const random = plan.random.fork('sekka')
  const columns = Math.max(1, Math.round(ACROSS / plan.scale))
  const rows = Math.max(1, Math.round((columns * ROWS * plan.heightMm) / plan.widthMm / 2)) * 2
  const seed = `${random.next()}`
  const bleed = createNoise(`${seed}/bleed`, columns * 9, rows * 8)
  const [petals, heart] = [random.between(0.35, 0.6) * random.sign(), random.between(0.1, 0.2)]
  const folded: TorusField = (x, y) => {
    const { near, next, angle } = centresAbout(x * columns, y * rows)
    const side = (next - near) / 2
    const lobe = 1 + petals * Math.cos(6 * angle)
    return -Math.min(side * 1.25 * lobe + 0.02, near * 1.6 + 0.1 - heart * lobe)
  }
  const bent = bendField(folded, `${seed}/hand`, columns * 4, 0.006)
  return (x, y) => bent(x, y) + 0.045 * bleed(x, y)
}

/**
 * Distances to the nearest and the second nearest hexagon centre, in hexagon widths, and the direction of the nearest;
 * row distance is 1.
 */
function centresAbout(x: number, y: number): { near: number; next: number; angle: number } {
  let [near, next, angle] = [Infinity, Infinity, 0]
  for (let row = Math.floor(y) - 1; row <= Math.floor(y) + 2; row++) {
    const shift = wrap(row, 2) < 1 ? 0 : 0.5
    for (let column = Math.floor(x - shift) - 1; column <= Math.floor(x - shift) + 2; column++) {
      const [dx, dy] = [x - column - shift, (y - row) / ROWS]
      const far = Math.hypot(dx, dy)
      if (far < near) [next, near, angle] = [near, far, Math.atan2(dy, dx)]
      else if (far < next) next = far
    }
  }
  return { near, next, angle }
}
