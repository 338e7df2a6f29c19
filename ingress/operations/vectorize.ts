import { vectorizeSizeRule } from '../../infra/images/size-rules.ts'
import { vectorizeForm } from '../../schemas/http/vectorize.ts'
import { operationTerms } from '../../schemas/operations.ts'
import { requireImage, vectorizeWishes } from '../../schemas/work-commands.ts'
import type { OperationRoute } from './operation-route.ts'
import { readImageForm } from './read-image-form.ts'

export const vectorizeRoute: OperationRoute = {
  name: 'vectorize',
  operation: 'vectorize',
  path: '/api/vectorize',
  event: 'work-vectorize',
  terms: operationTerms.vectorize,
  summary: 'Trace a raster image into fills-only SVG',
  description: 'Send one image of at most 50 MiB and 40 megapixels: PNG, JPEG, WebP, TIFF, AVIF or a still GIF.',
  bodies: [
    {
      contentType: 'multipart/form-data',
      schema: vectorizeForm,
      fileField: 'image',
      example: { quality: 'medium', config: '{"colors":6}' },
    },
  ],
  readRequest: async (request, context) => {
    const { body, image } = await readImageForm(request, context, vectorizeForm, () => vectorizeSizeRule)
    return {
      params: body,
      image,
      toWork: (terms, stored) => ({
        ...terms,
        image: requireImage(stored),
        ...vectorizeWishes(body),
      }),
    }
  },
}
