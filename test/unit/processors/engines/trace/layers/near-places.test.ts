// Room under a cover is told by the nearest place ahead of another line, wherever in the picture or beside it that
// lies.
import { describe, expect, test } from '@jest/globals'
import { listPlaces } from '../../../../../../processors/engines/trace/layers/near-places.ts'
import type { Edge } from '../../../../../../processors/engines/trace/map/edges.ts'
import type { EdgePath } from '../../../../../../processors/engines/trace/measure/edge-path.ts'

const WIDTH = 37
const HEIGHT = 22
const FARTHEST = 2.5

/** Numbers from 0 to 1 that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** A line of places anywhere in the picture or a pixel beyond it. */
function scatter(random: () => number, closed: boolean): Edge {
  const place = () => [random() * (WIDTH + 2) - 1, random() * (HEIGHT + 2) - 1] as const
  const points = Float64Array.from(Array.from({ length: 40 }, place).flat())
  const path: EdgePath = { points, start: place(), end: place(), closed, looseness: 1, shareAt: undefined }
  // What is looked up of an edge is its path alone.
  return { path } as Edge
}

function placesOf({ points, closed, start, end }: EdgePath): (readonly [x: number, y: number])[] {
  const inner = Array.from({ length: points.length / 2 }, (_, i) => [points[i * 2], points[i * 2 + 1]] as const)
  return closed ? inner : [...inner, start, end]
}

describe('room along a direction', () => {
  const random = createRandom(7)
  const edges = [scatter(random, false), scatter(random, true), scatter(random, false)]
  const near = listPlaces(edges, WIDTH, HEIGHT)
  const paths = edges.flatMap(({ path }) => path ?? [])
  const own = new Set([paths[1]])

  test('ends at the nearest place of another line within three quarters of a pixel of the line of sight', () => {
    let met = 0
    for (let round = 0; round < 500; round++) {
      const [x, y] = [random() * WIDTH, random() * HEIGHT]
      const turn = random() * 2 * Math.PI
      const [alongX, alongY] = [Math.cos(turn), Math.sin(turn)]
      const ahead = paths
        .filter((path) => !own.has(path))
        .flatMap(placesOf)
        .filter(([atX, atY]) => Math.abs((atX - x) * alongY - (atY - y) * alongX) < 0.75)
        .map(([atX, atY]) => (atX - x) * alongX + (atY - y) * alongY)
        .filter((reach) => reach > 0)
      const least = Math.min(FARTHEST, ...ahead)
      if (least < FARTHEST) met++
      expect(near.roomAlong(x, y, alongX, alongY, own, FARTHEST)).toBe(least)
    }
    expect(met).toBeGreaterThan(100)
  })
})
