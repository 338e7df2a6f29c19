import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { gather } from '../../kit/area/gather.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Family, Plan } from '../family.ts'

const SQUARE_MM = 53
const SQUARES_MOST = 6
/** Rounds of clusters around the central ring; the last one joins the squares. */
const ROUNDS = 4

export const grannySquare: Family = {
  name: 'granny-square',
  summary:
    'crochet squares: a ring and rounds of three-stitch clusters with a gap at each corner, joined by one colour',
  words: [
    'granny square',
    'granny squares',
    'crochet',
    'crocheted',
    'crochet square',
    'crochet blanket',
    'afghan blanket',
    'afghan square',
    'häkelmuster',
    'häkel',
    'au crochet',
    'ganchillo',
    'uncinetto',
    'グラニースクエア',
    'かぎ針編み',
  ],
  motifs: [],
  coverage: { low: 0.45, medium: 0.62, high: 0.74 },
  isDensityFixed: true,
  inks: { least: 2, natural: 6 },
  moods: ['seventies', 'boho', 'nursery', 'heritage'],
  ground: 'dark',
  motifMm: 53,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawGrannySquares,
}

function drawGrannySquares(plan: Plan): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const largest = Math.min(widthMm, heightMm) / 2
  const side = Math.max(Math.min(SQUARE_MM * plan.scale, largest), Math.max(widthMm, heightMm) / SQUARES_MOST)
  const { columns, rows, wideMm, tallMm } = fitCellPair(plan, { wideMm: side, tallMm: side })
  const joining = cast.figures.length > 2 ? cast.line : cast.figures[0]
  const inner = cast.figures.filter((ink) => ink !== joining)
  const order = plan.random.fork('rounds').shuffle(inner.length > 0 ? inner : [joining])
  const step = 1 + plan.random.fork('step').below(Math.max(1, order.length - 1))
  const plump = Math.sqrt(plan.coverage / 0.62)
  const stitches = new Map<number, Ring[]>()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let round = 0; round <= ROUNDS; round++) {
        const turn = (row * 2 + column) * step + round
        const ink = round === ROUNDS ? joining : order[turn % order.length]
        const place = { x: (column + 0.5) * wideMm, y: (row + 0.5) * tallMm, wideMm, tallMm }
        gather(stitches, ink, crochetRound(place, round, plump))
      }
  for (const [ink, rings] of stitches) paintScattered(cloth, ink, rings)
  return cloth
}

type Place = { readonly x: number; readonly y: number; readonly wideMm: number; readonly tallMm: number }

/** Round 0 is the ring; round n has n clusters along each side and two at each corner, spread around the gap. */
function crochetRound({ x, y, wideMm, tallMm }: Place, round: number, plump: number): Ring[] {
  const unit = Math.min(wideMm, tallMm) / (ROUNDS * 2 + 1.25)
  if (round === 0)
    return Array.from({ length: 8 }, (_, at) => {
      const [u, v] = polar(0, 0, unit * 0.62, (at / 8) * TURN)
      return circle(x + u, y + v, unit * 0.3 * plump, 8)
    })
  const [reachX, reachY] = [
    (wideMm / (ROUNDS * 2 + 1.25)) * (round + 0.06),
    (tallMm / (ROUNDS * 2 + 1.25)) * (round + 0.06),
  ]
  const rings: Ring[] = []
  for (let quarter = 0; quarter < 4; quarter++) {
    const turn = (quarter * TURN) / 4
    const [cos, sin] = [Math.round(Math.cos(turn)), Math.round(Math.sin(turn))]
    const [across, out] = quarter % 2 === 0 ? [reachX, reachY] : [reachY, reachX]
    const put = (ring: Ring): Ring => ring.map(([u, v]): Knot => [x + u * cos - v * sin, y + u * sin + v * cos])
    for (let cluster = 0; cluster <= round; cluster++) {
      const share = round === 0 ? 0 : (cluster / round) * 2 - 1
      const lean = Math.abs(share) > 0.99 ? share * 0.36 : 0
      const at = share * (across - unit * 0.52)
      for (const stitch of [-1, 0, 1])
        rings.push(
          put(crochetStitch(at + stitch * unit * 0.29, -out, unit * 0.52, unit * 0.16 * plump, lean + stitch * 0.12)),
        )
    }
  }
  return rings
}

/** One long crochet stitch: a thick drop, wider at its head. */
function crochetStitch(u: number, v: number, half: number, thick: number, lean: number): Ring {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const drop: readonly (readonly [number, number])[] = [
    [0, -half * 1.12],
    [thick * 1.35, -half * 0.75],
    [thick, half * 0.4],
    [0, half * 1.15],
    [-thick, half * 0.4],
    [-thick * 1.35, -half * 0.75],
  ]
  return drop.map(([across, along]): Knot => [u + across * cos - along * sin, v + across * sin + along * cos])
}
