import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../../processors/engines/color/ink.ts'
import { castSubjects } from '../../../../../../processors/engines/pattern/families/conversational/cast-subjects.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { planOfPrompt } from '../spec-of-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes

function planFor(prompt: string) {
  return planOfPrompt(prompt, { seed: 1 })
}

describe('white things among coloured ones', () => {
  test.each(['white rabbits and blue waves', 'white swans and pink roses', 'white cats with red bows'])(
    '"%s" lie on a cloth that white is seen on, and white is an ink',
    (prompt) => {
      const { inks, ground } = planFor(prompt).cast
      expect(inks[ground].lightness).toBeLessThan(0.85)
      expect(inks.some(({ lightness }) => lightness > 0.95)).toBe(true)
    },
  )

  test('a ground that is named stays', () => {
    const { inks, ground } = planFor('white cats with red bows on navy').cast
    expect(inks[ground].lightness).toBeLessThan(0.35)
  })
})

describe('colours that are worn in turn', () => {
  test.each([
    ['tractors in red, green and blue', 3],
    ['rainbow elephants', 6],
  ])('"%s" are seen in %d', (prompt, count) => {
    const plan = planFor(prompt)
    const [hero] = castSubjects(plan).heroes
    const seen = Array.from({ length: 4 * count }, (_, turn) =>
      JSON.stringify(hero.draw(plan.random.fork('one'), 60, turn, false).layers.map(({ ink }) => ink)),
    )
    expect(new Set(seen).size).toBeGreaterThanOrEqual(count)
  })

  test('a rainbow of one colour named, or over butterflies, is a palette', () => {
    expect(wishesOf('rainbow butterflies').moods).toEqual(['rainbow'])
    expect(wishesOf('rainbow').coloursInTurn).toBeUndefined()
  })
})

describe('palettes that are all of it', () => {
  test.each([
    ['poppies, only red, black and white', 3],
    ['foxes and ferns in navy and white only', 2],
    ['Rosen, nur rot und weiß', 2],
    ['only two foxes and a red balloon', undefined],
    ['just leaves in sage and cream', undefined],
    ['only navy', undefined],
  ])('"%s" has %s inks', (prompt, count) => {
    expect(wishesOf(prompt).colourCount).toBe(count)
  })
})

describe('who wears it, and whose it is', () => {
  test.each(['penguins, some with red scarves', 'penguins on ice, each wearing a scarf'])(
    '"%s": the penguins',
    (prompt) => {
      expect(wishesOf(prompt)).toMatchObject({ motifs: ['penguin'], worn: { penguin: ['scarf'] } })
    },
  )

  test('a colour and a number name one fruit, and no shade of it', () => {
    const { motifs, numbers, motifColours } = wishesOf('seven red apples and one green pear')
    expect(motifs).toEqual(['apple', 'pear'])
    expect(numbers).toEqual({ apple: 7, pear: 1 })
    expect(inkFromHex(motifColours.pear)?.hue).toBeCloseTo(inkFromHex('#3f7d4e')?.hue ?? 0, 1)
  })

  test.each(["a print for a vet's scrubs, cats and dogs", "cats and dogs for the nurse's uniform"])(
    '%s: cats and dogs',
    (prompt) => {
      expect(wishesOf(prompt).motifs).toEqual(['cat', 'dog'])
    },
  )

  test.each([
    ['perros salchicha con bufandas', ['dachshund']],
    ['calaveras sobre fondo negro', ['sugar skull']],
    ['measuring tapes and buttons', ['tape measure', 'button']],
  ])('%s', (prompt, motifs) => {
    expect(wishesOf(prompt).motifs).toEqual(motifs)
  })
})
