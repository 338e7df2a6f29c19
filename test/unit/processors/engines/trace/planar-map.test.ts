import { describe, expect, test } from '@jest/globals'
import { buildPlanarMap } from '../../../../../processors/engines/trace/map/planar-map.ts'
import { type EdgeSource, measureEdges } from '../../../../../processors/engines/trace/measure/edge-points.ts'
import { codedLevels } from '../../../../../processors/engines/trace/picture/light-levels.ts'

function mapOf(rows: readonly string[], wrap: boolean) {
  return { ink: Uint8Array.from(rows.join(''), Number), width: rows[0].length, height: rows.length, wrap }
}

const inner = ({ left, right }: { readonly left: number; readonly right: number }) => left < 255 && right < 255

describe('boundaries of a label map', () => {
  test('an island is one closed chain, walked with its left on its left', () => {
    const [chain, ...others] = buildPlanarMap(mapOf(['0000', '0110', '0000'], false)).chains.filter(inner)
    expect(others).toEqual([])
    expect(chain).toMatchObject({ left: 0, right: 1, closed: true, steps: 6, firstX: 1, firstY: 1, lastX: 1, lastY: 1 })
    expect([...chain.xs]).toEqual([1, 2, 3, 3, 2, 1, 1])
    expect([...chain.ys]).toEqual([1, 1, 1, 2, 2, 2, 1])
  })

  test('a band that winds round a torus has two lines that end one tile further on', () => {
    const chains = buildPlanarMap(mapOf(['000', '111', '000'], true)).chains
    expect(chains.map(({ closed, steps, firstX, lastX }) => ({ closed, steps, ran: lastX - firstX }))).toEqual(
      Array.from({ length: 2 }, () => ({ closed: false, steps: 3, ran: 3 })),
    )
  })

  test('lines that step over corners stay whole where that is asked for', () => {
    const step = mapOf(['110', '110', '221', '221'], false)
    const junctions = (joinsLines: boolean) =>
      new Set(buildPlanarMap(step, joinsLines).chains.flatMap(({ start, end }) => [start, end]))
    expect(junctions(false).size).toBeGreaterThan(junctions(true).size)
  })

  test('an edge between two pixels is placed by how much of them either ink holds', () => {
    const map = mapOf(
      Array.from({ length: 6 }, () => '00001111'),
      false,
    )
    const levels = [0, 0, 0, 60, 255, 255, 255, 255]
    const data = Uint8Array.from(levels.flatMap((level) => [level, level, level, 255]))
    const plane = { data: new Uint8Array(6 * 32), width: 8, height: 6, hasAlpha: false }
    for (let y = 0; y < 6; y++) plane.data.set(data, y * 32)
    const values = Float64Array.of(0, 0, 0, 255, 255, 255, 255, 255)
    const kinds = { reach: 2, isAliased: false, isTonal: false, levels: codedLevels }
    const source: EdgeSource = { plane, map, inks: { count: 2, values, transparent: -1, rounds: 1 }, ...kinds }
    const planar = buildPlanarMap(map)
    const points = measureEdges(planar, source)
    const edge = points[planar.chains.findIndex(inner)]
    for (let i = 0; i < edge.length; i += 2) expect(edge[i]).toBeCloseTo(4 - 60 / 255, 9)
  })
})
