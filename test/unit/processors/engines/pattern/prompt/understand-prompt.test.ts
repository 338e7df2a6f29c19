import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checkRequest } from '../../../../../../processors/engines/pattern/pattern-request.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/resolve-spec.ts'

function specOf(prompt: string) {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png' })
  return resolveSpec(request, understandPrompt(prompt).wishes)
}

describe('understandPrompt', () => {
  test.each([
    ['red gingham', 'gingham'],
    ['floral stripes', 'stripes'],
    ['small ditsy flowers', 'ditsy'],
    ['william morris vine', 'trailing'],
    ['leopard print in pink', 'leopard'],
    ['roses with green leaves', 'tossed-floral'],
    ['ferns on dark green', 'foliage'],
    ['geometric hexagons', 'honeycomb'],
    ['geometric shapes', 'triangles'],
    ['Streifen in Blau', 'stripes'],
    ['rayures bleu marine', 'stripes'],
    ['cuadros vichy rojo', 'gingham'],
    ['青海波', 'seigaiha'],
  ])('"%s" is %s', (prompt, family) => {
    expect(specOf(prompt).family).toBe(family)
  })

  test('a colour before "background" or after "on" is the ground', () => {
    for (const prompt of ['daisies, navy background', 'daisies on navy', 'daisies on a deep navy ground'])
      expect(understandPrompt(prompt).wishes.colours).toEqual([expect.objectContaining({ isGround: true })])
  })

  test('a refused colour is not used', () => {
    const { wishes } = understandPrompt('heritage florals without red')
    expect(wishes.colours).toEqual([])
    expect(wishes.avoidedColours).toHaveLength(1)
  })

  test('numbers give the count of colours and the size of the motif', () => {
    const { wishes } = understandPrompt('three colours, 5 cm roses')
    expect([wishes.colourCount, wishes.motifMm]).toEqual([3, 50])
  })

  test('density, scale, layout and direction words are read', () => {
    const { wishes } = understandPrompt('dense large scale half-drop one-way tulips')
    expect(wishes).toMatchObject({
      density: 'high',
      scale: 1.5,
      layout: 'half-drop',
      orientation: 'one-way',
      motifs: ['tulip'],
    })
  })

  test('every word is either understood or listed as ignored, filler aside', () => {
    const { understood, ignored } = understandPrompt('blorp navy stripes zing')
    expect(understood.map(({ words }) => words)).toEqual(['navy', 'stripes'])
    expect(ignored).toEqual(['blorp', 'zing'])
  })

  test('any text at all gives a whole spec', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 3, maxLength: 300 }), (text) => {
        fc.pre([...text.trim()].length >= 3)
        expect(specOf(text).palette.inks.length).toBeGreaterThan(1)
      }),
      { numRuns: 200, seed: 7 },
    )
  })

  test('ten thousand letters are read within bounds', () => {
    expect(specOf('<b>roses & stripes</b> '.repeat(500)).motifs.length).toBeLessThanOrEqual(12)
  })
})
