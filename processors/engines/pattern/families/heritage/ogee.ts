import { oklabDistance } from '../../../color/oklab.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { InkPool } from '../../kit/ink/ink-pool.ts'
import { poolInks } from '../../kit/ink/ink-pool.ts'
import type { Curve } from '../../kit/line/curve.ts'
import { ribbon, stationAt } from '../../kit/line/curve.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, placeMotif } from '../../kit/motif/motif.ts'
import type { Family, Plan } from '../family.ts'
import type { BloomInks } from './bloom-parts.ts'
import { bloomKinds } from './heritage-blooms.ts'
import { chooseBlooms } from './named-bloom.ts'
import type { OgeeNet } from './ogee-net.ts'
import { fitOgeeNet, ovalSide, ovalsOf } from './ogee-net.ts'

const CELL_MM = 107

/** Within so much in OKLab an ink may fill the ovals: any farther and the cloth would have another ground than the one asked for. */
const QUIET = 0.12

export const ogee: Family = {
  name: 'ogee',
  summary: 'a net of pointed ovals in strapwork, each holding a stylised tulip, pomegranate, palmette or artichoke',
  words: [
    'ogee',
    'ogee pattern',
    'ogival',
    'ogee trellis',
    'ottoman silk',
    'ottoman',
    'pointed oval',
    'jali',
    'jali lattice',
    'mughal lattice',
    'mughal trellis',
    'mughal jali',
    'オジー',
  ],
  motifs: ['artichoke'],
  coverage: { low: 0.4, medium: 0.55, high: 0.68 },
  isDensityFixed: true,
  inks: { least: 2, natural: 5 },
  moods: ['heritage', 'morris', 'madder', 'moody', 'deco', 'mediterranean'],
  ground: 'dark',
  motifMm: 80,
  orientation: 'one-way',
  repeatMm: 320,
  layouts: ['ogee', 'half-drop'],
  draw: drawOgee,
}

const straps = ['beaded', 'leafy', 'double'] as const

function drawOgee(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const random = plan.random.fork('ogee')
  const net = fitOgeeNet(plan, CELL_MM, 1.6)
  const blooms = chooseBlooms(plan, random.shuffle(bloomKinds).slice(0, random.chance(0.5) ? 1 : 2))
  const strap = random.pick(straps)
  const isQuiet = oklabDistance(cast.inks[cast.soft].lab, cast.inks[cast.ground].lab) < QUIET
  const isLined = random.chance(0.6) && cast.figures.length > 2 && isQuiet
  const pool = poolInks(isLined ? cast.figures.filter((ink) => ink !== cast.soft) : cast.figures, 5)
  const put = (motif: Motif, x: number, y: number): void => {
    for (const { ink, ring, holes } of placeMotif(motif, { x, y }).layers) paint(cloth, ink, ring, holes)
  }
  const ovals = ovalsOf(net)
  if (isLined) for (const { x, y } of ovals) put(drawField(net, cast.soft), x, y)
  const side = drawStrap(pool, cast.ground, net, strap)
  for (const { x, y } of ovals) {
    put(side, x, y)
    put(placeMotif(side, { flip: -1, turn: TURN / 2 }), x, y)
  }
  for (const { x, y } of ovals) put(drawClasp(pool, cast.ground, net), x, y - net.tall / 2)
  ovals.forEach(({ x, y, isOther }, at) => {
    const inks = bloomInks(pool, isOther, at, isLined ? cast.soft : cast.ground)
    const bloom = blooms[isOther ? blooms.length - 1 : 0]
    put(bloom(inks, net.tall * 0.52, at), x, y)
    put(drawFoot(inks, net), x, y)
  })
  return cloth
}

/** Bodies and hearts change places between the two half-drop places; spare inks take their turn as bodies. */
function bloomInks(pool: InkPool, isOther: boolean, turn: number, detail: number): BloomInks {
  const [body, inner] = isOther && pool.size > 2 ? [pool.part(2), pool.part(0)] : [pool.lead(turn >> 1), pool.part(2)]
  return { body, inner, heart: pool.part(4), leaf: pool.part(3), detail }
}

/** A quieter ink inside every oval, a little smaller than it. */
function drawField({ wide, tall }: OgeeNet, ink: number): Motif {
  const motif = createMotif()
  const right = ovalSide({ wide, tall }, 12).map(([x, y]) => [x * 0.8, y * 0.84] as const)
  const quarter = right.map(([x, y], at) => [x, y, at === 12 ? 1 : 0] as const)
  const inner = quarter.slice(1, -1)
  addForm(motif, ink, [
    ...quarter,
    ...inner.toReversed().map(([x, y]) => [-x, y] as const),
    ...quarter.map(([x, y, corner]) => [-x, -y, corner] as const),
    ...inner.toReversed().map(([x, y]) => [x, -y] as const),
  ])
  return motif
}

function drawStrap(pool: InkPool, ground: number, net: OgeeNet, kind: (typeof straps)[number]): Motif {
  const motif = createMotif()
  const side = ovalSide(net, 16)
  const unit = net.wide
  const [outer, inner] = [pool.part(1), pool.part(2)]
  const swell = (t: number): number => 0.75 + 0.35 * Math.sin(Math.PI * t)
  const band = (ink: number, half: number, put: (motif: Motif, ink: number, ring: Ring) => void = addDetail): void =>
    put(
      motif,
      ink,
      ribbon(side, (t) => unit * half * swell(t)),
    )
  band(outer, 0.07, addForm)
  band(ground, 0.05)
  if (kind === 'double') {
    band(inner, 0.033)
    band(ground, 0.011)
  } else if (kind === 'beaded') addBeads(motif, side, unit, inner)
  else addLeaves(motif, side, unit, inner)
  return motif
}

function addBeads(motif: Motif, side: Curve, unit: number, ink: number): void {
  for (let bead = 0; bead < 12; bead++) {
    const { x, y } = stationAt(side, (bead + 0.5) / 12)
    addDetail(motif, ink, circle(x, y, unit * (bead % 2 ? 0.014 : 0.026), 8))
  }
}

function addLeaves(motif: Motif, side: Curve, unit: number, ink: number): void {
  for (let leaf = 0; leaf < 9; leaf++) {
    const { x, y, tangentX, tangentY } = stationAt(side, 0.02 + leaf * 0.108)
    addDetail(motif, ink, ornamentPetal(x, y, Math.atan2(tangentY, tangentX), 0, unit * 0.085, unit * 0.026))
  }
}

/** A lobed clasp where four ovals meet. */
function drawClasp(pool: InkPool, ground: number, { wide }: OgeeNet): Motif {
  const motif = createMotif()
  for (const [ink, size] of [
    [ground, 1.2],
    [pool.part(4), 1],
  ] as const)
    for (let lobe = 0; lobe < 8; lobe++)
      addForm(motif, ink, ornamentPetal(0, 0, (lobe / 8) * TURN, 0, wide * 0.13 * size, wide * 0.038 * size))
  addForm(motif, ground, circle(0, 0, wide * 0.045))
  addDetail(motif, pool.part(1), circle(0, 0, wide * 0.03))
  return motif
}

/** A stem and a pair of leaves that fill the lower point of the oval. */
function drawFoot(inks: BloomInks, { wide, tall }: OgeeNet): Motif {
  const motif = createMotif()
  const foot = tall * 0.4
  addForm(
    motif,
    inks.leaf,
    ribbon(
      [
        [0, foot],
        [0, tall * 0.3],
        [0, tall * 0.2],
      ],
      () => wide * 0.014,
    ),
  )
  for (const side of [1, -1]) {
    addForm(motif, inks.leaf, ornamentPetal(0, foot, -TURN / 4 + side * 0.5, 0, tall * 0.15, tall * 0.026))
    addDetail(
      motif,
      inks.detail,
      ornamentPetal(0, foot, -TURN / 4 + side * 0.5, tall * 0.03, tall * 0.125, tall * 0.005),
    )
  }
  for (const side of [1, 0, -1])
    addForm(
      motif,
      inks.heart,
      ornamentPetal(0, -tall * 0.36, -TURN / 4 + side * 0.6, 0, tall * (0.075 - 0.02 * Math.abs(side)), tall * 0.014),
    )
  return motif
}
