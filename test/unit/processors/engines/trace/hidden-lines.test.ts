// Where a layer ends under higher ones: which faces it runs on under, and by which lines.
import { describe, expect, test } from '@jest/globals'
import { type HidingRule, hideStretch, layCover } from '../../../../../processors/engines/trace/layers/hide-stretch.ts'
import { createRingBoard } from '../../../../../processors/engines/trace/layers/ring-board.ts'
import type { Outline } from '../../../../../processors/engines/trace/layers/rings.ts'
import type { Edge } from '../../../../../processors/engines/trace/map/edges.ts'

const curve = { x: 0, y: 0, coords: [1, 0, 1, 0, 1, 0], straight: [true] }
const between = (leftFace: number, rightFace: number): Edge => ({
  ...{ left: 0, right: 0, leftFace, rightFace, closed: false, start: 0, end: 1, startTurn: 0, endTurn: 0 },
  ...{ curve, path: undefined },
})

/** 1 for each face that a level covers; `ranks` are the levels of all faces. */
function coveredAt(level: number, edges: readonly Edge[], ranks: readonly number[]): number[] {
  const board = createRingBoard(edges, Int16Array.from(ranks))
  board.call.coverLevel(level)
  return [...board.covered]
}

/** An outline along measured places, the drawn area on its right. */
function outlineAlong(places: readonly (readonly [number, number])[], closed: boolean): Outline {
  const points = Float64Array.from((closed ? places : places.slice(1, -1)).flat())
  const [start, end] = [places[0], closed ? places[0] : places[places.length - 1]]
  const walked = { path: { points, start, end, closed, looseness: 1, shareAt: undefined }, forward: true }
  return { curve, walked, ownFace: 0, otherFace: 1, otherInk: 1 }
}

const SIZE = 64

/** Lays a picture under the pen in which a higher layer lies wherever the middle of a pixel is covered. */
function coverWhere(isCovered: (x: number, y: number) => boolean): HidingRule {
  const ink = Uint8Array.from({ length: SIZE * SIZE }, (_, at) =>
    Number(coversPixel(isCovered, at % SIZE, Math.floor(at / SIZE))),
  )
  layCover({ ink, width: SIZE, height: SIZE, wrap: false }, Int16Array.of(0, 1))
  return { level: 0, sideOf: () => 'left', reachPx: 2.5, marginPx: 0.3, endPx: 0.75 }
}

function coversPixel(isCovered: (x: number, y: number) => boolean, x: number, y: number): boolean {
  return isCovered(Math.floor(x) + 0.5, Math.floor(y) + 0.5)
}

const row = (count: number, y: (x: number) => number): [number, number][] =>
  Array.from({ length: count }, (_, x): [number, number] => [x, y(x)])

describe('the faces a layer covers', () => {
  test('are its own, the higher ones inside them, and none that lie lower', () => {
    // Face 0 is ours; 1 and 2 are higher and shut in by it; 3 is lower, and 4 is higher but touches only the lower one.
    const edges = [between(0, 1), between(1, 2), between(0, 2), between(0, 3), between(3, 4)]
    expect(coveredAt(1, edges, [1, 2, 3, 0, 2])).toEqual([1, 1, 1, 0, 0])
  })

  test('take in a higher face that borders mostly on them, and leave one that borders mostly on lower ones', () => {
    const edges = [between(0, 1), between(0, 1), between(1, 3), between(0, 2), between(2, 3), between(2, 3)]
    expect(coveredAt(1, edges, [1, 2, 2, 0])).toEqual([1, 1, 0, 0])
  })
})

describe('a line nobody sees', () => {
  test('is straight where nothing but cover lies between its ends, however the edge winds', () => {
    const winding = outlineAlong(
      row(40, (x) => 20 + 0.8 * Math.sin(x)),
      false,
    )
    const { straight, coords } = hideStretch(
      [winding],
      false,
      coverWhere((_, y) => y < 21),
    )
    expect(straight.length).toBeLessThanOrEqual(4)
    expect(coords.slice(-2)).toEqual([39, 20 + 0.8 * Math.sin(39)])
  })

  test('never leaves its cover between its ends', () => {
    const isCovered = (x: number, y: number): boolean => y < 20 + 6 * Math.sin(x / 6)
    const { x, y, coords } = hideStretch(
      [
        outlineAlong(
          row(60, (at) => 20 + 6 * Math.sin(at / 6)),
          false,
        ),
      ],
      false,
      coverWhere(isCovered),
    )
    const corners = [x, y, ...coords.filter((_, i) => i % 6 > 3)]
    for (let i = 2; i + 3 < corners.length - 2; i += 2)
      for (let t = 0; t <= 1; t += 0.1)
        expect(
          coversPixel(
            isCovered,
            corners[i] + t * (corners[i + 2] - corners[i]),
            corners[i + 1] + t * (corners[i + 3] - corners[i + 1]),
          ),
        ).toBe(true)
  })

  test('goes round a small island on the side on which its edge goes', () => {
    const island = Array.from({ length: 16 }, (_, i): [number, number] => {
      const angle = (-i * Math.PI) / 8
      return [30 + 2 * Math.cos(angle), 30 + 2 * Math.sin(angle)]
    }).reverse()
    const ring = hideStretch(
      [outlineAlong(island, true)],
      true,
      coverWhere((x, y) => Math.hypot(x - 30, y - 30) > 2),
    )
    const corners = [ring.x, ring.y, ...ring.coords.filter((_, i) => i % 6 > 3)]
    let twice = 0
    for (let i = 0; i + 3 < corners.length; i += 2)
      twice += corners[i] * corners[i + 3] - corners[i + 2] * corners[i + 1]
    expect(Math.abs(twice / 2)).toBeGreaterThan(Math.PI * 4)
  })
})
