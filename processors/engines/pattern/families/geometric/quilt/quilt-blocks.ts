import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import { cathedralWindow, drunkardsPath, marinersCompass, orangePeel } from './curved-blocks.ts'
import type { Fabric, Patch } from './patch.ts'
import { gridPatches, stripPatch } from './patch.ts'
import {
  BEARS_PAW,
  DUTCHMANS_PUZZLE,
  HOURGLASS,
  jacobsLadder,
  mapleLeaf,
  railFence,
  snowball,
  stormAtSea,
} from './pieced-blocks.ts'

const NINE_PATCH = ['b a b', 'a c a', 'b a b']

const OHIO_STAR = ['a abab a', 'baba c baba', 'a abab a']

const SAWTOOTH_STAR = [
  String.raw`a   a\b a/b a`,
  String.raw`b\a c   d   b/a`,
  String.raw`a/b d   c   a\b`,
  String.raw`a   b/a b\a a`,
]

const PINWHEEL = [String.raw`b\a a/b`, String.raw`b/a a\b`]

const FLYING_GEESE = [
  String.raw`a/b b\a c\a c/a`,
  String.raw`a/c c\a b\a b/a`,
  String.raw`a/d d\a c\a c/a`,
  String.raw`a/b b\a d\a d/a`,
]

const BROKEN_DISHES = [
  String.raw`b\a c/a b\a c/a`,
  String.raw`a/c a\b a/c a\b`,
  String.raw`b\a c/a b\a c/a`,
  String.raw`a/c a\b a/c a\b`,
]

const FRIENDSHIP_STAR = ['a   b/a a', String.raw`a\b c   b\a`, 'a   a/b a']

/** The corner in which each square's pie lies. */
const DRUNKARDS_PATH = ['0011', '0011', '3322', '3322']

/** Corner triangles and bars round a plain cross. */
function churnDash(): Patch[] {
  const third = 1 / 3
  const corners = gridPatches([String.raw`a/b a a\b`, 'a c a', String.raw`b\a a b/a`]).filter(
    ({ points }) => points.length === 3,
  )
  const bar = third / 2
  const flipped: Patch[] = [
    stripPatch('a', third, bar, third, bar),
    stripPatch('a', third, 2 * third, third, bar),
    stripPatch('a', bar, third, bar, third),
    stripPatch('a', 2 * third, third, bar, third),
    stripPatch('c', third, third, third, third),
    stripPatch('b', third, 0, third, bar),
    stripPatch('b', third, 1 - bar, third, bar),
    stripPatch('b', 0, third, bar, third),
    stripPatch('b', 1 - bar, third, bar, third),
  ]
  return [...corners, ...flipped]
}

const LOGS = 4
const SEAM = 0.005

/** Strips round a hearth, light logs on two sides, dark ones on the other two, each longer than the last. */
function logCabin(): Patch[] {
  const strip = 1 / (LOGS * 2 + 1)
  // Seams of background keep logs of one cloth apart.
  const log = (fabric: Fabric, x: number, y: number, wide: number, tall: number): Patch =>
    stripPatch(fabric, x + SEAM, y + SEAM, wide - 2 * SEAM, tall - 2 * SEAM)
  const patches: Patch[] = [log('d', LOGS * strip, LOGS * strip, strip, strip)]
  const [lights, darks]: [Fabric[], Fabric[]] = [
    ['a', 'e', 'g', 'e'],
    ['b', 'c', 'f', 'b'],
  ]
  for (let round = 0; round < LOGS; round++) {
    const near = (LOGS - 1 - round) * strip
    const length = (round * 2 + 1) * strip
    patches.push(log(lights[round], near + strip, near, length, strip))
    patches.push(log(lights[round], near + strip + length, near, strip, length + strip))
    patches.push(log(darks[round], near + strip, near + strip + length, length + strip, strip))
    patches.push(log(darks[round], near, near, strip, length + 2 * strip))
  }
  return patches
}

const RHOMBS = 4

/** Eight great diamonds, each pieced from small ones whose cloth changes by the distance from the centre. */
function loneStar(): Patch[] {
  const side = Math.SQRT2 - 1
  const reach = 0.5 / (Math.cos(TURN / 8) * side + side)
  const rings: Fabric[] = ['c', 'b', 'd', 'e', 'd', 'b', 'c']
  const patches: Patch[] = []
  for (let arm = 0; arm < 8; arm++) {
    const [from, to] = [polar(0, 0, side * reach, (arm / 8) * TURN), polar(0, 0, side * reach, ((arm + 1) / 8) * TURN)]
    const at = (i: number, j: number): Point => [
      0.5 + (from[0] * i + to[0] * j) / RHOMBS,
      0.5 + (from[1] * i + to[1] * j) / RHOMBS,
    ]
    for (let i = 0; i < RHOMBS; i++)
      for (let j = 0; j < RHOMBS; j++)
        patches.push({ fabric: rings[i + j], points: [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)] })
  }
  return patches
}

/** Squares set on their points, one inside another. */
function squareInSquare(): Patch[] {
  const diamond = (share: number): Point[] => [0, 1, 2, 3].map((at) => polar(0.5, 0.5, share / 2, (at / 4) * TURN))
  const square = (half: number): Point[] => [0, 1, 2, 3].map((at) => polar(0.5, 0.5, half, ((at + 0.5) / 4) * TURN))
  return [
    stripPatch('b', 0, 0, 1, 1),
    { fabric: 'a', points: diamond(1) },
    { fabric: 'c', points: square(0.3535) },
    { fabric: 'a', points: diamond(0.5) },
    { fabric: 'd', points: square(0.1768) },
  ]
}

/** Courthouse steps: pairs of logs of one length, light ones above and below the hearth, dark ones at its sides. */
function courthouseSteps(): Patch[] {
  const strip = 1 / (LOGS * 2 + 1)
  const patches: Patch[] = [stripPatch('d', LOGS * strip, LOGS * strip, strip, strip)]
  for (let round = 0; round < LOGS; round++) {
    const [near, far] = [(LOGS - 1 - round) * strip, (LOGS + 1 + round) * strip]
    const length = (round * 2 + 1) * strip
    const [light, dark]: [Fabric, Fabric] = round % 2 ? ['e', 'c'] : ['a', 'b']
    for (const y of [near, far]) patches.push(stripPatch(light, near + strip, y + SEAM, length, strip - 2 * SEAM))
    for (const x of [near, far]) patches.push(stripPatch(dark, x + SEAM, near, strip - 2 * SEAM, length + 2 * strip))
  }
  return patches
}

/** Quarter turns of `size` × `size` blocks whose light halves meet in rings of diamonds about the middle. */
function barnRaising(size: number): number[][] {
  const quarters = [
    [0, 1],
    [3, 2],
  ]
  const half = size / 2
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_unused, column) => quarters[row < half ? 0 : 1][column < half ? 0 : 1]),
  )
}

/** How a block is repeated: alone or by turns with a plain or a second block. */
export type QuiltBlock = {
  readonly blockMm: number
  readonly patches: () => readonly Patch[]
  /** Set with plain squares of background between, as a chessboard. */
  readonly isAlternate?: boolean
  /** Share of the block taken by strips of another cloth between blocks, with a small square where they cross. */
  readonly sashing?: number
  /** Light cloths `a e g` and dark ones `b c f` are told apart by tone, for the halves of blocks make the figure. */
  readonly isByTone?: boolean
  /** Every block is cut from the same cloths. */
  readonly isUniform?: boolean
  /** Quarter turns by place, so that light and dark sides meet in diamonds or furrows. */
  readonly turns?: readonly (readonly number[])[]
}

export const quiltBlocks = {
  'nine-patch': { blockMm: 30, patches: () => gridPatches(NINE_PATCH), isAlternate: true },
  'ohio-star': { blockMm: 40, patches: () => gridPatches(OHIO_STAR), sashing: 0.12 },
  'sawtooth-star': { blockMm: 40, patches: () => gridPatches(SAWTOOTH_STAR), sashing: 0.12 },
  'friendship-star': { blockMm: 32, patches: () => gridPatches(FRIENDSHIP_STAR), sashing: 0.07 },
  pinwheel: { blockMm: 24, patches: () => gridPatches(PINWHEEL) },
  'broken-dishes': { blockMm: 40, patches: () => gridPatches(BROKEN_DISHES) },
  'flying-geese': { blockMm: 48, patches: () => gridPatches(FLYING_GEESE) },
  'churn-dash': { blockMm: 36, patches: churnDash, sashing: 0.14 },
  'log-cabin': {
    blockMm: 40,
    patches: logCabin,
    isByTone: true,
    isUniform: true,
    turns: [
      [0, 1],
      [3, 2],
    ],
  },
  'courthouse-steps': { blockMm: 40, patches: courthouseSteps },
  'barn-raising': { blockMm: 20, patches: logCabin, isByTone: true, isUniform: true, turns: barnRaising(8) },
  'straight-furrow': { blockMm: 26, patches: logCabin, isByTone: true, isUniform: true },
  'drunkards-path': { blockMm: 53, patches: () => drunkardsPath(DRUNKARDS_PATH) },
  'cathedral-window': { blockMm: 32, patches: cathedralWindow },
  'orange-peel': { blockMm: 26, patches: orangePeel },
  'mariners-compass': { blockMm: 80, patches: marinersCompass, sashing: 0.05 },
  'bears-paw': { blockMm: 44, patches: () => gridPatches(BEARS_PAW), sashing: 0.1 },
  'maple-leaf': { blockMm: 36, patches: mapleLeaf, sashing: 0.12 },
  hourglass: { blockMm: 30, patches: () => gridPatches(HOURGLASS) },
  'dutchmans-puzzle': { blockMm: 40, patches: () => gridPatches(DUTCHMANS_PUZZLE) },
  'jacobs-ladder': { blockMm: 44, patches: jacobsLadder, isUniform: true },
  'rail-fence': {
    blockMm: 20,
    patches: railFence,
    turns: [
      [0, 1],
      [1, 0],
    ],
  },
  snowball: { blockMm: 46, patches: snowball },
  'storm-at-sea': { blockMm: 40, patches: stormAtSea, isUniform: true },
  'lone-star': { blockMm: 80, patches: loneStar, sashing: 0.06 },
  'square-in-square': { blockMm: 36, patches: squareInSquare },
} as const satisfies Record<string, QuiltBlock>
