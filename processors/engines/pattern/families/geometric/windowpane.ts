import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint, paintTogether } from '../../kit/area/cloth.ts'
import type { Band } from '../../kit/area/wavy-band.ts'
import { layAcross, wavyBand } from '../../kit/area/wavy-band.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { rectangle } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Family, Plan } from '../family.ts'
import { lineMmAsked } from '../line-weight.ts'
import { sizeAsked, wholeRounds } from '../size-asked.ts'

const [PANE_MM, REPEAT_MM] = [20, 160]
/** Lines leave so much of a pane open, however wide they are asked for. */
const LINE_SHARE_MOST = 0.6

export const windowpane: Family = {
  name: 'windowpane',
  summary: 'thin lines crossing in large squares; more inks make a tattersall of lines by turns',
  words: [
    'windowpane',
    'window pane',
    'windowpane check',
    'grid',
    'grid line',
    'lattice',
    'gitter',
    'grille',
    'cuadrícula',
    '格子',
  ],
  motifs: [],
  coverage: { low: 0.08, medium: 0.18, high: 0.36 },
  inks: { least: 2, natural: 3 },
  moods: ['scandinavian', 'coastal', 'heritage', 'monochrome'],
  ground: 'light',
  fitRepeatMm: (sizeMm, figures) => wholeRounds(sizeMm * figures, REPEAT_MM),
  motifMm: PANE_MM,
  repeatMm: REPEAT_MM,
  layouts: ['block'],
  lines: 'covering',
  draw: drawWindowpane,
}

const handWords = [
  'hand drawn',
  'hand-drawn',
  'painterly',
  'brush stroke',
  'watercolour',
  'watercolor',
  'wavy',
  'organic',
  'variegated',
]

/** Lines of share f each way cover 1 - (1 - f)² of the cloth. */
function drawWindowpane(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const inks = cast.figures.length
  const paneMm = sizeAsked(plan) ?? PANE_MM * plan.scale
  const columns = fitCells(plan.widthMm, paneMm, inks)
  const rows = fitCells(plan.heightMm, paneMm, inks)
  const lineMm = lineMmAsked(plan)
  const share =
    lineMm === undefined ? 1 - Math.sqrt(1 - plan.coverage) : Math.min(LINE_SHARE_MOST, lineMm / columns.sizeMm)
  const isByHand = plan.styles.some((style) => handWords.includes(style))
  const random = plan.random.fork('hand')
  const waver = { stepMm: paneMm * 1.1, wobbleMm: paneMm * share * 0.34 }
  const draw = (band: Band): Ring =>
    isByHand ? wavyBand(random, band, waver) : rectangle(band.startMm, 0, band.widthMm, band.lengthMm)
  const lines = (count: number, sizeMm: number, ink: number, place: (at: number, wide: number) => Ring): Ring[] =>
    Array.from({ length: count }, (_, at) => at)
      .filter((at) => cast.figures[at % inks] === ink)
      .map((at) => place((at + 0.5 - share / 2) * sizeMm, sizeMm * share))
  for (const ink of cast.figures) {
    paintTogether(
      cloth,
      ink,
      lines(columns.count, columns.sizeMm, ink, (x, wide) =>
        draw({ startMm: x, widthMm: wide, lengthMm: plan.heightMm }),
      ),
    )
    const across = (y: number, tall: number): Ring =>
      layAcross(draw({ startMm: y, widthMm: tall, lengthMm: plan.widthMm }))
    for (const ring of lines(rows.count, rows.sizeMm, ink, across)) paint(cloth, ink, ring)
  }
  return cloth
}
