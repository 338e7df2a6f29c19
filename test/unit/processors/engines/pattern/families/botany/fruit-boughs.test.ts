import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { drawDesign } from '../../../../../../../processors/engines/pattern/draw/draw-design.ts'
import {
  flowerInksAt,
  mixFlowerPalette,
} from '../../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import { drawFruit } from '../../../../../../../processors/engines/pattern/families/botany/fruit/fruit.ts'
import { drawFruitLeaf } from '../../../../../../../processors/engines/pattern/families/botany/fruit/fruit-leaf.ts'
import { fruits } from '../../../../../../../processors/engines/pattern/families/botany/fruit/fruit-table.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { boxOf, signedArea } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

const hexes = ['#f1e6d0', '#a8322d', '#d9775f', '#efb9a0', '#2c4a63', '#6f8a5b', '#3d5a45', '#d6a23c']
const inks = flowerInksAt(mixFlowerPalette(castInks(hexes.map(inkOf), 'light')), 0)

describe('fruit', () => {
  test.each(Object.keys(fruits))(
    '%s hangs along its stalk, as long as it is asked to be, with light and shade',
    (noun) => {
      const row = fruits[noun]
      const fruit = drawFruit(createRandom(noun), row, inks, 40)
      const { left, right } = boxOf(fruit.layers.map(({ ring }) => ring))
      expect(left).toBeGreaterThan(-2)
      expect(right).toBeGreaterThan(40 * (row.stalk * 0.85 + 0.85))
      expect(right).toBeLessThan(40 * (row.stalk * 1.15 + 1.3))
      const worn = new Set(fruit.layers.map(({ ink }) => ink))
      for (const ink of [inks.body, inks.shade, inks.light]) expect(worn).toContain(ink)
      expect(drawFruitLeaf(createRandom(noun), row.leaf, inks, 40, 1).layers.length).toBeGreaterThan(2)
    },
  )
})

describe('fruit on boughs', () => {
  test.each([
    ['lemon branches with blossom on pale blue', ['lemon', 'branch', 'lemon blossom']],
    ['fig branches with leaves and fruit', ['fig', 'branch', 'leaf']],
    ['orange blossom and oranges', ['orange', 'orange blossom']],
    ['olive branches with fruit on linen', ['olive']],
    ['blackberry brambles with flowers', ['blackberry', 'bramble', 'wild rose']],
  ])('%s grow', (prompt, motifs) => {
    const { wishes } = understandPrompt(prompt)
    expect(wishes.families).toEqual(['fruit-boughs'])
    expect(wishes.motifs).toEqual(motifs)
  })

  test.each(['lemons on blue', 'oranges and leaves', 'lemon branches and sardines', 'olive branches'])(
    '%s do not',
    (prompt) => {
      expect(understandPrompt(prompt).wishes.families).not.toContain('fruit-boughs')
    },
  )
})

test.each(['lemon branch', 'cherries on a branch', 'peaches on the bough'])(
  'a placement print is one bough, and its fruit is alike and hangs: %s',
  (prompt) => {
    const spec = specOfPrompt(prompt, { compositionType: 'single' })
    expect(spec.family).toBe('fruit-boughs')
    const { shapes, widthMm, heightMm } = drawDesign(spec)
    const whole = boxOf(shapes.flatMap(({ rings }) => rings))
    // One plant, higher than it is wide, with ground all round.
    expect(whole.bottom - whole.top).toBeGreaterThan(whole.right - whole.left)
    for (const margin of [whole.left, whole.top, widthMm - whole.right, heightMm - whole.bottom])
      expect(margin).toBeGreaterThan(0.05 * widthMm)
    // The rims round fruit are of the ground's ink, and rounder than light veins of leaves, which are too.
    const isRound = ({ rings: [ring] }: (typeof shapes)[number]): boolean => {
      const { left, right, top, bottom } = boxOf([ring])
      return Math.abs(signedArea(ring)) > 0.6 * (right - left) * (bottom - top)
    }
    const rims = shapes
      .filter((shape) => shape.ink === spec.palette.ground && isRound(shape))
      .map(({ rings }) => boxOf(rings))
    const sizes = rims.map(({ left, right }) => right - left).filter((size) => size > 0.04 * widthMm)
    expect(sizes.length).toBeGreaterThanOrEqual(5)
    expect(Math.max(...sizes)).toBeLessThan(2.6 * Math.min(...sizes))
  },
)
