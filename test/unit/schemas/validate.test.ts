import { describe, expect, test } from '@jest/globals'
import type { z } from 'zod'
import { generateRequest } from '../../../schemas/http/generate.ts'
import { entriesQuery } from '../../../schemas/http/pages.ts'
import { quoteRequest } from '../../../schemas/http/quotes.ts'
import { upscaleForm, upscaleRequest } from '../../../schemas/http/upscale.ts'
import { vectorizeForm } from '../../../schemas/http/vectorize.ts'
import type { Rejection } from '../../../schemas/rejection.ts'
import { validate } from '../../../schemas/validate.ts'

const DENSITY =
  'density must be a share from 0 to 1, or one of low, sparse, open, airy, light, medium, balanced, normal, regular, high, dense, packed, full, heavy, lush'

/** `field message`, one a problem. */
function problemsOf(schema: z.ZodType, value: unknown): string[] {
  try {
    validate(schema, value)
    return []
  } catch (error) {
    return ((error as Rejection).errors ?? []).map(({ field, message }) => `${field} ${message}`)
  }
}

describe('a field that is not known', () => {
  const drawn = { prompt: 'dots', compositionType: 'tile' }

  test.each([
    ['compositonType', 'compositionType', generateRequest, drawn],
    ['outputFormat', 'output_format', generateRequest, drawn],
    ['repeat_mm', 'repeatMm', generateRequest, drawn],
    ['colourPalette', 'colorPalette', generateRequest, drawn],
    ['opertion', 'operation', quoteRequest, { operation: 'generate' }],
    ['Limit', 'limit', entriesQuery, {}],
    ['limti', 'limit', entriesQuery, {}],
    ['sede', 'seed', generateRequest, drawn],
    ['keepPhysicalsize', 'keepPhysicalSize', upscaleForm, {}],
    ['seeds', 'seed', generateRequest, drawn],
    ['palette', 'colorPalette', generateRequest, drawn],
    ['format', 'output_format', generateRequest, drawn],
  ])('%s is told to be perhaps %s', (name, meant, schema: z.ZodType, others) => {
    expect(problemsOf(schema, { ...others, [name]: 1 })).toContain(
      `${name} is not a known field; perhaps you meant ${meant}`,
    )
  })

  test('inside of another is compared with the names there', () => {
    const quoted = { operation: 'generate', request: { ...drawn, compositiontype: 'tile' } }
    expect(problemsOf(quoteRequest, quoted)).toEqual([
      'request.compositiontype is not a known field; perhaps you meant compositionType',
    ])
    expect(problemsOf(vectorizeForm, { config: '{"itermax":3}' })).toContain(
      'config.itermax is not a known field; perhaps you meant iterMax',
    )
  })

  test.each(['x', 'constructor', '__proto__x', 'a'.repeat(5000), 'seeds of sunflowers'])(
    '%s is like none of them, and is told their names',
    (name) => {
      const [problem, ...others] = problemsOf(quoteRequest, { operation: 'generate', [name]: 1 })
      expect(problem).toBe(`${name} is not a known field; known are operation, count, request`)
      expect(others).toEqual([])
    },
  )

  test('is told the names once, however many come with it', () => {
    const unknown = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`x${at}`, at]))
    const [first, ...others] = problemsOf(generateRequest, { ...drawn, ...unknown })
    expect(first).toContain('known are prompt, compositionType')
    expect(others).toEqual(Array.from({ length: 8 }, (_, at) => `x${at + 1} is not a known field`))
  })

  test('in a form and a query is told the names that those have', () => {
    expect(problemsOf(upscaleForm, { size: 1 })).toEqual([expect.stringContaining('known are scale, ')])
    expect(problemsOf(entriesQuery, { page: 2 })).toEqual([
      'page is not a known field; known are limit, cursor, format',
    ])
  })
})

test('thousands of unknown fields are counted, and no more of them compared than are told', () => {
  const body = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`compositionTyp${at}`, 1]))
  const cpuMs = (work: () => unknown): number => {
    const before = process.cpuUsage()
    work()
    return process.cpuUsage(before).user / 1000
  }
  const refuse = (): unknown => {
    try {
      return validate(generateRequest, body)
    } catch (error) {
      return error
    }
  }
  expect(refuse()).toMatchObject({ message: expect.stringContaining('(and 20001 more)') })
  const parsing = cpuMs(() => generateRequest.safeParse(body))
  // Comparing them all took a hundred times as long.
  expect(cpuMs(refuse)).toBeLessThan(30 * parsing + 100)
})

describe('a problem says what is allowed', () => {
  const drawn = { prompt: 'dots', compositionType: 'tile' }

  test.each([
    ['seed must be at least 0', generateRequest, { ...drawn, seed: -1 }],
    ['seed must be at most 4294967295', generateRequest, { ...drawn, seed: 1e300 }],
    ['seed must be at least 0', generateRequest, { ...drawn, seed: -1e300 }],
    ['size must be at most 4096', generateRequest, { ...drawn, size: 5000 }],
    ['size must be a whole number', generateRequest, { ...drawn, size: 100.5 }],
    ['size must be a number', generateRequest, { ...drawn, size: '512' }],
    ['seed must be a number', generateRequest, { ...drawn, seed: null }],
    // An array has a length too, and the texts' own is not to be held against it.
    ['prompt must be a string', generateRequest, { ...drawn, prompt: [] }],
    ['colorPalette must be an array', generateRequest, { ...drawn, colorPalette: '' }],
    ['colorPalette must have at least 1 item', generateRequest, { ...drawn, colorPalette: [] }],
    [DENSITY, generateRequest, { ...drawn, density: 1.4 }],
    [DENSITY, generateRequest, { ...drawn, density: 'crowded' }],
    ['registrationMarks must be one of true, false', generateRequest, { ...drawn, registrationMarks: 'yes' }],
    ['compositionType is required: one of single, tile', generateRequest, { prompt: 'dots' }],
    ['prompt is required', generateRequest, { compositionType: 'tile' }],
    ['body must be an object', generateRequest, []],
    ['limit must be a number', entriesQuery, { limit: 'ten' }],
    ['operation is required: one of generate, vectorize, upscale', quoteRequest, {}],
    ['operation must be one of generate, vectorize, upscale', quoteRequest, { operation: 'weave' }],
    ['tile must be one of auto, on, off, or one of true, false', upscaleForm, { tile: 'maybe' }],
    ['keepPhysicalSize must be one of true, false', upscaleForm, { keepPhysicalSize: 'yes' }],
    [
      'assetUrl must be given, or imageUrl, or inputUploadId; one of the three. A file itself is sent as multipart/form-data',
      upscaleRequest,
      {},
    ],
    ['config.colors must be given once', vectorizeForm, { config: '{"colors":6,"colors":8}' }],
    ['config.colors must be at most 64', vectorizeForm, { config: '{"colors":600}' }],
    ['config.mode must be one of auto, flat, scan, photo, line, pixel', vectorizeForm, { config: '{"mode":"cubist"}' }],
  ])('%s', (problem, schema, value) => expect(problemsOf(schema, value)).toEqual([problem]))
})
