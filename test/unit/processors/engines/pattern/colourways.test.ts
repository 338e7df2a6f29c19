import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../processors/engines/color/oklab.ts'
import { COLOURWAYS_MOST, colourwaysOf } from '../../../../../processors/engines/pattern/colourways.ts'
import type { DesignSpec } from '../../../../../processors/engines/pattern/design-spec.ts'
import { drawDesign } from '../../../../../processors/engines/pattern/draw-design.ts'

const spec: DesignSpec = {
  version: 4,
  family: 'terrazzo',
  seed: 7,
  composition: 'tile',
  palette: { inks: ['#f1e6d0', '#a8322d', '#2c4a63', '#6f8a5b', '#d6a23c'], ground: 0 },
  motifs: [],
  styles: [],
  scale: 1,
  density: null,
  layout: 'toss',
  symmetry: 'p1',
  orientation: 'four-way',
  aspect: { width: 1, height: 1 },
  repeatMm: 160,
  details: {},
}

const inksOf = (hexes: readonly string[]) => hexes.flatMap((hex) => inkFromHex(hex) ?? [])

describe('colourwaysOf', () => {
  const ways = colourwaysOf(spec, COLOURWAYS_MOST)

  test('gives as many as asked, the design itself first, each in other inks', () => {
    expect(ways).toHaveLength(COLOURWAYS_MOST)
    expect(ways[0]).toEqual(spec)
    expect(new Set(ways.map(({ palette }) => palette.inks.join())).size).toBe(COLOURWAYS_MOST)
    expect(colourwaysOf(spec, 1)).toEqual([spec])
  })

  test('keeps the lightness of every ink, so its contrasts', () => {
    const first = inksOf(spec.palette.inks)
    for (const { palette } of ways)
      inksOf(palette.inks).forEach((ink, at) => {
        expect(Math.abs(ink.lightness - first[at].lightness)).toBeLessThan(0.03)
      })
  })

  test('keeps inks apart from each other', () => {
    for (const { palette } of ways) {
      const inks = inksOf(palette.inks)
      inks.forEach((ink, at) => {
        for (const other of inks.slice(at + 1)) expect(oklabDistance(ink.lab, other.lab)).toBeGreaterThan(0.03)
      })
    }
  })

  test('draws the very same shapes on the very same ink numbers', () => {
    const [first, ...others] = ways.slice(0, 3).map(drawDesign)
    for (const cloth of others) expect(cloth.shapes).toEqual(first.shapes)
  })

  test('an ink changed by hand keeps every shape when the roles come with it', () => {
    const { inks } = spec.palette
    const edited = { ...spec, palette: { inks: ['#f1e6d0', '#101018', ...inks.slice(2)], ground: 0, rolesFrom: inks } }
    expect(drawDesign(edited).shapes).toEqual(drawDesign(spec).shapes)
  })
})
