import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import {
  type PlainClothName,
  plainClothNames,
  plainCloths,
} from '../../../../../../processors/engines/pattern/families/woven/twill-cloths.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

function specOf(prompt: string): DesignSpec {
  return specOfPrompt(prompt, { seed: 1 })
}

const lightnessOf = ({ palette }: DesignSpec): number[] => palette.inks.map((hex) => inkOf(hex).lightness)

describe('plain cloths by their weave', () => {
  test.each([
    ['barathea dinner jacket black', 'twill', 'barathea'],
    ['grosgrain, forest green', 'twill', 'rib'],
    ['moss crepe, blush', 'twill', 'crepe'],
    ['khaki drill', 'twill', 'drill'],
    ['melton wool coat navy', 'twill', 'barathea'],
    ['covert cloth', 'twill', 'twill'],
    ['abstract expressionist canvas, black white and red', 'brush-strokes', 'expressionist'],
    ['psychedelic swirl poster 1967', 'marbling', 'flow'],
    ['railway carriage moquette, 1950s, red and green', 'bauhaus', ''],
    ['rust boucle', 'tweed', 'boucle'],
    ['bouclé tweed jacket, pink', 'tweed', 'couture'],
    ['coral linen', 'twill', 'linen'],
    ['navy cashmere', 'twill', 'barathea'],
    ['green marble', 'agate', 'veined'],
    ['marble swirl, pink', 'marbling', 'flow'],
    ['charcoal flannel suiting, chalk lines', 'stripes', 'chalk'],
    ['striped deckchair, blue and white', 'stripes', 'deckchair'],
    ['leopard print silk, scale life size', 'leopard', ''],
    ['cubist, blue and pink', 'cubist', ''],
    ['cubist cats', 'conversational', ''],
    ['velvet', 'crushed-velvet', ''],
    ['black velvet', 'crushed-velvet', ''],
    ['navy velvet with gold stars', 'conversational', ''],
    ['cut velvet, wine', 'damask', ''],
    ['jacquard with diamonds', 'foulard', ''],
    ['ocelot jacquard, gold on black', 'leopard', ''],
    ['Bauhaus Teppich', 'bauhaus', ''],
    ['art deco carpet, navy', 'deco-fans', ''],
    ['gothic trefoil wallpaper, blue and gold', 'trellis', 'quatrefoil'],
    ['desert camouflage, five colours, digital', 'camo', 'digital'],
    ['quiet luxury, oatmeal', 'herringbone', ''],
    ['sekka shibori', 'shibori', 'sekka'],
    ['seventies kitchen curtain, orange and brown circles', 'retro-geometric', 'rings'],
    ['kitchen blind, circles, sixties', 'retro-geometric', 'rings'],
    ['theatre costume, harlequin diamonds, red and green', 'argyle', ''],
    ['aeroplane seat fabric, navy squares', 'retro-geometric', ''],
    ['yacht cushions, marine stripe, 12 mm', 'stripes', ''],
    ['rugby hoop jersey', 'stripes', 'rugby'],
    ['quiet luxury plain texture, greige', 'twill', 'slub'],
    ['three colours only: ochre, ink, bone; hand cut shapes', 'cutouts', ''],
    ['calm misty morning by the sea, wallpaper', 'ombre', 'bands'],
    ['opera house wallpaper, oxblood and gilt', 'damask', ''],
    ['basketweave cane natural', 'basketweave', ''],
    ['rattan webbing cane', 'basketweave', ''],
    ['ink wash mountains', 'ombre', ''],
    ['Shipibo lines', 'labyrinth', ''],
    ['Amish center diamond', 'quilt', 'square-in-square'],
    ['king-size duvet, broad stripe, ecru and white', 'stripes', ''],
    ['pub bench fabric, tartan, red', 'tartan', ''],
    ['crocodile handbag print, emerald', 'crocodile', ''],
  ])('%s is %s, %s', (prompt, family, style) => {
    const spec = specOf(prompt)
    expect(spec.family).toBe(family)
    if (style) expect(spec.styles).toContain(style)
  })

  test.each([
    'waffle weave towel, oatmeal',
    "bird's eye suiting in grey",
    '2/2 twill weave in charcoal wool',
    'moss crepe, blush',
  ])('%s is woven in one colour and its shade', (prompt) => {
    const all = lightnessOf(specOf(prompt))
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.25)
  })

  test.each([...plainClothNames])('every end and every pick of %s is bound', (name: PlainClothName) => {
    const { weave, closesOver } = plainCloths[name]
    const places = Array.from({ length: closesOver }, (_, at) => at)
    for (const one of places) {
      expect(new Set(places.map((other) => weave(one, other))).size).toBe(2)
      expect(new Set(places.map((other) => weave(other, one))).size).toBe(2)
      expect(weave(one, 0)).toBe(weave(one, closesOver))
      expect(weave(0, one)).toBe(weave(closesOver, one))
    }
  })

  test('two deep colours of a gun club check or a tattersall are the lines on cream', () => {
    for (const prompt of ['gun club check in rust and green', 'tattersall in rust and green']) {
      const { palette } = specOf(prompt)
      expect(palette.inks).toHaveLength(3)
      expect(inkOf(palette.inks[palette.ground]).lightness).toBeGreaterThan(0.88)
    }
  })

  test('veins run through the other colour that is named, whichever comes first', () => {
    const { colours } = understandPrompt('marble gold vein white').wishes
    expect(colours.find(({ hex }) => hex === '#c39a4a')).toMatchObject({ isAccent: true })
  })

  test('a year is of its decade, and a square of 90 cm is one repeat wherever it is said', () => {
    expect(understandPrompt('poster 1967, swirls').wishes.moods).toContain('sixties')
    expect(understandPrompt('silk twill scarf, equestrian colours, 90 cm').wishes).toMatchObject({ repeatMm: 900 })
  })

  test('adire and shweshwe are dyed in indigo', () => {
    for (const prompt of ['adire eleko', 'shweshwe']) {
      const { palette } = specOf(prompt)
      expect(Math.cos(inkOf(palette.inks[palette.ground]).hue - 4.7)).toBeGreaterThan(0.8)
      expect(inkOf(palette.inks[palette.ground]).lightness).toBeLessThan(0.4)
    }
  })
})
