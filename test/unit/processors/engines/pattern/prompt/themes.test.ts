import { describe, expect, test } from '@jest/globals'
import { findDepiction } from '../../../../../../processors/engines/pattern/families/conversational/noun-book.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { themes } from '../../../../../../processors/engines/pattern/prompt/words/themes.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes

describe('pastimes, feasts and places on the map', () => {
  test.each([
    ['fishing', ['fish', 'fishing pole']],
    ['Surfing, retro', ['surfer', 'surfboard']],
    ['Chinese New Year', ['chinese dragon', 'paper lantern']],
    ["New Year's Eve", ['champagne', 'firework']],
    ['day of the dead', ['sugar skull', 'skeleton']],
    ['Mardi Gras in purple and gold', ['venetian mask', 'jester']],
    ['Germany', ['pretzel', 'beer']],
    ['Los Angeles', ['palm tree', 'surfboard']],
    ['nautical', ['anchor', 'sailboat']],
    ['space for kids', ['rocket', 'planet']],
    ['music', ['guitar', 'violin']],
  ])('"%s" alone is drawn by what it is known by', (prompt, led) => {
    const { families, motifs } = wishesOf(prompt)
    expect(families).toEqual(['conversational'])
    expect(motifs).toEqual(expect.arrayContaining(led))
  })

  test('the report says what they were drawn as, and that they were left where they were', () => {
    expect(understandPrompt('fishing').understood).toEqual([
      { words: 'fishing', as: 'motifs fish, fishing pole, fishing lure, fishing fly' },
    ])
    expect(understandPrompt('damask, Japan').ignored).toEqual(['Japan'])
  })

  test.each([
    ['Scotland tartan', 'tartan', []],
    ['africa sunset', 'ombre', []],
    ['corporate pattern for a law firm', 'foulard', []],
    ['Amsterdam tulips', undefined, ['tulip']],
    ['nautical stripes', 'stripes', []],
    ['nautical florals', undefined, []],
    ['mushrooms and forest', 'conversational', ['mushroom']],
    ['penguins ice skating', 'conversational', ['skating penguin']],
    ['vegetables from the farm', 'conversational', ['carrot', 'radish', 'pea', 'tomato', 'aubergine']],
  ])('"%s" keeps what it names', (prompt, family, motifs) => {
    const wishes = wishesOf(prompt)
    expect(wishes.families[0]).toBe(family)
    expect(wishes.motifs).toEqual(motifs)
  })

  test('who is there leads, and what the place or the feast is known by stands behind', () => {
    expect(wishesOf('cats in Japan').motifs).toEqual(['cat', 'mount fuji', 'torii gate', 'crane'])
    expect(wishesOf('Chinese New Year rabbits').motifs[0]).toBe('rabbit')
    expect(wishesOf('roses in Japan').motifs).toEqual(['rose'])
  })

  test('each is drawn by pictures of its own, and no phrase stands for two', () => {
    const phrases = Object.values(themes).flatMap((list) => Object.values(list).flatMap((words) => words.split('|')))
    const nouns = Object.values(themes).flatMap((list) => Object.keys(list).flatMap((words) => words.split('|')))
    expect(nouns.filter((noun) => !findDepiction(noun)?.isExact)).toEqual([])
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
  })
})
