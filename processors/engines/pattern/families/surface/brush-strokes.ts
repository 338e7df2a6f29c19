import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { lightnessStep } from '../../kit/ink/lightness-step.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { curveThrough } from '../../kit/line/flowing-curve.ts'
import type { Knot } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addForm, createMotif } from '../../kit/motif/motif.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { createToss } from '../../kit/place/toss.ts'
import { asksFor, chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { drawCutFronds } from '../modern/cutouts.ts'
import { drawAbstractLines } from './abstract-lines.ts'
import { drawStroke } from './brush-mark.ts'
import { drawGestural } from './gestural.ts'

const REPEAT_MM = 320

export const brushStrokes: Family = {
  name: 'brush-strokes',
  summary:
    'strokes of a broad dry brush in free directions, their ends split into bristles, streaks of ground along them',
  words: [
    'brush stroke',
    'brush strokes',
    'brushstroke',
    'brushstrokes',
    'brush mark',
    'abstract brush',
    'brush abstract',
    'brushy abstract',
    'painterly abstract',
    'abstract brush shape',
    'abstract brush shapes',
    'brush shape',
    'brush shapes',
    'abstract brush mark',
    'paint mark',
    'ink mark',
    'ink marks',
    'mark making',
    'paint stroke',
    'paintbrush',
    'painted strokes',
    'abstract brush stroke',
    'abstract brushstroke',
    'abstract painting',
    'abstract paint',
    'abstract art',
    'pinselstriche',
    'coups de pinceau',
    'pinceladas',
    'pennellate',
  ],
  generalWords: ['abstract', 'painterly', 'artistic', 'modern art', 'abstrakt', 'abstrait', 'abstracto', 'astratto'],
  kinds: {
    dashes:
      'paint swatch|paint swatches|colour swatches|color swatches|brush dashes|brush dash|short brush strokes|painted dashes|painted dash|paint dash|paint dashes|paint dab|paint dabs|dash|dashes',
    sweeps: 'sweeping brush strokes',
    expressionist:
      'expressionist|expressionism|abstract expressionist|abstract expressionism|abstract expressionist canvas|abstract expressionist painting|abstract oil painting|abstract acrylic painting|abstract gouache painting|abstract acrylic|gestural|gestural abstract|gestural painting|gestural abstraction|gesture painting|painted canvas|artist canvas',
    'abstract lines':
      'minimal lines|minimalist lines|abstract line|abstract lines|abstract line drawing|abstract line art|abstract linework|line abstract|one line abstract|continuous line abstract|abstract continuous line|loopy line|loopy lines|looping line|looping lines|squiggle line|abstract pen drawing',
    scribbles: 'scribble|scribbles|doodle lines',
    'paper cup':
      'jazz cup|jazz cups|90s jazz cup|jazz cup pattern|jazz design|90s cup|90s paper cup|paper cup 90s|nineties cup|90s jazz|jazz solo|90s swoosh|90s swish|90s squiggle',
  },
  // Wax blue, teal and the purple of the crayon.
  colourway: (asked) =>
    asksFor(asked, PAPER_CUP) ? { inks: ['#f8f7f2', '#23a6ad', '#5b3a9e', '#7fd0cf'], ground: 0 } : undefined,
  motifs: [],
  coverage: { low: 0.3, medium: 0.46, high: 0.56 },
  inks: { least: 2, natural: 6 },
  moods: ['midcentury', 'boho', 'coastal', 'pop', 'blush', 'scandinavian'],
  ground: 'light',
  motifMm: 90,
  tinyMm: 18,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'half-drop', 'block'],
  draw: (plan) => {
    const asked = [plan.details.kind, ...plan.styles]
    if (asked.includes(LINES)) return drawAbstractLines(plan)
    if (asked.some(isOfCanvas)) return drawGestural(plan)
    if (asked.includes(PAPER_CUP)) return drawPaperCup(plan)
    return plan.styles.some(isOfCutPaper) ? drawUnderPaper(plan) : drawBrushStrokes(plan)
  },
}

/** Whether the name asks for a painting instead of marks in a pattern. */
function isOfCanvas(name: Plan['details'][string] | undefined): boolean {
  return name === 'expressionist' || /^(?:modern art|abstract (?:art|paint|painting))$/.test(`${name}`)
}

const PAPER_CUP = 'paper cup'

/** The "Jazz" paper cup design of the 1990s: broad sweeps in one colour with a crayon line in the other. */
function drawPaperCup(plan: Plan): Cloth {
  const { cast, coverage } = plan
  const [crayon, ...others] = cast.figures.toSorted(
    (one, other) => cast.inks[one].lightness - cast.inks[other].lightness,
  )
  const paints = others.length > 0 ? others : [crayon]
  const part = (figures: readonly number[], kind: string, share: number): Cloth =>
    drawBrushStrokes({
      ...plan,
      cast: { ...cast, figures },
      styles: [kind],
      details: {},
      coverage: coverage * share,
      lattice: blockLattice,
      random: plan.random.fork(kind),
    })
  const cup = part(paints, 'sweeps', 0.8)
  cup.shapes.push(...part([crayon], 'scribbles', 0.42).shapes)
  return cup
}

/** Consecutive strokes without room after which placing ends. */
const MISSES_MOST = 24

const kinds = ['sweeps', 'dashes', 'scribbles'] as const
const LINES = 'abstract lines'

function isOfCutPaper(style: string): boolean {
  return style === 'fronds' || /cut.?outs?|paper.?cut/.test(style)
}

/** Brush strokes below paper cut-outs: strokes in the quieter half of the inks, cut-outs in the others. */
function drawUnderPaper(plan: Plan): Cloth {
  const { cast } = plan
  const far = (ink: number): number => lightnessStep(cast, ink, cast.ground)
  const inks = cast.figures.toSorted((one, other) => far(one) - far(other))
  const half = Math.ceil(inks.length / 2)
  const [quiet, strong] = inks.length > 1 ? [inks.slice(0, half), inks.slice(half)] : [inks, inks]
  const strokes = drawBrushStrokes({
    ...plan,
    cast: { ...cast, figures: quiet },
    coverage: plan.coverage * 0.8,
    lattice: blockLattice,
  })
  const paper = drawCutFronds({ ...plan, cast: { ...cast, figures: strong }, coverage: plan.coverage * 0.62 })
  strokes.shapes.push(...paper.shapes)
  return strokes
}

/** The named kind; scribbles, which may also be drawn by pen, only where they are requested. */
function nameKind(plan: Plan): (typeof kinds)[number] {
  const isOfPen = asksFor(plan, 'scribbles')
  return chooseKind(plan, isOfPen ? kinds : ['sweeps', 'sweeps', 'dashes'])
}

function drawBrushStrokes(plan: Plan): Cloth {
  const kind = nameKind(plan)
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const random = plan.random.fork('strokes')
  const toss = createToss(plan.random.fork('fit'), cloth)
  const unit = plan.scale * (kind === 'dashes' ? 0.5 : 1)
  const inks = plan.cast.figures
  const [heading, isOneWay] = headingOf(plan, random, kind)
  // Strokes keep near one direction, or cross it.
  const turnAt = (): number =>
    isOneWay
      ? heading + random.between(-0.25, 0.25)
      : heading + random.pick([0, 0, TURN / 4]) + random.between(-0.5, 0.5)
  const gapMm = (kind === 'scribbles' ? 3 : 5) * unit * Math.max(0.08, 1.5 - 1.6 * plan.coverage)
  const tiers: readonly (readonly [count: number, longMm: number, wideMm: number])[] =
    kind === 'scribbles'
      ? [
          [24, 120, 40],
          [60, 62, 22],
          [90, 26, 10],
        ]
      : [
          [12, 125, 34],
          [26, 80, 22],
          [50, 44, 13],
          [90, 20, 7],
        ]
  // Strokes get wider with the coverage.
  const load = Math.max(0.75, Math.min(1.6, (plan.coverage / 0.46) ** 0.8))
  // The loops of a scribble are open, so more of them are needed for the same coverage.
  const until = kind === 'scribbles' ? 1.8 : 1.16
  let turn = 0
  for (const [count, longMm, wideMm] of tiers) {
    let misses = 0
    const most = Math.ceil((count * (kind === 'sweeps' ? 1.5 : 4)) / plan.scale ** 2 + 2)
    for (let at = 0; at < most && misses < MISSES_MOST && toss.field.coverage() < plan.coverage * until; at++) {
      const ink = inks[turn % inks.length]
      const size = random.between(0.8, 1.15) * unit
      const stroke =
        kind === 'scribbles'
          ? drawScribble(random, ink, longMm * size, wideMm * size, plan.coverage / 0.26)
          : drawStroke(random, ink, plan.cast.ground, longMm * size, wideMm * size * load)
      if (toss.fit([stroke], { gapMm, tries: 110, turnAt })) turn++
      else misses++
    }
  }
  scatterDrops(cloth, random, plan)
  return cloth
}

/** The direction of the strokes in radians, the prompt's or a drawn one, and whether all keep to it. */
function headingOf({ styles }: Plan, random: Random, kind: string): readonly [number, boolean] {
  const asked = headings.find(([style]) => styles.includes(style))
  return [asked?.[1] ?? random.between(0, TURN), kind === 'dashes' || asked !== undefined]
}

/** Directions of strokes that a prompt may name, in radians. */
const headings = [
  ['diagonal', -TURN / 8],
  ['vertical', TURN / 4],
  ['horizontal', 0],
] as const

/** A line that runs back and forth. */
function drawScribble(random: Random, ink: number, longMm: number, wideMm: number, weight: number): Motif {
  const motif = createMotif()
  const swings = 4 + random.below(4)
  const points: (readonly [number, number])[] = []
  for (let swing = 0; swing <= swings; swing++) {
    const x = (longMm * swing) / swings
    points.push([x - longMm * 0.06, (swing % 2 ? 1 : -1) * wideMm * 0.5 * random.between(0.75, 1.1)])
    points.push([x + longMm * 0.05, (swing % 2 ? 1 : -1) * wideMm * 0.42 * random.between(0.75, 1.1)])
  }
  const half = Math.max(0.6, wideMm * 0.105 * weight)
  const [phase, runs] = [random.between(0, TURN), random.between(1.5, 3)]
  // Varying pressure, lifted at its end; never so light that the line would break.
  const press = (t: number): number => half * (0.86 + 0.14 * Math.sin(phase + runs * TURN * t)) * (1 - 0.45 * t ** 6)
  addForm(motif, ink, ribbon(curveThrough(points, 4), press))
  return motif
}

/** A few drops from the brush. */
function scatterDrops(cloth: Cloth, random: Random, plan: Plan): void {
  const drops = Math.min(120, Math.round(36 / plan.scale))
  for (let drop = 0; drop < drops; drop++) {
    const [x, y] = [random.between(0, plan.widthMm), random.between(0, plan.heightMm)]
    const radius = plan.scale * random.between(0.5, 1.9)
    const ring = Array.from({ length: 8 }, (_, at): Knot => {
      const angle = (at / 8) * TURN
      const far = radius * random.between(0.85, 1.15)
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
    })
    paint(cloth, plan.cast.figures[drop % plan.cast.figures.length], ring)
  }
}
