// A line narrower than the blur looks like a wider, paler one. Where the picture has that paler ink too, pieces of the
// line must not take it; and two lines of two inks that meet must not become one.
import { describe, expect, test } from '@jest/globals'
import { traceImage } from '../../../../../../processors/engines/trace/trace-image.ts'
import { degrade } from '../../../../../bench/trace/degrade.ts'
import { psnrOf, renderDrawing } from '../render-drawing.ts'

const SIZE = 256

function drawing(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="#fff" d="M0 0H${SIZE}V${SIZE}H0Z"/>${body}</svg>`
}

/** A fill that shows both inks pure, at the foot of the picture. */
const areas =
  '<ellipse fill="#000" cx="70" cy="216" rx="56" ry="27"/><ellipse fill="#3f3f3f" cx="185" cy="216" rx="50" ry="27"/>'

/** The tracing of a drawing that was enlarged from half its size, and how like the drawing it is at four times it, dB. */
async function traced(body: string): Promise<{ readonly svg: string; readonly likeness: number }> {
  const truth = drawing(body)
  const { svg } = traceImage(await degrade(renderDrawing(truth, SIZE), 'half'))
  return { svg, likeness: psnrOf(renderDrawing(svg, 4 * SIZE), renderDrawing(truth, 4 * SIZE)) }
}

/** Number of closed outlines in an ink. */
function outlinesIn(svg: string, hex: string): number {
  const [, path = ''] = new RegExp(`<path fill="${hex}" d="([^"]+)"`).exec(svg) ?? []
  return path.split('Z').length - 1
}

const rings = [
  [50, 50, 32],
  [130, 60, 44],
  [210, 50, 27],
  [60, 132, 38],
  [160, 145, 30],
]
  .map(([x, y, r]) => `<circle cx="${x}.3" cy="${y}.6" r="${r}" fill="none" stroke="#000" stroke-width="2.4"/>`)
  .join('')

describe('a line narrower than the blur', () => {
  test('is of one ink all round, though the picture has a paler ink that its pixels look like', async () => {
    const { svg, likeness } = await traced(areas + rings)
    expect(outlinesIn(svg, '#3f3f3f')).toBe(1)
    // 27.3 with pieces of the rings in the paler ink.
    expect(likeness).toBeGreaterThan(28.5)
  })

  test('keeps its own ink where it ends at a line in a darker one', async () => {
    const crosses = [0, 1, 2]
      .map(
        (i) =>
          `<path d="M${30 + 70 * i} 20L${75 + 70 * i} 90" stroke="#000" stroke-width="3"/><path d="M${75 + 70 * i} 90L${30 + 70 * i} 165" stroke="#555" stroke-width="3"/>`,
      )
      .join('')
    const body = `${areas.replace('#3f3f3f', '#555')}${crosses}`
    const { svg, likeness } = await traced(body)
    // The area and three lines.
    expect(outlinesIn(svg, '#555555')).toBe(4)
    expect(likeness).toBeGreaterThan(33)
  })
})
