import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { InkPool } from '../../kit/ink/ink-pool.ts'
import { poolInks } from '../../kit/ink/ink-pool.ts'
import type { Curve } from '../../kit/line/curve.ts'
import { ribbon, stationAt } from '../../kit/line/curve.ts'
import { curveThrough, volute } from '../../kit/line/flowing-curve.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, placeMotif, putMotif } from '../../kit/motif/motif.ts'
import type { Family, Plan } from '../family.ts'
import { drawBloom } from './heritage-blooms.ts'
import { chooseBlooms } from './named-bloom.ts'
import type { OgeeNet } from './ogee-net.ts'
import { fitOgeeNet, ovalsOf } from './ogee-net.ts'

const CELL_MM = 160
const FINE_BELOW_MM = 90

export const arabesque: Family = {
  name: 'arabesque',
  summary:
    'spiral scrolls that spring from each other, mirrored, with split leaves and palmettes, filling the ground evenly',
  words: [
    'arabesque',
    'arabesque scroll',
    'scrollwork',
    'scroll',
    'baroque scroll',
    'rococo scroll',
    'acanthus scroll',
    'leaf scroll',
    'scroll pattern',
    'scrolling vine',
    'islamic scroll',
    'persian scroll',
    'persian',
    'moresque',
    'filigree',
    'ironwork',
    'wrought iron',
    'swirl scroll',
    'arabeske',
    'arabesco',
    'rinceau',
    'rinceaux',
    'アラベスク',
  ],
  motifs: [],
  coverage: { low: 0.26, medium: 0.36, high: 0.48 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['deco', 'mediterranean', 'heritage', 'moody', 'indigo'],
  ground: 'dark',
  motifMm: 120,
  repeatMm: 320,
  layouts: ['ogee', 'half-drop', 'mirror'],
  draw: drawArabesque,
}

function drawArabesque(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const random = plan.random.fork('arabesque')
  const net = fitOgeeNet(plan, CELL_MM, 1.3)
  const pool = poolInks(plan.cast.figures, 4)
  const [bloom] = chooseBlooms(plan, [random.pick(['palmette', 'tulip', 'carnation', 'pomegranate'] as const)])
  const look = { turn: random.between(4.6, 6), split: random.chance(0.5), reach: random.between(0.92, 1.06) }
  const side = drawScrolls(plan, net, pool, look)
  const put = (motif: Motif, x: number, y: number): void => {
    for (const { ink, ring, holes } of placeMotif(motif, { x, y }).layers) paint(cloth, ink, ring, holes)
  }
  const ovals = ovalsOf(net)
  for (const { x, y } of ovals) {
    put(side, x, y)
    // Half a turn and an upside-down flip together mirror left and right.
    put(placeMotif(side, { flip: -1, turn: TURN / 2 }), x, y)
  }
  ovals.forEach(({ x, y }, at) => {
    const inks = {
      body: pool.lead(at >> 1),
      inner: pool.part(2),
      heart: pool.part(3),
      leaf: pool.part(1),
      detail: plan.cast.ground,
    }
    put(bloom(inks, net.tall * 0.27, at), x, y)
    put(
      drawBloom('palmette', { ...inks, body: pool.part(3), heart: pool.part(0) }, net.tall * 0.16),
      x,
      y - net.tall * 0.37,
    )
  })
  return cloth
}

type Look = { readonly turn: number; readonly split: boolean; readonly reach: number }

/** The right half of an oval: a great spiral, its counter-spiral, and the vine that ties them to the next oval. */
function drawScrolls(plan: Plan, { wide, tall }: OgeeNet, pool: InkPool, look: Look): Motif {
  const motif = createMotif()
  const unit = Math.sqrt((wide * tall) / 1.3)
  const foot: readonly [number, number] = [0, tall * 0.3]
  const tie = curveThrough([
    [0, tall * 0.12],
    [0, tall * 0.32],
    [0, tall * 0.54],
    [0, tall * 0.7],
  ])
  const great = volute(foot, -0.25, unit * 0.95 * look.reach, -look.turn, 1.5, 26)
  const counter = volute(
    [stationAt(great, 0.3).x, stationAt(great, 0.3).y],
    0.45,
    unit * 0.5,
    look.turn * 0.72,
    1.4,
    18,
  )
  const upper = volute([0, -tall * 0.1], -0.7, unit * 0.62, look.turn * 0.8, 1.5, 20)
  const crest = volute([0, -tall * 0.3], -0.55, unit * 0.5 * look.reach, look.turn * 0.8, 1.4, 18)
  const lower = volute(foot, 0.6, unit * 0.4, look.turn * 0.62, 1.4, 16)
  for (const [curve, part] of [
    [lower, 1],
    [crest, 1],
    [counter, 1],
    [upper, 0],
    [great, 0],
  ] as const)
    addScroll(motif, plan.cast.ground, pool, curve, part, { unit, hasSplit: look.split })
  addForm(
    motif,
    pool.part(0),
    ribbon(tie, () => unit * 0.014),
  )
  return motif
}

/** A stem thinning to its eye, leaves alternately on its outer and inner side, a rosette in the eye. */
function addScroll(
  motif: Motif,
  ground: number,
  pool: InkPool,
  curve: Curve,
  part: number,
  { unit, hasSplit }: { unit: number; hasSplit: boolean },
): void {
  const stem = pool.part(part)
  // Below this size halos and slits would be finer than a screen prints.
  const isFine = unit < FINE_BELOW_MM
  if (!isFine)
    addDetail(
      motif,
      ground,
      ribbon(curve, (t) => unit * (0.026 - 0.012 * t)),
    )
  addForm(
    motif,
    stem,
    ribbon(curve, (t) => unit * (0.0145 - 0.008 * t)),
  )
  const leaves = Math.max(4, Math.round(curve.length / (isFine ? 4 : 2.6)))
  for (let leaf = 0; leaf < leaves; leaf++) {
    const t = 0.12 + (0.76 * leaf) / leaves
    const { x, y, tangentX, tangentY } = stationAt(curve, t)
    const side = leaf % 2 ? 1 : -1
    const size = unit * (0.125 - 0.05 * t)
    const place = placeKnot({ x, y, turn: Math.atan2(tangentY, tangentX), flip: side as 1 | -1 })
    addForm(motif, leaf % 2 ? pool.part(2) : stem, rumiLeaf(size, hasSplit).map(place))
    if (!isFine) addDetail(motif, ground, rumiSlit(size).map(place))
  }
  const [x, y] = curve[curve.length - 1]
  const eye = createMotif()
  if (isFine) {
    addForm(motif, pool.part(part === 0 ? 2 : 3), circle(x, y, unit * 0.04, 8))
    return
  }
  for (let petal = 0; petal < 6; petal++)
    addForm(eye, pool.part(part === 0 ? 2 : 3), ornamentPetal(0, 0, (petal / 6) * TURN, 0, unit * 0.048, unit * 0.019))
  addDetail(eye, ground, circle(0, 0, unit * 0.014, 8))
  putMotif(motif, eye, { x, y })
}

/** Half a palmette: it leaves the stem forwards, swells, and hooks back at its tip; a split one has a second, small blade. */
function rumiLeaf(size: number, hasSplit: boolean): Ring {
  const blade: Knot[] = [
    [0, 0, 1],
    [0.1, -0.34],
    [0.5, -0.52],
    [0.86, -0.36],
    [1.12, -0.62, 1],
    [1.02, -0.1],
    [0.62, 0.02],
  ]
  const spur: Knot[] = hasSplit
    ? [
        [0.3, 0.02, 1],
        [0.16, -0.02],
      ]
    : []
  return [...blade, ...spur].map(([x, y, corner]): Knot => [x * size, y * size, corner])
}

function rumiSlit(size: number): Ring {
  const knots: readonly Knot[] = [
    [0.2, -0.14, 1],
    [0.5, -0.3],
    [0.84, -0.24, 1],
    [0.5, -0.17],
  ]
  return knots.map(([x, y, corner]): Knot => [x * size, y * size, corner])
}
