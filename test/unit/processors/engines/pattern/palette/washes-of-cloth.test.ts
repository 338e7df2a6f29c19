import { expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

function specOf(prompt: string) {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed: 7 })
  return resolveSpec(request, understandPrompt(prompt).wishes)
}

function lightnessOf(prompt: string): number {
  const lights = specOf(prompt).palette.inks.map((hex) => inkOf(hex).lightness)
  return lights.reduce((sum, light) => sum + light, 0) / lights.length
}

test('raw denim is deeper than denim, and washed denim lighter, named by a colour or not', () => {
  expect(lightnessOf('raw denim')).toBeLessThan(lightnessOf('denim') - 0.08)
  expect(lightnessOf('light wash denim')).toBeGreaterThan(lightnessOf('denim') + 0.15)
  expect(lightnessOf('raw denim, dark indigo')).toBeLessThan(lightnessOf('denim in cornflower blue') - 0.1)
})

test('weathered plaster is plaster, and rust is rust', () => {
  const chromas = (prompt: string): number[] => specOf(prompt).palette.inks.map((hex) => inkOf(hex).chroma)
  expect(Math.max(...chromas('weathered plaster'))).toBeLessThan(0.04)
  expect(Math.max(...chromas('weathered rust'))).toBeGreaterThan(0.08)
})

test('colour blocks are blocks of colour, and shapes of them are cut from paper', () => {
  expect(specOf('colour blocks').family).toBe('colour-planes')
  expect(specOf('colour block shapes').family).toBe('cutouts')
})
