import type { Point } from '../../../kit/line/knot.ts'
import { adinkra } from './adinkra-signs.ts'
import type { Sign, Stroke } from './stroke.ts'
import { arc, read, readAll } from './stroke.ts'

/** The elder futhark: 24 staves, cut with straight strokes alone. */
const runes = readAll(`
3,0 3,10|3,1 8,0|3,5 8,3
2,10 2,0 8,4 8,10
3,0 3,10|3,3 7,5 3,7
3,10 3,0 8,3|3,4 8,7
3,10 3,0 7,3 3,5 8,10
7,0 2,5 7,10
2,0 8,10|8,0 2,10
3,0 3,10|3,0 7,2 7,4 3,6
3,0 3,10|7,0 7,10|3,3 7,7
5,0 5,10|3,4 7,7
5,0 5,10
3,2 6,4 3,6|7,4 4,6 7,8
5,0 5,10|5,0 8,3|5,10 2,7
2,0 4,2 4,10 6,8
5,0 5,10|5,4 1,0|5,4 9,0
7,0 3,3 7,6 3,10
5,0 5,10|5,0 1,4|5,0 9,4
3,0 3,10|3,0 7,2 3,5 7,8 3,10
2,10 2,0 5,3 8,0 8,10
2,0 2,10|8,0 8,10|2,0 8,5|8,0 2,5
4,10 4,0 8,4
5,1 8,5 5,9 2,5 5,1
2,10 8,4 5,1 2,4 8,10
2,0 2,10|8,0 8,10|2,0 8,10|8,0 2,10
`)

/** The twelve signs of the zodiac, from the ram to the fishes. */
const zodiac: readonly Sign[] = [
  ...readAll('~1,4 1,2 3,1 5,4 5,10|~9,4 9,2 7,1 5,4'),
  [arc(0, 0.16, 0.3), ...read('~1,0 3,3 5,4 7,3 9,0')],
  ...readAll('~1,0 3,1 7,1 9,0|~1,10 3,9 7,9 9,10|3,1 3,9|7,1 7,9'),
  [arc(-0.25, -0.1, 0.13), arc(0.25, 0.1, 0.13), ...read('~1,4 3,1 7,1 9,3|~9,6 7,9 3,9 1,7')],
  [arc(-0.22, 0.12, 0.15), ...read('~4,6 2,3 4,0 7,1 7,4 6,8 7,10 9,9')],
  ...readAll('~1,1 2,2 2,9|~2,3 3,1 4,3 4,9|~4,3 5,1 6,3 6,8 9,10|~6,4 8,3 9,5 7,8 5,10'),
  ...readAll('1,9 9,9|~1,7 4,7 3,4 5,1 7,4 6,7 9,7'),
  ...readAll('~1,1 2,2 2,9|~2,3 3,1 4,3 4,9|~4,3 5,1 6,3 6,8 7,9 9,8|9,6 9,8 7.4,7.4'),
  ...readAll('1,10 9,1|5,1 9,1 9,5|2,5 6,9'),
  [arc(0.24, 0.2, 0.15), ...read('~1,1 2,2 3,8|~3,4 4,1 5,3 5,8 4,10|~5,6 7,4 9,6')],
  ...readAll('1,4 3,2 5,4 7,2 9,4|1,8 3,6 5,8 7,6 9,8'),
  ...readAll('~1,0 3,3 3,7 1,10|~9,0 7,3 7,7 9,10|1,5 9,5'),
]

const letters = readAll(`
1,10 5,0 9,10|2.6,6 7.4,6
2,0 2,10|~2,0 7,0 8,2.5 7,5 2,5|~2,5 8,5.4 9,7.6 7,10 2,10
~9,2 7,0 4,0 1,3 1,7 4,10 7,10 9,8
2,0 2,10|~2,0 6,0 9,3 9,7 6,10 2,10
9,0 2,0 2,10 9,10|2,5 7,5
9,0 2,0 2,10|2,5 7,5
~9,2 7,0 4,0 1,3 1,7 4,10 7,10 9,8 9,6|9,6 6,6
2,0 2,10|8,0 8,10|2,5 8,5
5,0 5,10|3,0 7,0|3,10 7,10
~8,0 8,7 6,10 3,10 1,7
2,0 2,10|8,0 2,6|4,4 9,10
2,0 2,10 9,10
1,10 1,0 5,6 9,0 9,10
2,10 2,0 8,10 8,0
~5,0 2,1.5 1,5 2,8.5 5,10 8,8.5 9,5 8,1.5 5,0
2,10 2,0|~2,0 7,0 8.6,2.8 7,5.6 2,5.6
~5,0 2,1.5 1,5 2,8.5 5,10 8,8.5 9,5 8,1.5 5,0|6,7 9,10
2,10 2,0|~2,0 7,0 8.6,2.6 7,5.2 2,5.2|5,5.2 9,10
~8,1.5 6,0 3,0.3 2,2.5 4,4.6 7,5.4 8.4,7.5 7,9.7 4,10 1.6,8.5
1,0 9,0|5,0 5,10
~2,0 2,7 4,10 6,10 8,7 8,0
1,0 5,10 9,0
0.5,0 3,10 5,3 7,10 9.5,0
1,0 9,10|9,0 1,10
1,0 5,5 9,0|5,5 5,10
1,0 9,0 1,10 9,10
`)

const numerals = readAll(`
~5,0 2.6,1.5 2,5 2.6,8.5 5,10 7.4,8.5 8,5 7.4,1.5 5,0
2.6,2.4 5,0 5,10|2.6,10 7.4,10
~2,2.6 3.4,0.3 6.6,0.3 8,2.6 6,5.6 2,10|2,10 8.4,10
~2,1.2 5,0 7.6,1.6 7,4.2 4.4,4.8|~4.4,4.8 7.6,5.4 8,8 5,10 1.8,8.8
6.4,10 6.4,0 1.6,7 8.6,7
8,0 3,0 2.4,4.6|~2.4,4.6 5.4,3.6 8,5.4 7.8,8.4 5,10 1.8,8.8
~7.6,0.6 4.4,2 2.2,6 3.6,9.6 6.6,9.6 8,7 6,4.8 2.6,6
1.8,0 8.4,0 4.2,10
~5,0 2.6,1.2 3,3.6 5,4.7 7.6,6.2 7.6,9 5,10 2.4,9 2.4,6.2 5,4.7 7,3.6 7.4,1.2 5,0
~7.8,4 5.4,5.4 2.4,4 3,1 6,0.2 7.8,3 7,7.4 3.6,10
`)

/** What stands between and behind the words of a text. */
export const punctuation = "&!?.,'-+:"
/** Its signs, in the same order. */
export const punctuationSigns = readAll(`
~9,5.6 7.4,8.6 4.8,10 2,9 1.6,6.8 4,4.8 6.2,3 6.2,1 4.6,0 3,1 3,2.8 5,6 9,10
5,0 5,6.4|5,9.6 5,10
~2.4,2.2 4,0.2 6.6,0.2 7.8,2 7,4.2 5,5.6 5,7|5,9.6 5,10
5,9.6 5,10
5.2,9.4 4.6,11.4
5,0 4.8,2.4
3,5.4 7,5.4
2,5.4 8,5.4|5,2.4 5,8.4
5,3.2 5,3.6|5,9 5,9.4
`)

/** Noughts and crosses. */
const noughts: readonly Sign[] = [[arc(0, 0, 0.44)], ...readAll('1,1 9,9|9,1 1,9')]

/**
 * The chapters of Genji in the incense game: five upright lines for five bowls, joined at the top where their scents are one. Every
 * way of parting five into groups is a sign; an inner group hangs lower than the one that spans it.
 */
function genjiko(): Sign[] {
  return partitions(5).map((groups) => {
    const heights = groups.map((group) => depthOf(group, groups) * 0.16 - 0.5)
    return groups.flatMap((group, at): Stroke[] => {
      const x = (line: number): number => line * 0.25 - 0.5
      const bars = group.map(
        (line): Stroke => ({
          points: [
            [x(line), 0.5],
            [x(line), heights[at]],
          ],
          isRound: false,
        }),
      )
      if (group.length < 2) return bars
      const beam: readonly Point[] = [
        [x(group[0]), heights[at]],
        [x(group[group.length - 1]), heights[at]],
      ]
      return [...bars, { points: beam, isRound: false }]
    })
  })
}

/** How many groups hang over one, each inside the last. */
function depthOf(group: readonly number[], groups: readonly (readonly number[])[]): number {
  const over = groups.filter((other) => other[0] < group[0] && other[other.length - 1] > group[0])
  return over.reduce((deepest, other) => Math.max(deepest, 1 + depthOf(other, groups)), 0)
}

/** Every way of parting the numbers below `count` into groups. */
function partitions(count: number): number[][][] {
  if (count === 0) return [[]]
  const last = count - 1
  return partitions(last).flatMap((groups) => [
    [...groups, [last]],
    ...groups.map((group, at) => groups.map((other, index) => (index === at ? [...group, last] : other))),
  ])
}

export const signSets = {
  runes,
  zodiac,
  letters,
  numerals,
  binary: numerals.slice(0, 2),
  noughts,
  genjiko: genjiko(),
  adinkra,
} as const
export type SignSet = keyof typeof signSets
