// Lines too thin to show their ink, in a picture that was halved and enlarged again.
import { describe, expect, test } from '@jest/globals'
import type { RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { degrade } from '../../../../bench/trace/degrade.ts'
import { renderDrawing } from './render-drawing.ts'

const WIDE = 360
const inks = { paper: '#f6efe2', navy: '#23477c', wine: '#7a1f2b', gold: '#c79a3a' }

const STROKES = 24
const STROKE_PX = 1.5

/**
 * Wide areas of four inks, and a row of small strokes in another colour, none of which lies on the pixels as its
 * neighbours do.
 */
function drawPage(small: string): string {
  const strokes = Array.from({ length: STROKES }, (_, at) => {
    const lean = (4 * Math.sin(at * 2.4)).toFixed(2)
    return `M${(18 + at * 13.37).toFixed(2)} 140l${lean} 11l5.3 ${lean}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} 220"><rect width="${WIDE}" height="220" fill="${inks.paper}"/>
    <circle cx="70" cy="70" r="46" fill="${inks.navy}"/><rect x="140" y="30" width="90" height="70" fill="${inks.wine}"/>
    <rect x="250" y="40" width="80" height="60" fill="${inks.gold}"/>
    <path fill="none" stroke="${small}" stroke-width="${STROKE_PX}" d="${strokes.join('')}"/></svg>`
}

type FoundInk = { readonly hex: string; readonly areaShare: number }

/** The inks found besides the four of the wide areas. */
async function othersFor(small: string): Promise<readonly FoundInk[]> {
  const image: RgbaImage = await degrade(renderDrawing(drawPage(small), WIDE), 'half')
  return traceImage(image).report.inks.filter(({ hex }) => !Object.values(inks).includes(hex))
}

const levels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const gapOf = (one: string, other: string): number =>
  Math.hypot(...levels(one).map((level, channel) => level - levels(other)[channel]))

describe('small print in a soft picture', () => {
  test.each(['#333333', '#4a4a4a', '#555a50'])('of %s is one ink and keeps its weight', async (small) => {
    const others = await othersFor(small)
    expect(others).toHaveLength(1)
    expect(gapOf(others[0].hex, small)).toBeLessThan(24)
    // Each stroke is some 17 pixels long.
    const weight = others[0].areaShare / ((STROKES * 17 * STROKE_PX) / (WIDE * 220))
    expect(weight).toBeGreaterThan(0.8)
    expect(weight).toBeLessThan(1.2)
  })

  test('of an ink that is known brings no other', async () => {
    expect(await othersFor(inks.navy)).toEqual([])
  })
})
