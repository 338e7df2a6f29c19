import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { circle, polar, rectangle } from '../../../kit/line/outline.ts'
import type { Plan } from '../../family.ts'
import { runningStitch } from './stitch.ts'

/** Width of a strip of old saris, and how tall its pieces are. */
const [STRIP_MM, PIECES] = [40, [0.7, 1.6]] as const
/** Between the rows of stitches, and from hole to hole along one. */
const [ROW_MM, STITCH_MM] = [4.4, 4.6]
const [ROWS_MOST, STITCHES_MOST] = [64, 60]

/**
 * Kantha: layers of worn saris, pieced in strips and quilted together by rows of running stitches that run from side to side over
 * all of them; some pieces still show the print they were worn in.
 */
export function drawKantha(cloth: Cloth, plan: Plan): void {
  const { cast, scale } = plan
  const random = plan.random.fork('saris')
  const thread = cast.line
  const saris = [cast.ground, ...cast.figures.filter((ink) => ink !== thread)]
  for (const [turn, piece] of pieceStrips(random, cloth, STRIP_MM * scale, saris.length).entries()) {
    const ink = saris[piece.sari]
    if (ink !== cloth.ground) paint(cloth, ink, rectangle(piece.x, piece.y, piece.wide, piece.tall))
    const print = saris[(piece.sari + 1 + (turn % Math.max(1, saris.length - 1))) % saris.length]
    paintTogether(cloth, print === ink ? thread : print, printOf(turn, piece, scale))
  }
  const rows = Math.max(8, Math.min(ROWS_MOST, Math.round(cloth.heightMm / ROW_MM / Math.sqrt(scale))))
  const stitches = Math.max(8, Math.min(STITCHES_MOST, Math.round(cloth.widthMm / STITCH_MM / Math.sqrt(scale))))
  const [rowMm, stitchMm] = [cloth.heightMm / rows, cloth.widthMm / stitches]
  const half = Math.max(0.34, 0.52 * Math.sqrt(scale))
  const rings = Array.from({ length: rows }, (_, row): Ring[] => {
    const y = (row + 0.5) * rowMm
    // No needle goes in at the same place in two rows.
    const from = ((row % 2) / 2 + random.between(-0.16, 0.16)) * stitchMm
    return runningStitch(
      [
        [from, y],
        [from + cloth.widthMm, y],
      ],
      stitchMm,
      half,
    )
  })
  paintTogether(cloth, thread, rings.flat())
}

type Piece = {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly tall: number
  readonly sari: number
}

/** Strips from top to bottom, each cut into pieces of its own heights; as far as there are saris enough no piece lies beside its like. */
function pieceStrips(random: Random, { widthMm, heightMm }: Cloth, stripMm: number, saris: number): Piece[] {
  const strips = Math.max(2, Math.round(widthMm / stripMm))
  const wide = widthMm / strips
  const pieces: Piece[] = []
  for (let strip = 0; strip < strips; strip++) {
    const count = Math.max(2, Math.round(heightMm / (wide * 1.2)))
    const shares = Array.from({ length: count }, () => random.between(...PIECES))
    const total = shares.reduce((sum, share) => sum + share, 0)
    let y = random.between(0, wide / 2)
    for (const share of shares) {
      const place = { x: strip * wide, y, wide, tall: (share / total) * heightMm }
      const shunned = pieces.filter((other) => isBeside(place, other, widthMm, heightMm)).map(({ sari }) => sari)
      const free = Array.from({ length: saris }, (_, sari) => sari).filter((sari) => !shunned.includes(sari))
      pieces.push({ ...place, sari: rarestOf(random, pieces, free) ?? random.below(saris) })
      y += place.tall
    }
  }
  return pieces
}

/** True for two that share a seam, round the edges of the cloth as well. */
function isBeside(one: Omit<Piece, 'sari'>, other: Piece, widthMm: number, heightMm: number): boolean {
  const steps = Math.round((one.x - other.x) / one.wide)
  const isNextStrip = [0, 1, Math.round(widthMm / one.wide) - 1].includes(Math.abs(steps))
  const slack = one.wide * 0.01
  return (
    isNextStrip &&
    [-heightMm, 0, heightMm].some((round) => {
      const top = other.y + round
      return top < one.y + one.tall + slack && top + other.tall > one.y - slack
    })
  )
}

/** Of these saris the one that fewest pieces have. */
function rarestOf(random: Random, pieces: readonly Piece[], saris: readonly number[]): number | undefined {
  const times = (sari: number): number => pieces.filter((piece) => piece.sari === sari).length
  return random.shuffle(saris).sort((one, other) => times(one) - times(other))[0]
}

/** The print of a piece, kept off its seams: every other piece is plain. */
function printOf(turn: number, { x, y, wide, tall }: Piece, scale: number): Ring[] {
  if (turn % 2 === 0) return []
  const step = (turn % 6 === 3 ? 11 : 7.5) * scale
  const [columns, rows] = [wide, tall].map((side) => Math.max(1, Math.floor((side - step * 0.3) / step)))
  return Array.from({ length: columns * rows }, (_, at): Ring[] => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const [u, v] = [x + ((column + 0.5) / columns) * wide, y + ((row + 0.5) / rows) * tall]
    if (turn % 6 === 1) return [circle(u, v, 1.5 * scale, 8)]
    if (turn % 6 === 5) return column > 0 ? [] : [rectangle(x, v - 0.9 * scale, wide, 1.8 * scale)]
    return Array.from({ length: 5 }, (_, petal) => {
      const [px, py] = polar(u, v, 2 * scale, (petal / 5) * TURN - TURN / 4)
      return circle(px, py, 1.05 * scale, 8)
    })
  }).flat()
}
