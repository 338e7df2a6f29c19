// A shape that a picture holds more than once is drawn once: all copies have the same nodes, and together they say more
// of it than each alone.
import { describe, expect, test } from '@jest/globals'
import { traceImage } from '../../../../../processors/engines/trace/trace-image.ts'
import { addGrain, psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 200
const TEAR = '<path fill="#1f4e79" d="M-18 -3C-10 -16 8 -14 17 1C10 4 4 13 -4 12C-9 11 -13 4 -18 -3Z"/>'
const STAR = '<path fill="#b8862d" d="M0 -12L3.5 -4L12 -3L5.5 3L7.5 12L0 7.5L-7.5 12L-5.5 3L-12 -3L-3.5 -4Z"/>'
const DOT = '<circle fill="#b3392f" r="8.3"/>'

/** Copies of a shape where transforms put them, on white. */
function drawing(shape: string, transforms: readonly string[]): string {
  const copies = transforms.map((transform) => `<g transform="${transform}">${shape}</g>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="#ffffff"/>${copies}</svg>`
}

function grid(count: number, period: number): string[] {
  return Array.from(
    { length: count * count },
    (_, at) => `translate(${24.1 + period * (at % count)} ${25.4 + period * Math.floor(at / count)})`,
  )
}

/** Letters of every path but the ground's, one path a shape. */
function nodesOfShapes(svg: string): string[] {
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
  return paths.slice(1).map((path) => path.replaceAll(/[^A-Z]/g, ''))
}

describe('motifs', () => {
  test('gives copies that lie between the pixels the same nodes', () => {
    const { svg, report } = traceImage(renderDrawing(drawing(TEAR, grid(4, 48.37)), SIZE), { groupBy: 'object' })
    const shapes = nodesOfShapes(svg)
    expect(shapes).toHaveLength(16)
    expect(new Set(shapes).size).toBe(1)
    expect(report.motifs).toEqual([{ copies: 16, nodes: expect.any(Number) }])
  })

  test('finds copies that are mirrored and turned by right angles', () => {
    const turns = [
      '',
      'scale(-1 1)',
      'scale(1 -1)',
      'rotate(180)',
      'rotate(90)',
      'rotate(-90)',
      'scale(-1 1) rotate(90)',
      '',
    ]
    const transforms = turns.map((turn, at) => `${grid(3, 60.71)[at]} ${turn}`)
    const truth = drawing(TEAR, transforms)
    const { svg, report } = traceImage(renderDrawing(truth, SIZE))
    expect(report.motifs).toEqual([{ copies: 8, nodes: expect.any(Number) }])
    expect(psnrOf(renderDrawing(svg, 4 * SIZE), renderDrawing(truth, 4 * SIZE))).toBeGreaterThan(35)
  })

  test('draws copies under grain more truly than each by itself', () => {
    const truth = drawing(STAR, grid(5, 36.29))
    const image = addGrain(renderDrawing(truth, SIZE), 8)
    const likeness = (motifs: boolean): number =>
      psnrOf(renderDrawing(traceImage(image, { motifs }).svg, 4 * SIZE), renderDrawing(truth, 4 * SIZE))
    expect(likeness(true)).toBeGreaterThan(likeness(false) + 1)
  })

  test('keeps shapes apart that only resemble each other', () => {
    const dots = grid(3, 60).map((place, at) => `${place} scale(${1 + 0.07 * at})`)
    expect(traceImage(renderDrawing(drawing(DOT, dots), SIZE)).report.motifs).toEqual([])
  })

  test('keeps rings apart whose radii differ by a seventh of a pixel', () => {
    const rings = [0, 1, 2, 3].map((at) => {
      const place = `translate(${50.3 + 100 * (at % 2)} ${50.7 + 100 * (at >> 1)})`
      return `<circle transform="${place}" r="${24 + 0.14 * (at % 2)}" fill="none" stroke="#1f4e79" stroke-width="3"/>`
    })
    const body = drawing('', []).replace('</svg>', `${rings.join('')}</svg>`)
    const { svg, report } = traceImage(renderDrawing(body, SIZE))
    expect(report.motifs.map(({ copies }) => copies).filter((copies) => copies > 2)).toEqual([])
    expect(psnrOf(renderDrawing(svg, 4 * SIZE), renderDrawing(body, 4 * SIZE))).toBeGreaterThan(34)
  })

  test('keeps shapes apart whose inks differ', () => {
    const [first, second] = grid(2, 80)
    const body = drawing(TEAR, [first]).replace(
      '</svg>',
      `<g transform="${second}">${TEAR.replace('1f4e79', 'b3392f')}</g></svg>`,
    )
    expect(traceImage(renderDrawing(body, SIZE)).report.motifs).toEqual([])
  })

  test('moves no copy that lies on whole pixels off them', () => {
    const transforms = [0, 1, 2, 3].map((at) => `translate(${30.3 + 41 * at} ${60.8 + 17 * at})`)
    const { sheet, report } = traceImage(renderDrawing(drawing(TEAR, transforms), SIZE), { groupBy: 'object' })
    expect(report.motifs).toEqual([{ copies: 4, nodes: expect.any(Number) }])
    const starts = sheet.layers[1].objects.map(([[{ x, y }]]) => [x, y] as const)
    for (const [at, [x, y]] of starts.entries()) {
      expect(x - starts[0][0]).toBeCloseTo(41 * at, 6)
      expect(y - starts[0][1]).toBeCloseTo(17 * at, 6)
    }
  })

  test('leaves every copy as it is when asked to', () => {
    const { report } = traceImage(renderDrawing(drawing(TEAR, grid(3, 60.4)), SIZE), { motifs: false })
    expect(report.motifs).toEqual([])
    expect(report.stagesMs).not.toHaveProperty('motifs')
  })
})
