// Lines about a pixel wide between two inks step over pixel corners, and stay whole whatever else their ink fills.
import { describe, expect, test } from '@jest/globals'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { addGrain, psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 160

function drawing(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="#a9cbe3" d="M0 0H${SIZE}V${SIZE}H0Z"/>${body}</svg>`
}

/** How close the tracing stays to the true drawing at four times the size, dB. */
function likenessOf(body: string): number {
  const { svg } = traceImage(renderDrawing(drawing(body), SIZE))
  return psnrOf(renderDrawing(svg, 4 * SIZE), renderDrawing(drawing(body), 4 * SIZE))
}

describe('a thin outline between two inks', () => {
  const petal =
    '<ellipse cx="80" cy="48" rx="46" ry="20" transform="rotate(20 80 48)" fill="#f6e6c4" stroke="#e69237" stroke-width="1.1"/>'

  test('is whole where its ink is the rarest of the three', () => {
    expect(likenessOf(petal)).toBeGreaterThan(40)
  })

  test('is as whole where its ink fills more of the picture than what it parts', () => {
    expect(likenessOf(`${petal}<path d="M5 90H155V155H5Z" fill="#e69237"/>`)).toBeGreaterThan(40)
  })

  test('is not what four fields are that meet in a point: none of them is drawn through the others', () => {
    const fields =
      '<path d="M20 20H80V80H20Z" fill="#e69237"/><path d="M80 20H140V80H80Z" fill="#f6e6c4"/><path d="M20 80H80V140H20Z" fill="#98d06b"/><path d="M80 80H140V140H80Z" fill="#e69237"/>'
    expect(likenessOf(fields)).toBeGreaterThan(55)
  })

  test('is whole where it is as short as a leaf and three inks share its pixels', () => {
    const chips = [
      '<rect x="-17" y="-7" width="34" height="14" rx="3" transform="translate(40 30) rotate(-9)" fill="#f3a712"',
      '<rect x="-14" y="-6" width="28" height="12" rx="3" transform="translate(82 30) rotate(25)" fill="#e4572e"',
      '<rect x="-15" y="-8" width="30" height="16" rx="4" transform="translate(50 80) rotate(70)" fill="#f3a712"',
      '<rect x="-20" y="-9" width="40" height="18" rx="4" transform="translate(100 90) rotate(13)" fill="#e4572e"',
    ]
    expect(likenessOf(chips.map((chip) => `${chip} stroke="#2b2118"/>`).join(''))).toBeGreaterThan(36)
  })
})

describe('what lies under an outline of a pixel', () => {
  const blots =
    '<g stroke="#202020" stroke-width="1"><ellipse cx="48" cy="62" rx="40" ry="33" transform="rotate(17 48 62)" fill="#c98a1b"/><ellipse cx="118" cy="94" rx="28" ry="49" transform="rotate(11 118 94)" fill="#00838f"/></g>'

  test('ends along its middle, with curves: straight lines would be as many as its pixels', () => {
    const { svg, report } = traceImage(renderDrawing(drawing(blots), SIZE))
    // As straight lines under the outlines: 290.
    expect(report.segments).toBeLessThan(60)
    expect(psnrOf(renderDrawing(svg, 4 * SIZE), renderDrawing(drawing(blots), 4 * SIZE))).toBeGreaterThan(38)
  })

  test('shows on neither side of it', () => {
    const { svg } = traceImage(renderDrawing(drawing(blots), SIZE))
    const fills = [...svg.matchAll(/<path fill="(#[^"]+)"/g)].map(([, fill]) => fill)
    const zoomed = renderDrawing(svg, 8 * SIZE)
    // Beyond the outline nothing but the ground, within it nothing but the fill: no hairline of either lies between.
    expect(fills.length).toBe(4)
    for (let angle = 0; angle < 360; angle += 1) expect(crossesOnce(zoomed, angle)).toBe(true)
  })
})

/** Whether a ray from the middle of the first blot passes fill, outline and ground in this order and only once. */
function crossesOnce({ data, width }: { readonly data: Uint8Array; readonly width: number }, degrees: number): boolean {
  const turn = (degrees * Math.PI) / 180
  const met: string[] = []
  for (let reach = 8 * 25; reach < 8 * 46; reach++) {
    const x = Math.round(8 * 48 + reach * Math.cos(turn))
    const y = Math.round(8 * 62 + reach * Math.sin(turn))
    const at = (y * width + x) * 4
    const [red, , blue] = data.subarray(at, at + 3)
    const kind = blue > 200 ? 'ground' : red > 170 && blue < 60 ? 'fill' : red < 60 && blue < 60 ? 'outline' : undefined
    if (kind && kind !== met.at(-1)) met.push(kind)
  }
  return met.join(' ').startsWith('fill outline') && met.length <= 3
}

describe('gaps under a pixel wide in clean art', () => {
  test('are whole, short ones and those that two columns share by halves as well', () => {
    const stitches = Array.from({ length: 42 }, (_, i) => {
      const [x, y] = [15.4 + 18.2 * (i % 7), 20 + 19.7 * Math.floor(i / 7)]
      return `<path d="M${x} ${y}l8.6 7.5 8.6-7.5v18.9l-8.6 7.5-8.6-7.5z"/>`
    })
    // Where straightening broke the gaps: 25.1.
    expect(likenessOf(`<g fill="#4d6b57">${stitches.join('')}</g>`)).toBeGreaterThan(28)
  })
})

describe('thin lines under grain', () => {
  test('stay whole: what is long is no grain', () => {
    const lines = Array.from({ length: 5 }, (_, i) => `<circle cx="${20 + 30 * i}" cy="${30 + 25 * i}" r="24.3"/>`)
    const body = `<g fill="none" stroke="#6f86b5" stroke-width="1.2">${lines.join('')}</g>`
    const { svg } = traceImage(addGrain(renderDrawing(drawing(body), SIZE), 9))
    expect(psnrOf(renderDrawing(svg, 4 * SIZE), renderDrawing(drawing(body), 4 * SIZE))).toBeGreaterThan(33)
  })
})
