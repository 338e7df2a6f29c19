import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise } from '../../kit/chance/noise.ts'
import { TURN, wrap } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Family, Plan } from '../family.ts'

export const cow: Family = {
  name: 'cow',
  summary: 'large separate lobed patches on a pale hide',
  words: [
    '🐄 print',
    '🐄 skin',
    'kuhmuster',
    'kuhflecken',
    'imprimé vache',
    'estampado de vaca',
    'maculato',
    'estampa de vaca',
    '牛柄',
    'cow',
    'cow print',
    'cowhide',
    'cow hide',
    'holstein',
    'vache',
    'vaca',
    'kuhfell',
    'mucca',
  ],
  motifs: [],
  coverage: { low: 0.25, medium: 0.4, high: 0.55 },
  inks: { least: 2, natural: 2, leads: 'line' },
  moods: ['monochrome'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['toss', 'block'],
  draw: drawCow,
}

function drawCow(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const grid = sampleField(patchField(plan), 170)
  cast.figures.forEach((ink, at) => {
    paintAbove(cloth, ink, grid, levelOfShare(grid, plan.coverage * (1 - at / (cast.figures.length + 0.5))), {
      leastMm2: 60,
    })
  })
  return cloth
}

/** Field of patches, each a union of three to five drops; the hide between patches stays clear. */
function patchField(plan: Plan): TorusField {
  const random = plan.random.fork('hide')
  const area = (plan.widthMm * plan.heightMm) / 320 ** 2 / plan.scale ** 2
  const count = Math.max(3, Math.min(90, Math.round(11 * area)))
  const middles = scatterPoints(random, { ...plan, lattice: blockLattice }, count, { rounds: 12, rowAversion: 0.4 })
  const sizeMm = Math.sqrt((plan.widthMm * plan.heightMm) / count) * 0.34
  const drops = middles.flatMap(([x, y], at) => {
    // Sizes in turn: of four patches one is a saddle, two are medium and one is a splash.
    const size = [1.15, 0.78, 0.5, 0.9][at % 4] * random.between(0.85, 1.15)
    const heading = random.between(0, TURN)
    return Array.from({ length: size > 1 ? 5 : 3 + random.below(3) }, (_, drop) => {
      // Drops follow one bent line, so that patches are long and lobed.
      const [dx, dy] = polar(0, 0, sizeMm * size * 0.4 * drop, heading + drop * random.between(-0.5, 0.9))
      return {
        x: x + dx + sizeMm * random.between(-0.25, 0.25) * size,
        y: y + dy + sizeMm * random.between(-0.25, 0.25) * size,
        reach: (sizeMm * size * random.between(0.34, 0.68)) ** 2,
      }
    })
  })
  const { widthMm, heightMm } = plan
  const melted: TorusField = (x, y) => {
    let sum = 0
    for (const drop of drops) {
      const dx = wrap(x * widthMm - drop.x + widthMm / 2, widthMm) - widthMm / 2
      const dy = wrap(y * heightMm - drop.y + heightMm / 2, heightMm) - heightMm / 2
      sum += Math.exp(-(dx * dx + dy * dy) / drop.reach)
    }
    return sum
  }
  const edge = createNoise(`${random.next()}`, Math.max(8, Math.round(26 / plan.scale)))
  const bent = bendField(melted, `${random.next()}`, Math.max(4, Math.round(12 / plan.scale)), 0.026 / plan.scale)
  return (x, y) => bent(x, y) + 0.06 * edge(x, y)
}
