import { expect, test } from '@jest/globals'
import type { Ink } from '../../../../../../../processors/engines/color/ink.ts'
import { inkFromHex } from '../../../../../../../processors/engines/color/ink.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

function inksOf(prompt: string): Ink[] {
  const { wishes } = understandPrompt(prompt)
  const spec = resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), wishes)
  return spec.palette.inks.flatMap((hex: string) => inkFromHex(hex) ?? [])
}

const isOrange = ({ chroma, hue }: Ink): boolean => chroma > 0.1 && hue > 0.8 && hue < 1.3
const isPink = ({ chroma, hue }: Ink): boolean => chroma > 0.1 && (hue < 0.5 || hue > 5.8)
const isGrey = ({ chroma, lightness }: Ink): boolean => chroma < 0.045 && lightness > 0.45 && lightness < 0.8

test('tigers among the leaves are orange, elephants grey', () => {
  expect([inksOf('tigers in the jungle').some(isOrange), inksOf('elephants in the jungle').some(isGrey)]).toEqual([
    true,
    true,
  ])
  expect(inksOf('tropical hibiscus').some(isOrange)).toBe(false)
})

test('between boughs pandas stay black and cranes white, and blossoms alone bring neither', () => {
  const isBlack = ({ chroma, lightness }: Ink): boolean => chroma < 0.04 && lightness < 0.32
  const isWhite = ({ chroma, lightness }: Ink): boolean => chroma < 0.03 && lightness > 0.94
  expect(inksOf('pandas and bamboo, chinoiserie, on soft pink').some(isBlack)).toBe(true)
  expect(inksOf('chinoiserie cranes and bamboo on mint').some(isWhite)).toBe(true)
  expect(inksOf('chinoiserie peonies on soft pink').some(isBlack)).toBe(false)
})

test('beasts among leaves without a bloom bring no pink of blooms', () => {
  expect(inksOf('tigers in tropical leaves').some(isPink)).toBe(false)
  expect(inksOf('tigers in the jungle').some(isPink)).toBe(true)
})

test('blossom of no name is that of cherries, in the colours of Japan as well', () => {
  const isPalePink = ({ chroma, hue, lightness }: Ink): boolean =>
    chroma > 0.06 && lightness > 0.65 && (hue < 0.5 || hue > 5.8)
  expect(inksOf('japanese blossoms').some(isPalePink)).toBe(true)
})

test('no white plane flies through grass', () => {
  const ground = inksOf('aeroplanes and clouds, heritage')[0]
  expect(ground.hue < -1.4 || ground.hue > 3.6).toBe(true)
})

test('a jungle at night is green, and its leopards are not pink', () => {
  const night = inksOf('jungle leopards and orchids at night')
  expect(night.filter(({ chroma, hue }) => chroma > 0.03 && hue > 1.9 && hue < 2.9).length).toBeGreaterThan(1)
  expect(night.some(({ chroma, hue }) => chroma > 0.08 && hue > 1.1 && hue < 1.6)).toBe(true)
  expect(inksOf('tropical leaves at night').some(isPink)).toBe(false)
})
