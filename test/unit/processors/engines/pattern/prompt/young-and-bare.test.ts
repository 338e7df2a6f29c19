import { describe, expect, test } from '@jest/globals'
import { sharesOfStature } from '../../../../../../processors/engines/pattern/families/conversational/statures.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes

describe('the young of whoever is named before them', () => {
  test.each([
    ['whales with calves', ['whale', 'young whale']],
    ['bears and their cubs in the forest', ['bear', 'young bear']],
    ['elephants with their little babies', ['elephant', 'young elephant']],
    ['elephant calves', ['elephant']],
    ['cows and calves', ['cow', 'young cow']],
    ['calves in clover', ['calf', 'clover']],
  ])('"%s" draws %j', (prompt, motifs) => {
    expect(wishesOf(prompt).motifs).toEqual(motifs)
  })

  test('they are smaller than their parents', () => {
    const [parent, child] = sharesOfStature(['whale', 'young whale'])
    expect(child).toBeLessThan(parent * 0.7)
  })
})

describe('what lies behind things', () => {
  const groundOf = (prompt: string) => wishesOf(prompt).colours.find(({ isGround }) => isGround)?.hex

  test('no background is bare white, and one that is named stays', () => {
    expect(groundOf('lighthouses and seagulls, no background')).toBe('#ffffff')
    expect(groundOf('foxes without background')).toBe('#ffffff')
    expect(groundOf('foxes on navy, no background')).toBe('#1d2f55')
    expect(groundOf('foxes, no black background')).toBeUndefined()
  })

  test('the colour before a use is the ground, and no part of a longer name', () => {
    expect(wishesOf('hens on a cream tea towel')).toMatchObject({ motifs: ['hen'] })
    expect(groundOf('hens on a cream tea towel')).toBe('#f3ead9')
  })

  test('a look that is refused is told, and not drawn', () => {
    const { wishes, ignored } = understandPrompt('carrots and peas, no outlines')
    expect(ignored).toEqual([])
    expect(wishes.styles).toEqual([])
  })
})

test('a thing that is named again in another colour is another one', () => {
  const { motifs, motifColours } = wishesOf('a black sheep among white sheep')
  expect(motifs).toEqual(['sheep', 'other sheep'])
  expect(motifColours).toEqual({ sheep: '#1d1c20', 'other sheep': '#faf7f0' })
  expect(wishesOf('red cars and red buses').motifs).toEqual(['car', 'bus'])
})

test('what is in a bowl, or has wings, has a picture of its own', () => {
  expect(wishesOf('goldfish in bowls').motifs).toEqual(['goldfish in bowl'])
  expect(wishesOf('cats with wings')).toMatchObject({ motifs: ['cat'], worn: { cat: ['wing'] } })
})

test('flash of tattoos is of its own signs, and guests of a toile stay among its garlands', () => {
  expect(wishesOf("sailor's tattoo flash on cream").motifs).toEqual(expect.arrayContaining(['anchor', 'dagger']))
  expect(wishesOf('cherubs with garlands, pink toile')).toMatchObject({ motifs: ['cherub'] })
  expect(wishesOf('cherubs with garlands, pink toile').families[0]).toBe('toile')
})
