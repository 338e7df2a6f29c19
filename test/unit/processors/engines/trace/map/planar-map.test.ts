import { describe, expect, test } from '@jest/globals'
import { buildPlanarMap } from '../../../../../../processors/engines/trace/map/planar-map.ts'
import { type EdgeSource, measureEdges } from '../../../../../../processors/engines/trace/measure/edge-points.ts'
import { sharesBeside } from '../../../../../../processors/engines/trace/measure/pair-share.ts'
import { codedLevels } from '../../../../../../processors/engines/trace/picture/light-levels.ts'

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
      new Set(buildPlanarMap(step, { joinsLines }).chains.flatMap(({ start, end }) => [start, end]))
    expect(junctions(false).size).toBeGreaterThan(junctions(true).size)
  })

  /** Ink 0, an edge that runs at 60 of 255 through the fourth column, and ink 1; in the last row a third ink. */
  function measuredEdge() {
    const map = mapOf([...Array.from({ length: 6 }, () => '00001111'), '22222222'], false)
    const levels = [0, 0, 0, 60, 255, 255, 255, 255]
    const data = new Uint8Array(7 * 32)
    for (let y = 0; y < 7; y++)
      data.set(
        levels.flatMap((level) => (y < 6 ? [level, level, level, 255] : [0, 255, 0, 255])),
        y * 32,
      )
    const plane = { data, width: 8, height: 7, hasAlpha: false }
    const values = Float64Array.of(0, 0, 0, 255, 255, 255, 255, 255, 0, 255, 0, 255)
    const inks = { count: 3, values, transparent: -1, rounds: 1 }
    const source: EdgeSource = { plane, map, inks, reach: 2, isAliased: false, isTonal: false, levels: codedLevels }
    const planar = buildPlanarMap(map)
    const points = measureEdges(planar, source)
    const chain = planar.chains.findIndex(({ left, right }) => left < 2 && right < 2)
    return { chain: planar.chains[chain], edge: points[chain] }
  }

  test('an edge between two pixels is placed by how much of them either ink holds', () => {
    const { edge } = measuredEdge()
    for (let i = 0; i < edge.length - 4; i += 2) expect(edge[i]).toBeCloseTo(4 - 60 / 255, 9)
  })

  test('a pixel says how much of it lies right of an edge, unless a third ink is near or it lies beyond the frame', () => {
    const { chain } = measuredEdge()
    const share = sharesBeside(chain)
    const ofRight = chain.right === 1 ? 60 / 255 : 1 - 60 / 255
    expect(share?.(3, 2)).toBeCloseTo(ofRight, 9)
    expect(share?.(3, 5)).toBeNaN()
    expect(share?.(-1, 2)).toBeNaN()
  })
})
