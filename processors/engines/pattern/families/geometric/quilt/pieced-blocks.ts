import type { Point } from '../../../kit/line/knot.ts'
import type { Fabric, Patch } from './patch.ts'
import { gridPatches, stripPatch } from './patch.ts'

export const BEARS_PAW = [
  String.raw`a   a\b a\b a a/b a/b a`,
  String.raw`b\a b   b   a b   b   b/a`,
  String.raw`b\a b   b   a b   b   b/a`,
  'a a a c a a a',
  String.raw`a/b b   b   a b   b   a\b`,
  String.raw`a/b b   b   a b   b   a\b`,
  String.raw`a   b/a b/a a b\a b\a a`,
]

const MAPLE_LEAF = ['a/b a/b a', 'b b b/a', 'a b b/a']

export const HOURGLASS = ['baba abab', 'abab baba']

export const DUTCHMANS_PUZZLE = [
  String.raw`a/b b\a a/c c/a`,
  String.raw`a/c c\a b\a a\b`,
  String.raw`b\a a\b a/c c\a`,
  String.raw`a/c c/a b\a a/b`,
]

/** A block of side 1 made smaller and put in its place in a larger one. */
function inset(patches: readonly Patch[], left: number, top: number, size: number): Patch[] {
  return patches.map(({ fabric, points }) => ({
    fabric,
    points: points.map(([x, y]): Point => [left + x * size, top + y * size]),
  }))
}

/** Maple leaf: three squares and four points of one cloth, and a stem into the corner. */
export function mapleLeaf(): Patch[] {
  const stem: readonly Point[] = [
    [0, 0.93],
    [0.3, 0.63],
    [0.37, 0.7],
    [0.07, 1],
    [0, 1],
  ]
  return [...gridPatches(MAPLE_LEAF), { fabric: 'b', points: stem }]
}

/** Jacob's ladder: four-patches up one diagonal of the block, halved squares in the rest. */
export function jacobsLadder(): Patch[] {
  const third = 1 / 3
  const [steps, half] = [gridPatches(['c a', 'a c']), gridPatches(['b/a'])]
  return Array.from({ length: 9 }, (_, at) => {
    const isStep = (at % 3) + Math.floor(at / 3) === 2 || at === 0 || at === 8
    return inset(isStep ? steps : half, (at % 3) * third, Math.floor(at / 3) * third, third)
  }).flat()
}

/** Rail fence: rails of three cloths, set upright and level by turns. */
export function railFence(): Patch[] {
  const cloths: readonly Fabric[] = ['b', 'c', 'a']
  return cloths.map((fabric, at) => stripPatch(fabric, 0, at / 3, 1, 1 / 3))
}

/** Of a snowball's side, what its corners take. */
const CORNER = 0.29

const NINE_PATCH = ['b a b', 'a c a', 'b a b']

/** Snowball: squares whose corners are cut off in the cloths of the nine-patches they stand between. */
export function snowball(): Patch[] {
  const corner = (x: number, y: number): Patch => ({
    fabric: 'b',
    points: [
      [x, y],
      [Math.abs(x - CORNER), y],
      [x, Math.abs(y - CORNER)],
    ],
  })
  const round = [stripPatch('e', 0, 0, 1, 1), corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)]
  const nine = gridPatches(NINE_PATCH)
  return [
    ...inset(round, 0, 0, 0.5),
    ...inset(nine, 0.5, 0, 0.5),
    ...inset(nine, 0, 0.5, 0.5),
    ...inset(round, 0.5, 0.5, 0.5),
  ]
}

/** A square on its point in another, and a third upright within. */
function squareOnPoint(outer: Fabric, point: Fabric, inner: Fabric): Patch[] {
  const diamond: readonly Point[] = [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ]
  return [stripPatch(outer, 0, 0, 1, 1), { fabric: point, points: diamond }, stripPatch(inner, 0.25, 0.25, 0.5, 0.5)]
}

/** Storm at sea: large and small squares on their points with long lozenges between, whose straight seams look like waves. */
export function stormAtSea(): Patch[] {
  const third = 1 / 3
  const lozenge = (x: number, y: number, wide: number, tall: number): Patch[] => [
    stripPatch('b', x, y, wide, tall),
    {
      fabric: 'a',
      points: [
        [x + wide / 2, y],
        [x + wide, y + tall / 2],
        [x + wide / 2, y + tall],
        [x, y + tall / 2],
      ],
    },
  ]
  return [
    ...inset(squareOnPoint('a', 'c', 'd'), 0, 0, third),
    ...lozenge(third, 0, 2 * third, third),
    ...lozenge(0, third, third, 2 * third),
    ...inset(squareOnPoint('b', 'a', 'c'), third, third, 2 * third),
  ]
}
