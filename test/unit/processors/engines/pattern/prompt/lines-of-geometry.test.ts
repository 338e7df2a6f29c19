import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

function specOf(prompt: string) {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed: 3 })
  return resolveSpec(request, understandPrompt(prompt).wishes)
}

describe('cloths of lines and facets', () => {
  test.each([
    ['geometric line art', 'labyrinth', 'line-tiles'],
    ['line drawing, geometric, navy on white', 'labyrinth', 'line-tiles'],
    ['minimal geometric lines', 'labyrinth', 'line-tiles'],
    ['low poly triangles', 'triangles', 'low-poly'],
    ['lowpoly in greens', 'triangles', 'low-poly'],
    ['network of dots and lines', 'constellations', 'net'],
    ['neural network in cyan on navy', 'constellations', 'net'],
  ])('%s is %s of the kind %s', (prompt, family, kind) => {
    const spec = specOf(prompt)
    expect([spec.family, spec.styles.includes(kind)]).toEqual([family, true])
    expect(understandPrompt(prompt).ignored).toEqual([])
  })

  test.each([
    ['line art', 'tossed-floral'],
    ['fern line art', 'botanical-line'],
    ['geometric line art animals', 'conversational'],
    ['low poly parrots', 'conversational'],
    ['cubist facets', 'cubist'],
    ['polka dots and lines', 'dots'],
    ['bold geometric', 'bauhaus'],
  ])('%s stays %s', (prompt, family) => {
    expect(specOf(prompt).family).toBe(family)
  })

  test.each([
    ['geometric bears and pine trees', true],
    ['geometric butterflies', true],
    ['bears with geometric shapes', false],
    ['geometric line art animals', false],
  ])('%s: beasts that are geometric themselves are cut in facets, %s', (prompt, isCut) => {
    const { family, styles } = specOf(prompt)
    expect([family, styles.includes('low poly')]).toEqual(['conversational', isCut])
  })

  test('facets of a mesh are triangles that meet edge to edge', () => {
    const facets = drawDesign(specOf('low poly triangles')).shapes.flatMap(({ rings }) => rings)
    expect(facets.length).toBeGreaterThan(60)
    expect(new Set(facets.map((ring) => ring.length))).toEqual(new Set([3]))
  })

  test.each(['op art with swirling lines', 'swirling op art', 'op art vortex', 'op art with rays'])(
    '%s: the word for the shape is read, and rays are drawn',
    (prompt) => {
      expect(understandPrompt(prompt).ignored).toEqual([])
      const spec = specOf(prompt)
      const asRays = { ...spec, details: { ...spec.details, kind: 'op-rays' } }
      expect(drawDesign(spec).shapes).toEqual(drawDesign(asRays).shapes)
    },
  )

  test('a ditsy of mistletoe is no ditsy of flowers', () => {
    const spec = specOf('mistletoe ditsy')
    const flowers = { ...spec, motifs: [] }
    expect([spec.family, spec.motifs]).toEqual(['ditsy', ['mistletoe']])
    expect(drawDesign(spec).shapes).not.toEqual(drawDesign(flowers).shapes)
  })

  test('hexagons in one ink on a ground are not all whole', () => {
    const spec = specOf('hexagon mosaic print, black and white')
    const { shapes, ground } = drawDesign(spec)
    expect(spec.family).toBe('honeycomb')
    expect(shapes.filter(({ ink }) => ink === ground).length).toBeGreaterThan(10)
  })
})
