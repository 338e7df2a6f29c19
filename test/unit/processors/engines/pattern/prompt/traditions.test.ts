import { describe, expect, test } from '@jest/globals'
import { families } from '../../../../../../processors/engines/pattern/families/registry.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import {
  periodWords,
  traditionWords,
} from '../../../../../../processors/engines/pattern/prompt/words/tradition-words.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

function specOf(prompt: string): DesignSpec {
  return specOfPrompt(prompt, { seed: 1 })
}

describe('cloths by town, people and period', () => {
  test('every name leads to a family that is there', () => {
    const known = new Set(families.map(({ name }) => name))
    for (const { family } of [...traditionWords, ...periodWords]) expect(known).toContain(family)
  })

  test.each([
    ['baluchari sari, maroon and gold', 'brocade', 'butis'],
    ['kasavu sari stripe', 'stripes', ''],
    ['tussar silk, natural', 'twill', 'slub'],
    ['batik truntum', 'batik', 'kawung'],
    ['parang rusak, soga brown', 'batik', 'parang'],
    ['two grey hills rug', 'kilim', 'blanket'],
    ['Hmong batik, indigo', 'mudcloth', ''],
    ['shyrdak felt in red and black', 'quilt', 'folded'],
    ['adire oniko', 'shibori', 'kumo'],
    ['amazigh rug', 'kilim', 'berber'],
    ['honiton lace, ivory', 'lace', ''],
    ['filet crochet tablecloth', 'lace', ''],
    ['voided velvet, olive', 'damask', ''],
    ['club tie, green and gold', 'stripes', 'candy-cane'],
    ['space-dyed stripes', 'stripes', ''],
    ['oushak rug in faded tones', 'carpet', 'herati'],
    ['kimono, plum and silver', 'blossom-branch', ''],
    ['roman, terracotta and cream', 'frieze', 'guilloche'],
    ['verdure tapestry, dark greens, large leaves', 'trailing', ''],
    ['bingata on indigo', 'chintz', ''],
    ['1970s supergraphic, brown and orange', 'retro-geometric', 'tracks'],
    ['snakeskin, natural python', 'snake', ''],
    ['crocodile leather, alligator, emerald', 'crocodile', ''],
    ['70s kitchen wallpaper, brown and orange flowers', 'flower-power', ''],
    ['papier peint fleurs années 70', 'flower-power', ''],
    ['hanbok jacquard, lotus, pale jade', 'brocade', ''],
    ['peony jacquard upholstery, taupe', 'brocade', ''],
    ['Armenian manuscript ornament', 'arabesque', ''],
    ['tea towel, blue stripe borders on ecru linen', 'stripes', 'double'],
    ['church kneeler needlepoint, crosses and lilies', 'cross-stitch', ''],
    ['noren, indigo, family crest style', 'foulard', 'neat medallions'],
    ['fisherman rib, navy', 'cable-knit', 'rib'],
    ['geometric tile cushion inspired by Lisbon', 'azulejo', ''],
    ['damask with lilies, white on white', 'damask', ''],
    ['white on white, damask with lilies', 'damask', ''],
    ['ogee with tulips, teal', 'ogee', ''],
    ['Ornament-Damast, Taupe auf Creme', 'damask', ''],
    ["a small-scale geometric for men's ties", 'foulard', ''],
    ['performance fleece, nordic pattern', 'fair-isle', 'nordic'],
    ['ethnic ikat chevrons, black and white', 'ikat', ''],
    ['shibori stripes, indigo', 'shibori', ''],
    ['biedermeier, straw yellow', 'stripes', 'regency'],
    ['tigerstripe camouflage, olive', 'camo', 'tigerstripe'],
    ['flecktarn', 'camo', 'flecktarn'],
    ['splinter camo, greys', 'camo', 'splinter'],
    ['chocolate chip camo', 'camo', 'chips'],
  ])('%s is %s %s', (prompt, family, style) => {
    const spec = specOf(prompt)
    expect(spec.family).toBe(family)
    if (style) expect(spec.styles).toContain(style)
  })

  test('roses lie on a damask where that is said, and ornaments hang on a tree', () => {
    expect(understandPrompt('roses on damask').wishes.under).toBe('damask')
    expect(understandPrompt('silver ornaments on red').wishes.motifs).toEqual(['ornament'])
    expect(understandPrompt('christmas ornaments on tartan').wishes.motifs).not.toEqual([])
    expect(understandPrompt('toile de Jouy, scènes champêtres')).toMatchObject({ ignored: [], wishes: { motifs: [] } })
  })

  test('tigers on a tiger skin are beasts, roses of the seventies are roses', () => {
    expect(understandPrompt('tiger print with tigers').wishes.motifs).toContain('tiger')
    expect(understandPrompt('70s roses').wishes.families).not.toContain('flower-power')
  })

  test.each(['roman stripe', 'geometric kimono, triangles', 'tudor roses', 'blueprint of a bicycle'])(
    'a period beside a cloth or a thing leaves it the stage: %s',
    (prompt) => {
      const spec = specOf(prompt)
      expect(['frieze', 'blossom-branch', 'chintz', 'windowpane']).not.toContain(spec.family)
    },
  )

  test('old dyes, tinctures and ink are colours', () => {
    const hexes = (prompt: string): string[] => understandPrompt(prompt).wishes.colours.map(({ hex }) => hex)
    expect(hexes('only two colours: ochre and ink, lattice')).toHaveLength(2)
    expect(hexes('puce and gamboge checks')).toHaveLength(2)
    expect(hexes('stripes in weld and woad')).toHaveLength(2)
    expect(hexes('righe tortora e ottanio')).toHaveLength(2)
    expect(hexes('ink drawing of oaks')).toHaveLength(0)
  })

  test('a self stripe and a low contrast are tones of one hue', () => {
    expect(understandPrompt('self stripe, navy').wishes).toMatchObject({ families: ['stripes'], isTonal: true })
    expect(understandPrompt('low-contrast ivory damask').wishes.isTonal).toBe(true)
  })
})
