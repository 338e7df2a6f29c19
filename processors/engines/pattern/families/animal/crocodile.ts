import { clamp } from '../../../numbers/clamp.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove } from '../../kit/area/contour.ts'
import type { Random } from '../../kit/chance/random.ts'
import { mix } from '../../kit/line/knot.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Family, Plan } from '../family.ts'
import type { Plate } from './plates.ts'
import { gleamOf, hideOf, plateGrid } from './plates.ts'

export const crocodile: Family = {
  name: 'crocodile',
  summary:
    'plates close together with narrow grooves, broad blocks along the back and pebbles on the flanks, each with a gleam',
  words: [
    '🐊 print',
    '🐊 skin',
    'kroko',
    'krokomuster',
    'imprimé croco',
    'crocodile',
    'crocodile skin',
    'croc',
    'croc print',
    'alligator',
    'alligator skin',
    'krokodil',
    'cocodrilo',
    'coccodrillo',
    'reptile skin',
    'ワニ柄',
  ],
  colourway: () => hideOf(OLIVE),
  colourwayAround: (hex) => hideOf(hex),
  motifs: [],
  coverage: { low: 0.66, medium: 0.78, high: 0.87 },
  inks: { least: 2, natural: 4, leads: 'line' },
  moods: ['field', 'moody', 'savanna', 'monochrome'],
  ground: 'dark',
  motifMm: 22,
  repeatMm: 160,
  layouts: ['block', 'toss'],
  draw: drawCrocodile,
}

const OLIVE = '#57653a'
const BACK_MM = 21
/**
 * Share of the coverage that is lost from the first to the last tone; of two tones the lighter fills about a third, the
 * raised middle of the plate.
 */
const LIGHT_SHARE_LOST = 1.3

function drawCrocodile(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const grid = plateGrid(layPlates(plan, plan.random.fork('hide')), plan)
  const byLight = [...cast.figures].sort((one, other) => cast.inks[one].lightness - cast.inks[other].lightness)
  const light = byLight[byLight.length - 1]
  // Tones get lighter from the groove inwards, so that most of a hide is near its own colour; the lightest ink is a
  // highlight on the upper left only.
  const tones = byLight.length > 1 ? byLight.slice(0, -1) : byLight
  tones.forEach((ink, at) => {
    paintAbove(cloth, ink, grid, levelOfShare(grid, plan.coverage * (1 - (LIGHT_SHARE_LOST * at) / tones.length)), {
      leastMm2: 1,
    })
  })
  if (byLight.length > 1) paintAbove(cloth, light, gleamOf(grid, plan), 0, { leastMm2: 0.8 })
  return cloth
}

/**
 * Plates in columns down the back; their widths grow towards the middle of the repeat and shrink to pebbles at its
 * edges.
 */
function layPlates(plan: Plan, random: Random): Plate[] {
  const spines = Math.max(1, Math.round(plan.widthMm / (160 * plan.scale)))
  const plates: Plate[] = []
  const [shiftMm, backMm] = [random.between(0, plan.widthMm), BACK_MM * random.between(0.8, 1.3) * plan.scale]
  for (let spine = 0; spine < spines; spine++) {
    const left = shiftMm + (spine * plan.widthMm) / spines
    const profile = [0.55, 0.62, 0.8, 1.05, 1.3, 1.3, 1.05, 0.8, 0.62, 0.55]
    const widths = profile.map((width) => width * random.between(0.88, 1.12))
    const total = widths.reduce((sum, width) => sum + width, 0)
    let x = left
    widths.forEach((width, column) => {
      const wide = ((plan.widthMm / spines) * width) / total
      const back = clamp((width - 0.55) / 0.75, 0, 1)
      const rows = fitCells(plan.heightMm, backMm * mix(0.42, 0.82, back))
      const shift = column % 2 ? 0.5 : 0
      for (let row = 0; row < rows.count; row++)
        plates.push({
          x: x + wide * random.between(0.46, 0.54),
          y: (row + shift + 0.5 + random.between(-0.09, 0.09)) * rows.sizeMm,
          wide: wide * random.between(0.97, 1.02),
          tall: rows.sizeMm * random.between(0.96, 1.01),
          back,
        })
      x += wide
    })
  }
  return plates
}
