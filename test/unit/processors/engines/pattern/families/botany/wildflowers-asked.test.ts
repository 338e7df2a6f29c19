import { expect, test } from '@jest/globals'
import { wildflowersAsked } from '../../../../../../../processors/engines/pattern/families/botany/asked-plants.ts'

const among = (styles: readonly string[], motifs: readonly string[] = []): readonly string[] =>
  wildflowersAsked({ styles, motifs })

test('wildflowers beside ferns or roses are several flowers', () => {
  expect(among(['botanical illustration', 'wildflowers'], ['fern']).length).toBeGreaterThan(3)
  expect(among(['wildflowers'], ['rose']).length).toBeGreaterThan(3)
})

test('wildflowers that are told are those, and no word of them asks for none', () => {
  expect(among(['wildflowers'], ['poppy', 'daisy'])).toEqual([])
  expect(among(['botanical illustration'], ['fern'])).toEqual([])
})
