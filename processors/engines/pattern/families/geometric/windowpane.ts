import { inkFromHex } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint, paintTogether } from '../../kit/area/cloth.ts'
import type { Band } from '../../kit/area/wavy-band.ts'
import { layAcross, wavyBand } from '../../kit/area/wavy-band.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { rectangle } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import { asksFor } from '../choose-kind.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import { halfLineMm, lineMmAsked } from '../line-weight.ts'
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
  kinds: {
    ruled:
      'notebook lines|notebook line|notebook paper|notebook page|notebook pages|lined paper|lined notebook|ruled paper|ruled lines|ruled notebook|school paper|school notebook|writing paper|exercise book lines|legal pad|loose leaf paper|liniertes papier|papier ligné|papel rayado|carta a righe|papel pautado',
  },
  colourway: ({ styles }) => (styles.includes('ruled') ? { inks: [...SCHOOL_PAPER], ground: 0 } : undefined),
  colourwayAround: (hex, { styles, isGround }) => (styles.includes('ruled') ? paperAround(hex, isGround) : undefined),
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

/** Paper, rules and margin of a school book. */
const SCHOOL_PAPER = ['#fbfaf4', '#9fc0dd', '#d9534f'] as const

/** One colour that is named is the paper's; else a red, orange or pink is the margin's, and any other the rules'. */
function paperAround(hex: string, isGround: boolean): Colourway {
  const [paper, rules, margin] = SCHOOL_PAPER
  const { chroma = 0, hue = 0 } = inkFromHex(hex) ?? {}
  const isWarm = chroma > 0.06 && (hue < 75 || hue > 340)
  if (isGround) return { inks: [hex, rules, margin], ground: 0 }
  return { inks: isWarm ? [paper, rules, hex] : [paper, hex, margin], ground: 0 }
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
  if (asksFor(plan, 'ruled')) return drawRuledPaper(cloth, plan)
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

/** Distance of the rules of a school book, mm, the width of a rule, and where its two margins stand as shares of the period. */
const [RULE_MM, RULE_WIDE_MM, MARGIN, MARGIN_GAP_MM] = [8, 0.55, 0.16, 1.6]

/** A page of a school book: fine rules across it and a double margin up it, in the most coloured ink besides that of the rules. */
function drawRuledPaper(cloth: Cloth, plan: Plan): Cloth {
  const { cast, scale } = plan
  const rules = fitCells(plan.heightMm, RULE_MM * scale)
  const wide = 2 * halfLineMm(plan, (RULE_WIDE_MM / 2) * Math.max(0.7, scale), 0.15)
  const [pen, ...others] = cast.figures.toSorted((one, other) => cast.inks[one].chroma - cast.inks[other].chroma)
  const margin = others.at(-1) ?? pen
  const rule = (at: number): Ring => rectangle(0, (at + 0.5) * rules.sizeMm - wide / 2, plan.widthMm, wide)
  for (let at = 0; at < rules.count; at++)
    paint(cloth, [pen, ...others.slice(0, -1)][at % Math.max(1, others.length)], rule(at))
  for (const shift of [0, MARGIN_GAP_MM * scale])
    paint(cloth, margin, rectangle(plan.widthMm * MARGIN + shift, 0, wide, plan.heightMm))
  return cloth
}
