// A picture in fewer inks, or in others, than it has: its areas and edges are those of its own inks.
import { describe, expect, test } from '@jest/globals'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { degrade } from '../../../../bench/trace/degrade.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 240
// Two reds, two blues and two greens, of which each has its like, on cream.
const COLORS = ['#c62828', '#d84343', '#1f4e79', '#35699c', '#2e7d32', '#4a9a4e']
const GROUND = '#f4ead8'

function drawingOf(inks: readonly string[], ground = `<path fill="${GROUND}" d="M0 0H${SIZE}V${SIZE}H0Z"/>`): string {
  const discs = inks.map(
    (ink, i) => `<circle cx="${42 + (i % 3) * 78}" cy="${70 + Math.floor(i / 3) * 100}" r="${24 + i}" fill="${ink}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${ground}${discs.join('')}</svg>`
}

describe('a drawing in fewer inks than it has', () => {
  const picture = renderDrawing(drawingOf(COLORS), SIZE)

  test('puts those together that are like each other, with no rim round any form', () => {
    const { report, svg } = traceImage(picture, { colors: 4 })
    const inks = report.inks.map(({ hex }) => hex)
    expect(inks).toHaveLength(4)
    for (const pair of [0, 2, 4])
      expect(inks.filter((ink) => COLORS.slice(pair, pair + 2).includes(ink))).toHaveLength(1)
    expect(report.rings).toBe(COLORS.length + 1)
    // Each area in the ink that stands for it, and every edge where it was.
    const stands = COLORS.map((color, i) => (inks.includes(color) ? color : COLORS[i ^ 1]))
    const truth = renderDrawing(drawingOf(stands), SIZE * 4)
    expect(psnrOf(renderDrawing(svg, SIZE * 4), truth)).toBeGreaterThan(40)
  })

  test('keeps lines of a pixel that are of an ink left out', () => {
    const lines = Array.from({ length: 9 }, (_, i) => `<path fill="#d84343" d="M4 ${4 + i * 2.5}H236v1H4Z"/>`).join('')
    const ground = `<path fill="${GROUND}" d="M0 0H${SIZE}V${SIZE}H0Z"/>${lines}`
    const own = COLORS.filter((_, i) => i !== 1)
    const { svg } = traceImage(renderDrawing(drawingOf(own, ground), SIZE), { colors: 4 })
    const truth = renderDrawing(
      drawingOf(['#c62828', '#1f4e79', '#1f4e79', '#2e7d32', '#2e7d32'], ground.replaceAll('#d84343', '#c62828')),
      SIZE,
    )
    expect(psnrOf(renderDrawing(svg, SIZE), truth)).toBeGreaterThan(24)
  })

  test('does so under grain as well, and says that there was some', async () => {
    const { report } = traceImage(await degrade(picture, 'noise6'), { colors: 4 })
    expect(report.mode).toBe('scan')
    expect(report.noise).toBeGreaterThan(3)
    expect(report.inks).toHaveLength(4)
    expect(report.rings).toBe(COLORS.length + 1)
  })

  test('is one ink and its ground as a line drawing', () => {
    const lines = ['#c62828', '#1f4e79', '#2e7d32'].map(
      (ink, i) =>
        `<path fill="none" stroke="${ink}" stroke-width="4" d="M20 ${60 + i * 50}Q120 ${i * 60} 220 ${60 + i * 50}"/>`,
    )
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="${GROUND}" d="M0 0H${SIZE}V${SIZE}H0Z"/>${lines.join('')}</svg>`
    const { report } = traceImage(renderDrawing(svg, SIZE), { mode: 'line' })
    const inks = report.inks.map(({ hex }) => hex)
    expect(inks).toHaveLength(2)
    expect(inks).toContain(GROUND)
    expect(['#c62828', '#1f4e79', '#2e7d32'].filter((ink) => inks.includes(ink))).toHaveLength(1)
  })

  test('is drawn as it is where it has no more', () => {
    expect(traceImage(picture, { colors: 7 }).svg).toBe(traceImage(picture).svg)
  })
})

describe('a drawing in the inks of a palette', () => {
  const palette = ['#ffffff', '#9b1c1c', '#27406b', '#1d5c2a', '#ffd000']

  test('has the nearest of them for each of its own, with no rim round any form', () => {
    const { report } = traceImage(renderDrawing(drawingOf(COLORS), SIZE), { palette })
    expect(report.inks.map(({ hex }) => hex).toSorted()).toEqual(palette.slice(0, 4).toSorted())
    expect(report.rings).toBe(COLORS.length + 1)
  })

  test('has no more of them than are asked for', () => {
    const exact = [GROUND, ...COLORS]
    for (const inks of [palette, exact]) {
      const { report } = traceImage(renderDrawing(drawingOf(COLORS), SIZE), { palette: inks, colors: 3 })
      expect(report.inks).toHaveLength(3)
      for (const { hex } of report.inks) expect(inks).toContain(hex)
    }
  })

  test('leaves what is transparent', () => {
    const { report } = traceImage(renderDrawing(drawingOf(COLORS, ''), SIZE, null), { palette })
    expect(report.inks.map(({ hex }) => hex).toSorted()).toEqual(palette.slice(1, 4).toSorted())
  })
})
