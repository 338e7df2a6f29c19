import { describe, expect, test } from '@jest/globals'
import { flattenPicture } from '../../../../../../processors/engines/pattern/families/conversational/make/flatten/flatten-picture.ts'
import { findPicture } from '../../../../../../processors/engines/pattern/families/conversational/picture-book.ts'
import { kindsOf } from '../../../../../../processors/engines/pattern/families/conversational/picture-kinds.ts'

const bar = (x: number, length: number): string =>
  `<rect fill="#aa4433" x="${x}" y="40" width="${length}" height="20"/>`

describe('drawings made flat', () => {
  test('what runs over its square is shrunk and not cut off', async () => {
    const within = await flattenPicture({ name: 'bar', body: bar(0, 100), size: 100 })
    const over = await flattenPicture({ name: 'bar', body: bar(60, 100), size: 100 })
    expect(within).toBeDefined()
    expect(over?.width).toBeCloseTo(within?.width ?? 0, 1)
    expect(over?.height).toBeCloseTo(within?.height ?? 0, 1)
  })

  test.each(['panda', 'bee', 'donut', 'easter egg', 'piano', 'skull', 'handbag', 'key', 'crown'])(
    'a cloth of %s shows more than one drawing',
    (noun) => {
      const pictures = (kindsOf(noun) ?? []).flatMap((name) => findPicture(name) ?? [])
      expect(new Set(pictures).size).toBeGreaterThan(1)
    },
  )

  test('a doughnut shows the cloth through its hole', () => {
    const [dough] = findPicture('doughnut')?.parts ?? []
    expect(dough.rings.length).toBeGreaterThan(1)
  })
})
