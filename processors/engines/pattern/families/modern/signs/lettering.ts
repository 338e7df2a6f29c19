import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paintTogether } from '../../../kit/area/cloth.ts'
import { paintScattered } from '../../../kit/area/paint-scattered.ts'
import type { Knot, Ring } from '../../../kit/line/knot.ts'
import { circle, star } from '../../../kit/line/outline.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../../family.ts'
import { setText } from './set-text.ts'
import { strokesOf } from './stroke-bodies.ts'

/** A large row of words and the small one under it are so many mm high. */
const PAIR_MM = 58
/** Heights of capitals as shares of a pair, the gap after each, and half a stroke as a share of the capital. */
const ROWS = [
  { tall: 0.4, gap: 0.17, half: 0.1 },
  { tall: 0.23, gap: 0.2, half: 0.07 },
] as const
/** Between words of a row, as a share of a capital. */
const GAP = 1.2
/** Rows are set larger by this at most, to end with the repeat. */
const GROWN = 1.18
/** Initials up to this many stand in medallions. */
const INITIALS_MOST = 3
const MEDALLION_MM = 54
/** Half a line in mm, at least: 0.3 mm on cloth. */
const HALF_LEAST_MM = 0.16

/** Draws a text of capitals, figures and spaces over the cloth: words in rows, large and small by turns; initials in medallions. */
export function drawLettering(plan: Plan, text: string): Cloth {
  return text.length <= INITIALS_MOST && !text.includes(' ') ? drawMonograms(plan, text) : drawWords(plan, text)
}

function drawWords(plan: Plan, text: string): Cloth {
  const { widthMm, heightMm, cast, scale } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const pairs = Math.max(1, Math.round(heightMm / (PAIR_MM * scale)))
  const pairMm = heightMm / pairs
  const leads = cast.figures.filter((ink) => ink !== cast.soft || cast.figures.length < 3).slice(0, 5)
  const { letters, long } = setText(text)
  for (let pair = 0; pair < pairs; pair++) {
    let top = pair * pairMm
    for (const [row, { tall, gap, half }] of ROWS.entries()) {
      const count = Math.max(1, Math.round(widthMm / ((long + GAP) * tall * pairMm)))
      // Long texts are set smaller, so that they end within the repeat.
      const cap = Math.min(tall * pairMm * GROWN, widthMm / count / (long + GAP))
      const step = widthMm / count
      const shift = ((pair * 0.5 + row * 0.25) % 1) * step
      const middle = top + (tall * pairMm) / 2
      const stroke = Math.max(HALF_LEAST_MM, cap * half)
      for (let word = 0; word < count; word++) {
        const x = shift + word * step + step / 2 - (long * cap) / 2
        const ink = leads[(word + pair + row) % leads.length]
        const bodies = letters.flatMap((one) =>
          strokesOf(one.glyph.sign, stroke, { x: x + one.x * cap, y: middle, size: cap, turn: 0 }),
        )
        paintTogether(cloth, ink, bodies)
        const spark = leads[(word + pair + row + 1) % leads.length]
        paintScattered(cloth, spark, [markOf(plan, shift + word * step, middle, cap * 0.24)])
      }
      top += (tall + gap) * pairMm
    }
  }
  return cloth
}

/** Between two words: a heart or a star where the prompt names one, else a dot. */
function markOf({ motifs }: Plan, x: number, y: number, size: number): Ring {
  if (motifs.includes('star')) return star(x, y, size, size * 0.42, 5)
  return motifs.includes('heart') ? heart(x, y, size) : circle(x, y, size * 0.55, 12)
}

function heart(x: number, y: number, size: number): Ring {
  const half = (to: 1 | -1): Knot[] => [
    [x + to * size * 0.32, y - size * 0.98],
    [x + to * size * 1.02, y - size * 0.9],
    [x + to * size * 1.02, y - size * 0.12],
    [x + to * size * 0.42, y + size * 0.42],
  ]
  return [[x, y - size * 0.42, 1], ...half(1), [x, y + size * 0.9, 1], ...half(-1).toReversed()]
}

function drawMonograms(plan: Plan, text: string): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const cell = MEDALLION_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: cell, tallMm: cell }, { rows: 2 })
  const leads = cast.figures.filter((ink) => ink !== cast.soft || cast.figures.length < 3).slice(0, 4)
  const { letters, long } = setText(text)
  const radius = Math.min(cells.wideMm, cells.tallMm) * 0.4
  const cap = Math.min(radius * 1.14, (radius * 1.5) / Math.max(0.5, long))
  const stroke = Math.max(HALF_LEAST_MM, cap * (text.length > 1 ? 0.075 : 0.095))
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const [x, y] = [(column + (row % 2 ? 0.75 : 0.25)) * cells.wideMm, (row + 0.5) * cells.tallMm]
      const ink = leads[(row + column) % leads.length]
      const second = leads[(row + column + 1) % leads.length]
      const lines = [radius, radius * 0.88].map((outer, at): [Ring, Ring] => [
        circle(x, y, outer),
        circle(x, y, outer - Math.max(0.4, radius * (at === 0 ? 0.045 : 0.02))),
      ])
      for (const [outer, inner] of lines) cloth.shapes.push({ ink: second, rings: [outer, inner.toReversed()] })
      const bodies = letters.flatMap((one) =>
        strokesOf(one.glyph.sign, stroke, { x: x + (one.x - long / 2) * cap, y, size: cap, turn: 0 }),
      )
      paintTogether(cloth, ink, bodies)
      paintScattered(cloth, second, [star(x + cells.wideMm / 2, y, radius * 0.2, radius * 0.06, 4)])
    }
  return cloth
}
