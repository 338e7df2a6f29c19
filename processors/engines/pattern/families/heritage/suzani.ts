import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { InkPool } from '../../kit/ink/ink-pool.ts'
import { poolInks } from '../../kit/ink/ink-pool.ts'
import { ribbon, stationAt } from '../../kit/line/curve.ts'
import { volute } from '../../kit/line/flowing-curve.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, putMotif, wobbleMotif } from '../../kit/motif/motif.ts'
import type { Toss } from '../../kit/place/toss.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Family, Plan } from '../family.ts'
import { bloomKinds } from './heritage-blooms.ts'
import type { Bloom } from './named-bloom.ts'
import { chooseBlooms } from './named-bloom.ts'
import type { RosetteInks, RosetteRing } from './rosette.ts'
import { composeRosette, drawRings } from './rosette.ts'

const CELL_MM = 160
/** Share of the cloth that is ground inside the silhouettes of medallions. */
const OPEN_SHARE = 0.2

/** Silk on undyed cotton: madder, indigo, sap green, weld, rose and the deep red of old hangings. */
const silks = {
  inks: ['#f2e7d1', '#b02f32', '#26375c', '#d9992e', '#5d6b3c', '#d97f77', '#6d1f2e'],
  ground: 0,
} as const

export const suzani: Family = {
  name: 'suzani',
  summary: 'embroidered medallions ring in ring, each in its wreath of curling leaves, pomegranates and vines between',
  words: [
    'suzani',
    'susani',
    'suzani medallion',
    'suzani flower',
    'suzani print',
    'suzani embroidery',
    'uzbek embroidery',
    'bukhara',
    'bokhara',
    'central asian',
    'スザニ',
  ],
  generalWords: ['samarkand'],
  colourway: () => silks,
  motifs: [],
  coverage: { low: 0.33, medium: 0.46, high: 0.56 },
  inks: { least: 2, natural: 6 },
  moods: ['madder', 'heritage', 'boho', 'moody', 'mediterranean'],
  ground: 'light',
  motifMm: 90,
  repeatMm: 320,
  layouts: ['half-drop', 'toss', 'block'],
  draw: drawSuzani,
}

function drawSuzani(plan: Plan): Cloth {
  const random = plan.random.fork('suzani')
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const toss = createToss(plan.random.fork('fit'), cloth)
  const pool = poolInks(plan.cast.figures, 4)
  const columns = Math.max(1, Math.round(plan.widthMm / (CELL_MM * plan.scale)))
  const rows = Math.max(1, Math.round(plan.heightMm / (CELL_MM * plan.scale)))
  const [wide, tall] = [plan.widthMm / columns, plan.heightMm / rows]
  // Smaller medallions leave room for fruit on stems, when fruit is asked for or the seed wants it.
  const isFruited = plan.motifs.length > 0 || random.chance(0.4)
  // Medallions that leave room for fruit have room to grow.
  const swell = Math.min(isFruited ? 1.4 : 1.05, (plan.coverage / 0.46) ** 0.45)
  const radiusMm = Math.min(wide, tall) * (isFruited ? 0.26 : 0.35) * swell
  const looks = [0, 1].map(
    (look) => (turn: number) => composeRosette(plan.random.fork(`look ${look}`), rosetteInks(plan, pool, turn)),
  )
  const leaves = random.pick([15, 17, 19])
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const turn = column + row * columns
      const [x, y] = [(column + 0.5) * wide, (row + 0.5) * tall]
      toss.place(drawMedallion(random, pool, cloth.ground, { turn, radiusMm, rings: looks[0](turn), leaves }), { x, y })
      const small = { turn: turn + 1, radiusMm: radiusMm * 0.54, rings: looks[1](turn + 1), leaves: leaves - 4 }
      toss.place(drawMedallion(random, pool, cloth.ground, small), { x: x + wide / 2, y: y + tall / 2 })
    }
  fillBetween(plan, random, toss, pool, radiusMm)
  return cloth
}

function rosetteInks({ cast }: Plan, pool: InkPool, turn: number): RosetteInks {
  const [first, second] = turn % 2 ? [pool.part(1), pool.lead(turn >> 1)] : [pool.lead(turn >> 1), pool.part(1)]
  return { first, second, third: pool.part(2), fourth: pool.part(3), ground: cast.ground }
}

/** The rings of the rosette, and how many leaves go round it; every other `turn` the leaves curl the other way. */
type Medallion = {
  readonly turn: number
  readonly radiusMm: number
  readonly rings: readonly RosetteRing[]
  readonly leaves: number
}

/** A rosette in a wreath of leaves that all curl one way; the hand that drew it on the cloth wavers a little. */
function drawMedallion(
  random: Random,
  pool: InkPool,
  ground: number,
  { turn, radiusMm, rings, leaves }: Medallion,
): Motif {
  const motif = createMotif()
  const leaf = pool.part(pool.size > 3 ? 3 : 1)
  const hand = turn % 2 ? 1 : -1
  const vine = circle(0, 0, radiusMm * 1.075)
  addForm(motif, leaf, vine, { holes: [circle(0, 0, radiusMm * 1.04)] })
  for (let at = 0; at < leaves; at++) {
    const angle = (at / leaves) * TURN
    const [x, y] = polar(0, 0, radiusMm * 1.07, angle)
    const rib = volute([x, y], angle + hand * 0.15, radiusMm * 0.46, hand * 1.5, 1.2, 7)
    const half = (t: number): number => radiusMm * 0.118 * Math.sin(Math.PI * Math.min(1, 0.06 + 0.94 * t)) ** 0.7
    addForm(motif, leaf, ribbon(rib, half))
    addDetail(
      motif,
      ground,
      ribbon(rib.slice(1, 6), (t) => radiusMm * 0.016 * (1 - 0.6 * t)),
    )
    const [bx, by] = polar(0, 0, radiusMm * 1.2, angle - hand * (TURN / leaves) * 0.3)
    addForm(
      motif,
      pool.part(2),
      ornamentPetal(bx, by, angle - hand * 0.1, -radiusMm * 0.12, radiusMm * 0.1, radiusMm * 0.055),
    )
  }
  drawRings(motif, rings, radiusMm, random.between(0, TURN))
  return wobbleMotif(motif, random, radiusMm * 2, 0.008)
}

/** Pomegranates, tulips or palmettes on curling stems, then sprays of leaves, then small rosettes. */
function fillBetween(plan: Plan, random: Random, toss: Toss, pool: InkPool, radiusMm: number): void {
  const blooms = chooseBlooms(plan, random.shuffle(bloomKinds).slice(0, 2))
  const gapMm = radiusMm * 0.05 * Math.max(0.12, 2.4 - 3 * plan.coverage)
  const rounds: readonly (readonly [count: number, until: number, draw: (at: number) => Motif])[] = [
    [
      24,
      0.95,
      (at) =>
        drawStemmedBloom(plan, random, pool, radiusMm * random.between(0.7, 0.95), blooms[at % blooms.length], at),
    ],
    [30, 1.02, (at) => drawVine(random, pool, radiusMm * random.between(0.55, 0.8), at)],
    [90, 1.1, (at) => drawVine(random, pool, radiusMm * random.between(0.32, 0.42), at)],
    [220, 1.15, (at) => drawSpark(plan, pool, radiusMm * random.between(0.09, 0.16), at)],
  ]
  const missesMost = plan.coverage > 0.5 ? 40 : 16
  for (const [count, until, draw] of rounds) {
    let misses = 0
    for (
      let at = 0;
      at < count && misses < missesMost && toss.field.coverage() < plan.coverage * until + OPEN_SHARE;
      at++
    )
      if (!toss.fit([draw(at)], { gapMm, tries: 240 })) misses++
  }
}

function drawStemmedBloom(plan: Plan, random: Random, pool: InkPool, high: number, bloom: Bloom, turn: number): Motif {
  const motif = createMotif()
  const leaf = pool.part(pool.size > 3 ? 3 : 1)
  const stem = volute([0, high * 0.42], TURN / 4 + random.between(-0.3, 0.3), high * 0.6, random.sign() * 2.2, 1.4, 10)
  addForm(
    motif,
    leaf,
    ribbon(stem, (t) => Math.max(0.3, high * 0.028 * (1 - 0.6 * t))),
  )
  for (const t of [0.35, 0.62])
    for (const side of [1, -1]) {
      const { x, y, tangentX, tangentY } = stationAt(stem, t)
      const heading = Math.atan2(tangentY, tangentX) + side * 0.8
      addForm(motif, leaf, ornamentPetal(x, y, heading, 0, high * 0.27, high * 0.062))
    }
  const [body, inner] = turn % 2 ? [pool.part(1), pool.part(0)] : [pool.lead(turn >> 1), pool.part(2)]
  const inks = { body, inner, heart: pool.part(2), leaf, detail: plan.cast.ground }
  putMotif(motif, bloom(inks, high, turn))
  return motif
}

/** A curling vine with leaves on alternate sides and a bud at its end. */
function drawVine(random: Random, pool: InkPool, lengthMm: number, turn: number): Motif {
  const motif = createMotif()
  const leaf = pool.part(pool.size > 3 ? 3 : 1)
  const stem = volute([0, 0], 0, lengthMm, random.sign() * random.between(1.6, 3.2), 1.6, 10)
  addForm(
    motif,
    leaf,
    ribbon(stem, (t) => Math.max(0.3, lengthMm * 0.03 * (1 - 0.5 * t))),
  )
  for (let at = 0; at < 6; at++) {
    const { x, y, tangentX, tangentY } = stationAt(stem, 0.06 + at * 0.145)
    const heading = Math.atan2(tangentY, tangentX) + (at % 2 ? 0.8 : -0.8)
    addForm(motif, leaf, ornamentPetal(x, y, heading, 0, lengthMm * 0.27, lengthMm * 0.072))
  }
  const end = stem[stem.length - 1]
  const bud = turn % 2 ? pool.part(2) : pool.lead(turn >> 1)
  for (let petal = 0; petal < 6; petal++)
    addForm(motif, bud, ornamentPetal(end[0], end[1], (petal / 6) * TURN, 0, lengthMm * 0.19, lengthMm * 0.07))
  addDetail(motif, pool.part(1), circle(end[0], end[1], lengthMm * 0.06, 8))
  return motif
}

function drawSpark(plan: Plan, pool: InkPool, radiusMm: number, turn: number): Motif {
  const motif = createMotif()
  const ink = pool.lead(turn)
  for (let petal = 0; petal < 6; petal++)
    addForm(motif, ink, ornamentPetal(0, 0, (petal / 6) * TURN, 0, radiusMm, radiusMm * 0.36))
  addDetail(motif, plan.cast.ground, circle(0, 0, radiusMm * 0.26, 8))
  return motif
}
