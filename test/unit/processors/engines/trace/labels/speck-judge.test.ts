import { describe, expect, test } from '@jest/globals'
import { inksOfPalette } from '../../../../../../processors/engines/trace/inks/find-inks.ts'
import { createCrumbJudge, crumbsUnder } from '../../../../../../processors/engines/trace/labels/speck-judge.ts'

const SIDE = 16

/** A square of an ink, and one pixel of a third where asked for, in a sharpened picture of another. */
function judge(level: number, side: number, noise: number, beside = false): boolean {
  const ink = new Uint8Array(SIDE * SIDE)
  const data = new Uint8Array(4 * SIDE * SIDE).fill(255)
  const pixels: number[] = []
  for (let y = 5; y < 5 + side; y++)
    for (let x = 5; x < 5 + side; x++) {
      pixels.push(y * SIDE + x)
      ink[y * SIDE + x] = 1
      data.fill(level, 4 * (y * SIDE + x), 4 * (y * SIDE + x) + 3)
    }
  if (beside) ink[4 * SIDE + 5] = 2
  const map = { ink, width: SIDE, height: SIDE, wrap: false }
  const inks = inksOfPalette(
    [
      [255, 255, 255],
      [level, level, level],
      [255, 0, 0],
    ],
    false,
  )
  const isSure = createCrumbJudge(
    map,
    { data, width: SIDE, height: SIDE, hasAlpha: false },
    inks,
    crumbsUnder(noise, 0.5, 2),
  )
  return isSure(Int32Array.from(pixels), pixels.length)
}

describe('a patch of a picture that was sharpened to twice its size', () => {
  test.each([
    ['a dot of a pixel, black on white', 0, 2, 8, true],
    ['a quarter of a pixel, dark grey', 60, 1, 8, false],
    ['a pale dot of a pixel', 230, 2, 8, false],
    ['the same larger', 230, 4, 8, true],
    ['a dot under strong noise', 180, 2, 20, false],
  ])('%s (level %j, %j wide, noise %j) is kept: %j', (_, level, side, noise, isKept) => {
    expect(judge(level, side, noise)).toBe(isKept)
  })

  test('between two inks is a crumb', () => {
    expect(judge(0, 2, 8, true)).toBe(false)
  })
})
