import { describe, expect, test } from '@jest/globals'
import { readColour } from '../../../schemas/http/colour.ts'
import { generateRequest, readRatio } from '../../../schemas/http/generate.ts'
import { upscaleForm } from '../../../schemas/http/upscale.ts'
import { vectorizeForm } from '../../../schemas/http/vectorize.ts'

describe('colours', () => {
  test.each([
    ['#AA3344', '#aa3344'],
    ['#a34', '#aa3344'],
    ['hsl(0, 100%, 50%)', '#ff0000'],
    ['hsl(120 100% 25%)', '#008000'],
    ['hsl(-120, 100%, 50%)', '#0000ff'],
    ['hsl(210deg, 0%, 50%)', '#808080'],
  ])('%s is %s', (text, hex) => expect(readColour(text)).toBe(hex))

  test.each(['red', '#12', '#12345g', 'hsl(0,0,0)', 'hsl(10, 101%, 5%)', ''])('"%s" is no colour', (text) => {
    expect(readColour(text)).toBeUndefined()
  })
})

describe('aspect ratios', () => {
  test.each(['1:1', '16:9', '210:297', '1:8'])('%s is accepted', (text) => expect(readRatio(text)).toBeDefined())
  test.each(['0:1', '1:', ':1', '1e9:1', '-1:2', '1.5:1', '1:9', '99999:1', 'wide'])('"%s" is refused', (text) => {
    expect(readRatio(text)).toBeUndefined()
  })
})

describe('requests', () => {
  const fieldsAtFault = (result: { error?: { issues: { path: PropertyKey[]; keys?: string[] }[] } }) =>
    result.error?.issues.map(({ path, keys }) => [...path, ...(keys ?? [])].join('.'))

  test('name every field at fault at once', () => {
    const result = generateRequest.safeParse({
      prompt: 'ab',
      compositionType: 'mosaic',
      colorPalette: ['#fff', 'blurple'],
      surprise: 1,
    })
    expect(fieldsAtFault(result as never)?.sort()).toEqual(['colorPalette.1', 'compositionType', 'prompt', 'surprise'])
  })

  test('take density as a word or a share', () => {
    const base = { prompt: 'dots', compositionType: 'tile' }
    expect(generateRequest.parse({ ...base, density: 'dense' }).density).toBe('dense')
    expect(generateRequest.parse({ ...base, density: 0.4 }).density).toBe(0.4)
    expect(generateRequest.safeParse({ ...base, density: 1.4 }).success).toBe(false)
  })

  test('name the key inside a config that is JSON, and the field when it is not', () => {
    expect(fieldsAtFault(vectorizeForm.safeParse({ config: '{"iterMax":0}' }) as never)).toEqual(['config.iterMax'])
    expect(fieldsAtFault(vectorizeForm.safeParse({ config: '{"speed":1}' }) as never)).toEqual(['config.speed'])
    expect(fieldsAtFault(vectorizeForm.safeParse({ config: '{' }) as never)).toEqual(['config'])
  })

  test('take a palette as generate does, and hand on #rrggbb', () => {
    const { config } = vectorizeForm.parse({ config: '{"palette":["#FA0","hsl(0, 100%, 50%)","#AA3344"]}' })
    expect(config.palette).toEqual(['#ffaa00', '#ff0000', '#aa3344'])
  })

  test('read form fields, which are all text', () => {
    expect(upscaleForm.parse({ scale: '4', tile: 'true', keepPhysicalSize: 'true' })).toMatchObject({
      scale: 4,
      tile: 'on',
      keepPhysicalSize: true,
    })
    // As Python and .NET write theirs.
    expect(upscaleForm.parse({ tile: 'False', keepPhysicalSize: 'True' })).toMatchObject({
      tile: 'off',
      keepPhysicalSize: true,
    })
    expect(upscaleForm.parse({})).toMatchObject({ scale: 16, tile: 'auto', output_format: 'png' })
    expect(upscaleForm.safeParse({ scale: '3' }).success).toBe(false)
  })
})
