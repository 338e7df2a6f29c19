import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paintTogether } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Ring } from '../../kit/knot.ts'
import { rectangle } from '../../kit/outline.ts'
import type { Random } from '../../kit/random.ts'
import type { Family, Plan } from '../family.ts'

/** Width of a wale: eight to an inch is the classic trouser cord. */
const WALE_MM = 5
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
  motifs: [],
  coverage: { low: 0.55, medium: 0.72, high: 0.86 },
  inks: { least: 2, natural: 3, isTonal: false },
  moods: ['seventies', 'autumn', 'heritage', 'moody'],
  ground: 'dark',
  motifMm: 5,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawCorduroy,
}

function drawCorduroy(plan: Plan): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const random = plan.random.fork('nap')
  const [light, ...bodies] = cast.figures.toSorted(
    (one, other) => cast.inks[other].lightness - cast.inks[one].lightness,
  )
  const inks = bodies.length > 0 ? bodies : [light]
  const { count, sizeMm } = fitCells(widthMm, WALE_MM * plan.scale, inks.length)
  const body = sizeMm * Math.min(0.92, plan.coverage)
  const tufts: Ring[] = []
  inks.forEach((ink, turn) => {
    const wales = Array.from({ length: count / inks.length }, (_, at) => (at * inks.length + turn) * sizeMm)
    paintTogether(
      cloth,
      ink,
      wales.map((left) => rectangle(left, 0, body, heightMm)),
    )
    for (const left of wales) tufts.push(...nap(random, left + body * 0.16, body * 0.34, heightMm, plan.scale))
  })
  if (bodies.length > 0) paintTogether(cloth, light, tufts)
  return cloth
}

/** The light on the pile, broken into short strokes where the tufts part. */
function nap(random: Random, left: number, wide: number, heightMm: number, scale: number): Ring[] {
  const { count, sizeMm } = fitCells(heightMm, Math.max(NAP_MM * scale, heightMm / TUFTS_MOST))
  return Array.from({ length: count }, (_, at): Ring => {
    const [top, long] = [at * sizeMm, sizeMm * random.between(0.72, 0.95)]
    const [thick, lean] = [wide * random.between(0.6, 1), wide * random.between(-0.2, 0.2)]
    return [
      [left + lean, top, 1],
      [left + lean + thick, top + long * 0.2],
      [left + thick, top + long * 0.8],
      [left - lean, top + long, 1],
      [left - thick * 0.25, top + long * 0.5],
    ]
  })
}
