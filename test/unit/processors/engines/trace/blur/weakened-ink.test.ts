import { describe, expect, test } from '@jest/globals'
import { componentOf } from '../../../../../../processors/engines/trace/blur/picture-model.ts'
import { weakenedInk } from '../../../../../../processors/engines/trace/blur/weakened-ink.ts'
import { inksOfPalette } from '../../../../../../processors/engines/trace/inks/find-inks.ts'
import type { LabelMap } from '../../../../../../processors/engines/trace/labels/merge-specks.ts'

type Rgb = readonly [number, number, number]

const CREAM: Rgb = [247, 239, 224]
const NAVY: Rgb = [29, 42, 68]
const GREEN: Rgb = [10, 125, 79]
const SIDE = 24
const LINE = 3

/** Lines of a fourth ink on cream, or every other one on green, and the known ink that they are of. */
function knownInkOf(line: Rgb, { onGreen = false, known = [0, 1, 2] } = {}): number | undefined {
  const inks = inksOfPalette([CREAM, NAVY, GREEN, line], false)
  const ink = new Uint8Array(SIDE * SIDE)
  const pixels: number[] = []
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const isLine = y % 4 === 1 && x > 1 && x < SIDE - 2
      if (isLine) pixels.push(y * SIDE + x)
      ink[y * SIDE + x] = isLine ? LINE : onGreen && y % 8 > 3 ? 2 : 0
    }
  const map: LabelMap = { ink, width: SIDE, height: SIDE, wrap: false }
  const color = [0, 1, 2].map((c) => componentOf([...line, 255], 0, c))
  return weakenedInk(map, inks, known, { ink: LINE, pixels: Int32Array.from(pixels), color })
}

describe('the ink of thin lines into which their ground has run', () => {
  test('is the known one with part of the ground’s colour', () => {
    expect(knownInkOf([33, 40, 52])).toBe(1)
    expect(knownInkOf([52, 116, 84])).toBe(2)
  })

  test('is their own where they are another colour, or much lighter', () => {
    expect(knownInkOf([122, 35, 39])).toBeUndefined()
    expect(knownInkOf([110, 115, 125])).toBeUndefined()
  })

  test('is not told on several grounds, nor among many inks', () => {
    expect(knownInkOf([33, 40, 52], { onGreen: true })).toBeUndefined()
    expect(knownInkOf([33, 40, 52], { known: [0, 1, 2, 0, 1, 2, 0, 1, 2] })).toBeUndefined()
  })
})
