import type { Cloth } from '../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../kit/area/cloth.ts'
import { gather } from '../../kit/area/gather.ts'
import { layAcross, wavyBand } from '../../kit/area/wavy-band.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { wrap } from '../../kit/line/knot.ts'
import { rectangle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../family.ts'

const BLOCK_MM = 13.3
/** Ratio of length to width of a herringbone parquet block. */
const BLOCK_LONG = 4
const PLANK_MM = 20

type Board = {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly tall: number
}

/**
 * Boards side by side: herringbone blocks, or planks with staggered ends, each in its own tone with a few lines of
 * grain.
 */
export function layBoards(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('boards')
  const boards =
    plan.styles.includes('parquet') || plan.details.kind === 'parquet' ? herringbone(plan) : planks(plan, random)
  const isTiled = plan.styles.some((style) => style.endsWith(' tile'))
  const { cast } = plan
  // Joints have the darkest ink, and boards all others.
  const joint = cast.byLightness[0]
  const tones = cast.byLightness.length > 2 ? cast.byLightness.slice(1) : cast.byLightness
  paint(cloth, joint, rectangle(0, 0, plan.widthMm, plan.heightMm))
  const gap = Math.max(0.15, 0.35 * plan.scale)
  const grain = new Map<number, Ring[]>()
  const deck: number[] = []
  for (const board of boards) {
    if (deck.length === 0) deck.push(...random.shuffle([...tones, ...tones].map((_, at) => at % tones.length)))
    const tone = deck.pop() ?? 0
    paint(cloth, tones[tone], rectangle(board.x + gap, board.y + gap, board.wide - 2 * gap, board.tall - 2 * gap))
    // Tiles have no grain.
    if (isTiled) continue
    const line = tones.length > 1 ? tones[tone > 0 ? tone - 1 : 1] : joint
    gather(grain, line, grainLines(random, board, gap * 2, plan.scale))
  }
  for (const [ink, rings] of grain) paintTogether(cloth, ink, rings)
}

/**
 * Herringbone: a cell whose column minus row, modulo twice the length, is below the length belongs to a horizontal
 * block; any other to a vertical one.
 */
function herringbone(plan: Plan): Board[] {
  const unit = BLOCK_MM * plan.scale
  const period = 2 * BLOCK_LONG
  const { columns, rows, wideMm, tallMm } = fitCellPair(
    plan,
    { wideMm: unit, tallMm: unit },
    { columns: period, rows: period },
  )
  const boards: Board[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const place = wrap(column - row, period)
      const at = { x: column * wideMm, y: row * tallMm }
      if (place === 0) boards.push({ ...at, wide: wideMm * BLOCK_LONG, tall: tallMm })
      if (place === period - 1) boards.push({ ...at, wide: wideMm, tall: tallMm * BLOCK_LONG })
    }
  return boards
}

/** Rows of planks in two or three lengths, without a joint near that of the row before. */
function planks(plan: Plan, random: Random): Board[] {
  const isLying = plan.styles.includes('horizontal')
  const [across, along] = isLying ? [plan.heightMm, plan.widthMm] : [plan.widthMm, plan.heightMm]
  const rows = Math.max(2, Math.round(across / (PLANK_MM * plan.scale)))
  const wide = across / rows
  let start = random.between(0, along)
  return Array.from({ length: rows }, (_, row) => {
    start += along * random.between(0.3, 0.44)
    const share = random.between(0.4, 0.6)
    return [
      { from: start, long: along * share },
      { from: start + along * share, long: along * (1 - share) },
    ].map(({ from, long }): Board => {
      const place = wrap(from, along)
      return isLying
        ? { x: place, y: row * wide, wide: long, tall: wide }
        : { x: row * wide, y: place, wide, tall: long }
    })
  }).flat()
}

/** Two or three slightly wavering lines along a board. */
function grainLines(random: Random, { x, y, wide, tall }: Board, inset: number, scale: number): Ring[] {
  const [long, across] = [Math.max(wide, tall) - 2 * inset, Math.min(wide, tall) - 2 * inset]
  const count = random.pick([2, 3, 3])
  return Array.from({ length: count }, (_, at): Ring => {
    const band = {
      startMm: across * ((at + random.between(0.25, 0.65)) / count),
      widthMm: Math.max(0.3, 0.5 * scale),
      lengthMm: long * random.between(0.55, 1),
    }
    const ring = wavyBand(random, band, { stepMm: long / 4, wobbleMm: 0.16 * scale })
    const laid = wide > tall ? layAcross(ring) : ring
    return laid.map(([u, v, corner]): Knot => [x + inset + u, y + inset + v, corner])
  })
}
