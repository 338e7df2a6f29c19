import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../processors/engines/color/oklab.ts'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { COLOURWAYS_MOST, colourwaysOf } from '../../../../../../processors/engines/pattern/spec/colourways.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { dyeStrength } from '../../../../../../processors/engines/pattern/spec/dye-strength.ts'

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

const inksOf = (hexes: readonly string[]) => hexes.map(inkOf)

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
    expect(others).toHaveLength(2)
    for (const cloth of others) expect(cloth.shapes).toEqual(first.shapes)
  })

  test('an ink changed by hand keeps every shape when the roles come with it', () => {
    const { inks } = spec.palette
    const edited = { ...spec, palette: { inks: ['#f1e6d0', '#101018', ...inks.slice(2)], ground: 0, rolesFrom: inks } }
    expect(drawDesign(edited).shapes).toEqual(drawDesign(spec).shapes)
  })

  test('paper stays paper, leaves among flowers stay green, and the two named strongest are never one hue', () => {
    const floral = {
      ...spec,
      family: 'tossed-floral',
      palette: { inks: ['#f1e6d0', '#a8322d', '#4f7d4e', '#2c4a63'], ground: 0 },
    }
    for (const { palette } of colourwaysOf(floral, COLOURWAYS_MOST)) {
      const [paper, main, leaf] = inksOf(palette.inks)
      expect(paper.chroma).toBeLessThan(0.05)
      const hue = (leaf.hue + 2 * Math.PI) % (2 * Math.PI)
      expect(hue).toBeGreaterThan(1.8)
      expect(hue).toBeLessThan(3.6)
      expect(oklabDistance(main.lab, leaf.lab)).toBeGreaterThan(0.05)
    }
  })

  test('no colourway is muddy: an ink is as strong as its hue looks well at its lightness', () => {
    const lemons = { ...spec, palette: { inks: ['#2d5fa6', '#e8c93c', '#f7f1e6', '#2b2426'], ground: 0 } }
    for (const { palette } of colourwaysOf(lemons, COLOURWAYS_MOST).slice(1))
      for (const { lightness, chroma, hue } of inksOf(palette.inks))
        expect(chroma).toBeLessThan(1.15 * dyeStrength(lightness, hue) + 0.02)
  })

  test('the first colourways are the most unlike each other', () => {
    const [first, ...others] = ways.map(({ palette }) => inksOf(palette.inks))
    const far = (one: typeof first, other: typeof first) =>
      one.reduce((sum, ink, at) => sum + oklabDistance(ink.lab, other[at].lab), 0)
    expect(far(first, others[0])).toBeGreaterThan(far(first, others[others.length - 1]))
  })
})
