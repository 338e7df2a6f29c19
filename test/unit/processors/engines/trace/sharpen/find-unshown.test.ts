import { describe, expect, test } from '@jest/globals'
import { findUnshown, guessWith } from '../../../../../../processors/engines/trace/sharpen/find-unshown.ts'
import { listCandidates } from '../../../../../../processors/engines/trace/sharpen/list-candidates.ts'
import { NOTHING } from '../../../../../../processors/engines/trace/sharpen/near-kernel.ts'
import { eachQuarter } from '../../../../../../processors/engines/trace/sharpen/show-inks.ts'
import { traceImage } from '../../../../../../processors/engines/trace/trace-image.ts'
import { degrade } from '../../../../../bench/trace/degrade.ts'
import { psnrOf, renderDrawing } from '../render-drawing.ts'

const SIDE = 256
const FILLS = ['#b8504a', '#7d9b6a', '#dfa3a0', '#e2bf68', '#8b8fae', '#c87f3f']
const [WIDTH, HEIGHT] = [12, 7]
// Paper, red, blue and black: lightness and two colours, in levels of the largest contrast.
const INKS = [
  [1, 0, 0],
  [0.5, -0.1, 0.4],
  [0.4, 0.4, -0.1],
  [0, 0, 0],
]
const [PAPER, RED, BLUE, BLACK] = [0, 1, 2, 3]

/** Red all over, paper in the last four columns, and the pixels that show something else. */
function redAndPaper(others: readonly (readonly [number, readonly number[]])[]) {
  const inkAt = (pixel: number): number => (pixel % WIDTH < WIDTH - 4 ? RED : PAPER)
  const shown = [0, 1, 2].map((c) => Float32Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => INKS[inkAt(pixel)][c]))
  for (const [pixel, levels] of others) for (const [c, level] of levels.entries()) shown[c][pixel] = level
  const quarters = eachQuarter(new Uint8Array(4 * WIDTH * HEIGHT), WIDTH, inkAt)
  return { shown, inks: INKS, quarters, width: WIDTH, height: HEIGHT }
}

const PLACE = 3 * WIDTH + 3
const mixed = (ink: number, share: number): number[] =>
  INKS[RED].map((level, c) => level + share * (INKS[ink][c] - level))

describe('what a first drawing lost', () => {
  test('is told where a pixel is darker or lighter than all the inks around it', () => {
    const { ink } = findUnshown(redAndPaper([[PLACE, mixed(BLACK, 0.6)]]))
    expect(ink[PLACE]).toBe(BLACK)
    expect(ink.filter((one) => one !== NOTHING)).toHaveLength(1)
    expect(findUnshown(redAndPaper([[PLACE, mixed(PAPER, 0.5)]])).ink[PLACE]).toBe(PAPER)
  })

  test('is the ink whose colour it has', () => {
    expect(findUnshown(redAndPaper([[PLACE, mixed(BLUE, 0.9)]])).ink[PLACE]).toBe(BLUE)
  })

  test('is nothing in grain, between inks and where compression swings beside a border', () => {
    const beside = 3 * WIDTH + WIDTH - 5
    const spoiled = redAndPaper([
      [PLACE, mixed(BLACK, 0.1)],
      [beside + WIDTH, mixed(PAPER, 0.5)],
      [beside, mixed(BLACK, 0.2)],
    ])
    expect(findUnshown(spoiled).ink.every((ink) => ink === NOTHING)).toBe(true)
  })

  test('may lie in its pixel and those around it', () => {
    const drawn = redAndPaper([[PLACE, mixed(BLACK, 0.6)]])
    const { ink: besides } = findUnshown(drawn)
    const { open, first, ink } = listCandidates({ ...drawn, reach: 1, besides })
    const held = (pixel: number): number[] => {
      const at = open.indexOf(pixel)
      return at < 0 ? [] : [...ink.subarray(first[at], first[at + 1])]
    }
    for (const pixel of [PLACE, PLACE - 1, PLACE + 1 - WIDTH, PLACE + 1 + WIDTH]) expect(held(pixel)).toContain(BLACK)
    expect(held(PLACE + 2)).toEqual([])
  })

  test('is guessed to be more of it than its blur shows', () => {
    const drawn = redAndPaper([[PLACE, mixed(BLACK, 0.4)]])
    const inQuarters = eachQuarter(new Uint32Array(4 * WIDTH * HEIGHT), WIDTH, (pixel) => pixel)
    const guess = guessWith((quarter, ink) => Number(drawn.quarters[quarter] === ink), findUnshown(drawn))
    const quarter = inQuarters.indexOf(PLACE)
    expect(guess(quarter, BLACK, PLACE)).toBeCloseTo(0.56, 2)
    expect(guess(quarter, BLACK, PLACE) + guess(quarter, RED, PLACE)).toBeCloseTo(1, 5)
    expect([guess(quarter + 2, RED, PLACE + 1), guess(quarter + 2, BLACK, PLACE + 1)]).toEqual([1, 0])
  })

  test('comes back: thin lines in a small picture from the web', async () => {
    const petals = Array.from({ length: 25 }, (_, at) => {
      const [x, y] = [26 + 51 * (at % 5), 26 + 51 * Math.floor(at / 5)]
      const rings = [7, 12, 17].map((r) => `<path d="M${x - r} ${y}A${r} ${r} 0 1 1 ${x} ${y + r}"/>`)
      return `<circle cx="${x}" cy="${y}" r="22" fill="${FILLS[at % FILLS.length]}" stroke="none"/>${rings.join('')}`
    })
    const truth = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><path fill="#1d2f55" d="M0 0H${SIDE}V${SIDE}H0Z"/><g fill="none" stroke="#1d2f55" stroke-width="0.8">${petals.join('')}</g></svg>`
    const { svg } = traceImage(await degrade(renderDrawing(truth, SIDE), 'jpeg60'))
    // Of what the first drawing shows alone: 21.6 dB.
    expect(psnrOf(renderDrawing(svg, 4 * SIDE), renderDrawing(truth, 4 * SIDE))).toBeGreaterThan(23)
  })
})
