import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { wrap } from '../../kit/line/knot.ts'
import { asksFor } from '../choose-kind.ts'
import type { Plan } from '../family.ts'
import { crease } from './creases.ts'

/** Height of a pick in mm, and length in mm of one step along a thread. */
const PICK_MM = 0.8
const STEP_MM = 2
const PICKS_MOST = 230
const STEPS_MOST = 150
/** Largest number of picks that a reed of grasscloth covers. */
const REED_MOST = 3

/** A stretch of one thread: first step, length in steps, thickness in picks, and ink. */
type Stretch = { readonly from: number; readonly length: number; readonly thick: number; readonly ink: number }

/**
 * Cloth of uneven yarn: every pick is laid in stretches whose tone and thickness vary, thicker ones on top, and in
 * linen and silk single warp ends show between them. Grasscloth has long broad reeds instead.
 */
export function drawSlub(plan: Plan): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const random = plan.random.fork('slub')
  const isGrass = asksFor(plan, 'grasscloth')
  const count = (lengthMm: number, size: number, most: number): number =>
    Math.max(24, Math.min(most, Math.round(lengthMm / (size * Math.max(0.6, plan.scale)))))
  const [picks, steps] = [count(heightMm, PICK_MM, PICKS_MOST), count(widthMm, STEP_MM, STEPS_MOST)]
  const grid = Array.from({ length: picks }, () => Array.from({ length: steps }, () => cast.ground))
  for (let pick = 0; pick < picks; pick++)
    for (const stretch of layPick(plan, random, steps, isGrass)) lay(grid, pick, stretch)
  if (!isGrass) showEnds(plan, random, grid)
  paintCells(cloth, grid)
  if (asksFor(plan, 'crinkle')) crease(cloth, plan)
  return cloth
}

/** Stretches of one pick across the cloth; most of them in the tones nearest to the ground. */
function layPick({ cast, coverage }: Plan, random: Random, steps: number, isGrass: boolean): Stretch[] {
  const inks = nearFirst(cast)
  const stretches: Stretch[] = []
  // Starts at a random step, so that the starts of the picks form no line.
  const start = random.below(steps)
  for (let from = start; from < start + steps; ) {
    const length = isGrass ? 14 + random.below(40) : 3 + random.below(16)
    const gap = Math.round(length * (1 / Math.max(0.2, coverage * 1.3) - 1) * random.between(0.4, 1.6))
    // Geometric distribution over tones: each is about half as frequent as the one before, from the ground's outwards.
    const rank = inks.findIndex((_, at) => at === inks.length - 1 || random.chance(0.52))
    const thick = isGrass ? 1 + random.below(REED_MOST) : random.chance(0.07) ? 2 : 1
    stretches.push({ from, length: Math.min(length, start + steps - from), thick, ink: inks[rank] })
    from += length + Math.max(1, gap)
  }
  return stretches
}

function nearFirst({ inks, ground, figures }: Plan['cast']): number[] {
  const far = (ink: number): number => Math.abs(inks[ink].lightness - inks[ground].lightness) + inks[ink].chroma
  return figures.toSorted((one, other) => far(one) - far(other))
}

/** Tapers a thick stretch: its outer picks are shorter at both ends. */
function lay(grid: number[][], pick: number, { from, length, thick, ink }: Stretch): void {
  for (let over = 0; over < thick; over++) {
    const row = grid[wrap(pick + over, grid.length)]
    const taper = over === 0 ? 0 : Math.ceil(length * 0.18 * over)
    for (let step = from + taper; step < from + length - taper; step++) row[wrap(step, row.length)] = ink
  }
}

/** Single ends of the warp show between the picks in short vertical runs. */
function showEnds({ cast }: Plan, random: Random, grid: number[][]): void {
  const [near] = nearFirst(cast)
  const [picks, steps] = [grid.length, grid[0].length]
  for (let run = 0; run < steps * 5; run++) {
    const [end, from, length] = [random.below(steps), random.below(picks), 3 + random.below(9)]
    const ink = cast.figures.length < 2 || random.chance(0.5) ? cast.ground : near
    for (let step = 0; step < length; step++) grid[(from + step) % picks][end] = ink
  }
}
