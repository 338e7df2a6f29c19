import { describe, expect, test } from '@jest/globals'
import { createPatchWalk, type LabelMap } from '../../../../../processors/engines/trace/labels/merge-specks.ts'

const WIDTH = 23
const HEIGHT = 9

/** A ground, a slanted line of four pixels, a block of twelve and a lone pixel at the end of a row. */
function labels(): LabelMap {
  const ink = new Uint8Array(WIDTH * HEIGHT)
  for (let i = 0; i < 4; i++) ink[(i + 2) * WIDTH + 3 + i] = 1
  for (let y = 4; y < 7; y++) ink.fill(2, y * WIDTH + 14, y * WIDTH + 18)
  ink[2 * WIDTH + 22] = 1
  return { ink, width: WIDTH, height: HEIGHT, wrap: false }
}

function sizesOf(walk: ReturnType<typeof createPatchWalk>): number[] {
  const sizes: number[] = []
  walk((_, size) => sizes.push(size))
  return sizes
}

describe('a walk over small patches', () => {
  test('visits each of them once, in reading order, as often as it is made', () => {
    const walk = createPatchWalk(labels(), 20)
    expect(sizesOf(walk)).toEqual([4, 1, 12])
    expect(sizesOf(walk)).toEqual([4, 1, 12])
  })

  test('sees what visitors gave away', () => {
    const map = labels()
    const walk = createPatchWalk(map, 20)
    walk((pixels, size) => {
      if (size === 4) for (let i = 0; i < size; i++) map.ink[pixels[i]] = 0
    })
    expect(sizesOf(walk)).toEqual([1, 12])
  })
})
