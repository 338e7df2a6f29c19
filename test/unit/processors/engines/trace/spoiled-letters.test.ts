// Small letters under compression: their strokes share pixels, and colour, which is stored at half the resolution, runs
// from one into the next. They are read on a picture twice as large, and each is of one ink.
import { describe, expect, test } from '@jest/globals'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { degrade } from '../../../../bench/trace/degrade.ts'
import { LETTERS } from './letter-strokes.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const WIDTH = 260
const [CREAM, NAVY, GREEN] = ['#f7efe0', '#1d2a44', '#0a7d4f']

/** Rows of letters so many pixels high, in navy and green by turns, above a disc of each. */
function sign(height: number): string {
  const scale = height / 12
  const columns = Math.floor(250 / (12.5 * scale))
  const letter = (row: number, column: number): string =>
    `<path transform="translate(${8.3 + column * 12.5 * scale} ${8.7 + row * height * 1.7}) scale(${scale})" stroke="${row % 2 === 0 ? NAVY : GREEN}" d="${LETTERS[(row * 7 + column * 5) % LETTERS.length]}"/>`
  const rows = Array.from({ length: Math.floor(150 / (height * 1.7)) }, (_, row) =>
    Array.from({ length: columns }, (_, column) => letter(row, column)).join(''),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} 220"><path fill="${CREAM}" d="M0 0H${WIDTH}V220H0Z"/><circle cx="60" cy="190" r="22" fill="${NAVY}"/><circle cx="190" cy="190" r="22" fill="${GREEN}"/><g fill="none" stroke-width="1.4">${rows.join('')}</g></svg>`
}

describe('small letters under compression', () => {
  test.each([
    [10, 23, 1750],
    [13, 26, 1750],
    [16, 27, 730],
    [20, 29, 460],
  ])('of %d pixels are drawn apart', async (height, least, most) => {
    // Before: 20.5, 23.6, 25.4 and 27.8 dB for a few segments more.
    const truth = sign(height)
    const { svg, report } = traceImage(await degrade(renderDrawing(truth, WIDTH), 'jpeg60'))
    expect(psnrOf(renderDrawing(svg, 4 * WIDTH), renderDrawing(truth, 4 * WIDTH))).toBeGreaterThan(least)
    expect(report.segments).toBeLessThan(most)
  })

  test('are of the inks that wide areas show', async () => {
    const { report } = traceImage(await degrade(renderDrawing(sign(20), WIDTH), 'jpeg60'))
    const shares = report.inks.map(({ areaShare }) => areaShare)
    // The ground and the two inks, and a few pixels that look like a third; before, as much again in three more.
    expect(shares.slice(3).reduce((sum, share) => sum + share, 0)).toBeLessThan(0.005)
  })

  test('in a ground that is left out are drawn as with it', async () => {
    const image = await degrade(renderDrawing(sign(16), WIDTH), 'jpeg60')
    const [whole, bare] = [traceImage(image), traceImage(image, { removeBackground: true })]
    expect(bare.report.inks.length).toBe(whole.report.inks.length - 1)
    expect(bare.report.segments).toBeGreaterThan(0.9 * whole.report.segments - 10)
  })
})
