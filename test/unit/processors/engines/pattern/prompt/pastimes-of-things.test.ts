import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes

describe('what things are at', () => {
  test.each([
    ['bears camping', 'tent'],
    ['avocados doing yoga', 'yoga seat'],
    ['dinosaurs skating on ice', 'ice skate'],
    ['mice having a tea party', 'teapot'],
  ])('"%s" shows what belongs to it', (prompt, noun) => {
    expect(wishesOf(prompt).motifs.slice(1)).toContain(noun)
  })

  test('one who is at it has what a verb brings along, as several have', () => {
    expect(wishesOf('surfing santa').seats).toEqual({ santa: ['surfboard'] })
    expect(wishesOf('surfing santas').seats).toEqual({ santa: ['surfboard'] })
  })

  test('things are at nothing, and what they are of is no pastime', () => {
    expect(wishesOf('sewing bobbins').motifs).toEqual(['bobbin'])
    expect(wishesOf('camping with tents and bears').motifs).toEqual(['tent', 'bear'])
  })

  test('a vessel is full of the kinds that a word stands for', () => {
    const { motifs, seats } = wishesOf('a vase of sweets')
    expect(motifs[0]).toBe('vase')
    expect(motifs.slice(1).map((noun) => seats?.[noun])).toEqual([['vase'], ['vase'], ['vase']])
    expect(wishesOf('jars of sweets').motifs).toEqual(['jar of sweets'])
    expect(Object.keys(wishesOf('baskets of vegetables on red gingham').seats ?? {}).length).toBeGreaterThan(1)
  })
})
