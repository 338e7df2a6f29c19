import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/contour.ts'
import { bendField, createNoise, createWaves } from '../../kit/noise.ts'
import type { Family, Plan } from '../family.ts'

export const camo: Family = {
  name: 'camo',
  summary: 'three to five layers of long lobes with set area shares, one over another',
  words: [
    'camo',
    'camouflage',
    'army print',
    'military',
    'tarnmuster',
    'camuflaje',
    'mimetico',
    '迷彩',
    'woodland camo',
  ],
  motifs: [],
  coverage: { low: 0.5, medium: 0.72, high: 0.86 },
  inks: { least: 3, natural: 5, leads: 'line' },
  moods: ['field'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['toss', 'block'],
  draw: drawCamo,
}

/** Layer k covers the same share s of the cloth, and 1 - (1 - s)^n is the coverage asked for. */
function drawCamo(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const inks = [...cast.figures].sort((one, other) => cast.inks[other].lightness - cast.inks[one].lightness)
  const share = 1 - (1 - plan.coverage) ** (1 / inks.length)
  inks.forEach((ink, layer) => {
    const seed = `${plan.random.fork(`layer ${layer}`).next()}`
    const across = Math.max(2, 3.4 / plan.scale)
    const lobes = createWaves(
      seed,
      { acrossX: across, acrossY: (across * 1.9 * plan.heightMm) / plan.widthMm, spread: 0.45 },
      36,
    )
    const edge = createNoise(`${seed}/edge`, Math.round(20 / plan.scale))
    const bent = bendField(lobes, seed, Math.max(3, Math.round(7 / plan.scale)), 0.035 / plan.scale)
    const grid = sampleField((x, y) => bent(x, y) + 0.12 * edge(x, y), 170)
    paintAbove(cloth, ink, grid, levelOfShare(grid, share), { leastMm2: 60 })
  })
  return cloth
}
