import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Colourway, Family, Plan } from '../family.ts'

const THREAD_MM = 0.9
/** More threads across a repeat would have fewer pixels each than can be seen. */
const THREADS_MOST = 400

/** Indigo or madder wool on undyed cotton, as in coverlets of the eastern United States. */
const coverlets: readonly Colourway[] = [
  { inks: ['#efe6d2', '#263a5e'], ground: 0 },
  { inks: ['#efe6d2', '#7c2f2a', '#2b3f57'], ground: 0 },
]

export const coverlet: Family = {
  name: 'coverlet',
  summary:
    'block weaves: overshot with its half tones, tromp as writ, or double cloth whose two layers change places in stars, tables and roses',
  words: [
    'coverlet',
    'coverlet weave',
    'bedcover weave',
    'block weave',
    'woven coverlet',
    'welsh blanket',
    'colonial coverlet',
    'jacquard coverlet',
  ],
  kinds: {
    overshot:
      "overshot|overshot weave|overshot coverlet|overshot pattern|monk's belt|monks belt|honeysuckle overshot|snail trail weave|colonial overshot|munkabälte|float weave",
    'double-cloth':
      'double cloth|doublecloth|double weave|doubleweave|welsh tapestry|welsh tapestry blanket|welsh tapestry cloth|doppelgewebe|summer and winter|summer and winter weave|finnweave|takana',
  },
  colourway: ({ styles }) => coverlets[styles.includes('double-cloth') ? 1 : 0],
  motifs: [],
  coverage: { low: 0.3, medium: 0.5, high: 0.7 },
  isDensityFixed: true,
  inks: { least: 2, natural: 3 },
  moods: ['heritage', 'indigo', 'scandinavian', 'madder'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawCoverlet,
}

/**
 * Half of a threading by blocks, each of two ends; it is mirrored about its last block. After historical drafts: a
 * diagonal that widens to a wheel, and a table or a rose of two alternating blocks.
 */
const halves = [
  'ABCDABCDAABBCCDDDCCDDDCCDDD',
  'CDCDCDAABBCCDDAAABBBCCCDDDD',
  'ABCDABCDABCDCCDDCCDDCCDD',
  'AABBCCDDAABBCCDDABABABABAB',
  'DDDDAAAABBBCCCDDABCDABCDCDCDC',
] as const

function drawCoverlet(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const random = plan.random.fork('draft')
  const half = [...random.pick(halves)].map((block) => 'ABCD'.indexOf(block))
  const blocks = [...half, ...half.slice(1, -1).toReversed()]
  const isDouble = chooseKind(plan, ['overshot', 'double-cloth']) === 'double-cloth'
  const figure = isDouble ? weaveDouble(plan, random, blocks) : weaveOvershot(plan, blocks)
  const size = figure.length * THREAD_MM * plan.scale * (isDouble ? 2 : 1)
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size })
  const most = Math.max(1, Math.floor(THREADS_MOST / figure.length))
  const [across, down] = [Math.min(most, cells.columns), Math.min(most, cells.rows)]
  paintCells(
    cloth,
    Array.from({ length: figure.length * down }, (_, pick) =>
      Array.from({ length: figure.length * across }, (_, end) => figure[pick % figure.length][end % figure.length]),
    ),
  )
  return cloth
}

/**
 * Overshot on four shafts: a block is a pair of adjacent shafts. The pattern weft covers the ends of its own block,
 * every other end of the two adjacent ones, and none of the fourth. The tabby between pattern picks is hidden.
 */
function weaveOvershot({ cast }: Plan, blocks: readonly number[]): number[][] {
  const shafts = blocks.flatMap((block) => [block, (block + 1) % 4])
  const wefts = weftsOf(blocks, [cast.line, ...cast.figures.filter((ink) => ink !== cast.line)])
  return blocks.flatMap((block, at) =>
    [0, 1].map(() => shafts.map((shaft) => (shaft === block || shaft === (block + 1) % 4 ? wefts[at] : cast.ground))),
  )
}

/** With several wefts each weaves one part of the draft: first the long blocks, then the short ones. */
function weftsOf(blocks: readonly number[], inks: readonly number[]): number[] {
  const isLong = (at: number): boolean =>
    blocks[at] === blocks[(at + 1) % blocks.length] || blocks[at] === blocks[(at + blocks.length - 1) % blocks.length]
  // A single different thread between two equal ones counts as one of them.
  let part = 0
  return blocks.map((_, at) => {
    if (at > 0 && isLong(at) !== isLong(at - 1)) part++
    return inks[(isLong(at) ? 0 : 1 + (part >> 1) * 2) % inks.length]
  })
}

/**
 * Tie-ups: for each block of the weft the blocks of the warp in which the upper layer is on the face (on the diagonal,
 * beside it, or alternating).
 */
const tieUps = [
  ['x...', '.x..', '..x.', '...x'],
  ['x.x.', '.x.x', 'x.x.', '.x.x'],
  ['xx..', 'xx..', '..xx', '..xx'],
  ['x..x', '.xx.', '.xx.', 'x..x'],
] as const

/**
 * Double cloth: two layers of plain weave that change places block by block; stripes in the warps give more colours.
 */
function weaveDouble({ cast }: Plan, random: Random, blocks: readonly number[]): number[][] {
  const tieUp = random.pick(tieUps)
  const [first, ...others] = cast.figures
  // One layer has the ground and quiet inks, the other the strong ones, in stripes.
  const upper = [first, ...others.filter((_, at) => at % 2 === 0)]
  const lower = [cast.ground, ...others.filter((_, at) => at % 2 === 1)]
  const runs = weftsOf(blocks, [0, 1, 2])
  return blocks.map((pick, row) =>
    blocks.map((end, column) => {
      const isUpper = tieUp[pick][end] === 'x'
      const layer = isUpper ? upper : lower
      return layer[(isUpper ? runs[column] : runs[row]) % layer.length]
    }),
  )
}
