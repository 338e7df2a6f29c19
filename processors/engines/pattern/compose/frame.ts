import type { Plan } from '../families/family.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { paint } from '../kit/area/cloth.ts'
import type { Box, Knot, Ring } from '../kit/line/knot.ts'
import { TURN } from '../kit/line/knot.ts'
import { rectangle } from '../kit/line/outline.ts'

type FrameShape = 'panel' | 'arch' | 'round'

/** A window in a sheet, in mm. What is drawn outside it is painted over by `closeFrame`. */
export type Frame = Box & { readonly shape: FrameShape }

/** A window is as good as square up to this ratio, and may be round. */
const SQUARE_TO = 1.12

/** A shape for the window of a landscape, by chance. */
export function windowShape({ widthMm, heightMm, random }: Pick<Plan, 'widthMm' | 'heightMm' | 'random'>): FrameShape {
  const isSquare = Math.max(widthMm / heightMm, heightMm / widthMm) <= SQUARE_TO
  return random.fork('window').pick(isSquare ? (['arch', 'round', 'panel'] as const) : (['panel', 'arch'] as const))
}

/** Knots for a full turn: the B-spline then deviates from a true arc by less than a thousandth of the radius. */
const ARC_KNOTS = 72
/** Width of the rail around the window, and of the bare ground between, as shares of the shorter side. */
const [RAIL, GAP] = [0.009, 0.012]

/** The window of a sheet; `margin` is the bare rim, as a share of the shorter side. */
export function frameOf(
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  shape: FrameShape,
  margin: number,
): Frame {
  const rim = margin * Math.min(widthMm, heightMm)
  return { shape, left: rim, top: rim, right: widthMm - rim, bottom: heightMm - rim }
}

/** Paints the sheet's ground over everything outside the window, and a rail around it. */
export function closeFrame(cloth: Cloth, frame: Frame, inks: { readonly sheet: number; readonly rail: number }): void {
  const short = Math.min(cloth.widthMm, cloth.heightMm)
  const { widthMm, heightMm } = cloth
  // Motifs may extend beyond the sheet's edge, where the cloth is cut.
  const sheet = rectangle(-widthMm, -heightMm, widthMm * 3, heightMm * 3)
  paint(cloth, inks.sheet, sheet, [ringOf(frame, 0)])
  paint(cloth, inks.rail, ringOf(frame, short * (GAP + RAIL)), [ringOf(frame, short * GAP)])
}

/** The outline of a window, moved outwards by so many mm. */
function ringOf({ shape, left, top, right, bottom }: Frame, outMm: number): Ring {
  const [x, y] = [left - outMm, top - outMm]
  const [wide, tall] = [right - left + outMm * 2, bottom - top + outMm * 2]
  if (shape === 'panel') return rectangle(x, y, wide, tall)
  if (shape === 'round') return arc(x + wide / 2, y + tall / 2, { wide, tall, from: 0, turn: TURN })
  const rise = Math.min(wide / 2, tall * 0.45)
  const head = arc(x + wide / 2, y + rise, { wide, tall: rise * 2, from: TURN / 2, turn: TURN / 2 })
  return [[x, y + tall, 1], ...head, [x + wide, y + tall, 1]]
}

type Arc = { readonly wide: number; readonly tall: number; readonly from: number; readonly turn: number }

function arc(x: number, y: number, { wide, tall, from, turn }: Arc): Knot[] {
  const steps = Math.round((ARC_KNOTS * turn) / TURN)
  const isWhole = turn === TURN
  return Array.from({ length: isWhole ? steps : steps + 1 }, (_, at): Knot => {
    const angle = from + (turn * at) / steps
    const isEnd = !isWhole && (at === 0 || at === steps)
    return [x + (wide / 2) * Math.cos(angle), y + (tall / 2) * Math.sin(angle), isEnd ? 1 : 0]
  })
}
