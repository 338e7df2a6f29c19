import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { InkPool } from '../../kit/ink/ink-pool.ts'
import { poolInks } from '../../kit/ink/ink-pool.ts'
import { ribbon, spine, stationAt } from '../../kit/line/curve.ts'
import type { Placing } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentLeaf, ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, putMotif } from '../../kit/motif/motif.ts'
import type { Toss } from '../../kit/place/toss.ts'
import { createToss } from '../../kit/place/toss.ts'
import { drawEyeFeather, namesFeathers } from '../animal/peacock.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import type { BotehLook } from './boteh.ts'
import { botehEdges, drawBoteh } from './boteh.ts'
import { botehFillings } from './boteh-filling.ts'
import type { BotehInks } from './boteh-form.ts'

const CELL_MM = 160

export const paisley: Family = {
  name: 'paisley',
  summary:
    'botehs with nested contours and scallops, turning the other way column by column, small ones and sprigs between',
  words: [
    'paisley',
    'boteh',
    'mango motif',
    'mango paisley',
    'paisley mango',
    'mango print paisley',
    'mango buta',
    'mango butta',
    'mankolam',
    'kalka',
    'mango pattern',
    'mango boteh',
    'ambi',
    'kairi',
    'buta',
    'cashmere pattern',
    'kashmir',
    'pashmina',
    'pashmina shawl',
    'jamawar',
    'jamavar',
    'kani shawl',
    'bandana',
    'persian pickle',
    'cachemire',
    'cachemir',
    'ペイズリー',
    'indian paisley',
    'teardrop',
  ],
  colourwayAround: (hex, { styles }) => (styles.includes('bandana') ? bandanaOf(hex) : undefined),
  motifs: ['paisley', 'teardrop'],
  coverage: { low: 0.4, medium: 0.58, high: 0.68 },
  inks: { least: 2, natural: 6 },
  moods: ['heritage', 'madder', 'moody', 'boho', 'indigo', 'autumn'],
  ground: 'light',
  motifMm: 80,
  tinyMm: 13,
  repeatMm: 320,
  layouts: ['half-drop', 'block'],
  draw: drawPaisley,
}

/** A bandana is white and black on its colour, on a deep one white and a tint of it. */
function bandanaOf(hex: string): Colourway | undefined {
  const dye = inkFromHex(hex)
  if (!dye) return undefined
  const tint = inkFromOklch({ lightness: 0.7, chroma: dye.chroma * 0.6, hue: dye.hue }).hex
  return { inks: [hex, '#f8f3e8', dye.lightness < 0.45 ? tint : '#1f1d22'], ground: 0 }
}

function drawPaisley(plan: Plan): Cloth {
  const random = plan.random.fork('paisley')
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const toss = createToss(plan.random.fork('fit'), cloth)
  const columns = Math.max(1, Math.round(plan.widthMm / (CELL_MM * plan.scale) / 2)) * 2
  const rows = Math.max(1, Math.round(plan.heightMm / (CELL_MM * 1.25 * plan.scale)))
  const [wide, tall] = [plan.widthMm / columns, plan.heightMm / rows]
  const sizeMm = Math.min(wide * 0.33, tall * 0.25)
  const pool = poolInks(plan.cast.figures, 4)
  const looks = [0, 1, 2].map(() => ({ edge: random.pick(botehEdges), filling: random.pick(botehFillings) }))
  const lean = random.between(0.15, 0.5)
  const isMirrored = random.chance(0.5)
  const isFeathered = namesFeathers(plan.styles)
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const isBack = column % 2 === 1
      const [x, y] = [(column + 0.5) * wide, (row + (isBack ? 0.95 : 0.45)) * tall]
      // Beside peacock feathers every other column is of them, upright as they grow.
      if (isBack && isFeathered) toss.place(featherOf(plan, row, sizeMm), { x, y: y + sizeMm * FEATHER.drop })
      else
        toss.place(drawBoteh(botehInks(plan, pool, column + row), sizeMm, looks[column % 2]), {
          x,
          y: y + sizeMm * (isBack && !isMirrored ? -0.55 : 0.55),
          ...turnOf(lean, { isBack, isMirrored }),
        })
    }
  fillGaps(plan, random, toss, { sizeMm, pool, looks })
  return cloth
}

/** Width and height of a peacock's feather beside a boteh of size 1, how far its eye hangs below the middle, and its barbs. */
const FEATHER = { wide: 2.3, tall: 1.9, drop: 0.35, barbs: 13 } as const

function featherOf({ cast }: Plan, turn: number, sizeMm: number): Motif {
  const [wide, tall] = [sizeMm * FEATHER.wide, sizeMm * FEATHER.tall]
  const heart = cast.byLightness.find((ink) => ink !== cast.ground) ?? cast.line
  const pool = poolInks(cast.figures, 5)
  return drawEyeFeather({ pool, ground: cast.ground, heart, wide, tall, turn, barbs: FEATHER.barbs })
}

/** Columns turn about, or look at each other. */
function turnOf(lean: number, { isBack, isMirrored }: { isBack: boolean; isMirrored: boolean }): Placing {
  if (!isBack) return { turn: lean }
  return isMirrored ? { turn: TURN / 2 - lean, flip: -1 } : { turn: TURN / 2 + lean }
}

/** Colourways of one cloth: the leading inks change places from boteh to boteh. */
function botehInks({ cast }: Plan, pool: InkPool, order: number): BotehInks {
  const [first, second] = order % 2 ? [pool.part(1), pool.lead(order >> 1)] : [pool.lead(order >> 1), pool.part(1)]
  return { ground: cast.ground, line: pool.size > 2 ? cast.line : pool.part(0), first, second, third: pool.part(2) }
}

type Filling = { readonly sizeMm: number; readonly pool: InkPool; readonly looks: readonly BotehLook[] }

/** Half-size botehs first, then small ones and sprigs, then rosettes, until the cloth is as full as asked. */
function fillGaps(plan: Plan, random: Random, toss: Toss, { sizeMm, pool, looks }: Filling): void {
  const gapMm = sizeMm * 0.045 * Math.max(0.15, 2.2 - 2.1 * plan.coverage)
  const isFull = (share: number): boolean => toss.field.coverage() > plan.coverage * share
  const boteh = (turn: number, share: number): Motif =>
    drawBoteh(botehInks(plan, pool, turn), sizeMm * share, looks[turn % looks.length])
  const turnAt = (): number => random.between(0, TURN)
  const rounds: readonly (readonly [count: number, until: number, tries: number, draw: (at: number) => Motif[]])[] = [
    [10, 0.9, 260, (at) => [boteh(at, random.between(0.5, 0.62))]],
    [16, 0.95, 220, (at) => [boteh(at + 1, random.between(0.3, 0.38)), boteh(at, random.between(0.34, 0.42))]],
    [40, 1, 200, (at) => [drawPaisleySprig(pool, random, sizeMm * random.between(0.75, 1), at)]],
    [60, 1.05, 140, (at) => [drawPaisleySprig(pool, random, sizeMm * 0.5, at), boteh(at, 0.19)]],
    [70, 1.1, 80, (at) => [drawRosette(plan.cast.ground, pool, sizeMm * random.between(0.1, 0.16), at)]],
    [70, 1.2, 60, (at) => [drawRosette(plan.cast.ground, pool, sizeMm * random.between(0.05, 0.07), at)]],
  ]
  rounds.forEach(([count, until, tries, draw], tier) => {
    let misses = 0
    for (let at = 0; at < count && misses < 12 && !isFull(until); at++)
      if (!toss.fit(draw(at), { gapMm: tier > 1 ? gapMm * 0.8 : gapMm, tries, turnAt })) misses++
  })
}

/** A small stem with paired leaves and a round flower. */
function drawPaisleySprig(pool: InkPool, random: Random, lengthMm: number, index: number): Motif {
  const motif = createMotif()
  const stem = spine(lengthMm * 0.9, random.between(-0.7, 0.7), 0.25, 8)
  addForm(
    motif,
    pool.part(1),
    ribbon(stem, (t) => Math.max(0.3, lengthMm * 0.026) * (1 - 0.3 * t)),
  )
  for (let pair = 0; pair < 4; pair++)
    for (const side of [1, -1]) {
      const { x, y, tangentX, tangentY } = stationAt(stem, 0.1 + pair * 0.19)
      const reach = lengthMm * (0.32 - pair * 0.035)
      const turn = Math.atan2(tangentY, tangentX) + side * 0.85
      const [toX, toY] = polar(x, y, reach, turn)
      addForm(motif, pool.part(pair % 2 ? 3 : 1), ornamentLeaf(x, y, toX, toY, 0.2, side * 0.06))
    }
  const end = stem[stem.length - 1]
  putMotif(motif, drawRosette(undefined, pool, lengthMm * 0.22, index), { x: end[0], y: end[1] })
  return motif
}

/** A round flower; on the cloth its heart shows the ground, on a stem it does not. */
function drawRosette(ground: number | undefined, pool: InkPool, radiusMm: number, index: number): Motif {
  const motif = createMotif()
  const ink = index % 2 ? pool.part(2) : pool.lead(index >> 1)
  const petals = radiusMm > 3 ? 8 : 5
  for (let petal = 0; petal < petals; petal++)
    addForm(motif, ink, ornamentPetal(0, 0, (petal / petals) * TURN, radiusMm * 0.1, radiusMm, (radiusMm * 2) / petals))
  if (ground !== undefined) addDetail(motif, ground, circle(0, 0, radiusMm * 0.36, 8))
  addDetail(motif, pool.part(ink === pool.part(1) ? 2 : 1), circle(0, 0, radiusMm * 0.22, 8))
  return motif
}
