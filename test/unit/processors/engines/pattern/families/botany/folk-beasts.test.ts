import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { drawFolkBeast } from '../../../../../../../processors/engines/pattern/families/botany/folk/folk-beast.ts'
import { findPicture } from '../../../../../../../processors/engines/pattern/families/conversational/picture-book.ts'
import type { Family } from '../../../../../../../processors/engines/pattern/families/family.ts'
import { findFamily } from '../../../../../../../processors/engines/pattern/families/registry.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import type { Motif } from '../../../../../../../processors/engines/pattern/kit/motif/motif.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { makePlan } from '../make-plan.ts'

const SIZE_MM = 80
const INK = 1
const cast = castInks(['#fbf6ec', '#e2377f', '#f08a24', '#1f8f8a', '#6a3f9b'].map(inkOf), 0)

function drawBeast(name: string): Motif {
  const picture = findPicture(name)
  if (!picture) throw new Error(`no picture of ${name}`)
  return drawFolkBeast(picture, cast, createRandom(name), INK, SIZE_MM)
}

describe('a folk beast', () => {
  test.each(['deer', 'bird', 'rabbit', 'horse'])(
    '%s is one silhouette in one ink, filled with marks of others',
    (name) => {
      const { layers } = drawBeast(name)
      const forms = layers.filter(({ isForm }) => isForm)
      const marks = layers.filter(({ isForm }) => !isForm)
      expect(new Set(forms.map(({ ink }) => ink))).toEqual(new Set([INK]))
      expect(marks.length).toBeGreaterThan(20)
      expect(marks.every(({ ink }) => ink !== INK)).toBe(true)
      const [outer, inner] = [forms, marks].map((some) => boxOf(some.map(({ ring }) => ring)))
      // Knots pull a curve, so they lie a little outside of it.
      const isWithin = inner.left > outer.left - 1 && inner.right < outer.right + 1 && inner.top > outer.top - 1
      expect(isWithin).toBe(true)
    },
  )

  test('has its eye in its head', () => {
    const layers = drawBeast('rabbit').layers
    const { left, top } = boxOf([layers[0].ring])
    const eye = boxOf([layers[1].ring])
    expect([eye.right < left + SIZE_MM / 2, eye.bottom < top + SIZE_MM / 2]).toEqual([true, true])
  })
})

test.each(['folk birds in red and teal', 'otomi animals', 'tenango embroidery deer', 'otomi'])(
  '"%s" is a field of them',
  (prompt) => {
    const { families, motifs, styles } = understandPrompt(prompt).wishes
    expect(families).toEqual(['folk-floral'])
    const family = findFamily('folk-floral') as Family
    const { shapes } = family.draw(makePlan(family, 1, { motifs, styles }))
    const large = shapes.filter(({ rings }) => {
      const { left, right, top, bottom } = boxOf(rings)
      return Math.min(right - left, bottom - top) > SIZE_MM * 0.55
    })
    expect(large.length).toBeGreaterThan(7)
    expect(new Set(large.map(({ ink }) => ink)).size).toBeGreaterThan(2)
    expect(shapes.length).toBeGreaterThan(large.length * 20)
  },
)

test('greens that come with a named colour are for leaves: hearts in red are red', () => {
  const family = findFamily('folk-floral') as Family
  const heartInks = (hexes: readonly string[]): ReadonlySet<number> => {
    const { shapes } = family.draw(makePlan(family, 1, { motifs: ['heart'], styles: ['folk'], hexes }))
    const isLarge = (rings: (typeof shapes)[number]['rings']): boolean => {
      const { left, right } = boxOf(rings)
      return right - left > SIZE_MM * 0.55
    }
    return new Set(shapes.filter(({ rings }) => isLarge(rings)).map(({ ink }) => ink))
  }
  const [red, teal, green] = ['#b3262b', '#1f8f8a', '#6f8a5b']
  expect(heartInks(['#faf7f0', red, '#7a0f18', green])).toEqual(new Set([1, 2]))
  expect(heartInks(['#faf7f0', red, teal]).has(2)).toBe(true)
})

test('music of the people is no embroidery', () => {
  expect(understandPrompt('folk music with guitars').wishes.families).toEqual(['conversational'])
})
