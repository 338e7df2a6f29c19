import type { Cloth } from '../kit/cloth.ts'
import { createCloth, paint, paintTogether } from '../kit/cloth.ts'
import { fitCells } from '../kit/fit-cells.ts'
import type { Ring } from '../kit/knot.ts'
import { rectangle } from '../kit/outline.ts'
import type { Family, Plan } from './family.ts'

const CHECK_MM = 10
/** Threads of one colour stripe; the half tone is drawn as the twill steps that make it on the loom. */
const THREADS = 12

export const gingham: Family = {
  name: 'gingham',
  summary: 'equal stripes of colour and ground in warp and weft; where they cross, the half tone of the weave',
  words: [
    'gingham',
    'vichy',
    'check',
    'checked',
    'picnic check',
    'karo',
    'carreaux',
    'cuadros',
    'quadretti',
    'xadrez',
    'ギンガム',
    'buffalo check',
    'buffalo plaid',
  ],
  motifs: [],
  coverage: { low: 0.45, medium: 0.6, high: 0.78 },
  inks: { least: 2, natural: 2 },
  moods: ['coastal', 'heritage', 'nursery', 'mediterranean'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawGingham,
}

function drawGingham(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const checkMm = CHECK_MM * plan.scale * (plan.styles.includes('buffalo') ? 2.4 : 1)
  const pairs = Math.max(1, cast.figures.length)
  const columns = fitCells(plan.widthMm, checkMm * 2, pairs)
  const rows = fitCells(plan.heightMm, checkMm * 2, pairs)
  // Colour covers f of each direction: figure area f² + half of the two mixed parts f(1 - f), which together is f.
  const share = plan.isDensityAsked ? plan.coverage : 0.5
  const inkOf = (stripe: number): number => cast.figures[stripe % pairs]
  for (let column = 0; column < columns.count; column++)
    for (let row = 0; row < rows.count; row++) {
      const cell = { x: column * columns.sizeMm, y: row * rows.sizeMm, width: columns.sizeMm, height: rows.sizeMm }
      drawCell(cloth, cell, share, inkOf(column), inkOf(row))
    }
  return cloth
}

type Cell = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** One pair of colour and ground stripes each way: pure check, two half tones, and open ground. */
function drawCell(cloth: Cloth, cell: Cell, share: number, warp: number, weft: number): void {
  const [wide, tall] = [cell.width * share, cell.height * share]
  const check = { x: cell.x, y: cell.y, width: wide, height: tall }
  paint(cloth, warp, rectangle(check.x, check.y, wide, tall))
  if (weft !== warp) paintTogether(cloth, weft, weaveSteps(check))
  paintTogether(cloth, warp, weaveSteps({ x: cell.x, y: cell.y + tall, width: wide, height: cell.height - tall }))
  paintTogether(cloth, weft, weaveSteps({ x: cell.x + wide, y: cell.y, width: cell.width - wide, height: tall }))
}

/** Every second diagonal of a 2/2 twill over the area: exactly half of it. */
function weaveSteps({ x, y, width, height }: Cell): Ring[] {
  const [stepX, stepY] = [width / THREADS, height / THREADS]
  const floats: Ring[] = []
  for (let pick = 0; pick < THREADS; pick++)
    for (let end = pick % 4; end < THREADS + 2; end += 4) {
      const [from, to] = [Math.max(0, end - 2), Math.min(THREADS, end)]
      if (to > from) floats.push(rectangle(x + from * stepX, y + pick * stepY, (to - from) * stepX, stepY))
    }
  return floats
}
