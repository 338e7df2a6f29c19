import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/contour.ts'
import type { Family, Plan } from '../family.ts'
import { stripeField } from './zebra.ts'

const GRID = 200

export const tiger: Family = {
  name: 'tiger',
  summary: 'black stripes with a dark halo on tawny fur, paler between them',
  words: [
    '🐅 print',
    '🐅 skin',
    '🐅 stripe',
    'tigerstreifen',
    'tiger',
    'tiger print',
    'tiger stripe',
    'tiger skin',
    'tigre',
    'tigermuster',
  ],
  motifs: [],
  coverage: { low: 0.3, medium: 0.46, high: 0.6 },
  inks: { least: 2, natural: 4, leads: 'line' },
  moods: ['savanna'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['toss', 'block'],
  draw: drawTiger,
}

function drawTiger(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  // Stripes of a hide run across it: the field is laid on its side.
  const field = stripeField(plan, 9, 0.58)
  const grid = sampleField((x, y) => field(y, x), GRID)
  const dark = cast.byLightness.filter((ink) => ink !== cast.ground)
  const layers = dark.toReversed()
  layers.forEach((ink, at) => {
    const share = plan.coverage * (1 - (at / layers.length) * 0.75)
    paintAbove(cloth, ink, grid, levelOfShare(grid, share), { leastMm2: 15 })
  })
  return cloth
}
