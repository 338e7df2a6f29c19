import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise, createWaves } from '../../kit/chance/noise.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Family, Plan } from '../family.ts'

const GRID = 200
/** From this number of inks on, they run across the cloth in sequence instead of lying inside each other. */
const RUN_LEAST = 4

export const zebra: Family = {
  name: 'zebra',
  summary: 'forking, tapering stripes: waves of one width in nearly one direction, bent by hand',
  words: [
    '🦓 print',
    '🦓 skin',
    '🦓 stripe',
    'zebra',
    'zebra print',
    'zebra stripe',
    'zebra skin',
    'zèbre',
    'cebra',
    'zebramuster',
  ],
  motifs: [],
  coverage: { low: 0.34, medium: 0.48, high: 0.62 },
  inks: { least: 2, natural: 2, leads: 'line' },
  moods: ['monochrome'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['toss', 'block'],
  draw: drawZebra,
}

function drawZebra(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const stripes = stripeField(plan, 10)
  const grid = sampleField(stripes, GRID)
  if (cast.figures.length >= RUN_LEAST) return paintRun(plan, cloth, stripes, levelOfShare(grid, plan.coverage))
  const line = cast.line
  paintAbove(cloth, line, grid, levelOfShare(grid, plan.coverage), { leastMm2: 20 })
  const others = cast.figures.filter((ink) => ink !== line)
  others.forEach((ink, at) => {
    // Further inks run as a core inside the stripes.
    paintAbove(cloth, ink, grid, levelOfShare(grid, plan.coverage * (0.42 - (0.3 * at) / others.length)), {
      leastMm2: 12,
    })
  })
  return cloth
}

/** Stripes in all inks in sequence across the cloth by hue, with wavering borders between the inks. */
function paintRun({ cast, random }: Plan, cloth: Cloth, stripes: TorusField, level: number): Cloth {
  const inks = cast.figures.toSorted((one, other) => cast.inks[one].hue - cast.inks[other].hue)
  const waver = createNoise(`${random.fork('run').next()}`, 3, 3)
  inks.forEach((ink, at) => {
    // Positive inside a stripe that lies in this ink's part of the sequence; both conditions are scaled to one measure.
    const inRun: TorusField = (x, y) => {
      const place = x + 0.035 * waver(x, y) - (at + 0.5) / inks.length
      const far = Math.abs(place - Math.round(place))
      return Math.min(stripes(x, y) - level, (0.5 / inks.length - far) * RUN_EDGE)
    }
    paintAbove(cloth, ink, sampleField(inRun, GRID), 0, { leastMm2: 3 })
  })
  return cloth
}

/** Slope of the border between two inks relative to that of the stripes. */
const RUN_EDGE = 24

/**
 * Where waves cancel out, the field is damped by this share of one wave, so that stripes taper instead of jumping to
 * the neighbour.
 */
const CALM = 0.7

/**
 * Sums waves of similar direction as complex numbers and keeps the phase only, as in fingerprint models: ridges fork or
 * end where the waves cancel out and keep their width elsewhere. `rough` varies their width.
 */
export function stripeField(plan: Plan, stripes: number, rough = 0.24): TorusField {
  const seed = `${plan.random.fork('stripes').next()}`
  const across = Math.max(3, Math.round(stripes / plan.scale))
  const tall = Math.max(1, Math.round((across * plan.heightMm) / plan.widthMm))
  const lean = plan.random.fork('lean').sign() * plan.random.fork('slope').between(0.1, 0.34)
  const waves = Array.from({ length: 7 }, (_, part) => {
    const random = plan.random.fork(`wave ${part}`)
    return {
      x: across + random.below(5) - 2,
      y: Math.round(tall * lean + random.between(-0.24, 0.24) * tall),
      phase: random.between(0, TURN),
    }
  })
  const phase: TorusField = (x, y) => {
    let [real, imaginary] = [0, 0]
    for (const wave of waves) {
      const angle = TURN * (wave.x * x + wave.y * y) + wave.phase
      real += Math.cos(angle)
      imaginary += Math.sin(angle)
    }
    return real / (Math.hypot(real, imaginary) + CALM)
  }
  const swell = createWaves(`${seed}/swell`, { acrossX: across * 0.5, acrossY: tall * 0.5, spread: 0.5 }, 14)
  const grain = createNoise(`${seed}/grain`, across * 4)
  const bent = bendField(phase, seed, 4, 0.03)
  return (x, y) => bent(x, y) + rough * swell(x, y) + 0.1 * grain(x, y)
}
