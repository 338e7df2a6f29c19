// What a corner is, a sharp one, a rounding or the end of a stroke, is read from the pixels round it.
import { describe, expect, test } from '@jest/globals'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 96

function drawing(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="#ffffff"/>${body}</svg>`
}

function strokes(cap: string, join: string): string {
  const bent = 'M12 20L40 14L62 40L84 32M14 84L30 50L52 78L84 60'
  return drawing(
    `<path fill="none" stroke="#222222" stroke-width="3.4" stroke-linecap="${cap}" stroke-linejoin="${join}" d="${bent}"/>`,
  )
}

/** Likeness to the true drawing at four times the size, dB. */
function likeness(traced: string, truth: string): number {
  return psnrOf(renderDrawing(traced, 4 * SIZE), renderDrawing(truth, 4 * SIZE))
}

describe('corners', () => {
  test.each([
    ['round', 'round'],
    ['butt', 'miter'],
    ['butt', 'round'],
  ])('strokes with %s ends and %s joins keep them', (cap, join) => {
    const truth = strokes(cap, join)
    const { svg } = traceImage(renderDrawing(truth, SIZE))
    expect(likeness(svg, truth)).toBeGreaterThan(31)
    for (const other of ['round', 'butt'])
      if (other !== cap) expect(likeness(svg, strokes(other, join))).toBeLessThan(likeness(svg, truth))
  })

  test('a corner rounded by a pixel and a half is told from a sharp one', () => {
    const boxes = (radius: number): string =>
      drawing(
        [0, 1, 2]
          .flatMap((row) => [0, 1, 2].map((column) => [12.3 + 27.2 * column, 11.7 + 26.6 * row]))
          .map(([x, y]) => `<rect x="${x}" y="${y}" width="15.4" height="12.6" rx="${radius}" fill="#1f4e79"/>`)
          .join(''),
      )
    for (const radius of [0, 1.5]) {
      const { svg } = traceImage(renderDrawing(boxes(radius), SIZE))
      expect(likeness(svg, boxes(radius))).toBeGreaterThan(likeness(svg, boxes(1.5 - radius)))
      expect(likeness(svg, boxes(radius))).toBeGreaterThan(30)
    }
  })

  test('a drop of two curves keeps the narrow round end beside its point', () => {
    const drops = drawing(
      [9, 71, 193, 250]
        .map((turn, i) => {
          const place = `translate(${26.3 + 43.4 * (i % 2)} ${25.7 + 43.2 * (i >> 1)}) rotate(${turn})`
          return `<path fill="#6b1f2c" transform="${place}" d="M0 15C-10 0 -8 -16 -2 -15C4 -14 10 -4 0 15Z"/>`
        })
        .join(''),
    )
    expect(likeness(traceImage(renderDrawing(drops, SIZE)).svg, drops)).toBeGreaterThan(33)
  })

  test('the serifs of letters end square', () => {
    // Stems that halve pixels are luck, for better or worse: two of the three places have none.
    const likenesses = [9.3, 9.1, 9.6].map((left) => {
      const letters = drawing(
        [0, 1, 2, 3]
          .map((i) => {
            const place = `translate(${left + 43.45 * (i % 2)} ${6.2 + 44.3 * (i >> 1)})`
            return `<path fill="#7a1f3d" transform="${place}" d="M0 0H18.3V2.8H12.2V31.4H18.3V34.2H0V31.4H6.1V2.8H0Z"/>`
          })
          .join(''),
      )
      return likeness(traceImage(renderDrawing(letters, SIZE)).svg, letters)
    })
    expect(likenesses.reduce((sum, own) => sum + own, 0) / likenesses.length).toBeGreaterThan(31)
  })
})
