import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const motifsOf = (prompt: string) => understandPrompt(prompt).wishes.motifs

describe('names that share their first word', () => {
  test.each([
    ['football shirts and boots', ['football shirt', 'football boot']],
    ['cowboy boots, hats and cacti', ['cowboy boot', 'cowboy hat', 'cactus']],
    ['wine bottles, glasses and grapes', ['wine bottle', 'wine glass', 'grape']],
    ['black cats and hats', ['cat', 'hat']],
    ['palm trees and houses', ['palm tree', 'house']],
    ['boots and hats', ['boot', 'hat']],
  ])('"%s"', (prompt, motifs) => {
    expect(motifsOf(prompt)).toEqual(motifs)
  })
})

describe('what is refused', () => {
  test('in the place of something else is left out', () => {
    const { motifs, avoidedMotifs } = understandPrompt('morris trailing with rabbits instead of birds').wishes
    expect(motifs).not.toContain('bird')
    expect(avoidedMotifs).toEqual(['bird'])
    expect(understandPrompt('Hasen statt Vögel').wishes.avoidedMotifs).toEqual(['bird'])
  })

  test('is refused over words that say nothing, and over manners', () => {
    expect(motifsOf('hot dogs, not real dogs')).toEqual(['hot dog'])
    expect(motifsOf('no cartoon faces, just cats')).toEqual(['cat'])
  })
})

describe('names of several words in the plural', () => {
  test.each([
    ['houses on stilts', 'house on stilts'],
    ['jars of honey', 'jar of honey'],
    ['speech bubbles', 'speech bubble'],
    ['dollar bills', 'dollar bill'],
    ['mountain bikes', 'mountain bike'],
  ])('"%s"', (prompt, noun) => {
    expect(motifsOf(prompt)).toEqual([noun])
  })

  test('balloons are no birds, before which a kind says the same again', () => {
    expect(motifsOf('balloon cats')).toEqual(['balloon', 'cat'])
    expect(motifsOf('swallow birds')).toEqual(['swallow'])
  })
})
