import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { sceneryNouns, sceneryWords } from '../../../../../../processors/engines/pattern/prompt/words/scenery-words.ts'

describe('prompts of land, sea and town', () => {
  test.each([
    ['tuscan landscape with cypress trees', 'tuscany'],
    ['city skyline at night', 'city'],
    ['a cubist city', 'city'],
    ['sunset over the ocean', 'sea sunset'],
    ['rice terraces in shades of green', 'terraces'],
    ['black and white winter forest', 'forest'],
    ['low poly mountains', 'mountains low poly'],
    ['geometric mountains in sand', 'mountains geometric'],
    ['green hills', 'hills'],
    ['sailboats on the sea', 'sea'],
    ['snowy village at night with pine trees and moon', 'village night snowy snowfall'],
    ['mountain lake with reflections', 'lake'],
    ['waterfall in the jungle with parrots', 'waterfall guests'],
    ['patchwork fields with farmhouse and sheep', 'fields guests'],
    ['northern lights over a cabin and reindeer', 'aurora night guests'],
    ['countryside landscape with cows and tractors', 'hills guests'],
    ['winter landscape with deer, snow falling', 'hills snowy snowfall guests'],
  ])('"%s" is a landscape: %s', (prompt, styles) => {
    const { wishes, ignored } = understandPrompt(prompt)
    expect(wishes.families).toEqual(['scenic'])
    expect(wishes.styles).toEqual(
      expect.arrayContaining(/^low|^mountains low/.test(styles) ? ['mountains', 'low poly'] : styles.split(' ')),
    )
    expect(ignored).toEqual([])
  })

  test.each([
    ['camels in the desert', 'conversational'],
    ['village of mice', 'conversational'],
    ['desert cacti', 'conversational'],
    ['tents under the northern lights', 'conversational'],
    ['patchwork quilt with sheep', 'conversational'],
    ['misty mountains', 'ombre'],
    ['morning fog over hills', 'ombre'],
  ])('"%s" keeps what it names: %s', (prompt, family) => {
    expect(understandPrompt(prompt).wishes.families).toEqual([family])
  })

  test('forest green, sand and sea blue are colours, and no land', () => {
    expect(understandPrompt('stripes in forest green and sand').wishes.families).toEqual(['stripes'])
  })

  test('winter and snow are seen on the land, and snow that only caps a mountain is not', () => {
    const stylesOf = (prompt: string) => understandPrompt(prompt).wishes.styles
    expect(stylesOf('snowy pine forest')).toEqual(expect.arrayContaining(['forest', 'snowy']))
    expect(stylesOf('winter landscape with cottages')).toContain('snowy')
    expect(stylesOf('winter forest with snow')).toContain('snowy')
    expect(stylesOf('snow-capped mountains at sunset')).not.toContain('snowy')
  })

  test("those who stand in a landscape are its motifs, and the land's own are not", () => {
    expect(understandPrompt('patchwork fields with farmhouse and sheep').wishes.motifs).toEqual(['sheep'])
    expect(understandPrompt('waterfall in the jungle with parrots').wishes.motifs).toEqual(['parrot'])
  })

  test('land that is refused is not drawn', () => {
    expect(understandPrompt('roses, no mountains').wishes.families).not.toContain('scenic')
  })

  test('every landscape has names and things of its own', () => {
    expect(Object.keys(sceneryNouns).toSorted()).toEqual(Object.keys(sceneryWords).toSorted())
  })
})

describe('times, and what is named with them', () => {
  test('art deco flowers and Memphis flowers are flowers', () => {
    for (const prompt of ['art deco flowers in gold', 'Memphis flowers in pink'])
      expect(understandPrompt(prompt).wishes.families).toEqual(['modern-floral'])
  })

  test('Celtic beasts are set in roundels, and Celtic alone is knots', () => {
    expect(understandPrompt('celtic dragons in emerald').wishes).toMatchObject({ motifs: ['dragon'], frames: 'knot' })
    expect(understandPrompt('celtic').wishes.families).toEqual(['celtic-knot'])
  })

  test('wolves on knotwork are wolves over knots, with it they stand in its rounds', () => {
    expect(understandPrompt('knotwork with wolves').wishes).toMatchObject({ motifs: ['wolf'], frames: 'knot' })
    expect(understandPrompt('wolves on knotwork').wishes).toMatchObject({ motifs: ['wolf'], under: 'celtic-knot' })
  })

  test('oil painting is a manner, and no picture in a frame', () => {
    expect(understandPrompt('peonies, oil painting').wishes.motifs).toEqual(['peony'])
  })

  test('shades of a colour are not worn, shades are', () => {
    expect(understandPrompt('otters in shades of blue').wishes.worn).toEqual({})
    expect(understandPrompt('cats in shades').wishes.worn).toEqual({ cat: ['shades'] })
  })
})
