import { describe, expect, test } from '@jest/globals'
import type { Inks } from '../../../../../../processors/engines/trace/inks/find-inks.ts'
import { createToneBoard, type ToneBoard } from '../../../../../../processors/engines/trace/tones/tone-board.ts'

const WIDTH = 13
const HEIGHT = 9
const greys = [40, 90, 140, 220]
const inks: Inks = {
  count: greys.length,
  values: Float64Array.from(greys.flatMap((grey) => [grey, grey, grey, 255])),
  transparent: -1,
  rounds: 1,
}

/** Draws a picture of greys, and works on its labels. */
function work(labels: readonly number[], levels: readonly number[], play: (board: ToneBoard) => void): number[] {
  const map = { ink: Uint8Array.from(labels), width: WIDTH, height: HEIGHT, wrap: false }
  const data = Uint8Array.from(levels.flatMap((level) => [level, level, level, 255]))
  const board = createToneBoard(map, { data, width: WIDTH, height: HEIGHT, hasAlpha: false }, inks)
  play(board)
  board.readLabels()
  return [...map.ink]
}

const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => pixel)
const randomLabels = pixels.map((pixel) => (Math.imul(pixel + 7, 0x9e3779b1) >>> 13) % greys.length)
const randomLevels = pixels.map((pixel) => (Math.imul(pixel + 3, 0x85ebca6b) >>> 11) % 256)

function missOf(level: number, ink: number): number {
  return 3 * (level - greys[ink]) ** 2
}

describe('a board of tones', () => {
  test('tells what labels miss and how many neighbours are unlike', () => {
    work(randomLabels, randomLevels, (board) => {
      const misses = pixels.map((pixel) => missOf(randomLevels[pixel], randomLabels[pixel]))
      expect(board.meanMiss()).toBeCloseTo(misses.reduce((sum, miss) => sum + miss) / pixels.length)
      const unlike = pixels.flatMap((pixel) => {
        if (pixel % WIDTH === WIDTH - 1 || pixel >= WIDTH * (HEIGHT - 1)) return []
        return [pixel + 1, pixel + WIDTH].filter((other) => randomLabels[other] !== randomLabels[pixel])
      })
      expect(board.unlikeShare()).toBeCloseTo(unlike.length / (2 * pixels.length))
    })
  })

  test('gives pixels off the frame the cheapest ink round them, one after the other', () => {
    const price = 900
    const expected = [...randomLabels]
    for (let y = 1; y + 1 < HEIGHT; y++)
      for (let x = 1; x + 1 < WIDTH; x++) {
        const pixel = y * WIDTH + x
        const costOf = (ink: number): number => {
          const sides = [-1, 1, -WIDTH, WIDTH].filter((step) => expected[pixel + step] !== ink).length
          const corners = [-WIDTH - 1, 1 - WIDTH, WIDTH - 1, WIDTH + 1].filter((step) => expected[pixel + step] !== ink)
          return price * (sides + corners.length / 2) + missOf(randomLevels[pixel], ink)
        }
        const around = [-WIDTH - 1, -WIDTH, 1 - WIDTH, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1].map(
          (step) => expected[pixel + step],
        )
        expected[pixel] = around.reduce((best, ink) => (costOf(ink) < costOf(best) ? ink : best), expected[pixel])
      }
    const settled = work(randomLabels, randomLevels, (board) => board.settleBorders(price))
    expect(settled).toEqual(expected)
    expect(settled).not.toEqual(randomLabels)
  })

  test('gives up patches that are worth less than their price, also at the frame, and no large one', () => {
    const isLarge = (pixel: number): boolean => pixel % WIDTH < 6 && pixel >= 2 * WIDTH && pixel < 6 * WIDTH
    const dots = [0, 5 * WIDTH + 9, 6 * WIDTH + 10, WIDTH * HEIGHT - 1]
    const labels = pixels.map((pixel) => (dots.includes(pixel) ? 2 : isLarge(pixel) ? 3 : 1))
    const levels = pixels.map((pixel) => (dots.includes(pixel) ? 130 : greys[labels[pixel]]))
    const loss = missOf(130, 1) - missOf(130, 2)
    // The two in the middle hang together over a corner and count as one.
    expect(work(labels, levels, (board) => expect(board.mergePatches(loss + 1, 2)).toBe(2))).toEqual(
      labels.map((label, pixel) => (pixel === dots[0] || pixel === dots[3] ? 1 : label)),
    )
    expect(work(labels, levels, (board) => expect(board.mergePatches(loss - 1, 2)).toBe(0))).toEqual(labels)
    expect(work(labels, levels, (board) => expect(board.mergePatches(1e9, 2)).toBe(3))).toEqual(
      labels.map((label) => (label === 2 ? 1 : label)),
    )
  })
})
