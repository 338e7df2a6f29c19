import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/contour.ts'
import { TURN } from '../../kit/knot.ts'
import type { TorusField } from '../../kit/noise.ts'
import { bendField, createNoise } from '../../kit/noise.ts'
import type { Family, Plan } from '../family.ts'

const GRID = 230

export const marbling: Family = {
  name: 'marbling',
  summary: 'bands of colour combed to and fro by waves that close over the repeat, with no straight line left',
  words: [
    'marble',
    'marbled',
    'marbling',
    'marbled paper',
    'suminagashi',
    'ebru',
    'swirl',
    'swirls',
    'liquid',
    'fluid',
    'agate',
    'psychedelic',
    'groovy swirl',
    'marmor',
    'marmoriert',
    'marbre',
    'mármol',
    'marmo',
    '墨流し',
    'wood grain',
    'woodgrain',
    'geode',
    'lava',
    'oil slick',
    'topographic',
    'contour line',
  ],
  motifs: [],
  coverage: { low: 0.4, medium: 0.6, high: 0.78 },
  inks: { least: 2, natural: 5 },
  moods: ['coastal', 'blush', 'deco', 'seventies', 'indigo', 'moody'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['toss', 'block'],
  draw: drawMarbling,
}

/** Each ink takes a share of a sawtooth of the combed field, so bands follow each other like paint on water. */
function drawMarbling(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const field = combField(plan)
  const inks = plan.random.fork('order').shuffle(cast.figures)
  inks.forEach((ink, at) => {
    // Every ink has its own phase of the same bands: later inks lie as veins over earlier ones.
    const phase = at / inks.length
    const grid = sampleField((x, y) => Math.cos(TURN * (field(x, y) - phase)), GRID)
    paintAbove(cloth, ink, grid, levelOfShare(grid, plan.coverage / inks.length), { leastMm2: 8 })
  })
  return cloth
}

function combField(plan: Plan): TorusField {
  const seed = `${plan.random.fork('comb').next()}`
  const bands = Math.max(2, Math.round(5 / plan.scale))
  const tines = Math.max(2, Math.round(4 / plan.scale))
  const slow = createNoise(`${seed}/slow`, 3)
  const rise = 0.055
  const combed: TorusField = (x, y) => {
    const across = y + rise * 1.6 * Math.sin(TURN * (tines * x + 0.2 * slow(x, y)))
    const along = x + rise * Math.sin(TURN * tines * across)
    return bands * (across + rise * 0.9 * Math.sin(TURN * (tines * 2 * along))) + 0.9 * slow(along, across)
  }
  return bendField(combed, seed, 4, 0.03)
}
