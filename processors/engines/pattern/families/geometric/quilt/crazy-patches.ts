import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import { paintScattered } from '../../../kit/area/paint-scattered.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { brushStroke } from '../../../kit/line/curve.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { signedArea, TURN } from '../../../kit/line/knot.ts'
import { polygon } from '../../../kit/line/outline.ts'
import { clipByLine } from '../../../kit/line/polygon.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../../family.ts'
import type { Bundle } from './fabric-inks.ts'
import { printKinds, smallPrint } from './small-print.ts'

const CRAZY_MM = 66
/** Pieces smaller than this share of their block are not cut again. */
const PIECE_LEAST = 0.075

/** Crazy patchwork: every block cut again and again at odd angles, silks that differ from their neighbours, seams in feather stitch. */
export function drawCrazyPatches(cloth: Cloth, plan: Plan, bundle: Bundle): void {
  const size = CRAZY_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { rows: 2 })
  const random = plan.random.fork('crazy')
  const thread = plan.cast.accent
  const stitches: Ring[] = []
  const printStepMm = Math.max(2.2, size * 0.06)
  let turn = 0
  for (let at = 0; at < cells.columns * cells.rows; at++) {
    const row = Math.floor(at / cells.columns)
    // Rows are set half a block on, so that no seam runs down the cloth.
    const [x, y] = [((at % cells.columns) + (row % 2) / 2) * cells.wideMm, row * cells.tallMm]
    const block: Point[] = [
      [x, y],
      [x + cells.wideMm, y],
      [x + cells.wideMm, y + cells.tallMm],
      [x, y + cells.tallMm],
    ]
    for (const piece of cutPieces(random, block, cells.wideMm * cells.tallMm * PIECE_LEAST)) {
      // The pool is walked through, never drawn from: pieces cut from one another differ.
      const ink = bundle.print(turn++)
      paint(cloth, ink, polygon(piece))
      const printInk = turn % 3 === 0 ? bundle.printOn(ink) : undefined
      if (printInk !== undefined)
        paintScattered(cloth, printInk, smallPrint(piece, random.pick(printKinds), printStepMm))
      stitches.push(...piece.flatMap((from, side) => featherStitch(from, piece[(side + 1) % piece.length], plan.scale)))
    }
  }
  paintScattered(cloth, thread, stitches)
}

/** Cuts a convex piece across its longest side, not quite square to it, until pieces are small. */
function cutPieces(random: Random, piece: readonly Point[], leastMm2: number): (readonly Point[])[] {
  const area = Math.abs(signedArea(piece))
  if (area < leastMm2 * 2.2 || (area < leastMm2 * 3.4 && random.chance(0.35))) return [piece]
  const long = (at: number): number => {
    const [[ax, ay], [bx, by]] = [piece[at], piece[(at + 1) % piece.length]]
    return Math.hypot(bx - ax, by - ay)
  }
  const side = piece.map((_, at) => at).reduce((best, at) => (long(at) > long(best) ? at : best))
  const [[ax, ay], [bx, by]] = [piece[side], piece[(side + 1) % piece.length]]
  const share = random.between(0.36, 0.64)
  const [px, py] = [ax + (bx - ax) * share, ay + (by - ay) * share]
  const angle = Math.atan2(by - ay, bx - ax) + TURN / 4 + random.between(-0.5, 0.5)
  const side1 = ([x, y]: Point): number => (x - px) * Math.sin(angle) - (y - py) * Math.cos(angle)
  const parts = [clipByLine(piece, side1), clipByLine(piece, (point) => -side1(point))]
  return parts.flatMap((part) => (part.length > 2 ? cutPieces(random, part, leastMm2) : []))
}

/** Short stitches that lean over the seam to one side and the other. */
function featherStitch([ax, ay]: Point, [bx, by]: Point, scale: number): Ring[] {
  // Every seam is met from both its pieces: it is sewn from one of them.
  if (ax > bx || (ax === bx && ay > by)) return []
  const long = Math.hypot(bx - ax, by - ay)
  const count = Math.floor(long / (3.4 * scale))
  const turn = Math.atan2(by - ay, bx - ax)
  const reach = 2.4 * scale
  return Array.from({ length: count }, (_, at): Ring => {
    const t = (at + 0.5) / count
    const lean = turn + (at % 2 ? 0.9 : -0.9)
    const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t]
    const tip: Point = [x + Math.cos(lean) * reach, y + Math.sin(lean) * reach]
    return brushStroke([x, y], [(x + tip[0]) / 2, (y + tip[1]) / 2], tip, 0.2, 0.32)
  })
}
