import { describe, expect, test } from '@jest/globals'
import { blurInPlace } from '../../../../../../processors/engines/trace/blur/blur-plane.ts'
import { tapsOf } from '../../../../../../processors/engines/trace/blur/picture-model.ts'
import type { Points } from '../../../../../../processors/engines/trace/fit/curve.ts'
import { buildPlanarMap } from '../../../../../../processors/engines/trace/map/planar-map.ts'
import { createCover } from '../../../../../../processors/engines/trace/measure/cover.ts'
import { type EdgeSource, measureEdges } from '../../../../../../processors/engines/trace/measure/edge-points.ts'
import { spansNearEdges } from '../../../../../../processors/engines/trace/measure/near-edges.ts'
import { listComponents } from '../../../../../../processors/engines/trace/measure/seen-components.ts'
import {
  drawComponents,
  layEdges,
  settleEdges,
} from '../../../../../../processors/engines/trace/measure/settle-edges.ts'
import { codedLevels } from '../../../../../../processors/engines/trace/picture/light-levels.ts'

const SIZE = 64
const CENTER = 31.7
const RADII = [22, 19.4] as const
const BLUR = 0.9
const INKS = [250, 20, 180] as const
const FINE = 8

/** Light ground, a dark ring of 2.6 pixels and a grey disc inside, blurred. */
function blurredRing(): EdgeSource {
  const plane = new Float32Array(SIZE * SIZE)
  const ink = new Uint8Array(SIZE * SIZE)
  for (let pixel = 0; pixel < plane.length; pixel++) {
    const [x, y] = [pixel % SIZE, Math.floor(pixel / SIZE)]
    const shares = [0, 0, 0]
    for (let sub = 0; sub < FINE * FINE; sub++)
      shares[inkAt(x + ((sub % FINE) + 0.5) / FINE, y + (Math.floor(sub / FINE) + 0.5) / FINE)] += 1 / FINE ** 2
    plane[pixel] = shares.reduce((sum, share, i) => sum + share * INKS[i], 0)
    ink[pixel] = shares.indexOf(Math.max(...shares))
  }
  blurInPlace(plane, SIZE, SIZE, tapsOf(BLUR))
  const data = new Uint8Array(plane.length * 4)
  plane.forEach((value, pixel) => {
    const level = Math.round(value)
    data.set([level, level, level, 255], pixel * 4)
  })
  const values = Float64Array.from(INKS.flatMap((level) => [level, level, level, 255]))
  return {
    plane: { data, width: SIZE, height: SIZE, hasAlpha: false },
    map: { ink, width: SIZE, height: SIZE, wrap: false },
    inks: { count: 3, values, transparent: -1, rounds: 0 },
    reach: 2,
    isAliased: false,
    isTonal: false,
    levels: codedLevels,
  }
}

function inkAt(x: number, y: number): number {
  const radius = Math.hypot(x - CENTER, y - CENTER)
  return radius > RADII[0] ? 0 : radius > RADII[1] ? 1 : 2
}

/** Root mean square distance of places from the nearer of the two true circles, pixels. */
function missOf(points: readonly Points[]): number {
  const misses = points.flatMap((own) =>
    Array.from({ length: own.length / 2 }, (_, i) => {
      const radius = Math.hypot(own[2 * i] - CENTER, own[2 * i + 1] - CENTER)
      return Math.min(...RADII.map((known) => (radius - known) ** 2))
    }),
  )
  return Math.sqrt(misses.reduce((sum, miss) => sum + miss, 0) / misses.length)
}

describe('edges settle where they explain the picture', () => {
  test('both sides of a thin blurred line come to lie on the true circles', () => {
    const source = blurredRing()
    const planar = buildPlanarMap(source.map)
    const measured = measureEdges(planar, source)
    const inner = planar.chains.filter(({ left, right }) => left < 3 && right < 3)
    const points = inner.map(({ index }) => measured[index])
    const before = missOf(points)
    settleEdges(inner, points, source, { luma: BLUR, chroma: BLUR, rounds: 2 }, 0.1)
    expect(before).toBeGreaterThan(0.08)
    expect(missOf(points)).toBeLessThan(0.6 * before)
  })

  test('what was drawn before leaves nothing behind', () => {
    const source = blurredRing()
    const planar = buildPlanarMap(source.map)
    const { chains } = planar
    const measured = (): Points[] => measureEdges(planar, source).map((own) => own.slice())
    const settled = (): Points[] => {
      const points = measured()
      settleEdges(chains, points, source, { luma: 0, chroma: 0, rounds: 1 }, 0.1)
      return points
    }
    const first = settled()
    const blurred = measured()
    settleEdges(chains, blurred, source, { luma: BLUR, chroma: BLUR, rounds: 2 }, 0.1)
    expect(settled()).toEqual(first)
  })

  test('components that are drawn together are those drawn one by one', () => {
    const source = blurredRing()
    const { map } = source
    const planar = buildPlanarMap(map)
    const { chains } = planar
    const spans = spansNearEdges(chains, map, SIZE)
    const points = measureEdges(planar, source)
    const seen = listComponents(source, 0, 0)
    const draw = (...inks: readonly (readonly number[])[]): Float32Array[] => {
      const levels = Float64Array.from([0, 1, 2].flatMap((ink) => inks.map((values) => values[ink])))
      const components = inks.map(() => seen.components[0])
      const edges = layEdges(chains, points, source, {
        seen: { ...seen, components, levels },
        spans,
        isApart: true,
      })
      drawComponents(edges, new Map())
      return edges.board.planes.map((plane) => plane.slice())
    }
    const [one, other] = draw([250, 20, 180], [10, 90, 40])
    expect(one).toEqual(draw([250, 20, 180])[0])
    expect(other).toEqual(draw([10, 90, 40])[0])
    expect(Math.abs(other[32 * SIZE + 32] - 40)).toBeLessThan(0.5)
  })

  test('a side that crosses the seam of a torus covers what lies right of it on both sides of the seam', () => {
    const frame = { width: 4, height: 2, wrap: true }
    const { areas, addSide } = createCover(frame)
    addSide(3.5, 0, 4.5, 2)
    const rows = [0, 1].map((row) => [...areas.subarray(row * 6, row * 6 + 4)])
    for (const row of rows) expect(row.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 6)
    expect(rows[0]).toEqual([expect.closeTo(0.75, 6), 0, 0, expect.closeTo(0.25, 6)])
    expect(rows[1]).toEqual([expect.closeTo(0.75, 6), expect.closeTo(0.25, 6), 0, 0])
  })
})
