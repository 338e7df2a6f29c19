import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import { createNoise } from '../../kit/chance/noise.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Plan } from '../family.ts'

const PITCH_MM = 16
/** Pitch where dots cover the whole cloth; smaller dots would look grey from a distance. */
const WHOLE_PITCH_MM = 27
/** Coverage below which dots cover the whole cloth. */
const FIGURED_LEAST = 0.6

/**
 * Kanoko shibori: rows of bound dots on dyed cloth. Each is a square of resist with a soft edge and the dark point of
 * the binding in its centre. A low-frequency field decides where dots are dense and where the cloth is plain.
 */
export function paintBoundDots(cloth: Cloth, plan: Plan, inks: readonly number[]): void {
  const random = plan.random.fork('dots')
  const figure = random.pick(['all-over', 'diamonds', 'waves', 'waves'] as const)
  // Figures of dots leave more dye than a pale cloth has, so that this is bound all over.
  const layout = plan.isDensityAsked && plan.coverage < FIGURED_LEAST ? 'all-over' : figure
  const pitchMm = (layout === 'all-over' ? WHOLE_PITCH_MM : PITCH_MM) * plan.scale
  const columns = fitCells(plan.widthMm, pitchMm)
  const rows = fitCells(plan.heightMm, pitchMm)
  const size = (Math.min(columns.sizeMm, rows.sizeMm) / 2) * Math.min(0.98, Math.sqrt((1 - plan.coverage) * 1.7))
  const isDotted = chooseDots(plan, layout)
  const [halo, dye] = [inks[Math.max(0, inks.length - 2)], inks[inks.length - 1]]
  const places: { x: number; y: number }[] = []
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++)
      for (const half of [0, 0.5]) {
        const [x, y] = [(column + half) / columns.count, (row + half) / rows.count]
        if (isDotted(x, y)) places.push({ x: x * plan.widthMm, y: y * plan.heightMm })
      }
  const drawn = places.map(({ x, y }) => ({
    x: x + random.between(-0.06, 0.06) * size,
    y: y + random.between(-0.06, 0.06) * size,
    size: size * random.between(0.82, 1.06),
  }))
  // Dots that are tied higher keep more white.
  const resist = 0.78 + 0.14 * Math.max(0, Math.min(1, (0.55 - plan.coverage) * 3))
  if (halo !== dye) for (const dot of drawn) paint(cloth, halo, pinch(random, dot, 1.08))
  for (const dot of drawn) paint(cloth, cloth.ground, pinch(random, dot, resist))
  const heart = inks[0] === halo ? dye : inks[0]
  for (const dot of drawn) paint(cloth, heart, pinch(random, dot, 0.34))
}

function chooseDots(plan: Plan, layout: 'all-over' | 'diamonds' | 'waves'): (x: number, y: number) => boolean {
  const slow = createNoise(`${plan.random.fork('slow').next()}`, 3)
  const across = Math.max(1, Math.round(2 / plan.scale))
  const down = Math.max(1, Math.round((across * plan.heightMm) / plan.widthMm))
  if (layout === 'all-over') return () => true
  if (layout === 'diamonds')
    return (x, y) => Math.abs(Math.cos(TURN * 0.5 * across * x * 2) + Math.cos(TURN * down * y)) > 0.34
  return (x, y) => Math.sin(TURN * (down * 2 * y + 0.32 * Math.sin(TURN * across * x)) + 0.5 * slow(x, y)) > -0.55
}

/** A soft square set on its corner, each different. */
function pinch(random: Random, { x, y, size }: { x: number; y: number; size: number }, share: number): Ring {
  return Array.from({ length: 8 }, (_, at) =>
    polar(x, y, size * share * (at % 2 ? 0.86 : 1.14) * random.between(0.9, 1.1), (at / 8) * TURN),
  )
}
