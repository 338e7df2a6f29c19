import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const framesOf = (prompt: string) => understandPrompt(prompt).wishes.frames

describe('what things are set in', () => {
  test.each([
    ['owls in hexagons', 'hexagon'],
    ['horses in large ornate gold oval frames', 'oval'],
    ['horse cameos', 'oval'],
    ['roses in diamonds', 'diamond'],
    ['geometric trellis with small camellias in each diamond, grey and pink', 'diamond'],
    ['daisies in hexagons', 'hexagon'],
    ['cats in arches, art deco', 'arch'],
    ['farm animals in circles', 'round'],
    ['art deco leopards', 'deco'],
    ['1920s cars', 'deco'],
    ['peacock, art deco', 'deco'],
    ['art nouveau dragonflies and water lilies', 'nouveau'],
    ['cameos of horses', 'oval'],
    ['ducks in rows', 'row'],
    ['diagonal rows of bees', 'row'],
    ['elephants in a line', 'row'],
    ['quilt with chickens', 'patch'],
    ['patchwork of cats', 'patch'],
    ['celtic dragons in emerald', 'knot'],
    ['horseshoes, brown and cream foulard', 'neat'],
  ])('"%s" is set in frames of the kind %s', (prompt, frames) => {
    expect(framesOf(prompt)).toBe(frames)
    expect(understandPrompt(prompt).ignored.filter((word) => word !== 'ornate')).toEqual([])
  })

  test.each([
    ['art deco fans', 'no thing is pictured'],
    ['dots in circles', 'dots are no things'],
    ['scattered art deco foxes', 'they are strewn'],
    ['a border of art deco foxes', 'a border has a layout of its own'],
    ['roses, art nouveau', 'flowers have a family of that time'],
    ['cats in line art', 'a line is a look'],
    ['rabbits for a baby quilt', 'a quilt is what it is for'],
    ['celtic knots in green', 'nobody is in them'],
    ['navy foulard with small circles', 'its figures are neats'],
    ['log cabin quilt', 'nobody is on its patches'],
  ])('"%s" is not: %s', (prompt) => {
    expect(framesOf(prompt)).toBeUndefined()
  })

  test('things that face one way do, whether strewn or framed', () => {
    expect(understandPrompt('zebras all facing the same way').wishes.facing).toBe('left')
    expect(understandPrompt('geese in rows, facing right').wishes).toMatchObject({ facing: 'right', frames: 'row' })
    expect(understandPrompt('zebras facing the same direction').ignored).toEqual([])
  })

  test('the beast of an era is no colour, the colour of its cloth is', () => {
    expect(understandPrompt('art deco flamingo').wishes.motifs).toEqual(['flamingo'])
    expect(understandPrompt('art deco fans in peacock').wishes.motifs).toEqual([])
  })
})
