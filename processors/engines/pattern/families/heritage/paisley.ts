import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { brushStroke } from '../../kit/curve.ts'
import { TURN } from '../../kit/knot.ts'
import type { Motif } from '../../kit/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif.ts'
import { ornamentLeaf, ornamentPetal } from '../../kit/ornament.ts'
import { circle } from '../../kit/outline.ts'
import type { Random } from '../../kit/random.ts'
import type { Toss } from '../../kit/toss.ts'
import { createToss } from '../../kit/toss.ts'
import type { Family, Plan } from '../family.ts'
import type { BotehInks } from './boteh.ts'
import { drawBoteh } from './boteh.ts'

const CELL_MM = 160

export const paisley: Family = {
  name: 'paisley',
  summary:
    'botehs with nested contours and scallops, turning the other way column by column, small ones and sprigs between',
  words: [
    'paisley',
    'boteh',
    'buta',
    'cashmere pattern',
    'kashmir',
    'bandana',
    'persian pickle',
    'cachemire',
    'cachemir',
    'ペイズリー',
    'indian paisley',
    'teardrop',
  ],
  motifs: ['paisley', 'teardrop'],
  coverage: { low: 0.34, medium: 0.48, high: 0.6 },
  inks: { least: 2, natural: 6 },
  moods: ['heritage', 'madder', 'moody', 'boho', 'indigo', 'autumn'],
  ground: 'light',
  motifMm: 80,
  repeatMm: 320,
  layouts: ['half-drop', 'block'],
  draw: drawPaisley,
}

function drawPaisley(plan: Plan): Cloth {
  const random = plan.random.fork('paisley')
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const toss = createToss(plan.random.fork('fit'), cloth)
  const columns = Math.max(1, Math.round(plan.widthMm / (CELL_MM * plan.scale) / 2)) * 2
  const rows = Math.max(1, Math.round(plan.heightMm / (CELL_MM * 1.25 * plan.scale)))
  const [wide, tall] = [plan.widthMm / columns, plan.heightMm / rows]
  const sizeMm = Math.min(wide * 0.3, tall * 0.235) * Math.min(1.25, (plan.coverage / 0.48) ** 0.8)
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const isBack = column % 2 === 1
      const [x, y] = [(column + 0.5) * wide, (row + (isBack ? 0.95 : 0.45)) * tall]
      toss.place(drawBoteh(botehInks(plan, column + row), sizeMm), {
        x,
        y: y + sizeMm * 0.5,
        turn: isBack ? -0.3 : 0.3,
        flip: 1,
        ...(isBack ? { turn: TURN / 2 - 0.3 } : {}),
      })
    }
  fillGaps(plan, random, toss, sizeMm)
  return cloth
}

/** Colourways of one cloth: the leading inks change places from boteh to boteh. */
function botehInks({ cast }: Plan, order: number): BotehInks {
  const [first, second] = order % 2 ? [cast.second, cast.main] : [cast.main, cast.second]
  return { ground: cast.ground, line: cast.line, first, second, third: cast.accent }
}

function fillGaps(plan: Plan, random: Random, toss: Toss, sizeMm: number): void {
  const small = (index: number): Motif =>
    drawBoteh(botehInks(plan, index), Math.min(13.5, sizeMm * random.between(0.26, 0.34)))
  const gapMm = sizeMm * 0.07 * Math.max(0.3, 2 - 2.1 * plan.coverage)
  const turnAt = (): number => random.between(0, TURN)
  for (let at = 0; at < 90; at++) {
    if (toss.field.coverage() > plan.coverage * 1.02) return
    toss.fit([small(at), drawPaisleySprig(plan, random, sizeMm * 0.42, at)], { gapMm, tries: 150, turnAt })
  }
  for (let at = 0; at < 160; at++) {
    if (toss.field.coverage() > plan.coverage * 1.1) return
    toss.fit([drawRosette(plan, sizeMm * random.between(0.07, 0.13), at)], { gapMm: gapMm * 0.7, tries: 70 })
  }
}

/** A small stem with paired leaves and a round flower. */
function drawPaisleySprig({ cast }: Plan, random: Random, lengthMm: number, index: number): Motif {
  const motif = createMotif()
  const bow = random.between(-0.12, 0.12) * lengthMm
  addForm(
    motif,
    cast.line,
    brushStroke([0, 0], [lengthMm * 0.5, bow], [lengthMm * 0.9, 0], Math.max(0.3, lengthMm * 0.03), lengthMm * 0.03),
  )
  for (let pair = 0; pair < 3; pair++)
    for (const side of [1, -1]) {
      const x = lengthMm * (0.12 + pair * 0.2)
      const reach = lengthMm * (0.34 - pair * 0.05)
      const leaf = ornamentLeaf(x, bow * 0.5, x + reach * 0.62, bow * 0.5 + side * reach * 0.8, 0.3, side * 0.06)
      addForm(motif, pair % 2 ? cast.third : cast.second, leaf)
    }
  const bloom = drawRosette({ cast } as Plan, lengthMm * 0.22, index)
  for (const layer of bloom.layers)
    motif.layers.push({ ...layer, ring: layer.ring.map(([x, y, corner]) => [x + lengthMm * 0.9, y, corner] as const) })
  return motif
}

function drawRosette({ cast }: Pick<Plan, 'cast'>, radiusMm: number, index: number): Motif {
  const motif = createMotif()
  const ink = [cast.main, cast.accent, cast.second][index % 3]
  const petals = radiusMm > 3 ? 8 : 5
  for (let petal = 0; petal < petals; petal++)
    addForm(motif, ink, ornamentPetal(0, 0, (petal / petals) * TURN, radiusMm * 0.1, radiusMm, (radiusMm * 2) / petals))
  addDetail(motif, cast.ground, circle(0, 0, radiusMm * 0.34, 8))
  addDetail(motif, cast.line, circle(0, 0, radiusMm * 0.2, 8))
  return motif
}
