import { expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { mixFlowerPalette } from '../../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import { guestsOf } from '../../../../../../../processors/engines/pattern/families/botany/guests/guests.ts'
import type { Family } from '../../../../../../../processors/engines/pattern/families/family.ts'
import { findFamily } from '../../../../../../../processors/engines/pattern/families/registry.ts'
import type { Cloth } from '../../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { makePlan } from '../make-plan.ts'

function draw(name: string, motifs: readonly string[], styles: readonly string[] = []): Cloth {
  const family = findFamily(name) as Family
  return family.draw(makePlan(family, 1, { motifs, styles }))
}

test.each([
  ['chintz', 'parrot'],
  ['folk-floral', 'horse'],
  ['tropical', 'chameleon'],
  ['tossed-floral', 'butterfly'],
])('%s takes in a %s', (name, noun) => {
  expect(draw(name, [noun]).shapes.length).not.toBe(draw(name, []).shapes.length)
})

test.each(['mushroom', 'pear'])('a line drawing of ferns takes in a %s as contours', (noun) => {
  const [ferns, both] = [draw('botanical-line', ['fern']), draw('botanical-line', ['fern', noun])]
  expect(both.shapes.length).not.toBe(ferns.shapes.length)
  // Contours over paper: the pen and the paper, and no third ink.
  expect(new Set(both.shapes.map(({ ink }) => ink)).size).toBe(new Set(ferns.shapes.map(({ ink }) => ink)).size)
})

test('strawberry thief brings its birds and its fruit without their being named', () => {
  const named = draw('trailing', [], ['strawberry thief'])
  const said = draw('trailing', ['bird', 'strawberry'], ['strawberry thief'])
  expect(named.shapes.length).toBe(said.shapes.length)
  expect(named.shapes.length).not.toBe(draw('trailing', [], ['morris']).shapes.length)
})

test('fruit among flowers takes the petal ink that is most like its own', () => {
  const family = findFamily('tossed-floral') as Family
  const plan = makePlan(family, 1, { motifs: ['lemon'] })
  const inks = ['#16202e', '#c9546a', '#dca04a', '#b3a83f', '#4f7360'].map(inkOf)
  const cast = castInks(inks, 0)
  const [lemon] = guestsOf({ ...plan, cast }, mixFlowerPalette(cast))
  const used = lemon.draw(createRandom('lemon'), 0, 60).layers.map(({ ink }) => ink)
  expect(used).toContain(2)
  expect(used[0]).not.toBe(1)
})
