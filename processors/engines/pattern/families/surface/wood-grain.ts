import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/contour.ts'
import { TURN, wrap } from '../../kit/knot.ts'
import { blockLattice } from '../../kit/lattice.ts'
import type { TorusField } from '../../kit/noise.ts'
import { bendField, createNoise } from '../../kit/noise.ts'
import { scatterPoints } from '../../kit/scatter.ts'
import type { Colourway, Family, Plan } from '../family.ts'

const COLUMNS = 260

const oak = { inks: ['#e6cfa8', '#c2935c', '#8f6238', '#a97a49'], ground: 0 } as const

export const woodGrain: Family = {
  name: 'wood-grain',
  summary: 'growth rings sawn lengthwise: long lines that swell and thin, part round knots and close in cathedrals',
  words: [
    'wood grain',
    'woodgrain',
    'wood',
    'wooden',
    'faux bois',
    'timber',
    'bark',
    'tree bark',
    'tree ring',
    'oak grain',
    'holzmaserung',
    'maserung',
    'holz',
    'bois',
    'madera',
    'legno',
    'veta',
    '木目',
  ],
  colourway: () => oak,
  colourwayAround: timberAround,
  motifs: [],
  coverage: { low: 0.3, medium: 0.45, high: 0.6 },
  inks: { least: 2, natural: 4 },
  moods: ['heritage', 'scandinavian', 'autumn', 'savanna'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['block', 'toss'],
  draw: drawWoodGrain,
}

/** Timber of the named colour: its rings a shade and two shades deeper, on sapwood. */
function timberAround(hex: string): Colourway | undefined {
  const heart = inkFromHex(hex)
  if (!heart) return undefined
  const tone = (lightness: number, share: number): string =>
    inkFromOklch({ lightness, chroma: heart.chroma * share, hue: heart.hue }).hex
  const { lightness } = heart
  return lightness > 0.6
    ? { inks: [heart.hex, tone(lightness - 0.14, 1.1), tone(lightness - 0.28, 1.1)], ground: 0 }
    : { inks: [tone(lightness + 0.3, 0.6), heart.hex, tone(lightness + 0.13, 0.9)], ground: 0 }
}

function drawWoodGrain(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const isLying = plan.styles.includes('horizontal')
  const grain = grainField(plan)
  const rings: TorusField = isLying ? (x, y) => grain(y, x) : grain
  const grid = sampleField(rings, COLUMNS, COLUMNS)
  const inks = [...cast.figures].sort((one, other) => contrast(plan, one) - contrast(plan, other))
  // Pale wood first as broad bands, then ever thinner and darker lines within them.
  inks.forEach((ink, at) => {
    const share = plan.coverage * (1 - at / inks.length) ** 1.25
    paintAbove(cloth, ink, grid, levelOfShare(grid, share), { leastMm2: 2.5 })
  })
  return cloth
}

function contrast({ cast }: Plan, ink: number): number {
  return Math.abs(cast.inks[ink].lightness - cast.inks[cast.ground].lightness)
}

/** Rings counted across the board; each knot pushes them apart and wraps its own rings round itself. */
function grainField(plan: Plan): TorusField {
  const random = plan.random.fork('grain')
  const rings = Math.max(5, Math.round(random.between(13, 18) / plan.scale))
  const area = (plan.widthMm * plan.heightMm) / 320 ** 2 / plan.scale ** 2
  const knots = scatterPoints(
    random,
    { ...plan, lattice: blockLattice },
    Math.max(1, Math.min(24, Math.round(3 * area))),
    {
      rowAversion: 1,
    },
  ).map(([x, y]) => ({
    x: x / plan.widthMm,
    y: y / plan.heightMm,
    size: random.between(0.035, 0.06) * plan.scale,
    long: random.between(2.2, 3.4),
  }))
  const seed = `${random.next()}`
  const sway = createNoise(`${seed}/sway`, 3, 2)
  const ripple = createNoise(`${seed}/ripple`, 9, 4)
  const fibre = createNoise(`${seed}/fibre`, 90, 9)
  const swell = createNoise(`${seed}/swell`, 7, 3)
  const tall = plan.heightMm / plan.widthMm
  const board: TorusField = (x, y) => {
    let across = x * rings + 0.6 * sway(x, y) + 0.14 * ripple(x, y)
    let eye = 0
    for (const knot of knots) {
      const dx = wrap(x - knot.x + 0.5, 1) - 0.5
      const dy = ((wrap(y - knot.y + 0.5, 1) - 0.5) * tall) / knot.long
      const far = Math.hypot(dx, dy) / knot.size
      // Lines are pushed aside by half a ring and a bit, most at the rim of the knot.
      across += Math.sign(dx) * 1.1 * Math.exp(-(far ** 1.4) * 0.5) * Math.min(1, Math.abs(dx) / knot.size / 0.25)
      eye = Math.max(eye, far < 1.15 ? 1.15 - far : 0)
      if (far < 1.15) across = far * 3.2 + 0.5
    }
    return Math.cos(TURN * across) * (1 - eye * 0.3) + 0.35 * swell(x, y) + 0.2 * fibre(x, y) + eye * 0.5
  }
  return bendField(board, `${seed}/hand`, 5, 0.006)
}
