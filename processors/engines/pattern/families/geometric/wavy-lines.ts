import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { createGrain } from '../../kit/chance/noise.ts'
import type { Random } from '../../kit/chance/random.ts'
import { TURN } from '../../kit/line/knot.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { halfLineMm } from '../line-weight.ts'
import { closedBand, closedBandAcross } from '../modern/closed-band.ts'

export const wavyLines: Family = {
  name: 'wavy-lines',
  summary:
    'lines that run side by side in easy waves and never meet, the inks in turn: fine, in two weights, or ribbons edge to edge',
  words:
    'wavy line|wavy lines|wave line|wave lines|line wave|line waves|linear wave|linear waves|undulating line|undulating lines|curvy line|curvy lines|curved line|curved lines|flowing line|flowing lines|wiggly line|wiggly lines|squiggly line|squiggly lines|rippling line|rippling lines|ripple lines|wellenlinie|wellenlinien|lignes ondulées|líneas onduladas|linee ondulate|linhas onduladas'.split(
      '|',
    ),
  kinds: {
    ribbons:
      'wavy stripe|wavy stripes|wave stripe|wave stripes|curvy stripe|curvy stripes|wiggly stripe|wiggly stripes|wavy band|wavy bands',
    even: 'minimal waves|minimalist waves|minimal wave|minimalist wave|thin waves|fine waves',
  },
  motifs: [],
  coverage: { low: 0.2, medium: 0.34, high: 0.52 },
  inks: { least: 2, natural: 5 },
  moods: ['coastal', 'scandinavian', 'pastel', 'sorbet', 'boho'],
  ground: 'light',
  motifMm: 40,
  repeatMm: 160,
  layouts: ['block'],
  lines: 'drawn',
  draw: drawWavyLines,
}

const kinds = ['even', 'weights', 'ribbons'] as const
type Kind = (typeof kinds)[number]

/** Distance from line to line at scale 1, mm; lines stay so far from as near as they would meet, as a share of it. */
const STEP_MM: Readonly<Record<Kind, number>> = { even: 5.6, weights: 8, ribbons: 11 }
/** Length of a wave and its height, mm; most that one line may come nearer to the next, as a share of their distance. */
const [WAVE_MM, HEIGHT_MM, NEARER_MOST] = [80, 11, 0.45]
/** Thinnest line that prints, as half its width in mm. */
const HALF_LEAST_MM = 0.2

/** Details honoured: `kind`, `line weight`, `line mm`. The style `vertical` turns the lines upright. */
function drawWavyLines(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const random = plan.random.fork('wavy')
  const seed = String(random.between(0, 1))
  const kind = chooseKind(plan, plan.cast.figures.length > 1 ? kinds : ['even', 'weights'])
  const isUpright = [plan.details.direction, ...plan.styles].includes('vertical')
  const [alongMm, acrossMm] = isUpright ? [plan.heightMm, plan.widthMm] : [plan.widthMm, plan.heightMm]
  const inks = inksInTurn(plan, kind)
  // Lines of two weights go by turns, so that their number is even.
  const lines = fitCells(
    acrossMm,
    STEP_MM[kind] * plan.scale,
    inks.length * (kind === 'weights' && inks.length % 2 ? 2 : 1),
  )
  const waves = fitCells(alongMm, WAVE_MM * plan.scale).count
  const sway = swayOf(random, seed, { waves, alongMm, acrossMm, heightMm: HEIGHT_MM * plan.scale })
  const band = isUpright ? closedBand : closedBandAcross
  for (let line = 0; line < lines.count; line++) {
    const ink = inks[line % inks.length]
    if (ink === plan.cast.ground) continue
    const at = (line + 0.5) / lines.count
    const edge = (share: number, along: number): number => share * acrossMm + sway(along, share)
    const half = halfOf(plan, kind, line, lines.sizeMm)
    const isRibbon = kind === 'ribbons'
    // A ribbon ends where the next begins, so its edges are those of its place; a line keeps its width.
    const [upper, lower] = [line / lines.count, (line + 1) / lines.count]
    const middle = (t: number): number => (isRibbon ? (edge(upper, t) + edge(lower, t)) / 2 : edge(at, t))
    const reach = (t: number): number => (isRibbon ? (edge(lower, t) - edge(upper, t)) / 2 : half)
    paint(cloth, ink, band(alongMm, waves * 16, middle, reach))
  }
  return cloth
}

/** Every figure in turn; ribbons take the ground as one of them. */
function inksInTurn({ cast }: Plan, kind: Kind): number[] {
  const figures = [cast.main, ...cast.figures.filter((ink) => ink !== cast.main)]
  return kind === 'ribbons' ? [...figures, cast.ground] : figures
}

function halfOf(plan: Plan, kind: Kind, line: number, stepMm: number): number {
  const usual = (stepMm * plan.coverage) / 2
  const share = kind === 'weights' ? (line % 2 ? 0.45 : 1.55) : 1
  return Math.min(stepMm * 0.4, halfLineMm(plan, usual * share, HALF_LEAST_MM))
}

type Water = { readonly waves: number; readonly alongMm: number; readonly acrossMm: number; readonly heightMm: number }

/**
 * How far the lines are moved aside, in mm, at shares of the period along and across them: a wave whose crests wander and
 * rise and fall from line to line, a little slower one below it, bent by noise. It is lowered until no two lines come nearer
 * than they may.
 */
function swayOf(
  random: Random,
  seed: string,
  { waves, alongMm, acrossMm, heightMm }: Water,
): (along: number, across: number) => number {
  const [phase, drift, swell] = [0, 1, 2].map(() => random.between(0, TURN))
  const wander = random.between(0.5, 1.1)
  const rolls = Math.max(1, Math.round(acrossMm / alongMm))
  const noise = createGrain(`${seed}/bend`, Math.max(2, waves), 2 * rolls)
  const raw = (along: number, across: number): number => {
    const turn = TURN * waves * along + phase + wander * Math.sin(TURN * rolls * across + drift)
    const rise = 0.75 + 0.25 * Math.sin(TURN * rolls * across + swell)
    return heightMm * (rise * Math.sin(turn) + 0.35 * noise(along, across))
  }
  const GRID = 48
  let nearest = 0
  for (let x = 0; x < GRID; x++)
    for (let y = 0; y < GRID; y++) {
      const slope = (raw(x / GRID, (y + 1) / GRID) - raw(x / GRID, y / GRID)) * GRID
      nearest = Math.max(nearest, Math.abs(slope) / acrossMm)
    }
  const lowered = Math.min(1, NEARER_MOST / nearest)
  return (along, across) => lowered * raw(along, across)
}
