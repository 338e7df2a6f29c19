import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Curve } from '../../kit/line/curve.ts'
import { ribbon, spine, stationAt } from '../../kit/line/curve.ts'
import { curveThrough } from '../../kit/line/flowing-curve.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { clamp, TURN } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { createToss } from '../../kit/place/toss.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { drawCutFronds } from '../modern/cutouts.ts'
import { drawAbstractLines } from './abstract-lines.ts'

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
    'paint stroke',
    'paintbrush',
    'painted strokes',
    'abstract brush stroke',
    'abstract brushstroke',
    'abstract painting',
    'abstract paint',
    'abstract art',
    'expressionist',
    'pinselstriche',
    'coups de pinceau',
    'pinceladas',
    'pennellate',
  ],
  generalWords: ['abstract', 'painterly', 'artistic', 'modern art', 'abstrakt', 'abstrait', 'abstracto', 'astratto'],
  kinds: {
    dashes: 'brush dashes|short brush strokes|painted dashes',
    sweeps: 'sweeping brush strokes|gestural|gesture painting',
    'abstract lines':
      'abstract line|abstract lines|abstract line drawing|abstract line art|abstract linework|line abstract|one line abstract|continuous line abstract|abstract continuous line|loopy line|loopy lines|looping line|looping lines|squiggle line|abstract pen drawing',
    scribbles: 'scribble|scribbles|doodle lines',
  },
  motifs: [],
  coverage: { low: 0.3, medium: 0.46, high: 0.56 },
  inks: { least: 2, natural: 6 },
  moods: ['midcentury', 'boho', 'coastal', 'pop', 'blush', 'scandinavian'],
  ground: 'light',
  motifMm: 90,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'half-drop', 'block'],
  draw: (plan) => {
    if ([plan.details.kind, ...plan.styles].includes(LINES)) return drawAbstractLines(plan)
    return plan.styles.some(isOfCutPaper) ? drawUnderPaper(plan) : drawBrushStrokes(plan)
  },
}

/** Strokes in a row that found no room. */
const MISSES_MOST = 24

const kinds = ['sweeps', 'dashes', 'scribbles'] as const
const LINES = 'abstract lines'

function isOfCutPaper(style: string): boolean {
  return style === 'fronds' || /cut.?outs?|paper.?cut/.test(style)
}

/** Brush strokes and cut-outs: the strokes in the quieter half of the inks, paper in the others laid over them. */
function drawUnderPaper(plan: Plan): Cloth {
  const { cast } = plan
  const far = (ink: number): number => Math.abs(cast.inks[ink].lightness - cast.inks[cast.ground].lightness)
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

function drawBrushStrokes(plan: Plan): Cloth {
  const kind = chooseKind(plan, kinds)
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const random = plan.random.fork('strokes')
  const toss = createToss(plan.random.fork('fit'), cloth)
  const unit = plan.scale * (kind === 'dashes' ? 0.5 : 1)
  const inks = plan.cast.figures
  const heading = random.between(0, TURN)
  // A hand has a habit: strokes keep near one direction, or cross it.
  const turnAt = (): number =>
    kind === 'dashes'
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
  // A fuller brush for a fuller cloth.
  const load = Math.max(0.75, Math.min(1.6, (plan.coverage / 0.46) ** 0.8))
  // The loops of a scribble are open: more of them cover as much.
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

/** A stroke from a loaded brush: a blunt start, streaks, and an end that frays where the paint ran out. */
function drawStroke(random: Random, ink: number, ground: number, longMm: number, wideMm: number): Motif {
  const motif = createMotif()
  const path = spine(longMm, random.between(-0.8, 0.8), random.between(-0.3, 0.3), 10)
  addForm(motif, ink, strokeOutline(random, path, wideMm / 2))
  const streaks = Math.max(2, Math.round(wideMm / 5))
  for (let streak = 0; streak < streaks; streak++) {
    const side = ((streak + 0.5) / streaks - 0.5) * 0.86 + random.between(-0.06, 0.06)
    const from = random.between(0.08, 0.6)
    addDetail(
      motif,
      ground,
      streakRing(
        path,
        side * wideMm,
        [from, Math.min(0.97, from + random.between(0.18, 0.5))],
        Math.max(0.3, wideMm * random.between(0.012, 0.03)),
      ),
    )
  }
  return motif
}

/** The contour wavers a little along the sides; the far end breaks into bristles. */
function strokeOutline(random: Random, path: Curve, half: number): Ring {
  const side = (sign: 1 | -1): Knot[] =>
    Array.from({ length: 9 }, (_, at) => {
      const t = at / 8
      const { x, y, tangentX, tangentY } = stationAt(path, t)
      const far =
        half * sign * (0.86 + 0.14 * Math.sin(t * 5 + sign)) * (t < 0.05 ? 0.86 : 1) * random.between(0.95, 1.04)
      return [x - tangentY * far, y + tangentX * far, at === 0 ? 1 : 0] as const
    })
  const end = stationAt(path, 1)
  const bristles = Math.max(4, Math.min(9, Math.round(half / 1.8)))
  const frayed: Knot[] = []
  for (let bristle = 0; bristle < bristles; bristle++) {
    const across = half * 0.95 * (1 - (2 * (bristle + 0.5)) / bristles)
    const reach = half * random.between(0.1, 0.9)
    const notch = half * random.between(-0.5, 0)
    const place = (along: number, over: number, corner: 0 | 1): Knot => [
      end.x + end.tangentX * along - end.tangentY * (across + over),
      end.y + end.tangentY * along + end.tangentX * (across + over),
      corner,
    ]
    frayed.push(place(reach, half * 0.03, 1), place(notch, -half / bristles, 1))
  }
  return [...side(1), ...frayed, ...side(-1).toReversed()]
}

/** A thin lens of ground along the stroke, where a bristle was dry. */
function streakRing(path: Curve, side: number, [from, to]: readonly [number, number], half: number): Ring {
  const at = (t: number, over: number, corner?: 1): Knot => {
    const { x, y, tangentX, tangentY } = stationAt(path, clamp(t))
    return [x - tangentY * (side + over), y + tangentX * (side + over), corner]
  }
  const third = (to - from) / 3
  return [
    at(from, 0, 1),
    at(from + third, half),
    at(to - third, half),
    at(to, 0, 1),
    at(to - third, -half),
    at(from + third, -half),
  ]
}

/** A line that runs to and fro. */
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
  // Pressed here and there, lifted at its end; never so light that the line would break.
  const press = (t: number): number => half * (0.86 + 0.14 * Math.sin(phase + runs * TURN * t)) * (1 - 0.45 * t ** 6)
  addForm(motif, ink, ribbon(curveThrough(points, 4), press))
  return motif
}

/** A few drops flew off the brush. */
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
