import { expect, test } from '@jest/globals'
import {
  flowerInksAt,
  mixFlowerPalette,
} from '../../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import { growPlant } from '../../../../../../../processors/engines/pattern/families/botany/plants/plant.ts'
import { growWashed } from '../../../../../../../processors/engines/pattern/families/botany/watercolour/wash-plant.ts'
import type { Family } from '../../../../../../../processors/engines/pattern/families/family.ts'
import { findFamily } from '../../../../../../../processors/engines/pattern/families/registry.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { buildPalette } from '../../../../../../../processors/engines/pattern/palette/build-palette.ts'
import { readInks } from '../../../../../../../processors/engines/pattern/palette/read-inks.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const meadowOf = (prompt: string) =>
  buildPalette(understandPrompt(prompt).wishes, findFamily('meadow') as Family, createRandom('field')).inks

test('a meadow in watercolour has its paints in more strengths than one in gouache', () => {
  expect(meadowOf('watercolor wildflowers').length).toBeGreaterThan(meadowOf('wildflowers').length + 2)
})

test('a washed plant has its palest petal ink as its body, and fuller paint along its edges', () => {
  const inks = readInks(meadowOf('watercolor poppies meadow'))
  const scheme = flowerInksAt(mixFlowerPalette(castInks(inks, 'light')), 0)
  const options = { lengthMm: 100 }
  const [flat, washed] = [growPlant, growWashed].map((grow) => grow(createRandom('one'), 'tulip', scheme, options))
  const detailsOf = ({ layers }: typeof flat): number => layers.filter(({ isForm }) => !isForm).length
  expect(detailsOf(washed)).toBeGreaterThan(detailsOf(flat))
})
