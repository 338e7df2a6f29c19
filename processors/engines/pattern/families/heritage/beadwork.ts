import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paintTogether } from '../../kit/area/cloth.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { wrap } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { asksFor } from '../choose-kind.ts'
import type { Colourway, Family, KindAsked, Plan } from '../family.ts'

const BEAD_MM = 3.2
/** Beads across at the most: each is a shape of its own in the file. */
const BEADS_MOST = 60
/** Beads of one figure and its gap, both ways: figures repeat in whole numbers of them. */
const FIGURE = 20

const kinds = {
  triangles:
    'zulu beads|zulu beadwork|zulu bead|zulu|xhosa beadwork|xhosa beads|ndebele beadwork|ndebele beads|krobo beads|african beadwork|african beads|love letter beads',
  collars:
    'maasai beads|maasai beadwork|maasai collar|masai beads|masai beadwork|masai collar|samburu beads|turkana beads',
  peyote: 'huichol|huichol beadwork|huichol art|huichol beads|wixarika|peyote beadwork|bead mosaic',
  loom: 'beadwork|bead work|seed bead|seed beads|seed bead weaving|bead weaving|bead loom|beadloom|loom beadwork|loomed beads|plains beadwork|lakota beadwork|sioux beadwork|native american beadwork|beaded belt',
} as const
type Kind = keyof typeof kinds

export const beadwork: Family = {
  name: 'beadwork',
  summary:
    'bead beside bead on the thread: triangles of the Zulu, ringed collars of the Maasai, Huichol flowers, stepped figures of the loom',
  words: [],
  kinds,
  colourway: ownBeads,
  motifs: [],
  coverage: { low: 0.35, medium: 0.58, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 3, natural: 6 },
  moods: ['primary', 'pop'],
  home: 'african',
  ground: 'dark',
  motifMm: BEAD_MM * FIGURE,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawBeadwork,
}

/** The threads between the beads first. */
function ownBeads(asked: KindAsked): Colourway {
  const kind = kindOf(asked)
  if (kind === 'collars')
    return { inks: ['#2a1a17', '#f6f1e6', '#d6322c', '#e8892b', '#2f63b8', '#3f9a5c', '#f0c63a'], ground: 0 }
  if (kind === 'peyote')
    return { inks: ['#221a2b', '#e23b6d', '#f5a623', '#2aa7a1', '#f8e9c9', '#6a4bb0', '#7fbf3f'], ground: 0 }
  if (kind === 'loom') return { inks: ['#4b3f38', '#f3ece0', '#2b8f9c', '#b9352e', '#e2a63c', '#27395f'], ground: 0 }
  return { inks: ['#241f22', '#f7f3ea', '#c92f33', '#2858a8', '#e9b72f', '#2f8a55'], ground: 0 }
}

function kindOf({ styles, details }: KindAsked): Kind {
  const names = Object.keys(kinds) as Kind[]
  return names.find((name) => asksFor({ styles, details }, name)) ?? 'loom'
}

/** Which bead lies at (x, y) of a figure counted from its middle: a turn of the palette, -1 for the quiet bead between figures. */
type Figure = (x: number, y: number, odd: boolean) => number

/** Diamonds in diamonds, and triangles that point at them from both sides. */
const triangles: Figure = (x, y, odd) => {
  const [u, v] = [Math.abs(x), Math.abs(y)]
  const diamond = u + v
  if (diamond < 2) return odd ? 3 : 1
  if (diamond < 5) return odd ? 1 : 2
  if (diamond < 6) return -1
  if (diamond < 9) return odd ? 2 : 3
  if (diamond < 10) return -1
  const corner = 20 - diamond
  if (corner < 4) return odd ? 4 : 1
  if (corner < 5) return -1
  return odd ? 1 : 4
}

/** Collars seen flat: ring round ring, white between the colours, every ring cut into blocks. */
const collars: Figure = (x, y, odd) => {
  const far = Math.hypot(x, y)
  const ring = Math.floor(far / 1.42)
  if (far > 10.6) return Math.abs(x) + Math.abs(y) > 16.5 ? (odd ? 2 : 4) : -1
  const block = Math.floor(((Math.atan2(y, x) / Math.PI + 1) * 8) % 2)
  if (ring % 2 === 1) return -1
  return ring === 4 ? (block ? 1 : 3) : (ring / 2 + (odd ? 1 : 0)) % 5
}

/** The peyote flower: eight petals round a star, each ring of beads in its own colour. */
const peyote: Figure = (x, y, odd) => {
  const far = Math.hypot(x, y)
  const petal = Math.cos(4 * Math.atan2(y, x))
  const rim = 7.4 + 2.1 * petal
  if (far < 1.5) return odd ? 2 : 1
  if (far < 3.2) return 3
  if (far < rim - 2.6) return odd ? 0 : 4
  if (far < rim - 1.1) return 1
  if (far < rim) return odd ? 4 : 0
  if (far < rim + 1.3) return 3
  return (Math.abs(x) + Math.abs(y)) % 4 < 1 ? 2 : -1
}

/** Stepped diamonds with arms, as they are counted on a loom. */
const loom: Figure = (x, y, odd) => {
  const [u, v] = [Math.abs(x), Math.abs(y)]
  const step = Math.floor(u / 2) * 2 + Math.floor(v / 2) * 2
  if (u < 1 && v < 1) return 3
  if (step < 4) return odd ? 2 : 1
  if (step < 6) return 3
  if (step < 10) return odd ? 1 : 0
  if ((u < 2 || v < 2) && step < 16) return 2
  if (step < 12) return odd ? 0 : 4
  return u > 7 && v > 7 ? (u > 8.4 && v > 8.4 ? 1 : 4) : -1
}

const figures: Readonly<Record<Kind, Figure>> = { triangles, collars, peyote, loom }

/** Beads in straight rows on the thread, figures side by side in two colourings by turns. */
function drawBeadwork(plan: Plan): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const bead = Math.max(BEAD_MM * plan.scale, Math.max(widthMm, heightMm) / BEADS_MOST)
  const size = { wideMm: bead * FIGURE, tallMm: bead * FIGURE }
  const cells = fitCellPair(plan, size, { columns: 2, rows: 2 })
  const [columns, rows] = [cells.columns * FIGURE, cells.rows * FIGURE]
  const [wide, tall] = [widthMm / columns, heightMm / rows]
  const figure = figures[kindOf(plan)]
  // The quiet bead is the one farthest from the thread in lightness: white on black, black on white.
  const quiet = cast.line
  const bright = cast.figures.filter((ink) => ink !== quiet)
  const beads = new Map<number, Ring[]>()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const odd = (Math.floor(column / FIGURE) + Math.floor(row / FIGURE)) % 2 === 1
      const turn = figure((column % FIGURE) - (FIGURE - 1) / 2, (row % FIGURE) - (FIGURE - 1) / 2, odd)
      const ink = turn < 0 || bright.length === 0 ? quiet : bright[wrap(turn, bright.length)]
      const list = beads.get(ink) ?? []
      beads.set(ink, list)
      list.push(beadAt((column + 0.5) * wide, (row + 0.5) * tall, wide, tall))
    }
  for (const [ink, rings] of beads) paintTogether(cloth, ink, rings)
  return cloth
}

/** A bead with 0.3 mm of thread round it, which every print holds open. */
function beadAt(x: number, y: number, wide: number, tall: number): Ring {
  return circle(0, 0, 1, 8).map(([u, v]) => [x + u * wide * 0.44, y + v * tall * 0.44])
}
