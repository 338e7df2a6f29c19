import { describe, expect, test } from '@jest/globals'
import { flowerNouns } from '../../../../../../../processors/engines/pattern/families/botany/flowers/bloom-table.ts'
import { chooseFlowers } from '../../../../../../../processors/engines/pattern/families/botany/gardens.ts'
import { isLeaf } from '../../../../../../../processors/engines/pattern/families/botany/leaves/leaf-table.ts'
import { planOfPrompt } from '../../spec-of-prompt.ts'

const bedOf = (prompt: string) => chooseFlowers(planOfPrompt(prompt))

describe('flowers that are not named are those of the mood', () => {
  test.each([
    ['japanese floral', 'chrysanthemum'],
    ['kimono flowers on black', 'chrysanthemum'],
    ['autumn floral', 'dahlia'],
    ['spring flowers', 'daffodil'],
    ['christmas floral', 'poinsettia'],
    ['winter florals', 'hellebore'],
    ['mexican flowers', 'dahlia'],
    ['victorian floral', 'pansy'],
    ['provence flowers', 'sunflower'],
  ])('%s: %s', (prompt, noun) => expect(bedOf(prompt).heroes).toContain(noun))

  test.each([
    'japanese floral',
    'autumn floral',
    'spring flowers',
    'christmas floral',
    'winter florals',
    'indian floral',
  ])('%s: every plant has a drawing', (prompt) => {
    const { heroes, secondaries, leaves } = bedOf(prompt)
    for (const noun of [...heroes, ...secondaries]) expect(flowerNouns).toContain(noun)
    for (const noun of leaves) expect(isLeaf(noun)).toBe(true)
  })
})

test('flowers that are named stay by themselves, whatever the mood', () => {
  expect(bedOf('autumn roses').heroes).toEqual(['rose'])
  expect(bedOf('autumn floral with tulips').heroes).toEqual(['tulip'])
})
