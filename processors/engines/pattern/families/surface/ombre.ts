import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/contour.ts'
import { TURN, wrap } from '../../kit/knot.ts'
import type { TorusField } from '../../kit/noise.ts'
import { bendField, createNoise, createWaves } from '../../kit/noise.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'

const GRID = 230

export const ombre: Family = {
  name: 'ombre',
  summary:
    'washes that run from tone to tone: watercolour bands with ragged wet edges, pools with dark rims, or a gradient',
  words: [
    'ombre',
    'ombré',
    'watercolor abstract',
    'watercolour abstract',
    'wash',
    'ink wash',
    'mist',
    'misty',
    'haze',
    'sky wash',
    'cloudy',
  ],
  kinds: {
    bands: 'watercolor stripe|watercolour stripe|ombre stripe|ombré stripe|watercolor band|watercolour band',
    pools: 'watercolor wash|watercolour wash|watercolor blot|watercolour blot|alcohol ink|watercolor texture',
    gradient: 'gradient|ombre gradient|farbverlauf|dégradé|sunset gradient',
  },
  motifs: [],
  coverage: { low: 0.5, medium: 0.76, high: 0.9 },
  inks: { least: 2, natural: 5 },
  moods: ['coastal', 'blush', 'indigo', 'nursery', 'seventies'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['block', 'toss'],
  draw: drawOmbre,
}

function drawOmbre(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const kind = chooseKind(plan, ['bands', 'pools', 'gradient'] as const)
  const { cast } = plan
  const inks = [...cast.figures].sort((one, other) => contrast(plan, one) - contrast(plan, other))
  if (kind === 'pools') {
    paintPools(cloth, plan, inks)
    return cloth
  }
  const grid = sampleField(kind === 'bands' ? bandField(plan) : gradientField(plan), GRID)
  inks.forEach((ink, at) => {
    paintAbove(cloth, ink, grid, levelOfShare(grid, plan.coverage * (1 - at / inks.length)), { leastMm2: 3 })
  })
  return cloth
}

function contrast({ cast }: Plan, ink: number): number {
  return Math.abs(cast.inks[ink].lightness - cast.inks[cast.ground].lightness)
}

function seedOf(plan: Plan, label: string): string {
  return `${plan.random.fork(label).next()}`
}

/** Bands of a wide wet brush: each darkens towards one edge, where the water stood, and frays at the other. */
function bandField(plan: Plan): TorusField {
  const random = plan.random.fork('bands')
  const bands = Math.max(2, Math.round((random.between(4, 6) * plan.heightMm) / plan.widthMm / plan.scale))
  const isUpright = plan.styles.includes('vertical')
  const edge = createNoise(seedOf(plan, 'edge'), 14, 40)
  const bleed = createNoise(seedOf(plan, 'bleed'), 46)
  const slow = createNoise(seedOf(plan, 'slow'), 4)
  return (x, y) => {
    const [along, across] = isUpright ? [y, x] : [x, y]
    const at = wrap(across * bands + 0.16 * edge(along, 0.5) + 0.22 * slow(x, y), 1)
    // Pale at the start, dark at the pooled rim, then bare paper.
    const wash = at < 0.82 ? 0.25 + 0.75 * (at / 0.82) ** 2.2 : -0.2
    return wash + 0.16 * bleed(x, y) + 0.1 * slow(along * 2, across)
  }
}

/** One slow run from pale to dark and back within the repeat, its steps broken like cloud. */
function gradientField(plan: Plan): TorusField {
  const runs = Math.max(1, Math.round(1 / plan.scale))
  const isSideways = plan.styles.includes('vertical')
  const cloud = createNoise(seedOf(plan, 'cloud'), 5, 11)
  const mist = createNoise(seedOf(plan, 'mist'), 13, 30)
  const grain = createNoise(seedOf(plan, 'grain'), 46, 90)
  return (x, y) => {
    const run = -Math.cos(TURN * runs * (isSideways ? x : y))
    const [u, v] = isSideways ? [y, x] : [x, y]
    return run + 0.34 * cloud(u, v) + 0.2 * mist(u, v) + 0.13 * grain(u, v)
  }
}

/** Pools of wash laid over each other, each with the thin dark rim that dries last. */
function paintPools(cloth: Cloth, plan: Plan, inks: readonly number[]): void {
  const cells = Math.max(2, Math.round(2.6 / plan.scale))
  const tall = Math.max(1, Math.round((cells * plan.heightMm) / plan.widthMm))
  const share = 1 - (1 - plan.coverage) ** (1 / Math.max(1, inks.length - 1))
  const layers = inks.length > 1 ? inks.slice(0, -1) : inks
  layers.forEach((ink, layer) => {
    const seed = seedOf(plan, `pool ${layer}`)
    const waves = createWaves(seed, { acrossX: cells, acrossY: tall, spread: 0.5 }, 16)
    const fringe = createNoise(`${seed}/fringe`, cells * 11, tall * 11)
    const blown = bendField(waves, seed, cells * 3, 0.05 / plan.scale)
    const grid = sampleField((x, y) => blown(x, y) + 0.14 * fringe(x, y), 200)
    const level = levelOfShare(grid, share)
    const rim = inks[Math.min(inks.length - 1, layer + 1)]
    paintAbove(cloth, rim, grid, level, { leastMm2: 12 })
    paintAbove(cloth, ink, grid, level + 0.07, { leastMm2: 8 })
    // A bloom: water that ran back into the half-dry wash.
    paintAbove(cloth, layer % 2 ? cloth.ground : rim, grid, levelOfShare(grid, share * 0.1), { leastMm2: 12 })
    paintAbove(cloth, ink, grid, levelOfShare(grid, share * 0.08), { leastMm2: 8 })
  })
}
