import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const motifsOf = (prompt: string) => understandPrompt(prompt).wishes.motifs

describe('what beasts do', () => {
  test.each([
    ['sleeping foxes', 'sleeping fox'],
    ['foxes curled up in ferns', 'sleeping fox'],
    ['sleepy little bunnies', 'sleeping rabbit'],
    ['puppies are napping', 'sleeping dog'],
    ['black cats sleeping on books', 'sleeping cat'],
    ['wild horses galloping across the prairie', 'running horse'],
    ['leaping brown deer', 'running deer'],
    ['racing greyhounds on green', 'running greyhound'],
    ['schlafende Katzen', 'sleeping cat'],
    ['penguins skating on blue', 'skating penguin'],
    ['snowmen ice skating, navy', 'skating snowman'],
  ])('"%s" has the %s', (prompt, noun) => {
    expect(motifsOf(prompt)[0]).toBe(noun)
  })

  test('what has no such picture stays as it is, and what is told of others is theirs', () => {
    expect(motifsOf('sleeping whales')).toEqual(['whale'])
    expect(motifsOf('running shoes')).not.toContain('running')
    expect(motifsOf('sleeping cats and dogs')).toEqual(['sleeping cat', 'dog'])
    expect(motifsOf('cats, sleeping dogs')).toEqual(['cat', 'sleeping dog'])
    expect(motifsOf('roller skating foxes')).not.toContain('skating fox')
  })

  test('the word is understood', () => {
    expect(understandPrompt('horses galloping').ignored).toEqual([])
  })
})

test.each([
  ['flying ducks over reeds', 'flying duck'],
  ['mallards in flight', 'flying duck'],
  ['geese in flight, autumn sky', 'flying goose'],
  ['swans flying on midnight blue', 'flying swan'],
  ['owls flying through a moonlit forest', 'flying owl'],
])('%s are on the wing', (prompt, noun) => {
  expect(understandPrompt(prompt).wishes.motifs[0]).toBe(noun)
})

test('who has no picture on the wing stays as he is, and flying geese of a quilt are its triangles', () => {
  expect(understandPrompt('flying pigs').wishes.motifs[0]).toBe('pig')
  expect(understandPrompt('horses in running water').wishes.motifs[0]).toBe('horse')
  expect(understandPrompt('flying geese quilt').wishes.families[0]).toBe('quilt')
})
