import { describe, expect, test } from '@jest/globals'
import type { z } from 'zod'
import { generateRequest } from '../../../schemas/http/generate.ts'
import { entriesQuery } from '../../../schemas/http/pages.ts'
import { quoteRequest } from '../../../schemas/http/quotes.ts'
import { upscaleForm, upscaleRequest } from '../../../schemas/http/upscale.ts'
import { vectorizeForm } from '../../../schemas/http/vectorize.ts'
import type { Rejection } from '../../../schemas/rejection.ts'
import { validate } from '../../../schemas/validate.ts'

/** `field message`, one a problem. */
function problemsOf(schema: z.ZodType, value: unknown): string[] {
  try {
    validate(schema, value)
    return []
  } catch (error) {
    return ((error as Rejection).errors ?? []).map(({ field, message }) => `${field} ${message}`)
  }
}

describe('a problem says what is allowed', () => {
  const drawn = { prompt: 'dots', compositionType: 'tile' }

  test.each([
    [generateRequest, { ...drawn, seed: -1 }, 'seed must be at least 0'],
    [generateRequest, { ...drawn, size: 5000 }, 'size must be at most 4096'],
    [generateRequest, { ...drawn, size: 100.5 }, 'size must be a whole number'],
    [generateRequest, { ...drawn, size: '512' }, 'size must be a number'],
    [generateRequest, { ...drawn, seed: null }, 'seed must be a number'],
    [generateRequest, { ...drawn, colorPalette: [] }, 'colorPalette must have at least 1 item'],
    [generateRequest, { ...drawn, registrationMarks: 'yes' }, 'registrationMarks must be one of true, false'],
    [generateRequest, { prompt: 'dots' }, 'compositionType is required: one of single, tile'],
    [generateRequest, { compositionType: 'tile' }, 'prompt is required'],
    [generateRequest, [], 'body must be an object'],
    [entriesQuery, { limit: 'ten' }, 'limit must be a number'],
    [quoteRequest, {}, 'operation is required: one of generate, vectorize, upscale'],
    [quoteRequest, { operation: 'weave' }, 'operation must be one of generate, vectorize, upscale'],
    [upscaleForm, { tile: 'maybe' }, 'tile must be one of auto, on, off, or one of true, false'],
    [upscaleRequest, {}, 'assetUrl must be given, or imageUrl, or inputUploadId; one of the three'],
    [vectorizeForm, { config: '{"colors":600}' }, 'config.colors must be at most 64'],
    [vectorizeForm, { config: '{"mode":"cubist"}' }, 'config.mode must be one of auto, flat, scan, photo, line, pixel'],
  ])('%#: %j', (schema, value, problem) => expect(problemsOf(schema, value)).toEqual([problem]))
})
