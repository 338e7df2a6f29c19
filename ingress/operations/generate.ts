import { generateRequest } from '../../schemas/http/generate.ts'
import { operationTerms } from '../../schemas/operations.ts'
import { generateWishes } from '../../schemas/work-commands.ts'
import { readJsonAs } from '../http/requests/read-json.ts'
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
  bodies: [
    {
      contentType: 'application/json',
      schema: generateRequest,
      example: { prompt: 'tossed peonies on navy', compositionType: 'tile', seed: 7 },
    },
  ],
  readRequest: async (request, context) => {
    const body = await readJsonAs(generateRequest, request, context)
    return { params: body, toWork: (terms) => ({ ...terms, ...generateWishes(body) }) }
  },
}
