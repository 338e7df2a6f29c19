import { expect, test } from '@jest/globals'
import { families } from '../../../../../../processors/engines/pattern/families/registry.ts'
import {
  birdHomes,
  grounds,
  growing,
  lookFamilies,
  plainCloths,
  runny,
  skins,
  whole,
  withoutGuests,
} from '../../../../../../processors/engines/pattern/prompt/meaning/family-kinds.ts'

test('every family that is listed with others of its kind is one that is drawn', () => {
  const drawn = new Set(families.map(({ name }) => name))
  const plants = [...growing, ...whole, ...birdHomes, ...Object.values(lookFamilies)]
  const listed = [...plants, ...grounds, ...plainCloths, ...runny, ...skins, ...withoutGuests]
  expect(listed.filter((name) => !drawn.has(name))).toEqual([])
})
