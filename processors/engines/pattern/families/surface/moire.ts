import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { createNoise, createWaves } from '../../kit/chance/noise.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Family, Plan } from '../family.ts'

const COLUMNS = 150
const ROWS = 320

export const moire: Family = {
  name: 'moire',
  summary: 'watered silk: fine ribs pressed together, so that their shine breaks in long nested eyes',
  words: ['moire', 'moiré', 'moire silk', 'watered silk', 'moirée', 'moaré', 'silk taffeta', 'モアレ'],
  motifs: [],
  coverage: { low: 0.34, medium: 0.48, high: 0.62 },
  inks: { least: 2, natural: 2, isTonal: true },
  moods: ['moody', 'deco', 'blush', 'heritage'],
  ground: 'dark',
  repeatMm: 320,
  layouts: ['block'],
  draw: drawMoire,
}

/**
 * Moiré: two nearly equal rib patterns interfere; the beat follows the contour lines of a low-frequency field,
 * elongated along the rib. Closely spaced levels give the watermark.
 */
function drawMoire(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const grid = sampleField(beatField(plan), COLUMNS, ROWS)
  const inks = [...cast.figures]
  inks.forEach((ink, at) => {
    paintAbove(cloth, ink, grid, levelOfShare(grid, plan.coverage * (1 - at / (inks.length + 0.3))), { leastMm2: 1.5 })
  })
  return cloth
}

function beatField(plan: Plan): TorusField {
  const seed = `${plan.random.fork('beat').next()}`
  const tall = plan.heightMm / plan.widthMm
  const across = Math.max(1, Math.round(2 / plan.scale))
  const down = Math.max(3, Math.round((6 * tall) / plan.scale))
  const slow = createWaves(`${seed}/slow`, { acrossX: across, acrossY: down, spread: 0.6 }, 26)
  const fibre = createNoise(`${seed}/fibre`, 10, Math.round(130 * tall))
  const wavers = createNoise(`${seed}/wavers`, across * 4, down * 4)
  return (x, y) => Math.sin(TURN * (1.5 * slow(x, y) + 0.12 * wavers(x, y))) + 0.5 * fibre(x, y)
}
