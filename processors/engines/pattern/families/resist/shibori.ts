import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/contour.ts'
import { TURN, wrap } from '../../kit/knot.ts'
import type { TorusField } from '../../kit/noise.ts'
import { bendField, createNoise } from '../../kit/noise.ts'
import type { Family, Plan } from '../family.ts'

const GRID = 220

export const shibori: Family = {
  name: 'shibori',
  summary: 'pole-wrapped pleats (arashi) or clamped folds (itajime): dye bleeds in steps of tone from every fold',
  words: [
    'shibori',
    'arashi',
    'itajime',
    'kanoko',
    'tie dye',
    'tie-dye',
    'tiedye',
    'tie dyed',
    'resist dye',
    'resist dyed',
    'indigo dye',
    'batik dye',
    'bandhani',
    'folded dye',
    '絞り',
    'batikmuster',
    'hippie dye',
    'ink blot',
    'watercolor stripes',
    'ombre',
    'ombré',
  ],
  motifs: [],
  coverage: { low: 0.36, medium: 0.52, high: 0.68 },
  inks: { least: 2, natural: 4 },
  moods: ['indigo', 'indigo', 'pop', 'coastal'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['block', 'mirror'],
  draw: drawShibori,
}

function drawShibori(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const kinds = { arashi: arashiField, itajime: itajimeField, burst: burstField }
  const asked =
    plan.styles.find((style) => style in kinds) ?? plan.random.fork('kind').pick(['arashi', 'itajime', 'burst'])
  const field = kinds[asked as keyof typeof kinds](plan)
  const grid = sampleField(field, GRID)
  const inks = [...cast.figures].sort((one, other) => contrast(plan, one) - contrast(plan, other))
  inks.forEach((ink, at) => {
    paintAbove(cloth, ink, grid, levelOfShare(grid, plan.coverage * (1 - (0.78 * at) / inks.length)), { leastMm2: 4 })
  })
  return cloth
}

function contrast({ cast }: Plan, ink: number): number {
  return Math.abs(cast.inks[ink].lightness - cast.inks[cast.ground].lightness)
}

function seedOf(plan: Plan, label: string): string {
  return `${plan.random.fork(label).next()}`
}

/** Diagonal pleats: the winding is a whole number, so they close; streaks run along the pole. */
function arashiField(plan: Plan): TorusField {
  const pleats = Math.max(3, Math.round(8 / plan.scale))
  const [streak, fine, slow] = [
    createNoise(seedOf(plan, 'streak'), 64, 6),
    createNoise(seedOf(plan, 'fine'), 110, 10),
    createNoise(seedOf(plan, 'slow'), 3),
  ]
  return (x, y) =>
    Math.sin(TURN * ((x + y) * pleats + 0.22 * slow(x, y))) + 0.6 * streak(x - y, x + y) + 0.3 * fine(x - y, x + y)
}

/** Cloth folded into triangles and clamped: dye enters from the folded edges and fades towards the clamp. */
function itajimeField(plan: Plan): TorusField {
  const folds = Math.max(1, Math.round(2.5 / plan.scale))
  const tall = Math.max(1, Math.round((folds * plan.heightMm) / plan.widthMm))
  const bleed = createNoise(seedOf(plan, 'bleed'), folds * 9, tall * 9)
  const fold = (value: number): number => 1 - Math.abs(wrap(value, 1) * 2 - 1)
  const folded: TorusField = (x, y) => {
    const [a, b] = [fold(x * folds), fold(y * tall)]
    const [p, q] = a > b ? [a, b] : [b, a]
    const clampShare = Math.max(0, 0.34 - Math.hypot(p - 0.62, q - 0.25))
    return -Math.min(Math.hypot(p - 0.98, q - 0.02) * 0.9, q * 1.25 + 0.05, Math.abs(p - q) / 1.2 + 0.04) - clampShare
  }
  const bent = bendField(folded, seedOf(plan, 'hand'), folds * 5, 0.008)
  return (x, y) => bent(x, y) + 0.03 * bleed(x, y)
}

/** Bound points: rings of pleats round each, meeting in kinked seams. */
function burstField(plan: Plan): TorusField {
  const across = Math.max(1, Math.round(2 / plan.scale))
  const down = Math.max(1, Math.round((across * plan.heightMm) / plan.widthMm))
  const blot = createNoise(seedOf(plan, 'blot'), across * 10, down * 10)
  const rays = Array.from({ length: 6 }, (_, at) => ({
    count: 5 + at * 4,
    phase: plan.random.fork(`ray ${at}`).between(0, TURN),
  }))
  const ringsOf = (x: number, y: number): number => {
    const [dx, dy] = [wrap(x, 1) - 0.5, wrap(y, 1) - 0.5]
    const angle = Math.atan2(dy, dx)
    const far = Math.hypot(dx, dy)
    const pleat = rays.reduce((sum, { count, phase }, at) => sum + Math.sin(count * angle + phase) / (1 + 0.4 * at), 0)
    return far + 0.028 * pleat * Math.min(1, far * 4)
  }
  return (x, y) => {
    const [u, v] = [x * across, y * down]
    const far = Math.min(ringsOf(u, v), ringsOf(u + 0.5, v + 0.5) * 1.2)
    return Math.cos(TURN * far * 3.2) + 0.35 * blot(x, y) - far * 0.6
  }
}
