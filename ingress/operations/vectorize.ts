import { vectorizeForm } from '../../schemas/http/vectorize.ts'
import { operationTerms } from '../../schemas/operations.ts'
import { vectorizeSizeRule } from '../images/size-rules.ts'
import type { OperationRoute } from './operation-route.ts'
import { readImageForm, requireImage } from './read-image-form.ts'

export const vectorizeRoute: OperationRoute = {
  name: 'vectorize',
  operation: 'vectorize',
  path: '/api/vectorize',
  event: 'work-vectorize',
  terms: operationTerms.vectorize,
  summary: 'Trace a raster image into fills-only SVG',
  description: 'Send one image of at most 50 MiB and 40 megapixels: PNG, JPEG, WebP, TIFF, AVIF or a still GIF.',
  bodies: [{ contentType: 'multipart/form-data', schema: vectorizeForm, fileField: 'image' }],
  readRequest: async (request, context) => {
    const { body, image } = await readImageForm(request, context, vectorizeForm, () => vectorizeSizeRule)
    const { quality, config, output_format: outputFormat } = body
    return {
      params: body,
      image,
      toWork: (terms, stored) => ({
        ...terms,
        image: requireImage(stored),
        quality,
        config: JSON.stringify(config),
        outputFormat,
      }),
    }
  },
}
