import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Family, Plan } from '../family.ts'
import { composeGreatWave } from './compose-great-wave.ts'
import { paintGuestsOfWaves } from './guests-of-waves.ts'
import { inksOfWaves } from './inks-of-waves.ts'
import { paintFoam, paintSea, paintSwells, type Wave } from './paint-wave.ts'

const WAVE_MM = 160
/** Rows stand so far apart, as a share of a wave's length: between them the paper is the sky. */
const ROW = 0.5

export const greatWave: Family = {
  name: 'great-wave',
  summary:
    'breaking waves in rows as cut in wood: striped bodies, foam that reaches out in claws, spray against the paper',
  words:
    'great wave|great waves|the great wave|great wave off kanagawa|hokusai|hokusai wave|hokusai waves|kanagawa|kanagawa wave|ukiyo-e wave|ukiyo-e waves|crashing wave|crashing waves|breaking wave|breaking waves|cresting wave|cresting waves|curling wave|curling waves|rolling waves|stormy sea|stormy waves|rough sea|surf waves|surfing waves|tsunami|brechende wellen|神奈川沖浪裏'.split(
      '|',
    ),
  motifs: [],
  coverage: { low: 0.4, medium: 0.6, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['prussian-blue', 'indigo'],
  ground: 'light',
  motifMm: WAVE_MM,
  orientation: 'one-way',
  repeatMm: 320,
  layouts: ['brick', 'block'],
  draw: drawGreatWave,
  compose: composeGreatWave,
}

function drawGreatWave(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const size = WAVE_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size * ROW }, { rows: 2 })
  const inks = inksOfWaves(plan)
  const sea = Array.from({ length: cells.rows }, (_, row) => {
    const random = plan.random.fork(`row ${row}`)
    const body = inks.bodies[row % inks.bodies.length]
    const waves = Array.from({ length: cells.columns }, (_, column): Wave => {
      const x = (column + (row & 1 ? 0.5 : 0)) * cells.wideMm
      const high = (cells.tallMm / ROW) * random.between(0.9, 1.04)
      return {
        at: ([u, v]) => [x + u * cells.wideMm, (row + 0.84) * cells.tallMm + v * high],
        unit: cells.wideMm,
        random,
      }
    })
    return waves.map((wave) => ({ wave, body }))
  }).flat()
  // A crest that reaches over the row above it does so in every row, the last one too.
  for (const { wave, body } of sea) paintSwells(cloth, wave, body)
  const gaps = sea.map(({ wave }) => wave)
  paintGuestsOfWaves(cloth, plan, gaps, cells.columns)
  for (const { wave, body } of sea) paintSea(cloth, wave, inks, body)
  for (const { wave } of sea) paintFoam(cloth, wave, inks)
  return cloth
}
