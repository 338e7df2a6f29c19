import { describe, expect, test } from '@jest/globals'
import { facesOf as readFaces } from '../../../../../../processors/engines/trace/map/faces.ts'
import { buildPlanarMap } from '../../../../../../processors/engines/trace/map/planar-map.ts'

function facesOf(rows: readonly string[], wrap: boolean) {
  const ink = Uint8Array.from(rows.join(''), Number)
  const map = { ink, width: rows[0].length, height: rows.length, wrap }
  return readFaces(buildPlanarMap(map))
}

describe('connected areas of a label map', () => {
  const overTheSide = ['11111', '11100', '01100', '11111']

  test('an area that runs over the side of a repeat is one', () => {
    expect(facesOf(overTheSide, true).count).toBe(2)
    expect(facesOf(overTheSide, false).count).toBe(3)
  })

  test('an area that runs over the top of a repeat is one', () => {
    const turned = [...overTheSide[0]].map((_, x) => overTheSide.map((row) => row[x]).join(''))
    expect(facesOf(turned, true).count).toBe(2)
  })
})
