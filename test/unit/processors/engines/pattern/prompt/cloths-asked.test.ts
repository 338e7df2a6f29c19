import { describe, expect, test } from '@jest/globals'
import { hueDistance, inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

function specOf(prompt: string): DesignSpec {
  return specOfPrompt(prompt, { seed: 1 })
}

const groundOf = ({ palette }: DesignSpec): string => palette.inks[palette.ground]

describe('cloths by the names they are asked for', () => {
  test.each([
    ['pois irregolari blu su avorio', 'dots', 'variegated'],
    ['hokusai great wave', 'great-wave', ''],
    ['kantha quilt running stitch in indigo and rust', 'sashiko', 'kantha'],
    ['glitch art', 'glitch', ''],
    ['90s jazz cup', 'brush-strokes', 'paper cup'],
    ['ndebele house painting', 'ndebele', ''],
    ['zulu beadwork', 'beadwork', 'triangles'],
    ['maasai beadwork collar', 'beadwork', 'collars'],
    ['huichol beadwork', 'beadwork', 'peyote'],
    ['seed bead loom turquoise', 'beadwork', 'loom'],
    ['rustic burlap stripes', 'twill', 'stripes'],
    ['snow leopard skin', 'leopard', ''],
    ['autumn plaid with leaves', 'foliage', ''],
    ['herringbone wool tweed brown', 'herringbone', 'wool tweed'],
    ['typography letters bold black', 'signs', 'letters'],
    ['miro shapes', 'midcentury', ''],
    ['loose watercolour stripes, indigo', 'stripes', 'watercolour'],
    ['swimwear abstract splash, coral and turquoise', 'splatter', ''],
    ['Civil War reproduction print, madder brown', 'ditsy', ''],
    ['lattice of Suzhou window, teal', 'chinese-lattice', ''],
    ['camouflage winter snow', 'camo', 'arctic'],
    ['Peruvian manta, bright', 'kilim', 'manta'],
    ['tenango', 'folk-floral', ''],
    ['cobblestones', 'terrazzo', 'cobbles'],
    ['river stones', 'terrazzo', 'pebbles'],
    ['weathered brick wall texture', 'terrazzo', 'bricks'],
    ['castle wall grey', 'terrazzo', 'ashlar'],
    ['subway tiles in teal', 'terrazzo', 'metro'],
    ['iznik tulips and carnations', 'iznik', ''],
    ['ceramics of William De Morgan, blue', 'iznik', ''],
    ['linen weave in flax', 'twill', 'linen'],
    ['Charles Rennie Mackintosh roses', 'art-nouveau', ''],
    ['Jackson Pollock', 'splatter', ''],
    ['Vienna cane in black on sage', 'basketweave', 'cane'],
    ['embossed leather with roses', 'leather-grain', 'tooled'],
    ['squiggles', 'memphis', 'squiggles'],
    ['polo shirt pique texture, bottle green', 'dobby', 'birdseye'],
    ['chikankari white on mint', 'lace', ''],
    ['cracked glaze celadon', 'weathered', 'glaze'],
    ['galaxy leggings', 'nebula', 'galaxy'],
    ['cosmic stardust', 'nebula', 'galaxy'],
    ['cricket club blazer stripe, maroon cream and green', 'stripes', 'awning'],
    ["men's silk tie, tiny repeating diamonds, burgundy", 'foulard', ''],
    ['Aboriginal dot style painting in ochres', 'dots', ''],
    ['Scandi minimal lines, thin black on white', 'brush-strokes', 'abstract lines'],
    ['paint dashes, small, navy', 'brush-strokes', 'dashes'],
    ['moire lines, black and white', 'op-art', 'op-waves'],
    ['acid wash denim', 'weathered', 'bleached'],
    ['light wash denim', 'twill', 'denim'],
    ['birch bark', 'wood-grain', 'birch'],
    ['denim patchwork, boro style', 'sashiko', 'boro'],
    ['Sami weaving band', 'kilim', 'manta'],
    ['Moroccan wedding blanket', 'kilim', 'berber'],
    ['colour blocking, tomato and lilac', 'colour-planes', 'blocks'],
    ['paint swatches', 'brush-strokes', 'dashes'],
    ['barcode', 'stripes', 'barcode'],
    ['vhs scan lines', 'glitch', ''],
    ['nostalgic farmhouse kitchen', 'gingham', ''],
  ])('%s is %s', (prompt, family, style) => {
    const { wishes } = understandPrompt(prompt)
    expect(specOf(prompt).family).toBe(family)
    if (style) expect(wishes.styles).toContain(style)
  })

  test('laurel wreaths lie on the stripe they are named with, crickets are insects, and lovat is a grey green', () => {
    const wreaths = understandPrompt('Regency stripe with laurel wreaths').wishes
    expect(wreaths).toMatchObject({ under: 'stripes', motifs: ['laurel wreath'] })
    expect(understandPrompt('crickets and clover').wishes.motifs[0]).toBe('cricket')
    expect(inkOf(understandPrompt('tweed in lovat green').wishes.colours[0].hex).chroma).toBeLessThan(0.05)
  })

  test('metal is woven into the colour named with it, and is the cloth itself where it is said to be', () => {
    const stepFrom = (prompt: string, hex: string) => hueDistance(inkOf(groundOf(specOf(prompt))), inkOf(hex))
    expect(stepFrom('brocade in pink and gold', '#e9a5ac')).toBeLessThan(0.2)
    expect(stepFrom('brocade, pink on gold', '#c39a4a')).toBeLessThan(0.2)
  })

  test('named colours of a galaxy run into each other between a dark sky and pale stars', () => {
    const { palette } = specOf('watercolor galaxy, purple and blue')
    const lights = palette.inks.map((hex) => inkOf(hex).lightness)
    expect(inkOf(groundOf(specOf('watercolor galaxy, purple and blue'))).lightness).toBeLessThan(0.3)
    expect(Math.max(...lights)).toBeGreaterThan(0.9)
    expect(palette.inks).toEqual(expect.arrayContaining(['#6a4a8c', '#2d5fa6']))
    expect(palette.inks.length).toBeGreaterThan(6)
  })

  test('ink floated on water is black and indigo, snow camouflage white and grey, unless colours are named', () => {
    const most = ({ palette }: DesignSpec) => Math.max(...palette.inks.map((hex) => inkOf(hex).chroma))
    expect(most(specOf('suminagashi ink swirls'))).toBeLessThan(0.1)
    expect(most(specOf('camouflage winter snow'))).toBeLessThan(0.03)
    expect(most(specOf('suminagashi, red'))).toBeGreaterThan(0.15)
  })
})

describe('cloths that go over into something else', () => {
  test.each([
    ['houndstooth breaking into birds', { under: 'houndstooth', motifs: ['bird'], change: 'things' }],
    ['tartan dissolving into roses', { under: 'tartan', motifs: ['rose'], change: 'things' }],
    ['checks dissolving into dots', { families: ['gingham'], change: 'dots' }],
    ['stripes melting into waves', { families: ['stripes'], motifs: [], change: 'waves' }],
  ])('%s', (prompt, wishes) => {
    const found = understandPrompt(prompt)
    expect(found.wishes).toMatchObject(wishes)
    expect(found.ignored).toEqual([])
  })

  test('birds on houndstooth, dots on checks and waves alone change into nothing', () => {
    for (const prompt of ['birds on houndstooth', 'checks with dots', 'breaking waves', 'turning leaves on gingham'])
      expect(understandPrompt(prompt).wishes.change).toBeUndefined()
  })
})

test.each(['edwardian lace', 'romantic lace', 'victorian lace'])(
  '%s is worked in the palest thread of its mood',
  (prompt) => {
    const { palette } = specOf(prompt)
    const lightest = palette.inks.toSorted((one, other) => inkOf(other).lightness - inkOf(one).lightness)[0]
    expect(lightest).not.toBe(groundOf(specOf(prompt)))
  },
)

test('almond blossom is white on a cloth that shows it, in the manner of van gogh too', () => {
  for (const prompt of ['almond blossom', 'almond blossom van gogh']) {
    const spec = specOf(prompt)
    expect(spec.palette.inks).toContain('#fdfaf3')
    expect(inkOf(groundOf(spec)).lightness).toBeLessThan(0.88)
  }
})

test('a sari of one colour is figured in gold', () => {
  const { palette } = specOf('emerald zari sari')
  expect(palette.inks[palette.ground]).toBe('#1f7a5c')
  expect(palette.inks).toContain('#d0a850')
})

describe('what a cloth is known by in its own drawing', () => {
  test('a zebra in rainbow stripes has the inks of a rainbow', () => {
    expect(specOf('zebra stripes rainbow').palette.inks.length).toBeGreaterThan(5)
  })

  test('a reindeer in red fair isle is a reindeer, and red', () => {
    const { motifs, palette } = specOf('fair isle reindeer red')
    expect(motifs).toEqual(['reindeer'])
    expect(palette.inks.map(inkOf).some(({ hue, chroma }) => chroma > 0.12 && Math.abs(hue) < 0.6)).toBe(true)
  })

  test('a kantha of two colours is sewn in a thread of its own, over faded pieces of both', () => {
    const { palette } = specOf('kantha quilt in indigo and rust')
    expect(palette.inks.length).toBe(5)
    expect(Math.max(...palette.inks.map((hex) => inkOf(hex).lightness))).toBeGreaterThan(0.9)
  })

  test('the scales of a mermaid are no terracotta', () => {
    const warm = specOf('fish scales mermaid')
      .palette.inks.map(inkOf)
      .filter(({ hue, chroma }) => chroma > 0.05 && hue > 0.2 && hue < 1.6)
    expect(warm).toEqual([])
  })
})
