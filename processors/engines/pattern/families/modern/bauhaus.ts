import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../kit/line/knot.ts'
import { circle, polygon, rectangle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Family, Plan } from '../family.ts'
import type { Shape } from '../shapes-asked.ts'
import { withShapesAsked } from '../shapes-asked.ts'

const CELL_MM = 20

export const bauhaus: Family = {
  name: 'bauhaus',
  summary: 'squares filled with quarter rounds, half rounds, triangles, stripes and dots in two sizes of cell',
  words:
    'bauhaus|bauhaus geometric|semi circle|semi circles|semi-circle|half circle|half-circle|overlapping semi circle|moquette|bus seat moquette|tube moquette|bus seat|train seat|tram seat|seat moquette|bauhaus tile|geometric tile|geometric block|geometric blocks|geometric shape|geometric shapes|geometric collage|modernist|modernist geometric|swiss design|swiss poster|constructivist|suprematist|kandinsky|anni albers|josef albers|gunta stölzl|gunta stolzl|quarter circle|quarter circles|half circle|half circles|semicircle|semicircles|shape grid|geometric mosaic|formes géométriques|geometrische formen|formas geométricas|forme geometriche|幾何学模様|バウハウス'.split(
      '|',
    ),
  generalWords: 'geometric|geo|geometrical|geometrisch|géométrique|geométrico|geometrico'.split('|'),
  motifs: ['semicircle'],
  coverage: { low: 0.4, medium: 0.58, high: 0.78 },
  inks: { least: 2, natural: 6 },
  moods: ['midcentury', 'pop', 'scandinavian', 'boho', 'seventies'],
  ground: 'light',
  motifMm: 20,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawBauhaus,
}

type Cell = { readonly column: number; readonly row: number; readonly span: 1 | 2 }
/** Draws into the unit square about the origin, sides 1; the cell turns it by quarters. */
type Form = {
  readonly of: readonly Shape[]
  readonly draw: (ink: number, other: number, put: (ink: number, ring: Ring) => void) => void
}

function drawBauhaus(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('forms')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const size = CELL_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  const deck = createDeck(random, cast.figures)
  // A filled back takes the cell whole; their number is chosen so that forms and backs together meet the coverage.
  const backShare = Math.max(0, Math.min(1, (plan.coverage - 0.47) / 0.5))
  const swell = Math.min(1, 0.55 + plan.coverage * 0.85)
  const allowed = withShapesAsked(plan, forms)
  const layout = layCells(random, cells.columns, cells.rows)
  const backs = random.shuffle(layout.map((_, at) => at < layout.length * backShare))
  layout.forEach(({ column, row, span }, at) => {
    const [wide, tall] = [cells.wideMm * span, cells.tallMm * span]
    const back = backs[at] ? deck() : cast.ground
    const isSingle = cast.figures.length < 2
    // With one figure ink a filled back is drawn on in the ground, and second parts are cut out of the first.
    const ink = isSingle && back !== cast.ground ? cast.ground : differing(deck, [back])
    const other = isSingle ? back : differing(deck, [back, ink])
    if (back !== cast.ground) paint(cloth, back, rectangle(column * cells.wideMm, row * cells.tallMm, wide, tall))
    const turn = placeKnot({ turn: (random.below(4) / 4) * TURN, size: back === cast.ground ? swell : 1 })
    const put = (formInk: number, ring: Ring): void => {
      const stretch = (knot: Knot): Knot => {
        const [x, y, corner] = turn(knot)
        return [column * cells.wideMm + (x + 0.5) * wide, row * cells.tallMm + (y + 0.5) * tall, corner]
      }
      paint(cloth, formInk, ring.map(stretch))
    }
    random.pick(allowed).draw(ink, other === back && !isSingle ? cast.ground : other, put)
  })
  return cloth
}

/** Inks dealt from a shuffled deck, so that each comes as often as the others. */
function createDeck(random: Random, inks: readonly number[]): () => number {
  let deck: number[] = []
  return () => {
    if (deck.length === 0) deck = random.shuffle(inks)
    return deck.pop() ?? inks[0]
  }
}

const DEALS_MOST = 6

function differing(deck: () => number, taken: readonly number[]): number {
  let ink = deck()
  for (let deal = 0; deal < DEALS_MOST && taken.includes(ink); deal++) ink = deck()
  return ink
}

/** A quarter of the cloth in cells of double size, no two of them touching, the rest single. */
function layCells(random: Random, columns: number, rows: number): Cell[] {
  const taken = new Set<number>()
  const key = (column: number, row: number): number => (row % rows) * columns + (column % columns)
  const square = (column: number, row: number): number[] =>
    [0, 1].flatMap((down) => [0, 1].map((across) => key(column + across, row + down)))
  const cells: Cell[] = []
  const places = random.shuffle(Array.from({ length: columns * rows }, (_, at) => at))
  for (const place of places) {
    if (cells.length * 16 >= columns * rows || columns < 4 || rows < 4) break
    const [column, row] = [place % columns, Math.floor(place / columns)]
    if (square(column, row).some((at) => taken.has(at))) continue
    for (const at of square(column, row)) taken.add(at)
    cells.push({ column, row, span: 2 })
  }
  for (let at = 0; at < columns * rows; at++)
    if (!taken.has(at)) cells.push({ column: at % columns, row: Math.floor(at / columns), span: 1 })
  return cells
}

/** A quarter disc about a corner of the unit square. */
function quarterDisc(x: number, y: number, radius: number, from: number): Ring {
  const at = (angle: number, reach: number, corner?: 1): Knot => [
    x + Math.cos(from + angle) * radius * reach,
    y + Math.sin(from + angle) * radius * reach,
    corner,
  ]
  const arc = [0.14, 0.5, 0.86].map((share, step) => at((share * TURN) / 4, step === 1 ? 1.038 : 1.02))
  return [[x, y, 1], at(0, 1, 1), ...arc, at(TURN / 4, 1, 1)]
}

function halfDisc(x: number, y: number, radius: number, from: number): Ring {
  const [first, second] = [quarterDisc(x, y, radius, from), quarterDisc(x, y, radius, from + TURN / 4)]
  return [...first.slice(1), ...second.slice(2)]
}

const forms: readonly Form[] = [
  {
    of: ['circle'],
    draw: (ink, other, put) => {
      put(ink, quarterDisc(-0.5, -0.5, 1, 0))
      put(other, quarterDisc(-0.5, -0.5, 0.62, 0))
    },
  },
  {
    of: ['circle'],
    draw: (ink, other, put) => {
      for (const [at, share] of [1, 0.78, 0.56, 0.34].entries())
        put(at % 2 ? other : ink, quarterDisc(-0.5, -0.5, share, 0))
    },
  },
  {
    of: ['circle'],
    draw: (ink, other, put) => {
      put(ink, halfDisc(0, -0.5, 0.5, 0))
      put(other, halfDisc(0, 0, 0.5, 0))
    },
  },
  {
    of: ['triangle'],
    draw: (ink, _other, put) =>
      put(
        ink,
        polygon([
          [-0.5, -0.5],
          [0.5, 0.5],
          [-0.5, 0.5],
        ]),
      ),
  },
  {
    of: ['triangle', 'circle'],
    draw: (ink, other, put) => {
      put(
        ink,
        polygon([
          [-0.5, 0.5],
          [0, -0.5],
          [0.5, 0.5],
        ]),
      )
      put(other, circle(0, 0.18, 0.16))
    },
  },
  {
    of: ['circle'],
    draw: (ink, other, put) => {
      put(ink, circle(0, 0, 0.44))
      put(other, halfDisc(0, 0, 0.44, 0))
    },
  },
  {
    of: ['circle'],
    draw: (ink, other, put) => {
      put(ink, circle(0, 0, 0.46))
      put(other, circle(0, 0, 0.27))
      put(ink, circle(0, 0, 0.11, 8))
    },
  },
  {
    of: ['stripe'],
    draw: (ink, _other, put) => {
      for (let bar = 0; bar < 4; bar++) put(ink, rectangle(-0.5, -0.44 + bar * 0.25, 1, 0.125))
    },
  },
  {
    of: ['dot'],
    draw: (ink, other, put) => {
      for (let dot = 0; dot < 9; dot++)
        put(dot % 2 ? other : ink, circle(-0.31 + (dot % 3) * 0.31, -0.31 + Math.floor(dot / 3) * 0.31, 0.1, 8))
    },
  },
  {
    of: ['circle'],
    draw: (ink, other, put) => {
      put(ink, quarterDisc(-0.5, 0.5, 1, -TURN / 4))
      put(other, quarterDisc(0.5, -0.5, 0.5, TURN / 4))
    },
  },
  {
    of: ['leaf'],
    draw: (ink, other, put) => {
      // A leaf of two quarter rounds with its vein.
      put(ink, [
        [-0.5, -0.5, 1],
        [0.12, -0.5],
        [0.5, -0.12],
        [0.5, 0.5, 1],
        [-0.12, 0.5],
        [-0.5, 0.12],
      ])
      put(
        other,
        polygon([
          [-0.3, -0.3],
          [0.34, 0.3],
          [0.3, 0.34],
        ]),
      )
    },
  },
]
