// A print in five inks with veins of one to three pixels and outlined flowers: scanned, no vein shows its ink, and veins of
// each width used to come in an ink of their own.
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { decodeImage } from '../../../../../../processors/engines/raster/decode.ts'
import { traceImage } from '../../../../../../processors/engines/trace/trace-image.ts'
import { createRandom } from '../../../../../bench/trace/drawings.ts'
import { addGrain, psnrOf, renderDrawing } from '../render-drawing.ts'

const CELL = 80
const INKS = ['#1e3145', '#5f8a78', '#f2e2bf', '#c9604a', '#d5a544'] as const
const [NAVY, GREEN, CREAM, RED, GOLD] = INKS

/** A band of some width along a line. */
function band(x: number, y: number, angle: number, length: number, width: number): string {
  const [along, across] = [
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle) * width, Math.cos(angle) * width],
  ]
  const end = [x + length * along[0], y + length * along[1]]
  return `M${x} ${y}L${end[0]} ${end[1]}L${end[0] + across[0]} ${end[1] + across[1]}L${x + across[0]} ${y + across[1]}Z`
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** Leaves with veins, and flowers in outlines, in so many rows and columns of 80 pixels. */
function drawPrint(cells: number): string {
  const random = createRandom(77)
  const paths: string[] = []
  const put = (ink: string, d: string): unknown => paths.push(`<path fill="${ink}" d="${d}"/>`)
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const [x, y] = [CELL * (column + 0.5), CELL * (row + 0.5)]
      const turn = random() * 6
      if ((row + column) % 2 === 0) {
        put(GREEN, circle(x, y, 30))
        for (let vein = 0; vein < 7; vein++) put(CREAM, band(x, y, turn + vein * 0.9, 26, 1.2 + (vein % 3) * 0.6))
      } else {
        for (const [ink, r] of [
          [RED, 24],
          [GOLD, 22.8],
          [RED, 9],
          [CREAM, 6],
        ] as const)
          put(ink, circle(x, y, r))
      }
    }
  const side = CELL * cells
  put(CREAM, circle(side - CELL / 2, side - CELL / 2, 24))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="${NAVY}" d="M0 0H${side}V${side}H0Z"/>${paths.join('')}</svg>`
}

/** Blurred by 1.2 pixels, under grain, as a JPEG. */
async function scan(svg: string, side: number) {
  const { data, width, height } = renderDrawing(svg, side)
  const raw = { width, height, channels: 4 } as const
  const blurred = await sharp(data, { raw }).blur(1.2).raw().toBuffer()
  const grainy = addGrain({ data: new Uint8Array(blurred), width, height }, 5)
  return decodeImage(await sharp(grainy.data, { raw }).removeAlpha().jpeg({ quality: 80 }).toBuffer(), side * side)
}

test('thin lines of a scanned print come in their own ink, whatever their width', async () => {
  const [truth, side] = [drawPrint(6), 6 * CELL]
  const { svg, report } = traceImage(await scan(truth, side))
  // In an ink for each width of vein: 27.0 dB, and 2.7 % of the print in a green between leaf and vein.
  expect(psnrOf(renderDrawing(svg, 4 * side), renderDrawing(truth, 4 * side))).toBeGreaterThan(28)
  expect(report.inks.length).toBeLessThanOrEqual(INKS.length + 1)
  expect(report.inks.filter(({ areaShare }) => areaShare > 0.01)).toHaveLength(report.inks.length)
})

test('a large scan is drawn again at its own size, in its own inks', async () => {
  const [truth, side] = [drawPrint(14), 14 * CELL]
  const image = await scan(truth, side)
  const [{ report, widthPx }, once] = [traceImage(image), traceImage(image, { quality: 'low' })]
  expect(widthPx).toBe(side)
  // Read once, its veins are of an ink of their own.
  expect([report.inks.length, once.report.inks.length]).toEqual([INKS.length, INKS.length + 1])
  expect(report.segments).toBeLessThan(once.report.segments)
})
