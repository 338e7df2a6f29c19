import { describe, expect, test } from '@jest/globals'
import { blurInPlace } from '../../../../../../processors/engines/trace/blur/blur-plane.ts'
import { explainPatches, type InkVote } from '../../../../../../processors/engines/trace/blur/explain-patches.ts'
import { modelPicture, tapsOf } from '../../../../../../processors/engines/trace/blur/picture-model.ts'
import type { Inks } from '../../../../../../processors/engines/trace/inks/find-inks.ts'

const WIDTH = 48
const HEIGHT = 40
const SIGMA = 1.1
const rule = { sigma: 34, smoothness: 0.9, rounds: 4 }
const [WHITE, BLACK, GREY] = [0, 1, 2]
const LEVELS = [250, 20, 150] as const

function inksOf(levels: readonly number[]): Inks {
  const values = Float64Array.from(levels.flatMap((level) => [level, level, level, 255]))
  return { count: levels.length, values, transparent: -1, rounds: 0 }
}

/** An upright line of a pixel, in an ink on white. */
function lineOf(label: number): Uint8Array {
  const ink = new Uint8Array(WIDTH * HEIGHT)
  for (let y = 8; y < 32; y++) ink[y * WIDTH + 20] = label
  return ink
}

/** A picture that shows labels through the blur. */
function pictureOf(ink: Uint8Array) {
  const plane = Float32Array.from(ink, (label) => LEVELS[label])
  blurInPlace(plane, WIDTH, HEIGHT, tapsOf(SIGMA))
  const data = Uint8Array.from({ length: 4 * plane.length }, (_, at) =>
    at % 4 === 3 ? 255 : Math.round(plane[at >> 2]),
  )
  return { data, width: WIDTH, height: HEIGHT, hasAlpha: false }
}

/** The labels that a line is given, grey at first, and the votes for inks. */
function explain(shown: number, levels: readonly number[], labelled = GREY) {
  const map = { ink: lineOf(labelled), width: WIDTH, height: HEIGHT, wrap: false }
  const inks = inksOf(levels)
  const model = modelPicture(map, pictureOf(lineOf(shown)), inks, { luma: SIGMA, chroma: SIGMA })
  const votes: InkVote[] = []
  explainPatches(map, model, inks, rule, votes)
  return { ink: map.ink, votes }
}

describe('small patches through a blur', () => {
  test('take the ink that explains them, though none of their pixels shows it', () => {
    const { ink, votes } = explain(BLACK, LEVELS)
    expect(ink).toEqual(lineOf(BLACK))
    expect(votes).toEqual([])
  })

  test('keep the ink that explains them', () => {
    expect(explain(BLACK, LEVELS, BLACK).ink).toEqual(lineOf(BLACK))
  })

  test('ask for the ink that they lack', () => {
    const [{ rgb, pixels, ground, thickness }] = explain(BLACK, [LEVELS[WHITE], LEVELS[WHITE] - 1, LEVELS[GREY]]).votes
    expect(rgb[1]).toBeCloseTo(LEVELS[BLACK], -1)
    expect(pixels).toBe(24)
    expect(ground).toBe(WHITE)
    expect(thickness).toBeLessThan(1)
  })
})
