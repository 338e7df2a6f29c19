// The vector master against the raster truth, drawn by a renderer that is not ours.
import { describe, expect, test } from '@jest/globals'
import { Resvg } from '@resvg/resvg-js'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { generatePattern } from '../../../../../../processors/engines/pattern/generate-pattern.ts'
import { circle, rectangle } from '../../../../../../processors/engines/pattern/kit/line/outline.ts'
import { rgbsOf } from '../../../../../../processors/engines/pattern/render/design-file.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { writeRing } from '../../../../../../processors/engines/pattern/render/svg-path.ts'

const size = 1024
/** Drawn three times as large, so that the middle of each block of nine is a pixel's centre. */
const FINE = 3
const AGREEMENT_LEAST = 0.995

const drawSvg = async (family: string, more: object = {}) => {
  const request = {
    prompt: 'a design',
    compositionType: 'tile' as const,
    format: 'svg' as const,
    size,
    seed: 2,
    ...more,
  }
  const { file, width, height, report } = await generatePattern({ ...request, spec: { family } })
  return { svg: new TextDecoder().decode(file), width, height, spec: report.spec, repeat: report.repeat }
}

describe('SVG', () => {
  test.each(['tartan', 'seigaiha', 'damask'])('of %s shows the same pixels as the raster', async (family) => {
    const { svg, width, height, spec } = await drawSvg(family)
    const options = { fitTo: { mode: 'width' as const, value: width * FINE }, shapeRendering: 0 as const }
    const { pixels } = new Resvg(svg, options).render()
    const plane = fillIndexPlane(drawDesign(spec), width, height)
    const inks = rgbsOf(spec)
    let same = 0
    plane.data.forEach((number, pixel) => {
      const [column, row] = [(pixel % width) * FINE + 1, Math.floor(pixel / width) * FINE + 1]
      const at = (row * width * FINE + column) * 4
      if (inks[number].every((value, channel) => value === pixels[at + channel])) same++
    })
    expect(same / plane.data.length).toBeGreaterThan(AGREEMENT_LEAST)
  })

  test('is as large as the cloth, in millimetres', async () => {
    const { svg, repeat } = await drawSvg('dots', { aspectRatio: '4:5' })
    const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg) ?? []
    expect([Number(width), Number(height)]).toEqual([repeat.widthMm, repeat.heightMm])
  })

  test('carries words of the recipe that would end the markup', async () => {
    const { svg } = await drawSvg('dots', { spec: undefined, prompt: 'dots' })
    expect(svg.match(/<metadata>[^<>]*<\/metadata>/g)).toHaveLength(1)
  })
})

describe('paths', () => {
  test('a circle begins with one full curve and goes on with mirrored ones', () => {
    const { path } = writeRing(circle(0, 0, 10), 9, 9)
    expect(path).toMatch(/^q(-?\s?\d+){4}t[-\d\s]+z$/)
  })

  test('mirrored curves never drift: a curve of a thousand knots closes where it began', () => {
    const ring = Array.from({ length: 1000 }, (_, at) => {
      const turn = (at / 1000) * Math.PI * 2
      return [Math.cos(turn) * (50 + (at % 7)), Math.sin(turn) * 50] as const
    })
    const { path } = writeRing(ring, 9, 9)
    const steps = [...path.slice(path.indexOf('t')).matchAll(/-?\d+/g)].map(Number)
    const first = [...path.slice(0, path.indexOf('t')).matchAll(/-?\d+/g)].map(Number)
    const sum = (offset: number): number => steps.filter((_, at) => at % 2 === offset).reduce((a, b) => a + b, 0)
    expect([first[2] + sum(0), first[3] + sum(1)]).toEqual([0, 0])
  })

  test('steps in one direction along an axis become one', () => {
    const ring = [...rectangle(0, 0, 4, 2).slice(0, 1), [1, 0, 1], [3, 0, 1], [4, 0, 1], [4, 2, 1], [0, 2, 1]] as const
    expect(writeRing(ring, 1, 1).path).toBe('h4v2h-4z')
  })
})
