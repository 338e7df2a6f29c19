import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../../processors/engines/pattern/draw/draw-design.ts'
import type { Family } from '../../../../../../../processors/engines/pattern/families/family.ts'
import { closedBand } from '../../../../../../../processors/engines/pattern/families/modern/closed-band.ts'
import { clipConvex, cutFacets } from '../../../../../../../processors/engines/pattern/families/modern/facets.ts'
import { findFamily } from '../../../../../../../processors/engines/pattern/families/registry.ts'
import type { Cloth } from '../../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import type { Knot } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { signedArea } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'
import { makePlan } from '../make-plan.ts'

const BLACK_AND_WHITE = ['#ffffff', '#000000']

const FOUR = ['#f4efe2', '#aa3344', '#224466', '#88a070']

function planeOf(family: string, kind: string, colorPalette: readonly string[]): Uint8Array {
  const prompt = 'anything'
  const spec = { family, details: { kind } }
  const request = checkRequest({
    prompt,
    compositionType: 'tile',
    format: 'png',
    colorPalette: [...colorPalette],
    seed: 5,
    spec,
  })
  return fillIndexPlane(drawDesign(resolveSpec(request, understandPrompt(prompt).wishes)), 256, 256).data
}

describe('facets', () => {
  const area = { widthMm: 320, heightMm: 200 }
  const facets = cutFacets(createRandom('facets'), area, 46)

  test('are convex and cover the torus once', () => {
    const areaOf = facets.map(({ corners }) => signedArea(corners))
    expect(Math.min(...areaOf)).toBeGreaterThan(0)
    expect(areaOf.reduce((sum, one) => sum + one, 0)).toBeCloseTo(area.widthMm * area.heightMm, 6)
    for (const { corners } of facets)
      expect(signedArea(clipConvex(corners, corners))).toBeCloseTo(signedArea(corners), 6)
  })

  test('know who lies across each of their edges', () => {
    facets.forEach(({ corners, neighbours }, at) => {
      expect(neighbours).toHaveLength(corners.length)
      for (const other of neighbours) expect(facets[other].neighbours).toContain(at)
    })
  })
})

describe('closed bands', () => {
  const band = closedBand(
    100,
    24,
    (y) => 20 + 6 * Math.sin(Math.PI * 2 * y),
    (y) => 3 + Math.cos(Math.PI * 2 * y),
  )
  const side = band.slice(0, band.length / 2)

  test('end where they began, one period on', () => {
    expect(side[0][0]).toBeCloseTo(side[side.length - 1][0], 9)
    expect([side[0][1], side[side.length - 1][1]]).toEqual([0, 100])
  })

  test('run over the edge of the period without a kink', () => {
    const slope = (from: Knot, to: Knot): number => (to[0] - from[0]) / (to[1] - from[1])
    expect(slope(side[0], side[1])).toBeCloseTo(slope(side[side.length - 2], side[side.length - 1]), 9)
  })
})

describe('optics', () => {
  test.each(['op-waves', 'op-bulge', 'op-rays'])('%s divides the cloth evenly between black and white', (kind) => {
    const plane = planeOf('op-art', kind, BLACK_AND_WHITE)
    const black = plane.filter((ink) => ink === 1).length / plane.length
    expect(Math.abs(black - 0.5)).toBeLessThan(0.02)
  })
})

describe('kinds', () => {
  const names = [
    'op-art',
    'retro-geometric',
    'cutouts',
    'zellige',
    'quilt',
    'sashiko',
    'deco-fans',
    'kikko',
    'honeycomb',
  ]

  test.each(names)('every kind of %s can be asked for by the spec and differs from the others', (name) => {
    const kinds = Object.keys((findFamily(name) as Family).kinds ?? {})
    expect(kinds.length).toBeGreaterThan(1)
    const planes = kinds.map((kind) => Buffer.from(planeOf(name, kind, FOUR)).toString('base64'))
    expect(new Set(planes).size).toBe(kinds.length)
  })

  test('words of a kind ask for the family and the kind', () => {
    for (const [prompt, family, kind] of [
      ['log cabin quilt in red', 'quilt', 'log-cabin'],
      ['ten-fold girih', 'zellige', 'ten-fold'],
      ['sashiko kaki no hana', 'sashiko', 'kaki-no-hana'],
      ['art deco sunburst', 'deco-fans', 'sunburst'],
      ['boho rainbow arches', 'retro-geometric', 'arches'],
    ]) {
      const { wishes } = understandPrompt(prompt)
      expect([prompt, wishes.families[0]]).toEqual([prompt, family])
      expect(wishes.styles).toContain(kind)
    }
  })
})

test('squiggles alone are lines, those of Memphis and the eighties have discs and triangles about them', () => {
  const shapesOf = (prompt: string): number => {
    const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed: 4 })
    return drawDesign(resolveSpec(request, understandPrompt(prompt).wishes)).shapes.length
  }
  const squiggles = shapesOf('squiggles')
  for (const prompt of ['memphis squiggles on mint', 'eighties squiggles'])
    expect(shapesOf(prompt)).toBeGreaterThan(squiggles * 2)
})

test('the tracks of a supergraphic keep their lanes where two cells meet', () => {
  const family = findFamily('retro-geometric') as Family
  const cloth = family.draw(makePlan(family, 2, { styles: ['tracks'] }))
  const { data } = fillIndexPlane(cloth, 480, 480)
  const column = (x: number): number[] => Array.from({ length: 480 }, (_, y) => data[y * 480 + x])
  // Three cells across: the lanes left of a seam are those right of it.
  for (const seam of [160, 320]) {
    const [left, right] = [column(seam - 1), column(seam + 1)]
    const same = left.filter((ink, y) => ink === right[y]).length
    expect(same).toBeGreaterThan(470)
  }
})

describe('art nouveau', () => {
  const drawn = (motifs: readonly string[]): Cloth => {
    const family = findFamily('art-nouveau') as Family
    const hexes = ['#a3b899', '#5b4aa0', '#5f8a72', '#c95d4a', '#f1e4c8']
    return family.draw(makePlan(family, 3, { hexes, motifs }))
  }

  test('an iris is no lily, and is violet where there is a violet', () => {
    const [iris, lily] = [drawn(['iris']), drawn(['lily'])]
    expect(iris.shapes).not.toEqual(lily.shapes)
    const violet = (cloth: Cloth): number => cloth.shapes.filter(({ ink }) => ink === 1).length
    const red = iris.shapes.filter(({ ink }) => ink === 3).length
    expect(violet(iris)).toBeGreaterThan(red)
  })

  test('poppies, roses and sunflowers have forms of their own, and the rose is that of Glasgow', () => {
    const kinds = ['poppy', 'rose', 'sunflower', 'lily', 'tulip', 'lotus', 'iris', 'orchid']
    const forms = kinds.map((noun) => JSON.stringify(drawn([noun]).shapes.map(({ rings }) => rings)))
    expect(new Set(forms).size).toBe(forms.length)
    const glasgow = understandPrompt('Mackintosh rose, lilac and black').wishes
    expect(glasgow).toMatchObject({ families: ['art-nouveau'], styles: expect.arrayContaining(['glasgow']) })
    expect(understandPrompt('art nouveau poppies, sage and coral').wishes.families).toEqual(['art-nouveau'])
  })

  test('every ink has a part of its own', () => {
    expect(new Set(drawn(['iris']).shapes.map(({ ink }) => ink)).size).toBeGreaterThanOrEqual(4)
  })
})

describe('op art is of the shape that is named anywhere in the prompt', () => {
  const drawn = (prompt: string): Buffer => {
    const request = checkRequest({
      prompt,
      compositionType: 'tile',
      format: 'png',
      seed: 5,
      colorPalette: BLACK_AND_WHITE,
    })
    return Buffer.from(fillIndexPlane(drawDesign(resolveSpec(request, understandPrompt(prompt).wishes)), 256, 256).data)
  }

  test.each([
    ['op art, black and white waves', 'op-waves'],
    ['wavy op art stripes', 'op-waves'],
    ['op art, a checkerboard in black and white', 'op-bulge'],
    ['op art with concentric circles', 'op-rings'],
    ['op art, spirals', 'op-rays'],
  ])('"%s" is %s', (prompt, kind) => {
    expect(drawn(prompt).equals(Buffer.from(planeOf('op-art', kind, BLACK_AND_WHITE)))).toBe(true)
  })
})
