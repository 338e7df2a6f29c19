// Outlines are put together from edges so that each has the inside on its right and none runs over itself.
import { describe, expect, test } from '@jest/globals'
import { openRings } from '../../../../../../processors/engines/trace/layers/rings.ts'
import type { Edge } from '../../../../../../processors/engines/trace/map/edges.ts'

type Place = readonly [x: number, y: number]

const ACROSS = 100
const nodeAt = ([x, y]: Place): number => y * ACROSS + x

/** The heading from one place to another on its row or column: 0 east, 1 south, 2 west, 3 north. */
function headingOf([x, y]: Place, [toX, toY]: Place): number {
  if (y === toY) return toX > x ? 0 : 2
  return toY > y ? 1 : 3
}

/** An edge through places, with a face on either side. */
function edgeThrough(places: readonly Place[], leftFace: number, rightFace: number): Edge {
  const [first, second, last, before] = [places[0], places[1], places[places.length - 1], places[places.length - 2]]
  return {
    ...{ left: leftFace, right: rightFace, leftFace, rightFace },
    ...{ closed: nodeAt(first) === nodeAt(last), start: nodeAt(first), end: nodeAt(last) },
    ...{ startTurn: headingOf(first, second), endTurn: headingOf(last, before) },
    curve: {
      ...{ x: first[0], y: first[1] },
      coords: places.slice(1).flatMap(([x, y]) => [x, y, x, y, x, y]),
      straight: places.slice(1).map(() => true),
    },
    path: undefined,
  }
}

/** Where the pieces of each ring round a face begin. */
function startsOf(edges: readonly Edge[], face: number): string[] {
  return openRings(edges)
    .ringsOf((_, beside) => beside === face)
    .map((ring) => ring.map(({ curve }) => `${curve.x},${curve.y}`).join(' '))
}

describe('outlines', () => {
  // The bounds of two squares that touch in the corner 2,2, each of two edges, walked with the squares on the right.
  const squares = [
    [
      [2, 2],
      [0, 2],
      [0, 0],
    ],
    [
      [0, 0],
      [2, 0],
      [2, 2],
    ],
    [
      [2, 2],
      [4, 2],
      [4, 4],
    ],
    [
      [4, 4],
      [2, 4],
      [2, 2],
    ],
  ] as const

  test('of two areas that touch in a corner are two rings', () => {
    const edges = squares.map((places) => edgeThrough(places, 0, 1))
    expect(startsOf(edges, 1)).toEqual(['2,2 0,0', '2,2 4,4'])
  })

  test('of what lies round both are one ring that touches itself, walked the other way', () => {
    const edges = squares.map((places) => edgeThrough(places, 0, 1))
    expect(startsOf(edges, 0)).toEqual(['0,0 2,2 4,4 2,2'])
  })

  test('of a ring with the area on its left go backwards, and those of the area round it forwards', () => {
    const ring = edgeThrough(
      [
        [1, 1],
        [1, 5],
        [5, 5],
        [5, 1],
        [1, 1],
      ],
      1,
      0,
    )
    const [[{ curve }]] = openRings([ring]).ringsOf((_, face) => face === 1)
    expect(curve.coords.slice(4, 6)).toEqual([5, 1])
    const [[round]] = openRings([ring]).ringsOf((_, face) => face === 0)
    expect(round.curve).toEqual(ring.curve)
  })

  test('of a level take in the holes in it and leave out what lies lower', () => {
    const hole = edgeThrough(
      [
        [3, 3],
        [4, 3],
        [4, 4],
        [3, 4],
        [3, 3],
      ],
      1,
      2,
    )
    const outer = edgeThrough(
      [
        [1, 1],
        [6, 1],
        [6, 6],
        [1, 6],
        [1, 1],
      ],
      0,
      1,
    )
    const rings = openRings([hole, outer], Int16Array.of(0, 1, 2))
    expect(rings.ringsOfLevel(1).map((ring) => ring.map(({ otherFace }) => otherFace))).toEqual([[0]])
    expect(rings.ringsOfLevel(2).map((ring) => ring.map(({ otherFace }) => otherFace))).toEqual([[1]])
    expect(rings.ringsOfLevel(3)).toEqual([])
  })
})
