import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { InkPool } from '../../kit/ink/ink-pool.ts'
import { poolInks } from '../../kit/ink/ink-pool.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { volute } from '../../kit/line/flowing-curve.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar, regularPolygon } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, putMotif } from '../../kit/motif/motif.ts'
import { stampMotif } from '../../kit/motif/stamp-motif.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Subject } from '../conversational/subject.ts'
import { subjectOf } from '../conversational/subject.ts'
import type { Colourway, Family, Plan } from '../family.ts'

const CELL_MM = 160

/** Murex and gold for the palace; madder, buff, indigo and green for the caravans. */
const palace = { inks: ['#4c2144', '#d6a74e', '#f1e5cc', '#8f3b3f'], ground: 0 } as const
const caravan = { inks: ['#8a2f2b', '#e2c184', '#f4ead4', '#2b4160', '#3f6a58'], ground: 0 } as const

export const samite: Family = {
  name: 'samite',
  summary:
    'silks of Byzantium and Persia: roundels with a rim of pearls that touch at bosses, in each a pair of beasts about a tree',
  words: [
    'samite',
    'samit',
    'pearl roundel',
    'pearled roundel',
    'animal roundel',
    'sasanian silk',
    'sassanian silk',
    'sogdian silk',
    'sogdian',
    'zandaniji',
    '連珠文',
    'roundel',
    'sasanian',
    'sassanian',
    'sassanid',
  ],
  kinds: { palace: 'byzantine silk|byzantine roundel|byzantine' },
  colourway: ({ styles, details }): Colourway =>
    styles.includes('palace') || details.kind === 'palace' ? palace : caravan,
  motifs: [],
  coverage: { low: 0.4, medium: 0.6, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['madder', 'heritage', 'moody', 'deco'],
  ground: 'dark',
  motifMm: 156,
  orientation: 'one-way',
  repeatMm: 320,
  layouts: ['block'],
  draw: drawSamite,
}

/** What looms of the silk roads wove when a prompt names nothing. */
const BEASTS = ['lion', 'peacock', 'elephant', 'horse', 'rooster', 'duck', 'deer', 'phoenix', 'eagle'] as const

function drawSamite(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const random = plan.random.fork('roundels')
  const size = CELL_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size })
  const unit = Math.min(cells.wideMm, cells.tallMm)
  const pool = poolInks(plan.cast.figures, 4)
  const subjects = subjectsOf(plan)
  const look = { pearls: random.pick([24, 28, 32]), leaves: random.pick([3, 5]) }
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const [x, y] = [(column + 0.5) * cells.wideMm, (row + 0.5) * cells.tallMm]
      const turn = row + (subjects.length > 1 ? column : 0)
      stampMotif(cloth, drawFrame(plan, pool, unit, { ...look, turn }), { x, y })
      const subject = subjects[turn % subjects.length]
      if (subject) stampMotif(cloth, drawHeart(plan, { pool, unit, turn, leaves: look.leaves }, subject), { x, y })
    }
  // Bosses lie over the rims they join.
  const [cross, boss] = [drawPalmettes(plan, pool, unit), drawBoss(plan, pool, unit)]
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const [x, y] = [column * cells.wideMm, row * cells.tallMm]
      stampMotif(cloth, cross, { x, y })
      stampMotif(cloth, boss, { x, y: y + cells.tallMm / 2 })
      stampMotif(cloth, boss, { x: x + cells.wideMm / 2, y })
    }
  return cloth
}

function subjectsOf(plan: Plan): Subject[] {
  const asked = plan.motifs.flatMap((noun, at) => subjectOf(plan, noun, at))
  if (asked.length > 0) return asked
  const own = plan.random.fork('beasts').shuffle(BEASTS).slice(0, 2)
  return own.flatMap((noun, at) => subjectOf(plan, noun, at))
}

/** A band between two rims, set with pearls; of many inks the bands take theirs in turn. */
function drawFrame(
  { cast }: Plan,
  pool: InkPool,
  unit: number,
  { pearls, turn }: { readonly pearls: number; readonly turn: number },
): Motif {
  const motif = createMotif()
  const [rim, band] = [pool.part(0), pool.size > 2 ? pool.part(2 + (turn % (pool.size - 2))) : cast.ground]
  const pearl = pool.size > 1 ? pool.part(1) : rim
  addForm(motif, rim, circle(0, 0, unit * 0.49))
  addDetail(motif, band, circle(0, 0, unit * 0.474))
  for (let at = 0; at < pearls; at++)
    addDetail(motif, pearl, circle(...polar(0, 0, unit * 0.423, (at / pearls) * TURN), (unit * 0.98) / pearls, 8))
  addDetail(motif, rim, circle(0, 0, unit * 0.374))
  addDetail(motif, cast.ground, circle(0, 0, unit * 0.358))
  return motif
}

type Heart = { readonly pool: InkPool; readonly unit: number; readonly turn: number; readonly leaves: number }

/** Two of a kind, one the mirror of the other, on either side of a tree; a flower stands alone. */
function drawHeart(plan: Plan, { pool, unit, turn, leaves }: Heart, subject: Subject): Motif {
  const motif = createMotif()
  const random = plan.random.fork(`heart ${turn}`)
  if (subject.lean === TURN) {
    putMotif(motif, fitted(subject.draw(random, unit * 0.5, turn), unit * 0.6, unit * 0.6), { turn: -TURN / 4 })
    return motif
  }
  const figure = fitted(subject.draw(random, unit * 0.3, turn), unit * 0.29, unit * 0.4)
  putMotif(motif, drawTree(pool, unit, leaves))
  putMotif(motif, figure, { x: -unit * 0.178, y: unit * 0.03 })
  putMotif(motif, figure, { x: unit * 0.178, y: unit * 0.03, flip: -1, turn: TURN / 2 })
  return motif
}

/** The middle of a motif on the origin, as large as a box lets it. */
function fitted(motif: Motif, wideMm: number, tallMm: number): Motif {
  const knots = motif.layers.flatMap(({ ring }) => ring)
  const [left, right, top, bottom] = knots.reduce(
    ([l, r, t, b], [x, y]) => [Math.min(l, x), Math.max(r, x), Math.min(t, y), Math.max(b, y)],
    [Infinity, -Infinity, Infinity, -Infinity],
  )
  const size = Math.min(wideMm / (right - left), tallMm / (bottom - top))
  const placed = createMotif(motif.pen)
  putMotif(placed, motif, { x: (-(left + right) / 2) * size, y: (-(top + bottom) / 2) * size, size })
  return placed
}

/** A stem with a crown of leaves, curling shoots at its foot and a bar of ground under it. */
function drawTree(pool: InkPool, unit: number, leaves: number): Motif {
  const motif = createMotif()
  const [stem, leaf] = [pool.part(0), pool.part(pool.size > 3 ? 3 : 1)]
  const [top, foot] = [-unit * 0.18, unit * 0.27]
  addForm(
    motif,
    stem,
    ribbon(
      [
        [0, foot],
        [0, top],
      ],
      (t) => unit * (0.013 - 0.005 * t),
    ),
  )
  for (const side of [1, -1]) {
    const shoot = volute([0, foot], -TURN / 4 + side * 1.25, unit * 0.12, -side * 2.6, 1.5, 12)
    addForm(
      motif,
      stem,
      ribbon(shoot, (t) => unit * (0.011 - 0.006 * t)),
    )
  }
  for (let at = 0; at < leaves; at++) {
    const lean = (at / (leaves - 1) - 0.5) * Math.PI * 0.8
    const reach = unit * (0.15 - 0.03 * Math.abs(lean))
    addForm(motif, leaf, ornamentPetal(0, top + unit * 0.02, -TURN / 4 + lean, 0, reach, unit * 0.022))
  }
  addForm(motif, stem, circle(0, top + unit * 0.02, unit * 0.02, 8))
  return motif
}

/** A small round with a diamond where two roundels touch. */
function drawBoss({ cast }: Plan, pool: InkPool, unit: number): Motif {
  const motif = createMotif()
  addForm(motif, pool.part(0), circle(0, 0, unit * 0.088))
  addDetail(motif, cast.ground, circle(0, 0, unit * 0.072))
  addDetail(motif, pool.part(1), regularPolygon(0, 0, unit * 0.052, 4))
  addDetail(motif, pool.part(2), circle(0, 0, unit * 0.02, 8))
  return motif
}

/** Between four roundels: four palmettes crosswise with buds on their diagonals. */
function drawPalmettes({ cast }: Plan, pool: InkPool, unit: number): Motif {
  const motif = createMotif()
  for (let arm = 0; arm < 4; arm++) {
    const angle = (arm / 4) * TURN
    const at = polar(0, 0, unit * 0.12, angle)
    for (const lean of [1.15, -1.15, 0.6, -0.6])
      addForm(motif, pool.part(1), ornamentPetal(...at, angle + lean, 0, unit * 0.105, unit * 0.019))
    addForm(motif, pool.part(0), ornamentPetal(0, 0, angle, unit * 0.05, unit * 0.29, unit * 0.032))
    addDetail(motif, cast.ground, ornamentPetal(0, 0, angle, unit * 0.1, unit * 0.25, unit * 0.012))
    addForm(motif, pool.part(2), circle(...polar(0, 0, unit * 0.155, angle + TURN / 8), unit * 0.022, 8))
  }
  addForm(motif, pool.part(0), circle(0, 0, unit * 0.062))
  addDetail(motif, pool.part(2), circle(0, 0, unit * 0.034, 8))
  return motif
}
