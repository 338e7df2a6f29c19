import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import { clamp } from '../../../numbers/clamp.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise } from '../../kit/chance/noise.ts'
import type { Random } from '../../kit/chance/random.ts'
import { lightnessStep } from '../../kit/ink/lightness-step.ts'
import { wrap } from '../../kit/line/knot.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import { asksFor } from '../choose-kind.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import { drawBirchBark } from './birch-bark.ts'
import { layBoards } from './parquet.ts'

const COLUMNS = 260

const oak = { inks: ['#e6cfa8', '#c2935c', '#8f6238', '#a97a49'], ground: 0 } as const

/** Paper white that peels to buff, scarred with black. */
const birch = { inks: ['#efece4', '#dcd5c8', '#c9b39a', '#3a3634'], ground: 0 } as const

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
  kinds: {
    birch: 'birch bark|birch tree bark|silver birch bark|birch wood|birkenrinde|écorce de bouleau',
    parquet:
      'parquet|parquetry|herringbone tile|chevron tile|parket|herringbone parket|herringbone parket floor|herringbone wood|wood herringbone|herringbone wood floor|herringbone flooring|oak parquet|oak herringbone|oak floor|herringbone parquet|parquet floor|herringbone floor|wood block floor|fischgrätparkett|parkett',
    planks:
      'plank|planks|wood plank|wood planks|oak plank|oak planks|wooden planks|floorboard|floorboards|plank floor|hardwood floor|shiplap|barn wood|barnwood|driftwood planks|dielen',
  },
  colourway: (asked) => (asksFor(asked, 'birch') ? birch : oak),
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
  // Wood is browner than the paint of its name: what is nearly grey in it turns to yellow, not to pink.
  const hue = heart.hue > 0.6 && heart.hue < 1.2 ? heart.hue + 0.1 : heart.hue
  const tone = (lightness: number, share: number): string =>
    inkFromOklch({ lightness, chroma: heart.chroma * share, hue }).hex
  const { lightness } = heart
  if (lightness > 0.6) return { inks: [heart.hex, tone(lightness - 0.14, 1.1), tone(lightness - 0.28, 1.1)], ground: 0 }
  // Dark timber is dark all over: its sapwood is a shade lighter, its late wood nearly black.
  return { inks: [tone(lightness + 0.11, 1.15), heart.hex, tone(lightness - 0.12, 0.9)], ground: 0 }
}

function drawWoodGrain(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  if (asksFor(plan, 'parquet', 'planks')) {
    layBoards(cloth, plan)
    return cloth
  }
  if (asksFor(plan, 'birch')) {
    drawBirchBark(cloth, plan)
    return cloth
  }
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
  return lightnessStep(cast, ink, cast.ground)
}

/** A knot of the board: place as shares of the period, reach across the grain, how much longer it is along it, its own rings. */
type Knot = {
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly long: number
  readonly rings: number
}

/**
 * Rings counted across the board. Round a knot they part as a stream parts round a cylinder (the stream function
 * x - R² x / r² of potential flow), so that lines crowd beside it and open above and below; within, it has rings of its own.
 */
function grainField(plan: Plan): TorusField {
  const random = plan.random.fork('grain')
  const rings = Math.max(5, Math.round(random.between(14, 19) / plan.scale))
  const thrown = layKnots(plan, random)
  const seed = `${random.next()}`
  const cathedral = createNoise(`${seed}/cathedral`, 2, 1)
  const sway = createNoise(`${seed}/sway`, 4, 2)
  const ripple = createNoise(`${seed}/ripple`, 9, 4)
  const fibre = createNoise(`${seed}/fibre`, 110, 12)
  const tall = plan.heightMm / plan.widthMm
  const waves: TorusField = (x, y) => 1.9 * cathedral(x, y) + 0.5 * sway(x, y) + 0.16 * ripple(x, y)
  // What opens above and below a knot is of the ring it grew in: each is moved into pale early wood.
  const knots = thrown.map((knot) => {
    const aside = waves(knot.x, knot.y)
    return { ...knot, x: (Math.round(knot.x * rings + aside) + EARLY - aside) / rings }
  })
  const board: TorusField = (x, y) => {
    let across = x
    let own: number | undefined
    for (const knot of knots) {
      const dx = wrap(x - knot.x + 0.5, 1) - 0.5
      const dy = ((wrap(y - knot.y + 0.5, 1) - 0.5) * tall) / knot.long
      const far = Math.hypot(dx, dy) / knot.reach
      // The parting dies away before it meets itself on the other side of the repeat.
      const fade = clamp(1 - Math.hypot(dx, dy) / 0.42, 0, 1) ** 1.5
      if (far < 1) {
        across = knot.x
        own = (1 - far) * knot.rings
        break
      }
      across -= (dx / far ** 2) * fade
    }
    const loose = own === undefined ? 1 : 0.25
    const ring = wrap(across * rings + (own ?? 0) + waves(x, y), 1)
    // Early wood darkens slowly, late wood ends at once.
    const tone = ring < LATE ? (ring / LATE) ** 1.7 : (1 - ring) / (1 - LATE)
    return tone + 0.16 * loose * fibre(x, y) + (own === undefined ? 0 : 0.12)
  }
  return bendField(board, `${seed}/hand`, 5, 0.006)
}

/** Share of a ring that is early wood, and where within it its palest part lies. */
const LATE = 0.8
const EARLY = 0.2

function layKnots(plan: Plan, random: Random): Knot[] {
  const area = (plan.widthMm * plan.heightMm) / 320 ** 2 / plan.scale ** 2
  const count = Math.max(1, Math.min(24, Math.round(3 * area)))
  return scatterPoints(random, { ...plan, lattice: blockLattice }, count, { rowAversion: 1 }).map(([x, y]) => ({
    x: x / plan.widthMm,
    y: y / plan.heightMm,
    reach: random.between(0.03, 0.062) * plan.scale,
    long: random.between(1.5, 2.3),
    rings: 3 + random.below(2),
  }))
}
