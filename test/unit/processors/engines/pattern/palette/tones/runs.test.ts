import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

function specOf(prompt: string) {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed: 3 })
  return resolveSpec(request, understandPrompt(prompt).wishes)
}

describe('a dye on a named cloth', () => {
  test.each(['itajime shibori in charcoal on white', 'arashi shibori, white on navy', 'ombre in plum on cream'])(
    '%s: runs from the cloth to the dye in steps',
    (prompt) => {
      const { palette } = specOf(prompt)
      const named = understandPrompt(prompt).wishes.colours
      const cloth = named.find(({ isGround }) => isGround)
      expect(palette.inks[palette.ground]).toBe(cloth?.hex)
      expect(palette.inks).toEqual(expect.arrayContaining(named.map(({ hex }) => hex)))
      const lights = palette.inks.map((hex) => inkOf(hex).lightness)
      const steps = lights.slice(1).map((light, at) => Math.sign(light - lights[at]))
      expect(palette.inks.length).toBeGreaterThan(4)
      expect(new Set(steps).size).toBe(1)
    },
  )
})

describe('black and white', () => {
  test.each(['bauhaus', 'honeycomb', 'quilt', 'berber rug', 'triangles', 'kilim', 'retro geometric'])(
    'a %s of them has no greys',
    (cloth) => {
      expect(specOf(`${cloth} in black and white`).palette.inks).toHaveLength(2)
    },
  )

  test.each(['marbling', 'tossed floral', 'camouflage'])('%s of them has tones', (cloth) => {
    expect(specOf(`${cloth} in black and white`).palette.inks.length).toBeGreaterThan(2)
  })
})

describe('a floral in a colour, with flowers of others', () => {
  test.each([
    ['liberty style ditsy in navy with red and yellow flowers', '#1d2f55'],
    ['floral in black with pink and gold blooms', '#1d1c20'],
    ['chintz in sage with cream and coral flowers', '#a3b899'],
  ])('%s is dyed in the first', (prompt, ground) => {
    const { palette } = specOf(prompt)
    expect(palette.inks[palette.ground]).toBe(ground)
  })

  test.each(['floral in pink with green leaves', 'roses in pink with white flowers', 'ditsy in red and yellow'])(
    '%s is not',
    (prompt) => {
      expect(understandPrompt(prompt).wishes.colours.some(({ isGround }) => isGround)).toBe(false)
    },
  )
})

test.each([
  ['cottage gingham in butter yellow', 'gingham'],
  ['cabin plaid in red and black', 'tartan'],
  ['bargello flames in mustard and rust', 'bargello'],
  ['florentine flames in blue', 'bargello'],
])('%s is the cloth, and no picture of it', (prompt, family) => {
  expect(specOf(prompt).family).toBe(family)
})
