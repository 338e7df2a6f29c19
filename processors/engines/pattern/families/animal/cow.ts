import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/contour.ts'
import { bendField, createNoise, createWaves } from '../../kit/noise.ts'
import type { Family, Plan } from '../family.ts'

export const cow: Family = {
  name: 'cow',
  summary: 'large separate lobed patches on a pale hide',
  words: [
    'cow',
    'cow print',
    'cowhide',
    'cow hide',
    'holstein',
    'dalmatian',
    'dalmatian print',
    'vache',
    'vaca',
    'kuhfell',
    'mucca',
  ],
  motifs: [],
  coverage: { low: 0.25, medium: 0.4, high: 0.55 },
  inks: { least: 2, natural: 2, leads: 'line' },
  moods: ['monochrome', 'autumn'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['toss', 'block'],
  draw: drawCow,
}

function drawCow(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const seed = `${plan.random.fork('hide').next()}`
  const isDalmatian = plan.styles.includes('dalmatian')
  const patches = Math.max(2, Math.round((isDalmatian ? 7 : 4) / plan.scale))
  const waves = createWaves(
    seed,
    { acrossX: patches, acrossY: (patches * plan.heightMm) / plan.widthMm, spread: 0.3 },
    40,
  )
  const edge = createNoise(`${seed}/edge`, patches * 5)
  const bent = bendField(waves, seed, patches * 2, 0.03 / plan.scale)
  const grid = sampleField((x, y) => bent(x, y) + 0.1 * edge(x, y), 160)
  cast.figures.forEach((ink, at) => {
    paintAbove(cloth, ink, grid, levelOfShare(grid, plan.coverage * (1 - at / (cast.figures.length + 0.5))), {
      leastMm2: 60,
    })
  })
  return cloth
}
