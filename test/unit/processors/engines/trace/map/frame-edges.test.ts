// The frame of a repeat between the lines that cross it: it closes every area, in whatever order the lines were drawn.
import { describe, expect, test } from '@jest/globals'
import { areaWithin, type Curve, endOf } from '../../../../../../processors/engines/trace/fit/curve.ts'
import type { Edge } from '../../../../../../processors/engines/trace/map/edges.ts'
import { type Crossing, frameEdges } from '../../../../../../processors/engines/trace/map/frame-edges.ts'

const SIZE = 96

/** Crossings at these distances along the frame, each from one face into another. */
function crossingsAt(places: readonly (readonly [along: number, before: number, after: number])[]): Crossing[] {
  return places.map(([along, before, after], node) => {
    const [x, y] = placeAt(along)
    return { along, node, x, y, before: { ink: before, face: before }, after: { ink: after, face: after } }
  })
}

function placeAt(along: number): readonly [number, number] {
  const [side, gone] = [Math.floor(along / SIZE), along % SIZE]
  return [
    [gone, 0],
    [SIZE, gone],
    [SIZE - gone, SIZE],
    [0, SIZE - gone],
  ][side] as [number, number]
}

function frameOf(crossings: readonly Crossing[]): Edge[] {
  return frameEdges(crossings, SIZE, SIZE, { ink: 0, face: 0 })
}

/** Every crossing is led to and from by a side of the frame that lies in the area that it is entered or left by. */
function expectClosed(edges: readonly Edge[], crossings: readonly Crossing[]): void {
  for (const { node, x, y, before, after } of crossings) {
    const [from, ...others] = edges.filter(({ start }) => start === node)
    const [to, ...ends] = edges.filter(({ end }) => end === node)
    expect([others.length, ends.length]).toEqual([0, 0])
    expect([from.rightFace, to.rightFace]).toEqual([after.face, before.face])
    expect([from.curve.x, from.curve.y, ...endOf(to.curve)]).toEqual([x, y, x, y])
  }
}

/** Area within all sides of the frame, in square pixels: what is walked back counts against what is walked ahead. */
function areaOf(edges: readonly Edge[]): number {
  const area = ({ x, y, coords, straight }: Curve): number => {
    const [endX, endY] = endOf({ x, y, coords, straight })
    const home = [endX, endY, SIZE / 2, SIZE / 2, SIZE / 2, SIZE / 2, SIZE / 2, SIZE / 2, x, y, x, y]
    return areaWithin({ x, y, coords: [...coords, ...home], straight: [] })
  }
  return edges.reduce((sum, { curve }) => sum + area(curve), 0)
}

describe('the frame of a repeat', () => {
  test('lines in order share the frame between them', () => {
    const crossings = crossingsAt([
      [10, 0, 1],
      [20, 1, 0],
      [268, 0, 1],
      [278, 1, 0],
    ])
    const edges = frameOf(crossings)
    expectClosed(edges, crossings)
    expect(areaOf(edges)).toBeCloseTo(SIZE * SIZE)
  })

  test('every area closes, with an island drawn past the line that it lies before', () => {
    const crossings = crossingsAt([
      [10, 0, 1],
      [13, 1, 2],
      [14, 1, 9],
      [15, 9, 1],
      [17, 2, 3],
      [30, 3, 0],
    ])
    const edges = frameOf(crossings)
    expectClosed(edges, crossings)
    expect(areaOf(edges)).toBeCloseTo(SIZE * SIZE)
  })

  test('lines that change places over a corner of the frame close round it, and nothing is walked twice', () => {
    for (const corner of [0, SIZE, 2 * SIZE, 3 * SIZE]) {
      const [before, after] = [(corner + 4 * SIZE - 2) % (4 * SIZE), corner + 1]
      const crossings = crossingsAt([
        [before, 1, 0],
        [after, 0, 1],
        [(corner + 40) % (4 * SIZE), 0, 2],
        [(corner + 50) % (4 * SIZE), 2, 0],
        [(corner + 4 * SIZE - 20) % (4 * SIZE), 0, 1],
        [(corner + 4 * SIZE - 10) % (4 * SIZE), 1, 0],
      ])
      const edges = frameOf(crossings)
      expectClosed(edges, crossings)
      expect(areaOf(edges)).toBeCloseTo(SIZE * SIZE)
    }
  })

  test('lines that seem to fit where they changed places lead to their neighbours, not round the frame', () => {
    // Two areas end and two begin at the top left corner, with the order of the two in the middle lost.
    const crossings = crossingsAt([
      [3, 1, 0],
      [4, 0, 1],
      [14, 0, 1],
      [91, 1, 0],
      [93, 0, 1],
      [380, 1, 0],
    ])
    const edges = frameOf(crossings)
    expectClosed(edges, crossings)
    expect(areaOf(edges)).toBeCloseTo(SIZE * SIZE)
    const passed = edges.map(({ start, curve }) => [start, curve.straight.length - 1])
    expect(passed.filter(([, corners]) => corners > 0)).toEqual([
      [4, 3],
      [5, 1],
    ])
  })
})
