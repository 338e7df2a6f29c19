import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../processors/engines/color/oklab.ts'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { leafInPlace } from '../../../../../../processors/engines/pattern/families/botany/trailing/trailing-plants.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { planOfPrompt, specOfPrompt } from '../spec-of-prompt.ts'

/** Index of the ink of a design that is nearest to a colour. */
function inkNearest({ palette }: DesignSpec, hex: string): number {
  const far = palette.inks.map((ink) => oklabDistance(inkOf(ink).lab, inkOf(hex).lab))
  return far.indexOf(Math.min(...far))
}

/** How much of the cloth has an ink, rows `from` to `to` as shares of the height. */
function shareOf(spec: DesignSpec, ink: number, from = 0, to = 1): number {
  const { data } = fillIndexPlane(drawDesign(spec), 120, 120)
  const rows = data.subarray(Math.floor(from * 120) * 120, Math.floor(to * 120) * 120)
  return rows.filter((one) => one === ink).length / rows.length
}

describe('birds of the jungle among other leaves', () => {
  test.each([
    'cockatoos perched among eucalyptus leaves and gumnuts, soft grey green',
    'macaws with eucalyptus branches',
  ])('"%s" are seen', (prompt) => {
    const { family, motifs } = specOfPrompt(prompt)
    expect(family).toBe('conversational')
    expect(motifs[0]).toMatch(/cockatoo|macaw/)
  })

  test('among palms they are at home', () => {
    expect(specOfPrompt('parrots with palm leaves').family).toBe('tropical')
  })
})

describe('a persian garden', () => {
  test('with birds is painted on cotton, and with trees its things are tossed; alone it is a carpet', () => {
    expect(specOfPrompt('persian garden with peacocks').family).toBe('chintz')
    const { family, details } = specOfPrompt('persian garden with cypress trees, birds and pomegranates')
    expect(family).toBe('conversational')
    expect(details.under).toBeUndefined()
    expect(specOfPrompt('persian garden').family).toBe('carpet')
  })
})

describe('a flower in several colours', () => {
  test.each([
    ['dutch tulips in rows, pink, orange, yellow', ['#e9a5ac', '#e07a3f', '#e8b93c']],
    ['dahlias, orange, burgundy and pink', ['#e07a3f', '#e9a5ac']],
  ])('"%s" is grown in each of them', (prompt, hexes) => {
    const spec = specOfPrompt(prompt)
    for (const hex of hexes) expect(shareOf(spec, inkNearest(spec, hex))).toBeGreaterThan(0.02)
  })

  test('cornflowers stay blue, and green is that of leaves', () => {
    expect(specOfPrompt('cornflowers, pink and orange').details['colour of cornflower']).toBeUndefined()
    expect(specOfPrompt('tulips in pink, yellow and green').details['colour of tulip']).toBe('#e9a5ac|#e8b93c')
  })

  test('what is dutch is dark only as a painting is', () => {
    expect(understandPrompt('dutch tulips and windmills').wishes.moods).toEqual([])
    expect(understandPrompt('dutch florals').wishes.moods).toContain('moody')
  })
})

describe('contours in a colour of their own', () => {
  test.each([
    ['cats in red with fine gold outlines on black', 'cat', '#b3282d', '#c39a4a'],
    ['rust foxes outlined in white on navy', 'fox', '#b5482a', '#faf7f0'],
  ])('"%s": the body keeps the other one', (prompt, noun, body, contour) => {
    const spec = specOfPrompt(prompt)
    expect(spec.details[`colour of ${noun}`]).toBe(body)
    expect(spec.details['contour colour']).toBe(contour)
    const [inside, rim] = [body, contour].map((hex) => shareOf(spec, inkNearest(spec, hex)))
    expect(inside).toBeGreaterThan(rim)
    expect(rim).toBeGreaterThan(0.01)
  })

  test('they do not become the ground', () => {
    const { palette } = specOfPrompt('red cherries with black outlines')
    expect(inkOf(palette.inks[palette.ground]).lightness).toBeGreaterThan(0.9)
  })
})

describe('things in lanes between plain stripes', () => {
  test.each([
    'a stripe of anchors alternating with colour stripes, nautical',
    'stripes of foxes',
    'lemons between blue and white stripes',
    'bees between yellow stripes',
  ])('"%s"', (prompt) => {
    const { layout, details } = specOfPrompt(prompt)
    expect(layout).toBe('stripe')
    expect(details.under).toBeUndefined()
  })

  test('the stripes have the colour that is said of them, and the things their own', () => {
    const spec = specOfPrompt('lemons between navy stripes')
    const navy = inkNearest(spec, '#1d2f55')
    expect(shareOf(spec, navy)).toBeGreaterThan(0.2)
    expect(shareOf(spec, inkNearest(spec, '#e8b93c'))).toBeGreaterThan(0.05)
  })

  test('what lies on stripes lies on them', () => {
    expect(specOfPrompt('lobsters on blue stripes').details.under).toBe('stripes')
  })
})

describe('a border print with a plain field', () => {
  test.each([
    'paisley border print with a plain middle, maroon and mustard',
    'floral border on plain linen ground',
    'mushrooms along the hem, the rest of the fabric plain, sage green',
  ])('"%s" has nothing above its border', (prompt) => {
    const spec = specOfPrompt(prompt)
    expect(spec.details['plain field']).toBe(true)
    expect(shareOf(spec, spec.palette.ground, 0, 0.55)).toBe(1)
    expect(shareOf(spec, spec.palette.ground, 0.7, 1)).toBeLessThan(0.9)
  })

  test('others have a field', () => {
    expect(specOfPrompt('paisley border print, maroon').details['plain field']).toBeUndefined()
  })
})

test('boughs without leaves have none', () => {
  const [bare, leafy] = ['no leaves', 'with leaves'].map((said) => {
    const spec = specOfPrompt(`magnolia branches, ${said}`)
    const greens = spec.palette.inks.flatMap((hex, ink) => {
      const { chroma, hue } = inkOf(hex)
      return chroma > 0.03 && hue > 1.8 && hue < 3.4 ? [ink] : []
    })
    return greens.reduce((sum, ink) => sum + shareOf(spec, ink), 0)
  })
  expect(bare).toBeLessThan(leafy * 0.5)
})

test('tigers of an emerald jungle are tigers', () => {
  const { inks } = specOfPrompt('dense jungle leaves with tigers, emerald').palette
  expect(inks.some((hex) => inkOf(hex).chroma > 0.09 && inkOf(hex).hue < 1.4 && inkOf(hex).hue > 0.6)).toBe(true)
})

describe('leaves in a colour of their own', () => {
  test.each([
    ['magnolias in ivory and blush with bronze leaves on sage', '#8c6836'],
    ['roses with gold leaves on navy', '#c39a4a'],
    ['wildflowers with blue leaves on cream', '#2d5fa6'],
  ])('"%s" are of it, and none is green', (prompt, hex) => {
    const spec = specOfPrompt(prompt)
    expect(shareOf(spec, inkNearest(spec, hex))).toBeGreaterThan(0.06)
    const { inks, ground } = spec.palette
    const greens = inks.flatMap((ink, at) => {
      const { chroma, hue } = inkOf(ink)
      return at !== ground && chroma > 0.03 && hue > 1.95 && hue < 3.2 ? [at] : []
    })
    expect(greens.reduce((sum, ink) => sum + shareOf(spec, ink), 0)).toBeLessThan(0.06)
  })

  test('"peonies and leaves in dusty pink" has pink peonies', () => {
    const { motifColours } = understandPrompt('large peonies and leaves in dusty pink on navy').wishes
    expect(motifColours.leaf).toBeUndefined()
    expect(understandPrompt('roses, leaves in navy').wishes.motifColours.leaf).toBe('#1d2f55')
  })

  test('ginkgo in gold is gold and no autumn', () => {
    const { inks, ground } = specOfPrompt('an all over of ginkgo leaves in gold on dark teal').palette
    const others = inks.filter((_, at) => at !== ground).map(inkOf)
    expect(others.every(({ hue, chroma }) => chroma < 0.05 || (hue > 0.9 && hue < 1.8))).toBe(true)
  })
})

describe('what is asked for alone', () => {
  test.each(['tiny scattered stars in gold on navy, no other shapes', 'just lemons, nothing else, on white'])(
    '"%s" has no company',
    (prompt) => expect(specOfPrompt(prompt).styles).toContain('few things'),
  )

  test('others have', () => expect(specOfPrompt('gold stars on navy').styles).not.toContain('few things'))

  test('leaves in line have no flowers among them', () => {
    const [leaves, flowers] = ['leaves', 'flowers'].map((what) =>
      drawDesign(specOfPrompt(`line art ${what}, black on white`)),
    )
    expect(leaves.shapes.length).not.toBe(flowers.shapes.length)
  })
})

describe('cloths in colours with things on them', () => {
  test('"buffalo plaid in red and black with moose silhouettes": the plaid is red and black, the moose neither', () => {
    const spec = specOfPrompt('buffalo plaid in red and black with moose silhouettes')
    for (const hex of ['#b3282d', '#1d1c20']) expect(shareOf(spec, inkNearest(spec, hex))).toBeGreaterThan(0.15)
    expect(shareOf(spec, inkNearest(spec, '#f7f1e6'))).toBeGreaterThan(0.15)
  })

  test('the ground is no colour that a thing is known by', () => {
    const spec = specOfPrompt('black cats, pumpkins and crescent moons, orange and purple')
    expect(spec.palette.inks[spec.palette.ground]).toBe('#6a4a8c')
  })

  test('jasmine climbs a lattice as it does a trellis', () => {
    const { family, styles } = specOfPrompt('lattice with climbing jasmine, pale green and white')
    expect(family).toBe('trailing')
    expect(styles).toContain('trellis')
  })

  test('a frieze with a plain field is its border', () => {
    const spec = specOfPrompt('greek key border in navy and white with a plain centre')
    expect(spec.layout).toBe('border')
    expect(shareOf(spec, spec.palette.ground, 0, 0.7)).toBe(1)
    expect(specOfPrompt('greek key border in navy and white').layout).not.toBe('border')
  })

  test('acanthus that is named grows with birds and berries too', () => {
    const [acanthus, berries] = ['acanthus with blackbirds and berries', 'trailing berries with blackbirds'].map(
      (prompt) => leafInPlace({ ...planOfPrompt(`william morris style ${prompt}`) }),
    )
    expect([acanthus, berries]).toEqual([undefined, 'berry'])
  })
})

describe('names of fruit that are hues', () => {
  test.each([
    ['parrots with orange and pink roses', 'orange'],
    ['bats with orange and purple stars', 'orange'],
    ['toucans with peach and white flowers', 'peach'],
  ])('"%s" has no %s in it', (prompt, fruit) => expect(specOfPrompt(prompt).motifs).not.toContain(fruit))

  test.each(['apples, oranges and pears', 'parrots with oranges and pink roses'])('"%s" has', (prompt) =>
    expect(specOfPrompt(prompt).motifs).toContain('orange'),
  )

  test('hibiscus is one and many', () => {
    const { details } = specOfPrompt('tropical parrots with orange and pink hibiscus on black')
    expect(details['colour of hibiscus']).toBe('#e07a3f|#e9a5ac')
  })
})

test('a night with stars is a night, and no little picture of one', () => {
  expect(specOfPrompt('owls on branches at night with stars').motifs).toEqual(expect.arrayContaining(['owl', 'star']))
})

test('a birch wood with beasts in it is one of trees', () => {
  for (const prompt of ['snow leopards in a snowy birch wood, pale blue', 'foxes in a birch wood'])
    expect(specOfPrompt(prompt)).toMatchObject({ family: 'conversational', details: { backdrop: 'birches' } })
  expect(specOfPrompt('birch wood').family).toBe('wood-grain')
  expect(specOfPrompt('ducks on birch wood').details.under).toBe('wood-grain')
})
