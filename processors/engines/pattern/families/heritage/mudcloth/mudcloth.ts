import { inkFromHex } from '../../../../color/ink.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import { fitCells } from '../../../kit/place/fit-cells.ts'
import { asksFor } from '../../choose-kind.ts'
import type { Family, Plan } from '../../family.ts'
import { handStroke } from './hand-stroke.ts'
import type { Sign } from './signs.ts'
import { signs } from './signs.ts'
import { drawTapa } from './tapa.ts'

const REPEAT_MM = 320
const BAND_MM = 32
/** Width of a stroke at the medium coverage, as a share of a band. */
const STROKE_SHARE = 0.115
/** One band in so many is dyed another ink, where there is one. */
const DYED_EVERY = 4

export const mudcloth: Family = {
  name: 'mudcloth',
  summary:
    'after the bogolan of Mali: bands of signs left light in a dark ground, each drawn by hand, ruled off by single and double lines; or the panels of Pacific tapa',
  words:
    'mudcloth|mud cloth|mudcloth marks|bogolan|bogolanfini|bògòlanfini|mali cloth|mudcloth print|african mudcloth|tribal marks|bogolan stoff|tissu bogolan|泥染め'.split(
      '|',
    ),
  kinds: {
    tapa: 'tapa|tapa cloth|siapo|samoan siapo|samoan tapa|samoan siapo tapa|tongan tapa|fijian tapa|fijian masi|ngatu|masi cloth|kapa cloth|polynesian cloth|polynesian print|polynesian pattern|tapa print|tapa pattern|tapa bark cloth|bark cloth tapa|tongan ngatu|pacific island print|pacific tapa|hawaiian kapa|maori kapa',
  },
  motifs: [],
  coverage: { low: 0.2, medium: 0.3, high: 0.42 },
  inks: { least: 2, natural: 3 },
  colourway: (asked) =>
    asksFor(asked, TAPA)
      ? { inks: ['#ecdfc4', '#2b2420', '#8d5430', '#b9824f'], ground: 0 }
      : { inks: ['#2b2622', '#f1e8d6', '#a5542f'], ground: 0 },
  colourwayAmong: (hexes, asked) =>
    asksFor(asked, TAPA) && hexes.every(isDarkHex) ? { inks: ['#ecdfc4', ...hexes], ground: 0 } : undefined,
  moods: ['moody', 'boho', 'savanna', 'monochrome'],
  ground: 'dark',
  motifMm: BAND_MM,
  repeatMm: REPEAT_MM,
  layouts: ['block'],
  lines: 'covering',
  draw: drawMudcloth,
}

type Band = {
  readonly y: number
  readonly tall: number
  readonly sign: Sign
  readonly isDyed: boolean
  readonly lines: number
}

const TAPA = 'tapa'

function isDarkHex(hex: string): boolean {
  return (inkFromHex(hex)?.lightness ?? 1) < 0.72
}

function drawMudcloth(plan: Plan): Cloth {
  if (asksFor(plan, TAPA)) return drawTapa(plan)
  const { cast } = plan
  const random = plan.random.fork('bands')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const dye = cast.figures.find((ink) => ink !== cast.line)
  const bands = layBands(plan, random, dye !== undefined)
  const half = (BAND_MM * plan.scale * STROKE_SHARE * (plan.coverage / 0.3)) / 2
  bands.forEach((band, at) => {
    const hand = plan.random.fork(`band ${at}`)
    if (band.isDyed && dye !== undefined) paint(cloth, dye, rectangle(0, band.y, plan.widthMm, band.tall))
    const marks = band.isDyed ? cast.line : markInk(plan, at)
    for (const ring of drawBand(plan, hand, band, half)) paint(cloth, marks, ring)
  })
  bands.forEach((band, at) => {
    const hand = plan.random.fork(`lines ${at}`)
    for (let line = 0; line < band.lines; line++)
      for (const ring of ruleLine(plan, hand, band.y + line * half * 3.4, half * 0.62)) paint(cloth, cast.line, ring)
  })
  return cloth
}

/** Signs are light; what other inks there are take a band by turns. */
function markInk({ cast }: Plan, at: number): number {
  const others = cast.figures.filter((ink) => ink !== cast.line)
  return others.length > 1 && at % 3 === 2 ? others[1 + (Math.floor(at / 3) % (others.length - 1))] : cast.line
}

/** Bands of three heights that fill the period; no sign follows itself. */
function layBands(plan: Plan, random: Random, canDye: boolean): Band[] {
  const { count } = fitCells(plan.heightMm, BAND_MM * plan.scale)
  const heights = Array.from(
    { length: Math.max(3, count) },
    (_, at) => [1, 0.72, 1.24, 0.86][at % 4] * random.between(0.94, 1.06),
  )
  const total = heights.reduce((sum, height) => sum + height, 0)
  const deck = random.shuffle(signs)
  const first = random.below(DYED_EVERY)
  let y = 0
  return heights.map((height, at) => {
    const tall = (height / total) * plan.heightMm
    const band: Band = {
      y,
      tall,
      sign: deck[at % deck.length],
      isDyed: canDye && at % DYED_EVERY === first && at + 1 < heights.length,
      lines: random.pick([0, 1, 1, 2]),
    }
    y += tall
    return band
  })
}

function drawBand(plan: Plan, random: Random, { y, tall, sign, lines }: Band, half: number): Ring[] {
  const top = y + Math.max(0, lines - 0.5) * half * 3.4
  const high = y + tall - top
  const cells = fitCells(plan.widthMm, high * 0.92 * sign.ratio)
  return Array.from({ length: cells.count }, (_, at) =>
    sign.draw({
      random,
      x: (at + 0.5) * cells.sizeMm,
      y: top + high / 2 + high * random.between(-0.012, 0.012),
      wide: cells.sizeMm,
      tall: high * 0.86,
      half: Math.min(half, high * 0.09),
    }),
  ).flat()
}

/** A line across the cloth, drawn in reaches that overlap, so that it closes over the edge. */
function ruleLine(plan: Plan, random: Random, y: number, half: number): Ring[] {
  const reaches = fitCells(plan.widthMm, BAND_MM * 2.5 * plan.scale)
  const drift = Array.from({ length: reaches.count }, () => random.between(-0.5, 0.5) * half)
  return Array.from({ length: reaches.count }, (_, at) =>
    handStroke(
      random,
      [at * reaches.sizeMm, y + drift[at]],
      [(at + 1) * reaches.sizeMm, y + drift[(at + 1) % reaches.count]],
      half,
    ),
  )
}
