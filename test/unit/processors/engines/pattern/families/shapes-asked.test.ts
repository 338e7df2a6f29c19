import { describe, expect, test } from '@jest/globals'
import type { Shape } from '../../../../../../processors/engines/pattern/families/shapes-asked.ts'
import { withShapesAsked } from '../../../../../../processors/engines/pattern/families/shapes-asked.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { detailsOf } from '../../../../../../processors/engines/pattern/spec/spec-details.ts'

const ways: readonly { readonly of: readonly Shape[] }[] = [
  { of: ['triangle'] },
  { of: ['triangle', 'circle'] },
  { of: ['circle'] },
  { of: [] },
]

const leftBy = (prompt: string): string[] => {
  const { wishes } = understandPrompt(prompt)
  return withShapesAsked({ ...wishes, details: detailsOf(wishes) }, ways).map(({ of }) => of.join('+'))
}

describe('shapes that a geometric cloth is built of', () => {
  test('are all there are where none is named', () => {
    expect(leftBy('geometric shapes in blue')).toEqual(['triangle', 'triangle+circle', 'circle', ''])
  })

  test('are those that are named', () => {
    expect(leftBy('bauhaus circles and half circles')).toEqual(['circle'])
    expect(leftBy('bauhaus triangles')).toEqual(['triangle'])
  })

  test('are without those that are left out', () => {
    expect(leftBy('geometric shapes, no triangles')).toEqual(['circle', ''])
    expect(leftBy('memphis, no circles')).toEqual(['triangle', ''])
  })
})
