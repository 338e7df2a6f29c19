import { type GenerateRequest, generateRequest, readColour } from '../../schemas/http/generate.ts'
import { operationTerms } from '../../schemas/operations.ts'
import { readJson } from '../http/read-json.ts'
import { validate } from '../http/validate.ts'
import type { OperationRoute } from './operation-route.ts'

/** Draws from words; everything it needs is in the body, so there is no input to store. */
export const generateRoute: OperationRoute = {
  name: 'generate',
  operation: 'generate',
  path: '/api/generate',
  event: 'work-generate',
  terms: operationTerms.generate,
  summary: 'Draw a pattern or a single artwork from a prompt',
  description: 'The same request with the same seed gives the same file. A tile repeats exactly in both directions.',
  bodies: [{ contentType: 'application/json', schema: generateRequest }],
  readRequest: async (request, context) => {
    const { value, problems } = await readJson(request, context)
    const body = validate(generateRequest, value, problems)
    return { params: body, toWork: (terms) => ({ ...terms, ...commandOf(body) }) }
  },
}

function commandOf(body: GenerateRequest) {
  return {
    prompt: body.prompt,
    compositionType: body.compositionType,
    colorPalette: (body.colorPalette ?? []).map((colour) => readColour(colour) ?? colour),
    aspectRatio: body.aspectRatio?.trim() ?? null,
    density: body.density === undefined ? null : String(body.density),
    outputFormat: body.output_format,
    seed: body.seed ?? null,
    size: body.size ?? null,
    spec: body.spec ? JSON.stringify(body.spec) : null,
    engine: body.engine ?? null,
    diffusion: body.diffusion ? JSON.stringify(body.diffusion) : null,
    dpi: body.dpi ?? null,
    repeatMm: body.repeatMm ?? null,
    trapMm: body.trapMm ?? null,
    registrationMarks: body.registrationMarks ?? null,
    colorways: body.colorways ?? null,
  }
}
