import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../../processors/engines/color/oklab.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { mainColour } from '../../../../../../../processors/engines/pattern/palette/nature/depicted-colours.ts'
import { whiteInShadow } from '../../../../../../../processors/engines/pattern/palette/nature/ground-under-white.ts'
import { chooseNaturalGround } from '../../../../../../../processors/engines/pattern/palette/nature/natural-ground.ts'

const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const groundsOf = (noun: string) => {
  const main = mainColour(noun) ?? inkOf('#808080')
  return seeds.map((seed) => chooseNaturalGround([main], noun, {}, createRandom(seed)))
}

test('white on paper is linen where it is creamy by nature, and cool as snow where it is not', () => {
  const [paper, red] = [inkOf('#f4ecd9'), inkOf('#c2452f')]
  expect(whiteInShadow(paper, red, inkOf('#efe3ca')).hue).toBeCloseTo(1.2, 1)
  expect(whiteInShadow(paper, red, inkOf('#f5ebd7')).hue).toBeLessThan(0)
})

describe('grounds of things in their own colours', () => {
  test('stars and moons lie on the night', () => {
    for (const noun of ['star', 'moon', 'planet'])
      for (const { lightness, hue } of groundsOf(noun)) {
        expect(lightness).toBeLessThan(0.4)
        expect(hue < -0.8 || hue > 3.6).toBe(true)
      }
  })

  test('what sails and swims in white lies on waters, not on pink', () => {
    for (const noun of ['sailboat', 'swan', 'polar bear'])
      for (const { hue } of groundsOf(noun)) expect(hue < -1.5 || hue > 2.8).toBe(true)
  })

  test('white things lie on cloths that show them', () => {
    for (const noun of ['swan', 'polar bear', 'unicorn', 'snowman']) {
      const white = mainColour(noun)
      for (const ground of groundsOf(noun))
        expect(oklabDistance(ground.lab, white?.lab ?? ground.lab)).toBeGreaterThan(0.15)
    }
  })

  test('a colour said of one small thing is seen on them', () => {
    const said = inkOf('#2d5fa6')
    for (const seed of seeds) {
      const ground = chooseNaturalGround([inkOf('#f4efe2')], 'goose', { said: [said] }, createRandom(seed))
      expect(oklabDistance(ground.lab, said.lab)).toBeGreaterThan(0.2)
    }
  })

  test('pine green is for what grows and who lives there', () => {
    const isPine = ({ hex }: { readonly hex: string }): boolean => hex === '#2c4038'
    const many = ['cupcake', 'seagull', 'pearl', 'unicorn', 'balloon'].flatMap(groundsOf)
    expect(many.some(isPine)).toBe(false)
    expect(['lemon', 'mushroom', 'sheep', 'squirrel'].flatMap(groundsOf).some(isPine)).toBe(true)
  })
})
