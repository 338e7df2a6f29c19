import type { Cloth } from '../../kit/cloth.ts'
import { paintAbove, sampleField } from '../../kit/contour.ts'
import type { TorusField } from '../../kit/noise.ts'
import { bendField, createNoise, createWaves } from '../../kit/noise.ts'
import type { Plan } from '../family.ts'

const GRID = 240

/** True when a prompt or a spec asks for the veins of a polished stone. */
export function isVeined({ styles, details }: Pick<Plan, 'styles' | 'details'>): boolean {
  return [details.kind, ...styles].includes('veined')
}

/** A polished slab: in every ink, from pale to strong, veins that run, break off and start again. */
export function paintVeins(cloth: Cloth, plan: Plan): void {
  const seed = `${plan.random.fork('veins').next()}`
  const { cast } = plan
  const inks = [...cast.figures].sort(
    (one, other) =>
      Math.abs(cast.inks[one].lightness - cast.inks[cast.ground].lightness) -
      Math.abs(cast.inks[other].lightness - cast.inks[cast.ground].lightness),
  )
  const cells = Math.max(2, Math.round(3 / plan.scale))
  const lean =
    (field: TorusField): TorusField =>
    (x, y) =>
      field(x + y, y - x)
  inks.forEach((ink, at) => {
    const slow = bendField(
      lean(createWaves(`${seed}/${at}`, { acrossX: cells * 0.5, acrossY: cells * 0.5, spread: 0.5 }, 12)),
      `${seed}/bend ${at}`,
      cells * 3,
      0.09,
    )
    const torn = bendField(slow, `${seed}/torn ${at}`, cells * 9, 0.02)
    const weight = createNoise(`${seed}/weight ${at}`, cells * 2)
    // A vein runs along the zero of a field; where its weight fails it breaks off.
    const grid = sampleField((x, y) => 0.07 + 0.13 * weight(x, y) - Math.abs(torn(x, y)) * (0.6 + at * 0.55), GRID)
    paintAbove(cloth, ink, grid, 0.03 - plan.coverage * 0.06 + at * 0.008, { leastMm2: 2 })
  })
}
