import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paintTogether } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import { wavyBand } from '../../kit/area/wavy-band.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Colourway, Family, Plan } from '../family.ts'

/** Width of a wale in mm: four per inch (jumbo cord), since finer ones look like stripes. */
const WALE_MM = 6.4
const NAP_MM = 3
const TUFTS_MOST = 80

export const corduroy: Family = {
  name: 'corduroy',
  summary: 'upright wales of cut pile, lit along one side, with a dark race between them',
  words: [
    'corduroy',
    'needlecord',
    'jumbo cord',
    'elephant cord',
    'bedford cord',
    'wale',
    'cord fabric',
    'kord',
    'cord stoff',
    'velours côtelé',
    'pana',
    'コーデュロイ',
  ],
  colourwayAround: pileAround,
  motifs: [],
  coverage: { low: 0.55, medium: 0.72, high: 0.86 },
  inks: { least: 2, natural: 2, isTonal: true },
  moods: ['seventies', 'autumn', 'heritage', 'moody'],
  ground: 'dark',
  motifMm: 6.4,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawCorduroy,
}

/** Wales of the named colour with a lighter highlight, and the grooves in its shade. */
function pileAround(hex: string): Colourway | undefined {
  const pile = inkFromHex(hex)
  if (!pile) return undefined
  const tone = (step: number): string =>
    inkFromOklch({ ...pile, lightness: Math.max(0.14, Math.min(0.96, pile.lightness + step)) }).hex
  return { inks: [tone(-0.13), pile.hex, tone(0.08)], ground: 0 }
}

function drawCorduroy(plan: Plan): Cloth {
  const { cast, widthMm, heightMm, scale } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const random = plan.random.fork('nap')
  const byLight = cast.figures.toSorted((one, other) => cast.inks[other].lightness - cast.inks[one].lightness)
  const [light, ...deeper] = byLight
  const inks = deeper.length > 0 ? deeper : [light]
  const { count, sizeMm } = fitCells(widthMm, WALE_MM * scale, inks.length)
  const body = sizeMm * Math.min(0.92, plan.coverage)
  const waver = { stepMm: Math.max(NAP_MM * scale, heightMm / TUFTS_MOST), wobbleMm: sizeMm * 0.035 }
  const marks: Ring[] = []
  inks.forEach((ink, turn) => {
    const lefts = Array.from({ length: count / inks.length }, (_, at) => (at * inks.length + turn) * sizeMm)
    const wales = lefts.map((left) => wavyBand(random, { startMm: left, widthMm: body, lengthMm: heightMm }, waver))
    paintTogether(cloth, ink, wales)
    for (const left of lefts) marks.push(...nap(random, left + body * 0.2, body * 0.5, heightMm, waver.stepMm))
  })
  paintScattered(cloth, deeper.length > 0 ? light : cast.ground, marks)
  return cloth
}

/** Highlight of the pile, or its shade with two inks: short strokes that end where the tufts part. */
function nap(random: Random, left: number, wide: number, heightMm: number, stepMm: number): Ring[] {
  const { count, sizeMm } = fitCells(heightMm, stepMm)
  return Array.from({ length: count }, (_, at): Ring => {
    const [top, long] = [(at + random.between(0, 0.3)) * sizeMm, sizeMm * random.between(0.55, 0.85)]
    const [x, thick] = [left + wide * random.between(0.1, 0.45), wide * random.between(0.16, 0.3)]
    const lean = wide * random.between(-0.12, 0.12)
    return [
      [x, top, 1],
      [x + thick, top + long * 0.4],
      [x + lean, top + long, 1],
      [x - thick * 0.3, top + long * 0.5],
    ]
  })
}
