import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/contour.ts'
import type { TorusField } from '../../kit/noise.ts'
import { bendField, createNoise, createWaves } from '../../kit/noise.ts'
import type { Family, Plan } from '../family.ts'

const GRID = 200

export const zebra: Family = {
  name: 'zebra',
  summary: 'forking, tapering stripes: waves of one width in nearly one direction, bent by hand',
  words: ['zebra', 'zebra print', 'zebra stripe', 'zebra skin', 'zèbre', 'cebra', 'zebramuster'],
  motifs: [],
  coverage: { low: 0.34, medium: 0.48, high: 0.62 },
  inks: { least: 2, natural: 2, leads: 'line' },
  moods: ['monochrome', 'heritage', 'scandinavian'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['toss', 'block'],
  draw: drawZebra,
}

function drawZebra(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const grid = sampleField(stripeField(plan, 9), GRID)
  const line = cast.line
  paintAbove(cloth, line, grid, levelOfShare(grid, plan.coverage), { leastMm2: 20 })
  const others = cast.figures.filter((ink) => ink !== line)
  others.forEach((ink, at) => {
    // Other inks run as a core inside the stripes.
    paintAbove(cloth, ink, grid, levelOfShare(grid, plan.coverage * (0.42 - (0.3 * at) / others.length)), {
      leastMm2: 12,
    })
  })
  return cloth
}

/** Waves that nearly agree in direction, so that ridges run, fork and end. */
export function stripeField(plan: Plan, stripes: number): TorusField {
  const seed = `${plan.random.fork('stripes').next()}`
  const across = Math.max(4, Math.round(stripes / plan.scale))
  const tall = Math.max(1, Math.round((across * plan.heightMm) / plan.widthMm))
  const lean = plan.random.fork('lean').chance(0.5) ? 1 : -1
  const waves = [0, 1, 2, 3, 4, 5].map((_, part) => {
    const random = plan.random.fork(`wave ${part}`)
    const x = across + random.below(3) - 1
    const y = lean * Math.round(tall * 0.25 + random.between(-1.4, 1.4))
    return { x, y, phase: random.between(0, 6.28) }
  })
  const sum: TorusField = (x, y) =>
    waves.reduce((total, wave) => total + Math.cos(6.283185307179586 * (wave.x * x + wave.y * y) + wave.phase), 0)
  const grain = createNoise(`${seed}/grain`, across * 3)
  const patches = createWaves(`${seed}/patches`, { acrossX: 3, acrossY: 3, spread: 0.4 }, 14)
  const bent = bendField(sum, seed, 3, 0.05)
  return (x, y) => bent(x, y) + 0.25 * patches(x, y) + 0.12 * grain(x, y)
}
